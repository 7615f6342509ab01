/** What is kept about people beside their games: where they are signed in, how, and what the operator has to see to. */
import type { Complaint, OperatorDeed } from '@bivouac/host'

/** One browser that is signed in to an account. The cookie holds a secret; only its hash is kept. */
export interface Session {
  /** The hash of the secret. */
  readonly id: string
  readonly user: string
  readonly made: number
  readonly seen: number
  /** What the browser called itself, so that its owner knows it again. */
  readonly agent: string
}

/** A key that a browser or a phone keeps and that proves who is there without a password. */
export interface Passkey {
  readonly id: string
  readonly user: string
  /** The public key, in base64url. */
  readonly key: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly made: number
}

export interface People {
  /** False if the account's password is no longer `password`: it was changed while this session was being made. */
  addSession(session: Session, password: string | undefined): Promise<boolean>
  session(id: string): Promise<Session | undefined>
  sessionsOf(user: string): Promise<readonly Session[]>
  sawSession(id: string, seen: number): Promise<void>
  /** Ends one session of a user, or all, or all but one; how many ended. */
  endSessions(user: string, which: { readonly only?: string; readonly but?: string }): Promise<number>

  /** Sessions that nobody has used since; how many ended. */
  forgetSessions(unused: number): Promise<number>

  /** Uses up what is good once, until it is worth nothing anyway: true for exactly one caller, at whatever process. */
  spend(what: string, until: number, now: number): Promise<boolean>
  forgetSpent(before: number): Promise<number>

  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(user: string): Promise<readonly Passkey[]>
  /** The counter only goes up: a copy of the key would show. */
  usedPasskey(id: string, counter: number): Promise<void>
  removePasskey(user: string, id: string): Promise<boolean>

  addReport(report: Complaint): Promise<void>
  reports(limit: number): Promise<readonly Complaint[]>
  reportsBy(user: string, since: number): Promise<number>
  doneWith(report: string): Promise<boolean>
  /** Everything somebody said at a table, or one line of it, is taken away; how many lines. */
  unsay(table: string, which: { readonly user?: string; readonly when?: number }): Promise<number>
  addDeed(deed: OperatorDeed): Promise<void>
  deeds(limit: number): Promise<readonly OperatorDeed[]>

  /** For the operator: tables changed last, and people, whose id, name or account is or begins with `find`. */
  recentTables(find: string, limit: number): Promise<readonly Readonly<Record<string, unknown>>[]>
  findUsers(find: string, limit: number): Promise<readonly Readonly<Record<string, unknown>>[]>

  /** How many tables of this user wait for somebody. */
  waitingTables(user: string): Promise<number>
  /** Waiting tables that nothing happened at since. */
  staleTables(since: number, limit: number): Promise<readonly { readonly id: string; readonly revision: number }[]>
  /** Games without a clock in which nobody moved since. */
  forgottenGames(since: number, limit: number): Promise<readonly string[]>
  /** Guests who have no table and were made before; how many are gone. */
  forgetGuests(before: number): Promise<number>
  /** Everything that is about this user and about nobody else, as it is kept: for himself. */
  everythingOf(user: string): Promise<Readonly<Record<string, readonly unknown[]>>>
  /** Takes away everything that is about this user alone; games stay, without his name. */
  forgetUser(user: string): Promise<void>
  /** How many milliseconds the longest overdue clock has waited to be judged. */
  oldestOverdue(now: number): Promise<number>
}
