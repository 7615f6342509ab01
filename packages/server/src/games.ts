import type { AnyGame } from '@bivouac/kernel'

/** The games this server offers, one line each. Bot workers load the same list. */
export const GAMES: readonly AnyGame[] = []
