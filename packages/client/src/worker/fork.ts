/** Sandboxes: a table that begins where somebody looked at another one. */
import { type AnyGame, type Position, type Setup, searchDice } from '@bivouac/kernel'
import { type Chance, createMatch, imaginedFrom, type Journal, type Match, positionAt } from '@bivouac/match'
import type { NewFork } from '../carrier/messages.ts'

/** Throws a sentence where no game can go on from there. */
export function forkedMatch(game: AnyGame, setup: Setup, wanted: NewFork, chance: Chance, luck: string): Match {
  if (wanted.version !== game.version)
    throw new Error(`that table plays version ${wanted.version} of the rules, and this browser has ${game.version}`)
  const { at, from } = wanted
  const pos = 'journal' in from ? positionAt(game, from.journal, at) : imaginedFrom(game, from, searchDice(luck))
  if (typeof pos === 'string') throw new Error(pos)
  return createMatch(game, setup, chance, pos, { at, eye: 'journal' in from ? 'open' : from.eye })
}

/** The same beginning once more, with new dice. */
export function sameAgain(game: AnyGame, { setup, from, fork }: Journal, chance: Chance): Match {
  // It has been read before, when the table that is over was opened.
  // biome-ignore lint/suspicious/noExplicitAny: every game's position is its own
  return createMatch(game, setup, chance, from as unknown as Position<any>, fork)
}
