import type { Action, Decision, Dice, Eye, Seat, Text } from '@bivouac/kernel'

/** What a computer player is given, and all it is given: what its eye sees and has heard. Never a position. */
export interface Situation {
  readonly seat: Seat
  readonly view: object
  readonly heard: readonly { readonly e: string }[]
  readonly decision: Decision
}
/** How long a player may think: a number of tries, which always comes out the same, or time by the clock handed in. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
  /** The clock that milliseconds are counted by. Without one they cannot be, and a player falls back on tries. */
  readonly now?: () => number
}
export interface Player {
  readonly id: string
  readonly name?: Text
  readonly about?: Text
  choose(situation: Situation, budget: Budget, dice: Dice): Action
  /** The same with its reasons. */
  think?(situation: Situation, budget: Budget, dice: Dice): Thinking
  /** The same player without its memories: one for each game. */
  fresh?(): Player
}

/** One option as a player came to see it. */
export interface Considered {
  readonly action: Action
  /** Its part in all that was tried, 0 … 1: the more, the better it looked. */
  readonly share: number
  /** How well the player then stands, −1 … 1, on average. */
  readonly value: number
  /** In what part of the futures tried it came out ahead. */
  readonly ahead: number
  readonly tries: number
}
export interface Thinking {
  readonly action: Action
  /** Best first; the chosen one is the first. */
  readonly considered: readonly Considered[]
  /** What the player is about, in a sentence. */
  readonly says?: Text
}

/** One thing that can follow from an action, up to the next decision. */
export interface Outcome {
  readonly p: number
  /** What the asking eye would hear. */
  readonly events: readonly { readonly e: string }[]
}
export interface Outcomes {
  /** false: too many leaves, so these are sampled frequencies, each ± `margin` (95 %). */
  readonly exact: boolean
  readonly margin?: number
  readonly samples?: number
  readonly outcomes: readonly Outcome[]
}
export interface OutcomesOptions {
  readonly eye: Eye
  /** How many ways the rolls may fall and still all be counted. */
  readonly leaves?: number
  /** How many tries are made where they are too many. */
  readonly samples?: number
  readonly seed?: number | string
}
