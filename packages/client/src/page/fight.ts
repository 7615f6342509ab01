import type { Action, RuleRef } from '@bivouac/kernel'
import type { Thing } from './index.ts'

/** One side of a fight as it stands in a view. */
export interface FightSide {
  readonly name: string
  readonly colour: string
  /** Who fights; named by `GamePage.nameOf`, found on the board by pointing at them. */
  readonly pieces: readonly Thing[]
  /** Cards played so far, drawn by `GamePage.Card`. */
  readonly cards?: readonly number[]
  /** What its addends come to so far, “0–3” where that depends on what is hidden; none: the stage adds them up. */
  readonly sum?: number | string
}

/** One line of a side's reckoning, as the rules reckoned it. */
export interface Addend {
  readonly side: 0 | 1
  readonly text: string
  /** None where the line says something that is no number: "cannot retreat". */
  readonly value?: number
  readonly rule?: RuleRef
}

/**
 * A fight as plain data, read off a view: the stage draws it for every game. Dice come from the beats (`Beat.dice`), and
 * what was told after them is its aftermath, so a game says again only what its view knows better.
 */
export interface Fight {
  /** The same for as long as it is the same fight. */
  readonly id: string
  /** Where: "Assault on E8". */
  readonly title: string
  /** The place of contact: the stage stands beside it. */
  readonly at: readonly Thing[]
  /** Attacker first. */
  readonly sides: readonly [FightSide, FightSide]
  readonly addends: readonly Addend[]
  /** What is or will be rolled: "2d6 + 10 against 8". */
  readonly roll?: string
  /** The action whose odds are shown live while this eye may take it: the roll, the end of one's cards. */
  readonly odds?: Action
  /** Its dice have fallen: the reckoning stays as it stood then, whatever becomes of those who fought. */
  readonly decided?: boolean
  /** The board itself shows it while it lasts: the stage waits for its end. */
  readonly onBoard?: boolean
  /** In one sentence how it ended; otherwise the first thing told after the dice. */
  readonly outcome?: string
  /** Losses, retreats, morale; otherwise what else was told. */
  readonly aftermath?: readonly { readonly text: string; readonly rule?: RuleRef }[]
}
