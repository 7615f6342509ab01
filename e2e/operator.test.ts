import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { launch, visit } from './browser.ts'
import { FIRST } from './catalogue.ts'
import { type Server, startServer } from './server.ts'

const TOKEN = 'a-token-that-nobody-guesses'
let server: Server
let browser: Browser
before(async () => {
  server = await startServer({ BIVOUAC_OPERATOR_TOKEN: TOKEN })
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

test('the operator’s desk: only with the token, nothing without a reason, and every deed written down', async () => {
  const settings = { lang: 'en', confirm: false }
  const guest = await visit(browser, server.url, { settings: { ...settings, name: 'Fouche' } })
  const other = await visit(browser, server.url, { settings: { ...settings, name: 'Savary' } })
  await guest.open(`#/new/${FIRST}`)
  await guest.page.getByTestId('opponent-online').check()
  await guest.page.getByTestId('start').click()
  await other.page.goto(await guest.page.getByTestId('invite-link').inputValue())
  await Promise.all([guest, other].map(each => each.page.getByTestId('board').waitFor()))

  const { page } = await visit(browser, server.url, { settings })
  await page.goto(`${server.url}/#/operator`)
  await page.getByTestId('operator-token').fill('wrong')
  await page.getByTestId('operator-enter').click()
  await page.getByTestId('operator-fault').waitFor()
  assert.equal(await page.getByTestId('operator-tables').count(), 0)
  await page.getByTestId('operator-token').fill(TOKEN)
  await page.getByTestId('operator-enter').click()
  const row = page.getByTestId('operator-tables').locator('li', { hasText: 'Fouche' })
  await row.waitFor()
  assert.deepEqual(await faultsOf(page, 'the operator’s desk'), [])

  await row.getByRole('button', { name: 'Void the game' }).click()
  assert.match(await page.getByTestId('operator-fault').innerText(), /reason/)
  await page.getByTestId('operator-why').fill('asked by both')
  await row.getByRole('button', { name: 'Void the game' }).click()
  await page.getByTestId('operator-deeds').locator('li', { hasText: 'asked by both' }).waitFor()
  await guest.page.getByTestId('game-over').waitFor()

  const person = page.getByTestId('operator-users').locator('li', { hasText: 'Savary' })
  await person.getByRole('button', { name: 'Ban for 7 days' }).click()
  await person.getByText('banned until').waitFor()
  await person.getByRole('button', { name: 'Lift the ban' }).click()
  await person.getByRole('button', { name: 'Ban for 7 days' }).waitFor()
  assert.equal(await page.getByTestId('operator-deeds').locator('li').count(), 3)
})
