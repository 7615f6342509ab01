import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { FIRST, GAMES } from './catalogue.ts'
import { anything, type Choose, impatient, see } from './player.ts'
import { fileOf, matchNearEnd } from './positions.ts'
import { atRest, becomes } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()
const { hurries } = GAMES[0]!.scenes
const MOVES = 60
const LAST_MOVES = 20
const FEW_MOVES = 15
/** How long a table may stay as it is while nobody can do anything. */
const PATIENCE = 120_000
/** How long a key may take to show. */
const SOON = 10_000

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return `${at?.getAttribute('data-thing') ?? ''} ${at?.getAttribute('data-testid') ?? ''} ${at?.getAttribute('aria-label') ?? ''}`
  })

/** Presses a key until the focus is on something that answers to this name; false if it never is. */
async function finds(page: Page, key: string, name: string, most = 150): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await focused(page)).includes(name)) return true
    await page.keyboard.press(key)
  }
  return false
}
const reach = async (page: Page, key: string, name: string): Promise<void> =>
  assert.ok(await finds(page, key, name), `“${name}” cannot be reached with ${key}`)
/** The record of a long game has hundreds of words that can be pointed at: backwards is the shorter way to a button. */
const findsButton = async (page: Page, name: string): Promise<boolean> =>
  (await finds(page, 'Shift+Tab', name)) || finds(page, 'Tab', name, 1500)

/** Plays without a mouse until so many moves are made or the game is over; the keys that were of use. */
async function playByKeys(page: Page, choose: Choose, until: number): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  let [stuck, missed] = [0, 0]
  for (let seen = await see(page); seen.at < until && seen.state !== 'over'; ) {
    if (seen.options.length === 0) {
      const next = await see(page, seen.sign, PATIENCE)
      assert.notEqual(next.sign, seen.sign, `nothing happens any more: “${seen.prompt}”`)
      seen = next
      continue
    }
    const option = seen.options[choose(seen, page)]!
    const isThing = /^(?:card|place|piece):/.test(option)
    const found = isThing ? await finds(page, 'n', option, seen.options.length + 2) : await findsButton(page, option)
    if (!found) {
      // Perhaps the table moved on in the meantime.
      const now = await see(page, seen.sign, SOON)
      missed = now.sign === seen.sign ? missed + 1 : 0
      assert.ok(missed < 3, `“${option}” cannot be reached at “${seen.prompt}”`)
      seen = now
      continue
    }
    keys.add(isThing ? 'n' : 'Tab')
    const key = option.startsWith('card') ? 'Space' : 'Enter'
    keys.add(key)
    await page.keyboard.press(key)
    const next = await see(page, seen.sign, SOON)
    stuck = next.sign === seen.sign ? stuck + 1 : 0
    assert.ok(stuck < 3, `“${option}” does not answer to the keyboard at “${seen.prompt}”`)
    seen = next
  }
  return keys
}

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
  const visitor = await here.visit({ settings: { lang: 'en', handOver: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(matchNearEnd(LAST_MOVES)))
  await page.locator('.prompt.mine').waitFor()
  await playByKeys(page, impatient(1813, hurries), Number.POSITIVE_INFINITY)
  await page.getByTestId('game-over').waitFor()
  // And looked at again.
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
