import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(`${root}README.md`, 'utf8')
const listed = new Set([...readme.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!))
const written = globSync(['src/**/*.tsx', '../../games/*/page/**/*.tsx'], { cwd: root }).flatMap(file =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\btestid="([\w-]+)"/g)].map(([, name]) => ({
    file,
    name: name!,
  })),
)

test('every name for tests is in the README', () => {
  const missing = written.filter(({ name }) => !listed.has(name) && !listed.has(name.replace(/^setting/, '')))
  assert.ok(written.length > 100, `${written.length} names`)
  assert.deepEqual(missing, [])
})
