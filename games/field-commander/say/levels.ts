/** Where an event stands in the log: a turn, a phase, something done, a consequence of it. */
import type { LogLevel } from '@bivouac/kernel'
import type { Event, EventType } from '../events.ts'

const HEADINGS: readonly EventType[] = ['campaign', 'turn', 'enemyTurn', 'won', 'lost', 'remembered']
const PHASES: readonly EventType[] = ['battle', 'battleTurn', 'income', 'ordersPaid', 'arrive', 'battleEnds']
const CONSEQUENCES: readonly EventType[] = [
  'activation',
  'moved',
  'blocked',
  'formed',
  'shock',
  'shockFails',
  'attack',
  'reduced',
  'destroyed',
  'leaves',
  'random',
  'groupMoves',
  'groupStays',
  'placed',
  'enemySupply',
  'ranksClosed',
  'planLost',
]
export function levelOf(event: Event): LogLevel {
  if (HEADINGS.includes(event.e)) return 0
  if (PHASES.includes(event.e)) return 1
  return CONSEQUENCES.includes(event.e) ? 3 : 2
}
