import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { launch, visit } from './browser.ts'
import { impatient, play } from './player.ts'
import { type Server, startServer } from './server.ts'

let server: Server
let browser: Browser
before(async () => {
  server = await startServer()
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

test('a solo game against the random player goes to its end, by clicking what is lit', async () => {
  const visitor = await visit(browser, server.url)
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('new-manoeuvre').click()
  await page.getByTestId('new-bot').selectOption('random')
  await page.getByTestId('start').click()
  await page.getByTestId('table').waitFor()
  const began = Date.now()
  const { clicks, at } = await play([page], { choose: impatient(1805) })
  console.log(`solo: ${clicks} clicks, ${at} moves, ${Date.now() - began} ms`)
  assert.match(await page.getByTestId('game-over').innerText(), /Victory|Defeat|draw/)
  await visitor.leave()
})
