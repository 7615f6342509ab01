import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { AxeResults } from 'axe-core'
import { stage } from './stage.ts'

const here = stage()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { GAMES } = (await import(new URL('../packages/client/src/games/index.ts', import.meta.url).href)) as {
  GAMES: readonly { readonly id: string; readonly lesson?: unknown }[]
}
const HINTS = 8

for (const { id } of GAMES)
  test(`${id}: two clicks from the home page to a table that can be played, kept, read aloud and left`, async () => {
    const visitor = await here.visit({ settings: { lang: 'it' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).click()
    await page.getByTestId('prompt-text').waitFor()
    await page.locator('.prompt.mine').waitFor()
    const at = async (): Promise<number> => Number.parseInt(await page.getByTestId('replay-at').innerText(), 10)

    // Whatever the game, its adviser knows something to do, and buttons and lit things do it.
    for (let i = 0; i < HINTS; i++) {
      await page.locator('.prompt.mine, [data-testid=game-over]').first().waitFor()
      if (await page.getByTestId('game-over').isVisible()) break
      const button = page.locator(
        '[data-testid=confirm], .prompt-buttons .primary:not([aria-disabled=true]), [data-testid=menu] button, [data-testid=chooser] button:enabled',
      )
      const lit = page.locator('[data-testid=table] .is-lit')
      const target = (await button.count()) > 0 ? button.first() : lit.nth(i % Math.max(1, await lit.count()))
      // What was lit may be gone by the time it is clicked: the table moves on by itself where there is one answer.
      await target.click({ timeout: 5000, force: true }).catch(() => {})
      await page.waitForTimeout(80)
    }
    const moves = await at()
    assert.ok(moves > 0, 'moves were made')
    const slider = await page
      .getByTestId('replay-slider')
      .evaluate((each: HTMLInputElement) => ({ value: each.value, max: each.max }))
    assert.equal(slider.value, slider.max)
    await page.reload()
    await page.getByTestId('prompt-text').waitFor()
    assert.ok((await at()) >= moves, 'they were kept')

    await page.evaluate(AXE)
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(wishes: object): Promise<AxeResults> } }).axe.run({
        // Only what is wrong: lists of everything that is right take longer than finding it.
        resultTypes: ['violations'],
      }),
    )
    const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    assert.deepEqual(
      faults.map(
        each =>
          `${each.id} ${each.nodes.length}× ${each.nodes[0]?.html.slice(0, 200)} ${each.nodes[0]?.failureSummary}`,
      ),
      [],
    )
    for (const width of [400, 800, 1400]) {
      await page.setViewportSize({ width, height: 800 })
      const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      assert.equal(out, 0, `${width} px: ${out} px too wide`)
    }
    await visitor.leave()
  })
