/** Commands run in this process: what each would print and end with, without a process for each. */
import { mock } from 'node:test'
import { GAMES as SHELF } from '@bivouac/shelf/all'
import { fork } from '../src/commands/fork.ts'
import { replay } from '../src/commands/replay.ts'
import { report } from '../src/commands/report.ts'
import { verify } from '../src/commands/verify.ts'
import { UsageFault, type World } from '../src/usage.ts'
import type { Ended } from './spawn.ts'

const COMMANDS = { fork, report, verify, replay }
const world: World = { games: SHELF, folder: new URL('../../../games/', import.meta.url) }

export function here(name: keyof typeof COMMANDS, ...args: string[]): Ended {
  let out = ''
  const write = mock.method(process.stdout, 'write', (text: string) => {
    out += text
    return true
  })
  try {
    const code = COMMANDS[name](args, world)
    return { code, out, err: '' }
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error
    return { code: 2, out, err: error.message }
  } finally {
    write.mock.restore()
  }
}
