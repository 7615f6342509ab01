/** 5 The map: who stands where, what is blocked, where there is room. */
import { CAPACITY, LOCALE_OF, MAP, WIDE } from '../data/board.ts'
import { type Ruling, rulingBit } from '../options.ts'
import type { State } from '../state.ts'
import { APPROACHES, type Approach, type Locale } from '../words.ts'

const BIT = {
  lift: rulingBit('lift'),
  passing: rulingBit('passing'),
  blocking: rulingBit('blocking'),
  weakDefenders: rulingBit('weakDefenders'),
  defensiveFire: rulingBit('defensiveFire'),
  doublePair: rulingBit('doublePair'),
  mixedRoads: rulingBit('mixedRoads'),
  entryMove: rulingBit('entryMove'),
  activation: rulingBit('activation'),
  memory: rulingBit('memory'),
} satisfies Record<Ruling, number>

/** Was the second reading of an open passage chosen? */
export const isRuled = (s: Pick<State, 'rulings'>, ruling: Ruling): boolean => (s.rulings & BIT[ruling]) !== 0

/** How many blocks of this side stand in a locale. */
export const countIn = (s: State, side: number, locale: Locale): number => {
  const n = s.held[locale]!
  return Math.max(0, side === 0 ? n : -n)
}
export const holds = (s: State, side: number, locale: Locale): boolean =>
  side === 0 ? s.held[locale]! > 0 : s.held[locale]! < 0
export const enemyHolds = (s: State, side: number, locale: Locale): boolean =>
  side === 0 ? s.held[locale]! < 0 : s.held[locale]! > 0

/** The locale on the other side of an approach. */
export const beyond = (approach: Approach): Locale => MAP.areaOf[approach ^ 1]!
/** 8.6 Does an enemy of `side` stand in the locale that this approach faces? */
export const facesEnemy = (s: State, side: number, approach: Approach): boolean => enemyHolds(s, side, beyond(approach))

export const widthOf = (approach: Approach): number => (WIDE[approach >> 1] ? 2 : 1)
/** 5.3 How many blocks close this approach: one, also on a wide one, unless it was agreed otherwise. */
export const toClose = (s: State, approach: Approach): number => (WIDE[approach >> 1] && isRuled(s, 'blocking') ? 2 : 1)
export const isBlocked = (s: State, approach: Approach): boolean => s.on[approach]! >= toClose(s, approach)

/** 8.5 */
export const hasRoom = (s: State, side: number, locale: Locale, more: number): boolean =>
  countIn(s, side, locale) + more <= CAPACITY[locale]!
/** Room left for a side. */
export const roomIn = (s: State, side: number, locale: Locale): number => CAPACITY[locale]! - countIn(s, side, locale)

export const placeOn = (approach: Approach): number => APPROACHES + approach
export const localeAt = (place: number): Locale => (place < 0 ? -1 : LOCALE_OF[place]!)
