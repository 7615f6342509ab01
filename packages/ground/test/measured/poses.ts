/** Units to measure: strewn at random, and placed with malice against each other. */
import fc from 'fast-check'
import { eastOf, northOf } from '../../src/measured/measure.ts'
import { cornersOf, quad, shapes } from '../../src/measured/quads.ts'

export interface Pose {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly width: number
  readonly depth: number
}

const extent = fc.oneof(
  fc.constantFrom(180, 240, 360, 480, 540, 720, 900, 1200, 1800),
  fc.integer({ min: 30, max: 1200 }).map(n => 2 * n),
)
export const facing = fc.oneof(
  fc.integer({ min: 0, max: 3599 }),
  fc.constantFrom(0, 450, 900, 1350, 1800, 2250, 2700, 3150),
)
/** Somewhere in a field of so many points, so that many meet. */
export const pose = (field: number): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: 4000, max: 4000 + field }),
    y: fc.integer({ min: 4000, max: 4000 + field }),
    facing,
    width: extent,
    depth: extent,
  })

export function shapeOf({ x, y, facing: f, width, depth }: Pose): Int32Array {
  const out = shapes(1)
  quad(x, y, f, width, depth, out, 0)
  return out
}

/** Somebody whose place lies so far to the right and ahead of another's. */
const beside = (a: Pose, right: number, ahead: number, change: Partial<Pose>): Pose => ({
  ...a,
  ...change,
  x: a.x + eastOf(right, ahead, a.facing),
  y: a.y + northOf(right, ahead, a.facing),
})

const hair = fc.integer({ min: -5, max: 5 })

/** Two units: free, equal, shoulder to shoulder, one before the other, corner on corner, corner on edge, parallel, crossed. */
export const pair: fc.Arbitrary<readonly [Pose, Pose]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(pose(3000), pose(3000)) },
  { weight: 1, arbitrary: pose(3000).map(a => [a, { ...a }] as const) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(pose(3000), extent, extent, hair, hair)
      .map(
        ([a, width, depth, gap, step]) => [a, beside(a, (a.width + width) / 2 + gap, step, { width, depth })] as const,
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(pose(3000), extent, extent, hair, fc.integer({ min: -600, max: 600 }), fc.boolean())
      .map(([a, width, depth, gap, step, turned]) => {
        const [ahead, f] = turned ? [gap, (a.facing + 1800) % 3600] : [depth + gap, a.facing]
        return [a, beside(a, step, ahead, { width, depth, facing: f })] as const
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(pose(3000), pose(3000), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), hair, hair)
      .map(([a, b, k, l, dx, dy]) => {
        const [p, q] = [cornersOf(shapeOf(a), 0), cornersOf(shapeOf(b), 0)]
        const isExact = (dx + dy) % 2 === 0
        const east = p[2 * k]! - q[2 * l]! + (isExact ? 0 : dx)
        const north = p[2 * k + 1]! - q[2 * l + 1]! + (isExact ? 0 : dy)
        return [a, { ...b, x: b.x + east, y: b.y + north }] as const
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        pose(3000),
        pose(3000),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 64 }),
        hair,
      )
      .map(([a, b, k, l, share, gap]) => {
        const [p, q] = [cornersOf(shapeOf(a), 0), cornersOf(shapeOf(b), 0)]
        const next = (k + 1) % 4
        const at = (m: number): number => p[2 * k + m]! + Math.round(((p[2 * next + m]! - p[2 * k + m]!) * share) / 64)
        return [a, { ...b, x: b.x + at(0) - q[2 * l]! + gap, y: b.y + at(1) - q[2 * l + 1]! }] as const
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        pose(2000),
        extent,
        extent,
        fc.integer({ min: -900, max: 900 }),
        fc.integer({ min: -900, max: 900 }),
        fc.constantFrom(0, 900, 1800, 2700),
      )
      .map(
        ([a, width, depth, right, ahead, turned]) =>
          [a, beside(a, right, ahead, { width, depth, facing: (a.facing + turned) % 3600 })] as const,
      ),
  },
)

/** The eight ways of laying a table: mirrored or not, turned by quarters; and shifted. */
export interface Move {
  readonly quarters: number
  readonly mirrored: boolean
  readonly dx: number
  readonly dy: number
}
export const move: fc.Arbitrary<Move> = fc.record({
  quarters: fc.integer({ min: 0, max: 3 }),
  mirrored: fc.boolean(),
  dx: fc.integer({ min: -9000, max: 9000 }),
  dy: fc.integer({ min: -9000, max: 9000 }),
})
export function movedPoint(m: Move, x: number, y: number): [x: number, y: number] {
  let [u, v] = m.mirrored ? [-x, y] : [x, y]
  for (let k = 0; k < m.quarters; k++) [u, v] = [v, -u]
  return [u + m.dx, v + m.dy]
}
export const movedDirection = (m: Move, f: number): number =>
  ((((m.mirrored ? -f : f) + m.quarters * 900) % 3600) + 3600) % 3600
export function movedPose(m: Move, p: Pose): Pose {
  const [x, y] = movedPoint(m, p.x, p.y)
  return { ...p, x, y, facing: movedDirection(m, p.facing) }
}
