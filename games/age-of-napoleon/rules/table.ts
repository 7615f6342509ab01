/** What the chapters have in common: corps on the map, cards in hands, and the shapes of questions. */
import { type Choice, choice, type Frame, type Seat, type Step, type Verdict } from '@bivouac/kernel'
import type { Use, Way } from '../events.ts'
import { type Ruling, rulingBit } from '../options.ts'
import { no } from '../rulebook.ts'
import type { Frames, Napoleon, State, T } from '../state.ts'
import {
  type Card,
  CONTROLLER,
  type Corps,
  type Country,
  FRANCE,
  FRENCH_AUX,
  type Region,
  RUSSIA_LAND,
} from '../words.ts'
import { AREA_OF, COPIES, HOME, IS_ONCE, LAND_OF, PERIOD, PILE, PLAYER } from './facts.ts'

export const asks = <P extends keyof Frames, C = undefined>(
  question: Choice<Napoleon, Frame<Napoleon, P>, C>,
): Step<Napoleon, Frame<Napoleon, P>> => choice<Napoleon, Frame<Napoleon, P>, C>(question)
export const seatOf = (_: T, f: { seat: Seat }): Seat => f.seat
export const otherSeat = (_: T, f: { seat: Seat }): Seat => 1 - f.seat
/** Was the second reading of this option agreed? */
export const isRuled = (s: State, ruling: Ruling): boolean => (s.rulings & rulingBit(ruling)) !== 0
export const isWinter = (s: State): boolean => s.round >= (isRuled(s, 'winter') ? 6 : 5)

// ---- corps -----------------------------------------------------------------------------------------------------------

/** Whom a corps serves now: a seat, or −1 while its country is neutral. Auxiliaries of France serve only France. */
export function sideOf(s: State, corps: Corps): number {
  const pile = PILE[corps]!
  if (pile <= FRENCH_AUX) return FRANCE
  return pile >= 6 ? 1 : CONTROLLER[s.status[HOME[corps]!]!]!
}
/** The country a region belongs to now. */
export function countryAt(s: State, region: Region): Country {
  const area = AREA_OF[region]!
  return area >= 0 && s.status[area]! >= 0 ? area : LAND_OF[region]!
}
export const controllerAt = (s: State, region: Region): number => CONTROLLER[s.status[countryAt(s, region)]!] ?? -1
export const corpsHere = (s: State, side: number, region: Region): number => s.count[side * 50 + region]!
export const isOnMap = (s: State, corps: Corps): boolean => s.place[corps]! >= 0

/** The only way a corps changes its place, so that the counts stay true. */
export function put(s: State, corps: Corps, to: number): void {
  const side = sideOf(s, corps)
  const from = s.place[corps]!
  if (from >= 0) s.count[side * 50 + from]!--
  s.place[corps] = to
  if (to >= 0) s.count[side * 50 + to]!++
  else s.tired[corps] = 0
}
/** Everybody of a side in a region, ascending. */
export function corpsAt(s: State, side: number, region: Region): Corps[] {
  const found: Corps[] = []
  let left = s.count[side * 50 + region]!
  for (let corps = 0; left > 0 && corps < s.place.length; corps++)
    if (s.place[corps] === region && sideOf(s, corps) === side) {
      found.push(corps)
      left--
    }
  return found
}
/** Everybody of a side on the map, ascending. */
export function corpsOn(s: State, side: number): Corps[] {
  const found: Corps[] = []
  for (let corps = 0; corps < s.place.length; corps++)
    if (s.place[corps]! >= 0 && sideOf(s, corps) === side) found.push(corps)
  return found
}
export function tagged(s: State, tag: number): Corps[] {
  const found: Corps[] = []
  for (let corps = 0; corps < s.tag.length; corps++) if ((s.tag[corps]! & tag) !== 0) found.push(corps)
  return found
}
export function untag(s: State, tag: number): void {
  for (let corps = 0; corps < s.tag.length; corps++) s.tag[corps]! &= ~tag
}
export const onMapOf = (s: State, list: readonly Corps[]): number => {
  let n = 0
  for (let i = 0; i < list.length; i++) if (s.place[list[i]!]! >= 0) n++
  return n
}

/** Corps go to a region together, by whatever way; French-controlled ones may thereby invade Russia (6.5). */
export function travel(t: T, corps: readonly Corps[], to: Region, way: Way): void {
  const { s } = t
  const from = s.place[corps[0]!]!
  for (const each of corps) put(s, each, to)
  t.tell({ e: 'moved', corps, from, to, way })
  if (s.invaded === 0 && countryAt(s, to) === RUSSIA_LAND && sideOf(s, corps[0]!) === FRANCE) {
    const status = s.status[RUSSIA_LAND]!
    if (CONTROLLER[status] === FRANCE) return
    s.invaded = 1
    t.tell({ e: 'invaded' })
  }
}

/** Exhausted corps of one region become fresh. */
export function refresh(t: T, corps: readonly Corps[]): void {
  if (corps.length === 0) return
  for (const each of corps) t.s.tired[each] = 0
  t.tell({ e: 'rested', corps, region: t.s.place[corps[0]!]! })
}

// ---- cards -----------------------------------------------------------------------------------------------------------

export const holds = (s: State, seat: Seat, card: Card): boolean => s.hand[seat]!.includes(card)

export function insert(list: Card[], card: Card): void {
  let at = list.length
  list.push(card)
  while (at > 0 && list[at - 1]! > card) {
    list[at] = list[at - 1]!
    at--
  }
  list[at] = card
}
export function remove(list: Card[], card: Card): void {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
}
/** Out of a hand; the enemy no longer knows it to be there. */
export function fromHand(s: State, seat: Seat, card: Card): void {
  remove(s.hand[seat]!, card)
  if (s.shown[seat]!.length > 0) remove(s.shown[seat]!, card)
}
/** 3.4 Discarded, for whatever a card is good for. */
export function discard(t: T, seat: Seat, card: Card, use: Use): void {
  fromHand(t.s, seat, card)
  t.s.discard.push(card)
  t.tell({ e: 'discarded', seat, card, use })
}
/** 3.5 A card whose event is over. */
export const putAway = (s: State, card: Card): void => void (IS_ONCE[card] ? s.gone : s.discard).push(card)

/**
 * Might this player hold the card, as far as everybody can see? Whoever might is asked, so that a question tells nobody
 * what he has; who holds no card, or when all copies lie open, is not.
 */
export function mightHold(s: State, seat: Seat, card: Card): boolean {
  if (s.hand[seat]!.length === 0) return false
  let left = COPIES[card]!
  for (const each of s.discard) if (each === card) left--
  for (const each of s.gone) if (each === card) left--
  for (const each of s.aside) if (each === card) left--
  return left > 0
}

export const NOT_HELD = no(
  '1.11',
  { it: 'Non hai questa carta in mano.', en: 'You do not hold that card.' },
  { it: 'Usa una carta che hai in mano.', en: 'Use a card from your hand.' },
)
const NOT_YOUR_CARD = no(
  '3.4',
  { it: 'L’evento di questa carta è dell’avversario.', en: 'The event of that card is the enemy’s.' },
  { it: 'Puoi scartarla per muovere, intercettare o riposare.', en: 'You may discard it to move, intercept or rest.' },
)
const NOT_THIS_PHASE = no(
  '3.4',
  { it: 'Questa carta non si gioca in questa fase.', en: 'That card is not played in this phase.' },
  { it: 'Tienila per la sua fase.', en: 'Keep it for its phase.' },
)
/** 3.4 May this player play it for its event, in this period of the year? */
export function mayPlay(s: State, seat: Seat, card: Card, period: string): Verdict {
  if (!holds(s, seat, card)) return NOT_HELD
  if (!PERIOD[card]!.includes(period)) return NOT_THIS_PHASE
  return PLAYER[card] === -1 || PLAYER[card] === seat ? undefined : NOT_YOUR_CARD
}
/** The titles in a hand, each once. */
export function titlesOf(hand: readonly Card[]): Card[] {
  const titles: Card[] = []
  for (const card of hand) if (titles[titles.length - 1] !== card) titles.push(card)
  return titles
}
