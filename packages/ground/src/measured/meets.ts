import * as numbers from './numbers.ts'

const { CORNERS, EAST_OF, GIVE, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } = numbers
/** Whether shapes overlap or meet, exactly: a shape lies outside another when an edge of one of them parts the two. */

/** Whether an edge of a has the whole of b on its outside, or at most `give` deep on its inside: b's deepest corner decides. */
function parts(a: Int32Array, i: number, b: Int32Array, j: number, give: number): boolean {
  const p = i * SIZE + CORNERS
  const end = p + 2 * a[i * SIZE]!
  const q = j * SIZE + CORNERS
  const last = q + 2 * b[j * SIZE]!
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
      // Give below nought: corners on the edge meet it. The right side is small, so a rounded left side cannot pass it.
      if (give < 0 ? deepest < 0 : deepest <= 0 || deepest * deepest <= give * give * (ex * ex + ey * ey)) return true
    }
    sx = a[k]!
    sy = a[k + 1]!
  }
  return false
}

/** Whether two shapes lie on each other, deeper than `give`: 0 for any common ground, GIVE between units. */
export function overlap(a: Int32Array, i: number, b: Int32Array, j: number, give: number = GIVE): boolean {
  const o = i * SIZE
  const u = j * SIZE
  if (a[o + EAST_OF]! <= b[u + WEST_OF]! || b[u + EAST_OF]! <= a[o + WEST_OF]!) return false
  if (a[o + NORTH_OF]! <= b[u + SOUTH_OF]! || b[u + NORTH_OF]! <= a[o + SOUTH_OF]!) return false
  return !parts(a, i, b, j, give) && !parts(b, j, a, i, give)
}

/** Whether two shapes have at least a point in common: touching counts. */
export function meets(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  const o = i * SIZE
  const u = j * SIZE
  if (a[o + EAST_OF]! < b[u + WEST_OF]! || b[u + EAST_OF]! < a[o + WEST_OF]!) return false
  if (a[o + NORTH_OF]! < b[u + SOUTH_OF]! || b[u + NORTH_OF]! < a[o + SOUTH_OF]!) return false
  return !parts(a, i, b, j, -1) && !parts(b, j, a, i, -1)
}

/** Whether a point lies in a shape; its border belongs to it. */
export function holds(s: Int32Array, i: number, x: number, y: number): boolean {
  const o = i * SIZE
  if (x < s[o + WEST_OF]! || x > s[o + EAST_OF]! || y < s[o + SOUTH_OF]! || y > s[o + NORTH_OF]!) return false
  const p = o + CORNERS
  const end = p + 2 * s[o]!
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  for (let k = p; k < end; k += 2) {
    const ex = s[k]! - sx
    const ey = s[k + 1]! - sy
    if (ey * (x - sx) - ex * (y - sy) < 0) return false
    sx = s[k]!
    sy = s[k + 1]!
  }
  return true
}

/** Whether the straight line between two points runs through the inside of a shape. Along an edge, or past a corner, it does not. */
export function crosses(x1: number, y1: number, x2: number, y2: number, s: Int32Array, i: number): boolean {
  const o = i * SIZE
  if ((x1 < x2 ? x2 : x1) <= s[o + WEST_OF]! || (x1 < x2 ? x1 : x2) >= s[o + EAST_OF]!) return false
  if ((y1 < y2 ? y2 : y1) <= s[o + SOUTH_OF]! || (y1 < y2 ? y1 : y2) >= s[o + NORTH_OF]!) return false
  return cuts(x1, y1, x2, y2, s, i)
}

/** The same for somebody who has looked at the box already. */
export function cuts(x1: number, y1: number, x2: number, y2: number, s: Int32Array, i: number): boolean {
  const o = i * SIZE
  const dx = x2 - x1
  const dy = y2 - y1
  const p = o + CORNERS
  const end = p + 2 * s[o]!
  // Most shapes whose box the line meets lie on one side of it: ask that first.
  let least = dy * (s[p]! - x1) - dx * (s[p + 1]! - y1)
  let most = least
  for (let k = p + 2; k < end; k += 2) {
    const side = dy * (s[k]! - x1) - dx * (s[k + 1]! - y1)
    least = Math.min(least, side)
    most = Math.max(most, side)
  }
  if (least >= 0 || most <= 0) return false
  let sx = s[end - 2]!
  let sy = s[end - 1]!
  for (let k = p; k < end; k += 2) {
    const ex = s[k]! - sx
    const ey = s[k + 1]! - sy
    if ((ex !== 0 || ey !== 0) && ey * (x1 - sx) <= ex * (y1 - sy) && ey * (x2 - sx) <= ex * (y2 - sy)) return false
    sx = s[k]!
    sy = s[k + 1]!
  }
  return true
}
