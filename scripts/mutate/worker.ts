/**
 * A process that has the rules and tests of a game loaded (`worker.ts file.test.ts …`) and runs what it is asked to. One break
 * after the other is tried in it; what a file does while it is loaded is tried in a process of its own, with the break on
 * from the beginning.
 */
import { flushCompileCache } from 'node:module'
import { kept, opening } from './collect.ts'
import { reachedSince, running } from './switches.ts'

/** Which tests to run, in order, each with the most switches it may pass. */
export interface Attempt {
  readonly broken: number
  readonly tests: readonly (readonly [id: string, limit: number])[]
}
/** Every test once, unbroken, none of them longer than so many milliseconds of processor time. */
export interface Survey {
  readonly slow: number
}
export type Ask = Survey | Attempt
/** What is not there is left out on the way between processes. */
export type Answer =
  | { readonly is: 'loaded'; readonly fault?: string | undefined; readonly reached: readonly number[] }
  | {
      readonly is: 'test'
      readonly id: string
      readonly took: number
      readonly passed: number
      readonly fault?: string | undefined
      readonly reached: readonly number[]
    }
  | { readonly is: 'surveyed' }
  /**
   * The test that noticed. `again`: it fails unbroken, too, so that an earlier break has left something behind. `missed`: a test
   * did not come by the break this time, so that something worked out once and kept has hidden it.
   */
  | { readonly is: 'tried'; readonly by?: string; readonly again?: boolean; readonly missed?: boolean }

const answer = (said: Answer): void => void process.send!(said)

let isSurvey = false

async function survey(slow: number): Promise<void> {
  isSurvey = true
  for (const { id, run } of kept) {
    const { passed, took, fault } = await running(-1, Infinity, slow, run)
    answer({ is: 'test', id, took, passed, fault, reached: reachedSince() })
  }
  isSurvey = false
  answer({ is: 'surveyed' })
}

async function attempt({ broken, tests }: Attempt): Promise<void> {
  const known = new Map(kept.map(each => [each.id, each]))
  let missed = false
  for (const [id, limit] of tests) {
    const test = known.get(id)
    if (test === undefined) continue
    const { fault, met } = await running(broken, limit, Infinity, test.run)
    if (!met) missed = true
    if (fault === undefined) continue
    const unbroken = await running(-1, limit, Infinity, test.run)
    return answer({ is: 'tried', by: id, again: unbroken.fault !== undefined })
  }
  answer({ is: 'tried', missed })
}

process.on('message', (ask: Ask) => void ('slow' in ask ? survey(ask.slow) : attempt(ask)))
// A promise nobody waits for has failed: the same as a failing test, but it ends the process.
// In the survey it is what was stopped for taking too long, in a test that is left out.
process.on('unhandledRejection', () => isSurvey || process.exit(1))
process.on('disconnect', () => process.exit())

let fault: string | undefined
try {
  for (const file of process.argv.slice(2)) {
    opening(file)
    await import(file)
  }
} catch (error) {
  fault = error instanceof Error ? error.message : String(error)
}
// Processes are ended from outside, which keeps no compiled code.
flushCompileCache()
answer({ is: 'loaded', fault, reached: reachedSince() })
