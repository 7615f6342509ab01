/** The game in words, Italian and English. Imports no rules: the page uses it too. */
import type { Words } from '@bivouac/kernel'
import { sayAction } from './say/actions.ts'
import { sayBoard } from './say/board.ts'
import { sayEvent } from './say/events.ts'
import { levelOf } from './say/levels.ts'
import { sayPrompt } from './say/prompts.ts'
import { sayResult } from './say/results.ts'
import type { FieldCommander } from './state.ts'

export const words: Words<FieldCommander> = {
  event: sayEvent,
  level: levelOf,
  prompt: sayPrompt,
  action: sayAction,
  result: sayResult,
  board: sayBoard,
}
