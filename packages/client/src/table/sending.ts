/** Actions on their way to the table. */
import type { Action } from '@bivouac/kernel'
import type { TableStore } from './store.ts'

/** `on` is called with true when something has been said, and with false when the table has answered. */
export function createSending(store: TableStore, on: (isUnderWay: boolean) => void): (action: Action) => Promise<void> {
  return async action => {
    const snapshot = store.latest()
    if (snapshot?.asked === undefined) return
    on(true)
    store.notify(undefined)
    try {
      await store.tryAsk({ do: 'act', seat: snapshot.asked.seat, action, at: snapshot.at })
    } finally {
      on(false)
    }
  }
}
