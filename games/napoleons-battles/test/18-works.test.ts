/** 18.4 Works: bridges, towns, trenches, breaches. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnBridge } from '../ground.ts'
import { lay } from '../rules/01-formations.ts'
import { holdsWall } from '../rules/10-cover.ts'
import { turnsOf } from '../rules/18-sites.ts'
import { construct, WORK } from '../rules/18-works.ts'
import type { ScenarioData, TerrainData, UnitData } from '../scenario.ts'
import { fieldFor, put } from '../state.ts'
import { BREACH, BRIDGE, DISORDER, FORTIFY, MARCH, PONTOON, REPAIR, REVERSE, SHORT_BRIDGE, TRENCH } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const ON = { works: 'on' }
const wagon = (id: string, host: string, side = 0): UnitData => ({
  id,
  side,
  type: 'WAGON',
  with: host,
  formation: 'column',
})
const foe = austrian('z', [45, 3])
/** The beginning of a movement step, where works are announced. */
const site = (
  units: readonly UnitData[],
  more: Partial<ScenarioData> & { options?: Record<string, string> } = {},
): Stand => stand([...units, foe], { phase: 'control', turns: 60, ...more, options: { ...ON, ...more.options } })
const build = (t: Stand, unit: number, work: number): void => t.act('build', unit * WORK + work)
const why = (t: Stand, unit: number, work: number): string => t.refusal('build', unit * WORK + work).rule!
/** So many turns of work, without what lies between them. */
function toil(t: Stand, unit: number, work: number, turns: number): void {
  for (let n = 0; n < turns; n++) {
    t.s.extra.working = [unit, work, 0, t.s.x[unit]!, t.s.y[unit]!, t.s.facing[unit]!]
    construct(t.t)
  }
}
const WALL: TerrainData = {
  kind: 'wall',
  value: 2,
  at: [
    [20, 10],
    [20, 30],
  ],
}
const river = (width: number): TerrainData => ({
  kind: 'impassable',
  at: [
    [20.1, 9],
    [20.1 + width, 9],
    [20.1 + width, 27],
    [20.1, 27],
  ],
})
const line = (more: Partial<UnitData> = {}): UnitData => french('a', [20, 18], { formation: 'line', ...more })

test('18.4.1.1, 18.4.1.2 an unhampered unit that touches an obstacle for a turn pulls down as much as it touches', () => {
  for (const side of [0, 1]) {
    const t = site([line({ side })], { terrain: [WALL], side, first: side })
    assert.equal(t.at(), 'works.choose')
    build(t, 0, BREACH)
    assert.equal(t.refusal('unit', 0).rule, '18.4.1.1')
    assert.equal(t.s.works, undefined)
    t.act('done')
    t.until('movement.choose')
    // Four bases of three quarters of an inch.
    assert.deepEqual(fieldFor(t.s).data.terrain![0]!.gates, [{ at: [20, 18], width: 3 }])
    assert.equal(t.last('built').work, BREACH)
  }
})
test('18.4.1.1 cavalry pulls down, too, and is not marked for reaction then', () => {
  const t = site([horse('h', 0, [20, 18], { formation: 'line' })], { terrain: [WALL] })
  build(t, 0, BREACH)
  assert.equal(t.at(), 'movement.choose')
  t.act('done')
  assert.notEqual(t.at(), 'movement.mark')
})
test('18.4.1.1 not in disorder, nor with half a move, nor away from the obstacle', () => {
  const marked = (mark: 'disorder' | 'half' | 'none'): string => {
    const t = site([line(), french('b', [20, 25], { formation: 'line' })], { terrain: [WALL] })
    put(t.s, 0, { disorder: 1, half: 4, none: 8 }[mark])
    return why(t, 0, BREACH)
  }
  assert.deepEqual([marked('disorder'), marked('half'), marked('none')], ['18.4.1.1', '18.4.1.1', '18.4.1.1'])
  const far = site([line(), french('b', [30, 25])], { terrain: [WALL] })
  assert.equal(why(far, 1, BREACH), '18.4.1.1')
})
test('18.4.1.2, 18.4.2.1.2 who is disordered in the meantime, or driven off, has done nothing', () => {
  for (const spoil of [(t: Stand) => put(t.s, 0, DISORDER), (t: Stand) => (t.s.x[0]! -= 240)]) {
    const t = site([line()], { terrain: [WALL] })
    build(t, 0, BREACH)
    spoil(t)
    construct(t.t)
    assert.equal(t.s.works, undefined)
  }
})
test('18.4, 18.4.2 builders are infantry with a wagon train, two of them for bridges', () => {
  const terrain = [river(0.8)]
  const bare = site([line(), french('b', [10, 10]), wagon('w', 'b')], { terrain })
  assert.equal(why(bare, 0, TRENCH), '18.4.2')
  const one = site([line(), wagon('w', 'a'), french('b', [10, 10]), wagon('u', 'b')], { terrain })
  assert.equal(why(one, 0, SHORT_BRIDGE), '18.4.2')
  build(one, 0, TRENCH)
  assert.equal(why(one, 0, TRENCH), '18.4.2.1.1')
  const riders = site([horse('a', 0, [20, 18]), french('b', [10, 10]), wagon('w', 'b')], { terrain })
  assert.equal(why(riders, 0, TRENCH), '18.4')
})
test('18.4.2.1.1 builders are unhampered, their front at the place; it is announced before anybody moves', () => {
  const t = site([line(), wagon('v', 'a'), wagon('w', 'a'), french('b', [10, 10]), wagon('u', 'b')], {
    terrain: [river(0.8)],
  })
  assert.equal(t.at(), 'works.choose')
  assert.equal(why(t, 0, FORTIFY), '18.4.2.1.1')
  assert.equal(why(t, 3, SHORT_BRIDGE), '18.4.2.1.1')
  put(t.s, 0, DISORDER)
  assert.equal(why(t, 0, SHORT_BRIDGE), '18.4.2.1.1')
})
test('18.4.2.1.2, 18.4.2.1.3, 18.4.2.2.1 a short bridge takes two turns and is put before the middle of the front', () => {
  const t = site([line(), wagon('v', 'a'), wagon('w', 'a')], { terrain: [river(0.8)] })
  build(t, 0, SHORT_BRIDGE)
  construct(t.t)
  assert.deepEqual([t.last('worked').turns, t.last('worked').needed, t.s.works], [1, 2, undefined])
  toil(t, 0, SHORT_BRIDGE, 1)
  const bridge = fieldFor(t.s).ground.bridges[0]!
  assert.equal(bridge.heading, 900)
  // A march column passes by it.
  t.s.form[0] = MARCH
  t.s.x[0] = inch(21.5)
  assert.equal(isOnBridge(fieldFor(t.s).ground, lay(fieldFor(t.s), t.s), 0), true)
})
test('18.4.2.2.2 over wider water three turns an inch of boats, six of wood; from both banks together in half the time', () => {
  const at = (work: number): number => turnsOf({ work, about: -1, x: 0, y: 0, facing: 0, from: inch(2) })
  assert.deepEqual([at(PONTOON), at(BRIDGE)], [6, 12])
  const wide = (units: UnitData[]): Stand => site(units, { terrain: [river(1.8)] })
  const own = [line(), wagon('v', 'a'), wagon('w', 'a')]
  const t = wide(own)
  assert.equal(why(t, 0, SHORT_BRIDGE), '18.4.2.1.1')
  toil(t, 0, PONTOON, 5)
  assert.equal(t.s.works, undefined)
  toil(t, 0, PONTOON, 1)
  assert.equal(fieldFor(t.s).ground.bridges.length, 1)
  const both = wide([
    ...own,
    french('b', [22, 18], { facing: 270, formation: 'line' }),
    wagon('p', 'b'),
    wagon('q', 'b'),
  ])
  toil(both, 0, PONTOON, 3)
  toil(both, 3, PONTOON, 3)
  assert.equal(fieldFor(both.s).ground.bridges.length, 1)
})
test('18.4.2.2.3 a town worth 2 is fortified in two turns, worth 3 after the third, 4 at the most', () => {
  const town: TerrainData = {
    kind: 'town',
    name: 'Borgo',
    value: 2,
    at: [
      [18, 15],
      [24, 15],
      [24, 21],
      [18, 21],
    ],
  }
  const t = site([french('a', [24, 18], { formation: 'deployed', town: 'Borgo' }), wagon('w', 'a')], {
    terrain: [town],
  })
  toil(t, 0, FORTIFY, 1)
  assert.ok(!t.heard('built'))
  toil(t, 0, FORTIFY, 1)
  assert.ok(t.heard('built'))
  assert.equal(t.s.value[0], 2)
  toil(t, 0, FORTIFY, 2)
  assert.equal(t.s.value[0], 4)
  assert.equal(why(t, 0, FORTIFY), '18.4.2.1.1')
})
test('18.4.2.2.4, 18.4.2.2.4.1 a trench as long as the front: 8 turns for +1, ten more for +2', () => {
  const turns = (from: number): number => turnsOf({ work: TRENCH, about: 0, x: 0, y: 0, facing: 0, from })
  assert.deepEqual([0, 1, 2, 3].map(turns), [8, 10, 10, 20])
  const t = site([line(), wagon('w', 'a')])
  toil(t, 0, TRENCH, 7)
  assert.equal(t.s.works, undefined)
  toil(t, 0, TRENCH, 1)
  const trench = (): TerrainData => fieldFor(t.s).data.terrain!.at(-1)!
  assert.deepEqual([trench().kind, trench().value, trench().protects], ['wall', 1, 270])
  assert.equal(Math.abs(trench().at[0]![1] - trench().at[1]![1]), 3)
  const f = fieldFor(t.s)
  assert.equal(holdsWall(f, t.s, 0, [], lay(f, t.s)), true)
  toil(t, 0, TRENCH, 9)
  assert.equal(trench().value, 1)
  toil(t, 0, TRENCH, 1)
  assert.equal(trench().value, 2)
})
test('18.4.2.2.4.2 four turns repair a section that was pulled down, or turn the protected side about', () => {
  const terrain: TerrainData[] = [{ ...WALL, protects: 270 }]
  const t = site([line(), wagon('w', 'a')], { terrain })
  assert.equal(why(t, 0, REPAIR), '18.4.2.1.1')
  toil(t, 0, REVERSE, 3)
  assert.equal(fieldFor(t.s).data.terrain![0]!.protects, 270)
  toil(t, 0, REVERSE, 1)
  assert.equal(fieldFor(t.s).data.terrain![0]!.protects, 90)
  toil(t, 0, BREACH, 1)
  assert.equal(fieldFor(t.s).data.terrain![0]!.gates?.length, 1)
  toil(t, 0, REPAIR, 4)
  assert.deepEqual(fieldFor(t.s).data.terrain![0]!.gates, [])
})
test('18.4 without the rule nobody is asked, and nothing of it is kept', () => {
  const t = stand([line(), foe], { terrain: [WALL], phase: 'control', options: { works: 'off' } })
  t.until('movement.choose')
  assert.equal('working' in t.s.extra || 'sites' in t.s.extra || 'works' in t.s, false)
})
