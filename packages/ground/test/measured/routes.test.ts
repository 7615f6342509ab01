import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lengthOf } from '../../src/measured/measure.ts'
import { crosses, holds } from '../../src/measured/meets.ts'
import { pointWithin } from '../../src/measured/near.ts'
import { INCH, SIZE } from '../../src/measured/numbers.ts'
import { cornersOf, shape, shapes } from '../../src/measured/quads.ts'
import {
  allRound,
  crossesItself,
  MOST_POINTS,
  obstacles,
  routes,
  swollen,
  wayLength,
} from '../../src/measured/routes.ts'
import * as oracle from './oracle.ts'
import { pose, shapeOf } from './poses.ts'

const put = (list: readonly Int32Array[]): Int32Array => {
  const all = shapes(list.length)
  for (const [k, each] of list.entries()) all.set(each.subarray(0, SIZE), k * SIZE)
  return all
}

test('routes: a swollen shape has everything near, and little more', () => {
  const place = fc.integer({ min: 2500, max: 8500 })
  const triangle = fc.tuple(pose(3000), fc.boolean())
  fc.assert(
    fc.property(triangle, fc.integer({ min: 1, max: 600 }), place, place, ([one, cut], by, x, y) => {
      const s = shapeOf(one)
      if (cut) shape(cornersOf(s, 0).slice(0, 6), s, 0)
      const out = shapes(1)
      swollen(s, 0, by, out, 0)
      if (pointWithin(x, y, s, 0, by)) assert.ok(holds(out, 0, x, y), 'something near is left out')
      // A right corner cut half-way round reaches 1 / cos 22.5 degrees of the distance, a sharper one farther.
      if (!cut && holds(out, 0, x, y)) assert.ok(pointWithin(x, y, s, 0, Math.ceil(by * 1.09) + 6), 'it is too fat')
      const turned = oracle.polygon(cornersOf(out, 0))
      for (const [k, [a, b]] of oracle.edges(turned).entries())
        assert.ok(oracle.area2(a, b, turned[(k + 2) % turned.length]!).sign() <= 0)
    }),
    { numRuns: 10_000 },
  )
})

test('routes: ways keep clear, are no longer than allowed, no shorter than straight, and do not cross themselves', () => {
  const field = fc.array(pose(6000), { minLength: 1, maxLength: 7 })
  const place = fc.integer({ min: 4000, max: 10_000 })
  let found = 0
  let bent = 0
  fc.assert(
    fc.property(field, place, place, fc.constantFrom(180, 2 * INCH), (list, x, y, gap) => {
      const all = put(list.map(shapeOf))
      const o = obstacles(all, [...list.keys()], gap)
      if (list.some((_, k) => pointWithin(x, y, all, k, 3))) return
      const most = 18 * INCH
      const ends = allRound(x, y, 12 * INCH, 12)
      const ways = routes(x, y, ends, o, most)
      assert.equal(ways.length, 12)
      for (const [k, way] of ways.entries()) {
        const [ex, ey] = [ends[2 * k]!, ends[2 * k + 1]!]
        if (way === undefined) continue
        found++
        const { points, length } = way
        if (points.length > 4) bent++
        assert.deepEqual([points[0], points[1], points.at(-2), points.at(-1)], [x, y, ex, ey])
        assert.ok(points.length / 2 <= MOST_POINTS && length <= most && length >= lengthOf(ex - x, ey - y))
        assert.equal(wayLength(points), length)
        assert.ok(!crossesItself(points))
        for (let leg = 0; leg + 2 < points.length; leg += 2)
          for (let j = 0; j < list.length; j++) {
            const [a, b, c, d] = points.slice(leg, leg + 4) as [number, number, number, number]
            assert.ok(!crosses(a, b, c, d, all, j), 'through an obstacle')
            if (!holds(o.swollen, j, a, b)) assert.ok(!crosses(a, b, c, d, o.swollen, j), 'through a gap too narrow')
          }
      }
      // What is straight and open is taken straight.
      for (const [k, way] of ways.entries()) {
        const isFree = !list.some((_, j) => crosses(x, y, ends[2 * k]!, ends[2 * k + 1]!, o.swollen, j))
        if (isFree) assert.deepEqual(way?.points, [x, y, ends[2 * k], ends[2 * k + 1]])
      }
    }),
    { numRuns: 600 },
  )
  assert.ok(found > 500 && bent > 20, `${found} ways, ${bent} of them bent`)
})

test('routes: two inches are enough between two units, a hair less is not', () => {
  const way = (gap: number): number | undefined => {
    const all = put([
      shapeOf({ x: 3000, y: 5000, facing: 0, width: 2400, depth: 240 }),
      shapeOf({ x: 5400 + gap, y: 5000, facing: 0, width: 2400, depth: 240 }),
    ])
    return routes(4200 + gap / 2, 4000, [4200 + gap / 2, 6000], obstacles(all, [0, 1], 2 * INCH), 9000)[0]?.points
      .length
  }
  assert.equal(way(2 * INCH + 8), 4)
  assert.notEqual(way(2 * INCH - 8), 4)
})

test('routes: one leaves an enemy in contact, but not through him', () => {
  const all = put([shapeOf({ x: 5000, y: 5300, facing: 1800, width: 900, depth: 240 })])
  const o = obstacles(all, [0], 2 * INCH)
  const [back, through] = routes(5000, 5297, [5000, 3000, 5000, 8000], o, 18 * INCH)
  assert.deepEqual(back?.points, [5000, 5297, 5000, 3000])
  assert.ok(through === undefined || through.points.length > 4)
})

test('routes: a drawn way that crosses or retraces itself is found out', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
  assert.ok(crossesItself([0, 0, 10, 0, 10, 10, 5, -5]))
  assert.ok(crossesItself([0, 0, 10, 0, 5, 0]))
  assert.ok(crossesItself([0, 0, 10, 0, 10, 10, 0, 0]))
  assert.ok(!crossesItself([0, 0, 10, 0, 20, 0, 20, 10]))
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), list => {
      const p = list.map(([x, y]) => oracle.point(x, y))
      const legs = p.slice(1).map((to, k) => [p[k]!, to] as const)
      if (legs.some(([a, b]) => oracle.square(a, b, b).sign() === 0)) return
      const wanted = legs.some(([a, b], k) =>
        legs.some(([c, d], l) => {
          if (l > k + 1) return oracle.stretchesMeet(a, b, c, d)
          return l === k + 1 && (oracle.square(d, a, b).sign() === 0 || oracle.square(a, c, d).sign() === 0)
        }),
      )
      assert.equal(crossesItself(list.flat()), wanted)
    }),
    { numRuns: 10_000 },
  )
})
