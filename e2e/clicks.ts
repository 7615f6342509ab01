/**
 * What a turn costs a player: **a click is one press of the mouse button by him**, on a piece, a place, a card or a button, from
 * the first question of his turn until nothing of that turn is asked any more. What the page answers by itself, in time, is
 * none; a confirmation is one. The same counter for every game; what is clicked is the test's.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { click, type Seen, see } from './player.ts'
import { atRest } from './rest.ts'

/** No turn takes as many: whoever plays it goes round in circles. */
const MOST = 80
/** How long a table may stay as it is while nobody clicks here. */
const PATIENCE = 120_000
/** How long one of them is looked at before the others are. */
const SOON = 500

/** One of the options, a button that is none of them by its test id, or nothing for now. */
type Chosen = number | string | undefined

export interface TurnWishes {
  readonly choose: (seen: Seen) => Chosen | Promise<Chosen>
  /** The turn is over when the log tells of the next one: the name of that event. */
  readonly until: string
  /** What the others do while they are waited for. */
  readonly meanwhile?: () => Promise<void>
}

/** How often the log tells of this, once the page has painted what came last. */
const heard = (page: Page, event: string): Promise<number> =>
  page.evaluate(async name => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
    return document.querySelectorAll(`[data-testid=log] [data-event=${name}]`).length
  }, event)

/** What was clicked, each with the question it answered. */
export async function clicksOfTurn(page: Page, { choose, until, meanwhile }: TurnWishes): Promise<readonly string[]> {
  const clicks: string[] = []
  const turns = await heard(page, until)
  for (;;) {
    const seen = await atRest(page)
    if (seen.state === 'over' || (await heard(page, until)) > turns) return clicks
    const chosen = seen.state === 'mine' && seen.options.length > 0 ? await choose(seen) : undefined
    if (chosen === undefined) {
      const end = Date.now() + PATIENCE
      let next = seen
      while (next.sign === seen.sign && Date.now() < end) {
        await meanwhile?.()
        next = await see(page, seen.sign, meanwhile === undefined ? PATIENCE : SOON)
      }
      assert.notEqual(next.sign, seen.sign, `nothing happens any more: “${seen.prompt}”`)
      continue
    }
    const what = typeof chosen === 'string' ? chosen : seen.options[chosen]!
    clicks.push(`${what} at “${seen.prompt}”`)
    assert.ok(clicks.length < MOST, `no end of clicks: ${clicks.join(', ')}`)
    if (typeof chosen === 'string') await page.getByTestId(chosen).click()
    else await click(page, seen, { choose: () => chosen, mouse: true })
  }
}

/** Prints what a turn cost, for the figures of the documentation. */
export function told(turn: string, clicks: readonly string[]): number {
  console.log(`${turn}: ${clicks.length} clicks: ${clicks.map(each => each.split(' at “')[0]).join(', ')}`)
  return clicks.length
}
