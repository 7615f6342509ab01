/** The measured table in a real browser: pulled, wheeled, refused with its number, ordered by division, fired, played to the end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import type { Visitor } from '../../../../e2e/browser.ts'
import { anything, type Choose, play, see } from '../../../../e2e/player.ts'
import { asks, becomes, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'
import { POSITION } from './brigades.ts'

const here = stage()
const unit = (page: Page, u: number): Locator => page.locator(`.panzoom [data-thing="piece:${u}"]`)
const verdict = (page: Page): Promise<string> => page.getByTestId('verdict').innerText()

async function sitDown(lang: 'it' | 'en', position?: object): Promise<Visitor> {
  const visitor = await here.visit({ settings: { lang, confirm: false, handOver: false } })
  await visitor.open('#/new/napoleons-battles')
  const { page } = visitor
  await page.getByTestId('opponent-here').check()
  if (position !== undefined) {
    await page.getByTestId('new-scenario').selectOption('position')
    await page.getByTestId('new-position').fill(JSON.stringify(position))
  }
  await page.getByTestId('start').click()
  await asks(page)
  return visitor
}
/** Pulls the middle of something by so many pixels and lets go. */
async function pull(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  const box = (await what.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

test('a brigade is pulled, wheeled by its corner, refused with the number that is missing, sent and taken back', async () => {
  const visitor = await sitDown('en')
  const { page } = visitor
  const first = unit(page, 1)
  await pull(page, first, 60, 0)
  await page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
  assert.match(await verdict(page), /needs [\d.]+ inches, has 12/)
  // Far beyond its speed: the rule, the number needed and the number there is.
  await pull(page, page.locator('.nb-ghost-last'), 260, 0)
  await page.locator('.nb-ghost-refused').waitFor({ state: 'attached' })
  await eventually(
    () => verdict(page),
    text => /§8\.1\.2/.test(text) && /needs [\d.]+ inches, has [\d.]+/.test(text),
  )
  assert.ok(await page.getByTestId('march-send').isDisabled())
  await page.getByTestId('leg-drop').click()
  await page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
  // The left corner pulled forward: a wheel to the right.
  await pull(page, page.locator('[data-grip=left]'), 14, 4)
  await eventually(
    () => page.getByTestId('legs').innerText(),
    text => /Wheel right/.test(text),
  )
  await page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
  const before = await first.getAttribute('style')
  await page.getByTestId('march-send').click()
  await eventually(
    () => first.getAttribute('style'),
    style => style !== before,
  )
  assert.match((await first.getAttribute('aria-label'))!, /has moved/)
  await page.getByTestId('undo').click()
  await becomes(() => first.getAttribute('style'), before)
  assert.deepEqual(await faultsOf(page, 'the table'), [])
  await visitor.leave()
})

test('thirty brigades in six divisions move, and fire, in at most forty clicks', async () => {
  const visitor = await sitDown('en', POSITION)
  const { page } = visitor
  let clicks = 0
  const click = async (what: Locator): Promise<void> => {
    clicks++
    await what.click()
  }
  for (let division = 0; division < 6; division++) {
    await page.keyboard.press('Escape')
    await click(page.locator(`.nb-division [data-thing="piece:${5 * division}"]`))
    if (division === 0) await click(page.getByTestId('whole-division'))
    await click(page.getByTestId('quick-4'))
    await page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
    const { at } = await see(page)
    await click(page.getByTestId('march-send'))
    await eventually(
      () => see(page),
      seen => seen.at > at,
    )
  }
  for (let u = 0; u < 30; u++) assert.match((await unit(page, u).getAttribute('aria-label'))!, /has moved/, `${u}`)
  await click(page.getByTestId('action-done'))
  // Both sides are asked whom they would put to flight, then everybody with one target fires in one deed, side by side.
  for (let side = 0; side < 2; side++) {
    while ((await page.getByTestId('fire-all').count()) === 0) {
      const { at } = await see(page)
      await click(page.getByTestId('action-done'))
      await eventually(
        () => see(page),
        seen => seen.at > at,
      )
    }
    const before = await page.locator('[data-event=fired]').count()
    await click(page.getByTestId('fire-all'))
    await eventually(
      () => page.locator('[data-event=fired]').count(),
      count => count > before,
    )
    if (side === 0)
      await eventually(
        () => see(page),
        seen => seen.state === 'mine',
      )
  }
  console.log(`30 brigades: ${clicks} clicks`)
  assert.ok(clicks <= 40, `${clicks} clicks`)
  await visitor.leave()
})

/** Goes on rather than dawdle, so that a battle ends; otherwise does anything. */
function brisk(seed: number): Choose {
  const any = anything(seed)
  let asked = 0
  return (seen, page) => {
    const on = seen.options.findIndex(each => /^action-(?:done|pass|halt|cease)$/.test(each))
    // Nobody puts his own men to flight.
    return on >= 0 && (asked++ % 3 !== 0 || /§4\.2\.[34]\.[34]/.test(seen.prompt)) ? on : any(seen, page)
  }
}

test('a whole battle of San Rocco against Recruit, by clicking', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', confirm: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('new-bot').selectOption('recruit')
  await page.getByTestId('start').click()
  await page.getByTestId('board').waitFor()
  await play([page], { choose: brisk(5) })
  await page.getByTestId('game-over').waitFor()
  console.log(`San Rocco: ${(await see(page)).at} moves`)
  await visitor.leave()
})

test('a whole battle of San Rocco online, in two browsers', async () => {
  const wishes = { settings: { lang: 'en', confirm: false } } as const
  const first = await here.visit(wishes)
  const second = await here.visit(wishes)
  await first.open('#/new/napoleons-battles')
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  await play(pages, { choose: brisk(7) })
  // The one who did not make the last move hears of it a moment later.
  await Promise.all(pages.map(page => page.getByTestId('game-over').waitFor()))
  const [one, other] = await Promise.all(pages.map(page => see(page)))
  console.log(`San Rocco online: ${one!.at} moves`)
  assert.equal(one!.at, other!.at)
  const ends = await Promise.all(pages.map(page => page.getByTestId('game-over').innerText()))
  for (const end of ends) assert.ok(end.length > 0)
  await Promise.all([first.leave(), second.leave()])
})
