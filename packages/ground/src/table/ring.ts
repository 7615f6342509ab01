/**
 * Whether somebody is shut in: obstacles less than a gap apart are a wall, and a wall that closes round him leaves no way out. A chain of
 * obstacles leads round him when it crosses a ray from him an odd number of times on its way back to where it began.
 */
import { nearer, nearestPoint } from './near.ts'
import { cornerX, cornerY, countOf, shape } from './quads.ts'

/** Which way out there is: the ray runs from him to that edge of the table, and beyond. */
export const NORTHWARDS = 0
export const EASTWARDS = 1
export const SOUTHWARDS = 2
export const WESTWARDS = 3

/**
 * Whether the shapes named, with gaps of less than `gap` between them closed, shut a place off from one edge of the table. The other edges
 * bar the way only if they are among the shapes (`otherEdges`).
 */
export function isShutIn(
  x: number,
  y: number,
  s: Int32Array,
  which: readonly number[],
  gap: number,
  out: number,
): boolean {
  // By shape: another of the same wall, and whether the way there crosses the ray an odd number of times.
  const leader = which.map((_, n) => n)
  const odd = which.map(() => 0)
  const find = (n: number): [leader: number, odd: number] => {
    let [at, crossings] = [n, 0]
    while (leader[at] !== at) {
      crossings ^= odd[at]!
      at = leader[at]!
    }
    return [at, crossings]
  }
  for (let n = 0; n < which.length; n++)
    for (let m = 0; m < n; m++) {
      if (!nearer(s, which[n]!, s, which[m]!, gap)) continue
      const crossings = crossingsBetween(x, y, s, which[n]!, which[m]!, out)
      const [a, fromA] = find(n)
      const [b, fromB] = find(m)
      if (a !== b) {
        leader[a] = b
        odd[a] = fromA ^ fromB ^ crossings
      } else if ((fromA ^ fromB ^ crossings) === 1) return true
    }
  return false
}

/** How often, odd or even, the way from the first corner of one shape straight to where they are nearest and on to the other's crosses the ray. */
function crossingsBetween(x: number, y: number, s: Int32Array, i: number, j: number, out: number): number {
  const [a, b] = nearestPair(s, i, j)
  const points = [cornerX(s, i, 0), cornerY(s, i, 0), ...a, ...b, cornerX(s, j, 0), cornerY(s, j, 0)]
  let odd = 0
  for (let k = 2; k < points.length; k += 2) {
    const [u1, v1] = turned(points[k - 2]! - x, points[k - 1]! - y, out)
    const [u2, v2] = turned(points[k]! - x, points[k + 1]! - y, out)
    // The ray runs up the v axis; what touches it counts as lying to its right, so that no corner is counted twice.
    if (u1 >= 0 === u2 >= 0) continue
    if (u1 < u2 ? u1 * v2 < u2 * v1 : u1 * v2 > u2 * v1) odd ^= 1
  }
  return odd
}

/** Turned by quarters, so that the ray points up. */
function turned(dx: number, dy: number, out: number): readonly [number, number] {
  if (out === NORTHWARDS) return [dx, dy]
  if (out === EASTWARDS) return [-dy, dx]
  return out === SOUTHWARDS ? [-dx, -dy] : [dy, -dx]
}

/** A point of each of two shapes, about where they are nearest: a corner of one of them and the point of the other nearest to it. */
function nearestPair(
  s: Int32Array,
  i: number,
  j: number,
): readonly [readonly [number, number], readonly [number, number]] {
  let best = Infinity
  let found: readonly [readonly [number, number], readonly [number, number]] = [
    [0, 0],
    [0, 0],
  ]
  for (const [from, to] of [
    [i, j],
    [j, i],
  ] as const)
    for (let k = 0; k < countOf(s, from); k++) {
      const corner = [cornerX(s, from, k), cornerY(s, from, k)] as const
      const other = nearestPoint(...corner, s, to)
      const square = (other[0] - corner[0]) ** 2 + (other[1] - corner[1]) ** 2
      if (square >= best) continue
      best = square
      found = from === i ? [corner, other] : [other, corner]
    }
  return found
}

/** The edges of a table but for one, as three lines from shape `at` on: what somebody may not leave the table over. */
export function otherEdges(width: number, height: number, open: number, out: Int32Array, at: number): void {
  const edges = [
    [0, height, width, height],
    [width, height, width, 0],
    [width, 0, 0, 0],
    [0, 0, 0, height],
  ]
  edges.splice(open, 1)
  for (const [n, edge] of edges.entries()) shape(edge, out, at + n)
}
