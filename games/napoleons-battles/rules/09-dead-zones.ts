/** 9.2.3.2.2 Dead zones: what guns on a height cannot reach at its foot. */
import { bearing, cornerX, cornerY, eastOf, lengthOf, northOf } from '@bivouac/ground/table'
import { type Field, isBatteryUnit } from '../field.ts'
import { type Feature, isInside, touches } from '../ground.ts'
import type { State } from '../state.ts'

/**
 * 9.2.3.2.2.1 Whether a unit is wholly inside the dead zone of a battery: the battery stands on a hill the unit is not on, and each corner of the
 * unit lies no farther beyond the foot than the foot lies from the battery, along the line between them.
 */
export function isInDeadZone(f: Field, s: State, battery: number, unit: number, table: Int32Array): boolean {
  if (!isBatteryUnit(f, battery)) return false
  const hill = f.ground.hills.find(each => isInside(each, table, battery))
  if (hill === undefined || touches(f.ground, hill, table, unit)) return false
  const [x, y] = [s.x[battery]!, s.y[battery]!]
  for (let k = 0; k < 4; k++) {
    const [cx, cy] = [cornerX(table, unit, k), cornerY(table, unit, k)]
    const toUnit = lengthOf(cx - x, cy - y)
    if (toUnit > 2 * footOf(hill, x, y, cx, cy, toUnit)) return false
  }
  return true
}

/** How far the foot of a hill is from a point on it, along the line to another: found by halving, to a point. */
function footOf(hill: Feature, x: number, y: number, cx: number, cy: number, length: number): number {
  const to = bearing(cx - x, cy - y)
  let [inside, outside] = [0, length]
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (holds(hill, x + eastOf(0, middle, to), y + northOf(0, middle, to))) inside = middle
    else outside = middle
  }
  return inside
}
function holds({ corners }: Feature, x: number, y: number): boolean {
  let [sx, sy] = [corners[corners.length - 2]!, corners[corners.length - 1]!]
  for (let k = 0; k < corners.length; k += 2) {
    const [ex, ey] = [corners[k]!, corners[k + 1]!]
    if ((ey - sy) * (x - sx) - (ex - sx) * (y - sy) < 0) return false
    sx = ex
    sy = ey
  }
  return true
}
