/** The enemy's turn as a list of orders, read from what the table has told so far: it grows as the film goes on, and is whole at once for whoever passes over it. */
import type { Event } from '../events.ts'
import { FRENCH } from '../words.ts'

/** What the enemy did; the small steps in between are on the map and in the log. */
const LINES: ReadonlySet<Event['e']> = new Set([
  'order',
  'groupMoves',
  'groupStays',
  'citySupply',
  'arrive',
  'ordersPaid',
  'refit',
])

/**
 * Have the French done something, or is the campaign over? The enemy refits too (13.7), at the end of his own turn; and in the
 * battles of that turn Napoleon comes and goes with his forces, which is no march.
 */
function endsFilm(event: Event, inBattle: boolean): boolean {
  if (event.e === 'refit') return event.side === FRENCH
  if (event.e === 'napoleon') return !inBattle
  return event.e === 'march' || event.e === 'bought' || event.e === 'won' || event.e === 'lost'
}

/** The orders of the last enemy turn, until the French have done something. */
export function filmOf(told: readonly Event[]): readonly Event[] {
  const began = told.findLastIndex(({ e }) => e === 'enemyTurn')
  if (began < 0) return []
  const lines: Event[] = []
  let inBattle = false
  for (const event of told.slice(began + 1)) {
    if (event.e === 'battle') inBattle = true
    else if (event.e === 'battleEnds') inBattle = false
    if (endsFilm(event, inBattle)) return []
    if (LINES.has(event.e)) lines.push(event)
  }
  return lines
}
