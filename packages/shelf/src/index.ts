import type { AnyGame } from '@bivouac/kernel'

/**
 * The games on the shelf: the one list, for command, server, workers, page, build and tests. A game is its folder in
 * `games/` and one line here; everything else is found in the folder (`about.ts`, `rulebook.ts`, `page/`).
 */
export const SHELF: Readonly<Record<string, () => Promise<AnyGame>>> = {
  manoeuvre: () => import('@bivouac/manoeuvre').then(game => game.manoeuvre),
  marengo: () => import('@bivouac/marengo').then(game => game.marengo),
  'field-commander': () => import('@bivouac/field-commander').then(game => game.fieldCommander),
  'napoleons-battles': () => import('@bivouac/napoleons-battles').then(game => game.napoleonsBattles),
  'age-of-napoleon': () => import('@bivouac/age-of-napoleon').then(game => game.ageOfNapoleon),
}

/** The rules of one game, fetched when somebody needs them. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(SHELF, id) ? SHELF[id] : undefined
  if (load === undefined) throw new Error(`there is no game called ${id}`)
  return load()
}
