/** 8.4.4.1, 8.5.4.5 A charge nobody steers: straight on until something stops it. */
import { eastOf, northOf, pushed, shifted } from '@bivouac/ground/measured'
import type { Field } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import type { State } from '../state.ts'
import { lay } from './01-formations.ts'
import { firstMet } from './01-pieces.ts'
import { PART } from './08-1-effort.ts'
import { enemiesOf, isOccupied, staysOnTable } from './08-1-room.ts'
import { straightCost } from './08-2-manoeuvres.ts'

/** A twentieth of an inch: how finely the last spot with room is looked for. */
const STEP = 12

/**
 * How far a unit gets from where it stands: no farther than its movement lasts on this ground, not through an enemy, nor over ground it cannot
 * cross (8.5.4.5.4), nor off the table, and to a spot with room for it.
 */
export function rideOf(f: Field, s: State, u: number, direction: number, most: number): number {
  const table = lay(f, s)
  const at = f.count
  const c = { field: f, table, ground: f.ground, reach: 0 }
  let { distance } = firstMet(table, u, direction, Math.max(1, most), enemiesOf(f, s, u))
  for (; distance > 0; distance -= STEP) {
    const [dx, dy] = [eastOf(0, distance, direction), northOf(0, distance, direction)]
    shifted(table, u, dx, dy, table, at)
    pushed(table, u, dx, dy, table, at + 1)
    if (
      straightCost(s, u, c, { direction, distance, manner: [] }).weight <= most * PART &&
      staysOnTable(f, table, at) &&
      isOpenFor(f.ground, f.arm[u]!, table, at + 1) &&
      !isOccupied(f, s, u, table, at)
    )
      return distance
  }
  return 0
}
