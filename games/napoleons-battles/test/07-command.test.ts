import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { quartersLeft } from '../rules/07-command.ts'
import type { GeneralData } from '../scenario.ts'
import { DISORDER, HALF, NONE, ROUT } from '../words.ts'
import { austrian, french, general, horse, type Stand, stand } from './table.ts'

const control = { phase: 'control' as const }
const chief = general('chief', 0, [4, 18], { rank: 'army', radius: 8, response: 10 })
const division = general('div', 0, [9, 18], { under: 'chief' })
const markOf = (t: Stand, u: number): string =>
  (t.s.mark[u]! & NONE) !== 0 ? 'none' : (t.s.mark[u]! & HALF) !== 0 ? 'half' : 'free'
const commanded = (
  generals: GeneralData[],
  units: Parameters<typeof stand>[0],
  dice: number[] = [],
  more: object = {},
): Stand => {
  const t = stand(units, { ...control, generals, ...more }, dice)
  t.until('movement.choose')
  return t
}
const wagon = (at: [number, number]) => ({ id: 'w', side: 0, type: 'WAGON', at, facing: 90, under: 'div' })
const horseGuns = (at: [number, number]) => ({
  id: 'hg',
  side: 0,
  type: 'Fr8#h',
  at,
  facing: 90,
  formation: 'column' as const,
  under: 'div',
})
const footGuns = (at: [number, number]) => ({
  id: 'fg',
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'column' as const,
  under: 'div',
})

test('7.2.1, 7.2.3 the chain runs from the chief down; the highest general is in command by himself', () => {
  const t = commanded([chief, division], [french('a', [12, 18], { under: 'div' })])
  assert.equal(markOf(t, 0), 'free')
  assert.ok(!t.heard('tested'))
  // Without the chief the division’s general is the highest, and in command.
  const alone = commanded(
    [{ ...division, rank: 'division' } as GeneralData].map(({ under: _, ...each }) => each),
    [french('a', [12, 18], { under: 'div' })],
  )
  assert.equal(markOf(alone, 0), 'free')
  assert.ok(!alone.heard('tested'))
})

test('7.2.2, 7.2.2.1 a divisional general commands units in his radius, even those partly in it', () => {
  // Radius 4 from a base of an inch at [9, 18]: the rear edge of the column decides.
  const t = commanded(
    [chief, division],
    [french('a', [15, 18], { under: 'div' }), french('b', [15.1, 24], { under: 'div' })],
  )
  assert.equal(markOf(t, 0), 'free')
  assert.equal(markOf(t, 1), 'none')
})

test('7.2.2.2 a higher general commands units only by touching them', () => {
  const near = commanded([chief, { ...division, at: [40, 30] }], [french('a', [8, 18], { under: 'div' })], [10])
  assert.equal(markOf(near, 0), 'none')
  const touched = commanded(
    [
      { ...chief, at: [6, 18] },
      { ...division, at: [40, 30] },
    ],
    [french('a', [8, 18], { under: 'div' })],
    [10],
  )
  assert.equal(markOf(touched, 0), 'free')
})

test('7.2.3.1 the book’s example: out of the chief’s radius but in that of his corps, a divisional general is in command', () => {
  const corps = general('corps', 0, [10, 18], { rank: 'corps', radius: 7, response: 1, under: 'chief' })
  const t = commanded(
    [chief, corps, { ...division, at: [16, 18], under: 'corps' }],
    [french('a', [19, 18], { under: 'div' })],
  )
  assert.equal(markOf(t, 0), 'free')
  assert.ok(!t.heard('tested'))
})

test('7.2.3.2 outside the radius of its general a unit does not move, whatever its arm', () => {
  const t = commanded(
    [chief, division],
    [french('a', [30, 18], { under: 'div' }), horse('h', 0, [30, 24], { under: 'div' }), wagon([30, 30])],
  )
  assert.deepEqual(
    [0, 1, 2].map(u => markOf(t, u)),
    ['none', 'none', 'none'],
  )
  assert.equal(t.refusal('unit', 0).rule, '7.2.3.2')
})

test('7.2.4 generals are tested from the highest down, and move freely whatever comes of it', () => {
  const corps = general('corps', 0, [30, 18], { rank: 'corps', radius: 3, response: 5, under: 'chief' })
  const t = commanded(
    [chief, corps, { ...division, at: [40, 30], under: 'corps' }],
    [french('a', [42, 30], { under: 'div' })],
    [10, 10],
  )
  assert.deepEqual(
    t.told.flatMap(each => (each.e === 'tested' ? [each.unit] : [])),
    [2, 3],
  )
  assert.ok(t.may('unit', 2))
  assert.ok(t.may('unit', 3))
})

const apart = [chief, { ...division, at: [30, 18] as [number, number] }]
const mixed = () => [
  french('a', [33, 18], { under: 'div' }),
  horse('h', 0, [33, 14], { under: 'div' }),
  footGuns([30, 21]),
  horseGuns([28, 14]),
  wagon([28, 21]),
]

test('7.2.4.2, 7.2.4.2.1 passed on his own: foot, foot guns and wagons at half, cavalry and horse guns free', () => {
  const t = commanded(apart, mixed(), [6])
  assert.deepEqual(
    [0, 1, 2, 3, 4].map(u => markOf(t, u)),
    ['half', 'free', 'half', 'free', 'half'],
  )
})

test('7.2.4.2.2 failed on his own: foot, foot guns and wagons stand, cavalry and horse guns at half', () => {
  const t = commanded(apart, mixed(), [7])
  assert.deepEqual(
    [0, 1, 2, 3, 4].map(u => markOf(t, u)),
    ['none', 'half', 'none', 'half', 'none'],
  )
})

test('7.2.4.1 those of a failed higher general outside his radius test for themselves', () => {
  const corps = general('corps', 0, [28, 18], { rank: 'corps', radius: 4, response: 5, under: 'chief' })
  const t = commanded(
    [chief, corps, { ...division, at: [40, 30], under: 'corps' }],
    [french('a', [42, 30], { under: 'div' })],
    [6, 1],
  )
  assert.equal(t.told.filter(each => each.e === 'tested').length, 2)
  assert.equal(markOf(t, 0), 'half')
})

test('7.2.4.2 a corps without divisions: its general orders the units himself, and is tested like a divisional one', () => {
  const corps = general('div', 0, [30, 18], { rank: 'corps', radius: 4, response: 6, under: 'chief' })
  for (const [die, marks] of [
    [6, ['half', 'free', 'half', 'free', 'half']],
    [7, ['none', 'half', 'none', 'half', 'none']],
  ] as const) {
    const t = commanded([chief, corps], mixed(), [die])
    assert.deepEqual(
      [0, 1, 2, 3, 4].map(u => markOf(t, u)),
      marks,
    )
  }
})

test('7.2.4.2.3 half movement of a disordered unit is a quarter; either alone is a half', () => {
  const t = stand([
    french('a', [10, 10], { marks: ['disorder', 'half'] }),
    french('b', [10, 14], { marks: ['disorder'] }),
    french('c', [10, 18], { marks: ['half'] }),
    french('d', [10, 22]),
  ])
  assert.deepEqual(
    [0, 1, 2, 3].map(u => quartersLeft(t.s, u)),
    [1, 2, 2, 4],
  )
})

test('7.2.5 nobody has to be trusted with the check: between rally and movement no player is asked', () => {
  const t = stand([french('a', [33, 18], { under: 'div' })], { ...control, generals: apart }, [6])
  assert.equal(t.at(), 'movement.choose')
  assert.ok(t.heard('tested'))
})

test('7.2.3.2 the other side’s command is checked in its own phase, by the same rules', () => {
  const t = stand(
    [austrian('x', [30, 18], { under: 'b' }), austrian('y', [10, 30], { under: 'b' }), french('a', [2, 2])],
    { phase: 'control', side: 1, first: 1, generals: [general('b', 1, [33, 18], { radius: 4 })] },
  )
  t.until('movement.choose')
  assert.equal(markOf(t, 0), 'free')
  assert.equal(markOf(t, 1), 'none')
})

const routed = (id: string, at: [number, number]) => french(id, at, { marks: ['rout'], under: 'div' })

test('7.1, 4.1.3 one general may rally several units he touches, each by its own die, in the order wanted', () => {
  const t = stand(
    [routed('a', [12, 18]), routed('b', [12, 19.6])],
    { ...control, generals: [chief, { ...division, at: [9.99, 18.8] }] },
    [7, 8],
  )
  t.act('rally', 1)
  t.act('form', [1, 900])
  t.act('rally', 0)
  assert.equal(t.s.mark[1]! & (ROUT | DISORDER), DISORDER)
  assert.equal(t.s.mark[0]! & (ROUT | DISORDER), ROUT)
})

test('7.1 only a general of the unit’s own chain rallies it', () => {
  const other = general('other', 0, [10, 18], { under: 'chief' })
  const t = stand([routed('a', [12, 18])], { ...control, generals: [chief, { ...division, at: [30, 30] }, other] }, [6])
  assert.equal(t.at(), 'movement.choose')
})

test('7.1.1.1 rallied it may take any formation and front that fits, and no other', () => {
  const t = stand(
    [routed('a', [12, 18]), french('b', [14.05, 18])],
    { ...control, generals: [chief, { ...division, at: [10, 18] }] },
    [1],
  )
  t.act('rally', 0)
  assert.equal(t.refusal('form', [0, 2700]).rule, '7.1.1.1')
  t.act('form', [1, 900])
})

test('7.1.1.2 a unit that was not rallied and stays loses no figure; one that flees on does', () => {
  const t = stand(
    [routed('a', [12, 18]), routed('b', [12, 26])],
    { ...control, generals: [chief, { ...division, at: [10, 18] }] },
    [10],
  )
  t.act('rally', 0)
  t.until('movement.choose')
  t.act('flee', 1)
  t.act('flee', [t.s.x[1]! - 2400, t.s.y[1]!])
  assert.equal(t.s.figures[0], 16)
  assert.equal(t.s.figures[1], 15)
})

test('4.1.3 hr, 7.1 hr by the club’s rule anybody may be rallied, with or without a general', () => {
  const t = stand(
    [routed('a', [12, 18]), routed('b', [30, 18])],
    { ...control, generals: [chief, { ...division, at: [10, 18] }], options: { rally: 'anybody' } },
    [1, 1],
  )
  t.act('rally', 1)
  t.act('form', [1, 0])
  t.act('rally', 0)
  assert.equal(t.told.filter(each => each.e === 'tested').length, 2)
  assert.ok(napoleonsBattles.options.some(each => each.id === 'rally'))
})
