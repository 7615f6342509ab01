/** 16-34 … 16-39 Battle cards. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import {
  ART_OF_WAR,
  CAVALRY_CHARGES,
  type Card,
  type Corps,
  ENTRENCHMENTS,
  GRAND_BATTERY,
  GUARD,
  MORTALLY_WOUNDED,
} from '../words.ts'
import { NAPOLEON } from './facts.ts'
import { mayPlay } from './table.ts'

const BONUS: Readonly<Record<number, number>> = {
  [CAVALRY_CHARGES]: 4,
  [GRAND_BATTERY]: 4,
  [GUARD]: 6,
  [ENTRENCHMENTS]: 4,
}
/** What a card adds to strength. */
export const bonusOf = (card: Card): number => BONUS[card] ?? 0
/** The cards a player has on the table, in the order they were played. */
export const playsOf = (s: State, seat: Seat): Card[] =>
  s.plays.filter(play => play >> 12 === seat).map(play => (play >> 6) & 63)
export const hasPlayed = (s: State, seat: Seat, card: Card): boolean =>
  s.plays.some(play => play >> 12 === seat && ((play >> 6) & 63) === card)
/** 16-35 The die is not rolled. */
export const isFixed = (s: State, seat: Seat): boolean => hasPlayed(s, seat, ART_OF_WAR)

const ONCE_IS_ENOUGH = no(
  '11.3',
  { it: 'Una seconda carta uguale non aggiunge niente.', en: 'A second such card adds nothing.' },
  { it: 'Tienila per un’altra battaglia.', en: 'Keep it for another battle.' },
)
const THREE_ENGAGED = no(
  '16-36',
  { it: 'Servono almeno tre corpi impegnati.', en: 'At least three engaged corps are needed.' },
  { it: 'Impegna più corpi.', en: 'Engage more corps.' },
)
const NAPOLEON_ENGAGED = no(
  '16-37',
  { it: 'Napoleone deve essere impegnato.', en: 'Napoleon must be engaged.' },
  { it: 'Tienila per una battaglia di Napoleone.', en: 'Keep it for a battle of Napoleon’s.' },
)
const DEFENDER_ONLY = no(
  '16-39',
  { it: 'I trinceramenti servono solo a chi difende.', en: 'Entrenchments serve the defender alone.' },
  { it: 'Tienila per una difesa.', en: 'Keep it for a defence.' },
)

export function mayPlayInBattle(
  s: State,
  seat: Seat,
  card: Card,
  engaged: readonly Corps[],
  isDefender: boolean,
): Verdict {
  const fault = mayPlay(s, seat, card, 'B')
  if (fault !== undefined) return fault
  if ((card === ART_OF_WAR || card === MORTALLY_WOUNDED) && hasPlayed(s, seat, card)) return ONCE_IS_ENOUGH
  if (card === GRAND_BATTERY && engaged.length < 3) return THREE_ENGAGED
  if (card === GUARD && !engaged.includes(NAPOLEON)) return NAPOLEON_ENGAGED
  return card === ENTRENCHMENTS && !isDefender ? DEFENDER_ONLY : undefined
}
