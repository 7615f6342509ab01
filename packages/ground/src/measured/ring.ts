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

/** Shapes less than a gap apart, pair by pair: whoever asks for many places works this out once. */
export interface Walls {
  /** How many shapes there are. */
  readonly count: number
  /** By pair: their numbers among those named, then x and y of four points: a corner of the first, where they are nearest, a corner of the other. */
  readonly pairs: readonly number[]
}
const PAIR = 10

/** The walls that shapes make with gaps of less than `gap` between them closed. */
export function wallsOf(s: Int32Array, which: readonly number[], gap: number): Walls {
  const pairs: number[] = []
  for (let n = 0; n < which.length; n++)
    for (let m = 0; m < n; m++) {
      const [i, j] = [which[n]!, which[m]!]
      if (!nearer(s, i, s, j, gap)) continue
      const [a, b] = nearestPair(s, i, j)
      pairs.push(n, m, cornerX(s, i, 0), cornerY(s, i, 0), ...a, ...b, cornerX(s, j, 0), cornerY(s, j, 0))
    }
  return { count: which.length, pairs }
}

/** Whether walls shut a place off from one edge of the table. The other edges bar the way only if they are among the shapes (`otherEdges`). */
export function isShutIn(x: number, y: number, { count, pairs }: Walls, out: number): boolean {
  // By shape: another of the same wall, and whether the way there crosses the ray an odd number of times.
  const leader = Array.from({ length: count }, (_, n) => n)
  const odd = leader.map(() => 0)
  for (let p = 0; p < pairs.length; p += PAIR) {
    let crossings = crossingsOf(x, y, pairs, p + 2, out)
    let [a, b] = [pairs[p]!, pairs[p + 1]!]
    for (; leader[a] !== a; a = leader[a]!) crossings ^= odd[a]!
    for (; leader[b] !== b; b = leader[b]!) crossings ^= odd[b]!
    if (a !== b) {
      leader[a] = b
      odd[a] = crossings
    } else if (crossings === 1) return true
  }
  return false
}

/** How often, odd or even, the way through the four points of a pair crosses the ray. */
function crossingsOf(x: number, y: number, points: readonly number[], from: number, out: number): number {
  let odd = 0
  let [u1, v1] = turned(points[from]! - x, points[from + 1]! - y, out)
  for (let k = from + 2; k < from + 8; k += 2) {
    const [u2, v2] = turned(points[k]! - x, points[k + 1]! - y, out)
    // The ray runs up the v axis; what touches it counts as lying to its right, so that no corner is counted twice.
    if (u1 >= 0 !== u2 >= 0 && (u1 < u2 ? u1 * v2 < u2 * v1 : u1 * v2 > u2 * v1)) odd ^= 1
    u1 = u2
    v1 = v2
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
