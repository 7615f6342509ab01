import { type Player, randomPlayer } from '@bivouac/ai'
import type { AnyGame } from '@bivouac/kernel'

/** A computer player of this server. Some know one game well, so each is made for a game. */
export interface Bot {
  readonly id: string
  player(game: AnyGame): Player
}

/** One line each; the last is the one hints come from. */
export const PLAYERS: readonly Bot[] = [{ id: 'random', player: () => randomPlayer }]
