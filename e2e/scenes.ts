/**
 * What a game says of itself to the tests of the table, in `games/<id>/test/browser/scenes.ts`: where in its games something
 * is to be seen, and how what is seen is read. A game without a scene is left out of the tests that need it.
 */
import type { Action, Seat } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Seen } from './player.ts'

type Where = (match: Match) => boolean

export const isAt =
  (question: string): Where =>
  ({ decision }) =>
    decision !== undefined && `${decision.proc}.${decision.step}` === question

export interface Scenes {
  /** Somebody is about to be struck: the question at which the odds are shown, and what is clicked for each answer. */
  readonly fight?: { readonly at: Where; readonly target: (action: Action) => string }
  /** The enemy has somebody within reach of the one who is asked. */
  readonly threatened?: Where
  /** Which option brings the end of the game nearer, if one does. */
  readonly hurries?: (seen: Seen) => number | undefined
  /** Whose secret a card is that can be found in a page. */
  readonly holder?: (card: number) => Seat
  /** Fails unless the page draws what this view holds, hands and pieces. */
  readonly isDrawn?: (page: Page, view: unknown) => Promise<void>
  /** Why it cannot be played by keys alone yet. */
  readonly keysLack?: string
  /** Why its guided battle cannot be played to its end by the test yet. */
  readonly lessonLacks?: string
  /** Pictures of the documentation by name. */
  readonly pictures?: Readonly<Record<string, Where>>
}
