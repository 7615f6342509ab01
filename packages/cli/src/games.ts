import type { AnyGame } from '@bivouac/kernel'

/** The games on the shelf, one line each: the index that adding a game adds a line to. */
export const GAMES: readonly AnyGame[] = []
