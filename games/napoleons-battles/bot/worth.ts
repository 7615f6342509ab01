/** What losing things costs, in points. */
import { type Field, isTroops, troopOf } from '../field.ts'
import { worthOf } from '../rules/12-victory.ts'
import type { Plan } from './posture.ts'
import type { Values } from './weights.ts'

/** Points of a unit, whole. */
export const worth = (f: Field, u: number): number => worthOf(f, u) / 100
/** What it costs to lose one figure, the rout it leads to counted in. */
export const figureCost = (f: Field, u: number, w: Values): number =>
  isTroops(f, u) ? w.figure + (0.5 * routCost(f, u, w)) / troopOf(f, u).rout : worth(f, u) / 4
export const routCost = (f: Field, u: number, w: Values): number => worth(f, u) * (0.5 + w.rout)

export interface Reckoning {
  readonly plans: readonly Plan[]
  readonly w: Values
}
