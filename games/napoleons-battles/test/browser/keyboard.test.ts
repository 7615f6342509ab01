/** A turn without a mouse and without sight: everything is named, reached by keys and read out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import { playByKeys } from '../../../../e2e/by-keys.ts'
import { see } from '../../../../e2e/player.ts'
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

const SKIRMISH = {
  table: [24, 16],
  year: 1809,
  turns: 1,
  phase: 'movement',
  side: 0,
  units: [
    { id: 'Gudin', side: 0, type: 'FrLN', figures: 24, at: [9, 8], facing: 90, formation: 'line' },
    { id: 'Kaunitz', side: 1, type: 'AuLN', figures: 24, at: [13, 8], facing: 270, formation: 'line' },
  ],
}

test('a whole battle, as short as there is, is played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(SKIRMISH))
  await page.getByTestId('start').click()
  await asks(page)
  // Whoever is in range is fired at; otherwise it goes on.
  const keys = await playByKeys(page, ({ options, prompt }) => {
    const target = /fire/i.test(prompt) ? options.findIndex(each => each.startsWith('piece:')) : -1
    const on = options.findIndex(each => /^action-(?:done|pass|halt|cease)$/.test(each))
    return target >= 0 ? target : Math.max(0, on)
  })
  await page.getByTestId('game-over').waitFor()
  assert.ok(keys.has('Enter') && keys.has('Tab'), [...keys].join())
  await visitor.leave()
})
