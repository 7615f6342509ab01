import type { Danger } from './index.ts'

/** Dangers by key of a thing: of several to the same thing the likeliest counts, and the one by most pieces. */
export function dangers(): {
  readonly map: ReadonlyMap<string, Danger>
  mark(key: string, share: number, by?: number): void
} {
  const map = new Map<string, Danger>()
  return {
    map,
    mark(key, share, by = 0) {
      const before = map.get(key)
      map.set(key, { share: Math.max(before?.share ?? 0, share), by: Math.max(before?.by ?? 0, by) })
    },
  }
}
