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
const HOSTILE = '<img src=x onerror="globalThis.smuggled=1"><script>globalThis.smuggled=1</script>'
const NAMES = new Set(['name', 'title', 'it', 'en'])

/** The same scenario with every name replaced. */
const renamed = (value: unknown, key = ''): unknown =>
  typeof value === 'string'
    ? NAMES.has(key)
      ? HOSTILE
      : value
    : Array.isArray(value)
      ? value.map(each => renamed(each))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([each, part]) => [each, renamed(part, each)]))
        : value

async function isClean(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => 'smuggled' in globalThis), false)
  assert.equal(await page.locator('img[src="x"]').count(), 0)
}

test('names of a scenario in a file stay text, on the table, in the log and in the list of armies', async () => {
  const setup = napoleonsBattles.readSetup({ scenario: renamed(fieldNamed('san-rocco').data) })
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
