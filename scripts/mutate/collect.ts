/**
 * Stands in for `node:test` while rules are broken: tests are kept instead of run, so that one process can run any of them, as
 * often as there are breaks to try.
 */
export interface Kept {
  /** The file it stands in and its name there; a name used twice is counted. */
  readonly id: string
  readonly run: () => unknown
}
export const kept: Kept[] = []

let file = ''
let names = new Map<string, number>()
/** Tests that are declared from here on stand in this file. */
export function opening(path: string): void {
  file = path
  names = new Map()
}

/** What the suite for every game adds to a file: random games, far too slow to be played for every break. */
const AT_RANDOM = /^(conformance|coverage) of /

type Body = (t: { diagnostic(message: string): void }) => unknown
const told = { diagnostic: (): void => {} }
/** `test(name, body)` and `test(name, options, body)`. */
export function test(name: string, ...rest: readonly unknown[]): void {
  if (AT_RANDOM.test(name)) return
  const body = rest.at(-1) as Body
  const times = (names.get(name) ?? 0) + 1
  names.set(name, times)
  kept.push({ id: `${file} ${name}${times === 1 ? '' : ` (${times})`}`, run: () => body(told) })
}
