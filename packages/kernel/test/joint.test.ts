/** Questions put to several seats at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit, conformance, coverage } from '../src/conformance/index.ts'
import { canonical, movedOn, scriptedDice, searchDice, sideNames, sidesOf, tableFor, veiled } from '../src/index.ts'
import { act, orders } from './toy-orders.ts'

const setups = [{ scenario: 'three' }, { scenario: 'pairs' }]
conformance(test, orders, { games: 400, setups })
coverage(test, orders, {
  games: 200,
  setups,
  allow: { 'refusal 2.1: Nobody has taken the hill.': 'then nobody is asked' },
})

const setupOf = (scenario: string) => {
  const setup = orders.readSetup({ scenario })
  assert.ok(typeof setup !== 'string')
  return setup
}
function opened(scenario: string) {
  const pos = orders.begin(setupOf(scenario))
  const dice = searchDice('deal')
  const t = tableFor(pos, dice)
  const decision = orders.machine.advance(pos, t)
  assert.ok(decision)
  return { pos, t, decision }
}

test('everybody is asked at once, each for himself', () => {
  const { pos, t, decision } = opened('pairs')
  assert.deepEqual(decision.asked, [0, 1, 2, 3])
  assert.deepEqual(decision.awaited, [0, 1, 2, 3])
  for (const seat of decision.asked ?? []) {
    const mine = orders.machine.questionTo(pos, t, seat)!
    assert.equal(mine.seat, seat)
    assert.deepEqual(
      mine.actions.map(each => each.arg),
      [...pos.s.hands[seat]!, undefined],
    )
    const foreign = pos.s.hands[(seat + 1) % 4]![0]!
    assert.equal(orders.machine.whyNot(pos, t, act('commit', foreign), seat)?.rule, '1.1')
  }
})

test('nothing happens and nothing is told before the last answer; then everything, whoever was last', () => {
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
  ]) {
    const { pos } = opened('three')
    const told: string[] = []
    const ear = { tell: (event: { e: string }) => void told.push(event.e), whisper() {}, reveal() {} }
    const t = tableFor(pos, scriptedDice([]), ear)
    const before = canonical(pos.s)
    for (const seat of order.slice(0, 2)) {
      orders.machine.take(pos, t, act('commit', pos.s.hands[seat]![1]!), seat)
      assert.equal(orders.machine.questionTo(pos, t, seat), undefined, 'he has answered')
    }
    assert.equal(canonical(pos.s), before)
    assert.deepEqual(told, [])
    assert.deepEqual(orders.machine.advance(pos, t)?.awaited, [order[2]])
    orders.machine.take(pos, t, act('hold'), order[2])
    assert.equal(told[0], 'orders')
    assert.ok(!pos.stack.some(frame => 'answers' in frame))
  }
})

test('an answer is its seat’s alone to see, and to take back', () => {
  const { pos, t } = opened('three')
  const fresh = canonical(pos)
  orders.machine.take(pos, t, act('hold'), 1)
  const frame = pos.stack.at(-1)!
  assert.deepEqual(veiled(frame, 1).answers, [{ seat: 1, type: 'hold' }])
  for (const eye of [0, 2, 'spectator'] as const) assert.ok(!('answers' in veiled(frame, eye)))
  orders.machine.take(pos, t, act('hold'), 0)
  orders.machine.withdraw(pos, 1)
  assert.deepEqual(orders.machine.advance(pos, t)?.awaited, [1, 2])
  orders.machine.withdraw(pos, 0)
  assert.equal(canonical(pos), fresh)
})

test('conformance finds answers that show, and an order that does', () => {
  const open: typeof orders = {
    ...orders,
    view: (pos, eye) => ({ ...orders.view(pos, eye), stack: pos.stack.map(frame => structuredClone(frame)) }),
  }
  const { faults } = audit(open, { games: 20, setups })
  assert.ok(faults.blind.some(fault => /a secret shows in the view/.test(fault)))
  const first: typeof orders = {
    ...orders,
    machine: {
      ...orders.machine,
      take(pos, t, action, seat) {
        if (pos.s.played.length === 0) pos.s.played = [seat ?? 0]
        orders.machine.take(pos, t, action, seat)
      },
    },
  }
  assert.ok(audit(first, { games: 20, setups }).faults.joint.some(fault => /the order of answers shows/.test(fault)))
})

test('sides have seats, names and several winners', () => {
  assert.deepEqual(sidesOf(orders, setupOf('pairs')), [0, 1, 0, 1])
  assert.deepEqual(
    sideNames(orders, setupOf('pairs')).map(name => name.en),
    ['East', 'West'],
  )
  const winners = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const pos = orders.begin(setupOf('three'))
    const dice = searchDice(n)
    const t = tableFor(pos, dice)
    for (let d = orders.machine.advance(pos, t); d !== undefined; d = orders.machine.advance(pos, t))
      orders.machine.take(pos, t, d.actions[dice.next(d.actions.length)]!)
    winners.add(pos.result!.winners.join())
  }
  assert.ok(
    [...winners].some(each => each.includes(',')),
    'sometimes two share a victory',
  )
})

test('in the return game everybody moves on, team-mates together, to another side', () => {
  assert.deepEqual(movedOn(['a', 'b'], [0, 1]), ['b', 'a'])
  assert.deepEqual(movedOn(['a'], [0]), ['a'])
  assert.deepEqual(movedOn(['a', 'b', 'c'], [0, 1, 2]), ['c', 'a', 'b'])
  assert.deepEqual(movedOn(['a', 'b', 'c', 'd'], [0, 1, 0, 1]), ['d', 'a', 'b', 'c'])
  assert.deepEqual(movedOn(['a', 'b', 'c', 'd'], [0, 0, 1, 1]), ['c', 'd', 'a', 'b'])
  assert.deepEqual(movedOn(['a', 'b', 'c'], [0, 0, 1]), ['c', 'a', 'b'], 'uneven sides: by one')
})
