/** Actions on their way to the table: one, or several of the same question. */
import type { Action } from '@bivouac/kernel'
import type { TableStore } from './store.ts'

export interface Sending {
  send(action: Action): Promise<void>
  sendAll(actions: readonly Action[]): Promise<void>
}

/** `on` is called with true when something has been said, and with false when the table has answered. */
export function createSending(
  store: TableStore,
  allow: ((action: Action) => boolean) | undefined,
  on: (isUnderWay: boolean) => void,
): Sending {
  async function send(action: Action): Promise<void> {
    const snapshot = store.latest()
    if (snapshot?.asked === undefined) return
    on(true)
    store.notify(undefined)
    await store.tryAsk({ do: 'act', seat: snapshot.asked.seat, action, at: snapshot.at })
  }

  /** One after another, for as long as the question stays the same: the last element of a set may end it by itself. */
  async function sendAll(actions: readonly Action[]): Promise<void> {
    const asked = store.latest()?.asked
    if (asked === undefined) return
    on(true)
    for (const action of actions) {
      const now = store.latest()
      if (now?.asked === undefined || now.asked.proc !== asked.proc || now.asked.step !== asked.step) return
      // A guided battle goes on as it is written.
      if (allow?.(action) === false) return
      const answer = await store.tryAsk({ do: 'act', seat: asked.seat, action, at: now.at })
      if (!answer.ok) return
    }
  }

  const until =
    <Said>(say: (said: Said) => Promise<void>) =>
    (said: Said): Promise<void> =>
      say(said).finally(() => on(false))
  return { send: until(send), sendAll: until(sendAll) }
}
