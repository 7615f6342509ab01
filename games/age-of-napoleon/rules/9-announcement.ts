/** 9.2 What lies between the announcement of an army and its march: what is paid, and what the enemy may answer. */
import type { Verdict } from '@bivouac/kernel'
import type { State, T } from '../state.ts'
import { FORCED_MARCH, MISDIRECTED, MUD } from '../words.ts'
import { fromHand, holds, mightHold, NOT_HELD } from './table.ts'

/** As far as the eye can see: might the enemy have an answer to an announcement (9.2)? */
export const mightAnswer = (s: State, seat: number): boolean =>
  mightHold(s, seat, MUD) || mightHold(s, seat, MISDIRECTED)
export const mayAnswer = (s: State, seat: number, card: number): Verdict =>
  holds(s, seat, card) ? undefined : NOT_HELD
/** 16-31, 16-32 A card played in answer. */
export function answer(t: T, seat: number, card: number): void {
  fromHand(t.s, seat, card)
  t.s.discard.push(card)
  t.tell({ e: 'played', seat, card })
}
/** 7.3 The first move or interception of the year may cost nothing. */
export function isFree(s: State, seat: number): boolean {
  if (s.free[seat] === 0) return false
  s.free[seat] = 0
  return true
}
/** 16-30 Forced March lies on top of what pays for the move. */
export function force(t: T, seat: number): void {
  fromHand(t.s, seat, FORCED_MARCH)
  t.s.discard.push(FORCED_MARCH)
  t.tell({ e: 'played', seat, card: FORCED_MARCH })
}
