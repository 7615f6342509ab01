/** The computer's French: what a position is worth, and who plays it. */
import type { Seat } from '@bivouac/kernel'
import { objectivesHeld } from './rules/3-victory.ts'
import { campaignOf, combatOf, type Pos } from './state.ts'
import { ENEMY, FRENCH } from './words.ts'

export { adviser } from './bot/adviser.ts'
export { forecast } from './bot/forecast.ts'
export { future } from './bot/future.ts'
export { hint } from './bot/hints.ts'

/** Objectives, and strength against strength. */
export function score(pos: Pos, _seat: Seat): number {
  if (pos.result !== undefined) return pos.result.winners.includes(0) ? 1 : -1
  const { s } = pos
  const c = campaignOf(s)
  const sum = (side: 0 | 1): number =>
    c.sides[side]!.reduce((total, slot) => total + (s.at[slot]! >= 0 ? combatOf(s, slot) : 0), 0)
  const french = sum(FRENCH)
  const share = french / Math.max(1, french + sum(ENEMY))
  return 0.9 * (objectivesHeld(s) / c.objectives.length + share - 1)
}
