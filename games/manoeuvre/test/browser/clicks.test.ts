/** A quiet turn, counted by the common counter (`e2e/clicks.ts`): the hand is kept, one unit moves, nobody fights. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { clicksOfTurn } from '../../../../e2e/clicks.ts'
import { anything, play, type Seen } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const SOLO = 3
const ONLINE = 4

const isDiscard = (seen: Seen): boolean => seen.state === 'mine' && seen.prompt.includes('§4-discard')
const isMove = (seen: Seen): boolean => seen.prompt.includes('§5')

/** Armies are placed at random until somebody begins his first turn: far from each other, nobody can fight yet. */
async function toTheFirstTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await play(pages, {
    choose: anything(5),
    stop: (seen, page) => {
      if (isDiscard(seen)) found = page
      return found !== undefined
    },
    until: 200,
  })
  assert.ok(found !== undefined, 'somebody begins his turn')
  return found
}

/** The hand kept, then a unit and where it goes; then `done`. */
function quietly(done: (seen: Seen) => number | string): (seen: Seen) => number | string {
  let moved = 0
  return seen => {
    if (isDiscard(seen)) return seen.options.indexOf('action-done')
    const lit = seen.options.findIndex(each => /piece:|place:/.test(each))
    if (isMove(seen) && moved < 2 && lit >= 0) {
      moved++
      return lit
    }
    return done(seen)
  }
}

test('a quiet turn against the computer is three clicks', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('quick-manoeuvre').click()
  await toTheFirstTurn([page])
  let hasMoved = false
  const clicks = await clicksOfTurn(page, {
    choose: quietly(seen => seen.options.findIndex(each => each.startsWith('action-'))),
    // The next discard is the next turn's; a defence is the enemy's turn.
    isOver: seen => {
      if (isMove(seen)) hasMoved = true
      return hasMoved && !isMove(seen) && (seen.state !== 'mine' || isDiscard(seen))
    },
  })
  console.log(`quiet turn, solo: ${clicks.length} clicks: ${clicks.join(', ')}`)
  assert.ok(clicks.length <= SOLO, clicks.join(', '))
  await visitor.leave()
})

test('a quiet turn online is at most four clicks: the rest of the turn is passed by one order', async () => {
  const [first, second] = [
    await here.visit({ settings: { lang: 'en' } }),
    await here.visit({ settings: { lang: 'en' } }),
  ]
  await first.open('#/new/manoeuvre')
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  const page = await toTheFirstTurn(pages)
  const other = pages.find(each => each !== page)!
  let hasOrdered = false
  const clicks = await clicksOfTurn(page, {
    choose: quietly(() => {
      hasOrdered = true
      return 'pass-rest'
    }),
    isOver: () => hasOrdered,
  })
  await other.locator('.prompt.mine').waitFor()
  console.log(`quiet turn, online: ${clicks.length} clicks: ${clicks.join(', ')}`)
  assert.ok(clicks.length <= ONLINE, clicks.join(', '))
  for (const visitor of [first, second]) await visitor.leave()
})
