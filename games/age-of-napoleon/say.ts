/** Age of Napoleon in words, Italian and English. Imports no rules: the page uses it too. */
import type { Words } from '@bivouac/kernel'
import { actionLabel } from './say/actions.ts'
import { board } from './say/board.ts'
import { eventLevel, eventPhrase } from './say/events.ts'
import { prompt, resultText } from './say/prompts.ts'
import type { Napoleon } from './state.ts'

export const words: Words<Napoleon> = {
  event: eventPhrase,
  level: eventLevel,
  prompt,
  action: actionLabel,
  result: resultText,
  board,
}
