/**
 * Which modules travel together. What a table cannot be drawn without comes in two files, the app and the game: together
 * they pack better than in a dozen. What is fetched later (`lazy` and `import()` in the sources) stays apart by itself;
 * what hands need is one file more (`table/presence.ts`).
 */
const CLIENT = '/packages/client/src/'
const gameOf = (path: string): string | undefined => /\/games\/([^/]+)\//.exec(path)?.[1]
const rootOf = (path: string): string => path.slice(0, Math.max(path.indexOf(CLIENT), path.indexOf('/games/')))

/** Of the packages below, what every table says and shows. The rest of them is reached through their indexes, and is for those who use it. */
const BELOW =
  /\/packages\/(?:kernel\/src\/(?:grammar|figures|phrase)|match\/src\/patch)\.ts$|\/node_modules\/solid-js\/(?:dist|web)\/|preload-helper/
/** Left alone, the typefaces would be a chunk of nothing but style, which the page asks for and nobody writes. */
const STYLE = /\/node_modules\/@fontsource\//
const WORDS_OF_ALL = /\/client\/src\/words\/(?:ui|table)\.ts$/

/** What the page of every game needs, though the app itself does not: by itself it would be a file of three hundred bytes. */
const POINTING = /\/client\/src\/page\/pointing\.ts$/

/** In which file of facts the constants of a module go, if in any. */
export function factsFileOf(id: string): string | undefined {
  return gameOf(id) ?? (WORDS_OF_ALL.test(id) ? 'app' : undefined)
}

/** What the bundler knows of a module. */
interface Known {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Everything a module imports, and what that imports; not what is only fetched. Looked for once in every build. */
const needed = new WeakMap<object, Map<string, ReadonlySet<string>>>()
function neededBy(module: string, known: Known): ReadonlySet<string> {
  const all = needed.get(known.getModuleInfo) ?? new Map<string, ReadonlySet<string>>()
  needed.set(known.getModuleInfo, all)
  const before = all.get(module)
  if (before !== undefined) return before
  const found = new Set([module])
  for (const id of found) for (const each of known.getModuleInfo(id)?.importedIds ?? []) found.add(each)
  all.set(module, found)
  return found
}

/** Into which file the bundler puts a module; where nothing is said, it decides. */
export function fileOf(id: string, known: Known): string | undefined {
  if (id.startsWith('\0virtual:facts/')) return id.slice('\0virtual:facts/'.length)
  if (id === '\0virtual:shelf' || BELOW.test(id) || STYLE.test(id)) return 'app'
  const path = id.split('?')[0]!
  const game = gameOf(path)
  if (game !== undefined) {
    const page = `${rootOf(path)}/games/${game}/page/index.ts`
    return neededBy(page, known).has(id) && !/\/games\/[^/]+\/rulebook/.test(path) ? game : undefined
  }
  if (!path.includes(CLIENT)) return undefined
  const client = rootOf(path) + CLIENT
  if (neededBy(`${client}main.tsx`, known).has(id) || POINTING.test(path)) return 'app'
  return neededBy(`${client}table/hands.ts`, known).has(id) ? 'hands' : undefined
}
