import { isMainThread } from 'node:worker_threads'
import { randomPlayer } from '@bivouac/ai'
import type { Bot } from '../src/bots/players.ts'

const forever = (): never => {
  for (;;) Math.sqrt(2)
}
const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Milliseconds that `ponders` takes at least. */
export const PONDERING = 200

/** Players nobody would want, for the tests of the pool. */
export const PLAYERS: readonly Bot[] = [
  {
    id: 'slow',
    player: () => ({
      id: 'slow',
      choose(situation, budget, dice) {
        pause(700)
        return randomPlayer.choose(situation, budget, dice)
      },
    }),
  },
  {
    id: 'ponders',
    player: () => ({
      id: 'ponders',
      /** Guards whenever it can, and does nothing else. */
      choose({ decision: { actions } }) {
        pause(PONDERING)
        return actions.find(each => each.type === 'guard') ?? actions.find(each => each.type === 'done') ?? actions[0]!
      },
    }),
  },
  {
    id: 'dreams',
    player: () => ({
      id: 'dreams',
      choose(situation, budget, dice) {
        pause(3_600_000)
        return randomPlayer.choose(situation, budget, dice)
      },
    }),
  },
  { id: 'hangs', player: () => ({ id: 'hangs', choose: forever }) },
  {
    id: 'crashes',
    player: () => ({
      id: 'crashes',
      choose() {
        if (isMainThread) throw new Error('not in a worker')
        process.exit(3)
      },
    }),
  },
  {
    id: 'throws',
    player: () => ({
      id: 'throws',
      choose() {
        throw new Error('no idea')
      },
    }),
  },
  { id: 'random', player: () => randomPlayer },
]
