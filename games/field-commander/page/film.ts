/**
 * The enemy's turn as it is told: a line for each order, kept until the French have done something. It is filled by the beats,
 * so it grows as the film goes on, and is whole at once for whoever passes over it.
 */
import { createSignal } from 'solid-js'
import type { Event } from '../events.ts'

/** What the enemy did; the small steps in between are on the map and in the log. */
const LINES: ReadonlySet<Event['e']> = new Set([
  'order',
  'groupMoves',
  'groupStays',
  'citySupply',
  'arrive',
  'ordersPaid',
])
/** Where the next turn begins, or something else takes the table. */
const ENDS: ReadonlySet<Event['e']> = new Set(['march', 'napoleon', 'bought', 'refit', 'won', 'lost'])

const [lines, setLines] = createSignal<readonly string[]>([])
export const filmed = lines

export function keepForFilm(event: Event, said: string | undefined): void {
  if (event.e === 'enemyTurn') setLines([])
  else if (ENDS.has(event.e) && lines().length > 0) setLines([])
  else if (LINES.has(event.e) && said !== undefined) setLines(all => [...all, said])
}
