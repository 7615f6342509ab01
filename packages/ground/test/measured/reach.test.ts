import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { arc, eastOf, northOf } from '../../src/measured/measure.ts'
import { overlap } from '../../src/measured/meets.ts'
import { INCH, SIZE } from '../../src/measured/numbers.ts'
import { cornersOf, quad, shapes } from '../../src/measured/quads.ts'
import { DIRECTIONS, outlineOf, type Reaching, reach, type Surroundings } from '../../src/measured/reach.ts'
import { terrain } from '../../src/measured/terrain.ts'
import { pose, shapeOf } from './poses.ts'

const brigade = (change: Partial<Reaching> = {}): Reaching => ({
  x: 6000,
  y: 4000,
  facing: 0,
  width: 540,
  depth: 480,
  // Twelve inches, three to spend for two on rough ground.
  effort: 12 * INCH * 2,
  wheel: tenths => 2 * arc(2, tenths),
  rate: on => (on.includes(1) ? undefined : on.includes(0) ? 3 : 2),
  ...change,
})
const wood = { points: [0, 5200, 0, 5680, 5900, 5680, 5900, 5200] }
const lake = { points: [7000, 5000, 7000, 9000, 9000, 9000, 9000, 5000] }
const field = (change: Partial<Surroundings> = {}): Surroundings => ({
  width: 12_000,
  height: 9000,
  ground: terrain([wood, lake], 12_000, 9000),
  features: [0, 1],
  shapes: shapes(1),
  others: [],
  ...change,
})

test('reach: straight on over open ground, through the wood, up to the lake', () => {
  const [still] = reach(brigade(), field())
  assert.deepEqual([still!.tenths, still!.spent, still!.far.length], [0, 0, DIRECTIONS.length])
  // The wood is 480 deep and the column as well: 956 points of it at three for two, the tolerance of two points on either side off.
  assert.equal(still!.far[9], 12 * INCH - 478)
  const [open] = reach(brigade({ x: 2000 }), field({ ground: terrain([], 12_000, 9000), features: [] }))
  assert.equal(open!.far[9], 12 * INCH)
  const [bank] = reach(brigade({ x: 8000 }), field())
  assert.equal(bank!.far[9], 1002, 'two points into the lake, where it begins to count')
})

test('reach: not off the table, not into others, not beyond what a wheel leaves', () => {
  const others = shapes(1)
  quad(6000, 4800, 1800, 2400, 240, others, 0)
  const all = reach(brigade({ facing: 0, y: 4000 }), field({ shapes: others, others: [0] }))
  assert.equal(all[0]!.far[9], 802)
  const north = reach(brigade({ y: 8900 }), field({ ground: terrain([], 12_000, 9000), features: [] }))
  assert.equal(north[0]!.far[9], 100)
  const free = reach(brigade({ x: 2000, y: 2000 }), field({ ground: terrain([], 12_000, 9000), features: [] }))
  assert.equal(free.length, 1 + 2 * 9)
  for (const { tenths, spent, far } of free) {
    assert.equal(spent, tenths === 0 ? 0 : 2 * arc(2, tenths))
    assert.ok(far.every(distance => distance <= (12 * INCH * 2 - spent) / 2))
  }
  assert.equal(reach(brigade({ wheel: () => undefined }), field()).length, 1)
  assert.deepEqual(outlineOf(all[0]!).slice(0, 2), [6000, 4000])
  assert.deepEqual(outlineOf(all[0]!).slice(20, 22), [6000, 4802])
})

test('reach: every place shown is clear of the others and on the table', () => {
  fc.assert(
    fc.property(pose(6000), fc.array(pose(6000), { maxLength: 8 }), (one, list) => {
      const all = shapes(Math.max(1, list.length))
      for (const [k, each] of list.entries()) all.set(shapeOf(each), k * SIZE)
      if (list.some((_, k) => overlap(shapeOf(one), 0, all, k))) return
      const found = reach(
        brigade({ ...one }),
        field({ width: 20_000, height: 20_000, shapes: all, others: [...list.keys()] }),
      )
      for (const { place, far } of found)
        for (const [k, distance] of far.entries()) {
          const heading = (place.facing + DIRECTIONS[k]! + 3600) % 3600
          const there = shapeOf({
            ...one,
            ...place,
            x: place.x + eastOf(0, distance, heading),
            y: place.y + northOf(0, distance, heading),
          })
          for (let j = 0; j < list.length; j++) if (distance > 0) assert.ok(!overlap(there, 0, all, j))
          if (distance > 0) assert.ok(cornersOf(there, 0).every(n => n >= 0 && n <= 20_000))
        }
    }),
    { numRuns: 200 },
  )
})
