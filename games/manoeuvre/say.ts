/** Manoeuvre in words, Italian and English. Imports no rules: the page uses it too. */
import type { Words } from '@bivouac/kernel'
import { board } from './say/board.ts'
import { actionLabel, prompt, resultText } from './say/choices.ts'
import { eventLevel, eventPhrase } from './say/events.ts'
import type { Manoeuvre } from './state.ts'

export const words: Words<Manoeuvre> = {
  event: eventPhrase,
  level: eventLevel,
  prompt,
  action: actionLabel,
  result: resultText,
  board,
}
