/**
 * A game is one folder and one line: a game that is on no shelf of ours is put on one, in a copy of this checkout, and
 * played in the terminal, in the browser and online. It is one on a measured table, with orders too many to list.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch, visit } from './browser.ts'
import { type Checkout, checkoutWith } from './checkout.ts'
import { anything, play, see } from './player.ts'
import { atRest, becomes, inStep } from './rest.ts'
import type { Server } from './server.ts'

const GAME = 'two-brigades'
const FOLDER = fileURLToPath(new URL(`../packages/client/test/${GAME}`, import.meta.url))
const LINE = `'${GAME}': () => import('@bivouac/${GAME}').then(game => game.twoBrigades),`

let checkout: Checkout
let server: Server
let browser: Browser
before(async () => {
  checkout = checkoutWith(GAME, FOLDER, LINE)
  server = await checkout.startServer()
  browser = await launch()
})
after(async () => {
  await browser?.close()
  await server?.stop()
  checkout?.remove()
})
const settings = { lang: 'en', confirm: false }

test('the terminal lists it, plays it with orders typed freely, and replays what was played', () => {
  const listed = checkout.bivouac(['games'])
  assert.match(listed.out, /two-brigades/)
  const file = join(checkout.folder, 'terminal.json')
  // An empty line first: the keyboard is handed over.
  const orders = ['', 'march [0,333]', 'wheel [1,-123]', 'quit'].join('\n')
  const played = checkout.bivouac(
    ['play', GAME, '--seats', 'human,human', '--lang', 'en', '--save', file],
    `${orders}\n`,
  )
  const { moves } = JSON.parse(readFileSync(file, 'utf8')) as { moves: { action: object }[] }
  assert.deepEqual(
    moves.map(each => each.action),
    [
      { type: 'march', arg: [0, 333] },
      { type: 'wheel', arg: [1, -123] },
    ],
    played.out,
  )
  assert.equal(checkout.bivouac(['verify', file]).code, 0)
})

test('the home page shows it, and a browser plays it to the end against the computer', async () => {
  const visitor = await visit(browser, server.url, { settings })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${GAME}`).click()
  await page.locator('.prompt.mine').waitFor()
  await draggedAhead(page)
  const kinds = new Set<string>()
  const any = anything(5)
  await play([page], {
    choose(seen, where) {
      const chosen = any(seen, where)
      kinds.add(seen.options[chosen]!.split(/[ :]/)[0]!)
      return chosen
    },
  })
  assert.equal((await see(page)).state, 'over')
  assert.ok(kinds.has('piece') && kinds.has('place'), [...kinds].join())
  await visitor.leave()
})

/** An order that is in no list: the brigade is taken and pushed ahead, and what is sent is how far it went. */
async function draggedAhead(page: Page): Promise<void> {
  const brigade = page.locator('.panzoom [data-thing="piece:0"]')
  await brigade.click()
  await page.locator('.panzoom .is-chosen[data-thing="piece:0"]').waitFor()
  // Whatever the choice has set in motion comes to rest before a hand is laid on it.
  const { at } = await atRest(page)
  const { x, y, width, height } = (await brigade.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  for (const step of [10, 25, 41]) await page.mouse.move(x + width / 2, y - step)
  await page.mouse.up()
  await becomes(async () => (await see(page)).at > at, true, 'the order was carried out')
}

test('two browsers play it online to the end', async () => {
  const [first, second] = [
    await visit(browser, server.url, { settings }),
    await visit(browser, server.url, { settings }),
  ]
  await first.open(`#/new/${GAME}`)
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('prompt-text').waitFor()))
  await inStep(pages)
  await play(pages, { choose: anything(8) })
  const verdicts = await Promise.all(pages.map(page => page.getByTestId('game-over').getByRole('heading').innerText()))
  assert.equal(verdicts.length, 2)
  for (const each of [first, second]) await each.leave()
})
