/** 20.1 generals, 20.4 initiative, 20.5 free rolls; 19.3 gunners. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lay } from '../rules/01-formations.ts'
import { rallier } from '../rules/07-rally.ts'
import { AIM } from '../rules/09-fire.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { outcome, pointsOf, worthOf } from '../rules/12-victory.ts'
import { isOldStyle } from '../rules/20-generals.ts'
import { dispersalFor, greatWorth } from '../rules/20-great.ts'
import { lastTurn } from '../rules/20-initiative.ts'
import type { GeneralData } from '../scenario.ts'
import { fieldFor, put } from '../state.ts'
import { ELIMINATED, MOVED, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const great = { greatGenerals: 'on' }
const pair = [french('a', [6, 18]), austrian('x', [40, 18])]

test('20.0, 20.1.1.1, 20.1.1.2 Gneisenau commands; Blücher, with no radius, fights and rallies with any unit', () => {
  const two: GeneralData[] = [
    general('g', 0, [6, 30], { rank: 'army', radius: 20, response: 10, combat: 2, defence: true }),
    general('b', 0, [6, 18], { rank: 'army', radius: 0, quality: 'E', response: 10, combat: 3, with: 'a' }),
  ]
  const t = stand([french('a', [6, 18], { type: 'PrLN', marks: ['rout'] }), pair[1]!], { year: 1813, generals: two })
  const f = fieldFor(t.s)
  assert.equal(rallier(f, t.s, 0, lay(f, t.s)), t.u('b'))
  const combat = { own: [[0], [1]], main: [0, 1], round: 0, done: 0 }
  assert.equal(combatLines(f, t.s, combat, 0, lay(f, t.s)).find(each => each.rule === '10.3.1.2')?.value, 3)
})

test('20.1.1.3 both are paid for', () => {
  const t = stand(pair, {
    generals: [
      general('g', 0, [6, 30], { rank: 'army', radius: 20, quality: 'G', response: 10, combat: 2, defence: true }),
      general('b', 0, [6, 26], { rank: 'army', radius: 0, quality: 'E', response: 10, combat: 3 }),
    ],
  })
  const f = fieldFor(t.s)
  assert.equal(worthOf(f, 2) + worthOf(f, 3), 9200)
})

const emperor = general('n', 0, [6, 30], {
  rank: 'army',
  radius: 23,
  quality: 'E',
  response: 10,
  combat: 3,
  great: 'napoleon',
})
const armies = [
  { id: 'f', side: 0, name: 'f', morale: 5 },
  { id: 'a', side: 1, name: 'a', morale: 5 },
]

test('20.1.2.1 from 1808 every letter of his army is one better; without the rule, or before, as printed', () => {
  const at = (year: number, options: Record<string, string>): number => {
    const t = stand([french('a', [6, 18], { figures: 24 }), pair[1]!], { year, options, generals: [emperor], armies })
    return dispersalFor(fieldFor(t.s), t.s, 0)
  }
  assert.ok(at(1812, great) < at(1812, {}))
  assert.equal(at(1805, great), at(1805, {}))
})

test('20.1.2.2 his formations take one more before they are worn', async () => {
  const { addedFatigue } = await import('../rules/20-great.ts')
  const t = stand(pair, { year: 1812, options: great, generals: [emperor], armies })
  assert.deepEqual(
    [0, 1].map(army => addedFatigue(fieldFor(t.s), t.s, army)),
    [1, 0],
  )
})

test('20.1.2.3, 20.1.3.3 Napoleon costs a point for every unit of troops, Wellington ten', () => {
  const t = stand([...pair, horse('h', 0, [6, 24])], {
    year: 1812,
    options: great,
    generals: [emperor, general('w', 1, [44, 30], { great: 'wellington' })],
    armies,
  })
  const f = fieldFor(t.s)
  assert.deepEqual([greatWorth(f, t.s, t.u('n')), greatWorth(f, t.s, t.u('w'))], [200, 1000])
  t.s.on[t.u('w')] = ELIMINATED
  assert.equal(pointsOf(t.s, 0), worthOf(f, t.u('w')) + 1000)
})

test('20.1.2.4 his death loses the battle at once', () => {
  const t = stand(pair, { year: 1812, options: great, generals: [emperor], armies })
  assert.equal(outcome(t.s), undefined)
  t.s.on[t.u('n')] = ELIMINATED
  assert.deepEqual(outcome(t.s)?.winners, [1])
  const plain = stand(pair, { year: 1812, generals: [emperor], armies })
  plain.s.on[plain.u('n')] = ELIMINATED
  assert.equal(outcome(plain.s), undefined)
})

test('20.1.3.1, 20.1.3.2 Wellington is marked if he has not moved, and rides when cavalry may react', () => {
  const generals = [general('w', 0, [6, 28], { rank: 'army', great: 'wellington' })]
  const t = stand([...pair, horse('h', 1, [40, 28])], { options: great, generals })
  t.act('done')
  t.act('react', [t.u('w')])
  t.until('movement.choose')
  t.act('done')
  t.until('reaction.first')
  assert.equal(t.may('unit', t.u('w')), true)
  const moved = stand([...pair, horse('c', 0, [6, 8])], { options: great, generals })
  put(moved.s, moved.u('w'), MOVED)
  moved.act('done')
  assert.equal(moved.refusal('react', [moved.u('w')]).rule, '8.5.1.1')
  const off = stand([...pair, horse('c', 0, [6, 8])], { generals })
  off.act('done')
  assert.equal(off.refusal('react', [off.u('w')]).rule, '8.5.1.1')
})

test('20.1.4.1 the French, the British, the best everywhere and some by their year lead from the front', () => {
  const old = (type: string, year: number, more: Partial<GeneralData> = {}): boolean => {
    const t = stand([french('a', [6, 18], { type, under: 'd' }), pair[1]!], {
      year,
      options: { oldStyle: 'on' },
      generals: [general('d', 0, [6, 26], { combat: 0, quality: 'A', ...more })],
    })
    return isOldStyle(fieldFor(t.s), t.s, 2)
  }
  assert.equal(old('FrLN', 1805), false)
  assert.equal(old('BrLN', 1805), false)
  assert.equal(old('AuLN', 1805), true)
  assert.equal(old('AuLN', 1805, { quality: 'E' }), false)
  assert.equal(old('AuLN', 1805, { combat: 2 }), false)
  assert.equal(old('PrLN', 1806), true)
  assert.equal(old('PrLN', 1813), false)
  assert.equal(old('RsLN', 1805, { name: 'Suvorov' }), false)
  assert.equal(old('RsLN', 1805), true)
  assert.equal(old('TkJAN', 1805), false)
  assert.equal(old('TkJAN', 1805, { rank: 'corps' }), true)
})

test('20.1.4.2 an old-style general tests before he joins troops; refusing, he joins nobody in this phase', () => {
  const more = {
    side: 1,
    first: 1,
    options: { oldStyle: 'on' },
    generals: [general('d', 1, [40, 26], { combat: 0, quality: 'A' as const, response: 5 })],
  }
  const units = [pair[0]!, austrian('x', [40, 18], { under: 'd' })]
  const t = stand(units, more, [5])
  t.act('march', '2 H1')
  assert.equal(t.s.host[2], 1)
  const refused = stand(units, more, [6])
  refused.act('march', '2 H1')
  assert.equal(refused.s.host[2], -1)
  assert.equal(refused.refusal('attach', 1).rule, '20.1.4.2')
  assert.equal(refused.refusal('go', [inch(40), inch(17.5)]).rule, '20.1.4.2')
  refused.act('go', [inch(40), inch(28)])
})

test('20.1.5 an infirm general rides less, where the rule is used', () => {
  const generals = [general('d', 0, [6, 18], { moves: 12 })]
  const t = stand([french('a', [6, 8]), pair[1]!], { options: { infirm: 'on' }, generals })
  assert.equal(t.refusal('march', `2 G${inch(18.1)},${inch(18)}`).rule, '8.1.2')
  t.act('march', `2 G${inch(18)},${inch(18)}`)
  const off = stand([french('a', [6, 8]), pair[1]!], { generals })
  assert.equal(off.may('march', `2 G${inch(30)},${inch(18)}`), true)
})

const turn = (initiative: number): Stand =>
  stand(pair, { options: { initiative: 'on' }, initiative, phase: 'end', side: 1, turns: 4 })

test('20.4, 20.4.1 its holder adds or takes a turn, once; every use hands the marker over', () => {
  const t = turn(0)
  assert.equal(t.at(), 'initiative.choose')
  t.act('lengthen')
  assert.deepEqual([lastTurn(t.s), t.s.extra.initiative], [5, 1])
  t.until('initiative.choose')
  assert.equal(t.refusal('shorten').rule, '20.4.1')
  const less = turn(1)
  less.act('shorten')
  assert.equal(lastTurn(less.s), 3)
})

test('20.4.2, 20.4.2.1 the sides change places for one turn', () => {
  const t = turn(0)
  t.act('swap')
  assert.equal(t.s.side, 1)
  t.until('initiative.choose')
  t.act('keep')
  assert.equal(t.s.side, 0)
})

test('20.4.3 at the end of control its holder may forget fatigue for the turn', () => {
  const t = stand(pair, {
    options: { initiative: 'on', fatigue: 'on' },
    initiative: 0,
    phase: 'end',
    side: 1,
    turns: 4,
  })
  t.act('keep')
  assert.equal(t.at(), 'tireless.choose')
  t.act('ignore')
  assert.deepEqual([t.s.extra.untired, t.s.extra.initiative], [0, 1])
  t.until('initiative.choose')
  assert.equal(t.s.extra.untired, -1)
})

const near = [french('a', [20, 18], { formation: 'line' as const }), austrian('x', [22, 18])]

test('20.5, 20.5.1 so many for a side as the scenario says, each used once', () => {
  const t = stand(near, { options: { freeRolls: 'on' }, freeRolls: [1, 0], phase: 'fire' }, [1, 10, 2, 9])
  t.act('fire', 1 * AIM + 0)
  assert.equal(t.at(), 'shot.freeOther')
  t.act('reroll')
  assert.deepEqual(t.s.extra.free, [0, 0])
  assert.deepEqual([t.last('fired').die, t.last('fired').answer], [2, 9])
  assert.equal(t.last('freeRoll').left, 0)
})

test('20.5.2 the second roll stands, and one is used on a roll', () => {
  const generals = [general('d', 0, [4, 18], { with: 'a' })]
  const t = stand(
    [french('a', [6, 18], { marks: ['rout'], under: 'd' }), pair[1]!],
    { options: { freeRolls: 'on' }, freeRolls: [2, 2], generals, phase: 'control' },
    [10, 10],
  )
  t.act('rally', 0)
  assert.equal(t.at(), 'rally.free')
  t.act('reroll')
  assert.notEqual(t.at(), 'rally.free')
  assert.equal((t.s.mark[0]! & ROUT) !== 0, true)
  assert.deepEqual(t.s.extra.free, [1, 2])
  const kept = stand(
    [french('a', [6, 18], { marks: ['rout'], under: 'd' }), pair[1]!],
    { options: { freeRolls: 'on' }, freeRolls: [2, 2], generals, phase: 'control' },
    [10],
  )
  kept.act('rally', 0)
  kept.act('keep')
  assert.deepEqual(kept.s.extra.free, [2, 2])
})

test('20.5.2 the emergency square and the nerve of irregulars may be tried again, too', () => {
  const options = { freeRolls: 'on', irregulars: 'on' }
  const square = stand([horse('c', 0, [20, 18]), austrian('x', [30, 18])], { options, freeRolls: [0, 1] }, [10, 1])
  square.act('march', '0 T1')
  assert.equal(square.at(), 'square.free')
  square.act('reroll')
  assert.equal(square.last('tested').passed, true)
  const nerve = stand(
    [{ ...horse('k', 0, [20, 18]), type: 'RsCSK' }, horse('x', 1, [30, 18])],
    { options, freeRolls: [1, 0] },
    [10, 1],
  )
  nerve.act('march', '0 T1')
  assert.equal(nerve.at(), 'nerve.free')
  nerve.act('reroll')
  assert.equal(nerve.heard('touched'), true)
})

test('20.5.3 of rolls against each other both dice are rolled again', () => {
  const t = stand([horse('a', 0, [20, 18]), horse('x', 1, [24, 18])], {
    options: { freeRolls: 'on' },
    freeRolls: [1, 1],
  })
  t.act('march', '0 T1')
  t.act('done')
  t.roll(2, 9)
  t.until('combat.free')
  t.roll(8, 3)
  t.act('reroll')
  assert.deepEqual(t.last('round').dice, [8, 3])
})

test('19.3 the Old Guard replaces a fallen gunner of the Guard beside it; neither moves, and it cannot be undone', () => {
  const units = [
    french('o', [20, 18], { type: 'FrOGD', formation: 'line' }),
    { id: 'g', side: 0, type: 'FrG12#', at: [20, 20.25] as const, facing: 90, formation: 'line' as const },
    pair[1]!,
  ]
  const t = stand(units, { options: { oldGuardGunners: 'on' } })
  assert.equal(t.refusal('crew', 1).rule, '19.3')
  t.s.figures[1]!--
  const before = t.s.figures[0]!
  t.act('crew', 1)
  assert.deepEqual([t.s.figures[1], t.s.figures[0]], [2, before - 1])
  assert.equal(t.refusal('march', `0 F${inch(1)}`).rule, '8.1.1.4')
  const off = stand(units)
  off.s.figures[1]!--
  assert.equal(off.refusal('crew', 1).rule, '19.3')
})
