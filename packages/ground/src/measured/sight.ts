/**
 * Lines of sight. Ground and what stands on it have **levels**: an obstacle's top is a level, and so is where each end of the line
 * stands. What is higher than both ends hides; what is higher than one hides when the straight line between the two levels passes
 * below its top. What an end stands in, a wood or its own hill, does not hide by its height: rules about it ask `through`.
 */
import { divided, lengthOf } from './measure.ts'
import { crosses, cuts } from './meets.ts'
import * as numbers from './numbers.ts'
import { cornerX, cornerY } from './quads.ts'
import { signOfSum } from './spans.ts'
import { featureHolds, type Terrain } from './terrain.ts'

const { CORNERS, EAST_OF, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } = numbers

/**
 * The first of the shapes [from, to) that the line passes through, but for those two; -1 if none. Boxes are judged by one look at four
 * signs, then by the two corners farthest to either side of the line: which of its sides parts a box from the line cannot be guessed
 * ahead, and guessing wrongly would take most of the time.
 */
export function inTheWay(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  s: Int32Array,
  from: number,
  to: number,
  not: number = -1,
  nor: number = -1,
): number {
  const west = x1 < x2 ? x1 : x2
  const east = x1 < x2 ? x2 : x1
  const south = y1 < y2 ? y1 : y2
  const north = y1 < y2 ? y2 : y1
  const dx = x2 - x1
  const dy = y2 - y1
  const isRising = dx > 0 === dy > 0
  const onLine = dy * x1 - dx * y1
  for (let i = from; i < to; i++) {
    const o = i * SIZE
    const w = s[o + WEST_OF]!
    const b = s[o + SOUTH_OF]!
    const e = s[o + EAST_OF]!
    const t = s[o + NORTH_OF]!
    if (((east - w - 1) | (e - west - 1) | (north - b - 1) | (t - south - 1)) < 0) continue
    const right = (isRising ? dy * e - dx * b : dy * e - dx * t) - onLine
    const left = (isRising ? dy * w - dx * t : dy * w - dx * b) - onLine
    if (right > 0 === left > 0) continue
    if (i !== not && i !== nor && cuts(x1, y1, x2, y2, s, i)) return i
  }
  return -1
}

/**
 * The feature that hides the ends of a line from each other, -1 if none does. `tops` gives the level of each feature's top, nought for
 * what hides nothing.
 */
export function hiddenBy(
  t: Terrain,
  tops: ArrayLike<number>,
  x1: number,
  y1: number,
  level1: number,
  x2: number,
  y2: number,
  level2: number,
): number {
  const s = t.shapes
  const count = t.featureOf.length
  const low = level1 < level2 ? level1 : level2
  for (let i = inTheWay(x1, y1, x2, y2, s, 0, count); i >= 0; i = inTheWay(x1, y1, x2, y2, s, i + 1, count)) {
    const feature = t.featureOf[i]!
    const top = tops[feature]!
    if (top <= low || featureHolds(t, feature, x1, y1) || featureHolds(t, feature, x2, y2)) continue
    if ((top > level1 && top > level2) || passesBelow(s, i, x1, y1, level1, x2, y2, level2, top)) return feature
  }
  return -1
}

/** Whether the line, rising or falling evenly from level to level, is lower than the top anywhere over a shape it crosses. */
function passesBelow(
  s: Int32Array,
  i: number,
  x1: number,
  y1: number,
  level1: number,
  x2: number,
  y2: number,
  level2: number,
  top: number,
): boolean {
  // It is lowest over the shape on the side of the lower end: there it comes out of it, seen from the higher end.
  const isFalling = level1 > level2
  const hx = isFalling ? x1 : x2
  const hy = isFalling ? y1 : y2
  const lx = isFalling ? x2 : x1
  const ly = isFalling ? y2 : y1
  const high = isFalling ? level1 : level2
  const low = isFalling ? level2 : level1
  let part = 1
  let whole = 1
  const p = i * SIZE + CORNERS
  const end = p + 2 * s[i * SIZE]!
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  for (let k = p; k < end; k += 2) {
    const ex = s[k]! - sx
    const ey = s[k + 1]! - sy
    const from = ey * (hx - sx) - ex * (hy - sy)
    const to = ey * (lx - sx) - ex * (ly - sy)
    // Out through this edge after from / (from - to) of the way; the first such edge counts.
    if (from >= 0 && to < 0 && signOfSum(from, whole, -part, from - to) < 0) {
      part = from
      whole = from - to
    }
    sx = s[k]!
    sy = s[k + 1]!
  }
  // high - (high - low) * part / whole < top
  return signOfSum(high - top, whole, low - high, part) < 0
}

/** How many points of the line lie in a feature, rounded up: how deep one looks into a wood. */
export function through(t: Terrain, feature: number, x1: number, y1: number, x2: number, y2: number): number {
  let sum = 0
  for (let i = t.first[feature]!; i < t.first[feature + 1]!; i++) {
    const s = t.shapes
    if (!crosses(x1, y1, x2, y2, s, i)) continue
    let [inPart, inWhole, outPart, outWhole] = [0, 1, 1, 1]
    const count = s[i * SIZE]!
    for (let k = 0; k < count; k++) {
      const [sx, sy] = [cornerX(s, i, k), cornerY(s, i, k)]
      const next = (k + 1) % count
      const [ex, ey] = [cornerX(s, i, next) - sx, cornerY(s, i, next) - sy]
      const from = ey * (x1 - sx) - ex * (y1 - sy)
      const to = ey * (x2 - sx) - ex * (y2 - sy)
      if (from < 0 && to >= 0 && signOfSum(-from, inWhole, -inPart, to - from) > 0)
        [inPart, inWhole] = [-from, to - from]
      if (from >= 0 && to < 0 && signOfSum(from, outWhole, -outPart, from - to) < 0)
        [outPart, outWhole] = [from, from - to]
    }
    const place = (a: number, b: number, part: number, whole: number): number => a + divided((b - a) * part, whole)
    const dx = place(x1, x2, outPart, outWhole) - place(x1, x2, inPart, inWhole)
    const dy = place(y1, y2, outPart, outWhole) - place(y1, y2, inPart, inWhole)
    sum += lengthOf(dx, dy)
  }
  return sum
}
