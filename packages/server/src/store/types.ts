/** What is kept, and what a store must be able to do. Two backends implement it; one suite of tests judges both. */
import type { Access, Ending, Pace, Proposal, Says, TableStatus } from '@bivouac/host'
import type { Lang, Result, Roll, Seat, Setup } from '@bivouac/kernel'
import type { Commitment, Mark, Move } from '@bivouac/match'
import type { People } from './people-types.ts'

export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
/** The channels a player chose. */
export interface Channels {
  readonly push: boolean
  readonly subscriptions: readonly PushSubscription[]
  readonly webhook?: { readonly url: string; readonly secret: string }
  readonly mail?: { readonly address: string; readonly confirmed: boolean; readonly code?: string }
}
export const NO_CHANNELS: Channels = Object.freeze({ push: false, subscriptions: [] })

export interface User {
  readonly id: string
  readonly name: string
  readonly lang: Lang
  /** The login name, and the password's argon2id hash; guests have neither. */
  readonly account?: string
  readonly password?: string
  /** Once the number of a cookie's generation; sessions have taken its place. */
  readonly epoch: number
  readonly channels: Channels
  readonly created: number
  /** Until when he may not come in: the operator decided so. */
  readonly banned?: number
}

/** A field given as undefined is taken away. */
export type UserChange = { readonly [K in keyof Omit<User, 'id' | 'created'>]?: User[K] | undefined }

export interface SeatRecord {
  readonly kind: 'human' | 'bot'
  readonly bot?: string
  /** A human seat without a user is free; without a nonce it is reserved for him. */
  readonly user?: string
  readonly name?: string
  /** SHA-256 of his nonce, given before anybody's nonce is known. */
  readonly promise?: string
  readonly nonce?: string
  /** A computer that plays on for somebody who left: his name. */
  readonly standsIn?: string
}

/** The journal without its moves, written when the game begins. */
export interface Head {
  readonly commitment: Commitment
  readonly opening: readonly Roll[]
  readonly mark: Mark
}

/** What seldom changes about a table. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly access: Access
  readonly pace: Pace
  readonly invite: string
  readonly seed: string
  readonly seats: readonly SeatRecord[]
  readonly head?: Head
  readonly created: number
}

export interface ClockState {
  /** Milliseconds left per seat at the moment `since`. */
  readonly left: readonly number[]
  /** Whose clocks run: of everybody who is asked, computers apart. */
  readonly running: readonly Seat[]
  readonly since: number
  /** Of several who are asked at once, those who have answered, and when: their time stands still, which nobody else sees. */
  readonly stopped?: readonly { readonly seat: Seat; readonly at: number }[]
}

/** What changes with every move. */
export interface TableState {
  readonly status: TableStatus
  /** +1 with every change, whatever it is: the key of optimistic concurrency. */
  readonly revision: number
  readonly length: number
  /** +1 with every undo: a process that follows must read the moves again. */
  readonly rewinds: number
  /** Everybody who is asked now; nobody when the game is over. */
  readonly deciding: readonly Seat[]
  /** Of several who are asked at once, who has answered. For nobody else's eyes. */
  readonly answered?: readonly Seat[]
  /** How many moves had been made when several were asked at once: the question's name. */
  readonly question?: number
  /** A computer is to move: whoever finds it so for long wakes it. */
  readonly botTurn: boolean
  /** +1 whenever others are asked. To whom a stretch was announced, the store itself remembers. */
  readonly stretch: number
  /** Read when a stretch begins; afterwards only notices themselves change it. */
  readonly notifyAt?: number
  readonly deadline?: number
  readonly clock?: ClockState
  /** Kept under the name messages have for them. */
  readonly offers: readonly Proposal[]
  /** The questions each seat passes on in advance. Private. */
  readonly standing: readonly (readonly string[])[]
  readonly result?: Result
  readonly ending?: Ending
  readonly rematch?: string
  /** How many times moves were taken back by agreement: the dice count them. */
  readonly backs?: number
  readonly updated: number
}

export interface StoredTable {
  readonly record: TableRecord
  readonly state: TableState
}
export interface StoredMove {
  /** Journal length after this move. */
  readonly at: number
  readonly move: Move
  readonly mark?: Mark
}

/** One change of a table. It happens whole or, if `expected` is no longer the table's revision, not at all. */
export interface Commit {
  readonly table: string
  readonly expected: number
  readonly state: TableState
  /** Moves beyond this length did not happen. */
  readonly truncate?: number
  readonly moves?: readonly StoredMove[]
  readonly seats?: readonly SeatRecord[]
  readonly head?: Head
  /** The rules it begins with. */
  readonly version?: number
}

export interface StoredChat {
  readonly table: string
  readonly seat: Seat
  readonly user: string
  readonly name: string
  readonly text: string
  readonly when: number
}

/** A user's connections end: all, only those of one session, or all but those of one. */
export interface SignedOut {
  readonly user: string
  readonly only?: string
  readonly but?: string
}

/** Somebody wants to hear no more of somebody else, or wants to again. */
export interface Blocking {
  readonly user: string
  readonly blocked: string
  readonly on: boolean
}

/** What one server process tells the others about. */
export type News =
  | { readonly kind: 'table'; readonly table: string; readonly revision: number }
  | { readonly kind: 'said'; readonly said: StoredChat }
  /** An operator took words away at this table. */
  | { readonly kind: 'unsaid'; readonly table: string }
  /** A computer at this table says something. */
  | { readonly kind: 'says'; readonly table: string; readonly says: Says }
  | { readonly kind: 'present'; readonly table: string; readonly seats: readonly Seat[] }
  /** Who is at this table? Everybody who knows answers `present`. */
  | { readonly kind: 'who'; readonly table: string }
  | ({ readonly kind: 'signed-out' } & SignedOut)
  | ({ readonly kind: 'blocks' } & Blocking)
  /** News may have been missed: look at everything again. */
  | { readonly kind: 'deaf' }

export interface Store extends People {
  readonly kind: 'sqlite' | 'postgres'
  user(id: string): Promise<User | undefined>
  userByAccount(account: string): Promise<User | undefined>
  /** False if he is there already, or the account name belongs to somebody else. */
  addUser(user: User): Promise<boolean>
  /** An account whose name people would take for this one (`skeletonOf`). */
  lookAlike(skeleton: string): Promise<string | undefined>
  /**
   * Changes only the fields `change` gives, worked out from the user as he is kept at that very moment: nobody else's
   * change in between is undone. The user afterwards; nothing if there is no such user or `change` wants nothing.
   * Rejects with `Conflict` when the account name belongs to somebody else.
   */
  changeUser(id: string, change: (user: User) => UserChange | undefined): Promise<User | undefined>

  createTable(table: StoredTable): Promise<void>
  /** Only a table nobody has begun to play; false if its revision is another. */
  removeTable(id: string, expected: number): Promise<boolean>
  table(id: string): Promise<StoredTable | undefined>
  /** Every table there is, by id, after this one. */
  tableIds(after: string, limit: number): Promise<readonly string[]>
  tablesOf(user: string, limit: number): Promise<readonly StoredTable[]>
  /** Tables anybody may join or watch, the newest first, but none where this user and a player have blocked each other. */
  openTables(status: TableStatus, user: string, limit: number): Promise<readonly StoredTable[]>
  /** The moves after journal length `since`, in order. */
  moves(id: string, since: number): Promise<readonly StoredMove[]>
  /** Resolves when the change is safe on disk; rejects with `Conflict` when another change was first. */
  commit(commit: Commit): Promise<void>

  /** Games that go on and began with older rules than `version`. */
  outdated(game: string, version: number, limit: number): Promise<readonly string[]>
  /** Notes how far the time of the clocks has come, and says how far anybody has noted. It never goes back. */
  writeTime(at: number): Promise<number>
  /** Puts a deadline off, once for each stretch; true if it was. */
  putOff(table: string, stretch: number, by: number): Promise<boolean>
  /** Tables whose clock has run out. */
  overdue(now: number, limit: number): Promise<readonly string[]>
  /** Tables where a computer should have moved since before `before`. */
  botsToWake(before: number, limit: number): Promise<readonly string[]>
  /** Tables whose deciding player is to be told, if he is away. */
  notices(now: number, limit: number): Promise<readonly { readonly table: string; readonly notifyAt: number }[]>
  /**
   * Takes a notice off the list. For exactly one caller: those of the seats that are `away` to whom that stretch has not
   * been announced; it counts as announced to them now.
   */
  claimNotice(table: string, notifyAt: number, away: readonly Seat[]): Promise<readonly Seat[] | undefined>
  /** Puts a notice on the list, unless there is one, or that stretch has been announced to this seat, or is over. */
  armNotice(table: string, stretch: number, seat: Seat, notifyAt: number): Promise<void>

  addSaid(said: StoredChat): Promise<void>
  said(table: string, limit: number): Promise<readonly StoredChat[]>
  note(user: string, table: string): Promise<string>
  putNote(user: string, table: string, text: string): Promise<void>
  blocks(user: string): Promise<readonly string[]>
  setBlock(user: string, blocked: string, on: boolean): Promise<void>
  /** Notes and blocks of `from`, and blocks against him, become those of `to`; what `to` has stays. Seats are tables' business. */
  adopt(from: string, to: string): Promise<void>

  /** To the other processes on the same store, if there can be any. */
  publish(news: News): Promise<void>
  /** `from` names the process that says it. */
  listen(ear: (news: News, from: string) => void): void
  /** Are news of other processes heard? */
  hears(): boolean
  /** Writes and reads; throws with a sentence when either fails, when the disk is damaged, or when news are not heard. */
  ping(): Promise<void>
  backup(file: string): Promise<void>
  close(): Promise<void>
}
