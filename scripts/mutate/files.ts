import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The rules files of a game folder, in a fixed order. */
export const filesOf = (game: string): readonly string[] =>
  globSync('rules/**/*.ts', { cwd: game })
    .sort()
    .map(file => join(game, file))

/** Recorded games played again: they catch much, but say little about which rule was broken. */
const WHOLE_GAMES = /golden|journals/
/** Thousands of random games: far too slow to be played for every break, and what they would notice is written in no test. */
const AT_RANDOM = /conformance|coverage|fuzz/
/** Tests of drawing, of texts, of commands and of computer players: what only they notice, no rule's test holds. */
const OF_OTHER_THINGS = /\blook|bot|texts|words|page|browser|glossary|sentences|terminal|report/

export interface TestFiles {
  readonly chapters: readonly string[]
  readonly games: readonly string[]
}

export function testsOf(game: string): TestFiles {
  const all = globSync('test/**/*.test.ts', { cwd: game })
    .sort()
    .filter(file => !OF_OTHER_THINGS.test(file) && !AT_RANDOM.test(file))
    .map(file => join(game, file))
  return { chapters: all.filter(file => !WHOLE_GAMES.test(file)), games: all.filter(file => WHOLE_GAMES.test(file)) }
}
