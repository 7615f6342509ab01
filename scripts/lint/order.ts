/** File -> milliseconds it took last time. */
export type Times = Record<string, number>

/** Files that play whole games, ask a browser or start processes, wherever they are: likely the longest when nobody has timed them. */
export const LIKELY_LONG =
  /conformance|coverage|golden|journals|simulat|bench|refusals|says|terrain|sweep|cli\/test|^e2e\/|\/browser\//

/** Two processes share the tests: a long file begun last leaves one of them idle. Untimed files go by guess and size. */
export function longestFirst(files: readonly string[], times: Times, sizeOf: (file: string) => number): string[] {
  const weight = (file: string): number =>
    times[file] ?? (LIKELY_LONG.test(file) ? 1e6 : 0) + Math.min(sizeOf(file), 1e5) / 100
  return [...new Set(files)].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))
}
