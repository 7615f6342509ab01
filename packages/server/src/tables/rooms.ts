/** The tables in memory, a cache: fetched when somebody comes, told what other processes did, forgotten when idle. */
import type { AnyGame, Seat } from '@bivouac/kernel'
import type { News, StoredTable } from '../store/types.ts'
import { Unreadable } from './matches.ts'
import { type Presence, presence } from './presence.ts'
import { openRoom } from './room.ts'
import type { Room, RoomParts } from './room-parts.ts'
import { shutRoom } from './shut-room.ts'
import { endAsVoid, isOutdated } from './void.ts'

export interface RoomsOptions extends Omit<RoomParts, 'drop' | 'presence'> {
  readonly games: readonly AnyGame[]
  readonly idleAfter: number
  /** A game ended because its rules have changed. */
  readonly onVoid: (stored: StoredTable) => void
}
export interface Rooms {
  readonly size: number
  /** The room of a table, fetched if need be; nothing if there is no such table, or its game is not on the shelf. */
  open(id: string): Promise<Room | undefined>
  /** Only if it is in memory. */
  peek(id: string): Room | undefined
  /** Who is at a table, as far as this process knows, in memory or not. */
  present(id: string): ReadonlySet<Seat>
  /** Something about a table was changed in this process, outside its room. */
  changed(id: string, revision: number): Promise<void>
  /** Words were taken away at a table: whoever looks at it, here or at another process, sees them no more. */
  unsaid(id: string): Promise<void>
  /** Forgets rooms nobody has looked at for long. */
  forgetIdle(): void
  /** Says again who is here, for processes that have not heard. */
  announce(): Promise<void>
  close(code: number, why: string): void
}

/** Tables in memory that nobody looks at. */
const MOST_IDLE = 500

interface Held {
  readonly promise: Promise<Room | undefined>
  room?: Room
  used: number
}

export function rooms(options: RoomsOptions): Rooms {
  const { store, games, now, onFault } = options
  const held = new Map<string, Held>()
  const elsewhere = new Map<string, Presence>()
  const presenceAt = (id: string): Presence => {
    const known = elsewhere.get(id) ?? presence(now)
    elsewhere.set(id, known)
    return known
  }

  function drop(id: string): void {
    const { room } = held.get(id) ?? {}
    held.delete(id)
    room?.close(1011, 'the table has to be read again')
  }

  function open(id: string): Promise<Room | undefined> {
    const there = held.get(id)
    if (there !== undefined) {
      there.used = now()
      return there.promise
    }
    const promise = fetch(id)
    const entry: Held = { promise, used: now() }
    held.set(id, entry)
    promise.then(
      room => {
        if (held.get(id) !== entry) return
        if (room === undefined) held.delete(id)
        else entry.room = room
      },
      () => void (held.get(id) === entry && held.delete(id)),
    )
    return promise
  }

  async function fetch(id: string): Promise<Room | undefined> {
    const stored = await store.table(id)
    const game = games.find(each => each.id === stored?.record.game)
    if (stored === undefined || game === undefined) return undefined
    const begun = stored.state.status !== 'waiting'
    if (begun && stored.record.version > game.version) return shutRoom(stored, 'newer')
    if (begun && isOutdated(game, stored)) return outdated(stored)
    try {
      const room = await openRoom(id, game, { ...options, drop, presence: presenceAt(id) })
      await store.publish({ kind: 'who', table: id })
      return room
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault
      onFault(fault)
      return shutRoom(stored, 'damaged')
    }
  }
  async function outdated({ record }: StoredTable): Promise<Room | undefined> {
    const done = await endAsVoid(options, record.id, 'rules')
    if (done?.ended) options.onVoid(done.stored)
    return done && shutRoom(done.stored, 'rules')
  }

  const present = (room: Room): Promise<void> =>
    store.publish({ kind: 'present', table: room.id, seats: room.localSeats() })

  function hear(news: News, from: string): void {
    const at = (id: string, then: (room: Room) => Promise<void> | void): void => {
      // A room that is still being fetched may have read the store before the news: it hears them too.
      void held
        .get(id)
        ?.promise.then(room => room && then(room))
        .catch(onFault)
    }
    if (news.kind === 'table') at(news.table, room => room.news(news.revision))
    else if (news.kind === 'said') at(news.said.table, room => room.said(news.said))
    else if (news.kind === 'unsaid') at(news.table, room => room.unsaid())
    else if (news.kind === 'says') at(news.table, room => room.says(news.says))
    else if (news.kind === 'who') at(news.table, room => (room.localSeats().length > 0 ? present(room) : undefined))
    else if (news.kind === 'present') elsewhereChanged(news.table, () => presenceAt(news.table).heard(from, news.seats))
    else if (news.kind === 'deaf')
      for (const id of held.keys())
        at(id, async room => {
          const revision = (await store.table(id))?.state.revision
          if (revision === undefined) drop(id)
          else await room.news(revision)
        })
  }
  function elsewhereChanged(id: string, change: () => void): void {
    const room = held.get(id)?.room
    const before = [...(room?.present() ?? [])].join()
    change()
    if (room !== undefined && [...room.present()].join() !== before) room.presenceChanged()
  }
  store.listen(hear)

  return {
    get size() {
      return held.size
    },
    open,
    peek: id => held.get(id)?.room,
    present: id => held.get(id)?.room?.present() ?? elsewhere.get(id)?.seats([]) ?? new Set(),
    async changed(id, revision) {
      await (await held.get(id)?.promise)?.news(revision)
    },
    async unsaid(id) {
      ;(await held.get(id)?.promise)?.unsaid()
      await store.publish({ kind: 'unsaid', table: id })
    },
    forgetIdle() {
      const idle = [...held].filter(([, { room }]) => room !== undefined && room.clients === 0 && !room.thinking)
      // Somebody may look into one table after the other: those longest unused go first.
      const tooMany = idle.length - MOST_IDLE
      for (const [i, [id, { room, used }]] of idle.sort((a, b) => a[1].used - b[1].used).entries())
        if (i < tooMany || used < now() - options.idleAfter) {
          held.delete(id)
          room?.close(1001, 'nobody was here')
        }
      for (const [id, known] of elsewhere) if (known.forgotten && !held.has(id)) elsewhere.delete(id)
    },
    async announce() {
      for (const { room } of held.values()) if (room !== undefined && room.localSeats().length > 0) await present(room)
    },
    close(code, why) {
      for (const { room } of held.values()) room?.close(code, why)
      held.clear()
    },
  }
}
