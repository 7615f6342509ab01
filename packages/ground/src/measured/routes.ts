/**
 * Unformed ways: a point with nothing but a length to go. It may pass between two obstacles when the gap is wide enough: so the obstacles
 * are swollen by half the gap, and the way goes round their corners.
 */
import { bearing, cosine, direction, eastOf, lengthOf, northOf, sine, turnBetween } from './measure.ts'
import { holds } from './meets.ts'
import * as numbers from './numbers.ts'
import { cornerX, cornerY, countOf, hull, shapes } from './quads.ts'
import { inTheWay } from './sight.ts'

const { SIZE, UNIT } = numbers

/** Shapes of more corners keep them sharp when they swell, or there would be too many. */
const MOST_CUT = 6

/** A shape with at least `by` more on every side, and hardly more: corners are cut off half-way round their turn. */
export function swollen(s: Int32Array, i: number, by: number, out: Int32Array, at: number): void {
  const corners: { readonly x: number; readonly y: number; readonly way: number }[] = []
  const count = countOf(s, i)
  for (let k = 0; k < count; k++) {
    const [x, y] = [cornerX(s, i, k), cornerY(s, i, k)]
    const next = (k + 1) % count
    const [u, v] = [cornerX(s, i, next), cornerY(s, i, next)]
    if (x !== u || y !== v) corners.push({ x, y, way: bearing(u - x, v - y) })
  }
  const points: number[] = []
  const put = (x: number, y: number, outside: number, along: number, way: number): void => {
    points.push(x + eastOf(-outside, along, way), y + northOf(-outside, along, way))
  }
  // Two points more than asked for: corners and directions are rounded.
  const off = by + 2
  for (const [k, { x, y, way }] of corners.entries()) {
    const before = corners.at(k - 1)!.way
    const turn = Math.abs(turnBetween(before, way))
    if (corners.length > MOST_CUT) {
      const half = Math.ceil(turn / 2)
      put(x, y, Math.ceil((off * UNIT) / Math.max(UNIT / 4, cosine(half))), 0, direction(before + half))
      continue
    }
    const past = Math.ceil((off * sine(Math.ceil(turn / 4))) / cosine(Math.ceil(turn / 4)))
    put(x, y, off, past, before)
    put(x, y, off, -past, way)
  }
  hull(points, out, at)
}

/** What an unformed way has to keep clear of. */
export interface Obstacles {
  /** As they stand. */
  readonly shapes: Int32Array
  /** Swollen by half the least gap. */
  readonly swollen: Int32Array
  readonly count: number
}

/** Shapes `which` of s, with ways of at least `gap` between any two of them. */
export function obstacles(s: Int32Array, which: readonly number[], gap: number): Obstacles {
  const [plain, wide] = [shapes(which.length), shapes(which.length)]
  for (const [at, i] of which.entries()) {
    plain.set(s.subarray(i * SIZE, (i + 1) * SIZE), at * SIZE)
    swollen(s, i, Math.ceil(gap / 2), wide, at)
  }
  return { shapes: plain, swollen: wide, count: which.length }
}

/** Whether one can go straight. Where one stands in the swollen part of an obstacle, only the obstacle itself is in the way of leaving it. */
function isOpen(o: Obstacles, x1: number, y1: number, x2: number, y2: number): boolean {
  if (inTheWay(x1, y1, x2, y2, o.shapes, 0, o.count) >= 0) return false
  let i = inTheWay(x1, y1, x2, y2, o.swollen, 0, o.count)
  while (i >= 0) {
    if (!holds(o.swollen, i, x1, y1)) return false
    i = inTheWay(x1, y1, x2, y2, o.swollen, i + 1, o.count)
  }
  return true
}

/** A way as x, y, x, y … from its beginning to its end, and its length, every stretch rounded up. */
export interface Way {
  readonly points: readonly number[]
  readonly length: number
}

/** With its two ends: more would be a march, not a flight. */
export const MOST_POINTS = 6

/**
 * The shortest way from a place to each of the ends given (x, y, x, y …) of at most `most` points and MOST_POINTS corners; nothing where
 * there is none. A shortest way round convex obstacles never crosses itself.
 */
export function routes(
  x: number,
  y: number,
  ends: readonly number[],
  o: Obstacles,
  most: number,
  isOn: (x: number, y: number) => boolean = () => true,
): (Way | undefined)[] {
  const nodes = [x, y, ...ends]
  const first = nodes.length / 2
  for (let i = 0; i < o.count; i++)
    for (let k = 0; k < countOf(o.swollen, i); k++) {
      const [u, v] = [cornerX(o.swollen, i, k), cornerY(o.swollen, i, k)]
      if (lengthOf(u - x, v - y) <= most && isOn(u, v) && !isInAny(o, u, v)) nodes.push(u, v)
    }
  const count = nodes.length / 2
  const far = new Array<number>(count).fill(Infinity)
  const before = new Array<number>(count).fill(-1)
  const corners = new Array<number>(count).fill(1)
  const isDone = new Array<boolean>(count).fill(false)
  far[0] = 0
  for (;;) {
    let at = -1
    for (let n = 0; n < count; n++) if (!isDone[n] && far[n]! <= most && (at < 0 || far[n]! < far[at]!)) at = n
    if (at < 0) break
    isDone[at] = true
    // Nobody goes on from an end.
    if ((at > 0 && at < first) || corners[at]! >= MOST_POINTS) continue
    const [ax, ay] = [nodes[2 * at]!, nodes[2 * at + 1]!]
    for (let n = 1; n < count; n++) {
      if (isDone[n]) continue
      const [bx, by] = [nodes[2 * n]!, nodes[2 * n + 1]!]
      const length = far[at]! + lengthOf(bx - ax, by - ay)
      if (length > most || length >= far[n]! || !isOpen(o, ax, ay, bx, by)) continue
      far[n] = length
      before[n] = at
      corners[n] = corners[at]! + 1
    }
  }
  return Array.from({ length: first - 1 }, (_, end) => {
    if (far[end + 1]! > most) return undefined
    const points: number[] = []
    for (let n = end + 1; n >= 0; n = before[n]!) points.unshift(nodes[2 * n]!, nodes[2 * n + 1]!)
    return { points, length: far[end + 1]! }
  })
}

/** Whether a place is strictly inside a swollen obstacle: there one may stand, but not turn on the way. */
function isInAny(o: Obstacles, x: number, y: number): boolean {
  for (let i = 0; i < o.count; i++) {
    const n = countOf(o.swollen, i)
    let isInside = true
    for (let k = 0; isInside && k < n; k++) {
      const [sx, sy] = [cornerX(o.swollen, i, k), cornerY(o.swollen, i, k)]
      const next = (k + 1) % n
      isInside = (cornerY(o.swollen, i, next) - sy) * (x - sx) > (cornerX(o.swollen, i, next) - sx) * (y - sy)
    }
    if (isInside) return true
  }
  return false
}

/** The length of a way, and whether it crosses or touches itself: what a way that a player has drawn is judged by. */
export const wayLength = (points: readonly number[]): number => {
  let sum = 0
  for (let k = 2; k < points.length; k += 2)
    sum += lengthOf(points[k]! - points[k - 2]!, points[k + 1]! - points[k - 1]!)
  return sum
}

export function crossesItself(points: readonly number[]): boolean {
  const legs = points.length / 2 - 1
  for (let k = 0; k < legs; k++)
    for (let l = k + 1; l < legs; l++) {
      const [a, b, c, d] = [k, k + 1, l, l + 1].map(n => [points[2 * n]!, points[2 * n + 1]!] as const)
      if (l > k + 1 ? legsMeet(a!, b!, c!, d!) : isFolded(a!, b!, d!)) return true
    }
  return false
}

type Spot = readonly [x: number, y: number]
const turned = (a: Spot, b: Spot, c: Spot): number =>
  Math.sign((b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1]))
const isBetween = (a: Spot, b: Spot, c: Spot): boolean =>
  turned(a, b, c) === 0 && (c[0] - a[0]) * (c[0] - b[0]) <= 0 && (c[1] - a[1]) * (c[1] - b[1]) <= 0

function legsMeet(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  if (turned(a, b, c) * turned(a, b, d) < 0 && turned(c, d, a) * turned(c, d, b) < 0) return true
  return isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b)
}

/** Whether the second of two legs goes back over the first. */
const isFolded = (a: Spot, b: Spot, c: Spot): boolean =>
  turned(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0

/** The ends of straight ways of one length all round: `count` of them, the first to the north, clockwise. */
export const allRound = (x: number, y: number, length: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => {
    const way = Math.trunc((k * 3600) / count)
    return [x + eastOf(0, length, way), y + northOf(0, length, way)]
  }).flat()
