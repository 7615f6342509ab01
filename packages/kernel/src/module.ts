import type { Decision } from './decision.ts'
import type { Dice } from './dice.ts'
import type { Noun } from './grammar.ts'
import type { Machine } from './machine-type.ts'
import type { Phrase } from './phrase.ts'
import type { Game, Position } from './procedures.ts'
import type { Rulebook } from './rulebook.ts'
import type { Action, Eye, Json, Lang, Refusal, Result, RuleRef, Seat, Side, Text } from './values.ts'

/** What the home page tells of a game, before anything of it is fetched. */
export interface About {
  readonly title: Text
  readonly about: Text
  /** How many play, and for how long. */
  readonly players: Text
  /** By the id of a scenario: what a gallery tells beside its name. Only what the game's own data says. */
  readonly scenarios?: Readonly<Record<string, ScenarioGlance>>
}
export interface ScenarioGlance {
  readonly when?: Text
  readonly length: Text
  readonly attacks?: Text
}

/** One switch a table can set before the game begins. */
export interface Option {
  readonly id: string
  readonly name: Text
  readonly about: Text
  readonly values: readonly { readonly id: string; readonly name: Text }[]
  readonly default: string
  /** The section it is a reading of. */
  readonly rule?: string
  /** The one scenario it says something about: it is asked with that scenario alone. */
  readonly scenario?: string
}
export interface Scenario {
  readonly id: string
  readonly name: Text
  readonly about: Text
}

/** What was agreed before the game began. Checked by `readSetup`: a `Setup` in the program is always playable. */
export interface Setup {
  readonly scenario: string
  /** Every option of the game has its value here, defaults filled in; games may keep other plain values beside them. */
  readonly options: Readonly<Record<string, Json>>
}

/** How log level and headings work: 0 a turn, 1 a side or phase, 2 something done, 3 a consequence of it. */
export type LogLevel = 0 | 1 | 2 | 3

/** How a game is put into words. Imports no rules: the page uses it too. */
export interface Words<G extends Game> {
  event(event: G['event'], lang: Lang): Phrase
  level(event: G['event']): LogLevel
  /** What the deciding player is asked: "Choose a unit to move." */
  prompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: G['view'], lang: Lang): string
  /** One option on its own, as a button or a line of a menu would say it. */
  action(action: Action, view: G['view'], lang: Lang): string
  /** How it ended, as a sentence; with the table at hand, the winner is called what he is called there. */
  result(result: Result, lang: Lang, view?: G['view']): string
  /** The table in text, for terminals and reports. */
  board(view: G['view'], lang: Lang): string
}

/** What one event cost one side. */
export interface Cost {
  readonly side: number
  /** In the game's own measure: hits, strength points. */
  readonly hits: number
  /** Pieces that are gone. */
  readonly gone: number
}

/** What reports count. Imports no rules: the page uses it too. */
export interface Toll<G extends Game> {
  /** Who can lose something, as `Cost.side` numbers them: the seats, or in a game for one the enemy as well. */
  sides(view: G['view'], lang: Lang): readonly string[]
  /** What `hits` and `gone` are counts of. */
  readonly hits: Text
  readonly gone: Text
  of(event: G['event']): Cost | undefined
  /** A die that only settled which of several equals: no number of it is better than another. */
  lot?(event: G['event']): boolean
}

/** What a computer player values, by name: a personality or a tuning run changes some of it. */
export type Weights = Readonly<Record<string, number>>

/** Two armies that can meet; `setup` is as somebody would write it, `armies` by seat. */
export interface Matchup {
  readonly id: string
  readonly setup: object
  readonly armies: readonly Text[]
}

/** An attack somebody could make; pieces in the game's own numbers. */
export interface Aim {
  readonly target: number
  /** The pieces that would make it. */
  readonly by: readonly number[]
  /** What the attack is called by, where that is not the action before it (“assault” before “this one”). */
  readonly action?: Action
}

/**
 * A computer player that a game brings along: it gives the hints, plays on for the player, and fights to its end what an
 * action begins, so that the odds of that action can be told.
 */
export interface Adviser<G extends Game> {
  /** What it would do and why, from what its seat sees. */
  advise(view: G['view'], decision: Decision): { readonly action: Action; readonly says?: Text }
  /** Its answer to a question on the way to where odds end; none where they end. */
  onTheWay(pos: Position<G>, decision: Decision): Action | undefined
  /** The events on the way that are worth telling. */
  readonly tells: ReadonlySet<string>
  /** What the player who is asked may leave to it from here, as a button says it (“Play this battle for me”); while it lasts, it plays. */
  playsOn?(view: G['view']): Text | undefined
}

/** How far computer players look, in decisions; a set counts as many as it has elements. */
export interface Patience {
  /** Beyond the tree of one try: more than any turn has. */
  readonly turn?: number
  /** That still belong to a move once it is begun: more than any phase has. */
  readonly move?: number
  /** In a whole game, after which it counts as drawn between two who both wait. */
  readonly game?: number
}

/** A deed worth a thought; the heavier, the sooner. */
export interface Suggestion {
  readonly action: Action
  /** Read once, and only by whoever chooses by weights: a getter may work it out. */
  readonly weight: number
}

/** What a game tells the computer players about itself. Each is optional: without any, they play by results alone. */
export interface GameAi<G extends Game> {
  /** How well `seat` stands, −1 … 1; by the game's own weights where none are given. */
  score?(pos: Position<G>, seat: Seat, weights?: Weights): number
  /** A simpler score that does not change: what the level is measured by that others are measured against. */
  glance?(pos: Position<G>, seat: Seat, weights?: Weights): number
  /** Weights for the actions offered in a search, on an imagined position; from what the deciding seat would know there. `weights`: as in `suggest`. */
  instinct?(pos: Position<G>, decision: Decision, weights?: Weights): readonly number[]
  /**
   * Where a choice is open and a sample says little of it: whole deeds worth a thought, each legal and with a weight above 0.
   * Players who think choose among these instead of the options listed; `undefined` or none: among those listed.
   * `weights`: of Marshal the game’s own, of a personality those it changes; without them as everybody else has always thought.
   */
  suggest?(pos: Position<G>, decision: Decision, weights?: Weights): readonly Suggestion[] | undefined
  /** Where the score is no chance to win, but the game is soon played out: one future from here to its end; does `seat` win it? */
  future?(pos: Position<G>, seat: Seat, dice: Dice): boolean
  /** Nothing is half done here: the score can be trusted. */
  settled?(pos: Position<G>): boolean
  /** Counts up with every turn of a player: how far ahead a search looks is measured in it. */
  playerTurn?(pos: Position<G>): number
  /** Counts up with every step of a turn, beside `suggest`, where a whole turn is too far to look: a search looks so many steps ahead. */
  steps?(pos: Position<G>): number
  /** How many decisions are looked at, where the platform's own bounds are too short or too long for this game. */
  readonly patience?: Patience
  /**
   * Where a try is dear: Marshal looks at the first `looks` options to the end of the step, and plays the best few out against each other, as far as
   * `until` says from here, in `playerTurn` or, where there are any, in `steps`.
   */
  readonly rounds?: { readonly looks: number; readonly options: number; until(pos: Position<G>): number }
  /** How likely `seat` is to win where such futures end, −1 … 1; the score where nothing is said. Of a game that is not over. */
  prospect?(pos: Position<G>, seat: Seat): number
  /**
   * Instinct weighs by averages it has counted out, and where: so much of the score lies between two options of which it gives one e times the weight of
   * the other. Veteran and Marshal then believe it as much as the dozen futures they try.
   */
  grain?(decision: Decision): number
  /** This position as it would be if the turn of `seat` began now, or each of its parts: what threats are looked for in. */
  asIfTurnOf?(pos: Position<G>, seat: Seat): Position<G> | readonly Position<G>[]
  /** Whom an action offered here is aimed at; none for actions aimed at nothing. */
  aim?(pos: Position<G>, action: Action): Aim | undefined
  /** Could an attack follow from this action that would not be found without it? Asked only where `aim` is. */
  mayLead?(pos: Position<G>, action: Action): boolean
  readonly weights?: Weights
  /** What a round-robin plays to see whether the armies are a match for each other. */
  readonly matchups?: readonly Matchup[]
  /** By the name of a personality: the weights in which it differs. */
  readonly personalities?: Readonly<Record<string, Weights>>
  readonly adviser?: Adviser<G>
  /** Its games can be judged afterwards, and its fights when they are over: `score` says at every moment how likely a seat is to win. */
  readonly judged?: true
  /** What a deed is good for, in a sentence for the one who asked: said with a hint, from what his eye sees. */
  why?(view: G['view'], action: Action): Text | undefined
  /** `imagine` reads what was heard. Without this it is not sent to those who think: late in a game it is long. */
  readonly listens?: true
  /**
   * Questions (`proc.step`) between an action and its dice ("does anybody play another card?") with the type of action that
   * declines: odds reach past them. Every question with a standing answer is one too.
   */
  readonly declines?: Readonly<Record<string, string>>
}

/** An order given in advance: at this question a player is asked only where `asks` says so, and passes otherwise. */
export interface Order<V = object> {
  readonly id: string
  /** “Ask me to defend only if the unit is at full strength.” */
  readonly text: Text
  /**
   * From what everybody at the table sees: an order that looked at a hand would show, by the time the answers take, what is
   * in it.
   */
  asks(view: V): boolean
}
/** By question, `proc.step`; only of questions that may be passed for good (`Decision.standing`). */
export type Orders<V = object> = Readonly<Record<string, readonly Order<V>[]>>

/** What a deed would bring, as far as the one who asks may know: lines to read before it is done. */
export interface Foretold {
  readonly lines: readonly {
    readonly rule: RuleRef
    readonly text: Text
    /** The number the line is about, where it is about one. */
    readonly value?: number
  }[]
  /** What a player may not have thought of: commands not spent, a campaign lost by it. Such a deed is asked twice. */
  readonly warnings?: readonly Text[]
  /** What of it can be drawn where it would happen, in the measure of the game's own table. */
  readonly drawn?: readonly Outline[]
}
/** A shape on the table: `as` says what it is (a place reached, an arc of fire, what stands in the way), `at` holds x, y, x, y … */
export interface Outline {
  readonly as: string
  readonly at: readonly number[]
  /** The piece it is about. */
  readonly of?: number
}

/** Everything the platform knows of a game, and the only thing it imports from one. */
export interface GameModule<G extends Game> {
  readonly id: string
  /** +1 whenever an old journal may replay differently. */
  readonly version: number
  readonly title: Text
  readonly rulebook: Rulebook
  readonly refusals: readonly Refusal[]
  readonly scenarios: readonly Scenario[]
  /** A scenario may also be given as data where its name would stand (`readSetup` says what is wrong with it). */
  readonly takesPositions?: true
  /** What is wrong with such data, for the person who writes or draws it; nothing where it can be played. */
  positionFault?(data: unknown): Text | undefined
  readonly options: readonly Option[]
  /** Every type of event that can be told. */
  readonly events: readonly G['event']['e'][]

  /** Reads what somebody wrote down; a sentence saying what is wrong with it, or a setup that can be played. */
  readSetup(raw: unknown): Setup | string
  /** What of a set-up everybody at the table may read while the game is on; without it, all of it. */
  openSetup?(setup: Setup): Setup
  /** The names of the seats; where every seat is its own side, of the sides. Nouns, so that sentences agree with them. */
  seats(setup: Setup): readonly (Text | Noun)[]
  /** By seat: the side it plays for, from 0 without gaps. Without it, or where it gives nothing, every seat is its own side. */
  sides?(pos: Position<G>): readonly Side[] | undefined
  /** What the sides are called, where they are not called like their seats. */
  sideNames?(setup: Setup): readonly (Text | Noun)[]
  /**
   * The last person of a side has given up or run out of time: how the game ends by its rules, or nothing if a computer
   * plays on for him. Without it the last side that has not given up wins.
   */
  givenUp?(pos: Position<G>, seat: Seat): Result | undefined
  /** The table before anything has happened. No dice: all chance is in the procedures. */
  begin(setup: Setup): Position<G>
  readonly machine: Machine<G>
  /** Counts up through the game: journals keep a hash whenever it changes. */
  turn(pos: Position<G>): number

  /** Written by hand, fast, and independent of the original. */
  clone(pos: Position<G>): Position<G>
  /** What this eye may know: an allow-list that builds from nothing and never deletes. */
  view(pos: Position<G>, eye: Eye): G['view']
  /** A whole position that the owner of this view cannot tell from the real one; `heard` may sharpen the guess. */
  imagine(view: G['view'], eye: Eye, heard: readonly G['event'][], dice: Dice): Position<G>

  /** What this deed would bring its doer; from his view only, by the rules that would carry it out. */
  foretell?(view: G['view'], seat: Seat, action: Action): Foretold
  /** What may be ordered in advance, beside passing a question for good. */
  readonly orders?: Orders<G['view']>
  readonly words: Words<G>
  readonly toll?: Toll<G>
  readonly ai?: GameAi<G>
  /** What must hold in every position; each string is one violation. Fuzzing, tests and loading only. */
  invariants(pos: Position<G>): readonly string[]
}

/* biome-ignore lint/suspicious/noExplicitAny: the platform handles every game alike and never looks inside its types */
export type AnyGame = GameModule<any>
/** The position of a game that is known only when it is played. */
export type AnyPosition = ReturnType<AnyGame['begin']>
/** Something told of in a game that is known only when it is played. */
export interface AnyEvent {
  readonly e: string
}
