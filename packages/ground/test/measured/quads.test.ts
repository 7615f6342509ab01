import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { EAST_OF, INCH, SIZE, WEST_OF } from '../../src/measured/numbers.ts'
import { box, cornersOf, cornerX, cornerY, countOf, quad, shape, shapes, shifted } from '../../src/measured/quads.ts'
import { move, movedPoint, movedPose, pose, shapeOf } from './poses.ts'

/** Corners of 40 poses: if a rounding ever changes, old journals replay into other games, and this says so. */
const golden = JSON.parse(readFileSync(new URL('./poses.json', import.meta.url), 'utf8')) as {
  readonly pose: readonly [x: number, y: number, facing: number, width: number, depth: number]
  readonly corners: readonly number[]
}[]

test('quads: the corners of 40 poses are what they always were', () => {
  assert.equal(golden.length, 40)
  for (const { pose: p, corners } of golden) {
    const out = shapes(1)
    quad(...p, out, 0)
    assert.deepEqual(cornersOf(out, 0), corners, p.join(' '))
  }
})

test('quads: a brigade facing east has its front to the east and its left to the north', () => {
  const out = shapes(2)
  quad(1000, 2000, 900, 900, 480, out, 1)
  assert.equal(countOf(out, 1), 4)
  assert.deepEqual(cornersOf(out, 1), [1000, 2450, 1000, 1550, 520, 1550, 520, 2450])
  assert.deepEqual([cornerX(out, 1, 2), cornerY(out, 1, 2)], [520, 1550])
  assert.deepEqual([out[SIZE + WEST_OF], out[SIZE + EAST_OF]], [520, 1000])
})

test('quads: sides are as long as they should be but for the rounding, at every facing', () => {
  const out = shapes(1)
  let worst = 0
  for (let facing = 0; facing < 3600; facing++) {
    quad(5000, 5000, facing, 900, INCH, out, 0)
    const c = cornersOf(out, 0)
    for (const [k, length] of [900, INCH, 900, INCH].entries()) {
      const next = (2 * k + 2) % 8
      worst = Math.max(worst, Math.abs(Math.hypot(c[next]! - c[2 * k]!, c[next + 1]! - c[2 * k + 1]!) - length))
    }
  }
  assert.ok(worst < 1.5, `${worst}`)
})

test('quads: a mirrored, turned and shifted table has mirrored, turned and shifted corners', () => {
  fc.assert(
    fc.property(pose(20_000), move, (p, laid) => {
      const before = cornersOf(shapeOf(p), 0)
      const after = cornersOf(shapeOf(movedPose(laid, p)), 0)
      // Left and right change places in a mirror.
      const order = laid.mirrored ? [1, 0, 3, 2] : [0, 1, 2, 3]
      for (const [l, k] of order.entries())
        assert.deepEqual(after.slice(2 * l, 2 * l + 2), movedPoint(laid, before[2 * k]!, before[2 * k + 1]!))
    }),
    { numRuns: 10_000 },
  )
})

test('quads: a shape moved keeps its corners and its box', () => {
  fc.assert(
    fc.property(pose(20_000), fc.integer({ min: -900, max: 900 }), (p, by) => {
      const here = shapeOf(p)
      const out = shapes(1)
      shifted(here, 0, by, -by, out, 0)
      assert.deepEqual(out, shapeOf({ ...p, x: p.x + by, y: p.y - by }))
      box(out, 0)
      assert.deepEqual(out, shapeOf({ ...p, x: p.x + by, y: p.y - by }))
    }),
  )
  const triangle = shapes(1)
  shape([0, 0, 0, 10, 10, 0], triangle, 0)
  assert.deepEqual(Array.from(triangle.subarray(0, 11)), [3, 0, 0, 10, 10, 0, 0, 0, 10, 10, 0])
  assert.throws(() => shape(new Array(26).fill(0), triangle, 0), /at most 12 corners/)
})
