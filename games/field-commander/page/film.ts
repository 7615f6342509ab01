/**
 * The enemy's turn as it is told: a line for each order, kept until the French have done something. It is filled by the beats,
 * so it grows as the film goes on, and is whole at once for whoever passes over it.
 */
import { createSignal } from 'solid-js'
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

/** The lines after an event, with its sentence. */
export function filmAfter(
  lines: readonly string[],
  event: Event,
  said: string | undefined,
  inBattle: boolean,
): readonly string[] {
  if (event.e === 'enemyTurn' || endsFilm(event, inBattle)) return lines.length === 0 ? lines : []
  return LINES.has(event.e) && said !== undefined ? [...lines, said] : lines
}

const [lines, setLines] = createSignal<readonly string[]>([])
export const filmed = lines

export const keepForFilm = (event: Event, said: string | undefined, inBattle: boolean): void =>
  void setLines(all => filmAfter(all, event, said, inBattle))
