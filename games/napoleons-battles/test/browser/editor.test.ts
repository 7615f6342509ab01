/** A scenario is drawn in the browser, complained of, mended, shared and played. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { holds } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()

/** A place on the table of 48 by 36 inches, on the screen. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = (await page.getByTestId('editor-board').boundingBox())!
  const scale = Math.min(box.width / (48 * 24 + 24), box.height / (36 * 24 + 24))
  const [left, top] = [
    box.x + (box.width - scale * (48 * 24 + 24)) / 2,
    box.y + (box.height - scale * (36 * 24 + 24)) / 2,
  ]
  return [left + scale * (12 + x * 24), top + scale * (12 + (36 - y) * 24)]
}
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await spot(page, ...from)))
  await page.mouse.down()
  await page.mouse.move(...(await spot(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)))
  await page.mouse.move(...(await spot(page, ...to)))
  await page.mouse.up()
}
const click = async (page: Page, x: number, y: number): Promise<void> => page.mouse.click(...(await spot(page, x, y)))
const says = (page: Page): Promise<string> => page.getByTestId('editor-says').innerText()

test('a battle is drawn, refused while two brigades stand on each other, mended, and played against the computer', async () => {
  const visitor = await here.visit()
  const { page } = visitor
  await visitor.open('#/edit/napoleons-battles')
  await page.getByTestId('editor-from').selectOption('blank')
  await holds(
    () => says(page),
    text => assert.match(text, /Not yet: units is a list/),
  )
  await page.getByTestId('tool-hill').click()
  await drag(page, [26, 12], [38, 24])
  await page.getByTestId('tool-stream').click()
  await click(page, 20, 2)
  await click(page, 18, 18)
  await click(page, 20, 34)
  await page.keyboard.press('Enter')
  await page.getByTestId('tool-unit').click()
  await click(page, 10, 18)
  await page.getByTestId('editor-side').selectOption('1')
  await click(page, 9, 18)
  await holds(
    () => says(page),
    text => assert.match(text, /stand on each other/),
  )
  await page.getByTestId('editor-undo').click()
  await click(page, 30, 18)
  await holds(
    () => says(page),
    text => assert.match(text, /It can be played/),
  )
  await page.getByTestId('tool-select').click()
  await click(page, 30.6, 18)
  await page.getByTestId('editor-figures').fill('20')
  await page.getByTestId('editor-figures').press('Tab')
  await page.getByTestId('editor-try').click()
  await page.getByTestId('board').waitFor()
  assert.equal(await page.locator('.nb-unit').count(), 2)
  await visitor.leave()
})

test('a shipped battle opens in the drawing board, and a link brings it to somebody else as it is', async () => {
  const visitor = await here.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  await visitor.open('#/edit/napoleons-battles?from=san-rocco')
  await holds(
    () => says(page),
    text => assert.match(text, /It can be played/),
  )
  await page.getByTestId('editor-title').fill('Borgo')
  await page.getByTestId('editor-title').press('Tab')
  await page.getByTestId('editor-link').click()
  await holds(
    () => says(page),
    text => assert.match(text, /Link copied/),
  )
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await here.visit()
  await other.open(link.slice(link.indexOf('#')))
  await holds(
    () => other.page.getByTestId('editor-title').inputValue(),
    text => assert.equal(text, 'Borgo'),
  )
  await holds(
    () => says(other.page),
    text => assert.match(text, /It can be played/),
  )
  await other.open('#/edit/napoleons-battles?data=cut')
  await holds(
    () => says(other.page),
    text => assert.match(text, /damaged/),
  )
  await other.leave()
  await visitor.leave()
})
