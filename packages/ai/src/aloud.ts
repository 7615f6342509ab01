/**
 * What a computer player says at the table. Its own reasons name cards and blocks that nobody else has seen, and what
 * it hopes for depends on them: what it says aloud is therefore made of nothing but what everybody knows. It is what
 * a spectator would say of the move.
 */
import { type AnyEvent, type AnyGame, type Dice, plain, type Seat, searchDice, type Text } from '@bivouac/kernel'
import { brainOf, playOn } from './brain.ts'
import { suggesting } from './suggesting.ts'

/** A move as everybody at the table saw it: everything here is a spectator's. */
export interface SeenByAll {
  /** Who made it. */
  readonly seat: Seat
  /** The table after it. */
  readonly view: object
  readonly heard: readonly AnyEvent[]
  /** What was told of the move itself. */
  readonly told: readonly AnyEvent[]
}

const FUTURES = 20
/** Choices in one future, at most: nearly every game is over by then. */
const LONGEST = 1500
/** How often, of 256 times, a first thought is taken as it is. */
const STEADY = 160
/** The level of the log on which something is done; above it are headings, below it consequences. */
const DEED = 2

/** “The Guard moves to D4: wins 7 of 10 futures.”; nothing where the move told of no deed. */
export function aloud(game: AnyGame, { seat, view, heard, told }: SeenByAll, dice: Dice): Text | undefined {
  // What follows the first may be the other side's doing.
  const deed = told.find(event => game.words.level(event) === DEED)
  if (deed === undefined) return undefined
  const tenths = Math.round((10 * wonBy(game, view, heard, seat, dice)) / FUTURES)
  const say = (lang: 'it' | 'en'): string => trimmed(plain(game.words.event(deed, lang)))
  return {
    it: `${say('it')}: vince in ${tenths} futuri su 10.`,
    en: `${say('en')}: wins ${tenths} of 10 futures.`,
  }
}
const trimmed = (text: string): string => text.replace(/\s*\(§[^)]*\)/g, '').replace(/[.:…]+$/, '')

/** How many games from here `seat` wins, each with what is hidden dealt anew and played out by instinct. */
function wonBy(game: AnyGame, view: object, heard: readonly AnyEvent[], seat: Seat, dice: Dice): number {
  const brain = brainOf(suggesting(game))
  // Where a game suggests whole deeds each of them takes its time: a future goes as far as a try of a search does.
  const longest = game.ai?.suggest === undefined ? LONGEST : brain.patience.turn
  let won = 0
  for (let i = 0; i < FUTURES; i++) {
    const pos = game.imagine(view, 'spectator', heard, dice)
    playOn(brain, pos, searchDice(dice.pick(0x40000000, '-')), (_, made) => made >= longest, STEADY)
    if (brain.score(pos, seat) > 0) won++
  }
  return won
}
