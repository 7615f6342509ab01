import { fieldCommander } from '@bivouac/field-commander'
import type { AnyGame } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { marengo } from '@bivouac/marengo'

/** The games this server offers, one line each. Bot workers load the same list. */
export const GAMES: readonly AnyGame[] = [manoeuvre, marengo, fieldCommander]
