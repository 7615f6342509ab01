import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { crosses, holds, meets, overlap } from '../../src/measured/meets.ts'
import { GIVE, INCH } from '../../src/measured/numbers.ts'
import { cornersOf } from '../../src/measured/quads.ts'
import * as oracle from './oracle.ts'
import { move, movedPoint, movedPose, pair, pose, shapeOf } from './poses.ts'

const RUNS = { numRuns: 10_000 }

test('meets: ground in common is what cutting one out of the other leaves', () => {
  fc.assert(
    fc.property(pair, ([one, two]) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      const [p, q] = [oracle.polygon(cornersOf(a, 0)), oracle.polygon(cornersOf(b, 0))]
      assert.equal(overlap(a, 0, b, 0, 0), oracle.area(oracle.common(p, q)).sign() > 0)
      assert.equal(overlap(a, 0, b, 0), oracle.overlapBeyond(p, q, GIVE))
      assert.equal(meets(a, 0, b, 0), oracle.meet(p, q))
    }),
    RUNS,
  )
})

test('meets: it does not matter who is asked, nor how the table is laid', () => {
  fc.assert(
    fc.property(pair, move, ([one, two], laid) => {
      const [a, b] = [shapeOf(one), shapeOf(two)]
      const [c, d] = [shapeOf(movedPose(laid, one)), shapeOf(movedPose(laid, two))]
      const answer = [overlap(a, 0, b, 0), overlap(a, 0, b, 0, 0), meets(a, 0, b, 0)]
      assert.deepEqual([overlap(b, 0, a, 0), overlap(b, 0, a, 0, 0), meets(b, 0, a, 0)], answer)
      assert.deepEqual([overlap(c, 0, d, 0), overlap(c, 0, d, 0, 0), meets(c, 0, d, 0)], answer)
    }),
    RUNS,
  )
})

test('meets: brigades dressed shoulder to shoulder never overlap, at any angle', () => {
  for (let facing = 0; facing < 3600; facing++) {
    const [width, depth] = [900, INCH]
    const a = { x: 5000, y: 5000, facing, width, depth }
    const place = cornersOf(shapeOf({ ...a, width: 2 * width }), 0)
    const b = { ...a, x: place[2]!, y: place[3]! }
    assert.ok(!overlap(shapeOf(a), 0, shapeOf(b), 0), `${facing}: beside`)
    const behind = cornersOf(shapeOf(a), 0)
    const c = { ...a, width: 2 * width, x: behind[6]!, y: behind[7]! }
    assert.ok(!overlap(shapeOf(a), 0, shapeOf(c), 0), `${facing}: behind`)
  }
})

test('meets: points and lines', () => {
  const place = fc.integer({ min: 3500, max: 7500 })
  const corner = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(
      pose(3000),
      fc.tuple(place, place, place, place),
      fc.tuple(corner, corner, corner),
      move,
      (one, free, [k, l, how], laid) => {
        const s = shapeOf(one)
        const c = cornersOf(s, 0)
        // Half the lines begin or end at a corner of the shape, or at both, or run along an edge's line.
        let [x1, y1, x2, y2] = free
        if (how === 1) [x1, y1] = [c[2 * k]!, c[2 * k + 1]!]
        if (how === 2) [x1, y1, x2, y2] = [c[2 * k]!, c[2 * k + 1]!, c[2 * l]!, c[2 * l + 1]!]
        if (how === 3) [x2, y2] = [2 * c[2 * k]! - x1, 2 * c[2 * k + 1]! - y1]
        const p = oracle.polygon(c)
        assert.equal(holds(s, 0, x1, y1), oracle.isIn(p, oracle.point(x1, y1)))
        const through = crosses(x1, y1, x2, y2, s, 0)
        assert.equal(through, oracle.runsThrough(oracle.point(x1, y1), oracle.point(x2, y2), p))
        assert.equal(crosses(x2, y2, x1, y1, s, 0), through)
        const there = shapeOf(movedPose(laid, one))
        assert.equal(crosses(...movedPoint(laid, x1, y1), ...movedPoint(laid, x2, y2), there, 0), through)
      },
    ),
    RUNS,
  )
})
