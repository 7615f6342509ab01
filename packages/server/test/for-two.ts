/** The games on the shelf that two people play against each other: tests of the server take any of them and name none. */
import type { AnyGame } from '@bivouac/kernel'
import { GAMES } from '@bivouac/shelf/all'

export const SHELF = import.meta.resolve('@bivouac/shelf/all')

const isForTwo = (game: AnyGame): boolean => {
  const setup = game.readSetup({})
  return typeof setup === 'object' && game.seats(setup).length === 2
}
export const FOR_TWO: readonly AnyGame[] = GAMES.filter(isForTwo)
/** The one that stands for any. */
export const FIRST: AnyGame = FOR_TWO[0]!
