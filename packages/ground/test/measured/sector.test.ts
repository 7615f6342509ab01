import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cosine, eastOf, northOf, sine } from '../../src/measured/measure.ts'
import { holds } from '../../src/measured/meets.ts'
import { pointWithin } from '../../src/measured/near.ts'
import { cornersOf } from '../../src/measured/quads.ts'
import {
  type Fan,
  fanDistance,
  fanHolds,
  fieldOfFire,
  halfSector,
  inFan,
  isBehindFront,
  isBehindRear,
  sector,
  sidesOf,
} from '../../src/measured/sector.ts'
import { compareSpans, shownLength, span } from '../../src/measured/spans.ts'
import * as oracle from './oracle.ts'
import { move, movedPose, type Pose, pair, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }

/** 0 and 1 the halves, 2 the whole sector, 3 the field of fire of a battery. */
const kind = fc.integer({ min: 0, max: 3 })
function fanOf(which: number, { x, y, facing, width }: Pose): Fan {
  if (which === 3) return fieldOfFire(x, y, facing, width)
  return which === 2 ? sector(x, y, facing) : halfSector(x, y, facing, which === 0 ? -1 : 1)
}

/** The same ground, cut out with fractions: line by line, from what the rule says about angles. */
function partOf(which: number, { x, y, facing, width }: Pose, s: Int32Array): oracle.Polygon {
  const half = which === 3 ? width / 2 : 0
  const [east, north] = [eastOf(half, 0, facing), northOf(half, 0, facing)]
  const [left, right] = [
    [-450, 0],
    [0, 450],
    [-450, 450],
    [-150, 150],
  ][which]!
  const line = (from: oracle.Point, direction: number): [oracle.Point, oracle.Point] => [
    from,
    [from[0].plus(oracle.whole(sine(direction))), from[1].plus(oracle.whole(cosine(direction)))],
  ]
  const [a, b] = [oracle.point(x - east, y - north), oracle.point(x + east, y + north)]
  let rest = oracle.cutBy(oracle.polygon(cornersOf(s, 0)), ...line(a, facing + left!))
  const [from, to] = line(b, facing + right!)
  rest = oracle.cutBy(rest, to, from)
  return which === 3 ? oracle.cutBy(rest, b, a) : rest
}

test('sector: what is in a sector is what its lines leave', () => {
  fc.assert(
    fc.property(pair, kind, ([one, two], which) => {
      const [fan, s] = [fanOf(which, one), shapeOf(two)]
      const part = partOf(which, one, s)
      assert.equal(inFan(fan, s, 0), part.length > 0)
      const found = span()
      assert.equal(fanDistance(fan, s, 0, found), part.length > 0)
      if (part.length === 0) return
      const exact = oracle.squareFrom(oracle.point(one.x, one.y), part)
      if (which === 3) assert.ok(Math.abs(shownLength(found) - Math.sqrt(exact.near)) < 1)
      else assert.equal(oracle.squareOf(found).compare(exact), 0)
    }),
    RUNS,
  )
})

test('sector: turned, mirrored and shifted, the answers are the same', () => {
  fc.assert(
    fc.property(pair, kind, move, ([one, two], which, laid) => {
      const there = laid.mirrored && which < 2 ? 1 - which : which
      const [a, b] = [span(), span()]
      const isIn = fanDistance(fanOf(which, one), shapeOf(two), 0, a)
      assert.equal(fanDistance(fanOf(there, movedPose(laid, one)), shapeOf(movedPose(laid, two)), 0, b), isIn)
      if (isIn) assert.equal(compareSpans(a, b), 0)
    }),
    RUNS,
  )
})

test('sector: points, and a field of fire is as wide as the front and 30 degrees open', () => {
  const f = fieldOfFire(5000, 5000, 0, 360)
  assert.ok(fanHolds(f, 5180, 5000) && fanHolds(f, 4820, 5000) && !fanHolds(f, 5181, 5000) && !fanHolds(f, 5000, 4999))
  // 0.75 inch and 4 inches times the tangent of 15 degrees.
  assert.ok(fanHolds(f, 5000 + 180 + 257, 5960) && !fanHolds(f, 5000 + 180 + 258, 5960))
  assert.ok(fanHolds(halfSector(0, 0, 0, -1), 0, 100) && fanHolds(halfSector(0, 0, 0, 1), 0, 100))
  assert.ok(!fanHolds(halfSector(0, 0, 0, -1), 1, 100) && fanHolds(sector(0, 0, 0), 100, 100))
})

test('sector: the four sides of a square look outwards', () => {
  const sides = sidesOf(1000, 1000, 0, 540, 480)
  assert.deepEqual(sides, [
    { x: 1000, y: 1000, facing: 0 },
    { x: 1270, y: 760, facing: 900 },
    { x: 1000, y: 520, facing: 1800 },
    { x: 730, y: 760, facing: 2700 },
  ])
  fc.assert(
    fc.property(pose(3000), one => {
      const s = shapeOf(one)
      for (const { x, y, facing } of sidesOf(one.x, one.y, one.facing, one.width, one.depth)) {
        assert.ok(pointWithin(x, y, s, 0, 2))
        assert.ok(!holds(s, 0, x + eastOf(0, 4, facing), y + northOf(0, 4, facing)))
      }
    }),
  )
})

test('sector: behind the front line, behind the rear line', () => {
  const enemy = { x: 5000, y: 5000, facing: 0, width: 900, depth: 240 }
  const where = (y: number, x = 8000): [boolean, boolean] => {
    const s = shapeOf({ x, y, facing: 0, width: 900, depth: 240 })
    return [isBehindFront(s, 0, shapeOf(enemy), 0), isBehindRear(s, 0, shapeOf(enemy), 0)]
  }
  assert.deepEqual(where(5001), [false, false])
  assert.deepEqual(where(5000), [true, false])
  assert.deepEqual(where(4761, 0), [true, false])
  assert.deepEqual(where(4760), [true, true])
  fc.assert(
    fc.property(pair, ([one, two]) => {
      const [s, t] = [shapeOf(one), shapeOf(two)]
      const c = oracle.polygon(cornersOf(t, 0))
      const all = oracle.polygon(cornersOf(s, 0))
      assert.equal(
        isBehindFront(s, 0, t, 0),
        all.every(p => oracle.area2(c[0]!, c[1]!, p).sign() <= 0),
      )
      assert.equal(
        isBehindRear(s, 0, t, 0),
        all.every(p => oracle.area2(c[3]!, c[2]!, p).sign() <= 0),
      )
    }),
    RUNS,
  )
})
