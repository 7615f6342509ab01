/** What happened, and what may not happen by accident: on the table that every game shares. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { accompanying } from '../packages/host/src/foretelling.ts'
import { GAMES as RULES } from '../packages/shelf/src/all.ts'
import { FIRST, GAMES } from './catalogue.ts'
import { anything, play } from './player.ts'
import { matchNearEnd, matchWhere } from './positions.ts'
import { atRest, becomes, eventually } from './rest.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'

const here = stage()

test('what loses the game is never one click away, also for those who want no confirmations', async () => {
  const playable = RULES.filter(game => GAMES.some(({ id }) => id === game.id))
  const found = playable.flatMap(game => {
    try {
      const match = matchWhere(
        each => {
          const { decision } = each
          if (decision === undefined || decision.asked !== undefined || decision.actions.length < 2) return false
          const { losing = [] } = accompanying(each, decision)
          return losing.some(({ at }) => decision.actions[at]!.arg === undefined)
        },
        { game, most: 12 },
      )
      return [match]
    } catch {
      return []
    }
  })[0]
  assert.ok(found !== undefined, 'some game can be lost by pressing a button')
  const { decision } = found
  const { losing = [] } = accompanying(found, decision!)
  const deed = losing.map(({ at }) => decision!.actions[at]!).find(action => action.arg === undefined)!
  const visitor = await here.visit({ settings: { confirm: false, forced: false } })
  const { page } = visitor
  await openGame(visitor, found)
  await page.getByTestId(`action-${deed.type}`).first().click()
  await page.getByTestId('warning').first().waitFor()
  assert.equal(await page.getByTestId('game-over').count(), 0)
  await page.getByTestId('cancel').click()
  await becomes(() => page.getByTestId('warning').count(), 0)
  await page.getByTestId(`action-${deed.type}`).first().click()
  await page.getByTestId('confirm').click()
  await page.getByTestId('game-over').waitFor()
  await visitor.leave()
})

const moves = async (page: Page): Promise<number> =>
  Number(/(\d+)\/\d+/.exec((await page.getByTestId('replay-at').textContent()) ?? '')?.[1])

test('alone against the computer: a take-back goes to one’s own last choice', async () => {
  const visitor = await here.visit()
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.locator('.prompt.mine').waitFor()
  // Somebody else's turn has come and gone when the line is there.
  await play([page], {
    choose: anything(5),
    until: 200,
    stop: async seen => seen.at > 45 && (await page.getByTestId('last-turn').count()) > 0,
  })
  await atRest(page)
  const now = await moves(page)
  const said = await page.getByTestId('log').locator('li').allTextContents()
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('ask-undo').click()
  await eventually(
    () => moves(page),
    at => at < now,
  )
  const seen = await atRest(page)
  assert.ok(seen.at < now, `back from ${now}, and not forward again at once`)
  assert.equal(seen.state, 'mine')
  assert.ok(seen.options.length > 1, 'there is something to choose')
  assert.ok((await page.getByTestId('log').locator('li').count()) < said.length)
  await visitor.leave()
})

test('the line of the last turn shows it again with one tap', async () => {
  const visitor = await here.visit({ reducedMotion: 'no-preference', settings: { speed: 4 } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.locator('.prompt.mine').waitFor()
  await play([page], {
    choose: anything(6),
    until: 200,
    stop: async () => (await page.getByTestId('last-turn').count()) > 0,
  })
  await page.getByTestId('last-turn-watch').click()
  await page.getByTestId('replay-leave').waitFor()
  await visitor.leave()
})

for (const viewport of [
  { width: 1366, height: 650 },
  { width: 400, height: 750 },
])
  test(`the end is a plate on the board that covers neither log nor armies, ${viewport.width} px`, async () => {
    const visitor = await here.visit({ viewport })
    const { page } = visitor
    await openGame(visitor, matchNearEnd(30))
    await page.getByTestId('more').locator('summary').click()
    await page.getByTestId('resign').click()
    await page.getByTestId('ask-yes').click()
    const plate = page.getByTestId('game-over')
    await plate.waitFor()
    await page.getByTestId('over-balance').waitFor()
    // Both at one moment: as the last question goes, its bar grows smaller and the board under it larger.
    const beyond = (): Promise<readonly string[]> =>
      plate.evaluate(element => {
        const box = element.getBoundingClientRect()
        const board = element.closest('.board-area')!.getBoundingClientRect()
        const over = {
          left: board.left - box.left,
          top: board.top - box.top,
          right: box.right - board.right,
          bottom: box.bottom - board.bottom,
        }
        return Object.entries(over).flatMap(([edge, by]) => (by > 1 ? [`${edge} by ${Math.round(by)} px`] : []))
      })
    await becomes(beyond, [], 'the plate lies on the board')
    if (viewport.width > 1000) {
      // What decided it comes a little later, and one tap leads to the moment.
      assert.match(await page.getByTestId('over-luck').innerText(), /luck/i)
      await becomes(beyond, [], 'it still does when it says what decided the game')
      await page.getByTestId('over-turning').first().click()
      await page.getByTestId('replay-leave').waitFor()
    }
    await visitor.leave()
  })
