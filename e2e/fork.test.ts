import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { canonical } from '@bivouac/kernel'
import { type Journal, readJournal, verify } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import type { Visitor } from './browser.ts'
import { FIRST, GAMES } from './catalogue.ts'
import { isKept } from './kept.ts'
import { anything, play, see } from './player.ts'
import { fileOf, matchWhere } from './positions.ts'
import { becomes } from './rest.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'
import { listen } from './wire.ts'

const here = stage()
const settings = { lang: 'en', confirm: false, handOver: false, forced: false }

/** What the page has asked its worker to fork, as it was sent. */
interface Sent {
  readonly at: number
  readonly from: { readonly view?: object; readonly eye?: unknown; readonly heard?: readonly object[] }
}
const watchWorker = (visitor: Visitor): Promise<unknown> =>
  visitor.context.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(globalThis, { forksSent: sent })
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { call?: string; args?: unknown[] }) {
      if (message?.call === 'fork') sent.push(message.args?.[0])
      return post.call(this, message)
    }
  })
const forksSent = (page: Page): Promise<readonly Sent[]> =>
  page.evaluate(() => (globalThis as unknown as { forksSent: Sent[] }).forksSent)

/** The game file of the table shown, from its menu. */
async function fileFrom(page: Page): Promise<Journal> {
  await page.getByTestId('more').locator('summary').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  const journal = readJournal(readFileSync(await file.path(), 'utf8'))
  assert.ok(typeof journal !== 'string', String(journal))
  return journal
}
async function openFork(page: Page): Promise<void> {
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('fork').click()
  await page.getByTestId('fork-dialog').waitFor()
}
/** Begins it, and waits until the sandbox is on the table. */
async function begin(page: Page, at: number): Promise<void> {
  await page.getByTestId('fork-begin').click()
  await page.locator('.table-title', { hasText: `at move ${at}` }).waitFor()
  await page.locator('.prompt.mine').waitFor()
}

/** Far enough for hands and fog to be as in the middle of a game. */
const MOVES = 30
for (const { id, rules } of GAMES)
  test(`${id}: the present position goes on in a sandbox that says what it is`, async () => {
    const match = matchWhere(each => each.length >= MOVES, { game: rules })
    const moves = match.length
    const visitor = await here.visit({ settings })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(fileOf(match))
    await page.locator('.prompt.mine').waitFor()
    const original = page.url()
    await openFork(page)
    assert.deepEqual(await faultsOf(page, 'fork'), [])
    await begin(page, moves)
    assert.notEqual(page.url(), original)
    const eye = match.decision!.seat
    const journal = await fileFrom(page)
    assert.deepEqual(journal.fork, { at: moves, eye })
    const { ok, notes } = verify(rules, journal)
    assert.ok(ok)
    assert.match(notes.join(), /a fork of another game/)
    assert.equal(canonical(rules.view(journal.from as never, eye)), canonical(match.view(eye)))

    await play([page], { choose: anything(3), until: 2 })
    // A game may end at once: whatever was played is there after a reload.
    const played = (await see(page)).at
    assert.ok(played > 0)
    await page.reload()
    await page.locator('.table-title', { hasText: `at move ${moves}` }).waitFor()
    await becomes(async () => (await see(page)).at, played)
    await visitor.open('')
    // Among those that go on, or among the finished ones.
    await page
      .locator('[data-testid=continue-table]', { hasText: `fork at move ${moves}` })
      .waitFor({ state: 'attached' })
    assert.equal(await page.getByTestId('continue-table').count(), 2, 'the original is there, too')
    await visitor.leave()
  })

test('a step of the replay goes on against the computer, without a network, and can be begun once more', async () => {
  const match = matchWhere(each => each.length >= 150)
  const visitor = await here.visit({ settings, mayLoseServer: true })
  const { page, context } = visitor
  await visitor.open('')
  await isKept(page)
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.locator('.prompt.mine').waitFor()
  await page.getByTestId('replay-slider').fill('100')
  await page.getByTestId('replay-leave').waitFor()
  await page.getByTestId('replay-fork').click()
  await page.getByTestId('fork-dialog').waitFor()
  const bots = page.locator('[data-testid=fork-seat-1] option')
  await bots.filter({ hasText: 'Recruit' }).waitFor({ state: 'attached' })
  await context.setOffline(true)
  await page.getByTestId('fork-seat-1').selectOption({ label: 'Recruit' })
  await page.getByTestId('fork-begin').click()
  await page.locator('.table-title', { hasText: 'at move 100' }).waitFor()
  const { at } = await play([page], { choose: anything(2), until: 12 })
  assert.ok(at >= 12, 'the computer plays its side')
  await context.setOffline(false)
  await visitor.leave()
})

test('after the end: as it really was, or imagined; the game itself cannot be gone on with', async () => {
  const { rules, journals } = GAMES[0]!
  const file = journals[0]!
  const whole = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const visitor = await here.visit({ settings })
  const { page } = visitor
  const seen: string[] = []
  for (const hidden of ['open', 'imagined']) {
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(file)
    await page.getByTestId('game-over').waitFor()
    await openFork(page)
    await page.getByTestId('fork-hidden').selectOption(hidden)
    // The last decision before the end: at the end nothing is left to play.
    await begin(page, whole.moves.length - 1)
    const journal = await fileFrom(page)
    assert.equal(journal.fork?.eye, hidden === 'open' ? 'open' : 0)
    seen.push(canonical(rules.view(journal.from as never, 0)))
  }
  assert.equal(seen[1], seen[0], 'what he saw is the same in both')
  await visitor.leave()
})

test('online, in the middle of the game: players and watchers fork what they see, and nothing else leaves the table', async () => {
  const first = await here.visit({ settings })
  const second = await here.visit({ settings })
  const watcher = await here.visit({ settings })
  await Promise.all([first, second, watcher].map(watchWorker))
  const wires = [listen(first.page), listen(second.page), listen(watcher.page)]
  await first.open(`#/new/${FIRST}`)
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  await Promise.all([first, second].map(({ page }) => page.getByTestId('board').waitFor()))
  await play([first.page, second.page], { choose: anything(11), until: 70 })
  await watcher.page.goto(second.page.url())
  await watcher.page.getByTestId('board').waitFor()

  for (const [i, { page }] of [first, second, watcher].entries()) {
    await page.waitForFunction(() => document.querySelector('[data-testid=replay-at]')?.textContent !== '0/0')
    const { at } = await see(page)
    await openFork(page)
    await page.getByTestId('fork-begin').click()
    await page.locator('.table-title', { hasText: `at move ${at}` }).waitFor()
    const [sent] = await forksSent(page)
    const eye = i === 2 ? 'spectator' : i
    assert.ok(sent !== undefined)
    assert.deepEqual(Object.keys(sent.from).sort(), ['eye', 'heard', 'view'], 'what he saw and heard, no position')
    assert.equal(sent.from.eye, eye)
    assert.equal(
      canonical(sent.from.view),
      canonical((await wires[i]!.snapshotAt(at)).view),
      'the view that came over his wire',
    )
    assert.deepEqual(
      sent.from.heard,
      wires[i]!.heard.slice(0, sent.from.heard!.length).map(each => each.event),
      'and what he heard on it',
    )
    const journal = await fileFrom(page)
    assert.deepEqual(journal.fork, { at, eye })
  }
  await Promise.all([first, second, watcher].map(visitor => visitor.leave()))
})

test('on a phone the question fits, and Esc takes it back', async () => {
  const visitor = await here.visit({ settings: { ...settings, handOver: true }, viewport: { width: 400, height: 800 } })
  const { page } = visitor
  await openGame(visitor)
  await openFork(page)
  const box = await page.getByTestId('fork-dialog').boundingBox()
  assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 400 && box.y + box.height <= 800, JSON.stringify(box))
  await page.keyboard.press('Escape')
  await page.getByTestId('fork-dialog').waitFor({ state: 'detached' })
  await visitor.leave()
})
