import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { clockwise, convexParts, courseParts } from '../../src/measured/convex.ts'
import { cosine, lengthOf, sine } from '../../src/measured/measure.ts'
import { overlap } from '../../src/measured/meets.ts'
import { GIVE, INCH, LONGEST_EDGE } from '../../src/measured/numbers.ts'
import { cornersOf, edgeOf, shape, shapes } from '../../src/measured/quads.ts'
import {
  featureHolds,
  isPartlyIn,
  isShapeBare,
  isWhollyIn,
  stretches,
  stretchOn,
  terrain,
} from '../../src/measured/terrain.ts'
import * as oracle from './oracle.ts'
import { facing, move, movedDirection, movedPose, pair, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }

/** An area without holes round a middle, with bays and tongues; either way round. */
const area = (middle: number, most: number): fc.Arbitrary<number[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { minLength: 3, maxLength: 10 }),
      fc.array(fc.integer({ min: 300, max: most }), { minLength: 10, maxLength: 10 }),
      fc.boolean(),
    )
    .map(([angles, radii, back]) => {
      const corners = angles
        .sort((a, b) => a - b)
        .map((a, k) => [
          middle + Math.round((radii[k]! * sine(a * 50)) / 16384),
          middle + Math.round((radii[k]! * cosine(a * 50)) / 16384),
        ])
      return (back ? corners.reverse() : corners).flat()
    })
    .filter(corners => {
      // The middle has to lie inside, or the star turns itself inside out.
      const p = oracle.polygon(clockwise(corners))
      return oracle.edges(p).every(([a, b]) => oracle.area2(a, b, oracle.point(middle, middle)).sign() < 0)
    })

test('terrain: an area is cut into convex parts that fill it and do not overlap', () => {
  fc.assert(
    fc.property(area(9000, 8000), corners => {
      const whole = oracle.area(oracle.polygon(clockwise(corners)))
      const parts = convexParts(corners)
      let sum = oracle.NOUGHT
      const all = shapes(parts.length)
      for (const [k, part] of parts.entries()) {
        shape(part, all, k)
        const p = oracle.polygon(part)
        assert.ok(part.length <= 16)
        for (const [n, [a, b]] of oracle.edges(p).entries()) {
          assert.ok(oracle.area2(a, b, p[(n + 2) % p.length]!).sign() <= 0)
          assert.ok(oracle.square(a, b, b).near <= 4 * 8000 ** 2)
        }
        sum = sum.plus(oracle.area(p))
      }
      for (let k = 0; k < parts.length; k++)
        for (let l = 0; l < k; l++) assert.ok(!overlap(all, k, all, l, 1), 'parts overlap')
      // Long edges are divided at whole points: a hair on either side.
      const off = Math.abs(sum.minus(whole).near)
      assert.ok(off <= 40 * LONGEST_EDGE, `${off}`)
    }),
    { numRuns: 3_000 },
  )
})

test('terrain: no border of a piece is longer than 20 inches', () => {
  const t = terrain(
    [{ points: [0, 0, 0, 10_000, 20_000, 10_000, 20_000, 0] }, { points: [100, 100, 15_000, 9_000], width: 120 }],
    20_000,
    10_000,
  )
  assert.ok(t.borders.every(border => border.length > 0))
  const [, river] = t.borders
  for (let piece = t.first[1]!; piece < t.first[2]!; piece++) {
    const c = cornersOf(t.shapes, piece)
    assert.ok(lengthOf(c[4]! - c[2]!, c[5]! - c[3]!) <= LONGEST_EDGE + 2)
  }
  assert.equal(river!.length, 8 * (t.first[2]! - t.first[1]!))
  for (let k = 0; k < t.borders[0]!.length; k += 2) {
    const next = (k + 2) % t.borders[0]!.length
    const b = t.borders[0]!
    assert.ok(lengthOf(b[next]! - b[k]!, b[next + 1]! - b[k + 1]!) <= LONGEST_EDGE)
  }
})

test('terrain: a border that crosses itself is refused, corners given twice and straight ones are not', () => {
  assert.throws(() => convexParts([0, 0, 1000, 1000, 1000, 0, 0, 900]), /crosses itself/)
  assert.deepEqual(convexParts([0, 0, 0, 100, 0, 200, 0, 200, 200, 200, 200, 0]).length, 1)
})

test('terrain: a course has its width on both sides, and its pieces share the edges at its bends', () => {
  const parts = courseParts([0, 0, 0, 1000, 1000, 1000], 120)
  assert.deepEqual(parts, [
    [-60, 1060, 60, 940, 60, 0, -60, 0],
    [1000, 1060, 1000, 940, 60, 940, -60, 1060],
  ])
  assert.deepEqual(courseParts([0, 0, 0, 1000], 0), [[0, 0, 0, 1000]])
})

test('terrain: partly and wholly in an area', () => {
  const point = fc.integer({ min: 5000, max: 13_000 })
  fc.assert(
    fc.property(area(9000, 4000), pose(9000), point, point, (corners, one, x, y) => {
      const t = terrain([{ points: corners }], 20_000, 20_000)
      const s = shapeOf(one)
      const p = oracle.polygon(cornersOf(s, 0))
      let common = oracle.NOUGHT
      const parts = Array.from({ length: t.first[1]! }, (_, k) => oracle.polygon(cornersOf(t.shapes, k)))
      for (const part of parts) common = common.plus(oracle.area(oracle.common(p, part)))
      assert.equal(isPartlyIn(t, 0, s, 0, 0), common.sign() > 0)
      assert.equal(isWhollyIn(t, 0, s, 0), common.compare(oracle.area(p)) === 0)
      if (isPartlyIn(t, 0, s, 0)) assert.ok(common.sign() > 0 && !isShapeBare(t, s, 0))
      assert.equal(
        featureHolds(t, 0, x, y),
        parts.some(part => oracle.isIn(part, oracle.point(x, y))),
      )
    }),
    RUNS,
  )
})

/** The oracle's own reading of "deeper than GIVE", with lengths of edges rounded up, at a fraction of the way. */
function isOn(a: oracle.Polygon, b: oracle.Polygon): boolean {
  const deep = (p: oracle.Polygon, q: oracle.Polygon): boolean =>
    oracle.edges(p).every(([s, e]) => {
      const long = oracle.whole(lengthOf(Number(e[0].minus(s[0]).near), Number(e[1].minus(s[1]).near)) * GIVE)
      return q.some(x => long.plus(oracle.area2(s, e, x)).sign() < 0)
    })
  return deep(a, b) && deep(b, a)
}

test('terrain: the stretch of a way on a piece begins and ends where it does', () => {
  const most = fc.integer({ min: 1, max: 12 * INCH })
  fc.assert(
    fc.property(
      pair,
      facing,
      most,
      fc.boolean(),
      fc.integer({ min: 0, max: 1000 }),
      ([one, two], direction, length, front, share) => {
        const [unit, b] = [shapeOf(one), shapeOf(two)]
        const a = shapes(1)
        if (front) edgeOf(unit, 0, 0, a, 0)
        else a.set(unit)
        const found = stretchOn(a, 0, direction, length, b, 0)
        const [p, q] = [oracle.polygon(cornersOf(a, 0)), oracle.polygon(cornersOf(b, 0))]
        const on = (quarters: number): boolean => {
          const along = (by: number): oracle.Fraction => new oracle.Fraction(BigInt(by) * BigInt(quarters), 4n * 16384n)
          return isOn(oracle.movedBy(p, along(sine(direction)), along(cosine(direction))), q)
        }
        if (found === undefined) {
          for (const s of [0, length * 4, Math.floor((share * length * 4) / 1000)]) assert.ok(!on(s))
          return
        }
        const [from, to] = found
        assert.ok(0 <= from && from < to && to <= length)
        if (from + 1 < to) assert.ok(on(4 * from + 4) && on(4 * to - 4))
        if (from > 0) assert.ok(!on(4 * from))
        if (to < length) assert.ok(!on(4 * to))
      },
    ),
    RUNS,
  )
})

test('terrain: the stretches of a way add up to the way', () => {
  fc.assert(
    fc.property(
      area(9000, 3000),
      area(10_000, 3000),
      pose(9000),
      facing,
      fc.integer({ min: 1, max: 24 * INCH }),
      (first, second, one, direction, most) => {
        const t = terrain(
          [{ points: first }, { points: second }, { points: [3000, 9000, 12_000, 8000], width: 120 }],
          20_000,
          20_000,
        )
        const all = stretches(t, shapeOf(one), 0, direction, most, [0, 1, 2])
        let at = 0
        for (const [k, each] of all.entries()) {
          assert.equal(each.from, at)
          assert.ok(each.to > each.from)
          if (k > 0) assert.notDeepEqual(each.on, all[k - 1]!.on)
          at = each.to
        }
        assert.equal(at, most)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('terrain: through 1.2 inches of wood, with the depth of a column and with the front alone', () => {
  const t = terrain([{ points: [0, 2400, 0, 2688, 4800, 2688, 4800, 2400] }], 4800, 4800)
  const s = shapeOf({ x: 2400, y: 1000, facing: 0, width: 540, depth: 480 })
  assert.deepEqual(stretches(t, s, 0, 0, 3000, [0]), [
    { from: 0, to: 1402, on: [] },
    { from: 1402, to: 2166, on: [0] },
    { from: 2166, to: 3000, on: [] },
  ])
  const front = shapes(1)
  edgeOf(s, 0, 0, front, 0)
  assert.deepEqual(stretches(t, front, 0, 0, 3000, [0])[1], { from: 1402, to: 1686, on: [0] })
})

test('terrain: what lies under a way turns and mirrors with the table', () => {
  fc.assert(
    fc.property(pair, facing, fc.integer({ min: 1, max: 12 * INCH }), move, ([one, two], direction, most, laid) => {
      const there = [shapeOf(movedPose(laid, one)), shapeOf(movedPose(laid, two))] as const
      assert.deepEqual(
        stretchOn(there[0], 0, movedDirection(laid, direction), most, there[1], 0),
        stretchOn(shapeOf(one), 0, direction, most, shapeOf(two), 0),
      )
    }),
    RUNS,
  )
})
