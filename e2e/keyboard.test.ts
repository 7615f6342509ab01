import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findsButton, focused, playByKeys, reach } from './by-keys.ts'
import { FIRST, GAMES } from './catalogue.ts'
import { anything, impatient } from './player.ts'
import { fileOf, matchNearEnd } from './positions.ts'
import { atRest, becomes } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()
const { hurries } = GAMES[0]!.scenes
const MOVES = 60
const LAST_MOVES = 20
const FEW_MOVES = 15
/** Tones of the call at the end. */
const CALL = 5

test('a game is begun and played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`new-${FIRST}`).waitFor()
  await reach(page, 'Tab', `new-${FIRST}`)
  await page.keyboard.press('Enter')
  // What can be chosen is there when the rules have been fetched.
  await page.getByTestId('new-bot').waitFor()
  await reach(page, 'Tab', 'new-bot')
  await page.keyboard.press('Home')
  await becomes(() => page.getByTestId('new-bot').inputValue(), 'random')
  await reach(page, 'Tab', 'start')
  await page.keyboard.press('Enter')
  await page.getByTestId('board').waitFor()

  const keys = await playByKeys(page, impatient(1809, hurries), MOVES)
  assert.ok(keys.has('n') && keys.has('Enter'))

  // The grid is walked with arrows, and every square says what it is. The last move may have been the computer's:
  // a question that comes now calls the focus to itself.
  await page.locator('.prompt.mine').waitFor()
  await atRest(page)
  await page.getByTestId('board').locator('[tabindex="0"]').focus()
  // From the lowest row, wherever the game has led.
  await page.keyboard.press('PageDown')
  const where = await focused(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  assert.notEqual(await focused(page), where)
  assert.match(await focused(page), /^place:\d+.* \S+, \S+/)
  await page.keyboard.press('w')
  await page.getByTestId('why').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('why').waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  await page.getByTestId('help').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('help').waitFor({ state: 'detached' })
  await visitor.leave()
})

test('a game is played to its end with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', handOver: false, sounds: true } })
  const { page } = visitor
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { tones: number }
    kept.tones = 0
    const made = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      kept.tones++
      return made.call(this)
    }
  })
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(matchNearEnd(LAST_MOVES)))
  await page.locator('.prompt.mine').waitFor()
  await playByKeys(page, impatient(1813, hurries))
  await page.getByTestId('game-over').waitFor()
  // It is heard,
  await page.waitForFunction(least => (globalThis as unknown as { tones: number }).tones >= least, CALL)
  // and looked at again.
  assert.ok(await findsButton(page, 'over-replay'), 'the end can be looked at again')
  await page.keyboard.press('Enter')
  await page.getByTestId('replay-leave').waitFor()
  await visitor.leave()
})

for (const { id, scenes } of GAMES.filter(game => game.id !== FIRST))
  test(`${id} is played with the keyboard alone`, { todo: scenes.keysLack ?? false }, async () => {
    const visitor = await here.visit({ settings: { lang: 'en' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).waitFor()
    await reach(page, 'Tab', `quick-${id}`)
    await page.keyboard.press('Enter')
    await page.locator('.prompt.mine').waitFor()
    const keys = await playByKeys(page, anything(1800), FEW_MOVES)
    assert.ok(keys.has('n') && keys.has('Enter'), [...keys].join())
    await visitor.leave()
  })

test('keys are left alone while somebody types, and the browser keeps its own', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('#/settings')
  await page.getByTestId('setting-name').fill('')
  await page.getByTestId('setting-name').pressSequentially('n?fot')
  assert.equal(await page.getByTestId('setting-name').inputValue(), 'n?fot')
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.getByTestId('board').waitFor()
  const stolen = await page.evaluate(() =>
    ['t', 'f', 'n', 'o', 'w', 'r', '0', '+'].filter(key => {
      const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true, bubbles: true })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    }),
  )
  assert.deepEqual(stolen, [])
  await visitor.leave()
})
