/** The vocabulary of Manoeuvre. Everything else in this folder imports its nouns from here. */
import type { Noun } from '@bivouac/kernel'

export type Provenance = 'rulebook' | 'published' | 'inferred' | 'reconstruction'

export const NATIONS = ['austria', 'prussia', 'ottoman', 'usa', 'spain', 'france', 'russia', 'britain'] as const
export type Nation = (typeof NATIONS)[number]

export const TERRAINS = ['open', 'fields', 'hill', 'lake', 'marsh', 'town', 'woods'] as const
export type Terrain = (typeof TERRAINS)[number]

export const ARMS = ['infantry', 'cavalry'] as const
export type Arm = (typeof ARMS)[number]

/** The four edges of the battlefield, clockwise from the top; also the four directions. */
export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** A square 0 … 63, row by row from the top left; OFF the map when eliminated or not yet placed. */
export type Square = number
export const OFF = -1
/** A piece in play, 0 … 15: eight of seat 0, then eight of seat 1, each in the order of the nation's unit list. */
export type Piece = number
/** A card in play, 0 … 119: the sixty of seat 0, then the sixty of seat 1, each in the order of the nation's deck. */
export type Card = number

/** Dice as the cards print them: 2d8 is { count: 2, sides: 8 }. */
export interface DiceSpec {
  readonly count: number
  readonly sides: number
}

export interface UnitFacts {
  readonly name: Noun
  readonly arm: Arm
  readonly full: number
  readonly reduced: number
  readonly provenance: Provenance
}

export const HQ_KINDS = [
  'ambush',
  'committedAttack',
  'forcedMarch',
  'guerrillas',
  'redoubt',
  'regroup',
  'sappers',
  'skirmish',
  'spy',
  'supply',
  'withdraw',
] as const
export type HqKind = (typeof HQ_KINDS)[number]

/** `unit` is the index 0 … 7 of the unit in its nation's list. Absent values are simply not on the card. */
export interface UnitCard {
  readonly kind: 'unit'
  readonly unit: number
  readonly attack?: DiceSpec
  readonly defence: number
  readonly bombard?: DiceSpec
  readonly volley?: DiceSpec
  /** Highest d6 that hits in pursuit: 3 for "1-3". */
  readonly pursuit?: number
  /** Highest d6 that lets the unit withdraw (American cards): 2 for "1-2". */
  readonly withdraw?: number
  readonly mayStay?: true
}
export interface LeaderCard {
  readonly kind: 'leader'
  readonly name: { readonly it: string; readonly en: string }
  readonly command: number
  readonly attack: number
  readonly defence: number
  /** Highest d6 that restores a unit; 6 is automatic. */
  readonly rally: number
  readonly pursuit?: number
  readonly grandBattery?: DiceSpec
}
export interface HqCard {
  readonly kind: HqKind
  readonly name: { readonly it: string; readonly en: string }
}
export type CardFacts = UnitCard | LeaderCard | HqCard

export const EDITIONS = ['italian', '2010'] as const
export type Edition = (typeof EDITIONS)[number]

export const SIDE = 8
export const SQUARES = 64
export const UNITS_EACH = 8
export const CARDS_EACH = 60
export const HAND = 5

/** Whose piece, whose card. */
export const ownerOf = (piece: Piece): number => piece >> 3
export const unitOf = (piece: Piece): number => piece & 7
export const holderOf = (card: Card): number => (card < CARDS_EACH ? 0 : 1)

/** Squares are called A1 (top left) to H8 (bottom right): letters count columns, numbers count rows from the top. */
export const squareName = (square: Square): string =>
  square < 0 ? '–' : `${'ABCDEFGH'[square % SIDE]}${Math.floor(square / SIDE) + 1}`
export function squareNamed(name: string): Square {
  const found = /^([A-H])([1-8])$/.exec(name.toUpperCase())
  return found === null ? OFF : (Number(found[2]) - 1) * SIDE + 'ABCDEFGH'.indexOf(found[1]!)
}

/** A piece with its nation, so that an event can be put into words without the table: nation × 16 + piece. */
export type UnitRef = number
export const unitRef = (nation: number, piece: Piece): UnitRef => nation * 16 + piece
export const refPiece = (ref: UnitRef): Piece => ref & 15
export const refNation = (ref: UnitRef): number => ref >> 4

/** A card with its deck: (book × 8 + nation) × 128 + card, book 0 the rulebook's deck and 1 the corrected one. */
export type CardRef = number
export const cardRef = (book: number, nation: number, card: Card): CardRef => (book * 8 + nation) * 128 + card
export const refCard = (ref: CardRef): Card => ref & 127
export const refDeck = (ref: CardRef): { readonly book: number; readonly nation: number } => ({
  book: ref >> 10,
  nation: (ref >> 7) & 7,
})

/** A section laid on the table: index of the section (0 … 23) × 4 + quarter turns clockwise. */
export type Laid = number

export const COMBATS = ['none', 'assault', 'ambush', 'bombard', 'volley', 'grandBattery'] as const
export type Combat = (typeof COMBATS)[number]

/** How a battle can stand: undecided, the six comparisons of 6.1, withdrawn from, called off. */
export const RESULTS = [
  'open',
  'less',
  'equal',
  'more',
  'double',
  'triple',
  'quadruple',
  'withdrawn',
  'calledOff',
] as const
export type BattleResult = (typeof RESULTS)[number]
