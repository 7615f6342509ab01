import type { Position, Result, Seat } from '@bivouac/kernel'
import type { ManoeuvreEvent } from './events.ts'
import type { Section } from './rulebook.ts'
import type { Card, Edition, Laid, Piece, Square } from './words.ts'

/** What was agreed before the game: never changes, and is shared by every copy of the position. */
export interface Agreed {
  readonly scenario: string
  readonly edition: Edition
  /** 0: the rulebook's cards, 1: the corrected ones. */
  readonly book: 0 | 1
  readonly tournament: boolean
  /** Several attacking units on hills: +2 once, or each. */
  readonly hills: 'once' | 'each'
  /** A lake in the way of a retreat: blocked like an occupied square, or the end of the unit. */
  readonly lakeRetreat: 'blocked' | 'fatal'
  readonly lakePlacement: 'forbidden' | 'allowed'
  /** Nothing can move: the phase passes, or the player has lost. */
  readonly stuck: 'skip' | 'lose'
  readonly redoubtFire: 'counts' | 'ignored'
  /** Committed Attack in an ambush that has no unit to pay for it. */
  readonly ambushCommitted: 'refused' | 'free'
  readonly deployment: 'printed' | 'free'
  /** Fixed beforehand, by seat; what is missing is settled by the procedure of section 3. */
  readonly first?: Seat
  readonly nations?: readonly number[]
  readonly sections?: readonly Laid[]
  readonly edges?: readonly number[]
  readonly placement?: readonly (readonly Square[])[]
}

/** The combat of the turn. `kind` 0 when there is none; otherwise the index in COMBATS. */
export interface Battle {
  kind: number
  /** The attacking unit, or −1 in an ambush. */
  by: Piece
  /** The unit attacked, or −1 until it is named. */
  at: Piece
  /** The square attacked. */
  from: Square
  /** The card that began it. */
  card: Card
  /** How the attacker's leader is used: 0 not, 1 his combat value, 2 his command. */
  use: number
  /** Supporting units: bit 1 << piece. */
  supports: number
  /** How it went, as an index in RESULTS; 0 while undecided. */
  result: number
}

/** One line of what a combat comes to: a number, or dice still to be thrown. */
export interface Addend {
  readonly what: 'strength' | 'dice' | 'cards' | 'terrain' | 'redoubt' | 'leader'
  /** The piece or the card it comes from. */
  readonly of: number
  readonly value?: number
  readonly count?: number
  readonly sides?: number
  readonly rule: Section
}
export interface Sum {
  readonly attack: readonly Addend[]
  readonly defence: readonly Addend[]
}

/** The locals of each procedure. Nothing secret may ever be kept here: frames are seen by everybody. */
export interface Frames {
  game: {}
  setup: {}
  battlefield: { slot: number }
  armies: { pair: number }
  opening: { seat: Seat }
  placement: { piece: Piece; last: Piece }
  playerTurn: {}
  discarding: {}
  drawing: {}
  movement: {
    /** The unit just named for a Forced March. */
    piece: number
    /** Units that have moved, and the squares they began in. */
    first: number
    second: number
    firstFrom: number
    secondFrom: number
    /** Units a Forced March was played for, cancelled or not: bit 1 << piece. */
    marched: number
    supplied: number
  }
  /** How many of the cards on the table, counted from the last, can be cancelled. */
  guerrillas: { last: number }
  combat: {}
  assault: {}
  withdrawal: {}
  defence: {}
  attack: {}
  fire: {}
  outcome: {}
  retreat: { piece: Piece }
  advance: {}
  price: {}
  skirmish: {}
  restoration: { attempted: number; card: Card; piece: Piece }
}

/** What one eye may know: the open part of the state, and of hidden cards their numbers, never their names. */
export interface View extends Open {
  eye: Seat | 'spectator'
  /** By seat: how many cards are held, and how many are left to draw. */
  handSize: number[]
  deckSize: number[]
  /** The eye's own cards; none for a spectator. */
  hand: Card[]
  /** By seat: cards held that the opponent has seen; both players know both, spectators neither. */
  shown: Card[][]
  /** What the combat under way comes to, as the rules reckon it; none while there is none. */
  sum?: Sum
  /** The eye's own cards that can be of no use any more. */
  dead: Card[]
  stack: Position<Manoeuvre>['stack']
  result?: Result | undefined
}

export interface Manoeuvre {
  state: State
  frames: Frames
  event: ManoeuvreEvent
  view: View
  rule: Section
}

export const noBattle = (): Battle => ({
  kind: 0,
  by: -1,
  at: -1,
  from: -1,
  card: -1,
  use: 0,
  supports: 0,
  result: 0,
})

const each = <T>(one: () => T): T[] => [one(), one()]
const cards = (): Card[] => []

/** The state is declared here: its type is read off the table before the game. */
export const newState = (agreed: Agreed) => ({
  agreed,
  /** The first player's seat; −1 until the dice have spoken. */
  first: -1,
  /** Game turn, 0 during set-up. */
  turn: 0,
  active: 0 as Seat,
  /** By seat: index in NATIONS, or −1. */
  nation: [-1, -1],
  /** By seat: index in EDGES, or −1. */
  home: [-1, -1],
  /** The sections laid so far: top left, top right, bottom left, bottom right; −1 where none lies. */
  sections: [-1, -1, -1, -1] as Laid[],
  /** By square: index in TERRAINS, or −1 where no section lies. */
  ground: Array<number>(64).fill(-1),
  /** By piece. */
  square: Array<Square>(16).fill(-1),
  /** Reduced units: bit 1 << piece. */
  reduced: 0,
  /** Units in a redoubt, which lasts only as long as they stay: bit 1 << piece. */
  redoubts: 0,
  /** By seat: units eliminated. */
  lost: [0, 0],
  /** By seat: cards discarded, in the order they were. */
  discard: each(cards),
  /** Cards lying face up in the middle of something, in the order they were played. */
  table: cards(),
  /** By seat: 1 once the last card of the deck has been drawn. */
  exhausted: [0, 0],
  battle: noBattle(),
  /** By square: the piece there, or −1. Follows from `square`. */
  occupant: Array<number>(64).fill(-1),
  /** By seat: cards held, ascending. */
  hand: each(cards),
  /** By seat: cards not yet drawn; a set, whatever its order. */
  deck: each(cards),
  /** By seat: cards held that the opponent has seen there, ascending. */
  shown: each(cards),
})
export type State = ReturnType<typeof newState>
/** What not everybody sees, and what follows from the rest. */
type Hidden = 'occupant' | 'hand' | 'deck' | 'shown'
type Open = Omit<State, Hidden>

const both = (lists: readonly (readonly number[])[]): number[][] => [lists[0]!.slice(), lists[1]!.slice()]

/**
 * What everybody sees, copied, with the rest put in: clone, view and imagined position are all made of this one list, and nothing
 * may be left out of it. Fields added to an object afterwards made the clone half as slow again (docs/decisions/023).
 */
export const laid = (s: Open, { occupant, hand, deck, shown }: Pick<State, Hidden>): State => ({
  agreed: s.agreed,
  first: s.first,
  turn: s.turn,
  active: s.active,
  nation: s.nation.slice(),
  home: s.home.slice(),
  sections: s.sections.slice(),
  ground: s.ground.slice(),
  square: s.square.slice(),
  reduced: s.reduced,
  redoubts: s.redoubts,
  lost: s.lost.slice(),
  discard: both(s.discard),
  table: s.table.slice(),
  exhausted: s.exhausted.slice(),
  battle: { ...s.battle },
  occupant,
  hand,
  deck,
  shown,
})

const cloneState = (s: State): State =>
  laid(s, { occupant: s.occupant.slice(), hand: both(s.hand), deck: both(s.deck), shown: both(s.shown) })

export const copyResult = (result: Result): Result =>
  result.score === undefined ? { ...result } : { ...result, score: result.score.slice() }

export const clone = (pos: Position<Manoeuvre>): Position<Manoeuvre> => {
  const copy: Position<Manoeuvre> = { s: cloneState(pos.s), stack: pos.stack.map(frame => ({ ...frame })) }
  if (pos.result !== undefined) copy.result = copyResult(pos.result)
  return copy
}
