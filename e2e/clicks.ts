/**
 * What a turn costs a player: **a click is one press of the mouse button by him**, on a piece, a place, a card or a button, from
 * the first question of his turn until nothing of that turn is asked any more. What the page answers by itself, in time, is
 * none; a confirmation would be one. The same counter for every game; what is clicked is the test's.
 */
import type { Page } from 'playwright-core'
import { click, type Seen } from './player.ts'
import { atRest } from './rest.ts'

export interface TurnWishes {
  /** What is clicked now: one of the options, or a button that is none of them by its test id. */
  readonly choose: (seen: Seen) => number | string
  /** Is the turn over for this player? */
  readonly isOver: (seen: Seen) => boolean
}

export async function clicksOfTurn(page: Page, { choose, isOver }: TurnWishes): Promise<readonly string[]> {
  const clicks: string[] = []
  for (let seen = await atRest(page); !isOver(seen); seen = await atRest(page)) {
    if (seen.state !== 'mine' || seen.options.length === 0) continue
    const chosen = choose(seen)
    if (typeof chosen === 'string') {
      await page.getByTestId(chosen).click()
      clicks.push(chosen)
    } else {
      await click(page, seen, { choose: () => chosen, mouse: true })
      clicks.push(seen.options[chosen]!)
    }
  }
  return clicks
}
