import type { AnyGame } from '@bivouac/kernel'
import { toy } from '../../match/test/toy.ts'

/** The same game after a release that changed its rules. */
export const GAMES: readonly AnyGame[] = [{ ...toy, version: toy.version + 1 }]
