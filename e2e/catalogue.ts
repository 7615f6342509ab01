/** Every game of the home page, as the shelf lists them. */
import { existsSync } from 'node:fs'
import { SHELF } from '@bivouac/shelf'

export interface Game {
  readonly id: string
  /** Does it have a guided first battle? */
  readonly lesson: boolean
}
const hasPage = (id: string, file: string): boolean =>
  existsSync(new URL(`../games/${id}/page/${file}`, import.meta.url))
export const GAMES: readonly Game[] = Object.keys(SHELF)
  .filter(id => hasPage(id, 'index.ts'))
  .map(id => ({ id, lesson: hasPage(id, 'lesson.ts') }))
/** The game that stands for any: what is tested with it is the table. */
export const FIRST = GAMES[0]!.id
