/** How the game is put into words. Imports no rules that change anything: the page uses it too. */
import type { Words } from '@bivouac/kernel'
import { board } from './say/board.ts'
import { event, level } from './say/events.ts'
import { action, prompt, result } from './say/prompts.ts'
import type { Napoleon } from './state.ts'

export const words: Words<Napoleon> = { event, level, prompt, action, result, board }
