/** The command starts under whatever Node somebody has, and hands over to the one the repository pins. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { GAMES } from '@bivouac/shelf/all'
import { REAL } from './spawn.ts'

/** A Node that takes itself for an older one; whom it hands over to is not told so. */
const PRETENDS =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.0.0"}})'

/** Those that are really older, where the machine has any. */
const olderOnes = (process.env.PATH ?? '')
  .split(delimiter)
  .map(each => join(each, 'node'))
  .filter(each => {
    try {
      return Number(/^v(\d+)/.exec(execFileSync(each, ['--version'], { encoding: 'utf8' }))?.[1]) < 24
    } catch {
      return false
    }
  })
const starts: readonly (readonly string[])[] = [
  [process.execPath, '--import', PRETENDS],
  ...olderOnes.slice(0, 1).map(each => [each]),
]

for (const [node, ...args] of starts)
  test(`an older Node hands over to the pinned one (${args.length > 0 ? 'pretended' : 'found'})`, () => {
    const run = (...words: string[]) => spawnSync(node!, [...args, REAL, ...words], { encoding: 'utf8' })
    const listed = run('games', '--lang', 'en')
    assert.equal(listed.status, 0, listed.stderr)
    for (const { id } of GAMES) assert.ok(listed.stdout.includes(id), id)
    assert.equal(run('dance').status, 2)
  })
