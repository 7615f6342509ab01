/** The switches of all rules files in one process: which break is on, and which have been reached. */

/** Thrown where a break has made a loop without end (far more switches are passed than unbroken), and where a test is too slow. */
class Endless extends Error {
  override readonly name = 'Endless'
}

let on = -1
let passed = 0
let most = Infinity
/** Processor time, in milliseconds: on a busy machine the clock says little. */
const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let until = Infinity
/** The processor's time is asked for once in so many switches. */
const SELDOM = 1 << 14
let reached = new Uint8Array(0)

/** `count`: the switches there are; `broken`: the one that is on from the first line of the first file. */
export function wire(count: number, broken: number): void {
  reached = new Uint8Array(count)
  on = broken
  Object.assign(globalThis, {
    mutant(n: number): boolean {
      reached[n] = 1
      if (++passed > most) throw new Endless(`more than ${most} switches passed`)
      if (passed % SELDOM === 0 && worked() > until) throw new Endless('it takes too long')
      return n === on
    },
  })
}

export interface Run {
  readonly passed: number
  /** Milliseconds of processor time. */
  readonly took: number
  readonly fault: string | undefined
  /** Has it come by the break? */
  readonly met: boolean
}

/** Runs something with one break on, or with none (−1): no longer than `slow` milliseconds, past no more than `limit` switches. */
export async function running(broken: number, limit: number, slow: number, run: () => unknown): Promise<Run> {
  const began = worked()
  until = began + slow
  on = broken
  reached[broken] = 0
  passed = 0
  most = limit
  let fault: string | undefined
  try {
    await run()
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error)
  }
  // A test that catches what it is thrown has not caught this: it never came to its end.
  const took = worked() - began
  if (passed > most || took > slow) fault ??= 'it does not end'
  most = until = Infinity
  return { passed, took, fault, met: reached[broken] === 1 }
}

/** The switches reached since this was asked last. */
export function reachedSince(): number[] {
  const found: number[] = []
  for (let n = 0; n < reached.length; n++) if (reached[n] === 1) found.push(n)
  reached.fill(0)
  return found
}
