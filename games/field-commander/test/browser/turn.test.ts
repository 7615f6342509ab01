/** What a turn asks of the player beside his decisions: few clicks, an enemy's turn that plays by itself, a battle that is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { clicksOfTurn, told } from '../../../../e2e/clicks.ts'
import { type Seen, see } from '../../../../e2e/player.ts'
import { fileOf } from '../../../../e2e/positions.ts'
import { asks, eventually } from '../../../../e2e/rest.ts'
import { isAt } from '../../../../e2e/scenes.ts'
import { stage } from '../../../../e2e/stage.ts'
import { playedTo } from './positions.ts'

const here = stage()
/** What the first French and enemy turn of 1796 may ask for beside the marches themselves. */
const MOST_CLICKS = 6
const GOES_ON = /^(?:confirm|action-(?:done|accept|pass))/
/** Groups of the enemy that are given orders in that turn, whatever the dice say: their lines stay beside the map. */
const ORDERS = 4
/** What leaves the battle to the computer; while it plays, the button says something else. */
const AUTO = 'Play this battle for me'

/** Marches of the first turn: Massena's force to Nice, the whole army to Turin. */
async function marchesOf(page: Page): Promise<string[]> {
  const areaOf = async (name: RegExp): Promise<string> =>
    ((await page.getByLabel(name).first().getAttribute('data-thing')) ?? '').split(' ')[0]!
  return [await areaOf(/^Nice/), await areaOf(/^Turin/)]
}

/** Goes on wherever he can, marches where he is to, and leaves battles to the computer. */
function marshal(page: Page, marches: string[]): (seen: Seen) => Promise<number | string | undefined> {
  const auto = page.getByTestId('autoplay')
  return async seen => {
    // A battle is a decision of its own: here the computer fights it, once it has been told to.
    const [says] = await auto.allInnerTexts()
    if (says !== undefined) return says === AUTO ? 'autoplay' : undefined
    const wanted = seen.options.findIndex(each => each.split(' ')[0] === marches[0])
    if (wanted >= 0) marches.shift()
    // Which battle is fought next, who retires where: decisions of battles, not of the turn.
    return wanted >= 0
      ? wanted
      : Math.max(
          0,
          seen.options.findIndex(each => GOES_ON.test(each)),
        )
  }
}

const WON = /holds? the field/
const FALLEN = /(?:French|Enemy) fallen: \S+/
/** So many without a victor and a loss would be no accident. */
const BATTLES = 12

test('the first French and enemy turn of 1796 asks for six clicks at most beside marches and battles', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(playedTo(() => true)))
  await asks(page)
  const clicks = await clicksOfTurn(page, { choose: marshal(page, await marchesOf(page)), until: 'turn' })
  told('1796, first French and enemy turn', clicks)
  assert.notEqual((await see(page)).state, 'over', 'the campaign goes on')
  const goesOn = clicks.filter(each => GOES_ON.test(each))
  assert.ok(goesOn.length <= MOST_CLICKS, goesOn.join(', '))
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
    // The home page has pictures of tables left before.
    await page.getByTestId('table').getByTestId('field').waitFor()
    assert.equal(await page.getByTestId('fight').count(), 0, 'nothing lies over the battlefield')
    await page.getByTestId('autoplay').click()
    // The last stage of the battle stays until somebody goes on; those before it come and go.
    told = await eventually(
      async () => (await page.getByTestId('fight').allInnerTexts()).join(),
      text => WON.test(text),
    )
  }
  assert.match(told, WON)
  assert.match(await page.getByTestId('fight-worth').innerText(), /\d% before, .*\d% after/)
  assert.match(told, FALLEN)
  await page.getByTestId('sources-open').locator('summary').click()
  assert.match(await page.getByTestId('sources').innerText(), /Our reconstructions: .*turn track/s)
  await visitor.leave()
})
