/** What a computer player should know before it thinks: how a position stands, and what is worth a look. */
import type { Action, Position, Seat } from '@bivouac/kernel'
import { controlled } from './rules/2-victory.ts'
import { strengthOf } from './rules/table.ts'
import type { Manoeuvre, State, View } from './state.ts'

const UNIT_LOST = 0.16
const PER_STRENGTH = 0.008
const PER_SQUARE = 0.012

function army(s: State, seat: Seat): number {
  let strength = 0
  for (let piece = seat * 8; piece < seat * 8 + 8; piece++) if (s.square[piece]! >= 0) strength += strengthOf(s, piece)
  return strength
}

/** Units lost, strength standing, ground held; ground weighs more as the decks run out. */
export function score(pos: Position<Manoeuvre>, seat: Seat): number {
  const { s, result } = pos
  if (result !== undefined) return result.winner === 'none' ? 0 : result.winner === seat ? 1 : -1
  if (s.turn === 0) return 0
  const other = 1 - seat
  const late = s.exhausted[0]! + s.exhausted[1]! + 1
  const value =
    (s.lost[other]! - s.lost[seat]!) * UNIT_LOST +
    (army(s, seat) - army(s, other)) * PER_STRENGTH +
    (controlled(s, seat) - controlled(s, other)) * PER_SQUARE * late
  return Math.max(-0.95, Math.min(0.95, value))
}

/** A sensible player attacks when he can, defends himself, and does not throw his hand away. */
const WEIGHTS: Readonly<Record<string, number>> = {
  assault: 4,
  bombard: 5,
  volley: 5,
  grandBattery: 5,
  ambush: 4,
  attack: 3,
  combat: 2,
  command: 4,
  defend: 3,
  supply: 2,
  reinforce: 3,
  regroup: 3,
  rally: 2,
  redoubt: 2,
  discard: 0.5,
  done: 1.5,
}
export const prior = (_view: View, actions: readonly Action[]): readonly number[] =>
  actions.map(action => WEIGHTS[action.type] ?? 1)
