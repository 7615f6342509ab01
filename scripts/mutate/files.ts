import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The rules files of a game folder, in a fixed order. */
export const filesOf = (game: string): readonly string[] =>
  globSync('rules/**/*.ts', { cwd: game })
    .sort()
    .map(file => join(game, file))

/** Tests that play whole games: they catch much, but say little about which rule was broken. */
const WHOLE_GAMES = /conformance|coverage|golden|journals|fuzz/
/** Tests of drawing, of texts and of computer players: what only they notice, no rule's test holds. */
const OF_OTHER_THINGS = /look|bot|texts|words|page|browser|glossary|sentences/

export interface TestFiles {
  readonly chapters: readonly string[]
  readonly games: readonly string[]
}

export function testsOf(game: string): TestFiles {
  const all = globSync('test/**/*.test.ts', { cwd: game })
    .sort()
    .filter(file => !OF_OTHER_THINGS.test(file))
    .map(file => join(game, file))
  return { chapters: all.filter(file => !WHOLE_GAMES.test(file)), games: all.filter(file => WHOLE_GAMES.test(file)) }
}
