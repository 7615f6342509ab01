/** What a table is made of, what it wants of its carrier, and what it can do for one. */
import type { AnyGame, Seat, Verdict } from '@bivouac/kernel'
import type { Journal, Match, Move, TypedDice } from '@bivouac/match'
import type { Handed } from './leaving.ts'
import type { ThinkingPace, Timer } from './pace.ts'
import type { Chair, Clock, Ending, Proposal, Says, Tell } from './protocol.ts'
import type { Thinker } from './thinker.ts'

/** What has to be kept, in order. */
export type TableChange =
  | { readonly kind: 'moves'; readonly at: number; readonly moves: readonly Move[]; readonly journal: () => Journal }
  /** The moves after `to` did not happen; instead of them `moves` did: answers of others that came after one taken back. */
  | {
      readonly kind: 'rewound'
      readonly from: number
      readonly to: number
      readonly moves: readonly Move[]
      readonly journal: () => Journal
    }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly journal: () => Journal }
  /** Seats changed hands, and the game goes on. */
  | ({ readonly kind: 'left'; readonly journal: () => Journal } & Handed)
  /** Nothing on the table changed, only what is proposed, or what somebody answers in advance. */
  | { readonly kind: 'proposals'; readonly proposals: readonly Proposal[]; readonly journal: () => Journal }
  | { readonly kind: 'standing'; readonly journal: () => Journal }

/** A match as it was read from wherever it is kept. */
export interface Reread {
  readonly match: Match
  readonly ending?: Ending
  readonly proposals?: readonly Proposal[]
}

/** Somebody else kept another change first (another process, another tab): this table must be read again. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export interface TableParts {
  readonly id: string
  readonly match: Match
  readonly chairs: readonly Chair[]
  readonly thinker: Thinker
  readonly ending?: Ending
  readonly proposals?: readonly Proposal[]
  /** The dice seed, revealed when the game is over, also when it ends outside the rules and the match does not know. */
  readonly seed?: string
  /** An umpire's table: the dice of the match, which people roll and type in. */
  readonly typed?: TypedDice
  /** One person's own browser: the complete game file is his at any time. */
  readonly local?: boolean
  /** Resolves when the change is safe; rejects with `Conflict` when another change was first. */
  readonly keep?: (change: TableChange) => Promise<void> | void
  /** Reads the match again after a conflict. */
  readonly reread?: () => Promise<Reread>
  /** Makes the moves of another process on this match; what else is new, or nothing if it must be read again. */
  readonly catchUp?: (match: Match) => Promise<Omit<Reread, 'match'> | undefined>
  /** As whoever has these seats may know it: of others it does not show whether they have answered. */
  readonly clock?: (mine: readonly Seat[]) => Clock | undefined
  /** A computer said something here: for whoever looks at this table elsewhere. */
  readonly spoke?: (says: Says) => void
  /** Milliseconds between two moves where only computers play, so that those who watch can follow. */
  readonly breath?: number
  /** How long computers take, whatever they have to choose; without it they answer when they are done. */
  readonly pace?: ThinkingPace
  readonly timer?: Timer
  /** The computer that plays on for somebody who left; without one the game cannot go on without him. */
  readonly standIn?: string
  /** Makes the next table when everybody wants one; its id is told to everybody. */
  readonly rematch?: () => Promise<string>
  readonly now?: () => number
}

export interface Viewer {
  /** The seats this connection may act for. */
  readonly mine: readonly Seat[]
  readonly name: string
}
export interface Connection {
  ask(raw: unknown): Promise<void>
  close(): void
}
export interface HostedTable {
  readonly id: string
  readonly game: AnyGame
  readonly match: Match
  readonly ending: Ending | undefined
  connect(viewer: Viewer, send: (tell: Tell) => void): Connection
  /** Somebody's clock ran out: his seats go to others, or the game ends. */
  flagged(seats: readonly Seat[]): Promise<void>
  /** Somebody has gone away for good with all his seats, and who stayed claims the game or calls it a draw. */
  gone(seats: readonly Seat[], as: 'win' | 'draw'): Promise<Verdict>
  /** Another process moved: read the match again and tell everybody. */
  refresh(): Promise<void>
  /** A computer said something in another process. */
  heard(says: Says): void
  /** Changes what is known of the chairs (somebody sat down, came or left). */
  seat(chairs: readonly Chair[]): void
  /** Nobody plays here any more: what computers have in mind is not told. */
  close(): void
  /** Resolves when everything asked so far, bots' answers included, has been handled. */
  settled(): Promise<void>
}
