/** A turn without a mouse and without sight: everything is named, reached by keys and read out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import { play, see } from '../../../../e2e/player.ts'
import { asks, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const MOST_TABS = 120

/** Tab until the thing of this name has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`${selector} is not reached by Tab`)
}

test('a turn by keys alone: a unit found, described, marched by numbers, refused with a reason, and the step ended', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await asks(page)
  const name = /^1er de ligne, French, column, facing east, 16 figures/
  const unit = page.getByTestId('board').getByRole('button', { name })
  await unit.focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('composer').waitFor()
  // The card says it in words: nearest enemy, distance, bearing by the clock.
  assert.match(await page.getByTestId('card').innerText(), /Nearest enemy: .+, [\d.]+", at \d+ o’clock/)
  await tabTo(page, '[data-testid=leg-inches]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await page.getByTestId('verdict-refusal').waitFor()
  assert.equal(await page.getByTestId('verdict').getAttribute('aria-live'), 'polite')
  await tabTo(page, '[data-testid=leg-drop]')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.getByTestId('leg-inches').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3.5')
  await page.keyboard.press('Enter')
  await eventually(
    () => page.getByTestId('march-send').isEnabled(),
    isOn => isOn,
  )
  assert.match(await page.getByTestId('composer').ariaSnapshot(), /button "March!"/)
  const { at } = await see(page)
  await tabTo(page, '[data-testid=march-send]')
  await page.keyboard.press('Enter')
  await eventually(
    () => see(page),
    seen => seen.at > at,
  )
  assert.match((await unit.getAttribute('aria-label'))!, /has moved/)
  assert.deepEqual(await faultsOf(page, 'after a march'), [])
  await tabTo(page, '[data-testid=action-done]')
  await page.keyboard.press('Enter')
  await eventually(
    () => see(page),
    seen => !/Move a unit/.test(seen.prompt),
  )
  await visitor.leave()
})

test('two browsers play San Rocco online to its end', async () => {
  const wishes = { settings: { lang: 'en', confirm: false } } as const
  const [first, second] = [await here.visit(wishes), await here.visit(wishes)]
  await first.open('#/new/napoleons-battles')
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  await play(pages, {
    choose({ options }) {
      const on = options.findIndex(each => /^action-(?:done|pass|halt|cease)$/.test(each))
      return on >= 0 ? on : 0
    },
  })
  await Promise.all(pages.map(page => page.getByTestId('game-over').waitFor()))
  await first.leave()
  await second.leave()
})
