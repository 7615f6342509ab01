/** An army stood up by hand in a real browser, and what cavalry and squares do there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import { see } from '../../../../e2e/player.ts'
import { asks, atRest, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const unit = (page: Page, u: number): Locator => page.locator(`.panzoom [data-thing="piece:${u}"]`)

/** Where it stands when the table has answered and nothing slides any more: a hand that reaches for a moving unit grips the ground. */
async function standing(page: Page, what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await atRest(page)
  for (let box = (await what.boundingBox())!; ; ) {
    await page.waitForTimeout(100)
    const next = (await what.boundingBox())!
    if (next.x === box.x && next.y === box.y) return next
    box = next
  }
}

async function pull(page: Page, what: Locator, to: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await standing(page, what)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + to.x) / 2, (y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

test('deployment: a proposal in one click, a brigade pulled into the zone, refused outside it with a number, typed in, ready', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-options').evaluate(each => void ((each as HTMLDetailsElement).open = true))
  await page.locator('[name=deployment], [data-testid=option-deployment]').first().selectOption('free')
  await page.getByTestId('start').click()
  await page.getByTestId('deployment').waitFor()
  await page.getByTestId('deploy-0').click()
  await page.getByTestId('deploy-x').fill('13.5')
  await eventually(
    () => page.getByTestId('verdict').innerText(),
    text => /1\.5 inches outside the zone/.test(text),
  )
  assert.ok(await page.getByTestId('deploy-send').isDisabled())
  await page.getByTestId('deploy-x').fill('9')
  await eventually(
    () => page.getByTestId('deploy-send').isEnabled(),
    isOn => isOn,
  )
  assert.deepEqual(await faultsOf(page, 'deployment'), [])
  await page.getByTestId('deploy-send').click()
  await unit(page, 0).waitFor()
  await page.getByTestId('action-proposed').click()
  await unit(page, 3).waitFor()
  // Half an inch up the table, within its zone: let go, it stands there.
  const before = await unit(page, 3).getAttribute('style')
  const box = await standing(page, unit(page, 3))
  await pull(page, unit(page, 3), { x: box.x + box.width / 2, y: box.y + box.height / 2 - 60 })
  await eventually(
    () => unit(page, 3).getAttribute('style'),
    style => style !== before,
  )
  const now = await unit(page, 3).getAttribute('style')
  assert.notEqual(now, before)
  // Far outside it: the ghost stays red and the unit where it was.
  await pull(page, unit(page, 3), { x: box.x + 420, y: box.y })
  await page.locator('.nb-ghost-refused').waitFor({ state: 'attached' })
  assert.equal(await unit(page, 3).getAttribute('style'), now)
  await page.getByTestId('action-ready').click()
  // The other side takes the proposal.
  await page.getByTestId('deploy-5').waitFor()
  await page.getByTestId('action-proposed').click()
  await unit(page, 5).waitFor()
  await page.getByTestId('action-ready').click()
  await page.getByTestId('action-done').waitFor()
  assert.match((await see(page)).prompt, /Move a unit/)
  await visitor.leave()
})

const CHARGE = {
  table: [30, 20],
  phase: 'movement',
  side: 0,
  turns: 2,
  units: [
    { id: 'h', side: 0, type: 'FrLC', figures: 12, at: [9, 10], facing: 90, formation: 'column' },
    { id: 'f', side: 0, type: 'FrLN', figures: 16, at: [9, 15], facing: 90, formation: 'column' },
    { id: 'x', side: 1, type: 'AuLN', figures: 20, at: [16, 10], facing: 270, formation: 'line' },
  ],
}

test('a charge pulled onto the enemy says the chance of his square and makes him try; a square of one’s own is a button', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(CHARGE))
  await page.getByTestId('start').click()
  await asks(page)
  await unit(page, 1).click()
  await page.getByTestId('form-2').click()
  await page.locator('.nb-ghost-legal').waitFor({ state: 'attached' })
  await page.getByTestId('march-send').click()
  await eventually(
    () => unit(page, 1).getAttribute('aria-label'),
    label => /square/.test(label ?? ''),
  )
  assert.match((await unit(page, 1).getAttribute('aria-label'))!, /square/)
  const enemy = (await unit(page, 2).boundingBox())!
  await pull(page, unit(page, 0), { x: enemy.x + enemy.width / 2, y: enemy.y + enemy.height / 2 })
  await eventually(
    () => page.getByTestId('verdict').innerText(),
    text => /tries to form square: \d+ of 10/.test(text),
  )
  assert.match(await page.getByTestId('verdict').innerText(), /tries to form square: \d+ of 10/)
  assert.match(await page.getByTestId('legs').innerText(), /Touch/)
  await page.getByTestId('march-send').click()
  await page.locator('[data-event=tested]').first().waitFor({ state: 'attached' })
  assert.ok((await page.locator('[data-event=touched]').count()) > 0)
  await visitor.leave()
})

test('the rest of a division is left as it is, and “done” says how many stay', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await asks(page)
  assert.match(await page.getByTestId('action-done').innerText(), /End movement: 5 units stay/)
  const first = page.locator('.nb-division').first()
  await first.locator('[data-thing="piece:0"]').click()
  await page.getByTestId('leave-as-is').click()
  await eventually(
    () => first.locator('[data-thing]').count(),
    count => count === 4,
  )
  await first.locator('header button').click()
  await eventually(
    () => page.locator('.nb-division').count(),
    count => count === 0,
  )
  assert.equal(await page.locator('.nb-division').count(), 0)
  await visitor.leave()
})
