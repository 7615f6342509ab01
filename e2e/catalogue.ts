/** Every game of the home page, as the shelf lists them, with what each says of itself to the tests of the table. */
import { existsSync, readdirSync } from 'node:fs'
import type { AnyGame } from '@bivouac/kernel'
import type { School } from '../packages/client/src/carrier/school.ts'
import { GAMES as RULES } from '../packages/shelf/src/all.ts'
import type { Scenes } from './scenes.ts'

export interface Game {
  readonly id: string
  readonly rules: AnyGame
  /** Does it have a guided first battle? */
  readonly lesson: boolean
  /** Finished games, as files. */
  readonly journals: readonly string[]
  readonly scenes: Scenes
}
const inFolder = (id: string, file: string): URL => new URL(`../games/${id}/${file}`, import.meta.url)
const has = (id: string, file: string): boolean => existsSync(inFolder(id, file))

async function scenesOf(id: string): Promise<Scenes> {
  const file = 'test/browser/scenes.ts'
  if (!has(id, file)) return {}
  const { scenes } = (await import(inFolder(id, file).href)) as { scenes: Scenes }
  return scenes
}

export const GAMES: readonly Game[] = await Promise.all(
  RULES.filter(({ id }) => has(id, 'page/index.ts')).map(async rules => ({
    id: rules.id,
    rules,
    lesson: has(rules.id, 'page/lesson.ts'),
    journals: readdirSync(inFolder(rules.id, 'test/journals'))
      .filter(name => name.endsWith('.json'))
      .map(name => inFolder(rules.id, `test/journals/${name}`).pathname),
    scenes: await scenesOf(rules.id),
  })),
)
/** Those that have a school. */
export const SCHOOLS: readonly { readonly id: string; readonly school: School }[] = await Promise.all(
  GAMES.filter(({ id }) => has(id, 'page/school.ts')).map(async ({ id }) => {
    const { SCHOOL } = (await import(inFolder(id, 'page/school.ts').href)) as { SCHOOL: School }
    return { id, school: SCHOOL }
  }),
)
/** The game that stands for any: what is tested with it is the table. */
export const FIRST = GAMES[0]!.id

/** Those that can show something, the first of them for whoever needs one. */
export function gamesWith<Name extends keyof Scenes>(
  scene: Name,
): readonly (Game & { readonly scenes: Required<Pick<Scenes, Name>> })[] {
  const found = GAMES.filter(({ scenes }) => scenes[scene] !== undefined)
  if (found.length === 0) throw new Error(`no game has a scene “${scene}”`)
  return found as never
}
