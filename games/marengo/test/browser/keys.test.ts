/** A whole day without a mouse: `n` and Enter for blocks and places, Enter for what goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { see } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const SOON = 10_000
/** Blocks and places chosen in one question before the turn is ended. */
const FEW = 2

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.activeElement?.getAttribute('data-thing') ?? ''} ${document.activeElement?.getAttribute('data-testid') ?? ''}`,
  )
async function reach(page: Page, key: string, name: string, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await focused(page)).split(' ').includes(name)) return true
    await page.keyboard.press(key)
    await page.locator('html:not([data-keys])').waitFor({ state: 'attached' })
  }
  return false
}

test('the whole day of Marengo is played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, says: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('quick-marengo').waitFor()
  assert.ok(await reach(page, 'Tab', 'quick-marengo', 200))
  await page.keyboard.press('Enter')
  await page.getByTestId('board').waitFor()
  let [things, moves] = [0, 0]
  for (let seen = await see(page); seen.state !== 'over'; ) {
    if (seen.options.length === 0) {
      seen = await see(page, seen.sign, 60_000)
      continue
    }
    const lit = seen.options.find(option => /^(?:place|piece):/.test(option))
    const ends = seen.options.find(option => /^(?:confirm|action-)/.test(option))
    const wantsThing = lit !== undefined && (ends === undefined || (things < FEW && moves % 5 === 0))
    const option = wantsThing ? lit : ends!
    const key = wantsThing ? 'n' : 'Shift+Tab'
    const name = option.split(' ').at(-1)!
    const found = await reach(page, key, name, 160)
    assert.ok(found, `“${option}” cannot be reached at “${seen.prompt}”`)
    await page.keyboard.press('Enter')
    const next = await see(page, seen.sign, SOON)
    things = next.prompt === seen.prompt && wantsThing ? things + 1 : 0
    if (next.at !== seen.at) moves++
    seen = next
  }
  assert.ok(moves >= 16, `${moves} moves`)
  await visitor.leave()
})
