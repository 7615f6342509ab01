import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isPlain, pack, unpack } from '../build/packing.ts'

const sent = (facts: ReadonlyMap<number, unknown>): Readonly<Record<number, unknown>> =>
  unpack(JSON.parse(JSON.stringify(pack(facts))))

test('facts come back from JSON as they were, and one object stays one', () => {
  const name = { it: 'Marengo', en: 'Marengo' }
  const place = { name, at: [1, 2] }
  const read = sent(
    new Map<number, unknown>([
      [3, [place, place]],
      [7, { name, empty: [], none: undefined }],
    ]),
  )
  assert.deepEqual(read, { 3: [place, place], 7: { name, empty: [] } })
  const [first, second] = read[3] as readonly { readonly name: unknown }[]
  assert.equal(first, second)
  assert.equal(first!.name, (read[7] as { readonly name: unknown }).name)
})

test('what JSON would change is no fact', () => {
  const circle: unknown[] = []
  circle.push(circle)
  const not = [new Map(), new Set(), () => 1, Number.NaN, -0, [undefined], new Array(1), circle, null, { $: 1 }, 1n]
  for (const each of not) assert.equal(isPlain([each]), false, String(each))
  assert.equal(isPlain({ a: [1, 'b', true, { c: undefined }] }), true)
})

test('every table of every game survives the journey', async () => {
  const games = fileURLToPath(new URL('../../../games', import.meta.url))
  const files = globSync('*/{data,say}/**/*.ts', { cwd: games })
  const facts = new Map<number, unknown>()
  for (const file of files) {
    const module = (await import(pathToFileURL(`${games}/${file}`).href)) as Readonly<Record<string, unknown>>
    for (const value of Object.values(module)) if (isPlain(value)) facts.set(facts.size, value)
  }
  assert.ok(facts.size > 50, `${facts.size} facts`)
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  const read = sent(facts)
  for (const [id, value] of facts) assert.deepEqual(read[id], plain(value))
})
