/** What Age of Napoleon tells the computer players. */
import type { GameAi } from '@bivouac/kernel'
import type { Napoleon } from './state.ts'

export const ai: GameAi<Napoleon> = {
  playerTurn: ({ s }) => 16 * (s.year - 1805) + 2 * s.round + (s.first === 0 ? 0 : 1),
}
