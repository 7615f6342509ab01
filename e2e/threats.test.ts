import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './axe.ts'
import { gamesWith } from './catalogue.ts'
import { matchWhere } from './positions.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'

const here = stage()
for (const { id, rules, scenes } of gamesWith('threatened'))
  test(`${id}: threats show how many could strike, and a screen reader hears it`, async () => {
    const visitor = await here.visit({ settings: { lang: 'it' } })
    const { page } = visitor
    await openGame(visitor, matchWhere(scenes.threatened, { game: rules }))
    await page.getByTestId('threats').click()
    await page.locator('[data-danger]').first().waitFor()
    const shown = await page
      .locator('[data-danger]')
      .evaluateAll(all => all.map(each => [each.getAttribute('data-danger'), each.textContent]))
    for (const [at, by] of shown) {
      assert.ok(Number(by) > 0, `a number, not “${by}”`)
      const spot = page.locator(`[data-thing~="place:${at}"][aria-label]`)
      assert.match((await spot.getAttribute('aria-label'))!, new RegExp(`minacciato, al massimo da ${by}$`))
    }
    assert.deepEqual(await faultsOf(page, id), [])
    await page.keyboard.press('t')
    await page.locator('[data-danger]').first().waitFor({ state: 'detached' })
    assert.equal(await page.locator('[aria-label*="minacciato"]').count(), 0)
    await visitor.leave()
  })
