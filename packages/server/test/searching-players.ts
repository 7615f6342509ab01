/** A player who searches in several workers at once, for the tests of the pool: each does what its orders say of it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Bot } from '../src/bots/players.ts'

/** Comes with what was heard: the only thing a test can send to a player. */
export interface Orders {
  readonly e: 'orders'
  /** Everybody who thinks leaves his number here. */
  readonly folder: string
  readonly crash?: readonly number[] | 'everybody'
  readonly hang?: readonly number[]
  /** Goes on for as long as there is time. */
  readonly long?: true
}

const named = (who: readonly number[] | 'everybody' | undefined): boolean =>
  who === 'everybody' || who?.includes(threadId) === true

const marshal: Bot = {
  id: 'marshal',
  player: () => ({
    id: 'marshal',
    choose: ({ decision }) => decision.actions[0]!,
    think({ decision, heard }, budget) {
      const { folder, crash, hang, long } = heard[0] as Orders
      writeFileSync(join(folder, String(threadId)), '')
      if (named(crash)) process.exit(3)
      while (named(hang)) Math.sqrt(2)
      const time = (): number => budget.now!()
      const begun = time()
      while (long && time() - begun < budget.milliseconds!) Math.sqrt(2)
      const [action] = decision.actions
      return { action: action!, considered: [{ action: action!, tries: 1, share: 1, value: 0, ahead: 0.5 }] }
    },
  }),
}
export const PLAYERS: readonly Bot[] = [marshal]
