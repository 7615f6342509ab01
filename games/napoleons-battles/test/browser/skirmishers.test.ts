/** Appendix A in a real browser: thrown out by a key, pulled by hand, refused with the number that is missing, fired with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { asks, becomes, holds } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const unit = (page: Page, u: number): Locator => page.locator(`.panzoom [data-thing="piece:${u}"]`)
/** Its skirmishers. */
const loose = (page: Page, u: number): Locator => unit(page, 1000 + u)

const POSITION = {
  table: [30, 20],
  year: 1805,
  turns: 4,
  phase: 'movement',
  options: { skirmishers: 'on' },
  units: [
    { id: 'a', side: 0, type: 'FrLT', figures: 16, name: '7e léger', at: [10, 10], facing: 90, formation: 'line' },
    {
      id: 'x',
      side: 1,
      type: 'AuJG',
      figures: 16,
      name: 'Jäger',
      at: [20, 10],
      facing: 270,
      formation: 'line',
      skirmishers: [[17, 10, 90]],
    },
  ],
}

async function sitDown(): Promise<Visitor> {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  await visitor.open('#/new/napoleons-battles')
  const { page } = visitor
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(POSITION))
  await page.getByTestId('start').click()
  await asks(page)
  return visitor
}
async function pull(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  const box = (await what.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

test('A1.3, A3 skirmishers are thrown out by a key, pulled by hand, and fire at enemy skirmishers', async () => {
  const visitor = await sitDown()
  const { page } = visitor
  await loose(page, 1).waitFor()
  await unit(page, 0).click()
  // At once: the rules may not have answered yet where they could stand.
  await page.keyboard.press('s')
  const first = page.getByTestId('ghost-skirmisher-0')
  await first.waitFor()
  const mayMarch = (): Promise<boolean> => page.getByTestId('march-send').isEnabled()
  await becomes(mayMarch, true)
  // Far away: refused, with how far it is and how far it may be.
  await pull(page, first, -240, -60)
  await holds(
    () => page.getByTestId('verdict').innerText(),
    text =>
      assert.match(
        text,
        /inches from the unit, the limit is 6.*§A1\.1\.5|§A1\.1\.5.*inches from the unit, the limit is 6/s,
      ),
  )
  await page.getByTestId('leg-drop').click()
  await page.keyboard.press('s')
  await becomes(mayMarch, true)
  await page.getByTestId('march-send').click()
  await loose(page, 0).waitFor()
  assert.equal(await loose(page, 0).locator('.nb-skirmisher').count(), 2)
  assert.match((await loose(page, 0).getAttribute('aria-label')) ?? '', /skirmishers of 7e léger: 2 bases/)
  await visitor.leave()
})
