import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { eastOf, northOf } from '../../src/measured/measure.ts'
import { overlap } from '../../src/measured/meets.ts'
import { within } from '../../src/measured/near.ts'
import { GIVE, INCH, SIZE } from '../../src/measured/numbers.ts'
import { cornersOf, cornerX, cornerY, hull, quad, shapes, shifted } from '../../src/measured/quads.ts'
import {
  firstContact,
  firstOf,
  pushed,
  SPAN_MARGIN,
  stepped,
  WHEEL_SPAN,
  wheeled,
  wheelSpan,
  wheelSteps,
  wheelSweep,
} from '../../src/measured/sweep.ts'
import * as oracle from './oracle.ts'
import { facing, move, movedDirection, movedPose, pair, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }
const at = (s: Int32Array, dx: number, dy: number): Int32Array => {
  const out = shapes(1)
  shifted(s, 0, dx, dy, out, 0)
  return out
}
const points = (p: oracle.Polygon): string[] => p.map(([x, y]) => `${x.near} ${y.near}`).sort()

test('sweep: pushed straight, a unit passes over the hull of where it was and where it is', () => {
  fc.assert(
    fc.property(
      pose(3000),
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (one, dx, dy) => {
        const s = shapeOf(one)
        const out = shapes(1)
        pushed(s, 0, dx, dy, out, 0)
        const all = oracle.polygon([...cornersOf(s, 0), ...cornersOf(at(s, dx, dy), 0)])
        const wanted = oracle.hullOf(all)
        const found = oracle.polygon(cornersOf(out, 0))
        assert.deepEqual(points(oracle.hullOf(found)), points(wanted))
        for (const [k, [a, b]] of oracle.edges(found).entries())
          assert.ok(oracle.area2(a, b, found[(k + 2) % found.length]!).sign() <= 0, 'it turns only to the right')
      },
    ),
    RUNS,
  )
})

test('sweep: the hull of points is the hull of points', () => {
  const near = fc.integer({ min: 0, max: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(near, near), { minLength: 1, maxLength: 9 }), list => {
      const out = shapes(1)
      hull(list.flat(), out, 0)
      assert.deepEqual(points(oracle.polygon(cornersOf(out, 0))), points(oracle.hullOf(oracle.polygon(list.flat()))))
    }),
    RUNS,
  )
})

test('sweep: up to the first contact the way is clear, and one point farther it is not', () => {
  fc.assert(
    fc.property(pair, facing, fc.integer({ min: 1, max: 6 * INCH }), ([one, two], direction, most) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      if (overlap(a, 0, b, 0)) return
      const found = firstContact(a, 0, direction, most, b, 0)
      const there = (d: number): Int32Array => at(a, eastOf(0, d, direction), northOf(0, d, direction))
      const [way, met] = [shapes(1), [] as number[]]
      for (let d = 1; d <= found; d++) {
        shifted(a, 0, eastOf(0, d, direction), northOf(0, d, direction), way, 0)
        if (overlap(way, 0, b, 0)) met.push(d)
      }
      assert.deepEqual(met, [])
      if (found === most) return
      const deep = (d: number): boolean =>
        oracle.overlapBeyond(oracle.polygon(cornersOf(there(d), 0)), oracle.polygon(cornersOf(b, 0)), GIVE)
      assert.ok(!deep(found) && deep(found + 1))
      assert.ok(within(there(found), 0, b, 0, 3), 'a unit brought against another touches it')
    }),
    RUNS,
  )
})

test('sweep: straight at the enemy, first contacts turn and mirror with the table', () => {
  fc.assert(
    fc.property(
      pair,
      fc.integer({ min: 1, max: 24 * INCH }),
      fc.integer({ min: -450, max: 450 }),
      move,
      ([one, two], most, offset, laid) => {
        const direction = (one.facing + offset + 3600) % 3600
        const [c, d] = [shapeOf(movedPose(laid, one)), shapeOf(movedPose(laid, two))]
        const found = firstContact(shapeOf(one), 0, direction, most, shapeOf(two), 0)
        assert.equal(firstContact(c, 0, movedDirection(laid, direction), most, d, 0), found)
        const out = shapes(1)
        pushed(shapeOf(one), 0, eastOf(0, most, direction), northOf(0, most, direction), out, 0)
        if (overlap(shapeOf(two), 0, out, 0, 4)) assert.ok(found < most)
        if (!overlap(shapeOf(two), 0, out, 0, 0)) assert.equal(found, most)
      },
    ),
    RUNS,
  )
})

test('sweep: whoever comes first is found among many', () => {
  const others = fc.array(pose(4000), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(pose(4000), others, facing, (one, many, direction) => {
      const s = shapeOf(one)
      const all = shapes(many.length)
      for (const [k, each] of many.entries()) all.set(shapeOf(each), k * SIZE)
      const each = many.map((_, j) => firstContact(s, 0, direction, 4000, all, j))
      const { distance, who } = firstOf(s, 0, direction, 4000, all, [...many.keys()])
      assert.equal(distance, Math.min(4000, ...each))
      assert.equal(who, distance === 4000 ? -1 : each.indexOf(distance))
    }),
    { numRuns: 3_000 },
  )
})

const wheel = fc.record({
  hand: fc.constantFrom(-1, 1),
  tenths: fc.oneof(
    fc.integer({ min: -500, max: 500 }),
    fc.constantFrom(-900, -450, -50, -1, 0, 1, 50, 51, 150, 450, 900),
  ),
})

test('sweep: a wheel keeps its corner, and its sweep holds the unit at every tenth of a degree and little more', () => {
  fc.assert(
    fc.property(pair, wheel, ([one, two], { hand, tenths }) => {
      const b = shapeOf(two)
      const sweep = shapes(wheelSteps(tenths))
      assert.equal(wheelSweep(one, hand, tenths, sweep, 0), wheelSteps(tenths))
      const meetsSweep = Array.from({ length: wheelSteps(tenths) }, (_, k) => overlap(sweep, k, b, 0, 1)).some(Boolean)
      const [start, s] = [shapeOf(one), shapes(1)]
      const fixed = hand > 0 ? 1 : 0
      let [isMet, isNear, isKept] = [false, false, true]
      for (let done = 0; done <= Math.abs(tenths); done++) {
        const place = wheeled(one.x, one.y, one.facing, one.width, hand, Math.sign(tenths) * done)
        quad(place.x, place.y, place.facing, one.width, one.depth, s, 0)
        isKept &&=
          cornerX(s, 0, fixed) === cornerX(start, 0, fixed) && cornerY(s, 0, fixed) === cornerY(start, 0, fixed)
        isMet ||= overlap(s, 0, b, 0)
        isNear ||= within(s, 0, b, 0, 9)
      }
      assert.ok(isKept, 'the corner has moved')
      if (isMet) assert.ok(meetsSweep, 'the sweep is too small')
      if (!isNear) assert.ok(!meetsSweep, 'the sweep is too large')
    }),
    RUNS,
  )
})

test('sweep: the shape of several sectors of a wheel holds each of them', () => {
  fc.assert(
    fc.property(pair, wheel, ([one, two], { hand, tenths }) => {
      const b = shapeOf(two)
      const count = wheelSteps(tenths)
      const sweep = shapes(count)
      wheelSweep(one, hand, tenths, sweep, 0)
      const whole = shapes(1)
      for (let from = 0; from < count; from += WHEEL_SPAN) {
        const to = Math.min(count, from + WHEEL_SPAN)
        wheelSpan(one, hand, tenths, from, to, whole, 0)
        for (let k = from; k < to; k++) {
          for (let c = 0; c < sweep[k * SIZE]!; c++) {
            const corner = shapes(1)
            quad(cornerX(sweep, k, c), cornerY(sweep, k, c), 0, 0, 0, corner, 0)
            assert.ok(within(corner, 0, whole, 0, SPAN_MARGIN), 'a sector reaches beyond')
          }
          if (within(sweep, k, b, 0, INCH)) assert.ok(within(whole, 0, b, 0, INCH + SPAN_MARGIN))
        }
      }
    }),
    RUNS,
  )
})

test('sweep: a step straight ahead', () => {
  assert.deepEqual(stepped(100, 100, 0, 240), [100, 340])
  assert.deepEqual(stepped(100, 100, 2700, 240), [-140, 100])
  assert.deepEqual(stepped(0, 0, 450, 240), [170, 170])
  assert.deepEqual(wheeled(1000, 1000, 0, 480, 1, 900), { x: 1240, y: 1240, facing: 900 })
  assert.deepEqual(wheeled(1000, 1000, 0, 480, -1, -900), { x: 760, y: 1240, facing: 2700 })
})

test('sweep: wheels turn and mirror with the table', () => {
  fc.assert(
    fc.property(pose(3000), wheel, move, (one, { hand, tenths }, laid) => {
      const side = laid.mirrored ? -1 : 1
      const there = movedPose(laid, one)
      const after = wheeled(there.x, there.y, there.facing, there.width, side * hand, side * tenths)
      const wanted = movedPose(laid, { ...one, ...wheeled(one.x, one.y, one.facing, one.width, hand, tenths) })
      assert.deepEqual({ ...one, ...after }, wanted)
    }),
    RUNS,
  )
})
