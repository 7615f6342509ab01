/** A1.4 Skirmishers come in: by orders, or driven. */
import type { Rejoining } from '../events-optional.ts'
import type { T } from '../state.ts'
import { isSkirmishing, station } from './a-bases.ts'
import { tell } from './telling.ts'

/** All of them are with their unit again. */
export function rejoin(t: T, unit: number, why: Rejoining): void {
  if (!isSkirmishing(t.s, unit)) return
  station(t.s, unit, [])
  tell(t, { e: 'calledIn', unit, why })
}
