/** Every game of the home page, as the shelf lists them. */
import { existsSync } from 'node:fs'
import { SHELF } from '@bivouac/shelf'

export interface Game {
  readonly id: string
  /** Does it have a guided first battle? */
  readonly lesson: boolean
}
export const GAMES: readonly Game[] = Object.keys(SHELF).map(id => ({
  id,
  lesson: existsSync(new URL(`../games/${id}/page/lesson.ts`, import.meta.url)),
}))
/** The game that stands for any: what is tested with it is the table. */
export const FIRST = GAMES[0]!.id
