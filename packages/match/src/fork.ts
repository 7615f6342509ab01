/** A game that begins where somebody looked at another one. */
import { type AnyGame, type AnyPosition, canonical, type Dice, type Eye } from '@bivouac/kernel'
import { frozen } from './json.ts'
import { readPosition } from './position.ts'
import { again, begin } from './retrace.ts'
import type { Journal } from './types.ts'

/** All that somebody knows of a table: what he sees and what he has heard. There is no position in it. */
export interface Seen {
  readonly view: object
  readonly eye: Eye
  readonly heard: readonly { readonly e: string }[]
}

/**
 * A position to play on from, which the one who saw this cannot tell from the real one: what is hidden from him is made
 * up. A sentence where there is none: the game is over there, or what he saw is no view of this game.
 */
export function imaginedFrom(game: AnyGame, { view, eye, heard }: Seen, dice: Dice): AnyPosition | string {
  try {
    const pos = game.imagine(frozen(view), eye, heard, dice)
    if (canonical(game.view(pos, eye)) !== canonical(view)) return CONTRADICTION
    return playable(game, pos)
  } catch {
    return CONTRADICTION
  }
}
const CONTRADICTION = 'no position of this game looks like that'

/** The true position after `at` moves: only for somebody to whom the whole journal is open. */
export function positionAt(game: AnyGame, journal: Journal, at: number): AnyPosition | string {
  const begun = begin(game, journal)
  if (typeof begun === 'string') return begun
  if (!Number.isInteger(at) || at < 0 || at > journal.moves.length)
    return `the game has ${journal.moves.length} moves, not ${at}`
  const { course } = begun
  for (const move of journal.moves.slice(0, at)) {
    const ran = again(course, move)
    if (typeof ran === 'string') return ran
  }
  return playable(game, course.pos)
}

function playable(game: AnyGame, pos: AnyPosition): AnyPosition | string {
  if (pos.result !== undefined) return 'the game is over there: nothing is left to play'
  return readPosition(game, pos)
}
