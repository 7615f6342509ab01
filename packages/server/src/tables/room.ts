/** A table in the memory of this process: the host's table, who is connected, its clock, and its way to the store. */
import { isDeepStrictEqual } from 'node:util'
import {
  Conflict,
  type Connection,
  createTable,
  type HostedTable,
  type Reread,
  type TableChange,
  type Tell,
} from '@bivouac/host'
import type { AnyGame, Seat } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { StoredTable, TableRecord } from '../store/types.ts'
import { asking } from './asking.ts'
import { chat } from './chat.ts'
import { claiming } from './claims.ts'
import { shownTo, ticking } from './clock.ts'
import { chairsOf, isReady, seatsOf, shareOf, sitsElsewhere } from './info.ts'
import { follow, readWhole, storedMoves } from './matches.ts'
import { nextState, seatsAfter } from './next-state.ts'
import { roomClock } from './room-clock.ts'
import type { Room, RoomClient, RoomParts } from './room-parts.ts'

export async function openRoom(id: string, game: AnyGame, parts: RoomParts): Promise<Room | undefined> {
  const { store, metrics, now } = parts
  const first = await readWhole(store, game, id)
  if (first.stored === undefined) return undefined
  let stored: StoredTable = first.stored
  let table: HostedTable | undefined
  const clients = new Map<RoomClient, Connection | undefined>()
  const talk = chat(
    parts,
    () => stored,
    () => clients.keys(),
  )

  const claims = claiming(parts, {
    stored: () => stored,
    table: () => table,
    present: () => present(),
  })
  const clock = roomClock(parts, { stored: () => stored, table: () => table, settle: fresh => settle(fresh) })
  const present = (): ReadonlySet<Seat> => parts.presence.seats(localSeats())
  const localSeats = (): Seat[] => [
    ...new Set([...clients.keys()].flatMap(client => seatsOf(stored.record, client.user.id))),
  ]
  const tellAll = (tell: Tell): void => {
    for (const client of clients.keys()) client.send(tell)
  }

  // ---- keeping ----------------------------------------------------------------------------------------------------

  async function keep(change: TableChange): Promise<void> {
    const { state } = stored
    const left = change.kind === 'left' ? change : undefined
    const record = left ? { ...stored.record, seats: seatsAfter(stored.record.seats, left) } : stored.record
    const { match } = table!
    const moment = parts.time()
    const before = change.kind === 'moves' ? change.at : change.kind === 'rewound' ? change.from : match.length
    if (before !== state.length) throw new Conflict('the table in memory is not the one that is kept')
    const flagged = change.kind === 'ended' ? change.ending : left && { by: left.by, seat: left.seats[0]! }
    if (flagged?.by === 'timeout' && !clock.hasRunOut(flagged.seat, moment))
      throw new Conflict('the move came in time after all')
    const next = nextState({ record, state }, change, match, {
      now: now(),
      time: moment,
      notifyAt: seat => (localSeats().includes(seat) ? undefined : now() + parts.notifyAfter),
    })
    try {
      await store.commit({
        table: id,
        expected: state.revision,
        state: next,
        ...(change.kind === 'moves' && { moves: storedMoves(change.at, change.moves, change.journal()) }),
        ...(change.kind === 'rewound' && {
          truncate: change.to,
          moves: storedMoves(change.to, change.moves, change.journal()),
        }),
        ...(left && { seats: record.seats }),
      })
    } catch (fault) {
      if (fault instanceof Conflict) metrics.count('conflicts_total')
      else parts.onFault(fault)
      throw fault
    }
    if (change.kind === 'moves') metrics.count('moves_total', {}, change.moves.length)
    // What was asked about the table as it was, nobody wants to know any more.
    if (next.length !== state.length || next.status === 'over') parts.forget(id, next.status === 'over')
    settle({ record, state: next }, true)
  }

  /** `here`: the change was made at this table, which has shown everybody to his seat itself. */
  function settle(fresh: StoredTable, here = false): void {
    const before = stored.record
    stored = fresh
    if (before !== fresh.record) seatsMayHaveChanged(before, here)
    clock.wind()
  }

  /** A seat changed hands: whom it concerns comes back as who he is now, and the others are shown who sits there. */
  function seatsMayHaveChanged(before: TableRecord, here: boolean): void {
    const { record } = stored
    if (isDeepStrictEqual(record.seats, before.seats)) return
    for (const client of here ? [] : [...clients.keys()])
      if (sitsElsewhere(client.user.id, before, record, table !== undefined)) client.close(1012, 'come back')
    // The match itself may be about to be read again: the table is shown when it has been.
    if (table !== undefined) setImmediate(presenceChanged)
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
    proposals: state.offers,
  })

  // ---- the table --------------------------------------------------------------------------------------------------

  function begin(match: Match): void {
    const { record, state } = stored
    table = createTable({
      id,
      match,
      chairs: chairsOf(record, present()),
      thinker: parts.thinkerFor({ share: shareOf(record), table: id }),
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
      clock: mine => stored.state.clock && shownTo(mine, stored.state.clock, parts.time()),
      rematch,
      ...(parts.standIn(game) !== undefined && { standIn: parts.standIn(game)! }),
      breath: parts.botBreath,
      pace: parts.botPace,
      ...(parts.botTimer && { timer: parts.botTimer }),
      spoke: says => void store.publish({ kind: 'says', table: id, says }).catch(parts.onFault),
      now,
    })
    for (const client of clients.keys()) sitDown(client)
    if (state.clock) settle(stored)
  }

  function sitDown(client: RoomClient): Connection {
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
    try {
      await store.commit({ table: id, expected: state.revision, state: fresh })
    } catch (fault) {
      if (!(fault instanceof Conflict)) throw fault
      // Agreed to at another process at the same moment: there is one return game, and it is that one.
      await store.removeTable(next, 0)
      const now = await store.table(id)
      if (now?.state.rematch === undefined) throw fault
      settle(now)
      return now.state.rematch
    }
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
    claims.look()
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
    claims.look()
  }

  const ask = asking({
    talk,
    claims,
    table: () => table,
    waiting,
    connection: client => clients.get(client),
    async judgeClock() {
      const { deadline } = stored.state
      if (deadline !== undefined && deadline <= parts.time()) await clock.flagFall()
    },
    onFault: parts.onFault,
  })

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
      if (clients.size === 0) parts.forget(id)
      const { deciding, answered = [], stretch, clock: running } = stored.state
      const seat = deciding.find(each => stored.record.seats[each]?.user === client.user.id && !answered.includes(each))
      if (seat === undefined) return
      if (!localSeats().includes(seat))
        void store.armNotice(id, stretch, seat, now() + parts.notifyAfter).catch(parts.onFault)
      if (running && ticking(running).includes(seat) && !present().has(seat))
        void clock.comeBack(stretch).catch(parts.onFault)
    },
    ask,
    news,
    said: talk.hear,
    unsaid: talk.unsaid,
    says: says => table?.heard(says),
    presenceChanged,
    flagFall: clock.flagFall,
    close(code, why) {
      clock.stop()
      table?.close()
      for (const client of [...clients.keys()]) client.close(code, why)
    },
  }
}
