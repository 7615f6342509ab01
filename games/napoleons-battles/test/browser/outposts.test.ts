/** 14.4, 14.5 In a real browser: dragoons get off their horses, a brigade leaves two bases behind and takes them back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { see } from '../../../../e2e/player.ts'
import { eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const POSITION = {
  table: [24, 16],
  year: 1809,
  turns: 3,
  phase: 'movement',
  side: 0,
  units: [
    { id: 'Beaumont', side: 0, type: 'FrDR', figures: 16, at: [9, 11], facing: 90, formation: 'line' },
    { id: 'Gudin', side: 0, type: 'FrLN', figures: 24, at: [9, 5], facing: 90, formation: 'line' },
    { id: 'Kaunitz', side: 1, type: 'AuLN', figures: 24, at: [17, 8], facing: 270, formation: 'line' },
  ],
}
const piece = (page: Page, u: number) => page.locator(`.panzoom [data-thing="piece:${u}"]`)

async function order(page: Page, unit: number, leg: string, more?: () => Promise<void>): Promise<void> {
  await page.keyboard.press('Escape')
  await piece(page, unit).click()
  await page.getByTestId('leg-type').selectOption(leg)
  await more?.()
  await page.getByTestId('leg-add').click()
  await page.getByTestId('legs').waitFor()
  const { at } = await see(page)
  await eventually(
    () => page.getByTestId('march-send').isDisabled(),
    disabled => !disabled,
  )
  await page.getByTestId('march-send').click()
  await eventually(
    () => see(page),
    seen => seen.at > at,
  )
}

test('14.4, 14.5 dragoons dismount, a brigade leaves a detachment of its own colours behind', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  await visitor.open('#/new/napoleons-battles')
  const { page } = visitor
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(POSITION))
  await page.getByTestId('new-options').locator('summary').click()
  await page.getByTestId('option-rules').selectOption('advanced')
  await page.getByTestId('start').click()
  await page.getByTestId('board').waitFor()
  await order(page, 0, 'dismount')
  assert.equal(await page.locator('[data-event=horses]').count(), 1)
  await order(page, 1, 'detach', () => page.getByTestId('leg-bases').fill('2'))
  // The first slot stands behind the order of battle.
  const label = await eventually(
    () => piece(page, 3).getAttribute('aria-label'),
    text => text !== null,
  )
  assert.match(label!, /Gudin \(D\).*8 figures/)
  if (process.env.SHOT !== undefined) await page.screenshot({ path: process.env.SHOT })
  await visitor.leave()
})
