/** 14.4, 14.5, 18.4 In a real browser: dragoons get off their horses, a brigade leaves two bases behind, builders launch a boat. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { see } from '../../../../e2e/player.ts'
import { asks, eventually } from '../../../../e2e/rest.ts'
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
  await page.getByTestId('composer').waitFor()
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

async function sitDown(position: object, options: Readonly<Record<string, string>>): Promise<Visitor> {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  await visitor.open('#/new/napoleons-battles')
  const { page } = visitor
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(position))
  await page.getByTestId('new-options').locator('summary').click()
  for (const [id, value] of Object.entries(options)) await page.getByTestId(`option-${id}`).selectOption(value)
  await page.getByTestId('start').click()
  await asks(page)
  return visitor
}

test('14.4, 14.5 dragoons dismount, a brigade leaves a detachment of its own colours behind', async () => {
  const visitor = await sitDown(POSITION, { rules: 'advanced' })
  const { page } = visitor
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

const BANK = {
  table: [24, 16],
  year: 1809,
  turns: 3,
  phase: 'control',
  side: 0,
  terrain: [
    {
      kind: 'stream',
      name: 'Donau',
      width: 5,
      closed: ['infantry', 'cavalry', 'foot', 'horse', 'supply'],
      at: [
        [12.5, 0],
        [12.5, 16],
      ],
    },
    {
      kind: 'wall',
      value: 1,
      at: [
        [4, 12],
        [8, 12],
      ],
    },
  ],
  units: [
    { id: 'Legrand', side: 0, type: 'FrLN', figures: 16, at: [9.9, 6], facing: 90, formation: 'line' },
    { id: 'Pont', side: 0, type: 'WAGON', at: [8.9, 5.2], facing: 90, formation: 'column' },
    { id: 'Train', side: 0, type: 'WAGON', at: [8.9, 6.8], facing: 90, formation: 'column' },
    { id: 'Kaunitz', side: 1, type: 'AuLN', figures: 24, at: [20, 8], facing: 270, formation: 'line' },
  ],
}
test('18.4, 18.4.2.2.5.1 builders on the bank announce a boat, and it lies in the water before them', async () => {
  const visitor = await sitDown(BANK, { works: 'on', boats: 'on' })
  const { page } = visitor
  await page.locator('[data-thing="place:build_8"]').first().click()
  for (let n = 0; n < 12 && (await page.locator('.nb-boat').count()) === 0; n++) {
    const { at } = await see(page)
    await page.getByTestId('action-done').or(page.getByTestId('action-cease')).first().click()
    await eventually(
      () => see(page),
      seen => seen.at > at,
    )
  }
  assert.equal(await page.locator('.nb-boat').count(), 1)
  if (process.env.SHOT !== undefined) await page.screenshot({ path: `${process.env.SHOT}.boat.png` })
  await visitor.leave()
})
