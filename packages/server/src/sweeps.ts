/** What time brings: clocks that ran out, people to be told, computers to be woken, tables to be forgotten. */
import type { AnyGame } from '@bivouac/kernel'
import type { Config } from './config.ts'
import type { Notifier } from './notify/notifier.ts'
import type { Store, StoredTable } from './store/types.ts'

import { isPromised } from './tables/numbers.ts'
import type { Rooms } from './tables/rooms.ts'
import { endAsVoid } from './tables/void.ts'

export interface SweepParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly games: readonly AnyGame[]
  readonly notifier: Notifier
  readonly now: () => number
  /** The time of the clocks. */
  readonly time: () => number
  readonly expiry: Config['expiry']
  readonly every: number
  readonly onFault: (fault: unknown) => void
}

const AT_ONCE = 100
/** A computer that has not moved for so long was being run by a process that is no more. */
const BOT_ASLEEP = 90_000
const ANNOUNCE_EVERY = 20_000
/** A table that failed is left alone for so long. */
const LEFT_ALONE = 60_000
const EXPIRE_EVERY = 10 * 60_000

export function sweeps(parts: SweepParts): { stop(): Promise<void> } {
  const { store, rooms, games, notifier, now, time, expiry, every, onFault } = parts
  let announced = now()
  let expired = 0
  /** The only process on its store knows that nobody else is thinking. */
  let asleep = store.kind === 'sqlite' ? 0 : BOT_ASLEEP
  let running: Promise<void> = Promise.resolve()
  let busy = false
  let isNewRules = true
  /** Tables that could not be opened or judged, and until when they are passed over. */
  const stuck = new Map<string, number>()

  /** What becomes of one table is no other table's business: it fails alone. */
  async function atEach<T>(found: readonly T[], idOf: (each: T) => string, work: (each: T) => Promise<unknown>) {
    for (const each of found) {
      const id = idOf(each)
      if ((stuck.get(id) ?? 0) > now()) continue
      stuck.delete(id)
      try {
        if ((await work(each)) === 'stuck') stuck.set(id, now() + LEFT_ALONE)
      } catch (fault) {
        stuck.set(id, now() + LEFT_ALONE)
        onFault(fault)
      }
    }
  }
  /** As many more are asked for as are passed over, so that those do not fill the list. */
  const most = (): number => AT_ONCE + stuck.size
  const itself = (id: string): string => id

  async function judge(id: string): Promise<'stuck' | undefined> {
    const room = await rooms.open(id)
    await room?.flagFall()
    return room?.shut && 'stuck'
  }
  async function wake(id: string): Promise<'stuck' | undefined> {
    const room = await rooms.open(id)
    room?.presenceChanged()
    return room?.shut && 'stuck'
  }

  async function announceTurn(id: string, notifyAt: number): Promise<void> {
    const stored = await store.table(id)
    if (stored === undefined) return
    const { record, state } = stored
    const { deciding, answered = [] } = state
    /** Before the game begins: whose number for the dice everybody waits for. */
    const unshown = ({ record: { seats } }: StoredTable): readonly number[] =>
      state.status === 'waiting' && isPromised(seats)
        ? seats.flatMap((seat, i) => (seat.kind === 'human' && seat.nonce === undefined ? [i] : []))
        : []
    const awaited = state.status === 'playing' ? deciding.filter(seat => !answered.includes(seat)) : unshown(stored)
    const away = awaited.filter(seat => record.seats[seat]?.user !== undefined && !rooms.present(id).has(seat))
    const untold = (await store.claimNotice(id, notifyAt, away)) ?? []
    // Whoever has several seats is told once.
    for (const user of new Set(untold.map(seat => record.seats[seat]!.user!))) {
      const found = await store.user(user)
      if (found === undefined) continue
      void notifier.yourTurn(
        found,
        stored,
        games.find(each => each.id === record.game),
      )
    }
  }

  /** Games of earlier rules are ended when the server starts, not when somebody happens to look. */
  async function endOutdated(): Promise<void> {
    for (const { id, version } of games) {
      const found = await store.outdated(id, version, most())
      await atEach(found, itself, table => rooms.open(table))
      if (found.length >= AT_ONCE) return
    }
    isNewRules = false
  }

  /** What nobody wants any more goes away, a little at a time. */
  async function expire(): Promise<void> {
    await atEach(
      await store.staleTables(now() - expiry.waiting, most()),
      ({ id }) => id,
      async ({ id, revision }) => {
        if (await store.removeTable(id, revision)) await rooms.changed(id, revision + 1)
      },
    )
    await atEach(await store.forgottenGames(now() - expiry.unclocked, most()), itself, async id => {
      const done = await endAsVoid(parts, id, 'abandoned')
      if (done?.ended) await rooms.changed(id, done.stored.state.revision)
    })
    await store.forgetGuests(now() - expiry.guests)
    await store.forgetSessions(now() - expiry.sessions)
    await store.forgetSpent(now())
  }

  const steps: readonly (() => unknown)[] = [
    async () => isNewRules && endOutdated(),
    async () => atEach(await store.overdue(time(), most()), itself, judge),
    async () =>
      atEach(
        await store.notices(now(), most()),
        ({ table }) => table,
        ({ table, notifyAt }) => announceTurn(table, notifyAt),
      ),
    async () => {
      await atEach(await store.botsToWake(now() - asleep, most()), itself, wake)
      asleep = BOT_ASLEEP
    },
    () => rooms.forgetIdle(),
    async () => {
      if (now() - expired < EXPIRE_EVERY && expired <= now()) return
      expired = now()
      await expire()
    },
    async () => {
      if (now() - announced < ANNOUNCE_EVERY) return
      announced = now()
      await rooms.announce()
    },
  ]

  async function sweep(): Promise<void> {
    for (const step of steps)
      try {
        await step()
      } catch (fault) {
        onFault(fault)
      }
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = sweep().finally(() => {
      busy = false
    })
  }, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
