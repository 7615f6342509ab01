import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { searchDice } from '@bivouac/kernel'
import { conformance } from '@bivouac/kernel/conformance'
import { createMatch } from '@bivouac/match'
import { commandersOf, seatOfUnit } from '../commanders.ts'
import { fieldNamed } from '../field.ts'
import { napoleonsBattles } from '../module.ts'
import type { ScenarioData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { FOUR } from './positions-commanders.ts'
import { inch, stand } from './table.ts'

const SEVERAL = { commanders: 'several' } as const
const at = (phase: ScenarioData['phase'], side = 0, more: Partial<ScenarioData> = {}, dice: readonly number[] = []) =>
  stand(FOUR.units, { ...FOUR, ...more, phase, side, options: SEVERAL } as never, dice)

test('20.3.1 each corps is a seat; a commander in chief without troops takes the first', () => {
  const setup = napoleonsBattles.readSetup({ scenario: FOUR, options: SEVERAL })
  assert.ok(typeof setup !== 'string', String(setup))
  assert.deepEqual(
    napoleonsBattles.seats(setup).map(each => each.en),
    ['French: Chef', 'French: Second', 'Austrians: Feldherr', 'Austrians: Zweiter'],
  )
  assert.deepEqual(napoleonsBattles.sides!(napoleonsBattles.begin(setup)), [0, 0, 1, 1])
  const f = fieldNamed(JSON.stringify(setup.options.position))
  const all = commandersOf(f)
  assert.deepEqual(
    ['x1', 'x3', 'y2', 'y3', 'f1', 'f2'].map(id => seatOfUnit(f, all, f.id.indexOf(id))),
    [0, 1, 2, 3, 0, 1],
  )
})
test('20.3.1 a scenario may name its commanders; a battle of one formation a side has none', () => {
  const named = napoleonsBattles.readSetup({
    scenario: { ...FOUR, commanders: [['fc', 'f1'], ['ac']] },
    options: SEVERAL,
  })
  assert.ok(typeof named !== 'string', String(named))
  assert.deepEqual(
    napoleonsBattles.seats(named).map(each => each.en),
    ['French: Chef', 'French: Premier', 'Austrians: Feldherr'],
  )
  assert.match(
    String(napoleonsBattles.readSetup({ scenario: { ...FOUR, commanders: [['ac'], ['ac']] } })),
    /one to four/,
  )
  assert.match(String(napoleonsBattles.readSetup({ scenario: 'san-rocco', options: SEVERAL })), /several formations/)
  assert.match(
    String(napoleonsBattles.readSetup({ scenario: FOUR, options: { ...SEVERAL, orders: 'on' } })),
    /commanders: several.*orders: on/,
  )
})
for (const side of [0, 1])
  test(`20.3.1 all commanders of a side move at once, each his own, in the order in which they order (side ${side})`, () => {
    const here = at('movement', side)
    const [mine, second, other] = (side === 0 ? ['x1', 'x2', 'x3'] : ['y1', 'y2', 'y3']).map(here.u) as [
      number,
      number,
      number,
    ]
    const seats = [2 * side, 2 * side + 1] as const
    const [first, colleague] = seats.map(here.by) as [ReturnType<typeof here.by>, ReturnType<typeof here.by>]
    assert.deepEqual(here.decision().shared, seats)
    assert.equal(first.refused('unit', other), '20.3.1')
    assert.equal(first.refused('march', `${other} F240`), '20.3.1')
    assert.equal(colleague.refused('unit', mine), '20.3.1')
    colleague.act('march', `${other} F240`)
    assert.deepEqual(here.decision().shared, seats, 'a whole march is one order')
    first.act('march', `${mine} F240`)
    // Whoever steers a unit leg by leg keeps the table until it halts: 8.1.1 one unit after the other.
    first.act('unit', second)
    assert.equal(here.where(), `march.leg ${seats[0]}`)
    here.act('halt')
    colleague.act('done')
    assert.deepEqual(here.decision().shared, [seats[0]])
    assert.equal(first.refused('unit', other), '20.3.1')
    first.act('done')
    assert.notEqual(here.at(), 'movement.choose')
  })
test('20.3.1 of one unit its own commander is asked', () => {
  const here = at('movement')
  here.by(1).act('unit', here.u('x3'))
  assert.equal(here.where(), 'march.leg 1')
})
test('20.3.1 who has been left in another’s way is refused by the table as it is then', () => {
  const here = at('movement')
  const [x1, x3] = [here.u('x1'), here.u('x3')]
  const before = here.by(1).whyNot('march', `${x3} F240`)
  assert.equal(before, undefined)
  here.s.x[x1] = here.s.x[x3]! + inch(2)
  here.s.y[x1] = here.s.y[x3]!
  assert.notEqual(here.by(1).whyNot('march', `${x3} F${inch(2)}`), undefined)
})
test('20.3.1 cavalry is marked by its commander, and nobody waits for who has none', () => {
  const here = at('movement')
  for (const seat of [0, 1]) here.by(seat).act('done')
  assert.equal(here.at(), 'movement.mark')
  const { shared } = here.decision()
  assert.ok(shared!.includes(1))
  here.by(1).act('react', [here.u('x4')])
  if (shared!.includes(0)) here.by(0).act('pass')
  assert.notEqual(here.at(), 'movement.mark')
})
test('20.3.1.1, 20.3.1.2, 20.3.1.3 the control of a player on the field is 10, that of others their own', () => {
  // The second corps is far from everybody: its general, a player, passes with a ten; the first corps has none of its own.
  const away = FOUR.generals!.map(each => (each.id === 'f2' ? { ...each, at: [6, 21] as const, radius: 1 } : each))
  const alone = away.map(each => (each.id === 'fc' ? { ...each, at: [2, 1] as const, radius: 1 } : each))
  const here = at('control', 0, { generals: alone }, [10, 10])
  // Neither has anything to write.
  here.act('done')
  here.act('done')
  const tested = here.all('tested').map(({ unit, need, passed }) => [unit, need, passed])
  assert.deepEqual(tested, [
    [here.u('f1'), 3, false],
    [here.u('f2'), 10, true],
  ])
})
test('20.3.1.4 nobody is kept from talking by the table: the seats of a side see the same', () => {
  const here = at('movement')
  const [one, two] = [0, 1].map(seat => napoleonsBattles.view(here.pos, seat))
  assert.deepEqual(one, two)
  assert.equal(one!.eye, 0)
  assert.equal(napoleonsBattles.view(here.pos, 3).eye, 1)
})
test('20.3.1 four computers play a battle to its end, two against two', () => {
  const setup = napoleonsBattles.readSetup({ scenario: FOUR, options: SEVERAL })
  assert.ok(typeof setup !== 'string', String(setup))
  const match = createMatch(napoleonsBattles, setup, { seed: 'two by two', nonces: [] })
  const recruit = playersFor(napoleonsBattles).find(({ id }) => id === 'recruit')!
  const dice = searchDice('two by two')
  const asked = new Set<number>()
  while (match.decision !== undefined) {
    const { decision } = match
    asked.add(decision.seat)
    const view = match.view(decision.seat)
    const { action } = decide(
      napoleonsBattles,
      recruit,
      { seat: decision.seat, view, heard: [], decision },
      {},
      dice,
      false,
    )
    const done = match.submit(decision.seat, action)
    assert.ok(done.ok, `${decision.proc}.${decision.step} ${JSON.stringify(action)}`)
  }
  assert.equal(asked.size, 4)
  assert.ok(match.result!.winners.every(side => side < 2))
})

test('20.3.1 four people play a battle to its end: each orders his own men, side by side with his colleague, by what his side sees', () => {
  const setup = napoleonsBattles.readSetup({ scenario: FOUR, options: SEVERAL })
  assert.ok(typeof setup !== 'string', String(setup))
  const match = createMatch(napoleonsBattles, setup, { seed: 'four people', nonces: [] })
  const field = fieldFor(napoleonsBattles.begin(setup).s)
  const all = commandersOf(field)
  // Each has a mind of his own.
  const minds = [0, 1, 2, 3].map(seat => searchDice(`person ${seat}`))
  const ordered = [0, 1, 2, 3].map(() => new Set<number>())
  const dice = searchDice('who is first')
  for (let n = 0; match.decision !== undefined; n++) {
    const { decision } = match
    // Of those who share a question anybody may be the next.
    const sharing = decision.shared ?? [decision.seat]
    const seat = sharing[dice.next(sharing.length)]!
    const { actions, proc, step } = match.asked(seat)!
    const marches = actions.filter(each => each.type === 'unit')
    const list = marches.length > 0 && minds[seat]!.next(4) > 0 ? marches : actions
    const action = list[minds[seat]!.next(list.length)]!
    if (n % 25 === 0)
      for (const other of [0, 1, 2, 3].filter(each => each !== seat)) {
        const isSharing = sharing.includes(other)
        assert.equal(match.asked(other) !== undefined, isSharing)
        if (!isSharing) assert.ok(!match.submit(other, action).ok)
        if (all[other]!.side === all[seat]!.side) assert.deepEqual(match.view(other), match.view(seat))
      }
    if (`${proc}.${step}` === 'movement.choose' && action.type === 'unit') ordered[seat]!.add(Number(action.arg))
    assert.ok(match.submit(seat, action).ok, `${proc}.${step} ${JSON.stringify(action)}`)
  }
  for (const [seat, units] of ordered.entries()) {
    assert.ok(units.size > 0, `seat ${seat} has ordered nobody`)
    for (const unit of units) assert.equal(seatOfUnit(field, all, unit), seat)
  }
  assert.ok(match.result!.winners.every(side => side < 2))
})

conformance(test, napoleonsBattles, {
  games: 6,
  setups: [
    { scenario: FOUR, options: SEVERAL },
    { scenario: 'marengo', options: SEVERAL },
  ],
  limit: 40_000,
  sample: 0.01,
})
