import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOUCH, within } from '@bivouac/ground/measured'
import { lay } from '../rules/01-formations.ts'
import { flightReach } from '../rules/08-6-ways.ts'
import { BY_BOUNCE, BY_ROUT, fieldFor } from '../state.ts'
import { COLUMN, DISORDER, INCH, ON_TABLE, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
/** A unit put to flight by its own side, unengaged. */
const routing = (units: Parameters<typeof stand>[0], more: object = {}): Stand => {
  const t = stand(units, more)
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  return t
}
/** French infantry beats X, who stands at the decision where to run. */
const beaten = (more: Parameters<typeof stand>[0] = [], extra: object = {}): Stand => {
  const t = stand(
    [french('a', [20, 18], { figures: 28 }), austrian('x', [22, 18], { figures: 28 }), ...more],
    { turns: 1, ...extra },
    [...MISS, ...MISS, ...more.flatMap(() => MISS), 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  return t
}

test('8.6.1 the way is measured in any direction, without front, wheels or ground: 18 inches through a wood', () => {
  const wood = {
    kind: 'wood' as const,
    at: [
      [12, 10],
      [30, 10],
      [30, 26],
      [12, 26],
    ] as [number, number][],
  }
  const t = routing([french('a', [30, 18])], { terrain: [wood] })
  t.act('flee', [inch(12), inch(18)])
  assert.equal(t.s.x[0], inch(12))
  assert.ok(!t.heard('disordered'))
})

test('8.6.1.1 the way may bend but not cross itself, and a bounce keeps the formation and the front', () => {
  const t = routing([french('a', [30, 18])])
  assert.equal(
    t.refusal('flee', [inch(26), inch(18), inch(26), inch(22), inch(28), inch(22), inch(28), inch(16)]).rule,
    '8.6.1.1',
  )
  t.act('flee', [inch(26), inch(18), inch(26), inch(22)])
})

test('8.6.1.1 of two cavalry units that bounce neither ends where the other stood', () => {
  const t = stand([horse('h', 0, [20, 18]), horse('x', 1, [26, 18])], {}, [5, 5])
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  const at = t.s.x[0]!
  t.act('flee', [at - inch(12), inch(18)])
  assert.equal(t.at(), 'flight.way')
  const back = [t.s.x[1]! + INCH + 2, inch(18), t.s.x[1]! + inch(2), inch(12), at - inch(2), inch(17)]
  assert.equal(t.refusal('flee', back).rule, '8.6.1.1')
})

test('8.6.1.2 who was fighting makes the first inch backwards; who was not may run any way', () => {
  const t = beaten()
  assert.equal(t.refusal('flee', [inch(22), inch(24)]).rule, '8.6.1.2')
  assert.ok(t.may('flee', [inch(23.1), inch(18), inch(23.1), inch(30)]))
  const free = routing([french('a', [20, 18])])
  assert.ok(free.may('flee', [inch(30), inch(18)]))
})

test('8.6.1.3 a gap of two inches between enemies lets a routed unit through, less does not', () => {
  const gap = (wide: number): Stand =>
    routing([
      french('a', [20, 18]),
      austrian('n', [14, 18 + wide / 2 + 1.5], { figures: 16, facing: 90 }),
      austrian('s', [14, 18 - wide / 2 - 1.5], { figures: 16, facing: 90 }),
    ])
  assert.ok(gap(2.2).may('flee', [inch(6), inch(18)]))
  assert.equal(gap(1).refusal('flee', [inch(6), inch(18)]).rule, '8.6.1.3')
})

test('8.6.1.4 disorder, Half Move and No Move do not shorten the way', () => {
  const t = stand([french('a', [30, 18], { marks: ['disorder', 'none'] })])
  assert.equal(flightReach(t.s, 0, BY_ROUT), inch(18))
})

test('8.6.1.5 no flight ends in contact with the enemy', () => {
  const t = routing([french('a', [20, 18]), austrian('x', [10, 18], { facing: 90 })])
  assert.equal(t.refusal('flee', [inch(10) + 2, inch(18)]).rule, '8.6.1.5')
})

test('8.6.1.5, 8.6.1.6 hemmed in by a ring with one way round, the unit takes it; with none it is lost', () => {
  // A horseshoe open to the west: straight ways in all directions but one hit the enemy.
  const t = routing([
    french('a', [20.6, 17.5]),
    austrian('n', [20, 19.9], { facing: 180 }),
    austrian('s', [20, 15.1], { facing: 0 }),
    austrian('e', [22, 17.5]),
  ])
  assert.equal(t.at(), 'flight.way')
})

test('8.6.2.1, 8.6.2.1.1#1, 8.6.2.1.1#2 cavalry without success bounces disordered, at least an inch, at most its speed in its formation', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18], { figures: 28 })], {}, [1, ...MISS, 5, 5])
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.s.mark[0]! & DISORDER, DISORDER)
  assert.equal(flightReach(t.s, 0, BY_BOUNCE), inch(24))
  const { x, y } = { x: t.s.x[0]!, y: t.s.y[0]! }
  assert.equal(t.refusal('flee', [x - inch(0.9), y]).rule, '8.6.2.2.2')
  assert.equal(
    t.refusal('flee', [x - inch(2), y, x - inch(2), y - inch(10), x - inch(18), y - inch(10)]).rule,
    '8.6.2.2.2',
  )
  const facing = t.s.facing[0]
  t.act('flee', [x - inch(10), y])
  assert.equal(t.s.facing[0], facing)
  assert.equal(t.s.form[0], COLUMN)
})

test('8.6.2.1.1#3 generals and horse guns follow a bounce, limbered and disordered; foot guns stay', () => {
  const t = stand(
    [
      horse('h', 0, [20, 18]),
      { id: 'hg', side: 0, type: 'Fr8#h', with: 'h', formation: 'line' },
      { id: 'fg', side: 0, type: 'Fr8#', with: 'h', formation: 'line' },
      horse('x', 1, [26, 18]),
    ],
    { side: 1, first: 1, generals: [general('g', 0, [16, 18])] },
    [...MISS, ...MISS, 5, 5],
  )
  t.s.host[4] = 0
  charge(t, 3, 0)
  t.act('done')
  t.until('flight.way')
  // The attacker first.
  t.act('flee', [t.s.x[3]! + inch(8), inch(18)])
  t.act('flee', [t.s.x[0]! - inch(8), inch(18)])
  const table = lay(fieldFor(t.s), t.s)
  assert.ok(within(table, 0, table, 1, TOUCH))
  assert.ok(within(table, 0, table, 4, TOUCH))
  assert.ok(!within(table, 0, table, 2, TOUCH))
  assert.equal(t.s.form[1], COLUMN)
  assert.equal(t.s.mark[1]! & DISORDER, DISORDER)
  assert.equal(t.s.host[2], -1)
})

test('8.6.2.1 of two cavalry units without a decision the attacker bounces first', () => {
  for (const [first, side] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const t = stand([horse('h', 0, [20, 18]), horse('x', 1, [26, 18])], { side, first: side }, [5, 5])
    charge(t, first, 1 - first)
    t.act('done')
    t.until('flight.way')
    assert.equal((t.pos.stack.at(-1) as unknown as { unit: number }).unit, first)
  }
})

test('8.6.2.2, 8.6.2.2.1 a routed unit goes into column and faces the way it ran; a battery limbers up', () => {
  const t = beaten()
  assert.equal(t.s.form[1], COLUMN)
  t.act('flee', [inch(24), inch(18), inch(24), inch(30)])
  assert.equal(t.s.facing[1], 0)
  const guns = stand([{ id: 'g', side: 0, type: 'Fr8#', at: [20, 18], facing: 90, formation: 'line' }])
  guns.act('done')
  guns.until('routing.choose')
  guns.act('rout', 0)
  assert.equal(guns.s.form[0], COLUMN)
})

test('8.6.2.2.2 foot run 18 inches, horse and limbered guns 27, wagons their own speed; at least one inch', () => {
  const t = stand([
    french('a', [10, 10]),
    horse('h', 0, [10, 14]),
    { id: 'g', side: 0, type: 'Fr8#', at: [10, 20], facing: 90, formation: 'column' },
    { id: 'w', side: 0, type: 'WAGON', at: [10, 26], facing: 90, formation: 'column' },
  ])
  const f = fieldFor(t.s)
  assert.deepEqual(
    [0, 1, 2, 3].map(u => flightReach(t.s, u, BY_ROUT) / INCH),
    [18, 27, 27, f.profile[3]!.column],
  )
  const run = routing([french('a', [30, 18])])
  assert.equal(run.refusal('flee', [inch(30), inch(18.5)]).rule, '8.6.2.2.2')
  assert.equal(run.refusal('flee', [inch(11.9), inch(18)]).rule, '8.6.2.2.2')
  assert.ok(run.may('flee', [inch(12), inch(18)]))
})

test('8.6.2.2.3, 11.2.4 guns with a unit routed in combat run too, each its own way', () => {
  const t = beaten([{ id: 'g', side: 1, type: 'Au6#', with: 'x', formation: 'line' }])
  assert.equal(t.s.mark[2]! & ROUT, ROUT)
  t.act('flee', [inch(24), inch(18), inch(38), inch(18)])
  assert.equal(t.at(), 'flight.way')
})

test('8.6.2.2.4, 8.6.2.2.5 a rout by choice costs a figure, by combat none besides; the engaged cannot choose it', () => {
  const t = routing([french('a', [20, 18])])
  assert.equal(t.s.figures[0], 15)
  const fought = beaten()
  assert.equal(fought.s.figures[1], 28 - 5)
  const engaged = stand([french('a', [20, 18], { figures: 28 }), austrian('x', [22, 18], { figures: 28 })])
  charge(engaged, 0, 1)
  engaged.act('done')
  engaged.until('routing.choose')
  assert.equal(engaged.refusal('rout', 0).rule, '8.6.2.2.5')
})

test('8.1.3.1, 8.6.1.3 a routed unit disorders the formed friends it runs through, not those beside its two inches', () => {
  const t = routing([french('a', [30, 18], { figures: 28 }), french('b', [20, 18]), french('c', [20, 21])])
  t.act('flee', [inch(13), inch(18)])
  assert.equal(t.s.mark[1]! & DISORDER, DISORDER)
  assert.equal(t.s.mark[2]! & DISORDER, 0)
})

test('8.6.1.6 generals of a unit that is lost stay on the table', () => {
  const t = stand(
    [
      french('a', [20.6, 1.2]),
      austrian('n', [20, 3.6], { facing: 180 }),
      austrian('e', [22, 1.9]),
      austrian('w', [17.2, 1.9], { facing: 90 }),
    ],
    { generals: [general('g', 0, [40, 30])] },
  )
  t.s.x[4] = inch(18.6)
  t.s.y[4] = inch(1.2)
  t.s.host[4] = 0
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  assert.equal(t.last('gone').to, 'dispersed')
  assert.equal(t.s.on[4], ON_TABLE)
  assert.equal(t.s.host[4], -1)
})
