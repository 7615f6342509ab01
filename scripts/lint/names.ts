import type { Say } from './checks.ts'
import { isPlatform, isTest } from './table.ts'
import type { SourceFile } from './tree.ts'

const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The published test values of the dice begin with the name of a battle: a seed, no game. */
const SAYS_A_BATTLE: ReadonlySet<string> = new Set(['packages/match/test/dice.test.ts'])

/**
 * What serves every game names none: not its id, not in an address, not by the prefix of its style classes. Sentences may
 * hold the word: only a string that is the id, or has it between marks (`games/chess/`, `quick-chess`), names the game.
 */
export function namesNoGame(
  sources: ReadonlyMap<string, SourceFile>,
  files: ReadonlyMap<string, string>,
  say: Say,
): void {
  const ids = [...files.keys()].flatMap(path => /^games\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
  const idIn = ids.map(id => [id, new RegExp(`(?:^|[/#.@-])${id}(?:$|[/.?-])`)] as const)
  const prefixes = ids.flatMap(id => prefixOf(id, files) ?? [])
  const classOf = prefixes.length === 0 ? undefined : new RegExp(`(?:^|[^\\w-])(?:${prefixes.join('|')})-[a-z]`)
  for (const { path, code } of sources.values()) {
    const isE2e = path.startsWith('e2e/')
    // Nor do its tests: they take games from the shelf, or toys.
    const isTestOfPlatform = isTest(path) && path.startsWith('packages/') && !SAYS_A_BATTLE.has(path)
    if (!isPlatform(path) && !isE2e && !isTestOfPlatform) continue
    for (const { kind, text, line } of code) {
      if (kind === 'string' && classOf?.test(text)) say(path, line, `“${text}” is a style of one game`)
      const named = kind === 'name' ? ids.find(id => camel(id) === text) : undefined
      const meant = kind === 'string' ? idIn.find(([, pattern]) => pattern.test(text))?.[0] : undefined
      if (named !== undefined || meant !== undefined)
        say(path, line, `the platform must not name a game: ${named ?? meant}`)
    }
  }
  for (const [path, text] of files)
    if (path.startsWith('packages/client/') && path.endsWith('.css'))
      for (const [i, line] of text.split('\n').entries())
        if (prefixes.some(prefix => line.includes(`.${prefix}-`))) say(path, i + 1, 'a style of one game')
}

/** The two letters that most classes of a game begin with. */
function prefixOf(id: string, files: ReadonlyMap<string, string>): string | undefined {
  const counts = new Map<string, number>()
  for (const [path, text] of files)
    if (path.startsWith(`games/${id}/`) && path.endsWith('.css'))
      for (const [, prefix] of text.matchAll(/\.([a-z]{2})-[a-z]/g)) counts.set(prefix!, (counts.get(prefix!) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
