/** A whole campaign without a mouse: `n` and Enter for areas and forces, Enter for what goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { playByKeys, reach } from '../../../../e2e/by-keys.ts'
import { anything, type Choose } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const GOES_ON = /^(?:confirm|action-(?:done|accept|pass))/
/** Marched, fought, bought and waited: fewer would be a campaign given up at once. */
const LEAST = 12

/** The whole army from Nice to Turin, and then wherever the way leads; what else is asked is answered anyhow. */
async function march(page: Page): Promise<Choose> {
  const areaOf = async (name: RegExp): Promise<string> =>
    ((await page.getByLabel(name).first().getAttribute('data-thing')) ?? '').split(' ')[0]!
  const marches = [await areaOf(/^Nice/), await areaOf(/^Turin/)]
  const other = anything(1796)
  return (seen, from) => {
    const wanted = seen.options.findIndex(each => each.split(' ')[0] === marches[0])
    if (wanted >= 0) {
      marches.shift()
      return wanted
    }
    const on = seen.options.findIndex(each => GOES_ON.test(each))
    return on >= 0 ? on : other(seen, from)
  }
}

test('a whole campaign, that of 1796, is played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('quick-field-commander').waitFor()
  await reach(page, 'Tab', 'quick-field-commander')
  await page.keyboard.press('Enter')
  await page.locator('.prompt.mine').waitFor()
  const keys = await playByKeys(page, await march(page))
  await page.getByTestId('game-over').waitFor()
  assert.ok(keys.has('n') && keys.has('Enter'), [...keys].join())
  const moves = Number((await page.getByTestId('replay-at').innerText()).split('/')[1])
  assert.ok(moves >= LEAST, `${moves} moves`)
  await visitor.leave()
})
