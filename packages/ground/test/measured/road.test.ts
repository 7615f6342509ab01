import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lengthOf } from '../../src/measured/measure.ts'
import { overlap } from '../../src/measured/meets.ts'
import { pointWithin } from '../../src/measured/near.ts'
import { INCH } from '../../src/measured/numbers.ts'
import { cornersOf, quad, shapes } from '../../src/measured/quads.ts'
import { columnOn, headOn, nearestOnRoad, onRoad, road, roadLength } from '../../src/measured/road.ts'

test('road: places along it, beyond its ends straight on', () => {
  const r = road([0, 0, 0, 1000, 1000, 1000])
  assert.equal(roadLength(r), 2000)
  assert.deepEqual(onRoad(r, 400), { x: 0, y: 400, facing: 0 })
  assert.deepEqual(onRoad(r, 1000), { x: 0, y: 1000, facing: 0 })
  assert.deepEqual(onRoad(r, 1500), { x: 500, y: 1000, facing: 900 })
  assert.deepEqual(onRoad(r, -100), { x: 0, y: -100, facing: 0 })
  assert.deepEqual(onRoad(r, 2300), { x: 1300, y: 1000, facing: 900 })
  assert.deepEqual(headOn(r, 1500, -1), { x: 500, y: 1000, facing: 2700 })
  assert.deepEqual(nearestOnRoad(r, 70, 400), { at: 400, square: 4900 })
  assert.deepEqual(nearestOnRoad(r, 700, 1300), { at: 1700, square: 90_000 })
})

test('road: on a straight road a march column stands as it would beside it', () => {
  const r = road([1000, 1000, 9000, 1000])
  const [laid, stiff] = [shapes(7), shapes(7)]
  columnOn(r, 5000, 1, 7, INCH, 2 * INCH, laid, 0)
  for (let base = 0; base < 7; base++) quad(6000 - base * 480, 1000, 900, INCH, 480, stiff, base)
  assert.deepEqual(laid, stiff)
  columnOn(r, 5000, -1, 7, INCH, 2 * INCH, laid, 0)
  for (let base = 0; base < 7; base++) quad(6000 + base * 480, 1000, 2700, INCH, 480, stiff, base)
  assert.deepEqual(laid, stiff)
})

test('road: round bends the column keeps to the road, base behind base', () => {
  const place = fc.integer({ min: 0, max: 9000 })
  const points = fc
    .array(fc.tuple(place, place), { minLength: 2, maxLength: 6 })
    .map(list => list.flatMap(([x, y], k) => [x + 9000 * k, y]))
  const bases = 7
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 1000 }), fc.constantFrom(-1, 1), (list, share, way) => {
      const r = road(list)
      const at = Math.floor((roadLength(r) * share) / 1000)
      const out = shapes(bases)
      columnOn(r, at, way, bases, INCH, 480, out, 0)
      for (let base = 0; base < bases; base++) {
        const c = cornersOf(out, base)
        const front = onRoad(r, at - way * base * 480)
        assert.ok(lengthOf(c[0]! + c[2]! - 2 * front.x, c[1]! + c[3]! - 2 * front.y) <= 2, 'its front is on the road')
        const rear = onRoad(r, at - way * (base + 1) * 480)
        // Where the road bends under a base, its chord is shorter than it is deep: it reaches past the next one's front.
        assert.ok(pointWithin(rear.x, rear.y, out, base, 3))
        if (base > 1) assert.ok(!overlap(out, base, out, base - 2), 'only neighbours can meet at a bend')
      }
    }),
    { numRuns: 3_000 },
  )
})
