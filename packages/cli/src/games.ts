import { fieldCommander } from '@bivouac/field-commander'
import type { AnyGame } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { marengo } from '@bivouac/marengo'

/** The games on the shelf, one line each: the index that adding a game adds a line to. */
export const GAMES: readonly AnyGame[] = [
  manoeuvre, //
  marengo,
  fieldCommander,
]
