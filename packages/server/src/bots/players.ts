import { type Player, playersFor } from '@bivouac/ai'
import type { AnyGame } from '@bivouac/kernel'

/** A computer player that a module of its own brings, for tests and for whoever adds players. */
export interface Bot {
  readonly id: string
  player(game: AnyGame): Player
}

/** Otherwise a game's computer players are all its levels and characters, the same that play in the browser. */
export const levelsOf = (game: AnyGame): readonly string[] => playersFor(game).map(each => each.id)
