/** Every game at once, for whoever runs them all: the command, the server and its workers, tests. */
import type { AnyGame } from '@bivouac/kernel'
import { SHELF } from './index.ts'

export const GAMES: readonly AnyGame[] = await Promise.all(Object.values(SHELF).map(load => load()))
