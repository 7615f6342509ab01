/** Room on the table: what is near, what is in the way, what fits. */
import { bearing, EAST_OF, NORTH_OF, nearestFew, SIZE, SOUTH_OF, TOUCH, WEST_OF } from '@bivouac/ground/measured'
import type { Field } from '../field.ts'
import type { State } from '../state.ts'
import { enemyOf, ON_TABLE } from '../words.ts'
import { isTogether, sharesTown } from './01-attachment.ts'
import { overlap, within } from './01-pieces.ts'

/** Whether the whole of a shape lies on the table. */
export function staysOnTable(f: Field, s: Int32Array, i: number): boolean {
  const o = i * SIZE
  return s[o + WEST_OF]! >= 0 && s[o + SOUTH_OF]! >= 0 && s[o + EAST_OF]! <= f.width && s[o + NORTH_OF]! <= f.height
}

/** Enemy units on the table that take up room: everybody but generals. */
export function enemiesOf(f: Field, s: State, unit: number): number[] {
  return f.ofSide[enemyOf(f.side[unit]!)]!.filter(u => u < f.troops && s.on[u] === ON_TABLE)
}

/** 8.4 Enemies that a unit touches, ascending. */
export function touchedBy(f: Field, s: State, unit: number, table: Int32Array): number[] {
  return enemiesOf(f, s, unit).filter(u => within(table, unit, table, u, TOUCH))
}

/** 8.1.3.2 Whether somebody else stands where a unit would: generals take up no room, and guests stand with their host. */
export function isOccupied(f: Field, s: State, unit: number, table: Int32Array, i: number): boolean {
  for (let u = 0; u < f.troops; u++)
    if (s.on[u] === ON_TABLE && !isTogether(s, u, unit) && !sharesTown(f, s, u, unit) && overlap(table, i, table, u))
      return true
  return false
}

/** The direction of the nearest enemy, for those who look for something to face. */
export function nearestEnemyBearing(f: Field, s: State, unit: number): number {
  let best = Number.POSITIVE_INFINITY
  let found = s.facing[unit]!
  for (const u of enemiesOf(f, s, unit)) {
    const [dx, dy] = [s.x[u]! - s.x[unit]!, s.y[u]! - s.y[unit]!]
    const square = dx * dx + dy * dy
    if (square >= best || square === 0) continue
    best = square
    found = bearing(dx, dy)
  }
  return found
}

/** The nearest enemies by their distance, the first few. */
export function nearestEnemies(f: Field, s: State, unit: number, table: Int32Array, most: number): number[] {
  return nearestFew(table, unit, table, enemiesOf(f, s, unit), most)
}
