/** A real table: the page asks for the dice and goes by what is typed. Every click and every die of it is written down. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { click, see } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
/** How long a click may take to show. */
const SOON = 60_000
/** What is typed for the fog of war, and for every die after it. */
const FOG = 6
const ROLL = 5
const MOST_CLICKS = 120

async function press(page: Page, isWanted: (option: string) => boolean): Promise<void> {
  for (let seen = await see(page); ; seen = await see(page, seen.sign, SOON)) {
    const index = seen.options.findIndex(isWanted)
    if (index >= 0) return void (await click(page, seen, { choose: () => index }))
    assert.ok(seen.options.length === 0, `“${seen.prompt}” offers ${seen.options.join(', ')}`)
  }
}

test('a battle with typed dice: the army marches to Savona, and what is typed is what was rolled', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false } })
  const { page } = visitor
  await visitor.open('#/new/field-commander')
  await page.getByTestId('new-scenario').selectOption('1796')
  await page.getByTestId('opponent-umpire').check()
  await page.getByTestId('start').click()
  await page.getByTestId('prompt').waitFor()
  const area = async (name: RegExp): Promise<string> =>
    (await page.getByLabel(name).first().getAttribute('data-thing')) ?? ''
  const [nice, savona] = [await area(/^Nice/), await area(/^Savona/)]
  assert.match(nice, /^place:/)
  await press(page, option => option === nice)
  await press(page, option => option.split(' ')[0] === savona.split(' ')[0])
  await press(page, option => option === 'action-done')
  // The fog of war is the first die anybody throws.
  await page.getByTestId('roll').waitFor()
  await press(page, option => option === `roll-${FOG}`)
  let [dice, battles] = [1, 0]
  for (let i = 0; i < MOST_CLICKS && (dice < 6 || battles < 4); i++) {
    const seen = await see(page)
    if (await page.getByTestId('field').isVisible()) battles++
    if (await page.getByTestId('deploy-usual').isVisible()) {
      await page.getByTestId('deploy-usual').click()
      await see(page, seen.sign, SOON)
      continue
    }
    if (seen.options.length === 0) {
      await see(page, seen.sign, SOON)
      continue
    }
    const roll = seen.options.indexOf(`roll-${ROLL}`)
    if (seen.options[0]?.startsWith('roll-')) dice++
    const button = seen.options.findIndex(each => each.startsWith('action-'))
    await click(page, seen, { choose: () => Math.max(0, roll >= 0 ? roll : button) })
  }
  assert.ok(dice >= 6 && battles >= 4, `${dice} dice, ${battles} questions in battle`)
  const log = await page.getByTestId('log').innerText()
  assert.match(log, /Savona/)
  assert.match(log, new RegExp(`\\b${FOG}\\b`))
  await visitor.leave()
})
