/**
 * The ground of a battle: areas (woods, towns, hills) and courses (rivers, roads, walls), cut into convex pieces when the table is
 * laid. A feature is named by its number in the list given, its pieces are shapes `first[f]` up to `first[f + 1]`.
 */
import { borderOf, convexParts, courseParts } from './convex.ts'
import { cosine, lengthOf, sine } from './measure.ts'
import { crosses, holds, overlap } from './meets.ts'
import * as numbers from './numbers.ts'
import { cornerX, cornerY, type Pieces, shape, shapes } from './quads.ts'
import { signOfSum } from './spans.ts'

const { EAST_OF, GIVE, INCH, NORTH_OF, SIZE, SOUTH_OF, UNIT, WEST_OF } = numbers

export interface FeatureSpec {
  /** x, y, x, y …: the corners of an area, or the middle line of a course. */
  readonly points: readonly number[]
  /** Of a course; none for an area. Nought is a line. */
  readonly width?: number
}

export interface Terrain extends Pieces {
  /** By piece: the feature it belongs to. */
  readonly featureOf: Int32Array
  /** By feature: the border of an area as x, y, x, y …; of a course the borders of its pieces one after the other are enough. */
  readonly borders: readonly Int32Array[]
  /** Cells of an inch, how many pieces' boxes begin south-west of each: so a box is known to be bare with four looks. */
  readonly cells: Int32Array
  readonly columns: number
  readonly rows: number
}

export function terrain(features: readonly FeatureSpec[], width: number, height: number): Terrain {
  const parts = features.map(each =>
    each.width === undefined ? convexParts(each.points) : courseParts(each.points, each.width),
  )
  const all = shapes(parts.reduce((sum, each) => sum + each.length, 0))
  const featureOf: number[] = []
  const first = [0]
  parts.forEach((each, feature) => {
    for (const corners of each) shape(corners, all, featureOf.push(feature) - 1)
    first.push(featureOf.length)
  })
  const [columns, rows] = [Math.ceil(width / INCH) + 1, Math.ceil(height / INCH) + 1]
  return {
    shapes: all,
    first: Int32Array.from(first),
    featureOf: Int32Array.from(featureOf),
    borders: features.map((each, f) =>
      Int32Array.from(each.width === undefined ? borderOf(each.points) : parts[f]!.flat()),
    ),
    cells: cellsOf(all, featureOf.length, columns, rows),
    columns,
    rows,
  }
}

const cell = (at: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(at / INCH)))

/** Sums over all cells to the south-west, one row and one column more than there are cells. */
function cellsOf(all: Int32Array, count: number, columns: number, rows: number): Int32Array {
  const wide = columns + 1
  const sums = new Int32Array(wide * (rows + 1))
  for (let i = 0; i < count; i++) {
    const o = i * SIZE
    for (let row = cell(all[o + SOUTH_OF]!, rows); row <= cell(all[o + NORTH_OF]!, rows); row++)
      for (let column = cell(all[o + WEST_OF]!, columns); column <= cell(all[o + EAST_OF]!, columns); column++)
        sums[(row + 1) * wide + column + 1]!++
  }
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++)
      sums[row * wide + column]! +=
        sums[(row - 1) * wide + column]! + sums[row * wide + column - 1]! - sums[(row - 1) * wide + column - 1]!
  return sums
}

/** Whether surely no feature lies in a box: the quick answer for open ground. */
export function isBare(t: Terrain, west: number, south: number, east: number, north: number): boolean {
  const wide = t.columns + 1
  const [top, bottom] = [(cell(north, t.rows) + 1) * wide, cell(south, t.rows) * wide]
  const [right, left] = [cell(east, t.columns) + 1, cell(west, t.columns)]
  return t.cells[top + right]! - t.cells[top + left]! - t.cells[bottom + right]! + t.cells[bottom + left]! === 0
}
export const isShapeBare = (t: Terrain, s: Int32Array, i: number): boolean => {
  const o = i * SIZE
  return isBare(t, s[o + WEST_OF]!, s[o + SOUTH_OF]!, s[o + EAST_OF]!, s[o + NORTH_OF]!)
}

/** Whether a point lies in a feature, or on its border. */
export function featureHolds(t: Terrain, feature: number, x: number, y: number): boolean {
  for (let j = t.first[feature]!; j < t.first[feature + 1]!; j++) if (holds(t.shapes, j, x, y)) return true
  return false
}

/** Whether a shape is in a feature, even if only with a part; at most `give` deep does not count. */
export function isPartlyIn(t: Terrain, feature: number, s: Int32Array, i: number, give: number = GIVE): boolean {
  for (let j = t.first[feature]!; j < t.first[feature + 1]!; j++) if (overlap(s, i, t.shapes, j, give)) return true
  return false
}

/** Whether the whole of a shape is in an area: its corners are, and no border runs through it. */
export function isWhollyIn(t: Terrain, feature: number, s: Int32Array, i: number): boolean {
  for (let k = 0; k < s[i * SIZE]!; k++) if (!featureHolds(t, feature, cornerX(s, i, k), cornerY(s, i, k))) return false
  const border = t.borders[feature]!
  for (let k = 0; k < border.length; k += 2) {
    const next = (k + 2) % border.length
    if (crosses(border[k]!, border[k + 1]!, border[next]!, border[next + 1]!, s, i)) return false
  }
  return true
}

/**
 * From where to where, on a straight way of `most` points, a shape is on a piece by more than GIVE. Ends are rounded outwards to
 * whole points. Nothing if it never is. For a unit's front alone pass its front edge (`edgeOf`).
 */
export function stretchOn(
  s: Int32Array,
  i: number,
  direction: number,
  most: number,
  b: Int32Array,
  j: number,
): readonly [from: number, to: number] | undefined {
  // As fractions of the way: in after enter[0] / enter[1] points, out again after leave[0] / leave[1].
  const enter = [0, 1]
  const leave = [most, 1]
  const [east, north] = [sine(direction), cosine(direction)]
  if (!limit(s, i, b, j, -east, -north, enter, leave) || !limit(b, j, s, i, east, north, enter, leave)) return undefined
  if (signOfSum(enter[0]!, leave[1]!, -leave[0]!, enter[1]!) >= 0) return undefined
  return [Math.floor(enter[0]! / enter[1]!), Math.ceil(leave[0]! / leave[1]!)]
}

/** Narrows the way by every edge of a, with b going east and north past it. False where an edge parts them all along. */
function limit(
  a: Int32Array,
  i: number,
  b: Int32Array,
  j: number,
  east: number,
  north: number,
  enter: number[],
  leave: number[],
): boolean {
  const count = a[i * SIZE]!
  for (let k = 0; k < count; k++) {
    const [sx, sy] = [cornerX(a, i, k), cornerY(a, i, k)]
    const next = (k + 1) % count
    const [ex, ey] = [cornerX(a, i, next) - sx, cornerY(a, i, next) - sy]
    if (ex === 0 && ey === 0) continue
    let deepest = -Infinity
    for (let c = 0; c < b[j * SIZE]!; c++) {
      const inside = ey * (cornerX(b, j, c) - sx) - ex * (cornerY(b, j, c) - sy)
      if (inside > deepest) deepest = inside
    }
    const depth = (deepest - GIVE * lengthOf(ex, ey)) * UNIT
    const rate = ey * east - ex * north
    if (rate === 0) {
      if (depth <= 0) return false
    } else if (rate > 0) {
      if (signOfSum(-depth, enter[1]!, -enter[0]!, rate) > 0) {
        enter[0] = -depth
        enter[1] = rate
      }
    } else if (signOfSum(depth, leave[1]!, leave[0]!, rate) < 0) {
      leave[0] = depth
      leave[1] = -rate
    }
  }
  return true
}

/** A part of a way, and the features (ascending) the unit is on there. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly on: readonly number[]
}

/** A straight way of `most` points cut where the ground under the unit changes: the stretches follow each other without gap. */
export function stretches(
  t: Terrain,
  s: Int32Array,
  i: number,
  direction: number,
  most: number,
  features: readonly number[],
): Stretch[] {
  const found: (readonly [feature: number, from: number, to: number])[] = []
  for (const feature of features)
    for (let j = t.first[feature]!; j < t.first[feature + 1]!; j++) {
      const one = stretchOn(s, i, direction, most, t.shapes, j)
      if (one !== undefined) found.push([feature, ...one])
    }
  const cuts = [...new Set([0, most, ...found.flatMap(([, from, to]) => [from, to])])].sort((a, b) => a - b)
  const out: Stretch[] = []
  for (let k = 0; k + 1 < cuts.length; k++) {
    const [from, to] = [cuts[k]!, cuts[k + 1]!]
    const on = found.filter(each => each[1] <= from && each[2] >= to).map(each => each[0])
    const last = out.at(-1)
    const under = [...new Set(on)].sort((a, b) => a - b)
    if (last !== undefined && last.on.length === under.length && last.on.every((f, n) => f === under[n]))
      out[out.length - 1] = { ...last, to }
    else out.push({ from, to, on: under })
  }
  return out
}
