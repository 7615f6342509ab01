import type { Judgement } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import type { TableStore } from './store.ts'

export type Judge = (action: Action) => Promise<Judgement | undefined>

/**
 * Asks the table about deeds that are still being made up. A drag asks at every step: one question is on its way, the
 * newest waits for it, and all between are given up, so that a slow line never falls behind the pointer.
 */
export function createJudge(store: Pick<TableStore, 'ask' | 'seat' | 'latest'>): Judge {
  let isUnderWay = false
  let waiting: { readonly action: Action; answer(found: Judgement | undefined): void } | undefined

  async function judged(action: Action): Promise<Judgement | undefined> {
    const seat = store.seat()
    const at = store.latest()?.at
    if (seat === undefined) return undefined
    const answer = await store.ask({ do: 'judge', seat, action })
    return answer.ok && at === store.latest()?.at ? (answer.value as Judgement) : undefined
  }
  async function run(): Promise<void> {
    isUnderWay = true
    while (waiting !== undefined) {
      const { action, answer } = waiting
      waiting = undefined
      const found = await judged(action).catch(() => undefined)
      // Somebody has moved the pointer on: this answer is about where it was.
      answer(waiting === undefined ? found : undefined)
    }
    isUnderWay = false
  }
  return action =>
    new Promise(answer => {
      waiting?.answer(undefined)
      waiting = { action, answer }
      if (!isUnderWay) void run()
    })
}
