/** The bot with its reasons, as the platform knows it. */
import type { Adviser, Text } from '@bivouac/kernel'
import type { FieldCommander } from '../state.ts'
import { advise } from './index.ts'
import { reasonFor } from './reasons.ts'

const BATTLE: Text = { it: 'Gioca la battaglia per me', en: 'Play this battle for me' }

export const adviser: Adviser<FieldCommander> = {
  advise(view, decision) {
    const action = advise(view, decision)
    return { action, says: reasonFor(action, decision, view) }
  },
  // A battle, or all battles of a phase, to their end.
  onTheWay(pos, decision) {
    if (!pos.stack.some(frame => frame.proc === 'battles')) return undefined
    return advise({ ...pos.s, stack: pos.stack }, decision)
  },
  tells: new Set(['battle', 'overwhelmed', 'battleEnds', 'reduced', 'destroyed', 'won', 'lost']),
  playsOn: view => (view.battle === undefined ? undefined : BATTLE),
}
