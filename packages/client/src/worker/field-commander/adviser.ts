/** Workers only: the game's own bot, with its reasons. */
import { advise } from '@bivouac/field-commander/bot/index'
import type { FieldCommander } from '@bivouac/field-commander/state'
import type { View } from '@bivouac/field-commander/view'
import type { Position } from '@bivouac/kernel'
import type { Adviser } from '../advisers.ts'
import { reasonFor } from './reasons.ts'

export const adviser: Adviser = {
  player: {
    id: 'marshal',
    choose: ({ view, decision }) => advise(view as View, decision),
    think({ view, decision }) {
      const action = advise(view as View, decision)
      return { action, considered: [], says: reasonFor(action, decision, view as View) }
    },
  },
  // A battle, or all battles of a phase, to their end.
  onTheWay(pos: Position<FieldCommander>, decision) {
    if (!pos.stack.some(frame => frame.proc === 'battles')) return undefined
    return advise({ ...pos.s, stack: pos.stack }, decision)
  },
  tells: new Set(['battle', 'overwhelmed', 'battleEnds', 'reduced', 'destroyed', 'won', 'lost']),
}
