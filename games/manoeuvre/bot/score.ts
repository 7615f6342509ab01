/** How a position stands: what a glance sees, and what the coming night makes of it. */
import type { Position, Seat, Weights } from '@bivouac/kernel'
import { WEIGHTS } from '../data/weights.ts'
import { controlled } from '../rules/2-victory.ts'
import type { Manoeuvre } from '../state.ts'
import { army, bestAttack, cards, drawn, fightsFirst, haste, nightfall, SPENT } from './glance.ts'

type Values = { readonly [K in keyof typeof WEIGHTS]: number }

export function score(pos: Position<Manoeuvre>, seat: Seat, weights: Weights = WEIGHTS): number {
  const { s, result } = pos
  if (result !== undefined) return result.winners.length === 0 ? 0 : result.winners.includes(seat) ? 1 : -1
  if (s.home[seat]! < 0) return 0
  const w = weights as Values
  const other = 1 - seat
  const night = nightfall(s)
  const late = night * night * night * night
  let value = army(s, seat, w) - army(s, other, w)
  value += (cards(s, seat, w) - cards(s, other, w)) * (1 - SPENT * night)
  // A card played is replaced at the next draw: what is missing is not lost, only late.
  value += w.blank * (s.hand[other]!.length - s.hand[seat]!.length) * (1 - SPENT * night)
  value += (controlled(s, seat) - controlled(s, other)) * (w.ground + w.night * late)
  value += w.tie * late * Math.sign(s.lost[other]! - s.lost[seat]!)
  const mine = bestAttack(s, seat)
  const his = bestAttack(s, other)
  value += fightsFirst(pos) === seat ? w.threat * mine - w.later * his : w.later * mine - w.threat * his
  // Whoever is ahead hurries his own deck on, and nobody can hold up the other's.
  value *= 1 + w.clock * drawn(s, value > 0 ? seat : other)
  value += haste(s, seat)
  return (0.97 * value) / Math.sqrt(1.5 + value * value)
}
