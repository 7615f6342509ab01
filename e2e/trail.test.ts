/** What the others did since one's own last deed lies on the board as a trail, in every game with somebody across the table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES } from './catalogue.ts'
import { anything, play } from './player.ts'
import { stage } from './stage.ts'

const here = stage()
/** Games begin with many questions before anybody moves. */
const MOST_MOVES = 160

const isAcross = ({ rules }: (typeof GAMES)[number]): boolean => {
  const setup = rules.readSetup({})
  return typeof setup === 'object' && rules.seats(setup).length > 1
}

for (const { id } of GAMES.filter(isAcross))
  test(`${id}: what the computer moved leaves a trail, gone with the next deed`, async () => {
    const visitor = await here.visit({ settings: { lang: 'en', confirm: false } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).click()
    await page.locator('.prompt.mine').waitFor()
    const trail = page.locator('[data-trail]')
    let found: readonly string[] = []
    await play([page], {
      choose: anything(7),
      until: MOST_MOVES,
      stop: async () => {
        found = await trail.evaluateAll(all => all.map(each => each.getAttribute('data-trail')!))
        return found.length > 0
      },
    })
    assert.ok(found.length > 0, 'nothing that moved was shown')
    assert.equal(new Set(found).size, found.length, 'each piece leaves one trail')
    await visitor.leave()
  })
