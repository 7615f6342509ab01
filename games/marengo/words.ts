/** The vocabulary of Bonaparte at Marengo. Everything else in this folder imports its nouns from here. */

export type Provenance = 'rulebook' | 'published' | 'inferred' | 'reconstruction'

/** Seat 0 plays the Austrians, who move first in every round; seat 1 the French. */
export type Side = 0 | 1
export const AUSTRIA: Side = 0
export const FRANCE: Side = 1
export const enemyOf = (side: number): Side => (side === 0 ? 1 : 0)

export const INFANTRY = 0
export const CAVALRY = 1
export const ARTILLERY = 2

/**
 * What stands on a block's face: arm * 4 + strength. 0 is no face: eliminated, or unknown to the one who looks.
 * Infantry 1, 2, 3; cavalry 5, 6; artillery 9.
 */
export type Face = number
export const armOf = (face: Face): number => face >> 2
export const strengthOf = (face: Face): number => face & 3
/** Every face there is, in the order in which counts by face are kept. */
export const FACES = [1, 2, 3, 5, 6, 9] as const

/** A block: 0 … 19 Austrian, 20 … 38 French. Its number says nothing of its face, and mixing (4.3) deals it anew. */
export type Block = number
export const BLOCKS = 39
export const FIRST: readonly number[] = [0, 20]
export const COUNT: readonly number[] = [20, 19]
export const sideOf = (block: Block): Side => (block < 20 ? 0 : 1)
/** Sets of one side's blocks are kept as one integer: bit i is the i-th block of that side. */
export type Mask = number
export const bitOf = (block: Block): Mask => 1 << (block < 20 ? block : block - 20)

export const STARS = ['red', 'green', 'blue'] as const
export type Star = (typeof STARS)[number]

export interface LocaleFacts {
  readonly id: string
  readonly name: { readonly it: string; readonly en: string }
  readonly capacity: number
  /** Where its middle lies on the board, in tenths of an inch. */
  readonly at: readonly [number, number]
  /** The name is coined here. */
  readonly own?: true
  readonly star?: Star
  /** French blocks at the start. */
  readonly french?: number
}
export interface PairFacts {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly wide: boolean
  readonly near: string
  readonly far: string
}
export interface CrossingFacts {
  readonly id: string
  readonly pair: string
  readonly road: string
  readonly primary: boolean
  /** 'published' where nothing is said. */
  readonly provenance?: Provenance
}

/** A locale, 0 … 65, in the order of the data. */
export type Locale = number
export const LOCALE_COUNT = 66
/** Approach 2p lies in the first locale of pair p, 2p + 1 in its second; the one opposite is approach ^ 1. */
export type Approach = number
export const APPROACH_COUNT = 236
/**
 * Where a block is: a locale's number for its reserve, APPROACHES + approach for a block on an approach, BOXES + box for
 * one not yet arrived, GONE for one eliminated.
 */
export type Place = number
export const APPROACHES = LOCALE_COUNT
export const BOXES = APPROACHES + APPROACH_COUNT
export const GONE = -1

export const ROUNDS = 16
export const COMMAND_LIMIT = 3
export const ROAD_MOVES = 3
