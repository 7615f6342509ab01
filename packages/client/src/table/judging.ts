import type { Judgement } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import type { TableStore } from './store.ts'

export type Judge = (action: Action) => Promise<Judgement | undefined>

interface Waiting {
  readonly action: Action
  answer(found: Judgement | undefined): void
}

/**
 * Asks the table about deeds that are still being made up. A drag asks at every step: one question is on its way, the newest
 * of each kind of deed waits for it, and all between are given up, so that a slow line never falls behind the pointer. Where
 * a unit can get to is asked as it is picked up, and a march as it is pulled: neither is given up for the other.
 */
export function createJudge(store: Pick<TableStore, 'ask' | 'seat' | 'latest'>): Judge {
  let isUnderWay = false
  const waiting = new Map<string, Waiting>()

  async function judged(action: Action): Promise<Judgement | undefined> {
    const seat = store.seat()
    const at = store.latest()?.at
    if (seat === undefined) return undefined
    const answer = await store.ask({ do: 'judge', seat, action })
    return answer.ok && at === store.latest()?.at ? (answer.value as Judgement) : undefined
  }
  async function run(): Promise<void> {
    isUnderWay = true
    for (const [type, { action, answer }] of waiting) {
      waiting.delete(type)
      const found = await judged(action).catch(() => undefined)
      // Somebody has moved the pointer on: this answer is about where it was.
      answer(waiting.has(type) ? undefined : found)
    }
    isUnderWay = false
  }
  return action =>
    new Promise(answer => {
      waiting.get(action.type)?.answer(undefined)
      waiting.set(action.type, { action, answer })
      if (!isUnderWay) void run()
    })
}
