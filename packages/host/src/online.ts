/** What a server and a page tell each other over HTTP of an online table and of its people: docs/api.md says when. */
import type { Result, Seat, Setup, Text } from '@bivouac/kernel'
import type { Ending } from './protocol.ts'

/** How much time there is: none is counted, so much for each move, or so much for the whole game and a little more with every move. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
export type Access = 'open' | 'private'
export type TableStatus = 'waiting' | 'playing' | 'over'

/** Who shall sit in a seat of a new table. */
export type WantedSeat = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly bot: string }

/** What everybody is told of a seat. */
export interface SeatInfo {
  readonly side: Text
  readonly kind: 'human' | 'bot'
  readonly bot?: string
  readonly user?: string
  readonly name?: string
  readonly ready: boolean
  /** SHA-256 of the number he throws into the dice, known before anybody has to show his. */
  readonly promise?: string
  readonly present: boolean
}
/** A table as one visitor may know it. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly access: Access
  readonly pace: Pace
  readonly status: TableStatus
  /** How many moves have been made, as far as he may know. */
  readonly length: number
  /** Everybody who is asked now. */
  readonly deciding: readonly Seat[]
  readonly seats: readonly SeatInfo[]
  readonly mine: readonly Seat[]
  readonly mayJoin: boolean
  readonly yourTurn: boolean
  readonly over: boolean
  readonly result?: Result
  readonly ending?: Ending
  /** The hash of the dice seed. */
  readonly commitment: string
  readonly invite?: string
  /** The id of the return game. */
  readonly rematch?: string
  readonly created: number
  readonly updated: number
}

/** Somebody thinks that somebody else misbehaves. */
export interface Complaint {
  readonly id: string
  readonly table: string
  readonly by: string
  readonly about: string
  readonly text: string
  readonly made: number
  /** The operator has looked at it. */
  readonly done: boolean
}
/** Something an operator did, with his reason. Never changed, never removed. */
export interface OperatorDeed {
  readonly when: number
  readonly who: string
  readonly what: string
  readonly about: string
  readonly why: string
}
