import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtClient } from '../scripts/build.ts'
import { FIRST } from './catalogue.ts'
import { seedPage } from './dice/page.ts'
import { stage } from './stage.ts'

const here = stage()

async function sealOnServer(): Promise<string> {
  const answer = await fetch(`/api/tables/${location.hash.split('/').at(-1)}`)
  return ((await answer.json()) as { readonly commitment: string }).commitment
}

async function sealKeptHere(): Promise<string> {
  const result = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise(resolve => {
      request.onsuccess = () => resolve(request.result)
    })
  const tables = (await result(indexedDB.open('bivouac', 1))).transaction('tables').objectStore('tables')
  const [saved] = (await result(tables.getAll())) as { readonly journal: { commitment: { hash: string } } }[]
  return saved!.journal.commitment.hash
}

/** The seal of the dice of a new table. */
async function sealOf(dice: string, opponent: 'here' | 'online'): Promise<string> {
  await here.dice(dice)
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open(`#/new/${FIRST}`)
  await page.getByTestId(`opponent-${opponent}`).check()
  await page.getByTestId('start').click()
  await page.getByTestId(opponent === 'online' ? 'invite-link' : 'board').waitFor()
  const seal = await (opponent === 'online' ? page.evaluate(sealOnServer) : page.evaluate(sealKeptHere))
  await visitor.leave()
  return seal
}

for (const opponent of ['here', 'online'] as const)
  test(`the same name gives a table the same dice, another other ones: ${opponent}`, async () => {
    const [one, again, other] = [
      await sealOf('one', opponent),
      await sealOf('one', opponent),
      await sealOf('other', opponent),
    ]
    assert.match(one, /^[0-9a-f]{64}$/)
    assert.equal(again, one)
    assert.notEqual(other, one)
  })

test('the app as the world gets it knows no dice of tests', async () => {
  const folder = await builtClient()
  const [mark] = /dice of a test[^"]*/.exec(seedPage('x')) ?? []
  assert.ok(mark !== undefined)
  for (const file of globSync('**/*.js', { cwd: folder }))
    assert.ok(!readFileSync(join(folder, file), 'utf8').includes(mark), file)
})
