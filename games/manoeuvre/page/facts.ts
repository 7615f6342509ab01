/** Reading a view of Manoeuvre: facts looked up, nothing decided. */
import { DECKS } from '../data/decks.ts'
import { NATION_FACTS, type NationFacts } from '../data/nations.ts'
import { UNITS } from '../data/units.ts'
import type { View } from '../state.ts'
import {
  type Card,
  type CardFacts,
  holderOf,
  NATIONS,
  type Nation,
  ownerOf,
  type Piece,
  type UnitFacts,
  unitOf,
} from '../words.ts'

export type { View } from '../state.ts'

/** The page hands views around as plain objects; here they are Manoeuvre's. */
export const viewOf = (view: object): View => view as View

export const nationOf = (view: View, seat: number): Nation | undefined => NATIONS[view.nation?.[seat] ?? -1]
export const nationFacts = (view: View, seat: number): NationFacts | undefined => {
  const nation = nationOf(view, seat)
  return nation === undefined ? undefined : NATION_FACTS[nation]
}

export function unitFacts(view: View, piece: Piece): UnitFacts | undefined {
  const nation = nationOf(view, ownerOf(piece))
  return nation === undefined ? undefined : UNITS[nation][unitOf(piece)]
}

export function deckOf(view: View, seat: number): readonly CardFacts[] {
  const nation = nationOf(view, seat)
  return nation === undefined ? [] : DECKS[view.agreed.book === 1 ? 'corrected' : 'rulebook'][nation]
}
export const cardFacts = (view: View, card: Card): CardFacts | undefined =>
  deckOf(view, holderOf(card))[card - holderOf(card) * 60]

/** The piece a unit card belongs to. */
export function pieceOfCard(view: View, card: Card): Piece | undefined {
  const facts = cardFacts(view, card)
  return facts?.kind === 'unit' ? holderOf(card) * 8 + facts.unit : undefined
}

export const isReduced = (view: View, piece: Piece): boolean => (view.reduced & (1 << piece)) !== 0
export const inRedoubt = (view: View, piece: Piece): boolean => (view.redoubts & (1 << piece)) !== 0
export const strength = (view: View, piece: Piece): number => {
  const facts = unitFacts(view, piece)
  return facts === undefined ? 0 : isReduced(view, piece) ? facts.reduced : facts.full
}
export const pieceAt = (view: View, square: number): Piece | undefined => {
  const piece = view.square.indexOf(square)
  return piece < 0 ? undefined : piece
}
/** The locals of the procedure that waits for an answer: public, by the game's own contract. */
export const topFrame = (
  view: View,
): {
  readonly proc: string
  readonly step: string
  readonly piece?: number
  readonly card?: number
  readonly slot?: number
} => (view.stack?.at(-1) ?? { proc: '', step: '' }) as never
