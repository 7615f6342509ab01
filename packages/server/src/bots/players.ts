import { type Player, randomPlayer } from '@bivouac/ai'

/** The computer players of this server, one line each; the last is the one hints come from. */
export const PLAYERS: readonly Player[] = [randomPlayer]
