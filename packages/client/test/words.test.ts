import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { WORDS } from '../src/words/index.ts'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
const text = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('words'))
  .map(entry => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
  .join('\n')
/** Keys put together at run time: `new.${each}` uses every key that begins so and ends so. */
const PATTERNS = [...text.matchAll(/`([\w.]*)\$\{[^}]+\}(\w*)`/g)].map(([, head, tail]) => ({
  head: head!,
  tail: tail!,
}))

test('every word of the page is said in Italian and in English', () => {
  for (const [key, said] of Object.entries(WORDS))
    for (const lang of ['it', 'en'] as const) assert.ok(said[lang].trim() !== '', `${key} has no ${lang}`)
})

test('both languages have the same blanks to fill in', () => {
  // How often a name is said and with which preposition is each language's own affair.
  const blanks = (said: string): string =>
    [...new Set([...said.matchAll(/\{(?:\w+:)?(\w+)[|}]/g)].map(([, name]) => name))].sort().join()
  for (const [key, said] of Object.entries(WORDS)) assert.equal(blanks(said.it), blanks(said.en), key)
})

test('no word of the page is unused', () => {
  const unused = Object.keys(WORDS).filter(
    key =>
      !text.includes(`'${key}'`) &&
      !PATTERNS.some(({ head, tail }) => head.includes('.') && key.startsWith(head) && key.endsWith(tail)),
  )
  assert.deepEqual(unused, [])
})
