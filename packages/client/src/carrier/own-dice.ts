/**
 * This browser's own part in the dice of an online table. Its number is promised by its hash before anybody's is known,
 * shown only when everybody has promised, and kept, so that the page itself can check in the end that it was used.
 */
import { sha256Hex } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'

export interface OwnPart {
  readonly nonce: string
  readonly made: number
  /** What everybody had promised, and the seed's hash, when the number was shown. */
  readonly promises?: readonly string[]
  readonly commitment?: string
}

const PREFIX = 'bivouac.dice.'
/** Tables whose numbers are kept; older ones are forgotten. */
const MOST_KEPT = 300

/** Storage may be full or forbidden: then the game goes on, and only the check at the end is the poorer. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const ownPart = (table: string): OwnPart | undefined =>
  quietly(() => JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as OwnPart | null) ?? undefined

export function keepPart(table: string, part: OwnPart): void {
  quietly(() => {
    localStorage.setItem(PREFIX + table, JSON.stringify(part))
    const kept = Object.keys(localStorage).filter(key => key.startsWith(PREFIX))
    if (kept.length <= MOST_KEPT) return
    const madeOf = (key: string): number => ownPart(key.slice(PREFIX.length))?.made ?? 0
    const oldest = kept.reduce((a, b) => (madeOf(a) <= madeOf(b) ? a : b))
    localStorage.removeItem(oldest)
  })
}

/** A number nobody could know before. */
export function newPart(): OwnPart {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return { nonce: bytes.map(byte => byte.toString(16).padStart(2, '0')).join(''), made: Date.now() }
}
export const promiseOf = ({ nonce }: OwnPart): string => sha256Hex(nonce)

/** What to do next about a table that waits: promise a number, show it, or wait for the others. */
export type NextPart = { readonly promise: OwnPart } | { readonly show: OwnPart } | undefined

export interface WaitingTable {
  readonly status: string
  readonly commitment?: string
  readonly mine: readonly number[]
  readonly seats: readonly { readonly kind: string; readonly ready: boolean; readonly promise?: string }[]
}

export function nextPart(table: WaitingTable, own: OwnPart | undefined): NextPart {
  const mine = table.mine.map(seat => table.seats[seat]!)
  if (table.status !== 'waiting' || mine.every(seat => seat.ready)) return undefined
  const people = table.seats.filter(seat => seat.kind === 'human')
  const promises = people.flatMap(seat => seat.promise ?? [])
  // Promised by another browser, or not at all, or shown when other numbers were promised: it is not used again.
  if (own === undefined || mine.some(seat => seat.promise !== promiseOf(own))) return { promise: newPart() }
  if (own.promises !== undefined && own.promises.join() !== promises.join()) return { promise: newPart() }
  if (promises.length < people.length || table.commitment === undefined) return undefined
  return { show: { ...own, promises, commitment: table.commitment } }
}

/** What is not as it was promised: one word for each thing, for `fair.*` of the catalogue. */
export function brokenPromises(own: OwnPart, { commitment }: Pick<Journal, 'commitment'>): readonly Broken[] {
  if (commitment === undefined) return ['seed']
  const given = commitment.nonces.map(nonce => sha256Hex(nonce))
  return [
    ...(own.commitment === commitment.hash ? [] : (['seed'] as const)),
    ...(commitment.nonces.includes(own.nonce) ? [] : (['own'] as const)),
    ...(given.join() === own.promises?.join() ? [] : (['others'] as const)),
  ]
}
export type Broken = 'seed' | 'own' | 'others'
