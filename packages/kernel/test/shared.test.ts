/** Questions that several seats share: each answer is carried out as it comes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conformance, coverage } from '../src/conformance/index.ts'
import { partOfEach } from '../src/conformance/joint.ts'
import { awaitedSeats, canonical, goesOnWith, scriptedDice, stepwise, tableFor } from '../src/index.ts'
import { diggers, dug } from './toy-diggers.ts'

const setups = [{ scenario: 'strip' }]
conformance(test, diggers, { games: 400, setups })
coverage(test, diggers, { games: 200, setups })

function opened(...dice: number[]) {
  const pos = diggers.begin({ scenario: 'strip', options: {} })
  const told: string[] = []
  const ear = { tell: (event: { e: string }) => void told.push(event.e), whisper() {}, reveal() {} }
  const t = tableFor(pos, scriptedDice(dice), ear)
  const { machine } = diggers
  return {
    pos,
    t,
    told,
    ask: () => machine.advance(pos, t)!,
    of: (seat: number) => machine.questionTo(pos, t, seat),
    why: (seat: number, action = dug(seat, 0)) => machine.whyNot(pos, t, action, seat),
    act(seat: number, action: ReturnType<typeof dug>) {
      assert.equal(machine.whyNot(pos, t, action, seat), undefined)
      machine.take(pos, t, action, seat)
      return machine.advance(pos, t)!
    },
  }
}

test('all who share it are asked at once, each for what is his', () => {
  const { ask, of, why } = opened()
  const first = ask()
  assert.deepEqual([first.seat, first.shared, awaitedSeats(first)], [0, [0, 1], [0, 1]])
  assert.deepEqual(first.asked, undefined, 'nothing is kept hidden until the last answer')
  assert.ok(goesOnWith(first, 1) && !goesOnWith(first, 2))
  for (const seat of [0, 1]) {
    assert.equal(of(seat)!.seat, seat)
    assert.ok(of(seat)!.actions.every(({ type, arg }) => type === 'rest' || Number(arg) % 2 === seat))
    assert.equal(why(seat, dug(1 - seat, 3))?.rule, '2.2')
  }
  assert.equal(of(2), undefined)
})

test('each answer is told and taken at once, whoever gives it; the next is judged by the table as it is then', () => {
  const { ask, act, why, told, pos } = opened()
  ask()
  assert.deepEqual(act(1, dug(1, 0)).shared, [0, 1])
  assert.deepEqual(told, ['dug'])
  assert.equal(pos.s.holes[0], 1)
  assert.equal(why(0)?.text.en, 'There is a hole already.')
  assert.deepEqual(act(0, dug(0, 1)).shared, [0, 1])
  assert.deepEqual(act(1, dug(1, 2)).shared, [0], 'who has nothing left to do is not asked')
})

test('who is through is asked no more; when all are, the rules go on and nothing of it is kept', () => {
  const { ask, act, of, pos } = opened()
  ask()
  assert.deepEqual(act(0, { type: 'rest' }).shared, [1])
  assert.equal(of(0), undefined)
  act(1, dug(1, 0))
  assert.deepEqual(pos.stack.at(-1)!.through, [0], 'kept while the others go on')
  // Leaving with a deed: it is carried out, and he is through.
  const next = act(1, { type: 'mark', arg: [0] })
  assert.deepEqual(pos.s.marked, [0])
  assert.deepEqual(next.shared, [2, 3])
  assert.ok(!pos.stack.some(frame => 'through' in frame))
})

test('a deed of several steps is its doer’s alone; then all share the question again', () => {
  const { ask, act, of, pos, t } = opened(6)
  ask()
  const within = act(1, { type: 'deep', arg: 2 * 4 + 1 })
  assert.deepEqual([within.seat, within.shared, within.proc], [1, undefined, 'deep'])
  assert.equal(of(0), undefined)
  diggers.machine.take(pos, t, { type: 'go' })
  assert.deepEqual(ask().shared, [0, 1])
})

test('without a seat the first who goes on is meant; what somebody has begun is his to go on with', () => {
  const { pos, t } = opened()
  const steps = stepwise(diggers)
  steps.machine.advance(pos, t)
  steps.machine.take(pos, t, dug(0, 5))
  assert.equal(pos.s.holes[5], 0)
  steps.machine.advance(pos, t)
  steps.machine.take(pos, t, dug(1, 6), 1)
  steps.machine.advance(pos, t)
  steps.machine.take(pos, t, { type: 'mark', arg: 6 }, 1)
  const going = steps.machine.advance(pos, t)!
  assert.deepEqual([going.seat, going.shared, going.begun?.seat], [1, [0, 1], 1])
  steps.machine.take(pos, t, { type: 'mark', arg: [6] }, 1)
  assert.deepEqual(steps.machine.advance(pos, t)!.shared, [0])
})

test('a copy taken in the middle stands for itself', () => {
  const { ask, act, pos, t } = opened()
  ask()
  act(0, { type: 'rest' })
  const copy = diggers.clone(pos)
  const before = canonical(copy)
  diggers.machine.take(pos, t, { type: 'rest' }, 1)
  diggers.machine.advance(pos, t)
  assert.equal(canonical(copy), before)
})

test('conformance finds who is asked his part and has none', () => {
  const { pos, ask } = opened()
  const decision = ask()
  const { machine } = diggers
  const half: typeof diggers = {
    ...diggers,
    machine: { ...machine, questionTo: (at, t, seat) => (seat === 1 ? undefined : machine.questionTo(at, t, seat)) },
  }
  assert.equal(partOfEach(diggers, pos, decision, 4), undefined)
  assert.match(String(partOfEach(half, pos, decision, 4)), /share the question, and seat 1 is not asked/)
  assert.match(String(partOfEach(diggers, pos, { ...decision, shared: [1, 0] }, 4)), /not ascending/)
})
