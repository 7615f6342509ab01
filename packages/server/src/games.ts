import type { AnyGame } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'

/** The games this server offers, one line each. Bot workers load the same list. */
export const GAMES: readonly AnyGame[] = [manoeuvre]
