/** 20.3 Two commanders a side, each in a browser of his own: a meeting of two turns, played to its end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { anything, type Choose, play, see } from '../../../../e2e/player.ts'
import { asks, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'
import { FOUR } from '../positions-commanders.ts'

const here = stage()
const TURNS = 2
const COMMANDERS = ['Chef', 'Second', 'Feldherr', 'Zweiter']

/** Goes on where he may, so that two turns end soon; otherwise does anything. */
function brisk(seed: number): Choose {
  const any = anything(seed)
  let asked = 0
  return (seen, page) => {
    const on = seen.options.findIndex(each => /^action-(?:done|pass|halt|cease)$/.test(each))
    return on >= 0 && asked++ % 4 !== 0 ? on : any(seen, page)
  }
}

const unit = (page: Page, u: number): Locator => page.locator(`.panzoom [data-thing="piece:${u}"]`)
const prompt = (page: Page): Promise<string> => page.getByTestId('prompt-text').innerText()
const ghost = (page: Page): Promise<void> => page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
/** Pulls a brigade forward and leaves the march as it is drawn. */
async function draw(page: Page, u: number, dx: number): Promise<void> {
  const box = (await unit(page, u).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y, { steps: 4 })
  await page.mouse.move(x + dx, y, { steps: 4 })
  await page.mouse.up()
  await ghost(page)
}
/** Sends it; the brigade has moved on every page. */
async function order(page: Page, u: number, pages: readonly Page[]): Promise<void> {
  await page.getByTestId('march-send').click()
  for (const each of pages)
    await eventually(
      () => unit(each, u).getAttribute('aria-label'),
      label => /has moved/.test(label ?? ''),
    )
}

/** Two of a side order in turns; what one is drawing stays in his hand while the other orders. */
async function sideBySide(pages: readonly Page[]): Promise<void> {
  const [chef, second, feldherr] = pages as [Page, Page, Page, Page]
  await Promise.all([asks(chef), asks(second)])
  assert.match(await prompt(chef), /Also giving orders: .*Second/)
  assert.match(await prompt(second), /Also giving orders: .*Chef/)
  assert.match(await prompt(feldherr), /Waiting for .*Chef.* and .*Second/)
  await draw(second, 2, 50)
  await draw(chef, 0, 50)
  await order(chef, 0, pages)
  // His colleague’s order has come in between, and his own is still drawn as it was.
  await ghost(second)
  await draw(chef, 1, 40)
  await order(second, 2, pages)
  await ghost(chef)
  await order(chef, 1, pages)
  // One’s own last order can be taken back, the other’s cannot.
  assert.ok(await second.getByTestId('undo').isDisabled())
  await chef.getByTestId('undo').click()
  for (const each of pages)
    await eventually(
      () => unit(each, 1).getAttribute('aria-label'),
      label => !/has moved/.test(label ?? ''),
    )
  await chef.getByTestId('action-done').click()
  await eventually(
    () => prompt(feldherr),
    words => /Waiting for .*Second/.test(words) && !/Chef/.test(words),
  )
  await draw(second, 3, 40)
  await order(second, 3, pages)
}

test('20.3 two against two online: everybody is asked by name for his own men, sees the same table, and hears the same end', async () => {
  const visitors = await Promise.all(
    COMMANDERS.map(() => here.visit({ settings: { lang: 'en', confirm: false, forced: false } })),
  )
  const pages = visitors.map(({ page }) => page)
  const [first, ...others] = pages as [(typeof pages)[0], ...typeof pages]
  await visitors[0]!.open('#/new/napoleons-battles')
  await first.getByTestId('opponent-online').check()
  await first.getByTestId('new-scenario').selectOption('position')
  await first.getByTestId('new-position').fill(JSON.stringify({ ...FOUR, turns: TURNS, phase: 'movement', side: 0 }))
  await first.getByTestId('new-options').evaluate(each => void ((each as HTMLDetailsElement).open = true))
  await first.getByTestId('option-commanders').selectOption('several')
  await first.getByTestId('start').click()
  const link = await first.getByTestId('invite-link').inputValue()
  // One after the other: each takes the first seat that is free.
  for (const [i, page] of others.entries()) {
    await page.goto(link)
    await page.getByTestId(i + 1 < others.length ? 'waiting-room' : 'board').waitFor()
  }
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))

  await sideBySide(pages)

  const asked = new Set<string>()
  const { at, clicks } = await play(pages, {
    alternate: true,
    choose: brisk(3),
    onTurn: (seen, page) => {
      const who = COMMANDERS[pages.indexOf(page)]!
      if (/Move a unit/.test(seen.prompt)) assert.match(seen.prompt, new RegExp(`^${who} – `))
      asked.add(who)
    },
  })
  assert.deepEqual([...asked].sort(), [...COMMANDERS].sort(), 'everybody has decided something')
  await Promise.all(pages.map(page => page.getByTestId('game-over').waitFor()))
  const seen = await Promise.all(pages.map(page => see(page)))
  assert.deepEqual(
    seen.map(each => each.at),
    seen.map(() => at),
  )
  const turns = await Promise.all(pages.map(page => page.locator('[data-event=turn]').count()))
  assert.deepEqual(
    turns,
    // It begins in the middle of the first.
    pages.map(() => TURNS - 1),
  )
  console.log(`two against two: ${clicks} clicks, ${at} moves`)
  await Promise.all(visitors.map(each => each.leave()))
})
