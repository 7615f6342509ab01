import { searchDice } from '@bivouac/kernel'
import type { Timer } from '../src/index.ts'

/** A time that passes only when everybody waits for it. */
export function virtualTime(seed: string) {
  const dice = searchDice(seed)
  let now = 0
  const waiting: { at: number; then: () => void }[] = []
  const timer: Timer = {
    now: () => now,
    after(milliseconds, then) {
      const each = { at: now + milliseconds, then }
      waiting.push(each)
      return () => void waiting.splice(waiting.indexOf(each), 1)
    },
    chance: () => dice.pick(1000, '-') / 1000,
  }
  const quiet = async (): Promise<void> => {
    for (let i = 0; i < 40; i++) await Promise.resolve()
    await new Promise(resolve => setImmediate(resolve))
  }
  return {
    timer,
    sleep: (milliseconds: number): Promise<void> => new Promise(resolve => void timer.after(milliseconds, resolve)),
    /** Lets everything happen until nothing is waited for any more. */
    async run(): Promise<void> {
      for (await quiet(); waiting.length > 0; await quiet()) {
        waiting.sort((a, b) => a.at - b.at)
        const next = waiting.shift()!
        now = Math.max(now, next.at)
        next.then()
      }
    },
  }
}
