/** The fire step in a real browser: who fires is picked up, his sector is drawn, the shot is added up before it is fired. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { asks, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const unit = (page: Page, u: number): Locator => page.locator(`.panzoom [data-thing="piece:${u}"]`)

/** A battery with two brigades before it: neither is its only target. */
const POSITION = {
  table: [30, 20],
  year: 1805,
  phase: 'fire',
  side: 0,
  turns: 2,
  units: [
    { id: 'guns', side: 0, type: 'Fr12#', at: [8, 10], facing: 90, formation: 'line' },
    { id: 'x', side: 1, type: 'AuLN', figures: 20, at: [16, 7], facing: 270, formation: 'line' },
    { id: 'y', side: 1, type: 'AuLN', figures: 12, at: [17, 13], facing: 270, formation: 'column' },
  ],
}

test('9.3, 9.4 a shooter picked up shows his sector and every modifier with its rule; a click on the target fires', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(POSITION))
  await page.getByTestId('start').click()
  const { prompt } = await asks(page)
  assert.match(prompt, /Choose who fires and at whom/)
  await unit(page, 0).click()
  const aim = page.getByTestId('aim')
  for (const [u, name] of [
    [1, 'x'],
    [2, 'y'],
  ] as const) {
    await unit(page, u).hover()
    const said = await eventually(
      () => aim.innerText(),
      text => new RegExp(`Guns at ${name}\\b`, 'i').test(text),
    )
    assert.match(said, /[+−]\d+ §9\./)
    assert.match(said, /higher than the target: \d+ in 100 §9\.3\.3\.2/)
    await page.locator('.nb-drawn-line').waitFor({ state: 'attached' })
  }
  await unit(page, 2).click()
  await eventually(
    () => page.locator('[data-event=fired]').count(),
    count => count === 1,
  )
  await visitor.leave()
})
