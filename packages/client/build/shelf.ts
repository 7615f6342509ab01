/**
 * The one list of games, for the page. Each game is fetched when somebody sits down to it, so the list becomes `import()`s
 * of the files every game keeps in the same place; titles are short and travel with the app, what the home page tells
 * of a game with the home page.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { About } from '@bivouac/kernel'
import { SHELF } from '@bivouac/shelf'
import type { Plugin } from 'vite'
import { previewsOf } from './previews.ts'

const LIST = 'virtual:shelf'
const ABOUT = 'virtual:shelf/about'
const PREVIEWS = 'virtual:shelf/previews'
const folderOf = (game: string): string => fileURLToPath(new URL(`../../../games/${game}`, import.meta.url))

/** The games in the order of the list that have a page; the others are played in the terminal. */
export const GAMES: readonly string[] = Object.keys(SHELF).filter(game => existsSync(`${folderOf(game)}/page/index.ts`))

async function aboutOf(game: string): Promise<About> {
  const { about } = (await import(pathToFileURL(`${folderOf(game)}/about.ts`).href)) as { readonly about: About }
  return about
}

async function entry(game: string): Promise<string> {
  const load = (file: string, name: string): string =>
    `() => import(${JSON.stringify(`${folderOf(game)}/${file}`)}).then(part => part.${name})`
  const { title } = await aboutOf(game)
  const { ai } = await SHELF[game]!()
  const does = `${ai?.judged ? ', judged: true' : ''}${ai?.adviser ? ', advised: true' : ''}`
  const optional = (name: string): string =>
    existsSync(`${folderOf(game)}/page/${name}.ts`) ? `, ${name}: ${load(`page/${name}.ts`, name.toUpperCase())}` : ''
  return `{ id: ${JSON.stringify(game)}, title: ${JSON.stringify(title)}${does}, rulebook: ${load('rulebook.ts', 'rulebook')}, load: ${load('page/index.ts', 'page')}${optional('lesson')}${optional('school')}${optional('editor')} }`
}

export function shelf(): Plugin {
  return {
    name: 'bivouac-shelf',
    resolveId: id => ([LIST, ABOUT, PREVIEWS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIST}`) return `export const GAMES = [${(await Promise.all(GAMES.map(entry))).join(',\n')}]`
      if (id === `\0${PREVIEWS}`) {
        const seen = await Promise.all(GAMES.map(async game => [game, previewsOf(await SHELF[game]!())] as const))
        return `export const PREVIEWS = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(seen)))})`
      }
      if (id !== `\0${ABOUT}`) return undefined
      const told = await Promise.all(GAMES.map(async game => [game, await aboutOf(game)] as const))
      return `export const ABOUT = ${JSON.stringify(Object.fromEntries(told))}`
    },
  }
}
