import type { AnyGame } from '@bivouac/kernel'

/** The rules of each game, fetched when a table needs them. Workers only: the page thread never loads rules. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  manoeuvre: () => import('@bivouac/manoeuvre').then(game => game.manoeuvre),
  marengo: () => import('@bivouac/marengo').then(game => game.marengo),
  'field-commander': () => import('@bivouac/field-commander').then(game => game.fieldCommander),
}

export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined
  if (load === undefined) throw new Error(`there is no game called ${id}`)
  return load()
}
