import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { overlap } from '../../src/measured/meets.ts'
import { distance, nearer, nearestPoint, pointDistance, pointWithin, within } from '../../src/measured/near.ts'
import { nearest, nearestFew } from '../../src/measured/nearest.ts'
import { TOUCH } from '../../src/measured/numbers.ts'
import { cornersOf, edgeOf, quad, shape, shapes } from '../../src/measured/quads.ts'
import { BEYOND, compareSpans, type Span, shownLength, span } from '../../src/measured/spans.ts'
import * as oracle from './oracle.ts'
import { move, movedPose, pair, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }
const reach = fc.oneof(fc.constantFrom(0, 1, 2, TOUCH, 240, 480), fc.integer({ min: 0, max: 8640 }))
const polygonOf = (s: Int32Array): oracle.Polygon => oracle.polygon(cornersOf(s, 0))

test('near: the distance is exact, and so is what lies within it', () => {
  fc.assert(
    fc.property(pair, reach, ([one, two], r) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      const exact = oracle.squareApart(polygonOf(a), polygonOf(b))
      const found = span()
      distance(a, 0, b, 0, found)
      assert.equal(oracle.squareOf(found).compare(exact), 0)
      // Some reach, and the whole numbers just below, at and above the distance.
      const edge = Math.floor(shownLength(found))
      for (const each of [r, edge - 1, edge, edge + 1, edge + 2].filter(n => n >= 0))
        assert.equal(within(a, 0, b, 0, each), exact.compare(oracle.whole(each * each)) <= 0, `${each}`)
      for (const each of [0, edge, edge + 1])
        assert.equal(nearer(a, 0, b, 0, each), exact.compare(oracle.whole(each * each)) < 0, `nearer ${each}`)
    }),
    RUNS,
  )
})

test('near: far units, as far as a table goes', () => {
  const far = fc.tuple(pose(28_000), pose(28_000))
  fc.assert(
    fc.property(far, fc.integer({ min: 0, max: 8640 }), ([one, two], r) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      const exact = oracle.squareApart(polygonOf(a), polygonOf(b))
      const found = span()
      distance(a, 0, b, 0, found)
      assert.equal(oracle.squareOf(found).compare(exact), 0)
      assert.equal(within(a, 0, b, 0, r), exact.compare(oracle.whole(r * r)) <= 0)
    }),
    { numRuns: 3_000 },
  )
})

test('near: it does not matter who is asked, nor how the table is laid; and what overlaps is near', () => {
  fc.assert(
    fc.property(pair, reach, move, ([one, two], r, laid) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      const answer = within(a, 0, b, 0, r)
      assert.equal(within(b, 0, a, 0, r), answer)
      assert.equal(within(shapeOf(movedPose(laid, one)), 0, shapeOf(movedPose(laid, two)), 0, r), answer)
      if (overlap(a, 0, b, 0)) assert.ok(answer)
    }),
    RUNS,
  )
})

test('near: points', () => {
  const place = fc.integer({ min: 2000, max: 9000 })
  fc.assert(
    fc.property(pose(3000), place, place, reach, (one, x, y, r) => {
      const s = shapeOf(one)
      const exact = oracle.squareFrom(oracle.point(x, y), polygonOf(s))
      const found = span()
      pointDistance(x, y, s, 0, found)
      assert.equal(oracle.squareOf(found).compare(exact), 0)
      assert.equal(pointWithin(x, y, s, 0, r), exact.compare(oracle.whole(r * r)) <= 0)
      const [u, v] = nearestPoint(x, y, s, 0)
      assert.ok(Math.abs(Math.hypot(u - x, v - y) - shownLength(found)) < 1)
    }),
    RUNS,
  )
})

test('near: spans are ordered exactly, however close', () => {
  const n = fc.integer({ min: 0, max: 2 ** 30 })
  const m = fc.integer({ min: 1, max: 2 ** 30 })
  const any = fc.tuple(n, m, fc.integer({ min: 1, max: 2 ** 31 })).map(each => each as Span)
  const pairs = fc.oneof(
    fc.tuple(any, any),
    // The same in larger numbers, and the same but for a hair.
    fc.tuple(any, fc.integer({ min: 1, max: 50 }), fc.integer({ min: -1, max: 1 })).map(
      ([[a, b, k], f, hair]) =>
        [
          [a, b, k],
          [Math.max(0, a * f + hair), b * f, k],
        ] as [Span, Span],
    ),
  )
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      assert.equal(Math.sign(compareSpans(a, b)), oracle.squareOf(a).compare(oracle.squareOf(b)))
      assert.equal(Math.sign(compareSpans(b, a)), oracle.squareOf(b).compare(oracle.squareOf(a)))
    }),
    RUNS,
  )
  assert.ok(compareSpans(BEYOND, [2 ** 31, 1, 1]) > 0)
  assert.equal(compareSpans(BEYOND, BEYOND), 0)
})

test('near: the nearest of many; of two alike the first', () => {
  const all = shapes(4)
  quad(5000, 5000, 0, 900, 240, all, 0)
  quad(7000, 5000, 0, 900, 240, all, 1)
  quad(3000, 5000, 0, 900, 240, all, 2)
  quad(5000, 9000, 0, 900, 240, all, 3)
  assert.equal(nearest(all, 0, all, [3, 1, 2]), 1)
  assert.equal(nearest(all, 0, all, [3, 2, 1]), 2)
  assert.equal(nearest(all, 0, all, []), -1)
})

test('near: single edges against each other, crossed, in one line, as points', () => {
  const edge = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(pair, edge, edge, reach, ([one, two], k, l, r) => {
      const [a, b] = [shapes(1), shapes(1)]
      edgeOf(shapeOf(one), 0, k, a, 0)
      edgeOf(shapeOf(two), 0, l, b, 0)
      const [p, q] = [polygonOf(a), polygonOf(b)]
      const apart = oracle.stretchesMeet(p[0]!, p[1]!, q[0]!, q[1]!)
        ? oracle.NOUGHT
        : [
            oracle.square(p[0]!, q[0]!, q[1]!),
            oracle.square(p[1]!, q[0]!, q[1]!),
            oracle.square(q[0]!, p[0]!, p[1]!),
            oracle.square(q[1]!, p[0]!, p[1]!),
          ].reduce((x, y) => (x.compare(y) < 0 ? x : y))
      assert.equal(within(a, 0, b, 0, r), apart.compare(oracle.whole(r * r)) <= 0)
    }),
    RUNS,
  )
  const dots = shapes(3)
  shape([10, 10], dots, 0)
  shape([13, 14], dots, 1)
  shape([10, 10, 10, 40], dots, 2)
  assert.ok(within(dots, 0, dots, 1, 5) && !within(dots, 0, dots, 1, 4) && within(dots, 0, dots, 2, 0))
})

test('near: the nearest few are those found one after the other', () => {
  fc.assert(
    fc.property(fc.array(pose(4000), { minLength: 2, maxLength: 9 }), fc.integer({ min: 1, max: 4 }), (poses, most) => {
      const all = shapes(poses.length)
      poses.forEach((each, k) => {
        shape(cornersOf(shapeOf(each), 0), all, k)
      })
      const left = poses.map((_, k) => k).slice(1)
      const few = nearestFew(all, 0, all, left, most)
      const wanted: number[] = []
      while (left.length > 0 && wanted.length < most) {
        const next = nearest(all, 0, all, left)
        wanted.push(next)
        left.splice(left.indexOf(next), 1)
      }
      assert.deepEqual(few, wanted)
    }),
    { numRuns: 2000 },
  )
})
