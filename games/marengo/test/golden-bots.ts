/**
 * Writes the game of the computer players again: `node games/marengo/test/golden-bots.ts`. Needed when a player is
 * changed on purpose; a change that nobody meant fails the test that plays it again.
 */
import type { Journal } from '@bivouac/match'
import { playedByBots, writeGolden } from '../../../packages/ai/test/golden.ts'
import { marengo } from '../module.ts'

export const FILE = new URL('./journals-of-bots/marshal-veteran.json', import.meta.url)
export const played = (): Journal => playedByBots(marengo)

if (import.meta.main) writeGolden(FILE, played())
