/** How a position stands at a glance: units, ground, night, cards, and the attacks they promise. Frozen: Veteran goes by it. */
import type { Position, Seat, Weights } from '@bivouac/kernel'
import { GLANCE } from '../data/glance.ts'
import { controlled } from '../rules/2-victory.ts'
import { sees } from '../rules/6-sight.ts'
import { redoubtOf } from '../rules/6-totals.ts'
import { DEFENCE, FIELD, KIND, LEADER, NO_ASSAULT, UNIT, UNIT_OF } from '../rules/facts.ts'
import { rowOf, strengthOf } from '../rules/table.ts'
import type { Manoeuvre, State } from '../state.ts'
import { CARDS_EACH } from '../words.ts'
import {
  ATTACK_MEAN,
  assaultHope,
  attackHeld,
  BATTERY_MEAN,
  defenceHeld,
  FIRE_MEAN,
  fireHope,
  hillFor,
  leaderHeld,
  openDefence,
  VOLLEY_MEAN,
} from './estimate.ts'

export type Values = { readonly [K in keyof typeof GLANCE]: number }

/** At night a card in hand is worth this much less: there is no time left to play it. */
export const SPENT = 0.8
/** A day of battle lasts about so many turns. */
const DAY = 45

/**
 * How near night is, 0 … 1. It falls when the second deck has run out, so the fuller deck tells the time; but turns count
 * too, or whoever is behind would sit on his cards for ever and call it a plan.
 */
export function nightfall(s: State): number {
  return Math.max(Math.min(drawn(s, 0), drawn(s, 1)), Math.min(0.97, s.turn / DAY))
}

/** How much of a deck has been drawn, 0 … 1. */
export const drawn = (s: State, seat: Seat): number =>
  s.exhausted[seat] === 1 ? 1 : 1 - s.deck[seat]!.length / CARDS_EACH

/** How far beyond a day it has gone, in days. Nothing in the book ends a battle in which both keep their hands and stand still. */
export const weariness = (s: State): number => Math.max(0, s.turn / DAY - 1)
/** What waiting costs then, in regiments: whoever has drawn less of his deck stands the worse, the more the longer it lasts. */
const HASTE = 6
export const haste = (s: State, seat: Seat): number =>
  s.turn <= DAY ? 0 : HASTE * weariness(s) * (drawn(s, seat) - drawn(s, 1 - seat))

/** The best attack that the cards in hand allow, in regiments; 0 where there is none worth making. */
export function bestAttack(s: State, seat: Seat): number {
  const hand = s.hand[seat]!
  let best = 0
  let leader = -1
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(s, hand[i]!)
    const unit = UNIT_OF[row]!
    if (unit < 0) {
      if (BATTERY_MEAN[row]! > 0) best = Math.max(best, 0.3)
      continue
    }
    const by = seat * 8 + unit
    const from = s.square[by]!
    if (from < 0) continue
    const beside = FIELD.neighbours[from]!
    if (ATTACK_MEAN[row]! > 0 && !NO_ASSAULT[s.ground[from]!]) {
      for (let n = 0; n < beside.length; n++) {
        const at = s.occupant[beside[n]!]!
        if (at < 0 || at >> 3 === seat) continue
        if (leader < 0) leader = leaderHeld(s, seat)
        const attack = strengthOf(s, by) + attackHeld(s, by) + hillFor(s, from, beside[n]!) + leader
        const hope = assaultHope(s, by, at, attack, openDefence(s, at) + defenceHeld(s, at))
        if (hope > best) best = hope
        if (VOLLEY_MEAN[row]! > 0) {
          const volley = fireHope(s, at, VOLLEY_MEAN[row]! + hillFor(s, from, beside[n]!), openDefence(s, at))
          if (volley > best) best = volley
        }
      }
    }
    if (FIRE_MEAN[row]! > 0) {
      const first = (1 - seat) * 8
      for (let at = first; at < first + 8; at++) {
        const square = s.square[at]!
        if (square < 0 || !sees(s, from, square)) continue
        const hope = fireHope(s, at, FIRE_MEAN[row]! + hillFor(s, from, square), openDefence(s, at))
        if (hope > best) best = hope
      }
    }
  }
  return best
}

function isPressed(s: State, square: number, seat: Seat): boolean {
  const beside = FIELD.neighbours[square]!
  for (let i = 0; i < beside.length; i++) {
    const piece = s.occupant[beside[i]!]!
    if (piece >= 0 && piece >> 3 !== seat) return true
  }
  return false
}

/** Rows count up to the sixth: from there a unit controls as much as it ever will. */
const FORWARD = [0, 1, 2, 3, 4.2, 5, 5.4, 5]

export function army(s: State, seat: Seat, w: Values): number {
  const rows = FIELD.rows[s.home[seat]!]!
  let value = 0
  for (let piece = seat * 8; piece < seat * 8 + 8; piece++) {
    const square = s.square[piece]!
    if (square < 0) continue
    value += w.unit + w.strength * strengthOf(s, piece) + w.advance * FORWARD[rows[square]!]!
    if (isPressed(s, square, seat)) value += w.cover * (DEFENCE[s.ground[square]!]! + redoubtOf(s, piece))
  }
  return value - w.doom * s.lost[seat]! * s.lost[seat]!
}

export function cards(s: State, seat: Seat, w: Values): number {
  const hand = s.hand[seat]!
  let value = 0
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(s, hand[i]!)
    const kind = KIND[row]!
    if (kind === UNIT) {
      // A card of a unit that is gone is waste paper.
      if (s.square[seat * 8 + UNIT_OF[row]!]! >= 0) value += w.card * (0.5 + ATTACK_MEAN[row]! / 16)
    } else value += kind === LEADER ? w.leader : w.staff
  }
  return value
}

/** Whether the player whose turn it is has still to fight: of two threats his comes first. */
export function fightsFirst(pos: Position<Manoeuvre>): Seat {
  const { active } = pos.s
  for (let i = pos.stack.length - 1; i >= 0; i--) {
    const frame = pos.stack[i]!
    if (frame.proc === 'playerTurn')
      return frame.step === 'draw' || frame.step === 'movement' || frame.step === 'combat' ? active : 1 - active
  }
  return 1 - active
}

export function glance(pos: Position<Manoeuvre>, seat: Seat, weights: Weights = GLANCE): number {
  const { s, result } = pos
  if (result !== undefined) return result.winners.length === 0 ? 0 : result.winners.includes(seat) ? 1 : -1
  if (s.home[seat]! < 0) return 0
  const w = weights as Values
  const other = 1 - seat
  const night = nightfall(s)
  let value = army(s, seat, w) - army(s, other, w)
  value += (cards(s, seat, w) - cards(s, other, w)) * (1 - SPENT * night)
  value += (controlled(s, seat) - controlled(s, other)) * (w.ground + w.night * night * night * night * night)
  const mine = bestAttack(s, seat)
  const his = bestAttack(s, other)
  value += fightsFirst(pos) === seat ? w.threat * mine - w.later * his : w.later * mine - w.threat * his
  value += haste(s, seat)
  return (0.97 * value) / Math.sqrt(1.5 + value * value)
}
