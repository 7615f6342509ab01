/** What a round costs with its answers to the enemy, counted by the common counter (`e2e/clicks.ts`). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clicksOfTurn, told } from '../../../../e2e/clicks.ts'
import type { Seen } from '../../../../e2e/player.ts'
import { asks } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
/** As many as a round cost on average before sets were single choices. */
const MOST = 12
const ROUNDS = 3

const isTurn = (seen: Seen): boolean => /§(?:7|8)/.test(seen.prompt)
const END = /^action-(?:done|stop|callOff|retreat)$/
const first = (seen: Seen, fits: RegExp): number => seen.options.findIndex(each => fits.test(each))

/** In his turn a block and where it goes, as often as he has commands; whatever the enemy makes him answer is answered at once. */
function officer(): (seen: Seen) => number {
  let hasBlock = false
  return seen => {
    const confirm = first(seen, /^confirm/)
    if (confirm >= 0) return confirm
    const deed = seen.options.findIndex(each => each.startsWith('action-') && !END.test(each))
    if (deed >= 0) {
      hasBlock = false
      return deed
    }
    const [block, place, end] = [first(seen, /^piece:/), first(seen, /place:/), first(seen, END)]
    const goes = isTurn(seen) && !/Commands left: 0/.test(seen.prompt)
    if (goes && hasBlock && place >= 0) {
      hasBlock = false
      return place
    }
    if (goes && block >= 0) {
      hasBlock = true
      return block
    }
    return end >= 0 ? end : Math.max(0, block, place)
  }
}

test('a round of Marengo against the computer, answers to the enemy included, costs no more than it did', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', speed: 4 } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('quick-marengo').click()
  await asks(page)
  let all = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const clicks = await clicksOfTurn(page, { choose: officer(), until: 'round' })
    all += told(`Marengo, round ${round}`, clicks)
  }
  assert.ok(all / ROUNDS <= MOST, `${all / ROUNDS} clicks a round`)
  await visitor.leave()
})
