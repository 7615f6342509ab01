import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { SIZE } from '../../src/measured/numbers.ts'
import { cornersOf, shapes } from '../../src/measured/quads.ts'
import { hiddenBy, inTheWay, through } from '../../src/measured/sight.ts'
import { terrain } from '../../src/measured/terrain.ts'
import * as oracle from './oracle.ts'
import { move, movedPoint, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }
const place = fc.integer({ min: 3000, max: 8000 })
const level = fc.integer({ min: 0, max: 3 })
const line = fc.tuple(place, place, place, place)

/** Lines that begin or end at a corner of what may hide, as often as others. */
const ends = (
  free: readonly [number, number, number, number],
  corners: readonly number[],
  how: number,
): [number, number, number, number] => {
  const [x1, y1, x2, y2] = free
  if (how === 1) return [corners[0]!, corners[1]!, x2, y2]
  if (how === 2) return [x1, y1, 2 * corners[2]! - x1, 2 * corners[3]! - y1]
  return [x1, y1, x2, y2]
}

test('sight: what hides is what the line runs through, by levels', () => {
  const features = fc.array(fc.tuple(pose(4000), level), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      features,
      line,
      level,
      level,
      fc.integer({ min: 0, max: 4 }),
      move,
      (list, free, level1, level2, how, laid) => {
        const polygons = list.map(([one]) => cornersOf(shapeOf(one), 0))
        const [x1, y1, x2, y2] = ends(free, polygons[0]!, how)
        const t = terrain(
          polygons.map(points => ({ points })),
          20_000,
          20_000,
        )
        const tops = list.map(([, top]) => top)
        const [a, b] = [oracle.point(x1, y1), oracle.point(x2, y2)]
        const hides = polygons.map((corners, f) => {
          const p = oracle.polygon(corners)
          const part = oracle.partInside(a, b, p)
          if (part === undefined || oracle.isIn(p, a) || oracle.isIn(p, b)) return false
          const heights = part.map(at => oracle.whole(level1).plus(at.times(oracle.whole(level2 - level1))))
          return heights.some(height => height.compare(oracle.whole(tops[f]!)) < 0)
        })
        const found = hiddenBy(t, tops, x1, y1, level1, x2, y2, level2)
        assert.equal(found, hides.indexOf(true))
        assert.equal(hiddenBy(t, tops, x2, y2, level2, x1, y1, level1), found)
        const there = terrain(
          polygons.map(points => ({
            points: points.flatMap((_, k) => (k % 2 === 0 ? movedPoint(laid, points[k]!, points[k + 1]!) : [])),
          })),
          20_000,
          20_000,
        )
        assert.equal(
          hiddenBy(there, tops, ...movedPoint(laid, x1, y1), level1, ...movedPoint(laid, x2, y2), level2),
          found,
        )
      },
    ),
    RUNS,
  )
})

test('sight: units in the way', () => {
  const units = fc.array(pose(4000), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      units,
      line,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: -1, max: 5 }),
      (list, free, how, not) => {
        const all = shapes(list.length)
        for (const [k, one] of list.entries()) all.set(shapeOf(one), k * SIZE)
        const [x1, y1, x2, y2] = ends(free, cornersOf(all, 0), how)
        const through = list.map((_, k) =>
          oracle.runsThrough(oracle.point(x1, y1), oracle.point(x2, y2), oracle.polygon(cornersOf(all, k))),
        )
        assert.equal(
          inTheWay(x1, y1, x2, y2, all, 0, list.length, not),
          through.findIndex((is, k) => is && k !== not),
        )
      },
    ),
    RUNS,
  )
})

test('sight: how much of a line lies in a wood', () => {
  fc.assert(
    fc.property(pose(3000), line, (one, [x1, y1, x2, y2]) => {
      const corners = cornersOf(shapeOf(one), 0)
      const t = terrain([{ points: corners }], 20_000, 20_000)
      const part = oracle.partInside(oracle.point(x1, y1), oracle.point(x2, y2), oracle.polygon(corners))
      const share = part === undefined ? 0 : part[1].minus(part[0]).near
      assert.ok(Math.abs(through(t, 0, x1, y1, x2, y2) - share * Math.hypot(x2 - x1, y2 - y1)) <= 2.5)
    }),
    RUNS,
  )
})

test('sight: over a hill from a hill', () => {
  // A ridge of level 1 half-way between two places.
  const t = terrain([{ points: [1000, 0, 1000, 1000, 1100, 1000, 1100, 0] }], 4800, 4800)
  const sees = (l1: number, l2: number, top = 1): boolean => hiddenBy(t, [top], 0, 500, l1, 2100, 500, l2) < 0
  assert.ok(!sees(0, 0) && sees(1, 1) && !sees(1, 0) && !sees(0, 1))
  assert.ok(!sees(2, 0), 'the line falls below one level before it has passed the ridge')
  assert.ok(sees(3, 0) && sees(0, 3) && !sees(3, 0, 2))
  assert.ok(sees(0, 0, 0), 'what has no height hides nothing')
})
