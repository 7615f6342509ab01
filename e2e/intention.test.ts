/** What a player means by a click, a drag or a key, on the table that every game shares. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { FIRST } from './catalogue.ts'
import { matchWhere } from './positions.ts'
import { atRest, becomes, eventually } from './rest.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'

const here = stage()

/** A question that asks for one of several pieces, each of which is then asked where it goes. */
const choosesAPiece = () =>
  matchWhere(({ decision, length }) => {
    const types = new Set(decision?.actions.map(action => action.type))
    return length > 60 && types.has('move') && types.size === 1 && decision!.actions.length > 3
  })
const pieces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.panzoom [data-thing*="piece:"].is-lit')].map(
      each => /piece:\w+/.exec(each.getAttribute('data-thing')!)![0],
    ),
  )
const spot = (page: Page, key: string) => page.locator(`.panzoom [data-thing~="${key}"]`).first()
const isChosen = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(
    each =>
      document.querySelector(`.panzoom [data-thing~="${each}"]`)?.matches('.is-chosen, [aria-selected=true]') === true,
    key,
  )
async function opened(wishes = {}): Promise<{ visitor: Visitor; page: Page; a: string; b: string }> {
  const visitor = await here.visit(wishes)
  await openGame(visitor, choosesAPiece())
  await atRest(visitor.page)
  const [a, b] = await pieces(visitor.page)
  return { visitor, page: visitor.page, a: a!, b: b! }
}

test('another piece changes the choice with one click; the chosen one again, or Esc, takes it back', async () => {
  const { visitor, page, a, b } = await opened()
  await spot(page, a).click()
  await becomes(() => isChosen(page, a), true)
  await spot(page, b).click()
  await becomes(async () => [await isChosen(page, a), await isChosen(page, b)], [false, true])
  assert.equal(await page.getByTestId('why').count(), 0, 'a change of mind needs no reason')
  await spot(page, b).click()
  await becomes(() => isChosen(page, b), false)
  await becomes(async () => (await pieces(page)).includes(a), true)
  await spot(page, a).click()
  await becomes(() => isChosen(page, a), true)
  await page.keyboard.press('Escape')
  await becomes(() => isChosen(page, a), false)
  await visitor.leave()
})

test('a piece is dragged to where it goes; dropped where it may not go, the table says why and it stays chosen', async () => {
  const { visitor, page, a } = await opened()
  const from = (await spot(page, a).boundingBox())!
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const before = await atRest(page)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 20, middle.y + 4, { steps: 3 })
  await becomes(() => isChosen(page, a), true)
  await page.getByTestId('drag-way').waitFor({ state: 'attached' })
  const goals = page.locator('.panzoom [data-thing*="place:"].is-lit')
  await goals.first().waitFor()
  const box = (await goals.first().boundingBox())!
  const goal = await goals.first().getAttribute('data-thing')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.locator('.drag-way.good').waitFor({ state: 'attached' })
  await page.mouse.up()
  await eventually(
    () => atRest(page),
    seen => seen.at > before.at + 1,
  )
  assert.ok((await spot(page, a).getAttribute('data-thing'))!.includes(goal!.split(' ')[0]!), `${a} went to ${goal}`)
  await visitor.leave()
})

test('a pointer that rests on a piece shows where it can go', async () => {
  const { visitor, page, a } = await opened()
  const marks = page.locator('[data-testid=reach] circle')
  assert.equal(await marks.count(), 0)
  await spot(page, a).hover()
  await eventually(
    () => marks.count(),
    count => count > 0,
  )
  const shown = await marks.count()
  assert.ok(shown > 0)
  await spot(page, a).click()
  await becomes(() => isChosen(page, a), true)
  assert.equal(
    await page.locator('.panzoom [data-thing*="place:"].is-lit').count(),
    shown,
    'as many as can then be clicked',
  )
  await visitor.leave()
})

test('a pointer that rests on what cannot be chosen is told why, for as long as it rests', async () => {
  const { visitor, page } = await opened()
  const dead = page.locator('.panzoom [data-thing*="piece:"]:not(.is-lit)').first()
  await dead.hover()
  await page.getByTestId('refusal').first().waitFor()
  await page.mouse.move(2, 2)
  await becomes(() => page.getByTestId('why').count(), 0)
  await visitor.leave()
})

test('one key goes on: Enter presses the one button there is, also after a click on the board; n reaches buttons', async () => {
  const only = matchWhere(({ decision, length }) => {
    const plain = decision?.actions.filter(action => action.arg === undefined) ?? []
    return length > 80 && plain.length === 1 && (decision?.actions.length ?? 0) > 2 && decision!.gathers === undefined
  })
  const visitor = await here.visit()
  const { page } = visitor
  await openGame(visitor, only)
  const before = await atRest(page)
  const button = page.locator('.prompt-buttons [data-testid^=action-]').first()
  const name = await button.getAttribute('data-testid')
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('n')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))) === name) break
  }
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-testid')), name)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Enter')
  await eventually(
    () => atRest(page),
    seen => seen.sign !== before.sign,
  )
  assert.notEqual((await atRest(page)).sign, before.sign)
  await visitor.leave()
})

test('in a first game somebody who looks for a way is offered a hint, and may say never again', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.locator('.prompt.mine').waitFor()
  const shut = page.locator('[data-testid=board] [data-thing]:not(.is-lit)')
  for (const i of [0, 1]) {
    await shut.nth(i).click({ button: 'right' })
    await page.getByTestId('why').waitFor()
  }
  await page.getByTestId('coach-hint').click()
  await page.getByTestId('hint-given').waitFor()
  await page.reload()
  await page.locator('.prompt.mine').waitFor()
  for (const i of [0, 1]) {
    await shut.nth(i).click({ button: 'right' })
    await page.getByTestId('why').waitFor()
  }
  await page.getByTestId('coach-off').click()
  await page.getByTestId('coach').waitFor({ state: 'detached' })
  await visitor.leave()
})
