/** What a room is, who comes into it, and what it needs of the rest of the server. */
import type { HostedTable, Says, Tell, Thinker, ThinkingPace, Timer } from '@bivouac/host'
import type { AnyGame, Seat } from '@bivouac/kernel'
import type { Metrics } from '../metrics.ts'
import type { Store, StoredChat, StoredTable, TableRecord, User } from '../store/types.ts'
import type { Presence } from './presence.ts'
import type { ShutReason } from './shut-room.ts'

export interface RoomClient {
  readonly user: User
  /** The session he is signed in by; guests have none. */
  readonly session?: string | undefined
  /** Whose words do not reach him. */
  blocks: ReadonlySet<string>
  send(tell: Tell): void
  close(code: number, why: string): void
}

/** What rooms need of the rest of the server. */
export interface RoomParts {
  readonly store: Store
  /** Who thinks for a table, out of the share of `share`. */
  readonly thinkerFor: (whom: { readonly share: string; readonly table: string }) => Thinker
  /** Nobody waits any more for what was asked about a table; with `all`, not for its computers either. */
  readonly forget: (table: string, all?: boolean) => void
  readonly metrics: Metrics
  readonly notifyAfter: number
  /** Milliseconds between two moves where only computers play. */
  readonly botBreath: number
  readonly botPace: ThinkingPace
  readonly botTimer?: Timer
  readonly now: () => number
  /** The time of the clocks. */
  readonly time: () => number
  readonly grace: number
  readonly claimAfter: { readonly live: number; readonly unclocked: number }
  /** The computer player of this game who plays on for somebody who left. */
  readonly standIn: (game: AnyGame) => string | undefined
  /** Makes the return game; its id. */
  readonly rematch: (record: TableRecord) => Promise<string>
  /** The room can no longer be trusted, or is no longer wanted. */
  readonly drop: (id: string) => void
  /** Who is at this table through other processes. */
  readonly presence: Presence
  readonly onFault: (fault: unknown) => void
}

export interface Room {
  readonly id: string
  readonly stored: StoredTable
  readonly table: HostedTable | undefined
  /** Why this table can be neither played nor shown. */
  readonly shut?: ShutReason
  readonly clients: number
  /** A computer of this table is thinking in this process, or ought to be. */
  readonly thinking: boolean
  /** Seats with a connection to this process, and to any. */
  localSeats(): readonly Seat[]
  present(): ReadonlySet<Seat>
  enter(client: RoomClient): void
  exit(client: RoomClient): void
  ask(client: RoomClient, raw: unknown): Promise<void>
  /** Somebody else changed the table, or somebody sat down. */
  news(revision: number): Promise<void>
  said(said: StoredChat): void
  unsaid(): void
  /** A computer said something in another process. */
  says(says: Says): void
  /** Somebody came or left in another process. */
  presenceChanged(): void
  /** Ends the game if the clock has run out. */
  flagFall(): Promise<void>
  close(code: number, why: string): void
}
