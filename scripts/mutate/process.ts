/** A worker process as the one that asks it knows it. */
import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer, Ask } from './worker.ts'

const HOOK = fileURLToPath(new URL('hook.ts', import.meta.url))
/** Milliseconds. */
const SLICE = 500
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

export interface Worker {
  /** The next answer; `undefined` where the process has died, or said nothing for so long and is ended. */
  next(within: number): Promise<Answer | undefined>
  ask(ask: Ask): void
  end(): void
}

/** `switched`: the file that says what the rules are read as; `broken`: the break that is on from the beginning, or −1. */
export function worker(switched: string, broken: number, tests: readonly string[]): Worker {
  const child: ChildProcess = fork(WORKER, [...tests], {
    execArgv: ['--import', HOOK],
    env: {
      ...process.env,
      SWITCHED: switched,
      MUTANT: String(broken),
      // Beside the switched rules: the next process of this run loads in half the time, and no other run finds their code.
      NODE_COMPILE_CACHE: join(dirname(switched), 'compiled'),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const waiting: Answer[] = []
  let isDead = false
  let wake = (): void => {}
  child.on('message', message => {
    waiting.push(message as Answer)
    wake()
  })
  child.on('exit', () => {
    isDead = true
    wake()
  })
  return {
    async next(within) {
      // Slice by slice, so that a machine that stops both processes for a while makes nobody look hung.
      for (let left = within; waiting.length === 0 && !isDead && left > 0; left -= SLICE)
        await new Promise<void>(done => {
          const timer = setTimeout(done, Math.min(left, SLICE))
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      const said = waiting.shift()
      if (said === undefined) child.kill('SIGKILL')
      return said
    },
    ask(ask) {
      if (!isDead && child.connected) child.send(ask)
    },
    end: () => void child.kill('SIGKILL'),
  }
}
