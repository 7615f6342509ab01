/** What time brings: clocks that ran out, people to be told, computers to be woken, tables to be forgotten. */
import type { AnyGame } from '@bivouac/kernel'
import type { Notifier } from './notify/notifier.ts'
import type { Store } from './store/types.ts'
import type { Rooms } from './tables/rooms.ts'

export interface SweepParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly games: readonly AnyGame[]
  readonly notifier: Notifier
  readonly now: () => number
  readonly every: number
  readonly onFault: (fault: unknown) => void
}

const AT_ONCE = 100
/** A computer that has not moved for so long was being run by a process that is no more. */
const BOT_ASLEEP = 90_000
const ANNOUNCE_EVERY = 20_000

export function sweeps({ store, rooms, games, notifier, now, every, onFault }: SweepParts): { stop(): Promise<void> } {
  let announced = now()
  /** The only process on its store knows that nobody else is thinking. */
  let asleep = store.kind === 'sqlite' ? 0 : BOT_ASLEEP
  let running: Promise<void> = Promise.resolve()
  let busy = false

  async function announceTurn(id: string, notifyAt: number): Promise<void> {
    const stored = await store.table(id)
    if (stored === undefined) return
    const { record, state } = stored
    const seat = state.deciding
    const user = seat === undefined ? undefined : record.seats[seat]?.user
    const here = seat !== undefined && rooms.present(id).has(seat)
    const away = user !== undefined && !here && state.status === 'playing'
    if (!(await store.claimNotice(id, notifyAt, away)) || !away) return
    const found = await store.user(user)
    if (found !== undefined)
      void notifier.yourTurn(
        found,
        stored,
        games.find(each => each.id === record.game),
      )
  }

  async function sweep(): Promise<void> {
    for (const id of await store.overdue(now(), AT_ONCE)) await (await rooms.open(id))?.flagFall()
    for (const { table, notifyAt } of await store.notices(now(), AT_ONCE)) await announceTurn(table, notifyAt)
    for (const id of await store.botsToWake(now() - asleep, AT_ONCE)) (await rooms.open(id))?.presenceChanged()
    asleep = BOT_ASLEEP
    rooms.forgetIdle()
    if (now() - announced < ANNOUNCE_EVERY) return
    announced = now()
    await rooms.announce()
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = sweep()
      .catch(onFault)
      .finally(() => {
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
