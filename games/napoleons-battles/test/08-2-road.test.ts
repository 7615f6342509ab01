import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cornersOf } from '@bivouac/ground/measured'
import { lay } from '../rules/01-formations.ts'
import { isOnRoad, overlap, slotsOf } from '../rules/01-pieces.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, MARCH } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

// East for twenty inches, then north.
const BEND = {
  kind: 'road',
  width: 0.5,
  at: [
    [0, 10],
    [20, 10],
    [20, 34],
  ],
} as never
const onRoad = (more: Parameters<typeof stand>[0] = [], at: [number, number] = [18, 10]): Stand =>
  stand([french('a', at, { formation: 'march' }), ...more], { terrain: [BEND] })

test('1.4.2.4 a march column set up on a road lies on it base by base; off it, it is one stiff rectangle', () => {
  const t = onRoad()
  assert.ok(isOnRoad(t.s, 0))
  assert.equal(slotsOf(lay(fieldFor(t.s), t.s), 0).length, 4)
  const off = onRoad([], [18, 14])
  assert.ok(!isOnRoad(off.s, 0))
  assert.equal(slotsOf(lay(fieldFor(off.s), off.s), 0).length, 1)
})

test('8.2.6.1.2.1, 1.4.2.4 it follows the bend: head north, tail still west of it', () => {
  const t = onRoad()
  t.act('unit', 0)
  t.act('road', inch(4))
  assert.deepEqual([t.s.x[0], t.s.y[0], t.s.facing[0]], [inch(20), inch(12), 0])
  const table = lay(fieldFor(t.s), t.s)
  const [, , third, fourth] = slotsOf(table, 0)
  assert.ok(cornersOf(table, third!).every((n, k) => k % 2 === 1 || n <= inch(20.1)))
  assert.ok(cornersOf(table, fourth!).every((n, k) => k % 2 === 1 || n < inch(19.1)))
})

test('8.1.2.1 along the road it goes its march speed and no farther, and not beyond the end of the road', () => {
  const t = onRoad()
  t.act('unit', 0)
  assert.equal(t.refusal('road', inch(16) + 1).rule, '8.1.2')
  assert.ok(t.may('road', inch(16)))
  const end = onRoad([], [20, 30])
  end.s.facing[0] = 0
  const late = stand([french('a', [20, 30], { formation: 'march', facing: 0 })], { terrain: [BEND] })
  late.act('unit', 0)
  assert.equal(late.refusal('road', inch(5)).rule, '8.2.6.1.2.1')
})

test('8.2.2 backwards along the road costs the fraction of the profile', () => {
  const t = onRoad()
  t.act('unit', 0)
  assert.equal(t.refusal('road', -inch(8) - 1).rule, '8.1.2')
  assert.ok(t.may('road', -inch(8)))
})

test('1.4.2.4 a bent column leaves the road by forming column, straight on only where its bases stand in a line', () => {
  const t = onRoad()
  t.act('unit', 0)
  assert.ok(t.may('forward', inch(1)))
  t.act('road', inch(4))
  assert.equal(t.refusal('forward', inch(1)).rule, '1.4.2.4')
  assert.equal(t.refusal('wheel', 100).rule, '1.4.2.4')
  const change = stand([french('a', [20, 12], { formation: 'march', facing: 0 })], { terrain: [BEND] })
  change.act('unit', 0)
  change.act('form', COLUMN)
  assert.ok(!isOnRoad(change.s, 0))
  assert.equal(change.s.form[0], COLUMN)
})

test('8.2.5.3 about-face on the road: the last base becomes the head', () => {
  const t = stand([french('a', [20, 12], { formation: 'march', facing: 0 })], {
    terrain: [BEND],
    options: { rates: 'fractions' },
  })
  t.act('unit', 0)
  t.act('about')
  assert.deepEqual([t.s.x[0], t.s.y[0], t.s.facing[0]], [inch(18), inch(10), 2700])
  assert.equal(slotsOf(lay(fieldFor(t.s), t.s), 0).length, 4)
})

test('8.1.3, 8.1.3.2 on the road nobody passes the enemy or stops on a friend', () => {
  const t = onRoad([austrian('x', [20.2, 16], { facing: 270 })])
  t.act('unit', 0)
  assert.equal(t.refusal('road', inch(10)).rule, '8.1.3')
  const friend = onRoad([french('b', [20.7, 14], { facing: 90 })])
  friend.act('unit', 0)
  assert.equal(friend.refusal('road', inch(6)).rule, '8.1.3.2')
  assert.ok(friend.may('road', inch(14)))
})

test('8.4 the bend counts: a unit inside it touches the column where a stiff one would not be', () => {
  const t = onRoad([horse('h', 0, [10, 30])])
  t.act('unit', 0)
  t.act('road', inch(4))
  t.act('halt')
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.ok(!overlap(table, 0, table, 1))
  // A charge from the south meets the tail on the first stretch of the road.
  const charged = stand(
    [french('a', [20, 12], { formation: 'march', facing: 0 }), horse('x', 1, [18.5, 4], { facing: 0 })],
    { terrain: [BEND], side: 1, first: 1 },
  )
  charged.act('unit', 1)
  charged.act('touch', [0, 0])
  assert.equal(charged.s.y[1]! > inch(9), true)
})

test('8.2.5.1.2 forming march column by a road puts the column on it, within half an inch and along it', () => {
  const t = stand(
    [
      french('a', [14, 10.4], { formation: 'column' }),
      french('b', [4, 10.4], { formation: 'column', facing: 0, figures: 8 }),
    ],
    { terrain: [BEND], options: { rates: 'fractions' } },
  )
  t.act('unit', 0)
  t.act('form', MARCH)
  assert.ok(isOnRoad(t.s, 0))
  assert.equal(t.s.y[0], inch(10))
  t.act('halt')
  t.act('unit', 1)
  t.act('form', MARCH)
  assert.ok(!isOnRoad(t.s, 1))
})

test('8.1.3.2 leaving its road a march column needs room for all its bases, not for its head alone', () => {
  const road = {
    kind: 'road',
    width: 0.5,
    at: [
      [0, 10],
      [48, 10],
    ],
  } as const
  const t = stand([french('a', [20, 10], { formation: 'march' }), french('b', [17.5, 12])], { terrain: [road] })
  assert.ok(t.s.road[0]! >= 0)
  t.act('unit', 0)
  assert.equal(t.refusal('side', inch(-2)).rule, '8.1.3.2')
  assert.ok(t.may('side', inch(2)))
  const back = stand([french('a', [20, 10], { formation: 'march' }), french('b', [14, 10], { formation: 'line' })], {
    terrain: [road],
  })
  back.act('unit', 0)
  assert.equal(back.refusal('back', inch(2.5)).rule, '8.1.3.2')
})
