/** The nouns of the platform. Everything else imports them from here. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export const LANGS = ['it', 'en'] as const
export type Lang = (typeof LANGS)[number]
/** Something said to a person, in every language the platform speaks. */
export type Text = Readonly<Record<Lang, string>>

/** A player's place at the table, from 0. */
export type Seat = number
/** Those who win and lose together, from 0: one seat, or as many as the game says. */
export type Side = number
/** Who is looking: a player, or somebody without a seat. */
export type Eye = Seat | 'spectator'

/** A section of a rulebook, as the rulebook numbers it. */
export type RuleRef = string

/** Why something may not be done: the rule that forbids it and, where it can be said, what would permit it. */
export interface Refusal {
  /** None where no rulebook is concerned: a need of the machine, of the match or of the table. */
  readonly rule?: RuleRef
  readonly text: Text
  readonly cure?: Text
}
/** `undefined` means permitted. */
export type Verdict = Refusal | undefined

/** What a player does. `arg` is plain JSON: a number or a short string wherever the game can help it. */
export interface Action {
  readonly type: string
  readonly arg?: Json | undefined
}

/** How a game ended. */
export interface Result {
  /** The sides that have won, ascending; none for a draw, or when a solitaire player has lost. */
  readonly winners: readonly Side[]
  /** The way it was won, in one word of the game's vocabulary: 'attrition', 'nightfall', … */
  readonly by: string
  readonly rule: RuleRef
  /** How great a victory it is, where the rules have degrees of it: 'marginal', 'decisive', … */
  readonly grade?: string
  /** By side. */
  readonly score?: readonly number[]
}
