/**
 * Sectors: what lies before a unit. Every sector is a **fan**: what is on or between two rays, and ahead of the base they leave
 * from. The rays of a half sector leave from one point, the middle of the front; those of a battery from the ends of its front.
 * Distances in a fan are measured from one point (the middle of the front) to the part of a shape that is inside.
 */
import { cosine, divided, eastOf, northOf, sine } from './measure.ts'
import { holds } from './meets.ts'
import * as numbers from './numbers.ts'
import { cornerX, cornerY } from './quads.ts'
import { BEYOND, compareSpans, copySpan, NOUGHT, type Span, signOfSum, span } from './spans.ts'
import type { Place } from './sweep.ts'

const { QUARTER, SIZE } = numbers

export interface Fan {
  /** Where distances are measured from. */
  readonly x: number
  readonly y: number
  /** Where the left and the right ray begin. */
  readonly leftX: number
  readonly leftY: number
  readonly rightX: number
  readonly rightY: number
  /** Which way they lead. */
  readonly leftEast: number
  readonly leftNorth: number
  readonly rightEast: number
  readonly rightNorth: number
}

/** What lies between two directions, the right one clockwise of the left by less than half a turn. */
export const fanFrom = (x: number, y: number, left: number, right: number): Fan => ({
  x,
  y,
  leftX: x,
  leftY: y,
  rightX: x,
  rightY: y,
  leftEast: sine(left),
  leftNorth: cosine(left),
  rightEast: sine(right),
  rightNorth: cosine(right),
})

/** Half the angle of the sector of fire of infantry, of a move forward, and of a charge out of control. */
export const SECTOR = 450
/** How much each side of a battery's field of fire opens. */
export const SPREAD = 150

export const sector = (x: number, y: number, facing: number): Fan => fanFrom(x, y, facing - SECTOR, facing + SECTOR)
/** The left half for `hand` -1, the right half for 1. The middle line belongs to both. */
export const halfSector = (x: number, y: number, facing: number, hand: number): Fan =>
  hand < 0 ? fanFrom(x, y, facing - SECTOR, facing) : fanFrom(x, y, facing, facing + SECTOR)

/** What a battery has before it: from the ends of a front of this width outwards. Its own front is the base. */
export function fieldOfFire(x: number, y: number, facing: number, width: number, spread: number = SPREAD): Fan {
  const east = eastOf(width / 2, 0, facing)
  const north = northOf(width / 2, 0, facing)
  return {
    ...fanFrom(x, y, facing - spread, facing + spread),
    leftX: x - east,
    leftY: y - north,
    rightX: x + east,
    rightY: y + north,
  }
}

/** The middles of the four sides, each facing outwards: front, right, rear, left. A square and a garrison fire from all. */
export const sidesOf = (x: number, y: number, facing: number, width: number, depth: number): Place[] =>
  [
    [0, 0],
    [width / 2, -depth / 2],
    [0, -depth],
    [-width / 2, -depth / 2],
  ].map(([right, ahead], side) => ({
    x: x + eastOf(right!, ahead!, facing),
    y: y + northOf(right!, ahead!, facing),
    facing: (facing + side * QUARTER) % 3600,
  }))

/** Above nought inside the left ray, inside the right ray, ahead of the base; on them nought. */
const byLeft = (f: Fan, x: number, y: number): number => f.leftNorth * (x - f.leftX) - f.leftEast * (y - f.leftY)
const byRight = (f: Fan, x: number, y: number): number => f.rightEast * (y - f.rightY) - f.rightNorth * (x - f.rightX)
const byBase = (f: Fan, x: number, y: number): number =>
  (f.rightX - f.leftX) * (y - f.leftY) - (f.rightY - f.leftY) * (x - f.leftX)
const BOUNDS = [byLeft, byRight, byBase]

export const fanHolds = (f: Fan, x: number, y: number): boolean =>
  byLeft(f, x, y) >= 0 && byRight(f, x, y) >= 0 && byBase(f, x, y) >= 0

/** Whether any part of a shape is in a fan; touching its border is enough. */
export function inFan(f: Fan, s: Int32Array, i: number): boolean {
  const count = s[i * SIZE]!
  let [left, right, base] = [false, false, false]
  for (let k = 0; k < count; k++) {
    const [x, y] = [cornerX(s, i, k), cornerY(s, i, k)]
    left ||= byLeft(f, x, y) >= 0
    right ||= byRight(f, x, y) >= 0
    base ||= byBase(f, x, y) >= 0
  }
  if (!left || !right || !base) return false
  for (let k = 0; k < count; k++) {
    const [sx, sy] = [cornerX(s, i, k), cornerY(s, i, k)]
    const next = (k + 1) % count
    const [ex, ey] = [cornerX(s, i, next) - sx, cornerY(s, i, next) - sy]
    // Both ends of the base outside this edge, and neither ray coming nearer: the whole fan is outside.
    if (ey * (f.leftX - sx) < ex * (f.leftY - sy) && ey * (f.rightX - sx) < ex * (f.rightY - sy))
      if (ey * f.leftEast <= ex * f.leftNorth && ey * f.rightEast <= ex * f.rightNorth) return false
  }
  return true
}

const tried: Span = span()

function shorten(n: number, m: number, k: number, out: Span): void {
  tried[0] = n
  tried[1] = m
  tried[2] = k
  if (compareSpans(tried, out) < 0) copySpan(tried, out)
}

/**
 * How far the part of a shape inside a fan is from where the fan is measured; answers whether there is any. The nearest point is
 * a corner inside, the foot of a perpendicular inside, or where an edge crosses the border. Exact, but for crossings with the
 * sides of a battery's field, which are rounded to a point: they do not leave from where is measured.
 */
export function fanDistance(f: Fan, s: Int32Array, i: number, out: Span): boolean {
  const isAt = holds(s, i, f.x, f.y)
  copySpan(isAt ? NOUGHT : BEYOND, out)
  if (isAt) return true
  if (!inFan(f, s, i)) return false
  const count = s[i * SIZE]!
  for (let k = 0; k < count; k++) {
    const next = (k + 1) % count
    // Everything is taken from where is measured, so that rounding is the same on every side of it.
    const [x, y] = [cornerX(s, i, k), cornerY(s, i, k)]
    const [ex, ey] = [cornerX(s, i, next) - x, cornerY(s, i, next) - y]
    const [dx, dy] = [x - f.x, y - f.y]
    if (fanHolds(f, x, y)) shorten(1, 1, dx * dx + dy * dy, out)
    const square = ex * ex + ey * ey
    const along = -(dx * ex + dy * ey)
    if (along > 0 && along < square && isInside(f, x, y, ex, ey, along, square))
      shorten(dx * ey - dy * ex, square, square, out)
    for (const by of BOUNDS) {
      const [from, to] = [by(f, x, y), by(f, x + ex, y + ey)]
      if (!((from < 0 && to > 0) || (from > 0 && to < 0))) continue
      const [part, whole] = [Math.abs(from), Math.abs(from - to)]
      if (!isInside(f, x, y, ex, ey, part, whole, by)) continue
      if (f.leftX === f.rightX && f.leftY === f.rightY) {
        const [east, north] = by === byLeft ? [f.leftEast, f.leftNorth] : [f.rightEast, f.rightNorth]
        shorten(dx * ey - dy * ex, Math.abs(east * ey - north * ex), east * east + north * north, out)
      } else {
        const east = divided(dx * whole + ex * part, whole)
        const north = divided(dy * whole + ey * part, whole)
        shorten(1, 1, east * east + north * north, out)
      }
    }
  }
  return true
}

/** Whether the point part / whole along an edge is inside the fan, by every bound but the one it is known to lie on. */
function isInside(
  f: Fan,
  x: number,
  y: number,
  ex: number,
  ey: number,
  part: number,
  whole: number,
  known?: typeof byLeft,
): boolean {
  for (const by of BOUNDS) {
    if (by === known) continue
    const here = by(f, x, y)
    if (signOfSum(here, whole, by(f, x + ex, y + ey) - here, part) < 0) return false
  }
  return true
}

/** Whether the whole of s lies behind the front line of unit j, prolonged at will; on the line is behind it. */
export const isBehindFront = (s: Int32Array, i: number, t: Int32Array, j: number): boolean => isBehind(s, i, t, j, 0, 1)
/** Whether the whole of s lies behind the line of unit j's rear. */
export const isBehindRear = (s: Int32Array, i: number, t: Int32Array, j: number): boolean => isBehind(s, i, t, j, 3, 2)

function isBehind(s: Int32Array, i: number, t: Int32Array, j: number, left: number, right: number): boolean {
  const [x, y] = [cornerX(t, j, left), cornerY(t, j, left)]
  const [ex, ey] = [cornerX(t, j, right) - x, cornerY(t, j, right) - y]
  for (let k = 0; k < s[i * SIZE]!; k++) if (ey * (cornerX(s, i, k) - x) - ex * (cornerY(s, i, k) - y) < 0) return false
  return true
}
