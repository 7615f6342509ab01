/** What a turn asks of the player beside his decisions: few clicks, an enemy's turn that plays by itself, a battle that is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { click, see } from '../../../../e2e/player.ts'
import { fileOf } from '../../../../e2e/positions.ts'
import { isAt } from '../../../../e2e/scenes.ts'
import { stage } from '../../../../e2e/stage.ts'
import { playedTo } from './positions.ts'

const here = stage()
const SOON = 60_000
/** What the first French and enemy turn of 1796 may ask for beside the marches themselves. */
const MOST_CLICKS = 6
/** Groups of the enemy that are given orders in that turn, whatever the dice say: their lines stay beside the map. */
const ORDERS = 4
/** What leaves the battle to the computer; while it plays, the button says something else. */
const AUTO = 'Play this battle for me'

const turnOf = async (page: Page): Promise<number> =>
  Number(/(?:Turn|Turno) (\d+)/.exec(await page.getByTestId('turn').innerText())?.[1] ?? 0)

/** Plays the first turn; what was clicked beside the march, or nothing where the dice of a battle lost the campaign. */
async function firstTurn(page: Page): Promise<readonly string[] | undefined> {
  const areaOf = async (name: RegExp): Promise<string> =>
    ((await page.getByLabel(name).first().getAttribute('data-thing')) ?? '').split(' ')[0]!
  const marches = [await areaOf(/^Nice/), await areaOf(/^Turin/)]
  const clicked: string[] = []
  while ((await turnOf(page)) < 2) {
    const seen = await see(page)
    if (seen.state === 'over') return undefined
    if (seen.options.length === 0) await see(page, seen.sign, SOON)
    else if (await page.getByTestId('autoplay').isVisible()) {
      // A battle is a decision of its own: here the computer fights it, once it has been told to.
      const auto = page.getByTestId('autoplay')
      // All that is there at one moment: the battle may end between two looks.
      if ((await auto.allInnerTexts())[0] === AUTO) await auto.click({ timeout: 2000 }).catch(() => undefined)
      else await see(page, seen.sign, SOON)
    } else {
      const wanted = seen.options.findIndex(each => each.split(' ')[0] === marches[0])
      if (wanted >= 0) marches.shift()
      const goesOn = seen.options.findIndex(each => /^(?:confirm|action-(?:done|accept|pass))$/.test(each))
      // Which battle is fought next, who retires where: decisions of battles, not of the turn.
      const index = wanted >= 0 ? wanted : Math.max(0, goesOn)
      if (wanted < 0 && goesOn >= 0) clicked.push(`${seen.options[index]} at “${seen.prompt}”`)
      await click(page, seen, { choose: () => index })
    }
  }
  return clicked
}

const WON = /holds? the field/
const FALLEN = /(?:French|Enemy) fallen: \S+/
/** So many without a victor and a loss would be no accident. */
const BATTLES = 12

/** Losing Turin five times in a row would be no accident. */
const TRIES = 5

test('the first French and enemy turn of 1796 asks for six clicks at most beside marches and battles', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  let clicked: readonly string[] | undefined
  for (let i = 0; clicked === undefined && i < TRIES; i++) {
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(fileOf(playedTo(() => true)))
    await page.locator('.prompt.mine').waitFor()
    clicked = await firstTurn(page)
  }
  assert.ok(clicked !== undefined, 'the campaign goes on')
  assert.ok(clicked.length <= MOST_CLICKS, clicked.join(', '))
  const film = page.getByTestId('film').locator('li')
  assert.ok((await film.count()) >= ORDERS, 'what the enemy ordered is still to be read when the French turn begins')
  await visitor.leave()
})

test('the enemy’s turn plays as a film that can be held and passed over', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false }, reducedMotion: 'no-preference' })
  const { page } = visitor
  await visitor.open('')
  const shop = playedTo((match, advice) => isAt('supply.spend')(match) && advice.type === 'done')
  await page.getByTestId('import').setInputFiles(fileOf(shop))
  // The first button goes on, what can be bought comes after it.
  await page.locator('.prompt-buttons .primary[data-testid=action-done]').waitFor()
  await page.getByTestId('action-done').click()
  await page.getByTestId('film-hold').click()
  const held = page.getByRole('button', { name: 'Go on' })
  await held.waitFor()
  const lines = (): Promise<number> => page.getByTestId('film').locator('li').count()
  const before = await lines()
  await held.click()
  await page.waitForFunction(count => document.querySelectorAll('[data-testid=film] li').length > count, before)
  await page.getByTestId('film-skip').click()
  // Where an order leads into a battle, the battlefield takes the place of the film.
  await page.getByTestId('film-skip').waitFor({ state: 'detached' })
  await visitor.leave()
})

test('a battle left to the computer ends on the stage with who fell; the board is never covered; the page says what is the book’s', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false } })
  const { page } = visitor
  const file = fileOf(playedTo(isAt('battleTurn.choosePlans')))
  let told = ''
  // A battle may end with both still there, or with nobody fallen: then the next one is looked at.
  for (let i = 0; !(WON.test(told) && FALLEN.test(told)) && i < BATTLES; i++) {
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(file)
    await page.getByTestId('field').waitFor()
    assert.equal(await page.getByTestId('fight').count(), 0, 'nothing lies over the battlefield')
    await page.getByTestId('autoplay').click()
    await page.getByTestId('fight').waitFor()
    told = (await page.getByTestId('fight').allInnerTexts()).join()
  }
  assert.match(told, WON)
  assert.match(told, FALLEN)
  await page.getByTestId('sources-open').locator('summary').click()
  assert.match(await page.getByTestId('sources').innerText(), /Our reconstructions: .*turn track/s)
  await visitor.leave()
})
