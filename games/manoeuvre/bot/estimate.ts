/** Quick guesses about a fight, for those who cannot wait for the dice. */

import { redoubtOf } from '../rules/6-totals.ts'
import {
  ATTACK_DICE,
  ATTACK_SIDES,
  BATTERY_DICE,
  BATTERY_SIDES,
  BOMBARD_DICE,
  BOMBARD_SIDES,
  CARD_DEFENCE,
  DEFENCE,
  FIELD,
  FORBIDDEN,
  HILL_ATTACK,
  KIND,
  LEADER,
  LEADER_ATTACK,
  UNIT,
  UNIT_OF,
  VOLLEY_DICE,
  VOLLEY_SIDES,
} from '../rules/facts.ts'
import { isReduced, rowOf, strengthOf } from '../rules/table.ts'
import type { State } from '../state.ts'
import type { Piece } from '../words.ts'

const means = (dice: readonly number[], sides: readonly number[]): number[] =>
  dice.map((count, row) => (count * (sides[row]! + 1)) / 2)
/** By row of the card tables: what the dice of a card bring on average. */
export const ATTACK_MEAN = means(ATTACK_DICE, ATTACK_SIDES)
export const FIRE_MEAN = means(BOMBARD_DICE, BOMBARD_SIDES)
export const VOLLEY_MEAN = means(VOLLEY_DICE, VOLLEY_SIDES)
export const BATTERY_MEAN = means(BATTERY_DICE, BATTERY_SIDES)

/** What a card that cannot be seen adds to a defence on average: one card in twelve is for the unit, worth about five. */
const UNSEEN_DEFENCE = 0.42
/** How widely an attack scatters about its mean: two dice of six to ten sides. */
const SCATTER = 3
const steep = 1 / (0.55 * SCATTER)

/** The chance that something scattered about `margin` is above zero. */
export const chance = (margin: number): number => 1 / (1 + Math.exp(-margin * steep))

/** Attack dice and defence of the cards a seat holds for a piece. */
export function attackHeld(s: State, piece: Piece): number {
  const hand = s.hand[piece >> 3]!
  let sum = 0
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(s, hand[i]!)
    if (UNIT_OF[row] === (piece & 7)) sum += ATTACK_MEAN[row]!
  }
  return sum
}
export function defenceHeld(s: State, piece: Piece): number {
  const hand = s.hand[piece >> 3]!
  let sum = 0
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(s, hand[i]!)
    if (KIND[row] === UNIT && UNIT_OF[row] === (piece & 7)) sum += CARD_DEFENCE[row]!
  }
  return sum
}
export function leaderHeld(s: State, seat: number): number {
  const hand = s.hand[seat]!
  let best = 0
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(s, hand[i]!)
    if (KIND[row] === LEADER && LEADER_ATTACK[row]! > best) best = LEADER_ATTACK[row]!
  }
  return best
}

/** Strength, ground and redoubt: what everybody sees of a defence. */
export const openDefence = (s: State, piece: Piece, square = s.square[piece]!): number =>
  strengthOf(s, piece) + DEFENCE[s.ground[square]!]! + redoubtOf(s, piece)
/** And what may come on top from a hand nobody sees. */
export const hiddenDefence = (s: State, seat: number): number => s.hand[seat]!.length * UNSEEN_DEFENCE

export const hillFor = (s: State, from: number, at: number): number =>
  HILL_ATTACK[s.ground[at]!]! > 0 ? 0 : HILL_ATTACK[s.ground[from]!]!

/** Nowhere to go but sideways at best: a retreat would be the end of it. */
export function isTrapped(s: State, piece: Piece): boolean {
  const from = s.square[piece]!
  const home = s.home[piece >> 3]!
  for (let turn = 0; turn < 4; turn++) {
    const to = FIELD.next[(home + turn) & 3]![from]!
    if (to >= 0 && s.occupant[to]! < 0 && !FORBIDDEN[s.ground[to]!]) return false
  }
  return true
}

/** What an assault is worth to the attacker, in regiments: his hopes less his fears. */
export function assaultHope(s: State, by: Piece, at: Piece, attack: number, defence: number): number {
  const won = chance(attack - defence - 0.5)
  const doubled = chance(attack - 2 * defence + 0.5)
  const weak = isReduced(s, at)
  const more = isTrapped(s, at) ? (weak ? 1 : 0.55) : weak ? 0.3 : 0.35
  const lost = by < 0 ? 0 : isReduced(s, by) ? 1 : 0.5
  return (won - doubled) * more + doubled * (weak ? 1 : 0.6) - (1 - won) * 0.93 * lost
}
/** What fire is worth: it costs nothing but the card. */
export const fireHope = (s: State, at: Piece, attack: number, defence: number): number =>
  chance(attack - defence - 0.5) * (isReduced(s, at) ? 1 : 0.5)
