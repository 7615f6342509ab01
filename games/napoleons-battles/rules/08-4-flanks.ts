/** 8.4.0 hr Contact in flank or rear, by the club’s rule. */
import { aheadOf, cornerX, cornerY, shape, shapes, TOUCH } from '@bivouac/ground/measured'
import { is } from '../options.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { DEPLOYED, DISORDER, ROUT, SQUARE } from '../words.ts'
import { depthOf, lay, shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { touchedBy } from './08-1-room.ts'
import { disorder } from './11-losses.ts'

/** So far from a vertex a contact is no longer one with the vertex, in points. */
const OFF_VERTEX = 2 * TOUCH

/** Part of an edge of a shape, from corner to corner, without what lies next to its ends. */
function edgeWithin(table: Int32Array, i: number, from: number, to: number, first: number, last: number): Int32Array {
  const [x1, y1, x2, y2] = [
    cornerX(table, i, from),
    cornerY(table, i, from),
    cornerX(table, i, to),
    cornerY(table, i, to),
  ]
  const length = Math.max(1, Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2))
  const at = (way: number): [number, number] => [
    Math.round(x1 + ((x2 - x1) * way) / length),
    Math.round(y1 + ((y2 - y1) * way) / length),
  ]
  const out = shapes(1)
  shape([...at(Math.min(first, length)), ...at(Math.max(0, length - last))], out, 0)
  return out
}

/** Whether all of a shape lies at least so far behind the front line of a unit. */
function isBehind(s: State, unit: number, table: Int32Array, i: number, depth: number): boolean {
  for (let k = 0; k < 4; k++)
    if (aheadOf(cornerX(table, i, k) - s.x[unit]!, cornerY(table, i, k) - s.y[unit]!, s.facing[unit]!) > -depth)
      return false
  return true
}

/** 8.4.0.1 hr, 8.4.0.2 hr Whether this march has come upon the flank or the rear: what counts is where it began. */
/** Who charges, and where and how it stood when its move began. */
type Charge = Pick<FrameOf<'march'>, 'unit' | 'stood'>

export function isTurned(s: State, march: Charge, unit: number, table: Int32Array): boolean {
  const f = fieldFor(s)
  if (march.stood === undefined || s.form[unit] === SQUARE || s.form[unit] === DEPLOYED) return false
  const [x, y, facing, form] = march.stood.split(' ').map(Number)
  const at = f.count
  shapeAs(f, s, march.unit, form!, x!, y!, facing!, table, at)
  const front = edgeWithin(table, march.unit, 0, 1, 0, 0)
  const meets = (from: number, to: number, first: number, last: number): boolean =>
    within(front, 0, edgeWithin(table, unit, from, to, first, last), 0, TOUCH)
  if (isBehind(s, unit, table, at, 0) && (meets(1, 2, OFF_VERTEX, 0) || meets(0, 3, OFF_VERTEX, 0))) return true
  return isBehind(s, unit, table, at, depthOf(f, s, unit)) && meets(2, 3, OFF_VERTEX, OFF_VERTEX)
}

/** 8.4.0.3 hr#1 Whoever is hit there by an ordered unit is disordered before the combat. */
export function strikeFlanks(t: T, march: Charge): void {
  const { s } = t
  if (!is(s, 'flanks') || has(s, march.unit, DISORDER)) return
  const f = fieldFor(s)
  for (const enemy of touchedBy(f, s, march.unit, lay(f, s)))
    if (!has(s, enemy, ROUT) && isTurned(s, march, enemy, lay(f, s))) disorder(t, enemy, 'flank')
}
