/** A whole game without a mouse: cards, units and squares by `n`, and what goes on by Enter. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { see } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const SOON = 10_000

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.activeElement?.getAttribute('data-thing') ?? ''} ${document.activeElement?.getAttribute('data-testid') ?? ''}`,
  )
async function reach(page: Page, key: string, name: string, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await focused(page)).split(' ').includes(name)) return true
    await page.keyboard.press(key)
  }
  return false
}

test('a whole game of Manoeuvre is played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, says: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('quick-manoeuvre').waitFor()
  assert.ok(await reach(page, 'Tab', 'quick-manoeuvre', 200))
  await page.keyboard.press('Enter')
  await page.getByTestId('board').waitFor()
  let moves = 0
  for (let seen = await see(page); seen.state !== 'over'; ) {
    if (seen.options.length === 0) {
      seen = await see(page, seen.sign, 60_000)
      continue
    }
    // Every card is thrown away every turn, so that night falls soon.
    const card = seen.prompt.includes('4-discard') ? seen.options.find(each => each.startsWith('card:')) : undefined
    const ends = seen.options.find(each => /^(?:confirm|gather|action-)/.test(each))
    const thing = seen.options.find(each => /^(?:card|place|piece):/.test(each))
    const option = card ?? ends ?? thing!
    const isThing = /^(?:card|place|piece):/.test(option)
    const name = option.split(' ').at(-1)!
    // Late in a game the record has hundreds of words that can be pointed at, so a button may lie far away by Tab.
    const found = isThing
      ? await reach(page, 'n', name, 160)
      : (await reach(page, 'Shift+Tab', name, 80)) ||
        (await reach(page, 'n', name, 80)) ||
        (await reach(page, 'Tab', name, 1500))
    if (!found) {
      const now = await see(page, seen.sign, SOON)
      assert.notEqual(now.sign, seen.sign, `“${option}” cannot be reached at “${seen.prompt}”`)
      seen = now
      continue
    }
    await page.keyboard.press(option.startsWith('card') ? 'Space' : 'Enter')
    const next = await see(page, seen.sign, SOON)
    if (next.at !== seen.at) moves++
    seen = next
  }
  assert.ok(moves > 20, `${moves} moves`)
  await visitor.leave()
})
