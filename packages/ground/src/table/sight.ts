/**
 * Lines of sight. Ground and what stands on it have **levels**: an obstacle's top is a level, and so is where each end of the line
 * stands. What is higher than both ends hides; what is higher than one hides when the straight line between the two levels passes
 * below its top. What an end stands in, a wood or its own hill, does not hide by its height: rules about it ask `through`.
 */
import { divided, lengthOf } from './measure.ts'
import { crosses } from './meets.ts'
import { cornerX, cornerY, EAST_OF, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } from './quads.ts'
import { signOfSum } from './spans.ts'
import { featureHolds, type Terrain } from './terrain.ts'

/** The first of the shapes [from, to) that the line passes through, but for those two; -1 if none. */
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
  for (let i = from; i < to; i++) {
    const o = i * SIZE
    if (east <= s[o + WEST_OF]! || west >= s[o + EAST_OF]!) continue
    if (north <= s[o + SOUTH_OF]! || south >= s[o + NORTH_OF]!) continue
    if (i !== not && i !== nor && crosses(x1, y1, x2, y2, s, i)) return i
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
  const low = level1 < level2 ? level1 : level2
  const west = x1 < x2 ? x1 : x2
  const east = x1 < x2 ? x2 : x1
  const south = y1 < y2 ? y1 : y2
  const north = y1 < y2 ? y2 : y1
  for (let i = 0; i < t.featureOf.length; i++) {
    const o = i * SIZE
    if (east <= s[o + WEST_OF]! || west >= s[o + EAST_OF]!) continue
    if (north <= s[o + SOUTH_OF]! || south >= s[o + NORTH_OF]!) continue
    const feature = t.featureOf[i]!
    const top = tops[feature]!
    if (top <= low || !crosses(x1, y1, x2, y2, s, i)) continue
    if (featureHolds(t, feature, x1, y1) || featureHolds(t, feature, x2, y2)) continue
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
  const [hx, hy, lx, ly] = level1 > level2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1]
  const [high, low] = level1 > level2 ? [level1, level2] : [level2, level1]
  let [part, whole] = [1, 1]
  const count = s[i * SIZE]!
  for (let k = 0; k < count; k++) {
    const [sx, sy] = [cornerX(s, i, k), cornerY(s, i, k)]
    const next = (k + 1) % count
    const [ex, ey] = [cornerX(s, i, next) - sx, cornerY(s, i, next) - sy]
    const from = ey * (hx - sx) - ex * (hy - sy)
    const to = ey * (lx - sx) - ex * (ly - sy)
    // Out through this edge after from / (from - to) of the way; the first such edge counts.
    if (from >= 0 && to < 0 && signOfSum(from, whole, -part, from - to) < 0) {
      part = from
      whole = from - to
    }
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
