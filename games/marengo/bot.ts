/** How well a side stands: morale first, then the ground that decides when morale does not. */
import type { Seat } from '@bivouac/kernel'
import { MORALE } from './data/armies.ts'
import { LOCALES } from './data/map.ts'
import { colours } from './rules/victory.ts'
import type { MarengoPosition } from './state.ts'
import { AUSTRIA, FRANCE, ROUNDS } from './words.ts'

/** How far east the Austrians stand, 0 … 1, by their foremost blocks. */
function drive(held: readonly number[]): number {
  let best = 0
  let second = 0
  LOCALES.forEach((locale, l) => {
    if (held[l]! <= 0) return
    if (locale.at[0] > best) [best, second] = [locale.at[0], best]
    else if (locale.at[0] > second) second = locale.at[0]
  })
  return (best + second) / 600
}

export function score({ s, result }: MarengoPosition, seat: Seat): number {
  if (result !== undefined) return result.winner === 'none' ? 0 : result.winner === seat ? 1 : -1
  const morale = s.morale[AUSTRIA]! / MORALE[AUSTRIA]! - s.morale[FRANCE]! / MORALE[FRANCE]!
  const broken = (s.broken[FRANCE] !== 0 ? 1 : 0) - (s.broken[AUSTRIA] !== 0 ? 1 : 0)
  // What ground is worth grows as the day ends.
  const late = s.round / ROUNDS
  const ground = (colours(s) >= 2 ? 1 : drive(s.held) - 0.75) * late
  const sum = 0.45 * morale + 0.5 * broken + 0.35 * ground
  const austrian = Math.max(-0.95, Math.min(0.95, sum))
  return seat === AUSTRIA ? austrian : -austrian
}
