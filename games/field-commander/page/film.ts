/** The enemy's turn as a list of orders, read from what the table has told so far: it grows as the film goes on, and is whole at once for whoever passes over it. */
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

/** The orders of the last enemy turn, until the French have done something. */
export function filmOf(told: readonly Event[]): readonly Event[] {
  const began = told.findLastIndex(({ e }) => e === 'enemyTurn')
  if (began < 0) return []
  const lines: Event[] = []
  for (const event of told.slice(began + 1)) {
    if (ENDS.has(event.e) && lines.length > 0) return []
    if (LINES.has(event.e)) lines.push(event)
  }
  return lines
}
