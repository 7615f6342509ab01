/** What the chapters have in common: pieces on squares, cards in hands, and what everybody may ask about them. */
import type { Seat, Table, Verdict } from '@bivouac/kernel'
import type { Use, Way } from '../events.ts'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import { CARDS_EACH, type Card, cardRef, OFF, type Piece, type Square, unitRef } from '../words.ts'
import { CAVALRY, COPIES, FULL, GUERRILLAS, KIND, KINDS, REDOUBT, REDUCED, SAPPERS, UNIT, UNIT_OF } from './facts.ts'

export type T = Table<Manoeuvre>

export const activeSeat = (t: T): Seat => t.s.active
export const otherSeat = (t: T): Seat => 1 - t.s.active

// ---- units ------------------------------------------------------------------------------------------------------

export const isCavalry = (s: State, piece: Piece): boolean => CAVALRY[s.nation[piece >> 3]! * 8 + (piece & 7)]!
export const isReduced = (s: State, piece: Piece): boolean => (s.reduced & (1 << piece)) !== 0
export const isOnField = (s: State, piece: Piece): boolean => s.square[piece]! >= 0
export const strengthOf = (s: State, piece: Piece): number =>
  (isReduced(s, piece) ? REDUCED : FULL)[s.nation[piece >> 3]! * 8 + (piece & 7)]!
export const unitAs = (s: State, piece: Piece): number => unitRef(s.nation[piece >> 3]!, piece)

export const NOT_YOURS = no(
  '1.3',
  { it: 'Non è una tua unità.', en: 'That unit is not yours.' },
  { it: 'Indica una delle tue unità.', en: 'Choose one of your own units.' },
)
export const GONE = no(
  '6.5-eliminated',
  { it: 'L’unità è stata eliminata.', en: 'The unit has been eliminated.' },
  { it: 'Indica un’unità ancora in campo.', en: 'Choose a unit that is still on the field.' },
)

export const mayUse = (s: State, seat: Seat, piece: Piece): Verdict =>
  piece >> 3 !== seat ? NOT_YOURS : s.square[piece]! < 0 ? GONE : undefined

/** Off its square. 9.2: a redoubt does not outlast the unit it was built for; was there one? */
function leave(s: State, piece: Piece): boolean {
  const had = (s.redoubts & (1 << piece)) !== 0
  s.occupant[s.square[piece]!] = OFF
  s.redoubts &= ~(1 << piece)
  return had
}

export function moveTo(t: T, piece: Piece, to: Square, how: Way): void {
  const s = t.s
  const from = s.square[piece]!
  const hadRedoubt = leave(s, piece)
  s.square[piece] = to
  s.occupant[to] = piece
  t.tell({ e: 'moved', unit: unitAs(s, piece), from, to, how })
  if (hadRedoubt) t.tell({ e: 'redoubtLost', at: from })
}

/** 6.5 Elimination: off the field, whatever its strength. */
export function eliminate(t: T, piece: Piece, isTrapped = false): void {
  const s = t.s
  const at = s.square[piece]!
  const told = { e: 'eliminated', unit: unitAs(s, piece), at } as const
  const hadRedoubt = leave(s, piece)
  s.square[piece] = OFF
  s.reduced &= ~(1 << piece)
  s.lost[piece >> 3]!++
  t.tell(isTrapped ? { ...told, trapped: true } : told)
  if (hadRedoubt) t.tell({ e: 'redoubtLost', at })
}

/** 6.5 Hit: a full unit is reduced, a reduced one eliminated. */
export function takeHit(t: T, piece: Piece, isPrice = false): void {
  const s = t.s
  const told = { e: 'hit', unit: unitAs(s, piece), at: s.square[piece]! } as const
  const isLast = isReduced(s, piece)
  if (!isLast) s.reduced |= 1 << piece
  t.tell(isPrice ? { ...told, price: true } : told)
  if (isLast) eliminate(t, piece)
}

// ---- cards ------------------------------------------------------------------------------------------------------

/** The row of a card in the tables of facts. */
export function rowOf(s: State, card: Card): number {
  const seat = card < CARDS_EACH ? 0 : 1
  return (s.agreed.book * 8 + s.nation[seat]!) * CARDS_EACH + card - seat * CARDS_EACH
}
export const kindOf = (s: State, card: Card): number => KIND[rowOf(s, card)]!
/** The piece a unit card is for, or −1. */
export function pieceOf(s: State, card: Card): Piece {
  const unit = UNIT_OF[rowOf(s, card)]!
  return unit < 0 ? -1 : unit + (card < CARDS_EACH ? 0 : 8)
}
export const cardAs = (s: State, card: Card): number =>
  cardRef(s.agreed.book, s.nation[card < CARDS_EACH ? 0 : 1]!, card)

/** The first card of a kind in a hand, or −1: cards of one kind of headquarters are all alike. */
export function held(s: State, seat: Seat, kind: number): Card {
  const hand = s.hand[seat]!
  const deck = (s.agreed.book * 8 + s.nation[seat]! - seat) * CARDS_EACH
  for (let i = 0; i < hand.length; i++) if (KIND[deck + hand[i]!] === kind) return hand[i]!
  return -1
}
export const holds = (s: State, seat: Seat, card: Card): boolean => s.hand[seat]!.includes(card)

const copiesOf = (s: State, seat: Seat, kind: number): number =>
  COPIES[(s.agreed.book * 8 + s.nation[seat]!) * KINDS + kind]!
/** Could somebody hold such a card? Decks are public, so asking or not asking betrays nothing. */
export const mightHold = (s: State, seat: Seat, kind: number): boolean =>
  s.hand[seat]!.length > 0 && copiesOf(s, seat, kind) > 0
/** Every card of the kind, if the deck has any, lies among the discards, where everybody has seen it. */
export function isSpent(s: State, seat: Seat, kind: number): boolean {
  let left = copiesOf(s, seat, kind)
  const discard = s.discard[seat]!
  for (let i = 0; i < discard.length && left > 0; i++) if (kindOf(s, discard[i]!) === kind) left--
  return left === 0
}
export const mightCancel = (s: State): boolean => mightHold(s, 1 - s.active, GUERRILLAS)

/** A card that can be of no use any more: its unit is gone, or the enemy's deck has no redoubt that it could cancel. */
export function isDead(s: State, card: Card): boolean {
  const piece = pieceOf(s, card)
  if (piece >= 0) return s.turn > 0 && s.square[piece]! < 0
  return kindOf(s, card) === SAPPERS && copiesOf(s, card < CARDS_EACH ? 1 : 0, REDOUBT) === 0
}

export const NOT_HELD = no(
  '1.4',
  { it: 'Non hai questa carta in mano.', en: 'You do not hold that card.' },
  { it: 'Gioca una carta che hai in mano.', en: 'Play a card from your hand.' },
)
export const NOT_UNIT_CARD = no(
  '1.4',
  { it: 'Non è una carta unità.', en: 'That is not a unit card.' },
  { it: 'Serve una carta con il nome dell’unità.', en: 'A card with the name of the unit is needed.' },
)
export const NOT_LEADER = no(
  '9.1',
  { it: 'Non è una carta comandante.', en: 'That is not a leader card.' },
  { it: 'Serve una carta comandante.', en: 'A leader card is needed.' },
)
export const mayPlay = (s: State, seat: Seat, card: Card): Verdict => (holds(s, seat, card) ? undefined : NOT_HELD)
export const isUnitCard = (s: State, card: Card): boolean => kindOf(s, card) === UNIT

function take(list: Card[], card: Card): void {
  const at = list.indexOf(card)
  if (at < 0) return
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}

/** Into a list that is kept ascending. */
export function insert(list: Card[], card: Card): void {
  let at = list.length
  while (at > 0 && list[at - 1]! > card) {
    list[at] = list[at - 1]!
    at--
  }
  list[at] = card
}

function fromHand(s: State, card: Card): void {
  const seat = card < CARDS_EACH ? 0 : 1
  take(s.hand[seat]!, card)
  take(s.shown[seat]!, card)
}

/** From the hand onto the table, for all to see. */
export function lay(t: T, card: Card, use: Use, piece = -1): void {
  const s = t.s
  fromHand(s, card)
  s.table.push(card)
  const seat = card < CARDS_EACH ? 0 : 1
  if (piece < 0) t.tell({ e: 'played', seat, card: cardAs(s, card), use })
  else t.tell({ e: 'played', seat, card: cardAs(s, card), use, unit: unitAs(s, piece) })
}

export function discardFromHand(s: State, card: Card): void {
  fromHand(s, card)
  s.discard[card < CARDS_EACH ? 0 : 1]!.push(card)
}

export function discardFromTable(s: State, card: Card): void {
  take(s.table, card)
  s.discard[card < CARDS_EACH ? 0 : 1]!.push(card)
}

export function clearTable(s: State): void {
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    s.discard[card < CARDS_EACH ? 0 : 1]!.push(card)
  }
  s.table.length = 0
}

/** Back into the hand, where the opponent knows it now is. */
export function takeBack(t: T, card: Card): void {
  const s = t.s
  const seat = card < CARDS_EACH ? 0 : 1
  take(s.table, card)
  insert(s.hand[seat]!, card)
  insert(s.shown[seat]!, card)
  t.tell({ e: 'tookBack', seat, card: cardAs(s, card) })
}

// ---- what else many rules say ---------------------------------------------------------------------------------------

export const OCCUPIED = no(
  '5',
  { it: 'La casella è occupata: una sola unità per casella.', en: 'The square is occupied: one unit to a square.' },
  { it: 'Scegli una casella libera.', en: 'Choose a free square.' },
)
export const LAKE = no(
  '5',
  { it: 'Nessuna unità può entrare in un lago.', en: 'No unit may enter a lake.' },
  { it: 'Scegli una casella che non sia un lago.', en: 'Choose a square that is not a lake.' },
)
export const NOT_ENEMY = no(
  '6',
  { it: 'Il bersaglio deve essere un’unità nemica in campo.', en: 'The target must be an enemy unit on the field.' },
  { it: 'Indica un’unità nemica.', en: 'Choose an enemy unit.' },
)
