/** Tables before and after the game: made, joined, left, listed. */
import { type Access, Conflict, type Pace, type TableInfo, type WantedSeat } from '@bivouac/host'
import { type AnyGame, movedOn, type Seat, sidesOf } from '@bivouac/kernel'
import { Fault, noTable } from '../faults.ts'
import { newInvite, newSeed, newTableId } from '../ids.ts'
import type { SeatRecord, Store, StoredTable, TableRecord, TableState, User } from '../store/types.ts'
import { deadlineOf, newClock, passTo } from './clock.ts'
import { isFree, isInvited, isReady, isSpectacle, maySee, seatsOf, tableInfo } from './info.ts'
import { beginMatch } from './matches.ts'
import { whoIsAsked } from './next-state.ts'
import { isPromised, numberOf, type Thrown, thrownIn } from './numbers.ts'
import type { Rooms } from './rooms.ts'

export interface NewTable {
  readonly game: string
  readonly setup?: unknown
  readonly seats: readonly WantedSeat[]
  readonly pace?: Pace
  readonly access?: Access
}
export interface Joining extends Thrown {
  readonly invite?: string
  readonly seat?: Seat
}

export interface LobbyParts {
  readonly store: Store
  readonly games: readonly AnyGame[]
  /** The computer players of a game. */
  readonly bots: (game: AnyGame) => readonly string[]
  readonly rooms: () => Rooms
  readonly notifyAfter: number
  readonly now: () => number
  /** The time of the clocks. */
  readonly time: () => number
  /** Tables that one user may have waiting. */
  readonly openTables: number
  readonly onFault: (fault: unknown) => void
}
export interface Lobby {
  create(user: User, wanted: NewTable): Promise<TableInfo>
  join(user: User, id: string, how: Joining): Promise<TableInfo>
  leave(user: User, id: string): Promise<TableInfo>
  info(user: User, id: string, invite?: string): Promise<TableInfo>
  list(user: User, status: 'waiting' | 'playing'): Promise<readonly TableInfo[]>
  mine(user: User): Promise<readonly TableInfo[]>
  /** The return game: the same people, sides changed, each still to throw in his nonce. */
  rematch(record: TableRecord): Promise<string>
}

const MOST_LISTED = 100
const MONTH = 30 * 24 * 3600 * 1000
const TRIES = 5

export function lobby(parts: LobbyParts): Lobby {
  const { store, games, now } = parts
  const gameOf = (record: TableRecord): AnyGame | undefined => games.find(each => each.id === record.game)

  async function blockedBy(record: TableRecord, user: string): Promise<boolean> {
    for (const seat of record.seats)
      if (seat.user !== undefined && seat.user !== user && (await store.blocks(seat.user)).includes(user)) return true
    return false
  }
  async function infoOf(stored: StoredTable, user: User, invite?: string): Promise<TableInfo> {
    const { record, state } = stored
    const present = parts.rooms().present(record.id)
    const blocked = state.status === 'waiting' && (await blockedBy(record, user.id))
    return tableInfo(stored, gameOf(record), present, { user: user.id, invite, blocked })
  }
  async function visible(id: string, user: User, invite?: string): Promise<StoredTable> {
    const stored = await store.table(id)
    if (stored === undefined || !maySee(stored.record, user.id, invite)) throw noTable()
    return stored
  }

  function newTable(
    game: AnyGame,
    record: Omit<TableRecord, 'id' | 'version' | 'invite' | 'seed' | 'created'>,
  ): StoredTable {
    return {
      record: {
        ...record,
        id: newTableId(),
        version: game.version,
        invite: newInvite(),
        seed: newSeed(),
        created: now(),
      },
      state: {
        status: 'waiting',
        revision: 0,
        length: 0,
        rewinds: 0,
        deciding: [],
        botTurn: false,
        stretch: 0,
        offers: [],
        standing: record.seats.map(() => []),
        updated: now(),
      },
    }
  }

  /** Changes a waiting table; what another process did meanwhile is looked at and the change made again. */
  async function change(
    id: string,
    user: User,
    invite: string | undefined,
    seatsFor: (stored: StoredTable) => Promise<readonly SeatRecord[]> | readonly SeatRecord[],
  ): Promise<TableInfo> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await visible(id, user, invite)
      const seats = await seatsFor(stored)
      const fresh = seats.every(isReady)
        ? begun({ ...stored.record, seats }, stored.state)
        : { seats, state: withNotice(stored.state, seats) }
      const state = { ...fresh.state, revision: stored.state.revision + 1, updated: now() }
      try {
        await store.commit({ table: id, expected: stored.state.revision, ...fresh, state })
      } catch (fault) {
        if (fault instanceof Conflict) continue
        throw fault
      }
      await parts.rooms().changed(id, state.revision)
      // A computer that begins must be woken, whether or not anybody is connected yet.
      if (state.botTurn)
        void parts
          .rooms()
          .open(id)
          .then(room => room?.presenceChanged())
          .catch(parts.onFault)
      return infoOf((await store.table(id)) ?? stored, user, invite)
    }
    throw new Fault('crowd')
  }

  /** Everybody has promised his number for the dice: who is away is called to show his. */
  const withNotice = (state: TableState, seats: readonly SeatRecord[]): TableState =>
    isPromised(seats) ? { ...state, stretch: state.stretch + 1, notifyAt: now() + parts.notifyAfter } : state

  /** Everybody has sat down: the opening is played and the first clock runs. */
  function begun(record: TableRecord, waiting: TableState) {
    const game = gameOf(record)
    if (game === undefined) throw noTable()
    // A table may have waited while the rules changed: it begins with those of today.
    const setup = record.version === game.version ? record.setup : game.readSetup(record.setup)
    if (record.version > game.version || typeof setup === 'string') throw new Fault('new-rules')
    const { match, head } = beginMatch(game, { ...record, setup })
    const { deciding, question } = whoIsAsked(match)
    const isBot = (seat: Seat): boolean => record.seats[seat]?.kind === 'bot'
    const people = deciding.filter(seat => !isBot(seat))
    const start = newClock(record.pace, record.seats.length, parts.time())
    const clock = start && passTo(start, record.pace, { asked: people, answered: [], isSame: false }, parts.time())
    const deadline = deadlineOf(clock)
    const away = people.some(seat => !parts.rooms().peek(record.id)?.localSeats().includes(seat))
    const state: TableState = {
      ...waiting,
      status: deciding.length === 0 ? 'over' : 'playing',
      deciding,
      ...(question !== undefined && { question }),
      botTurn: deciding.some(isBot) && !isSpectacle(record),
      stretch: waiting.stretch + 1,
      ...(clock && { clock }),
      ...(deadline !== undefined && { deadline }),
      ...(away && { notifyAt: now() + parts.notifyAfter }),
      ...(match.result && { result: match.result }),
    }
    return { state, seats: record.seats, head, version: game.version }
  }

  return {
    async create(user, { game: id, setup: raw, seats, pace = { kind: 'none' }, access = 'private' }) {
      const game = games.find(each => each.id === id)
      if (game === undefined) throw new Fault('no-game', { game: id })
      const setup = game.readSetup(raw ?? {})
      if (typeof setup === 'string') throw new Fault('setup', { what: setup })
      const sides = game.seats(setup).length
      if (seats.length !== sides) throw new Fault('seats', { sides, given: seats.length })
      const spectacle = seats.every(seat => seat.kind === 'bot')
      if (!spectacle && !seats.some(seat => seat.kind === 'me')) throw new Fault('nobody-of-yours')
      const unknown = seats.find(seat => seat.kind === 'bot' && !parts.bots(game).includes(seat.bot))
      if (unknown?.kind === 'bot') throw new Fault('no-bot', { bot: unknown.bot })
      if (!spectacle && (await store.waitingTables(user.id)) >= parts.openTables)
        throw new Fault('tables-waiting', { most: parts.openTables })
      const table = newTable(game, {
        game: id,
        setup,
        access,
        pace: spectacle ? { kind: 'none' } : pace,
        seats: seats.map(seat =>
          seat.kind === 'bot'
            ? { kind: 'bot', bot: seat.bot, name: seat.bot }
            : seat.kind === 'me'
              ? { kind: 'human', user: user.id, name: user.name }
              : { kind: 'human' },
        ),
      })
      await store.createTable(table)
      const { id: made, invite } = table.record
      // Nobody is waited for.
      return spectacle ? change(made, user, invite, ({ record }) => record.seats) : infoOf(table, user)
    },

    join: async (user, id, { nonce, promise, invite, seat }) => {
      const { record, state } = await visible(id, user, invite)
      // Said twice, because an answer got lost: nothing has to change.
      const isSaid = record.seats.some(each => each.user === user.id && nonce !== undefined && each.nonce === nonce)
      if (isSaid && state.status !== 'waiting') return infoOf({ record, state }, user, invite)
      return change(id, user, invite, async ({ record, state }) => {
        const mine = seatsOf(record, user.id)
        if (state.status !== 'waiting') throw new Fault('begun')
        if ((nonce === undefined) === (promise === undefined)) throw new Fault('number')
        if (mine.length > 0) return thrownIn(record.seats, mine, user.name, { nonce, promise })
        if (!isInvited(record, invite) || (await blockedBy(record, user.id))) throw new Fault('not-invited')
        const free = record.seats.findIndex((each, i) => isFree(each) && (seat === undefined || seat === i))
        if (free === -1) throw new Fault('no-seat')
        return record.seats.map((each, i) =>
          i === free ? { kind: 'human', user: user.id, name: user.name, ...numberOf({ nonce, promise }) } : each,
        )
      })
    },

    async leave(user, id) {
      const { record, state } = await visible(id, user)
      const mine = seatsOf(record, user.id)
      if (mine.length === 0) throw new Fault('not-seated')
      if (state.status !== 'waiting') throw new Fault('resign-instead')
      const others = record.seats.some(seat => seat.user !== undefined && seat.user !== user.id)
      if (!others) {
        if (!(await store.removeTable(id, state.revision))) throw new Fault('faster')
        await parts.rooms().changed(id, state.revision + 1)
        return tableInfo({ record, state: { ...state, status: 'over' } }, gameOf(record), new Set(), { user: user.id })
      }
      return change(id, user, record.invite, fresh =>
        fresh.record.seats.map(seat => (seat.user === user.id ? { kind: 'human' } : seat)),
      )
    },

    info: async (user, id, invite) => infoOf(await visible(id, user, invite), user, invite),

    async list(user, status) {
      const found = await store.openTables(status, user.id, MOST_LISTED)
      return found
        .filter(({ record }) => status === 'playing' || record.seats.some(isFree))
        .map(stored => {
          const { record } = stored
          return tableInfo(stored, gameOf(record), parts.rooms().present(record.id), { user: user.id })
        })
    },

    async mine(user) {
      const found = await store.tablesOf(user.id, MOST_LISTED)
      const infos = await Promise.all(found.map(stored => infoOf(stored, user)))
      const rank = (info: TableInfo): number => (info.over ? 2 : info.yourTurn ? 0 : 1)
      return infos
        .filter(info => !info.over || info.updated > now() - MONTH)
        .sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
    },

    async rematch({ game: id, setup, access, pace, seats }) {
      const game = games.find(each => each.id === id)
      if (game === undefined) throw noTable()
      const table = newTable(game, {
        game: id,
        setup,
        access,
        pace,
        seats: movedOn(seats, sidesOf(game, setup)).map(({ nonce: _, promise: __, ...seat }) => seat),
      })
      await store.createTable(table)
      return table.record.id
    },
  }
}
