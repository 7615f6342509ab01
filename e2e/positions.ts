/** Game files that stand just where a test wants to begin: random games, the same ones every time. */
import { decide, randomPlayer } from '@bivouac/ai'
import { type AnyGame, searchDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { GAMES } from './catalogue.ts'

const MOST_GAMES = 200

/** Plays games with seeds 1, 2, … until one stands at a decision that will do. */
export function matchWhere(
  isWanted: (match: Match) => boolean,
  { game = GAMES[0]!.rules, most = MOST_GAMES }: { readonly game?: AnyGame; readonly most?: number } = {},
): Match {
  for (let seed = 1; seed <= most; seed++) {
    const setup = game.readSetup({})
    if (typeof setup === 'string') throw new Error(setup)
    const match = createMatch(game, setup, { seed: `position ${seed}`, nonces: ['e2e'] })
    const choose = searchDice(seed)
    while (match.decision !== undefined) {
      if (isWanted(match)) return match
      const { decision } = match
      const { seat } = decision
      // Sets are put together one element after another.
      const situation = { seat, view: match.view(seat), heard: [], decision }
      const { action } = decide(game, randomPlayer, situation, {}, choose, false)
      const moved = match.submit(seat, action)
      if (!moved.ok) throw new Error(moved.refusal.text.en)
    }
  }
  throw new Error(`none of ${most} random games comes to such a decision`)
}

/** A game with so many moves left, had it been played on as it was. */
export function matchNearEnd(left: number): Match {
  let length = 0
  const isLast = (match: Match): boolean => {
    length = match.length
    return false
  }
  try {
    matchWhere(isLast, { most: 1 })
  } catch {
    // It has been played to its end, which is all that was wanted.
  }
  return matchWhere(match => match.length >= length - left, { most: 1 })
}

/** As a file for the browser's file chooser. */
export const fileOf = (match: Match) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(match.journal())),
})
