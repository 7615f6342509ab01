import type { Action, Decision, Dice, Eye, Seat } from '@bivouac/kernel'

/** What a computer player is given, and all it is given: what its eye sees and has heard. Never a position. */
export interface Situation {
  readonly seat: Seat
  readonly view: object
  readonly heard: readonly { readonly e: string }[]
  readonly decision: Decision
}
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}
export interface Player {
  readonly id: string
  choose(situation: Situation, budget: Budget, dice: Dice): Action
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
