import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Journal } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { gamesWith } from './catalogue.ts'
import { anything, impatient, play, see } from './player.ts'
import { eventually, inStep, seeAtLeast } from './rest.ts'
import { BIVOUAC } from './server.ts'
import { stage } from './stage.ts'
import { listen, type Wire, wireKeepsSecrets } from './wire.ts'

const here = stage()
/** A game with hands of cards: a card says whose it is. */
const [game] = gamesWith('holder')
const { holder: holderOf, hurries } = game!.scenes
const wishes = { mayLoseServer: true, settings: { lang: 'en', confirm: false } }

/** The first visitor opens a table, the second follows the invitation. */
async function meet(): Promise<[Visitor, Visitor, Wire, Wire]> {
  const first = await here.visit(wishes)
  const second = await here.visit(wishes)
  const wires = [listen(first.page), listen(second.page)] as const
  await first.open(`#/new/${game!.id}`)
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  const link = await first.page.getByTestId('invite-link').inputValue()
  await second.page.goto(link)
  await Promise.all([first, second].map(({ page }) => page.getByTestId('board').waitFor()))
  return [first, second, ...wires]
}

/** How often the table was told whole: once after each connection. */
const greetings = ({ tells }: Wire): number => tells.filter(({ tell }) => tell === 'table').length

const cardsIn = async (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-thing^="card:"]')
    .evaluateAll(all => all.map(each => Number(each.getAttribute('data-thing')!.slice(5))))

test('two browsers play a whole game online, through a reload and a server that dies in the middle', async () => {
  const [first, second, ...wires] = await meet()
  const pages = [first.page, second.page]
  const choose = impatient(1815, hurries)
  const began = Date.now()
  const reach = (until?: number) => play(pages, { choose, ...(until !== undefined && { until }) })

  await reach(80)
  const watcher = await here.visit(wishes)
  const watching = listen(watcher.page)
  await watcher.page.goto(second.page.url())
  await watcher.page.getByTestId('board').waitFor()

  const before = await see(first.page)
  await first.page.reload()
  await first.page.getByTestId('board').waitFor()
  await seeAtLeast(first.page, before.at)
  await reach(160)

  const told = await Promise.all(pages.map(page => see(page)))
  const greeted = wires.map(greetings)
  await here.server.restart()
  for (const [i, wire] of wires.entries()) {
    // A page that has not noticed yet would still show what it showed.
    const count = await eventually(
      async () => greetings(wire),
      now => now > greeted[i]!,
    )
    assert.ok(count > greeted[i]!, 'the page found the new server')
    const { at } = wire.tells.findLast(tell => tell.tell === 'table')!.snapshot
    assert.ok(at >= told[i]!.at, `what was shown had been kept: ${told[i]!.at} moves before, ${at} after`)
  }
  await Promise.all(pages.map(page => page.getByTestId('reconnecting').waitFor({ state: 'detached' })))
  const { at } = await reach()
  console.log(`online: ${at} moves in ${Date.now() - began} ms, with a reload and a kill -9 of the server`)

  // Each sees only his own cards, and who only watches sees none.
  assert.deepEqual(await cardsIn(watcher.page), [])
  const verdicts = await Promise.all(pages.map(page => page.getByTestId('game-over').getByRole('heading').innerText()))
  assert.deepEqual(new Set(verdicts), verdicts[0] === 'A draw' ? new Set(['A draw']) : new Set(['Victory!', 'Defeat']))

  // Each page has checked the dice by itself, its own number among them.
  for (const page of pages) {
    const words = await page.getByTestId('dice-fair').innerText()
    assert.match(
      words,
      /Chance was fair: all [\d,]+ rolls and draws were verified\. This browser’s own secret number is in them/,
    )
  }

  // The game file, dice and all, can be checked by anybody.
  await first.page.getByTestId('more').locator('summary').click()
  const [file] = await Promise.all([first.page.waitForEvent('download'), first.page.getByTestId('download').click()])
  const path = join(here.server.folder, 'online.json')
  await file.saveAs(path)
  const checked = spawnSync(process.execPath, [BIVOUAC, 'verify', path], { encoding: 'utf8' })
  assert.equal(checked.status, 0, checked.stdout + checked.stderr)
  assert.match(checked.stdout, /^verified$/m)
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  assert.equal(journal.moves.length, at)

  // Through reload and restart, nobody was ever sent more than his eyes may see.
  const compared = [...wires, watching].map((wire, i) =>
    wireKeepsSecrets(wire, game!.rules, journal, i < 2 ? i : 'spectator'),
  )
  assert.ok(Math.min(compared[0]!, compared[1]!) >= at / 2 && compared[2]! > 10, `${compared.join()} frames`)

  // Both want to play again: sides change, and the new table opens by itself.
  const old = pages.map(page => page.url())
  for (const page of pages) await page.getByTestId('rematch').click()
  await Promise.all(
    pages.map((page, i) => page.waitForURL(url => url.href !== old[i] && url.hash.startsWith('#/online/'))),
  )
  await Promise.all(pages.map(page => page.getByTestId('game-over').waitFor({ state: 'detached' })))
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  await inStep(pages)
  assert.ok((await play(pages, { choose, until: 3 })).clicks > 0)

  for (const each of [first, second, watcher]) await each.leave()
})

test('online each page holds one hand, and a stranger none', async () => {
  const [first, second] = await meet()
  const pages = [first.page, second.page]
  // All the time, and not at one moment, at which a hand may be empty.
  const holders = pages.map(() => new Set<number>())
  await play(pages, {
    choose: anything(3),
    until: 60,
    async onTurn() {
      for (const [i, page] of pages.entries()) for (const card of await cardsIn(page)) holders[i]!.add(holderOf(card))
    },
  })
  assert.deepEqual(
    holders.map(each => [...each]),
    [[0], [1]],
  )
  for (const each of [first, second]) await each.leave()
})

test('what one says the other reads; an undo is asked for and granted; who resigns has lost', async () => {
  const [first, second] = await meet()
  const pages = [first.page, second.page]
  await play(pages, { choose: anything(4), until: 24 })
  const said = 'La Garde meurt & <b>ne se rend pas</b>'
  await first.page.getByTestId('chat').locator('input').fill(said)
  await first.page.keyboard.press('Enter')
  await second.page.getByTestId('chat').getByText(said).waitFor()

  // Somebody who has moved wants it back, dice or not.
  const [before] = await inStep(pages)
  const menu = async (page: Page, item: string): Promise<void> => {
    await page.getByTestId('more').locator('summary').click()
    await page.getByTestId(item).click()
  }
  await menu(first.page, 'ask-undo')
  await second.page.getByTestId('offer').getByRole('button').first().click()
  await Promise.all(
    pages.map(page =>
      page.waitForFunction(
        at => Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!, 10) < at,
        before!.at,
      ),
    ),
  )

  await menu(second.page, 'resign')
  await second.page.getByTestId('ask-yes').click()
  const verdicts = await Promise.all(pages.map(page => page.getByTestId('game-over').getByRole('heading').innerText()))
  assert.deepEqual(verdicts, ['Victory!', 'Defeat'])
  for (const each of [first, second]) await each.leave()
})
