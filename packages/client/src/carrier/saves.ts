/** Tables kept in this browser. The worker writes after every move; the home page reads the list. */
import type { Chair, Ending } from '@bivouac/host/protocol'
import type { Eye, Seat, Text } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'

export interface Saved {
  readonly id: string
  readonly game: string
  readonly journal: Journal
  /** Where the dice come from; absent in games that were imported unfinished without it. */
  readonly seed?: string
  /** An umpire's table: people type in the dice, and `seed` only deals the cards. */
  readonly typed?: true
  readonly chairs: readonly Chair[]
  readonly mine: readonly Seat[]
  readonly ending?: Ending
  /** By seat: what is answered in advance. */
  readonly standing?: readonly (readonly string[])[]
  /** Who decides now, for the list of games. */
  readonly deciding?: Seat
  /** The table as whoever plays at this screen last saw it, for the list of games. Where several play here: as anybody may see it. */
  readonly glance?: Glance
  readonly created: number
  readonly updated: number
}

export interface Glance {
  readonly eye: Eye
  readonly view: object
  readonly sides: readonly Text[]
  /** The heading of the log under which the game stands: its turn. */
  readonly heading?: Text
}

const STORE = 'tables'

let opened: Promise<IDBDatabase> | undefined
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('bivouac', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export async function readSaved(id: string): Promise<Saved | undefined> {
  const db = await database()
  return done(db.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<Saved | undefined>)
}

/** Every table of this browser, the one touched last first. */
export async function listSaved(): Promise<readonly Saved[]> {
  const db = await database()
  const all = await done(db.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Saved[]>)
  return all.sort((a, b) => b.updated - a.updated)
}

/**
 * Changes one table in a single transaction: `change` gets what is kept now and gives what to keep, or throws, and then
 * nothing is written. Two tabs of one browser cannot both win.
 */
export async function changeSaved(id: string, change: (now: Saved | undefined) => Saved): Promise<void> {
  const db = await database()
  const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' })
  const store = transaction.objectStore(STORE)
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // The caller hears of a refused change through the throw below, not twice.
  finished.catch(() => {})
  const now = await done(store.get(id) as IDBRequest<Saved | undefined>)
  try {
    store.put(change(now))
  } catch (fault) {
    transaction.abort()
    throw fault
  }
  await finished
}

export async function forgetSaved(id: string): Promise<void> {
  const db = await database()
  await done(db.transaction(STORE, 'readwrite').objectStore(STORE).delete(id))
}
