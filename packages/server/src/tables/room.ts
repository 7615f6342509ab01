/** A table in the memory of this process: the host's table, who is connected, its clock, and its way to the store. */
import {
  type Chair,
  type Change,
  Conflict,
  type Connection,
  createTable,
  type Reread,
  type Table,
  type Tell,
  type Thinker,
} from '@bivouac/host'
import type { AnyGame, Refusal, Seat } from '@bivouac/kernel'
import type { Metrics } from '../metrics.ts'
import type { Said, Store, StoredTable, TableRecord, User } from '../store/types.ts'
import { leftAt } from './clock.ts'
import { isReady, seatsOf } from './info.ts'
import { follow, readMatch, storedMoves } from './matches.ts'
import { nextState } from './next-state.ts'
import type { Presence } from './presence.ts'

export interface Client {
  readonly user: User
  /** Whose words do not reach him. */
  readonly blocks: ReadonlySet<string>
  send(tell: Tell): void
  close(code: number, why: string): void
}

/** What rooms need of the rest of the server. */
export interface RoomParts {
  readonly store: Store
  readonly thinker: Thinker
  readonly metrics: Metrics
  readonly notifyAfter: number
  readonly now: () => number
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
  readonly table: Table | undefined
  readonly clients: number
  /** A computer of this table is thinking in this process, or ought to be. */
  readonly thinking: boolean
  /** Seats with a connection to this process, and to any. */
  localSeats(): readonly Seat[]
  present(): ReadonlySet<Seat>
  enter(client: Client): void
  exit(client: Client): void
  ask(client: Client, raw: unknown): Promise<void>
  /** Somebody else changed the table, or somebody sat down. */
  news(revision: number): Promise<void>
  said(said: Said): void
  /** Somebody came or left in another process. */
  presenceChanged(): void
  /** Ends the game if the clock has run out. */
  flagFall(): Promise<void>
  close(code: number, why: string): void
}

const LONGEST_TIMER = 2 ** 31 - 1
const refuse = (it: string, en: string): Refusal => ({ rule: 'table', text: { it, en } })
const NOT_BEGUN = refuse('La partita non è ancora cominciata.', 'The game has not begun yet.')
const PLAYERS_ONLY = refuse('Parlano solo i giocatori.', 'Only players may speak.')

export const chairsOf = (record: TableRecord, present: ReadonlySet<Seat>): Chair[] =>
  record.seats.map((seat, i) => ({
    kind: seat.kind,
    ...(seat.bot !== undefined && { bot: seat.bot }),
    name: seat.name ?? '',
    present: seat.kind === 'bot' || present.has(i),
  }))

/** A table with everything that belongs to it, read at one moment even while another process writes. */
async function readWhole(store: Store, game: AnyGame, id: string) {
  for (let tries = 0; ; tries++) {
    const stored = await store.table(id)
    if (stored === undefined || stored.state.status === 'waiting') return { stored, match: undefined }
    try {
      return { stored, match: await readMatch(store, game, stored) }
    } catch (fault) {
      const again = await store.table(id)
      if (tries >= 5 || again?.state.revision === stored.state.revision) throw fault
    }
  }
}

export async function openRoom(id: string, game: AnyGame, parts: RoomParts): Promise<Room | undefined> {
  const { store, metrics, now } = parts
  const first = await readWhole(store, game, id)
  if (first.stored === undefined) return undefined
  let stored: StoredTable = first.stored
  let table: Table | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const clients = new Map<Client, Connection | undefined>()

  const present = (): ReadonlySet<Seat> => parts.presence.seats(localSeats())
  const localSeats = (): Seat[] => [
    ...new Set([...clients.keys()].flatMap(client => seatsOf(stored.record, client.user.id))),
  ]
  const tellAll = (tell: Tell): void => {
    for (const client of clients.keys()) client.send(tell)
  }

  // ---- keeping ----------------------------------------------------------------------------------------------------

  async function keep(change: Change): Promise<void> {
    const { record, state } = stored
    const { match } = table!
    const moment = now()
    const before = change.kind === 'moves' ? change.at : change.kind === 'rewound' ? change.from : match.length
    if (before !== state.length) throw new Conflict('the table in memory is not the one that is kept')
    if (change.kind === 'ended' && change.ending.by === 'timeout' && !hasRunOut(change.ending.seat, moment))
      throw new Conflict('the move came in time after all')
    const next = nextState(stored, change, match, {
      now: moment,
      notifyAt: seat => (localSeats().includes(seat) ? undefined : moment + parts.notifyAfter),
    })
    try {
      await store.commit({
        table: id,
        expected: state.revision,
        state: next,
        ...(change.kind === 'moves' && { moves: storedMoves(change.at, change.moves, change.journal()) }),
        ...(change.kind === 'rewound' && { truncate: change.to }),
      })
    } catch (fault) {
      if (fault instanceof Conflict) metrics.count('conflicts_total')
      else parts.onFault(fault)
      throw fault
    }
    if (change.kind === 'moves') metrics.count('moves_total', '', change.moves.length)
    settle({ record, state: next })
  }

  function settle(fresh: StoredTable): void {
    stored = fresh
    clearTimeout(timer)
    const { deadline } = fresh.state
    if (deadline === undefined) return
    timer = setTimeout(() => void flagFall(), Math.min(Math.max(0, deadline - now()) + 1, LONGEST_TIMER))
    timer.unref()
  }

  async function reread(): Promise<Reread> {
    try {
      const fresh = await readWhole(store, game, id)
      if (fresh.stored === undefined || fresh.match === undefined) throw new Error(`table ${id} is gone`)
      settle(fresh.stored)
      return { match: fresh.match, ...newsOf(fresh.stored) }
    } catch (fault) {
      // What is in memory may hold a move that was never kept: nobody shall see it.
      parts.onFault(fault)
      parts.drop(id)
      throw fault
    }
  }
  const newsOf = ({ state }: StoredTable): Omit<Reread, 'match'> => ({
    ...(state.ending && { ending: state.ending }),
    offers: state.offers,
  })

  // ---- the clock --------------------------------------------------------------------------------------------------

  const hasRunOut = (seat: Seat, moment: number): boolean => {
    const { clock, deadline } = stored.state
    return clock?.running === seat && deadline !== undefined && deadline <= moment
  }
  async function flagFall(): Promise<void> {
    const seat = stored.state.clock?.running
    if (table === undefined || seat === undefined) return
    if (hasRunOut(seat, now())) await table.end({ by: 'timeout', seat }).catch(parts.onFault)
    else settle(stored)
  }

  // ---- the table --------------------------------------------------------------------------------------------------

  function begin(match: NonNullable<Awaited<ReturnType<typeof readWhole>>['match']>): void {
    const { record, state } = stored
    table = createTable({
      id,
      match,
      chairs: chairsOf(record, present()),
      thinker: parts.thinker,
      seed: record.seed,
      ...newsOf(stored),
      keep,
      reread,
      catchUp: async old => {
        const fresh = await store.table(id)
        if (fresh === undefined || old.length !== stored.state.length) return undefined
        if (fresh.state.rewinds !== stored.state.rewinds || fresh.state.length < old.length) return undefined
        const moves = (await store.moves(id, old.length)).filter(each => each.at <= fresh.state.length)
        if (!follow(old, moves, fresh)) return undefined
        settle(fresh)
        return newsOf(fresh)
      },
      clock: () => {
        const { clock } = stored.state
        return clock && { left: leftAt(clock, now()), running: clock.running }
      },
      rematch,
      now,
    })
    for (const client of clients.keys()) sitDown(client)
    if (state.clock) settle(stored)
  }

  function sitDown(client: Client): Connection {
    const mine = seatsOf(stored.record, client.user.id)
    const name = stored.record.seats[mine[0] ?? -1]?.name ?? client.user.name
    const connection = table!.connect({ mine, name }, tell => client.send(tell))
    clients.set(client, connection)
    return connection
  }

  async function rematch(): Promise<string> {
    const { record, state } = stored
    if (state.rematch !== undefined) return state.rematch
    const next = await parts.rematch(record)
    const offers = state.offers.filter(each => each.what !== 'rematch')
    const fresh = { ...state, revision: state.revision + 1, rematch: next, offers, updated: now() }
    await store.commit({ table: id, expected: state.revision, state: fresh })
    settle({ record, state: fresh })
    return next
  }

  const waiting = (): Tell => ({
    tell: 'waiting',
    chairs: chairsOf(stored.record, present()),
    missing: stored.record.seats.flatMap((seat, i) => (isReady(seat) ? [] : [i])),
  })

  async function news(revision: number): Promise<void> {
    if (revision <= stored.state.revision) return
    if (table !== undefined) {
      const before = stored.state.rematch
      await table.refresh()
      const after = stored.state.rematch
      if (after !== undefined && after !== before) tellAll({ tell: 'rematch', table: after })
      return
    }
    const fresh = await readWhole(store, game, id)
    if (fresh.stored === undefined) return parts.drop(id)
    if (table !== undefined) return news(revision)
    settle(fresh.stored)
    if (fresh.match === undefined) return tellAll(waiting())
    begin(fresh.match)
    for (const connection of clients.values()) void connection?.ask({ do: 'watch' })
  }

  // ---- people -----------------------------------------------------------------------------------------------------

  function presenceChanged(): void {
    if (table === undefined) tellAll(waiting())
    else table.seat(chairsOf(stored.record, present()))
  }
  /** Runs `change` and tells everybody if it made a difference to who is here. */
  function comingOrGoing(change: () => void): void {
    const [all, local] = [[...present()].join(), localSeats()]
    change()
    const nowLocal = localSeats()
    if (nowLocal.join() !== local.join())
      void store.publish({ kind: 'present', table: id, seats: nowLocal }).catch(parts.onFault)
    if ([...present()].join() !== all) presenceChanged()
  }

  async function say(client: Client, text: unknown): Promise<Refusal | string | undefined> {
    const [seat] = seatsOf(stored.record, client.user.id)
    if (seat === undefined) return PLAYERS_ONLY
    if (typeof text !== 'string' || text.trim() === '' || text.length > 500) return '“say” needs a proper “text”'
    const name = stored.record.seats[seat]?.name ?? client.user.name
    const words: Said = { table: id, seat, user: client.user.id, name, text, when: now() }
    await store.addSaid(words)
    said(words)
    await store.publish({ kind: 'said', said: words })
    return undefined
  }
  function said({ user, name, text, when }: Said): void {
    for (const client of clients.keys())
      if (seatsOf(stored.record, client.user.id).length > 0 && !client.blocks.has(user))
        client.send({ tell: 'said', from: name, text, when })
  }

  async function ask(client: Client, raw: unknown): Promise<void> {
    const { do: what, id: number, text } = (raw ?? {}) as { do?: unknown; id?: unknown; text?: unknown }
    const answer = (fault: Refusal | string | undefined): void =>
      client.send({
        tell: 'answer',
        id: typeof number === 'number' ? number : -1,
        answer:
          fault === undefined
            ? { ok: true }
            : typeof fault === 'string'
              ? { ok: false, error: fault }
              : { ok: false, refusal: fault },
      })
    if (what === 'say') {
      const refused = await say(client, text).catch(fault => {
        parts.onFault(fault)
        return 'the table could not answer'
      })
      return answer(refused)
    }
    if (table === undefined) return what === 'watch' ? client.send(waiting()) : answer(NOT_BEGUN)
    const { deadline } = stored.state
    if (what === 'act' && deadline !== undefined && deadline <= now()) await flagFall()
    await clients.get(client)?.ask(raw)
  }

  if (first.match !== undefined) begin(first.match)
  return {
    id,
    get stored() {
      return stored
    },
    get table() {
      return table
    },
    get clients() {
      return clients.size
    },
    get thinking() {
      return stored.state.botTurn
    },
    localSeats,
    present,
    enter(client) {
      // The others hear that he came; he himself first hears the table.
      comingOrGoing(() => void clients.set(client, undefined))
      if (table !== undefined) sitDown(client)
    },
    exit(client) {
      const connection = clients.get(client)
      comingOrGoing(() => {
        connection?.close()
        clients.delete(client)
      })
      const { deciding, stretch } = stored.state
      const leaves = deciding !== undefined && stored.record.seats[deciding]?.user === client.user.id
      if (leaves && !localSeats().includes(deciding))
        void store.armNotice(id, stretch, now() + parts.notifyAfter).catch(parts.onFault)
    },
    ask,
    news,
    said,
    presenceChanged,
    flagFall,
    close(code, why) {
      clearTimeout(timer)
      for (const client of [...clients.keys()]) client.close(code, why)
    },
  }
}
