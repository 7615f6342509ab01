import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadExports } from '../lint/exports.ts'
import { readTree } from '../lint/tree.ts'

const MANIFEST = JSON.stringify({ name: '@bivouac/kernel', exports: { '.': './src/index.ts', './*': './src/*.ts' } })

/** What is dead in a package of these files, as `file name`. */
function dead(files: Readonly<Record<string, string>>): readonly string[] {
  const found: string[] = []
  const all = Object.entries(files).map(([name, text]) => [`packages/kernel/src/${name}`, text] as const)
  const { sources } = readTree(new Map([['packages/kernel/package.json', MANIFEST], ['package.json', '{}'], ...all]))
  deadExports(sources, (path, _, reason) => void found.push(`${path.split('/').at(-1)} ${/“(.+)”/.exec(reason)?.[1]}`))
  return found
}

test('what nobody imports and its own file does not use is dead', () => {
  assert.deepEqual(
    dead({ 'a.ts': 'export const one = 1\nexport const two = 2\n', 'b.ts': `import { one } from './a.ts'\none\n` }),
    ['a.ts two'],
  )
  assert.deepEqual(
    dead({ 'a.ts': 'export interface Shape {}\nexport function drawn(s: Shape) { return drawn }\n' }),
    [],
  )
  for (const text of [
    'export class Old {}',
    'export async function old() {}',
    'export type Old = 1',
    'export const { old } = f()',
  ])
    assert.equal(dead({ 'a.ts': text }).length, 1, text)
})

test('a name passed on is used only where somebody takes it in the end', () => {
  const parts = {
    'a.ts': 'export const one = 1\nexport const two = 2\n',
    'list.ts': `export { one, two as zwei } from './a.ts'\n`,
  }
  assert.deepEqual(dead({ ...parts, 'b.ts': `import { one } from './list.ts'\none\n` }), ['a.ts two', 'list.ts zwei'])
  const whole = { ...parts, 'list.ts': `export * from './a.ts'\n` }
  assert.deepEqual(dead({ ...whole, 'b.ts': `import { two } from '@bivouac/kernel/list'\ntwo\n` }), ['a.ts one'])
})

test('whoever takes a whole file takes what he then names', () => {
  const parts = { 'a.ts': 'export const one = 1\nexport const two = 2\n' }
  assert.deepEqual(dead({ ...parts, 'b.ts': `import * as all from './a.ts'\nall.one\n` }), ['a.ts two'])
  assert.deepEqual(dead({ ...parts, 'b.ts': `const f = async () => (await import('./a.ts')).two\n` }), ['a.ts one'])
  assert.deepEqual(dead({ ...parts, 'b.ts': `new URL('./a.ts', import.meta.url)\n` }), [])
})

test('the door of a package is for whoever uses it as a library', () => {
  assert.deepEqual(dead({ 'a.ts': 'export const one = 1\n', 'index.ts': `export { one } from './a.ts'\n` }), [])
})
