/** Roads as lines with a length along them, and march columns laid on them base by base. */
import { bearing, direction, divided, lengthOf } from './measure.ts'
import { quad } from './quads.ts'
import type { Place } from './sweep.ts'

export interface Road {
  /** x, y, x, y …: the middle of the road. */
  readonly points: readonly number[]
  /** How far along the road each point is; every stretch rounded up to whole points. */
  readonly along: readonly number[]
}

export function road(points: readonly number[]): Road {
  const along = [0]
  for (let k = 2; k < points.length; k += 2)
    along.push(along.at(-1)! + lengthOf(points[k]! - points[k - 2]!, points[k + 1]! - points[k - 1]!))
  return { points, along }
}
export const roadLength = (r: Road): number => r.along.at(-1)!

/** The stretch of the road at so many points along it; before its beginning and beyond its end the first and the last. */
function stretchAt({ along }: Road, at: number): number {
  let k = 0
  while (k + 2 < along.length && along[k + 1]! < at) k++
  return k
}

/** A place on the road, and which way the road leads there. Its ends are prolonged straight. */
export function onRoad(r: Road, at: number): Place {
  const k = stretchAt(r, at)
  const [x, y] = [r.points[2 * k]!, r.points[2 * k + 1]!]
  const [dx, dy] = [r.points[2 * k + 2]! - x, r.points[2 * k + 3]! - y]
  const [done, length] = [at - r.along[k]!, r.along[k + 1]! - r.along[k]!]
  return { x: x + divided(dx * done, length), y: y + divided(dy * done, length), facing: bearing(dx, dy) }
}

/**
 * The head of a march column so many points along a road, going on (`way` 1) or back (-1): the middle of its front, and how it
 * faces. With this place it leaves the road.
 */
export function headOn(r: Road, at: number, way: number): Place {
  const { x, y, facing } = onRoad(r, at)
  return { x, y, facing: way > 0 ? facing : direction(facing + 1800) }
}

/**
 * Lays a march column on a road: one shape for each base, from the head back. A base reaches from one point of the road to another
 * its own depth behind, so that the column follows every bend.
 */
export function columnOn(
  r: Road,
  at: number,
  way: number,
  bases: number,
  width: number,
  depth: number,
  out: Int32Array,
  from: number,
): void {
  let front = onRoad(r, at)
  for (let base = 0; base < bases; base++) {
    const rear = onRoad(r, at - way * (base + 1) * depth)
    quad(front.x, front.y, bearing(front.x - rear.x, front.y - rear.y), width, depth, out, from + base)
    front = rear
  }
}

/** The point of a road nearest to a place: how far along it, and the square of the distance from it. Of two alike the first. */
export function nearestOnRoad(r: Road, x: number, y: number): { readonly at: number; readonly square: number } {
  let [at, square] = [0, Infinity]
  for (let k = 0; k + 1 < r.along.length; k++) {
    const [sx, sy] = [r.points[2 * k]!, r.points[2 * k + 1]!]
    const [dx, dy] = [r.points[2 * k + 2]! - sx, r.points[2 * k + 3]! - sy]
    const whole = dx * dx + dy * dy
    const length = r.along[k + 1]! - r.along[k]!
    const part = Math.max(0, Math.min(whole, (x - sx) * dx + (y - sy) * dy))
    const done = divided(part * length, whole)
    const here = onRoad(r, r.along[k]! + done)
    const [ex, ey] = [x - here.x, y - here.y]
    if (ex * ex + ey * ey >= square) continue
    square = ex * ex + ey * ey
    at = r.along[k]! + done
  }
  return { at, square }
}
