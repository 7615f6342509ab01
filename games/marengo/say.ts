/** The game in words, Italian and English. Imports no rules: the page uses it too. */
import type { Words } from '@bivouac/kernel'
import { action } from './say/actions.ts'
import { board } from './say/board.ts'
import { event, level } from './say/events.ts'
import { prompt, result } from './say/prompts.ts'
import type { Marengo } from './state.ts'

export const words: Words<Marengo> = { event, level, prompt, action, result, board }
