/** Faults that were seen once, each with what failed then: the table keeps its manners at the seams. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, WebSocketRoute } from 'playwright-core'
import { FIRST, gamesWith } from './catalogue.ts'
import { fileOf, matchWhere } from './positions.ts'
import { atRest, becomes, eventually } from './rest.ts'
import { stage } from './stage.ts'
import { openGame, PLACES } from './tour.ts'

const here = stage()
const at = (page: Page, id: string) => page.getByTestId(id)
const place = (name: string) => PLACES.find(each => each.name === name)!

test('the hand-over cover is modal: Tab stays on it, no key reaches the table, and only its own words are read', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await place('hand-over').go(visitor)
  const cover = at(page, 'hand-over')
  await eventually(
    () => cover.evaluate(element => element.matches(':modal')),
    is => is,
  )
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key)
    assert.ok(
      await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('[data-testid=hand-over]') != null
      }),
      key,
    )
  }
  const before = await at(page, 'replay-at').innerText()
  for (const key of ['ArrowLeft', 'Home', 'n', 't', 'Control+z', '?', 'Escape', 'Escape'])
    await page.keyboard.press(key)
  assert.ok(await cover.isVisible(), 'it is lifted by its button alone')
  assert.equal(await at(page, 'replay-at').innerText(), before)
  assert.equal(await at(page, 'help').count(), 0)
  assert.match(await cover.ariaSnapshot(), /^- dialog ".+ to play"/)
  await at(page, 'hand-over-ready').click()
  await cover.waitFor({ state: 'detached' })
  await page.locator('.prompt.mine').waitFor()
  assert.equal(await at(page, 'replay-leave').count(), 0)
  await visitor.leave()
})

test('a hint says its deed once, and shows it on the board', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await at(page, `quick-${FIRST}`).click()
  await page.locator('.prompt.mine').waitFor()
  await at(page, 'more').locator('summary').click()
  await at(page, 'hint').click()
  const said = await at(page, 'hint-given').locator('.hint-words').innerText()
  assert.doesNotMatch(said, /(\S+(?: \S+){1,12})[ ,.:;]+\1/)
  await visitor.leave()
})

test('the replay ends in the present: stepped, slid or played to the last move, nobody is left looking at the past', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await openGame(visitor)
  const leave = at(page, 'replay-leave')
  await page.keyboard.press('ArrowLeft')
  await leave.waitFor()
  await page.keyboard.press('ArrowRight')
  await leave.waitFor({ state: 'detached' })
  const slider = at(page, 'replay-slider')
  await slider.fill('30')
  await leave.waitFor()
  await slider.fill((await slider.getAttribute('max'))!)
  await leave.waitFor({ state: 'detached' })
  await page.locator('.prompt.mine').waitFor()
  await visitor.leave()
})

test('on a tablet a message that came unseen is marked; a connection that is lost is said in words, and no longer when it is back', async () => {
  const first = await here.visit({
    settings: { lang: 'it' },
    mayLoseServer: true,
    viewport: { width: 800, height: 1100 },
  })
  const second = await here.visit({ settings: { lang: 'en' } })
  /** The wire of the first page, which a test can cut. */
  let wire: WebSocketRoute | undefined
  let isCut = false
  await first.page.routeWebSocket(/\/api\/tables\/.*\/socket/, route => {
    if (isCut) return void route.close()
    wire = route
    route.connectToServer()
  })
  await first.open(`#/new/${FIRST}`)
  await at(first.page, 'opponent-online').check()
  await at(first.page, 'start').click()
  await second.page.goto(await at(first.page, 'invite-link').inputValue())
  for (const { page } of [first, second]) await at(page, 'board').waitFor()
  const say = at(second.page, 'chat').locator('.chat-form input')
  await say.fill('Bonjour')
  await say.press('Enter')
  await at(first.page, 'unread').waitFor({ state: 'attached' })
  await at(first.page, 'sheet-log').click()
  await at(first.page, 'chat').getByText('Bonjour').waitFor()
  await at(first.page, 'sheet-log').click()
  await becomes(() => at(first.page, 'unread').count(), 0)

  const asked = await atRest(first.page)
  isCut = true
  await wire!.close()
  await at(first.page, 'reconnecting').waitFor()
  // Whatever is asked of it meanwhile is answered in the player’s language.
  await first.page.keyboard.press('t')
  if (asked.state === 'mine') await first.page.locator('.prompt-buttons button').first().click()
  assert.doesNotMatch(await first.page.locator('main').innerText(), /\boffline\b/)
  isCut = false
  await at(first.page, 'reconnecting').waitFor({ state: 'detached' })
  await becomes(() => at(first.page, 'notice').count(), 0)
  await Promise.all([first.leave(), second.leave()])
})

test('the outcomes that are shown add up to a hundred', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  await place('odds').go(visitor)
  const told = await at(visitor.page, 'odds-row').locator('.bar-p').allInnerTexts()
  const sum = told.reduce((all, each) => all + (/[<>]/.test(each) ? 0 : Number.parseInt(each, 10)), 0)
  const vague = told.filter(each => /[<>]/.test(each)).length
  assert.ok(sum === 100 || (vague > 0 && Math.abs(sum - 100) <= vague), told.join(' '))
  await visitor.leave()
})

test('on a phone a question with orders to be given for good leaves the board its room', async () => {
  const [fighting] = gamesWith('fight')
  const match = matchWhere(({ decision, length }) => length > 100 && decision?.standing !== undefined, {
    game: fighting!.rules,
  })
  const visitor = await here.visit({ viewport: { width: 400, height: 700 } })
  const { page } = visitor
  await visitor.open('')
  await at(page, 'import').setInputFiles(fileOf(match))
  await at(page, 'hand-over-ready').click()
  await page.locator('.prompt.mine').waitFor()
  await atRest(page)
  const board = (await page.locator('.board-area').boundingBox())!
  assert.ok(board.height >= 200, `${board.height} px`)
  const prompt = (await at(page, 'prompt').boundingBox())!
  assert.ok(prompt.height <= 130, `${prompt.height} px`)
  await visitor.leave()
})
