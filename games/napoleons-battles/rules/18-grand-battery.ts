/** 18.2.1.4 hr The club’s grand batteries: one shot of both, by the better of two dice, with twice the losses. */
import type { Field } from '../field.ts'
import { is } from '../options.ts'
import type { State } from '../state.ts'
import { LINE } from '../words.ts'
import { mayBatter, mayHit, mayShoot } from './09-targets.ts'
import { partnerOf } from './18-formations.ts'

/** 18.2.1.4 hr The battery that fires in the same shot: its partner, if it could fire at that target itself; −1 none. */
export function firesWith(f: Field, s: State, u: number, target: number, town: number, table: Int32Array): number {
  if (!is(s, 'grandBatteryHouse') || s.form[u] !== LINE) return -1
  const partner = partnerOf(f, s, u, table)
  if (partner < 0 || mayShoot(f, s, partner, table) !== undefined) return -1
  const reaches = target < 0 ? mayBatter(f, s, partner, town, table) : mayHit(f, s, partner, target, table, false)
  return reaches === undefined ? partner : -1
}

/** 18.2.1.4 hr Twice the losses; a battery that is lost altogether is not lost twice. */
export const twice = (loss: number, whole: number): number => (loss >= whole ? loss : 2 * loss)
