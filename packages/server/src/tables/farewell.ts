/** Somebody deletes his account: his games end or go on without him, and his name goes from the table. */
import { Conflict } from '@bivouac/host'
import type { Store, User } from '../store/types.ts'
import { seatsOf } from './info.ts'
import type { Rooms } from './rooms.ts'

const MOST_TABLES = 10_000
const TRIES = 10
const NOBODY = '—'

export async function leaveEverything(
  { store, rooms }: { readonly store: Store; readonly rooms: Rooms },
  user: User,
): Promise<void> {
  for (const { record } of await store.tablesOf(user.id, MOST_TABLES)) {
    for (let tries = 0; ; tries++) {
      const stored = await store.table(record.id)
      if (stored === undefined) break
      const { record: now, state } = stored
      const mine = seatsOf(now, user.id)
      if (mine.length === 0) break
      const others = now.seats.some(seat => seat.user !== undefined && seat.user !== user.id)
      if (state.status === 'waiting' && !others) {
        if (await store.removeTable(now.id, state.revision)) await rooms.changed(now.id, state.revision + 1)
        continue
      }
      if (state.status === 'playing') await (await rooms.open(now.id))?.table?.gone(mine, 'win')
      const fresh = (await store.table(now.id)) ?? stored
      const free = fresh.state.status === 'waiting'
      const seats = fresh.record.seats.map(({ user: who, ...seat }) => {
        if (who !== user.id) return who === undefined ? seat : { ...seat, user: who }
        return free ? { kind: 'human' as const } : { ...seat, name: NOBODY }
      })
      const next = { ...fresh.state, revision: fresh.state.revision + 1 }
      try {
        await store.commit({ table: now.id, expected: fresh.state.revision, seats, state: next })
        await rooms.changed(now.id, next.revision)
        break
      } catch (fault) {
        if (!(fault instanceof Conflict) || tries >= TRIES) throw fault
      }
    }
  }
}
