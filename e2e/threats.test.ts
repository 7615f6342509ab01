import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyGame } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { marengo } from '@bivouac/marengo'
import { faultsOf } from './axe.ts'
import { isAt, matchWhere } from './positions.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'

const here = stage()
/** A battle under way, in which the other side has somebody within reach. */
const POSITIONS: readonly (readonly [AnyGame, string, number])[] = [
  [marengo as AnyGame, 'movement.choose', 120],
  [manoeuvre as AnyGame, 'movement.unit', 150],
]

for (const [game, question, length] of POSITIONS)
  test(`${game.id}: threats show how many could strike, and a screen reader hears it`, async () => {
    const visitor = await here.visit({ settings: { lang: 'it' } })
    const { page } = visitor
    const match = matchWhere(each => each.length > length && each.decision!.seat === 0 && isAt(question)(each), {
      game,
    })
    await openGame(visitor, match)
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
    assert.deepEqual(await faultsOf(page, game.id), [])
    await page.keyboard.press('t')
    await page.locator('[data-danger]').first().waitFor({ state: 'detached' })
    assert.equal(await page.locator('[aria-label*="minacciato"]').count(), 0)
    await visitor.leave()
  })
