import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARMY_PROVENANCE } from '../data/armies.ts'
import { CAPACITY, JOINT, JOINT_PRIMARY, MAP, OBSTRUCTED, PENALTY, PRIMARY, TWIN, WIDE } from '../data/board.ts'
import { LOCALES, MAP_PROVENANCE, PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import { approach, C2, field, I2, I3, into, lane, locale } from './field.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

test('5.1 the symbols add up to those printed on the map', () => {
  // The map has one infantry, one artillery and one obstructing symbol more, on the bridgehead's closed west side.
  assert.equal(sum(PENALTY[0]!), 242 - 1)
  assert.equal(sum(PENALTY[1]!), 78)
  assert.equal(sum(PENALTY[2]!), 93 - 1)
  assert.equal(OBSTRUCTED.filter(Boolean).length, 38 - 1)
  assert.equal(WIDE.filter(Boolean).length, 31)
  assert.equal(PAIRS.length, 118)
})

test('5.1 facing approaches may differ: Marengo is harder to leave than to enter for cavalry', () => {
  assert.equal(PENALTY[1]![approach('W4>MA')], 2)
  assert.equal(PENALTY[1]![approach('MA>W4')], 0)
  assert.ok(OBSTRUCTED[approach('MA>W4')])
})

test('5.1 what is not read off the published map says so', () => {
  assert.deepEqual(
    CROSSINGS.filter(each => each.provenance !== undefined)
      .map(({ id, provenance }) => `${id} ${provenance}`)
      .sort(),
    ['CN-CS#3 inferred', 'N12-LW#1 inferred', 'PG-N16#1 inferred'],
  )
  assert.equal(MAP_PROVENANCE.own, 'reconstruction')
  assert.equal(LOCALES.filter(each => each.own).length, 35)
  assert.equal(ARMY_PROVENANCE.FRENCH_ARRIVALS, 'reconstruction')
  const other = Object.entries({ ...MAP_PROVENANCE, ...ARMY_PROVENANCE }).filter(([, from]) => from !== 'published')
  assert.deepEqual(other.map(([fact]) => fact).sort(), ['FRENCH_ARRIVALS', 'own'])
})

test('5.2 a capacity counts each player by himself', () => {
  assert.deepEqual(
    [4, 6, 9, 12, 16, 20].map(n => CAPACITY.filter(each => each === n).length),
    [18, 3, 13, 12, 14, 6],
  )
})

test('5.3 any single block blocks an approach, also a wide one', () => {
  const f = field({ W1: [I2] }, { 'W2>W1': [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0], approach('W1>W2'))).rule, '8.7')
})

test('5.3 by ruling a wide approach takes two blocks to close', () => {
  const f = field({ W1: [I2] }, { 'W2>W1': [I2] }, { from: 'movement', rulings: ['blocking'] })
  assert.ok(f.may('move', into([0], approach('W1>W2'))))
})

test('5.4 adjacent is a relation of locales, even where two pairs join them', () => {
  assert.equal(MAP.neighbours.length, 66)
  MAP.neighbours.forEach((next, l) => {
    for (const n of next) assert.ok(MAP.neighbours[n]!.includes(l))
  })
  const twins = PAIRS.flatMap(({ id }, p) => (TWIN[p] === p ? [] : [id]))
  assert.deepEqual(twins, ['S4-S5a', 'S4-S5b'])
  assert.deepEqual(
    MAP.neighbours[locale('S4')]!.map(l => LOCALES[l]!.id),
    ['S3', 'S5'],
  )
})

test('5.5 primary roads run unbroken from the bridge to Marengo and both San Giulianos', () => {
  const far = new Map([[MAP.gateLanes[0]!, 1]])
  const reached = new Map<number, number>([[locale('W1'), 0]])
  for (const [via, steps] of far)
    for (const next of MAP.lanesOf[MAP.laneTo[via]!]!) {
      if (!PRIMARY[next >> 1] || JOINT_PRIMARY[via ^ 1] !== JOINT_PRIMARY[next] || far.has(next)) continue
      far.set(next, steps + 1)
      const to = MAP.laneTo[next]!
      if (!reached.has(to)) reached.set(to, steps)
    }
  const steps = (id: string) => reached.get(locale(id))
  assert.deepEqual(['MA', 'SV', 'E6', 'SN', 'N17'].map(steps), [3, 10, 11, 12, 10])
  assert.equal(CROSSINGS.length, 109)
})

test('5.5 two roads over one approach need not meet inside the locale', () => {
  assert.notEqual(JOINT[lane('C6>C7#1')], JOINT[lane('C6>C7#2')])
  assert.equal(JOINT[lane('C7>C6#1')], JOINT[lane('C7>C6#2')])
  assert.notEqual(JOINT_PRIMARY[lane('C7>C6#1')], JOINT_PRIMARY[lane('C7>C6#2')])
})

test('5.1 an obstructed approach limits attack and defence, not plain movement of cavalry', () => {
  const f = field({ W4: [C2, I3] }, { S4: [I2] }, { from: 'movement' })
  assert.ok(f.may('move', into([0], approach('W4>MA'))))
})
