/** How near shapes are to each other. Questions are answered exactly; only `nearestPoint`, which is for drawing, rounds. */
import { divided } from './measure.ts'
import { holds, meets } from './meets.ts'
import * as numbers from './numbers.ts'
import { BEYOND, compareSpans, copySpan, NOUGHT, type Span, span } from './spans.ts'

const { CORNERS, EAST_OF, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } = numbers

/** Whether a point is at most r from the stretch that leads ex, ey on from sx, sy. */
function nearEdge(px: number, py: number, sx: number, sy: number, ex: number, ey: number, rr: number): boolean {
  const dx = px - sx
  const dy = py - sy
  const along = dx * ex + dy * ey
  if (along <= 0) return dx * dx + dy * dy <= rr
  const square = ex * ex + ey * ey
  if (along >= square) return (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey) <= rr
  const across = dx * ey - dy * ex
  return across * across <= rr * square
}

/** Whether some corner of b is at most r from some edge of a. */
function cornersNear(a: Int32Array, i: number, b: Int32Array, j: number, rr: number): boolean {
  const p = i * SIZE + CORNERS
  const end = p + 2 * a[i * SIZE]!
  const q = j * SIZE + CORNERS
  const last = q + 2 * b[j * SIZE]!
  let sx = a[end - 2]!
  let sy = a[end - 1]!
  for (let k = p; k < end; k += 2) {
    const x = a[k]!
    const y = a[k + 1]!
    for (let c = q; c < last; c += 2) if (nearEdge(b[c]!, b[c + 1]!, sx, sy, x - sx, y - sy, rr)) return true
    sx = x
    sy = y
  }
  return false
}

const APART = 1
const BEYOND_REACH = 2

/** 0 when no edge of a has b outside, APART when one has, BEYOND_REACH when one has it farther out than r. */
function parting(a: Int32Array, i: number, b: Int32Array, j: number, rr: number): number {
  const p = i * SIZE + CORNERS
  const end = p + 2 * a[i * SIZE]!
  const q = j * SIZE + CORNERS
  const last = q + 2 * b[j * SIZE]!
  let found = 0
  let sx = a[end - 2]!
  let sy = a[end - 1]!
  for (let k = p; k < end; k += 2) {
    const ex = a[k]! - sx
    const ey = a[k + 1]! - sy
    if (ex !== 0 || ey !== 0) {
      let deepest = -Infinity
      for (let c = q; c < last; c += 2) {
        const inside = ey * (b[c]! - sx) - ex * (b[c + 1]! - sy)
        if (inside > deepest) deepest = inside
      }
      if (deepest < 0) {
        if (deepest * deepest > rr * (ex * ex + ey * ey)) return BEYOND_REACH
        found = APART
      }
    }
    sx = a[k]!
    sy = a[k + 1]!
  }
  return found
}

/** Whether both are only lines or points, and in one line: then no edge parts them although they may be far apart. */
function areInLine(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  const o = i * SIZE + CORNERS
  const u = j * SIZE + CORNERS
  if (a[i * SIZE]! > 2 || b[j * SIZE]! > 2) return false
  const last = 2 * a[i * SIZE]! - 2
  const end = 2 * b[j * SIZE]! - 2
  return (
    (a[o + last]! - a[o]!) * (b[u + end + 1]! - b[u + 1]!) === (a[o + last + 1]! - a[o + 1]!) * (b[u + end]! - b[u]!)
  )
}

/** Whether two shapes are at most r points apart. */
export function within(a: Int32Array, i: number, b: Int32Array, j: number, r: number): boolean {
  const o = i * SIZE
  const u = j * SIZE
  const rr = r * r
  const west = a[o + WEST_OF]! - b[u + EAST_OF]!
  const east = b[u + WEST_OF]! - a[o + EAST_OF]!
  const dx = west > east ? west : east
  if (dx > r) return false
  const south = a[o + SOUTH_OF]! - b[u + NORTH_OF]!
  const north = b[u + SOUTH_OF]! - a[o + NORTH_OF]!
  const dy = south > north ? south : north
  if (dy > r || (dx > 0 && dy > 0 && dx * dx + dy * dy > rr)) return false
  const ours = parting(a, i, b, j, rr)
  if (ours === BEYOND_REACH) return false
  const theirs = parting(b, j, a, i, rr)
  if (theirs === BEYOND_REACH) return false
  if (ours === 0 && theirs === 0 && !areInLine(a, i, b, j)) return true
  return cornersNear(a, i, b, j, rr) || cornersNear(b, j, a, i, rr)
}

/** Whether two shapes are less than r points apart: exactly r is not. */
export function nearer(a: Int32Array, i: number, b: Int32Array, j: number, r: number): boolean {
  if (!within(a, i, b, j, r)) return false
  if (r > 0 && within(a, i, b, j, r - 1)) return true
  const found = span()
  distance(a, i, b, j, found)
  return compareSpans(found, [r, 1, 1]) < 0
}

/** Whether a point is at most r from a shape. */
export function pointWithin(x: number, y: number, s: Int32Array, i: number, r: number): boolean {
  const o = i * SIZE
  if (x < s[o + WEST_OF]! - r || x > s[o + EAST_OF]! + r) return false
  if (y < s[o + SOUTH_OF]! - r || y > s[o + NORTH_OF]! + r) return false
  if (holds(s, i, x, y)) return true
  const p = o + CORNERS
  const end = p + 2 * s[o]!
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  for (let k = p; k < end; k += 2) {
    if (nearEdge(x, y, sx, sy, s[k]! - sx, s[k + 1]! - sy, r * r)) return true
    sx = s[k]!
    sy = s[k + 1]!
  }
  return false
}

/** Filled and read within one call of `shorten`: nothing is kept between two. */
const tried: Span = span()
/** What rounding may do to the square of a distance, many times over: nearer to each other than that two are compared exactly. */
const HAIR = 1e-12

/** Shortens `out` to the distance of a point from a stretch, if that is less; answers the square of `out`, near enough to leave out what is farther. */
function shorten(
  px: number,
  py: number,
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  out: Span,
  least: number,
): number {
  const dx = px - sx
  const dy = py - sy
  const along = dx * ex + dy * ey
  const square = ex * ex + ey * ey
  let n = 1
  let m = 1
  let k = square
  if (along <= 0) k = dx * dx + dy * dy
  else if (along >= square) k = (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey)
  else {
    n = dx * ey - dy * ex
    m = square
  }
  const about = m === 1 ? k : (n * n) / square
  if (about > least + least * HAIR) return least
  tried[0] = n
  tried[1] = m
  tried[2] = k
  if (compareSpans(tried, out) >= 0) return least
  copySpan(tried, out)
  return about
}

/** The distance of a point from a shape, into `out`. */
export function pointDistance(x: number, y: number, s: Int32Array, i: number, out: Span): void {
  const isIn = holds(s, i, x, y)
  copySpan(isIn ? NOUGHT : BEYOND, out)
  if (isIn) return
  const p = i * SIZE + CORNERS
  const end = p + 2 * s[i * SIZE]!
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  let least = Infinity
  for (let k = p; k < end; k += 2) {
    least = shorten(x, y, sx, sy, s[k]! - sx, s[k + 1]! - sy, out, least)
    sx = s[k]!
    sy = s[k + 1]!
  }
}

/** The distance of two shapes, into `out`. */
export function distance(a: Int32Array, i: number, b: Int32Array, j: number, out: Span): void {
  const isOne = meets(a, i, b, j)
  copySpan(isOne ? NOUGHT : BEYOND, out)
  if (isOne) return
  shortenToCorners(b, j, a, i, out, shortenToCorners(a, i, b, j, out, Infinity))
}

function shortenToCorners(a: Int32Array, i: number, b: Int32Array, j: number, out: Span, nearestYet: number): number {
  const p = i * SIZE + CORNERS
  const end = p + 2 * a[i * SIZE]!
  const q = j * SIZE + CORNERS
  const last = q + 2 * b[j * SIZE]!
  let sx = a[end - 2]!
  let sy = a[end - 1]!
  let least = nearestYet
  for (let k = p; k < end; k += 2) {
    for (let c = q; c < last; c += 2) least = shorten(b[c]!, b[c + 1]!, sx, sy, a[k]! - sx, a[k + 1]! - sy, out, least)
    sx = a[k]!
    sy = a[k + 1]!
  }
  return least
}

/** The point of a shape that is nearest to a point, rounded to whole points: for lines that are drawn. */
export function nearestPoint(x: number, y: number, s: Int32Array, i: number): [x: number, y: number] {
  if (holds(s, i, x, y)) return [x, y]
  const best = span(...BEYOND)
  const one = span()
  let found: [number, number] = [x, y]
  const p = i * SIZE + CORNERS
  const end = p + 2 * s[i * SIZE]!
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  for (let k = p; k < end; k += 2) {
    const ex = s[k]! - sx
    const ey = s[k + 1]! - sy
    copySpan(BEYOND, one)
    shorten(x, y, sx, sy, ex, ey, one, Infinity)
    if (compareSpans(one, best) < 0) {
      copySpan(one, best)
      const square = ex * ex + ey * ey
      const along = Math.max(0, Math.min(square, (x - sx) * ex + (y - sy) * ey))
      found = square === 0 ? [sx, sy] : [sx + divided(ex * along, square), sy + divided(ey * along, square)]
    }
    sx = s[k]!
    sy = s[k + 1]!
  }
  return found
}
