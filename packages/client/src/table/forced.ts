import type { Action } from '@bivouac/kernel'
import { createEffect } from 'solid-js'
import { settings } from '../app/settings.ts'
import type { TableStore } from './store.ts'
import { isWeighty } from './weighing.ts'

/**
 * A question with one button and nothing else is answered by itself, if the player wishes: solo games ask it many times
 * a turn. Only at tables of this browser: online, an answer that comes at once would tell the opponent what is not held.
 */
export function answerForced(store: TableStore, allowed: () => boolean): { answer(): Action | undefined } {
  const answer = (): Action | undefined => {
    const now = store.latest()
    const actions = now?.asked?.actions
    if (!settings.forced || now === undefined || actions?.length !== 1) return undefined
    // A set or an open type beside the one button: there is something to choose.
    if (now.asked?.open !== undefined || now.asked?.gathers !== undefined) return undefined
    // One button beside a set, a path or an open choice is not the only answer.
    if (now.asked?.gathers !== undefined || now.asked?.open !== undefined) return undefined
    const [only] = actions
    // At one screen the other player is asked like anybody: whether he could answer is his secret.
    if (now.asked?.standing !== undefined && now.mine.length > 1) return undefined
    if (now.asked !== undefined && store.meant.halts && isWeighty(store.meant, now.asked, only!)) return undefined
    return only!.arg === undefined ? only : undefined
  }
  /** The last journal length answered: an effect that runs twice must not answer twice. */
  let answered = -1
  createEffect(() => {
    const only = answer()
    const now = store.latest()
    if (only === undefined || now?.asked === undefined || !store.mayAct() || !allowed()) return
    if (answered === now.at) return
    answered = now.at
    void store.tryAsk({ do: 'act', seat: now.asked.seat, action: only, at: now.at }).then(() => {
      // An undo may bring the same question back at the same length.
      answered = -1
    })
  })
  return { answer }
}
