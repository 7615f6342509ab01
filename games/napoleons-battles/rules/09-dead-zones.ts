/** 9.2.3.2.2 Dead zones: what guns on a height cannot reach at its foot. */
import { isInDeadZone as isBeneath } from '@bivouac/ground/measured'
import { type Field, isBatteryUnit } from '../field.ts'
import { isInside, touches } from '../ground.ts'
import type { State } from '../state.ts'

/**
 * 9.2.3.2.2.1 Whether a unit is wholly inside the dead zone of a battery: the battery stands on a hill the unit is not on, and no part of the
 * unit lies farther beyond the foot than the foot lies from the battery.
 */
export function isInDeadZone(f: Field, s: State, battery: number, unit: number, table: Int32Array): boolean {
  if (!isBatteryUnit(f, battery)) return false
  const { ground } = f
  const hill = ground.hills.find(each => isInside(ground, each, table, battery))
  if (hill === undefined || touches(ground, hill, table, unit)) return false
  return isBeneath(ground.terrain, hill.parts[0]!, s.x[battery]!, s.y[battery]!, table, unit)
}
