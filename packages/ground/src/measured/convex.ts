/** Cuts areas and courses into convex shapes, once, when a table is laid. Corners are only ever those given, so nothing is rounded. */
import { bearing, cosine, direction, divided, eastOf, lengthOf, northOf, turnBetween } from './measure.ts'
import * as numbers from './numbers.ts'

const { LONGEST_EDGE, UNIT } = numbers

/** More would not leave room for what pushing a shape adds. */
const MOST = 8

const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (by - ay) * (cx - ax) - (bx - ax) * (cy - ay)

/** Points on a line so that no stretch is longer than LONGEST_EDGE. `closed`: back to the first as well. */
function divide(points: readonly number[], closed: boolean): number[] {
  const out: number[] = []
  const count = points.length / 2
  for (let k = 0; k < count; k++) {
    const [x, y] = [points[2 * k]!, points[2 * k + 1]!]
    out.push(x, y)
    if (!closed && k === count - 1) break
    const next = (k + 1) % count
    const [dx, dy] = [points[2 * next]! - x, points[2 * next + 1]! - y]
    const parts = Math.ceil(lengthOf(dx, dy) / LONGEST_EDGE)
    for (let n = 1; n < parts; n++) out.push(x + divided(dx * n, parts), y + divided(dy * n, parts))
  }
  return out
}

/** The same area with its corners clockwise, and none twice running. */
export function clockwise(points: readonly number[]): number[] {
  const kept: number[] = []
  for (let k = 0; k < points.length; k += 2) {
    const before = (k + points.length - 2) % points.length
    if (points[k] !== points[before] || points[k + 1] !== points[before + 1]) kept.push(points[k]!, points[k + 1]!)
  }
  let area = 0
  for (let k = 0; k < kept.length; k += 2) {
    const next = (k + 2) % kept.length
    area += kept[k]! * kept[next + 1]! - kept[next]! * kept[k + 1]!
  }
  if (area < 0) return kept
  const turned: number[] = []
  for (let k = kept.length - 2; k >= 0; k -= 2) turned.push(kept[k]!, kept[k + 1]!)
  return turned
}

/** The border of an area, clockwise, in stretches that are not too long. */
export const borderOf = (points: readonly number[]): number[] => divide(clockwise(points), true)

/** An area (corners as x, y, x, y …, not crossing itself) as convex parts, clockwise. */
export function convexParts(points: readonly number[]): number[][] {
  const p = borderOf(points)
  const [x, y] = [(k: number): number => p[2 * k]!, (k: number): number => p[2 * k + 1]!]
  const bend = (a: number, b: number, c: number): number => turn(x(a), y(a), x(b), y(b), x(c), y(c))
  const left = Array.from({ length: p.length / 2 }, (_, k) => k)
  const parts: number[][] = []
  // Cut off one corner after the other that has no other corner of the area in its triangle.
  while (left.length > 2) {
    const at = left.findIndex((b, k) => {
      const [a, c] = [left[(k + left.length - 1) % left.length]!, left[(k + 1) % left.length]!]
      if (bend(a, b, c) <= 0) return false
      return left.every(
        d => d === a || d === b || d === c || bend(a, b, d) < 0 || bend(b, c, d) < 0 || bend(c, a, d) < 0,
      )
    })
    if (at < 0) {
      // Only straight corners are left, or the border crosses itself.
      const straight = left.findIndex((b, k) => bend(left.at(k - 1)!, b, left[(k + 1) % left.length]!) === 0)
      if (straight < 0) throw new Error('the border of an area crosses itself')
      left.splice(straight, 1)
      continue
    }
    parts.push([left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!])
    left.splice(at, 1)
  }
  return joined(parts, bend).map(part => part.flatMap(k => [x(k), y(k)]))
}

/** Joins parts along common edges as long as they stay convex and have few corners. */
function joined(parts: number[][], bend: (a: number, b: number, c: number) => number): number[][] {
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) {
      const both = together(parts[i]!, parts[j]!, bend)
      if (both === undefined) continue
      parts[i] = both
      parts.splice(j, 1)
      j = i
    }
  return parts
}

function together(
  a: readonly number[],
  b: readonly number[],
  bend: (a: number, b: number, c: number) => number,
): number[] | undefined {
  if (a.length + b.length - 2 > MOST) return undefined
  for (let k = 0; k < a.length; k++) {
    const [from, to] = [a[k]!, a[(k + 1) % a.length]!]
    const l = b.findIndex((each, n) => each === to && b[(n + 1) % b.length] === from)
    if (l < 0) continue
    // Round a from `to` to `from`, then round b from `from` to `to`.
    const ring = [
      ...a.map((_, n) => a[(k + 1 + n) % a.length]!),
      ...Array.from({ length: b.length - 2 }, (_, n) => b[(l + 2 + n) % b.length]!),
    ]
    const isConvex = ring.every((each, n) => bend(ring.at(n - 1)!, each, ring[(n + 1) % ring.length]!) >= 0)
    return isConvex ? ring : undefined
  }
  return undefined
}

/**
 * A course (a river, a road, a wall: the line of its middle, and its width) as four-cornered parts that share the edges at its
 * bends. Without width they are lines.
 */
export function courseParts(points: readonly number[], width: number): number[][] {
  const p = divide(points, false)
  const count = p.length / 2
  const heading = (k: number): number => bearing(p[2 * k + 2]! - p[2 * k]!, p[2 * k + 3]! - p[2 * k + 1]!)
  /** East and north of the right border at point k: at a bend half-way between the two directions, and so much farther out. */
  const border = (k: number): readonly [number, number] => {
    const [before, after] = [heading(Math.max(0, k - 1)), heading(Math.min(count - 2, k))]
    const half = Math.trunc(turnBetween(before, after) / 2)
    const way = direction(before + half)
    const out = divided(width * UNIT, 2 * Math.max(cosine(half), UNIT / 2))
    return [eastOf(out, 0, way), northOf(out, 0, way)]
  }
  const parts: number[][] = []
  for (let k = 0; k + 1 < count; k++) {
    const [x1, y1, x2, y2] = [p[2 * k]!, p[2 * k + 1]!, p[2 * k + 2]!, p[2 * k + 3]!]
    if (width === 0) {
      parts.push([x1, y1, x2, y2])
      continue
    }
    const [[ax, ay], [bx, by]] = [border(k), border(k + 1)]
    parts.push([x2 - bx, y2 - by, x2 + bx, y2 + by, x1 + ax, y1 + ay, x1 - ax, y1 - ay])
  }
  return parts
}
