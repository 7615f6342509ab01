import type { Seat } from '@bivouac/kernel'

/** News of other processes are believed this long; they repeat themselves more often than that. */
const BELIEVED = 60_000

/** Who is at a table, here and in other server processes. */
export interface Presence {
  seats(local: readonly Seat[]): ReadonlySet<Seat>
  heard(from: string, seats: readonly Seat[]): void
  /** Nothing is known any more. */
  readonly forgotten: boolean
}

export function presence(now: () => number): Presence {
  const elsewhere = new Map<string, { readonly seats: readonly Seat[]; readonly until: number }>()
  return {
    seats(local) {
      const all = new Set<Seat>(local)
      for (const [from, { seats, until }] of elsewhere)
        if (until < now()) elsewhere.delete(from)
        else for (const seat of seats) all.add(seat)
      return new Set([...all].sort((a, b) => a - b))
    },
    get forgotten() {
      return [...elsewhere.values()].every(({ seats, until }) => until < now() || seats.length === 0)
    },
    heard: (from, seats) => void elsewhere.set(from, { seats, until: now() + BELIEVED }),
  }
}
