/** Who can be hit in a fan: what is nearer stands before what is farther. And what guns on a hill cannot reach at its foot. */

import * as numbers from './numbers.ts'
import { cornerX, cornerY } from './quads.ts'
import { type Fan, fanDistance } from './sector.ts'
import { compareSpans, copySpan, type Span, span } from './spans.ts'
import { featureHolds, type Terrain } from './terrain.ts'

const { SIZE } = numbers

/** What a fan says about one target. */
export interface FanTarget {
  readonly target: number
  /** Even if only with a part. */
  readonly isInside: boolean
  /** The part inside is no farther than the range. */
  readonly isInRange: boolean
  /** The nearest shape that is in the fan and nearer than the target; -1 if none. Equally near does not bar. */
  readonly blocker: number
}

export const isHit = ({ isInside, isInRange, blocker }: FanTarget): boolean => isInside && isInRange && blocker < 0

/**
 * Looks at all targets in one fan. A shape may be both a target and a blocker: it does not bar the way to itself. Of a unit with two half
 * sectors, or four sides, a target is hit when it is hit in one of the fans.
 */
export function aims(
  f: Fan,
  range: number,
  s: Int32Array,
  targets: readonly number[],
  blockers: readonly number[],
): FanTarget[] {
  // Only the nearest can matter, and for that one itself the next.
  let [nearest, next] = [-1, -1]
  const [nearestSpan, nextSpan] = [span(), span()]
  const one: Span = span()
  for (const j of blockers) {
    if (!fanDistance(f, s, j, one)) continue
    if (nearest < 0 || compareSpans(one, nearestSpan) < 0) {
      next = nearest
      copySpan(nearestSpan, nextSpan)
      nearest = j
      copySpan(one, nearestSpan)
    } else if (next < 0 || compareSpans(one, nextSpan) < 0) {
      next = j
      copySpan(one, nextSpan)
    }
  }
  return targets.map(target => {
    const isInside = fanDistance(f, s, target, one)
    if (!isInside) return { target, isInside, isInRange: false, blocker: -1 }
    const isSelf = nearest === target
    const [who, before] = isSelf ? [next, nextSpan] : [nearest, nearestSpan]
    const isBarred = who >= 0 && compareSpans(before, one) < 0
    return { target, isInside, isInRange: compareSpans(one, [range, 1, 1]) <= 0, blocker: isBarred ? who : -1 }
  })
}

/**
 * Whether the whole of a shape lies in the dead zone before a hill, as seen from a place on it: no corner is farther beyond the foot of the
 * hill than the foot is from the place. That is so when the way to the corner is on the hill as far as its middle.
 */
export function isInDeadZone(t: Terrain, hill: number, x: number, y: number, s: Int32Array, i: number): boolean {
  for (let k = 0; k < s[i * SIZE]!; k++) {
    const [mx, my] = [(x + cornerX(s, i, k)) / 2, (y + cornerY(s, i, k)) / 2]
    if (!featureHolds(t, hill, mx, my) || leaves(t.borders[hill]!, x, y, mx, my)) return false
  }
  return true
}

/** Whether a way crosses a border. Halves are exact in these sums. */
function leaves(border: Int32Array, x1: number, y1: number, x2: number, y2: number): boolean {
  const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
    (by - ay) * (px - ax) - (bx - ax) * (py - ay)
  for (let k = 0; k < border.length; k += 2) {
    const next = (k + 2) % border.length
    const [ax, ay, bx, by] = [border[k]!, border[k + 1]!, border[next]!, border[next + 1]!]
    if (side(ax, ay, bx, by, x1, y1) * side(ax, ay, bx, by, x2, y2) < 0)
      if (side(x1, y1, x2, y2, ax, ay) * side(x1, y1, x2, y2, bx, by) < 0) return true
  }
  return false
}
