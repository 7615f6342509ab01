/** The battle board, the placing of forces and the shop, as they are seen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { fileOf } from '../../../../e2e/positions.ts'
import { isAt } from '../../../../e2e/scenes.ts'
import { stage } from '../../../../e2e/stage.ts'
import { playedTo } from './positions.ts'

const here = stage()

async function opened(question: string): Promise<{ page: Page; leave: () => Promise<void> }> {
  const match = playedTo(isAt(question))
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.locator('.prompt.mine').waitFor()
  return { page, leave: () => visitor.leave() }
}

test('10.1 who is placed and who comes next stands beside the board, and all can be placed at once', async () => {
  const { page, leave } = await opened('deployment.place')
  const panel = page.getByTestId('deployment')
  await panel.locator('.fc-tray-button.is-chosen svg').first().waitFor()
  assert.ok((await panel.locator('.fc-tray-button').count()) > 1, 'those who come next')
  await page.getByTestId('deploy-usual').waitFor()
  await leave()
})

test('forces on the battle board never lie over each other', async () => {
  const { page, leave } = await opened('battleTurn.french')
  await page.getByTestId('field').locator('[data-slot]').first().waitFor({ state: 'attached' })
  const boxes = await page
    .getByTestId('field')
    .locator('[data-slot]')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
  assert.ok(boxes.length > 3)
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      assert.ok(width <= 1 || height <= 1, `${width} × ${height}`)
    }
  await leave()
})

test('12.3 in the shop the button that goes on is the first and the red one, with its deed in words', async () => {
  const { page, leave } = await opened('supply.spend')
  const first = page.locator('.prompt-buttons button').first()
  assert.equal(await first.getAttribute('data-testid'), 'action-done')
  assert.match((await first.getAttribute('class')) ?? '', /primary/)
  assert.doesNotMatch(await first.innerText(), /^(?:Done|OK|Confirm)$/)
  await leave()
})
