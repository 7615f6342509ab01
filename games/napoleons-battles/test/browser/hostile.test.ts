/** A scenario from a stranger: whatever he calls the battle, its places, generals and brigades, it stays text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatch, type Match } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { fileOf } from '../../../../e2e/positions.ts'
import { stage } from '../../../../e2e/stage.ts'
import { fieldNamed } from '../../field.ts'
import { napoleonsBattles } from '../../module.ts'

const here = stage()
const HOSTILE = '<img src=x onerror=smuggled=1>'
const NAMES = new Set(['name', 'title', 'it', 'en'])

/** The same scenario with every name replaced, wherever it is meant. */
const given = new Map<string, string>()
function collect(value: unknown, key = ''): void {
  if (typeof value === 'string' && NAMES.has(key)) given.set(value, `${HOSTILE}${given.size}`)
  else if (typeof value === 'object' && value !== null)
    for (const [each, part] of Object.entries(value)) collect(part, each)
}
const renamed = (value: unknown): unknown =>
  typeof value === 'string'
    ? (given.get(value) ?? value)
    : Array.isArray(value)
      ? value.map(renamed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([each, part]) => [each, renamed(part)]))
        : value

async function isClean(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => 'smuggled' in globalThis), false)
  assert.equal(await page.locator('img[src="x"]').count(), 0)
}

test('names of a scenario in a file stay text, on the table, in the log and in the list of armies', async () => {
  const { data } = fieldNamed('san-rocco')
  collect(data)
  const setup = napoleonsBattles.readSetup({ scenario: renamed(data) })
  assert.ok(typeof setup !== 'string', String(setup))
  const match = createMatch(napoleonsBattles, setup, { seed: 'hostile', nonces: ['e2e'] }) as unknown as Match
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.getByTestId('board').waitFor()
  await page.locator('.prompt').first().waitFor()
  assert.ok((await page.content()).includes('&lt;img'), 'the names are shown')
  await isClean(page)
  await visitor.leave()
})
