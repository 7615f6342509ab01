/**
 * Everything that lies on the table is a **shape**: a convex figure of at most twelve whole corners, clockwise, with its box.
 * Shapes lie one behind the other in an `Int32Array`, SIZE numbers each, and are named by their number in it. A unit, a
 * piece of wood, the ground a unit sweeps and the part of it inside a sector are all measured by the same functions.
 *
 * Of a unit the **place** is the middle of its front edge. Corner 0 is its front left, 1 front right, 2 rear right, 3 rear
 * left, so that the edge from corner 0 to corner 1 is its front. What lies to the right of every edge is inside.
 */
import { cosine, scaled, sine } from './measure.ts'
import * as numbers from './numbers.ts'

const { CORNERS, EAST_OF, MOST_CORNERS, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } = numbers

/** Room for so many shapes. */
export const shapes = (count: number): Int32Array => new Int32Array(count * SIZE)

/**
 * The same for shapes that are needed for one decision. The engine keeps books about every array by itself, so these are cut from a larger one, each
 * part of which is handed out once: nobody’s are ever written over.
 */
export function briefShapes(count: number): Int32Array {
  const size = count * SIZE
  if (used + size > piece.length) {
    piece = new Int32Array(Math.max(PIECE, size))
    used = 0
  }
  used += size
  return new Int32Array(piece.buffer, 4 * (used - size), size)
}
const PIECE = 32_768
let piece = new Int32Array(0)
let used = 0

export const countOf = (s: Int32Array, i: number): number => s[i * SIZE]!
export const cornerX = (s: Int32Array, i: number, corner: number): number => s[i * SIZE + CORNERS + 2 * corner]!
export const cornerY = (s: Int32Array, i: number, corner: number): number => s[i * SIZE + CORNERS + 2 * corner + 1]!

/** The rectangle of a unit: its place, facing, width of front and depth. The only rounding its corners ever see. */
export function quad(
  x: number,
  y: number,
  facing: number,
  width: number,
  depth: number,
  out: Int32Array,
  at: number,
): void {
  const c = cosine(facing)
  const s = sine(facing)
  const half = width / 2
  const o = at * SIZE
  const p = o + CORNERS
  const acrossX = half * c
  const acrossY = half * s
  const backX = depth * s
  const backY = depth * c
  const rightX = scaled(acrossX)
  const rightY = scaled(acrossY)
  const x2 = x + scaled(acrossX - backX)
  const y2 = y + scaled(-acrossY - backY)
  const x3 = x + scaled(-acrossX - backX)
  const y3 = y + scaled(acrossY - backY)
  out[o] = 4
  out[p] = x - rightX
  out[p + 1] = y + rightY
  out[p + 2] = x + rightX
  out[p + 3] = y - rightY
  out[p + 4] = x2
  out[p + 5] = y2
  out[p + 6] = x3
  out[p + 7] = y3
  // The box at once: asked for every unit at every decision.
  const farX = rightX < 0 ? -rightX : rightX
  const farY = rightY < 0 ? -rightY : rightY
  const nearX = x2 < x3 ? x2 : x3
  const nearY = y2 < y3 ? y2 : y3
  const lastX = x2 < x3 ? x3 : x2
  const lastY = y2 < y3 ? y3 : y2
  out[o + WEST_OF] = nearX < x - farX ? nearX : x - farX
  out[o + SOUTH_OF] = nearY < y - farY ? nearY : y - farY
  out[o + EAST_OF] = lastX > x + farX ? lastX : x + farX
  out[o + NORTH_OF] = lastY > y + farY ? lastY : y + farY
}

/** Works out the box again from the corners. */
export function box(s: Int32Array, i: number): void {
  const o = i * SIZE
  const end = o + CORNERS + 2 * s[o]!
  let west = s[o + CORNERS]!
  let south = s[o + CORNERS + 1]!
  let east = west
  let north = south
  for (let p = o + CORNERS + 2; p < end; p += 2) {
    const x = s[p]!
    const y = s[p + 1]!
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  s[o + WEST_OF] = west
  s[o + SOUTH_OF] = south
  s[o + EAST_OF] = east
  s[o + NORTH_OF] = north
}

/** A shape of the corners given as x, y, x, y …: clockwise and convex, which nobody checks here. */
export function shape(corners: ArrayLike<number>, out: Int32Array, at: number): void {
  // One corner more would be written into the next shape.
  if (corners.length > 2 * MOST_CORNERS) throw new Error(`a shape has at most ${MOST_CORNERS} corners`)
  const o = at * SIZE
  out[o] = corners.length / 2
  for (let k = 0; k < corners.length; k++) out[o + CORNERS + k] = corners[k]!
  box(out, at)
}

/** One edge alone, from this corner to the next: 0 is a unit's front, 1 its right flank, 2 its rear, 3 its left flank. */
export function edgeOf(s: Int32Array, i: number, edge: number, out: Int32Array, at: number): void {
  const next = (edge + 1) % countOf(s, i)
  shape([cornerX(s, i, edge), cornerY(s, i, edge), cornerX(s, i, next), cornerY(s, i, next)], out, at)
}

/** Points in the order of their x and y, and the corners kept of them: filled and read within one call of `hull`. */
let order = new Int32Array(32)
let kept = new Int32Array(65)

/** The convex hull of points given as x, y, x, y …: clockwise, no corner on the line between its neighbours. */
export function hull(points: ArrayLike<number>, out: Int32Array, at: number, count = points.length / 2): void {
  if (count > order.length) {
    order = new Int32Array(2 * count)
    kept = new Int32Array(4 * count + 1)
  }
  for (let k = 0; k < count; k++) {
    const x = points[2 * k]!
    const y = points[2 * k + 1]!
    let to = k
    for (; to > 0; to--) {
      const before = order[to - 1]!
      if (points[2 * before]! < x || (points[2 * before]! === x && points[2 * before + 1]! <= y)) break
      order[to] = before
    }
    order[to] = k
  }
  // Along the top from west to east, then back along the bottom: each time only what turns to the right is kept.
  let corners = chain(points, count, 0, 1)
  corners = chain(points, count, corners, -1)
  // All of them in one place.
  if (corners === 2 && isSame(points, kept[0]!, kept[1]!)) corners = 1
  if (corners === 0) {
    kept[0] = 0
    corners = 1
  }
  // One corner more would be written into the next shape.
  if (corners > MOST_CORNERS) throw new Error(`a shape has at most ${MOST_CORNERS} corners`)
  const o = at * SIZE
  out[o] = corners
  for (let k = 0; k < corners; k++) {
    out[o + CORNERS + 2 * k] = points[2 * kept[k]!]!
    out[o + CORNERS + 2 * k + 1] = points[2 * kept[k]! + 1]!
  }
  box(out, at)
}

const isSame = (points: ArrayLike<number>, k: number, l: number): boolean =>
  points[2 * k] === points[2 * l] && points[2 * k + 1] === points[2 * l + 1]

/** Keeps one side of the hull behind what is kept already; its last corner is the first of the other side. */
function chain(points: ArrayLike<number>, count: number, start: number, way: 1 | -1): number {
  let end = start
  for (let n = 0; n < count; n++) {
    const k = order[way > 0 ? n : count - 1 - n]!
    const x = points[2 * k]!
    const y = points[2 * k + 1]!
    while (end >= start + 2) {
      const a = kept[end - 2]!
      const b = kept[end - 1]!
      const ax = points[2 * a]!
      const ay = points[2 * a + 1]!
      if ((points[2 * b + 1]! - ay) * (x - ax) - (points[2 * b]! - ax) * (y - ay) > 0) break
      end--
    }
    kept[end++] = k
  }
  return end - 1
}

/** The same shape somewhere else. */
export function shifted(s: Int32Array, i: number, dx: number, dy: number, out: Int32Array, at: number): void {
  const [from, to] = [i * SIZE, at * SIZE]
  const end = CORNERS + 2 * s[from]!
  out[to] = s[from]!
  for (let k = 1; k < end; k += 2) {
    out[to + k] = s[from + k]! + dx
    out[to + k + 1] = s[from + k + 1]! + dy
  }
}

/** The corners as x, y, x, y …: to draw, to write down. */
export const cornersOf = (s: Int32Array, i: number): number[] =>
  Array.from(s.subarray(i * SIZE + CORNERS, i * SIZE + CORNERS + 2 * countOf(s, i)))

/**
 * What stands on the table, by unit: unit u has the shapes `first[u]` up to, not including, `first[u + 1]`. One as a rule, one
 * per base for a march column on a road, none for what is not on the table.
 */
export interface Pieces {
  readonly shapes: Int32Array
  readonly first: Int32Array
}
