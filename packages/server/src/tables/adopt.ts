/** A guest who turns out to have an account: what he did as a guest is his, and comes along. */
import { Conflict } from '@bivouac/host'
import { Fault } from '../faults.ts'
import type { Channels, Store, StoredTable, User } from '../store/types.ts'
import { seatsOf } from './info.ts'
import type { Rooms } from './rooms.ts'

export interface AdoptParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly now: () => number
}

const MOST_TABLES = 10_000
const MOST_SUBSCRIPTIONS = 10
const TRIES = 10

/**
 * Moves seats, notes, blocks and channels from `guest` to `account`; the account as it is afterwards. A table at which
 * both sit stays as it is: two people may share one browser, and neither shall see the other's hand. Done again after a
 * failure it does what is left to do, so the browser must become the account's only afterwards.
 */
export async function adopt(parts: AdoptParts, guest: User, account: User): Promise<User> {
  const { store } = parts
  if ((await store.user(guest.id)) === undefined) return account
  for (const { record } of await store.tablesOf(guest.id, MOST_TABLES))
    await changeHands(parts, record.id, guest, account)
  await store.adopt(guest.id, account.id)
  const { channels } = guest
  return (await store.changeUser(account.id, now => ({ channels: together(now.channels, channels) }))) ?? account
}

async function changeHands({ store, rooms, now }: AdoptParts, id: string, guest: User, account: User): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.table(id)
    if (stored === undefined || !mayChange(stored, guest, account)) return
    const { record, state } = stored
    const seats = record.seats.map(seat =>
      seat.user === guest.id ? { ...seat, user: account.id, name: account.name } : seat,
    )
    const next = { ...state, revision: state.revision + 1, updated: now() }
    try {
      await store.commit({ table: id, expected: state.revision, seats, state: next })
    } catch (fault) {
      // Somebody moved at this very moment: his move counts, and the seats are changed after it.
      if (fault instanceof Conflict) continue
      throw fault
    }
    return rooms.changed(id, next.revision)
  }
  throw new Fault('busy')
}
const mayChange = ({ record }: StoredTable, guest: User, account: User): boolean =>
  seatsOf(record, guest.id).length > 0 && seatsOf(record, account.id).length === 0

/**
 * Only browsers come along. A guest's webhook and mail address may be somebody else's, who planted the guest's cookie
 * or used this browser before: they would be told of the account's games for ever.
 */
function together(account: Channels, guest: Channels): Channels {
  const own = new Set(account.subscriptions.map(each => each.endpoint))
  const more = guest.subscriptions.filter(each => !own.has(each.endpoint))
  return {
    ...account,
    push: account.push || guest.push,
    subscriptions: [...account.subscriptions, ...more].slice(-MOST_SUBSCRIPTIONS),
  }
}
