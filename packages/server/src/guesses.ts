/** How often a password may be guessed. Counted before it is looked at, so that many guesses at once are many guesses. */

/** Guesses at one name from one address, from a browser that has been signed in to it before, and from everywhere. */
const FROM_ADDRESS = 10
const FROM_KNOWN = 20
const FROM_EVERYWHERE = 200
const WINDOW = 15 * 60_000

export interface Guess {
  readonly name: string
  readonly address: string
  /** The browser has been signed in to this account before: strangers' guesses are not counted against it. */
  readonly known: boolean
}
export interface Guesses {
  /** Counts one; false if it is one too many. */
  may(guess: Guess): boolean
  /** It was right: those before it are forgiven. */
  right(guess: Guess): void
}

export function guesses(now: () => number): Guesses {
  const held = new Map<string, { count: number; until: number }>()
  let swept = now()
  const count = (key: string, most: number): boolean => {
    const own = held.get(key)
    const entry = own === undefined || own.until < now() ? { count: 0, until: now() + WINDOW } : own
    held.set(key, entry)
    return ++entry.count <= most
  }
  const keyOf = ({ name, address, known }: Guess): string => (known ? `known:${name}` : `${address} ${name}`)
  return {
    may(guess) {
      if (now() - swept > WINDOW) {
        swept = now()
        for (const [key, { until }] of held) if (until < now()) held.delete(key)
      }
      if (guess.known) return count(keyOf(guess), FROM_KNOWN)
      // An address that is refused does not use up what others have.
      return count(keyOf(guess), FROM_ADDRESS) && count(`all:${guess.name}`, FROM_EVERYWHERE)
    },
    right: guess => void held.delete(keyOf(guess)),
  }
}
