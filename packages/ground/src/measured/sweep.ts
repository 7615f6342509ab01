/**
 * The ground a unit passes over, and where it first meets somebody. A unit that has gone s points in a direction stands at
 * `stepped(x, y, direction, s)`: the whole place nearest to the straight line.
 */
import { direction as asDirection, cosine, eastOf, lengthOf, northOf, sine } from './measure.ts'
import { overlap } from './meets.ts'
import * as numbers from './numbers.ts'
import { box, cornerX, cornerY, hull, quad, shapes, shifted } from './quads.ts'

const { CORNERS, EAST_OF, GIVE, NORTH_OF, SIZE, SOUTH_OF, UNIT, WEST_OF } = numbers

/** The place so many points on from here. */
export const stepped = (x: number, y: number, direction: number, distance: number): [x: number, y: number] => [
  x + eastOf(0, distance, direction),
  y + northOf(0, distance, direction),
]

/** A shape with all the ground it passes over when it is pushed straight by dx, dy: at most two corners more. */
export function pushed(s: Int32Array, i: number, dx: number, dy: number, out: Int32Array, at: number): void {
  const from = i * SIZE + CORNERS
  const end = from + 2 * s[i * SIZE]!
  let to = at * SIZE + CORNERS
  // Whether the edge that leads to this corner is pushed ahead of the shape, and whether the one that leaves it is.
  let before = leads(s[end - 2]!, s[end - 1]!, s[from]!, s[from + 1]!, dx, dy)
  for (let k = from; k < end; k += 2) {
    const x = s[k]!
    const y = s[k + 1]!
    const next = k + 2 < end ? k + 2 : from
    const after = leads(x, y, s[next]!, s[next + 1]!, dx, dy)
    out[to++] = before ? x + dx : x
    out[to++] = before ? y + dy : y
    if (before !== after) {
      out[to++] = after ? x + dx : x
      out[to++] = after ? y + dy : y
    }
    before = after
  }
  out[at * SIZE] = (to - at * SIZE - CORNERS) / 2
  const [o, p] = [i * SIZE, at * SIZE]
  // A line pushed along itself has no edge ahead.
  if (s[o]! < 3) {
    box(out, at)
    return
  }
  out[p + WEST_OF] = s[o + WEST_OF]! + (dx < 0 ? dx : 0)
  out[p + SOUTH_OF] = s[o + SOUTH_OF]! + (dy < 0 ? dy : 0)
  out[p + EAST_OF] = s[o + EAST_OF]! + (dx > 0 ? dx : 0)
  out[p + NORTH_OF] = s[o + NORTH_OF]! + (dy > 0 ? dy : 0)
}
const leads = (x: number, y: number, nextX: number, nextY: number, dx: number, dy: number): boolean =>
  (nextY - y) * dx - (nextX - x) * dy < 0

/** Where a unit stands, and how it faces. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** A wheel is swept in steps of at most this many tenths of a degree. */
export const WHEEL_STEP = 50

/**
 * After wheeling about a front corner, which stays where it is: the right one for `hand` 1, the left one for -1. Tenths are
 * clockwise: with the right corner fixed they are above nought for a wheel forward and below for one backward.
 */
export function wheeled(x: number, y: number, facing: number, width: number, hand: number, tenths: number): Place {
  const half = (hand * width) / 2
  const turned = asDirection(facing + tenths)
  return {
    x: x + eastOf(half, 0, facing) - eastOf(half, 0, turned),
    y: y + northOf(half, 0, facing) - northOf(half, 0, turned),
    facing: turned,
  }
}

/** How many shapes the sweep of such a wheel takes. */
export const wheelSteps = (tenths: number): number => Math.max(1, Math.ceil(Math.abs(tenths) / WHEEL_STEP))

/**
 * The ground a wheel passes over, as `wheelSteps(tenths)` shapes from `at` on. Each is the unit at the beginning and at the end
 * of a step, its corners pushed out until the arcs between lie inside and one point more: never too little, and a few points too
 * much at the far end of a long column. Ask with `overlap(…, 1)`; whether the unit fits at the end is another question.
 */
export function wheelSweep(
  unit: Place & { readonly width: number; readonly depth: number },
  hand: number,
  tenths: number,
  out: Int32Array,
  at: number,
): number {
  const count = wheelSteps(tenths)
  wheelSectors(unit, hand, tenths, 1, count, out, at)
  return count
}

/** Some shapes of such a sweep, the first of them 1: where one ends the next begins. */
export function wheelSectors(
  unit: Place & { readonly width: number; readonly depth: number },
  hand: number,
  tenths: number,
  from: number,
  to: number,
  out: Int32Array,
  at: number,
): void {
  const count = wheelSteps(tenths)
  spoke(unit, hand, Math.trunc((tenths * (from - 1)) / count), 2)
  for (let step = from; step <= to; step++) {
    // The fixed corner is rounded anew in every place: each shape has that of its end.
    spoke(unit, hand, Math.trunc((tenths * step) / count), 8)
    hull(spokes, out, at + step - from, 7)
    spokes.copyWithin(2, 8)
  }
}

/** The fixed corner, then the other three at the beginning and at the end of a step: filled and read within one call of `wheelSectors`. */
const spokes = new Int32Array(14)
const rim = shapes(1)

/** The unit after so many tenths of its wheel, its corners pushed out. */
function spoke(
  { x, y, facing, width, depth }: Place & { readonly width: number; readonly depth: number },
  hand: number,
  done: number,
  to: number,
): void {
  const half = (hand * width) / 2
  const turned = asDirection(facing + done)
  const fixed = hand > 0 ? 1 : 0
  quad(
    x + eastOf(half, 0, facing) - eastOf(half, 0, turned),
    y + northOf(half, 0, facing) - northOf(half, 0, turned),
    turned,
    width,
    depth,
    rim,
    0,
  )
  const fx = rim[CORNERS + 2 * fixed]!
  const fy = rim[CORNERS + 2 * fixed + 1]!
  spokes[0] = fx
  spokes[1] = fy
  let next = to
  for (let k = 0; k < 4; k++) {
    if (k === fixed) continue
    const dx = rim[CORNERS + 2 * k]! - fx
    const dy = rim[CORNERS + 2 * k + 1]! - fy
    const radius = lengthOf(dx, dy)
    spokes[next++] = fx + outwards(dx, radius)
    spokes[next++] = fy + outwards(dy, radius)
  }
}

/** Of how many sectors `wheelSpan` makes one shape. */
export const WHEEL_SPAN = 6
/** All of a span lies in its shape, or no farther than this beyond it: what is farther from it is in none of its sectors. */
export const SPAN_MARGIN = 8
/** Half of a span is 15 degrees, and 1 / cos 15° less than this. */
const SPAN_BULGE = 1.04

/** One shape for the ground of several sectors, from one number of steps done to another, WHEEL_SPAN more at most: too much rather than too little. */
export function wheelSpan(
  unit: Place & { readonly width: number; readonly depth: number },
  hand: number,
  tenths: number,
  from: number,
  to: number,
  out: Int32Array,
  at: number,
): void {
  const count = wheelSteps(tenths)
  const bulge = (k: number): void => {
    for (let n = k; n < k + 6; n += 2) {
      spokes[n] = spokes[0]! + Math.round((spokes[n]! - spokes[0]!) * SPAN_BULGE)
      spokes[n + 1] = spokes[1]! + Math.round((spokes[n + 1]! - spokes[1]!) * SPAN_BULGE)
    }
  }
  spoke(unit, hand, Math.trunc((tenths * from) / count), 2)
  bulge(2)
  spoke(unit, hand, Math.trunc((tenths * to) / count), 8)
  bulge(8)
  hull(spokes, out, at, 7)
}

/** Half a step of an arc bulges by the radius over its cosine: that much longer and one point more, rounded away from the middle. */
function outwards(along: number, radius: number): number {
  const size = Math.ceil((Math.abs(along) * (radius * UNIT + BULGE)) / (radius * BULGE))
  return along < 0 ? -size : size
}

const BULGE = cosine(WHEEL_STEP / 2)

const trial = shapes(1)

/**
 * How far a shape can go straight in a direction before it overlaps another: the largest whole distance, at most `most`, up to
 * which it is clear at every point of the way.
 */
export function firstContact(
  s: Int32Array,
  i: number,
  direction: number,
  most: number,
  b: Int32Array,
  j: number,
): number {
  if (isBeside(s, i, eastOf(0, most, direction), northOf(0, most, direction), b, j)) return most
  const bounds = { from: 1, to: most }
  narrow(s, i, b, j, sine(direction) / UNIT, cosine(direction) / UNIT, bounds)
  narrow(b, j, s, i, -sine(direction) / UNIT, -cosine(direction) / UNIT, bounds)
  for (let d = bounds.from; d <= bounds.to; d++) {
    shifted(s, i, eastOf(0, d, direction), northOf(0, d, direction), trial, 0)
    if (overlap(trial, 0, b, j)) return d - 1
  }
  return most
}

/** Whether the boxes alone say that a shape pushed so far does not come upon another. */
function isBeside(s: Int32Array, i: number, dx: number, dy: number, b: Int32Array, j: number): boolean {
  const o = i * SIZE
  const u = j * SIZE
  return (
    s[o + EAST_OF]! + (dx > 0 ? dx : 0) < b[u + WEST_OF]! ||
    s[o + WEST_OF]! + (dx < 0 ? dx : 0) > b[u + EAST_OF]! ||
    s[o + NORTH_OF]! + (dy > 0 ? dy : 0) < b[u + SOUTH_OF]! ||
    s[o + SOUTH_OF]! + (dy < 0 ? dy : 0) > b[u + NORTH_OF]!
  )
}

/**
 * Leaves out of [from, to] those distances at which an edge of a surely parts the two. This only saves trying: a whole point is
 * kept on either side for the rounding of places, and every distance left is tried exactly.
 */
function narrow(
  a: Int32Array,
  i: number,
  b: Int32Array,
  j: number,
  east: number,
  north: number,
  bounds: { from: number; to: number },
): void {
  const count = a[i * SIZE]!
  for (let k = 0; k < count; k++) {
    const [sx, sy] = [cornerX(a, i, k), cornerY(a, i, k)]
    const next = (k + 1) % count
    const ex = cornerX(a, i, next) - sx
    const ey = cornerY(a, i, next) - sy
    const length = Math.sqrt(ex * ex + ey * ey)
    if (length === 0) continue
    let deepest = -Infinity
    for (let c = 0; c < b[j * SIZE]!; c++)
      deepest = Math.max(deepest, ey * (cornerX(b, j, c) - sx) - ex * (cornerY(b, j, c) - sy))
    // After d points b's deepest corner lies `deepest / length + d * rate` inside this edge.
    const depth = deepest / length + 1 - GIVE
    const rate = (ex * north - ey * east) / length
    if (rate > 1e-9) bounds.from = Math.max(bounds.from, Math.floor(-depth / rate))
    else if (rate < -1e-9) bounds.to = Math.min(bounds.to, Math.ceil(depth / -rate))
    else if (depth <= 0) bounds.to = 0
  }
}

/** Which of the shapes named comes first in a straight way, and after how many points; of several at once the first named. */
export function firstOf(
  s: Int32Array,
  i: number,
  direction: number,
  most: number,
  b: Int32Array,
  which: readonly number[],
): { readonly distance: number; readonly who: number } {
  let distance = most
  let who = -1
  const [dx, dy] = [eastOf(0, most, direction), northOf(0, most, direction)]
  for (const j of which) {
    if (isBeside(s, i, dx, dy, b, j)) continue
    const clear = firstContact(s, i, direction, distance, b, j)
    if (clear < distance) {
      distance = clear
      who = j
    }
  }
  return { distance, who }
}
