import { calling, type Frame, type Position, type Result, type Seat, type Table } from '@bivouac/kernel'
import type { NapoleonEvent } from './events.ts'
import type { Outlook } from './outlook.ts'
import { CORPS_COUNT, COUNTRY_COUNT, NC, NONE, REGION_COUNT, RESERVE } from './words.ts'

const none = (): number[] => []
const noneEach = (): number[][] => [[], []]

/**
 * An empty Europe: everybody neutral, all corps in reserve, no cards; set-ups fill it. This list is also what a state is:
 * its type, and with it what a clone, a view and an imagined position must hold, is read off it.
 */
export const emptyState = () => ({
  /** Bit by option, see options.ts. */
  rulings: 0,
  /** 1: the Ulm campaign, which ends with its only Surrender Phase (15.4). */
  ulm: 0,
  lastYear: 1815,
  /** How many cards each hand is dealt before the game; 0 when the hands are given. */
  dealt: 0,
  /** Cards discarded at random before the game. */
  scattered: 0,
  year: 1805,
  /** 1 … 6, and 0 outside the Campaign Phase. */
  round: 0,
  /** Index in PHASES. */
  phase: 0,
  /** The first player of the year, −1 until he is named. */
  first: -1,
  /** By seat: 1 while the free move or interception of the year is still to come (7.3). */
  free: [0, 0],
  /** By seat: 1 if he has passed in this phase or round. */
  passed: [0, 0],
  /** By country: index in STATUSES, −1 for an area that is not detached. */
  status: Array.from({ length: COUNTRY_COUNT }, (_, country): number => (country < 19 ? NC : NONE)),
  /** Countries that were ever insurgent: bit 1 << country. */
  once: 0,
  /** Reformed majors: bit 1 << country. */
  reformed: 0,
  britannia: 0,
  /** 1 once a French-controlled corps has entered a Russia that was not French. */
  invaded: 0,
  /** Countries under Peace Talks this phase: bit 1 << country. */
  talks: 0,
  /** What reinforcement cards have done for this year: 1, or for the Landwehr the country, 0 none. */
  levee: 0,
  landwehr: 0,
  ottoman: 0,
  war1812: 0,
  /** 1: nothing spreads this year, by Repression. */
  calm: 0,
  /** 1: a major has surrendered this year; the same of last year. */
  fell: 0,
  fellBefore: 0,
  /** By corps: a region, RESERVE, PRISONER or REMOVED. */
  place: Array<number>(CORPS_COUNT).fill(RESERVE),
  /** By corps: 1 exhausted. */
  tired: Array<number>(CORPS_COUNT).fill(0),
  /** By corps: what it is in just now, as bits (words.ts). */
  tag: Array<number>(CORPS_COUNT).fill(0),
  /** Number of corps of a side in a region: index side × 50 + region. Kept by `put` alone. */
  count: Array<number>(2 * REGION_COUNT).fill(0),
  /** By seat: cards held, ascending; a title for each copy. */
  hand: noneEach(),
  /** Cards not yet drawn: a set, whatever its order. */
  deck: none(),
  /** In the order they were discarded. */
  discard: none(),
  /** Set aside until the first reshuffle. */
  aside: none(),
  /** Out of the game. */
  gone: none(),
  /** By seat: cards held that the enemy knows of, ascending. */
  shown: noneEach(),
  /** Diplomacy cards on countries: index country × 2 + seat, 0 none. */
  laid: Array<number>(2 * COUNTRY_COUNT).fill(0),
  /** Cards on the table in a battle or for the winter: seat × 4096 + card × 64 + region, in the order they were played. */
  plays: none(),
  /** Regions attacked in the action under way (9.4). */
  struck: none(),
  /** Regions a march has still to enter. Empty whenever the enemy is asked something. */
  way: none(),
  /** Where the interceptors of this move came from; −1 none, −2 being asked, −3 tried in vain. And their cases of attrition. */
  interceptedFrom: -1,
  interceptedCases: 0,
})
export type State = ReturnType<typeof emptyState>
/** What not everybody sees. */
type Secret = 'hand' | 'deck' | 'shown' | 'way'
type Open = Omit<State, Secret>

/** The locals of the procedures: whole numbers only, and nothing secret. */
export interface Frames {
  game: {}
  year: {}
  diplomacy: { seat: Seat; joined: number }
  insurrection: { card: number; country: number; risen: number }
  strategy: { seat: Seat }
  reinforcement: { seat: Seat }
  campaign: { opening: number }
  round: {}
  turn: { seat: Seat; left: number; paid: number }
  order: OrderLocals
  interception: { seat: Seat; at: number; rating: number; forced: number; mud: number; from: number }
  attrition: { seat: Seat; cases: number; lose: number }
  battle: BattleLocals
  losses: { seat: Seat; dead: number; captive: number; wound: number; lost: number; at: number }
  retreat: { seat: Seat; at: number; barred: number; home: number }
  mobilise: { country: number; barred: number }
  deploy: { seat: Seat }
  rest: { seat: Seat }
  surrender: { fallen: number; dynasty: number; seat: Seat; country: number }
  winter: { seat: Seat; region: number; lose: number }
  victory: { seat: Seat }
}
export interface OrderLocals {
  seat: Seat
  /** 1: paid for by a campaign card. */
  paid: number
  forced: number
  mud: number
  /** The region the army stood in before its last step. */
  from: number
  at: number
  /** Regions entered. */
  entered: number
  /** Entered a mountain or marsh. */
  rough: number
  /** Came by sea. */
  sea: number
  /** 1: the last step was an attack. */
  attack: number
  /** 1: the move is over, whatever allowance is left. */
  over: number
  /** A closed neutral about to be entered, −1 none. */
  violating: number
  /** 1: the way was cut short by something that happened on it, and may go on. */
  cut: number
}
export interface BattleLocals {
  /** The attacking seat. */
  seat: Seat
  at: number
  /** Where the attackers came from. */
  from: number
  sea: number
  /** Losses of attacker and defender; 0 until known. */
  lossA: number
  lossD: number
  /** Losses inflicted by the die of attacker and defender. */
  hitA: number
  hitD: number
  /** The seat that has won, −1 until then. */
  winner: number
  /** 1: by tie-break. */
  tie: number
}

/** What one eye may know; built by view.ts from nothing. */
export interface View extends Open {
  readonly eye: Seat | 'spectator'
  /** By seat: how many cards are held. */
  readonly handSize: readonly number[]
  readonly deckSize: number
  /** The eye’s own cards; none for a spectator. */
  readonly hand: readonly number[]
  /** By seat: cards held that both players know of; spectators see neither. */
  readonly shown: readonly (readonly number[])[]
  readonly stack: Position<Napoleon>['stack']
  /** What the rules make of the table as it stands. */
  readonly outlook: Outlook
  readonly result?: Result | undefined
}

export interface Napoleon {
  state: State
  frames: Frames
  event: NapoleonEvent
  view: View
}
export type T = Table<Napoleon>
export type NapoleonPosition = Position<Napoleon>
export type FrameOf<P extends keyof Frames> = Frame<Napoleon, P>
export const call = calling<Napoleon>()

/**
 * The part of a state that everybody sees, copied: views, clones and imagined positions are made from this one list, and a
 * field left out of it does not compile. Written out, for speed (docs/decisions/023-state-once.md).
 */
export const cloneOpen = (s: Open): Open => ({
  rulings: s.rulings,
  ulm: s.ulm,
  lastYear: s.lastYear,
  dealt: s.dealt,
  scattered: s.scattered,
  year: s.year,
  round: s.round,
  phase: s.phase,
  first: s.first,
  free: s.free.slice(),
  passed: s.passed.slice(),
  status: s.status.slice(),
  once: s.once,
  reformed: s.reformed,
  britannia: s.britannia,
  invaded: s.invaded,
  talks: s.talks,
  levee: s.levee,
  landwehr: s.landwehr,
  ottoman: s.ottoman,
  war1812: s.war1812,
  calm: s.calm,
  fell: s.fell,
  fellBefore: s.fellBefore,
  place: s.place.slice(),
  tired: s.tired.slice(),
  tag: s.tag.slice(),
  count: s.count.slice(),
  discard: s.discard.slice(),
  aside: s.aside.slice(),
  gone: s.gone.slice(),
  laid: s.laid.slice(),
  plays: s.plays.slice(),
  struck: s.struck.slice(),
  interceptedFrom: s.interceptedFrom,
  interceptedCases: s.interceptedCases,
})

export const cloneState = (s: State): State => {
  const copy = cloneOpen(s) as State
  copy.hand = [s.hand[0]!.slice(), s.hand[1]!.slice()]
  copy.deck = s.deck.slice()
  copy.shown = [s.shown[0]!.slice(), s.shown[1]!.slice()]
  copy.way = s.way.slice()
  return copy
}

export function clone(pos: NapoleonPosition): NapoleonPosition {
  const stack = new Array<NapoleonPosition['stack'][number]>(pos.stack.length)
  for (let i = 0; i < stack.length; i++) stack[i] = { ...pos.stack[i]! }
  const copy: NapoleonPosition = { s: cloneState(pos.s), stack }
  if (pos.result !== undefined) copy.result = pos.result
  return copy
}
