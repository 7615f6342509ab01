/** Which of many shapes is nearest, without measuring most of them. */
import { distance } from './near.ts'
import * as numbers from './numbers.ts'
import { BEYOND, compareSpans, copySpan, type Span, shownLength, span } from './spans.ts'

const { EAST_OF, NORTH_OF, SIZE, SOUTH_OF, WEST_OF } = numbers

/** The nearest of the shapes named, by their distance from shape i of a; of equally near ones the first. -1 of none. */
export function nearest(a: Int32Array, i: number, b: Int32Array, which: readonly number[]): number {
  let found = -1
  let least = Infinity
  // Whoever’s box is nearest is seldom far: most of the others are left out at a look.
  for (let k = 0; k < which.length; k++) {
    const gap = boxGap(a, i, b, which[k]!)
    if (gap >= least) continue
    least = gap
    found = which[k]!
  }
  if (found < 0) return found
  distance(a, i, b, found, one)
  least = farther(one)
  found = -1
  copySpan(BEYOND, best)
  for (let k = 0; k < which.length; k++) {
    const j = which[k]!
    if (boxGap(a, i, b, j) > least) continue
    distance(a, i, b, j, one)
    if (compareSpans(one, best) >= 0) continue
    copySpan(one, best)
    found = j
    least = Math.min(least, farther(best))
  }
  return found
}
/** Filled and read within one call. */
const best: Span = span()
const one: Span = span()

/** The nearest few of the shapes named, the nearest first; of equally near ones in the order they are named. */
export function nearestFew(a: Int32Array, i: number, b: Int32Array, which: readonly number[], most: number): number[] {
  const gaps = which.map(j => boxGap(a, i, b, j))
  const found: number[] = []
  const spans: Span[] = []
  // By their boxes, the nearest first, until no box left is as near as the last of those found.
  for (let tried = 0; tried < which.length; tried++) {
    let next = -1
    for (let k = 0; k < gaps.length; k++) if (gaps[k]! >= 0 && (next < 0 || gaps[k]! < gaps[next]!)) next = k
    if (found.length === most && gaps[next]! > farther(spans[most - 1]!)) break
    gaps[next] = -1
    const length = span()
    distance(a, i, b, which[next]!, length)
    let at = found.length
    for (; at > 0; at--) {
      const order = compareSpans(length, spans[at - 1]!)
      if (order > 0 || (order === 0 && found[at - 1]! < next)) break
    }
    found.splice(at, 0, next)
    spans.splice(at, 0, length)
    found.length = spans.length = Math.min(most, found.length)
  }
  return found.map(k => which[k]!)
}
/** The square of a point more than a distance: rounding cannot leave out anybody. */
const farther = (of: Readonly<Span>): number => (shownLength(of) + 1) ** 2

/** The square of what lies at least between two shapes: the gap between their boxes. */
function boxGap(a: Int32Array, i: number, b: Int32Array, j: number): number {
  const o = i * SIZE
  const u = j * SIZE
  const dx = Math.max(0, a[o + WEST_OF]! - b[u + EAST_OF]!, b[u + WEST_OF]! - a[o + EAST_OF]!)
  const dy = Math.max(0, a[o + SOUTH_OF]! - b[u + NORTH_OF]!, b[u + SOUTH_OF]! - a[o + NORTH_OF]!)
  return dx * dx + dy * dy
}
