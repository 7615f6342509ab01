/**
 * What a game writes: procedures of named steps, what a step can do next, and offers with the rules that check them. The
 * machine runs them.
 */
import type { Dice } from './dice.ts'
import type { Answer } from './joint.ts'
import type { Json, Refusal, Result, RuleRef, Seat, Verdict } from './values.ts'

/** A game's types, declared once per game. */
export interface Game {
  /** Facts on the table: plain JSON, small integers and short strings. */
  state: object
  /** Procedure name -> its local variables. */
  frames: object
  event: { readonly e: string }
  /** What one eye may know: plain JSON. */
  view: object
  /** The sections of its rulebook, `keyof typeof rulebook`: then only citations that exist compile. */
  rule?: string
}
/** What a game may cite. */
export type RuleOf<G extends Game> = G extends { rule: infer R extends string } ? R : RuleRef

export type ProcName<G extends Game> = keyof G['frames'] & string
export type Frame<G extends Game, P extends ProcName<G> = ProcName<G>> = {
  [K in P]: { proc: K; step: string; answers?: readonly Answer[]; through?: readonly Seat[] } & G['frames'][K]
}[P]

export interface Position<G extends Game> {
  s: G['state']
  stack: Frame<G>[]
  /** Set when the game is over. */
  result?: Result | undefined
}

/** Who listens to a game: a match, a test, or nobody. */
export interface Ear<E> {
  /** Everybody hears it. */
  tell(event: E): void
  /** Only `seats` hear `event`; everybody else, spectators too, hears `others` if there is one. */
  whisper(seats: readonly Seat[], event: E, others?: E): void
  /** Hidden information has come to light: no undo past here. */
  reveal(): void
}

/** What a rule may touch. */
export interface Table<G extends Game> extends Ear<G['event']> {
  readonly s: G['state']
  readonly dice: Dice<RuleOf<G>>
  /** Hears of every step the rules go through; for reports on what has been exercised, never for rules. */
  readonly trace?: (proc: string, step: string) => void
}

const nothing = (): void => {}
export const DEAF: Ear<unknown> = Object.freeze({ tell: nothing, whisper: nothing, reveal: nothing })

export function tableFor<G extends Game>(pos: Position<G>, dice: Dice, ear: Ear<G['event']> = DEAF): Table<G> {
  return {
    s: pos.s,
    dice,
    tell: event => ear.tell(event),
    whisper: (seats, event, others) => ear.whisper(seats, event, others),
    reveal: () => ear.reveal(),
  }
}

// ---- control flow, as data ----------------------------------------------------------------------------------------

/** `S`: the steps that can be gone to, where the procedure they belong to is known. */
export type Flow<G extends Game, S extends string = string> =
  | void // on to the next named step; falling off the end returns to the caller
  | { readonly k: 'goto'; readonly step: S }
  | { readonly k: 'call'; readonly frame: Frame<G> }
  | { readonly k: 'end' }
  | { readonly k: 'over'; readonly result: Result }

const END = Object.freeze({ k: 'end' } as const)
/** Leaves the procedure. */
export const end = (): typeof END => END
/** Goes on at another step of the same procedure. */
export const goto = <const S extends string>(step: S): { readonly k: 'goto'; readonly step: S } => ({ k: 'goto', step })
/** Ends the game, from however deep. */
export const over = (result: Result): { readonly k: 'over'; readonly result: Result } => ({ k: 'over', result })
/** A game's own `call`, which checks the locals of the procedure called: `const call = calling<Manoeuvre>()`. */
export const calling =
  <G extends Game>() =>
  <P extends ProcName<G>>(proc: P, locals: G['frames'][P]): { readonly k: 'call'; readonly frame: Frame<G> } => ({
    k: 'call',
    frame: (isEmpty(locals) ? { proc, step: '' } : { proc, step: '', ...locals }) as unknown as Frame<G>,
  })
/** Most procedures have no locals, and copying none of them takes as long as copying some. */
function isEmpty(locals: unknown): boolean {
  for (const _ in locals as object) return false
  return true
}

// ---- choices --------------------------------------------------------------------------------------------------------

/** One rule's verdict on one candidate. Must answer for every value of the domain, however absurd, and never throw. */
export type Rule<G extends Game, F, A, C = undefined> = (t: Table<G>, f: F, arg: A, context: C) => Verdict

/** What makes numbers below `n`: chance of the test suite, never of the rules. */
export type Pick = (n: number) => number

/**
 * One kind of thing a player may choose here.
 * - `domain`: every value that can be meant, legal or not: what "why not?" can be asked about. None: no argument.
 * - `over`: the candidates worth checking now, in ascending order, without duplicates; everything `check` permits must be
 *    among them. Default: the domain.
 * - `exact`: `over` gives just what `check` permits, so that a list of options need not ask it about each. The conformance
 *    suite holds the one to the other.
 * - `check`: the rule, or the rules in order; the first refusal is the answer, all of them answer "what else?".
 */
export interface Offer<G extends Game, F, A extends Json | undefined, C = undefined, S extends string = string> {
  readonly domain?: readonly A[] | ((t: Table<G>, f: F, context: C) => readonly A[])
  readonly over?: (t: Table<G>, f: F, context: C) => readonly A[]
  readonly exact?: true
  readonly check?: Rule<G, F, A, C> | readonly Rule<G, F, A, C>[]
  readonly take: (t: Table<G>, f: F, arg: A) => Flow<G, S>
  readonly kind?: undefined
}

/**
 * A choice too large to list: points, angles, marches on a measured table. Any value of the right shape is judged by
 * `check` alone, and the offer is there even when no value of its sample is legal.
 * - `accepts`: is this a value of the right shape? Nothing about legality.
 * - `may`: is there anything to choose at all? Where this refuses, the offer is not there, and it is the first reason for
 *    every value. Without it the offer is always there.
 * - `over`: a sample, in a fixed order: what lists, keyboards and computer players are given.
 * - `probe`: a value near the edge of what is legal, on either side of it, for the tests every game passes.
 */
export interface OpenOffer<G extends Game, F, A extends Json, C = undefined, S extends string = string> {
  readonly accepts: (arg: Json | undefined) => arg is A
  readonly may?: (t: Table<G>, f: F, context: C) => Verdict
  readonly over: (t: Table<G>, f: F, context: C) => readonly A[]
  readonly check: Rule<G, F, A, C> | readonly Rule<G, F, A, C>[]
  readonly probe: (t: Table<G>, f: F, context: C, pick: Pick) => A
  readonly take: (t: Table<G>, f: F, arg: A) => Flow<G, S>
}

// ---- several things as one choice: sets, paths, and offers that have both --------------------------------------------

/** What has been chosen of the parts of an offer, by name; of parts not yet come to: nothing. */
export type Parts<P extends string = string> = Readonly<Record<P, readonly number[]>>
/** A number, or what gives it; `parts` are those chosen before this one. */
export type Count<G extends Game, F, C, B> = number | ((t: Table<G>, f: F, context: C, parts: B) => number)
/** May `element` be chosen beside `chosen`? Must answer for every element of the domain and never throw. */
export type Beside<G extends Game, F, C, B> = (
  t: Table<G>,
  f: F,
  chosen: readonly number[],
  element: number,
  context: C,
  parts: B,
) => Verdict
/** Is this enough, and do these go together? Asked of what `each` has let through, and never before `least` are there. */
export type Whole<G extends Game, F, C, B> = (
  t: Table<G>,
  f: F,
  chosen: readonly number[],
  context: C,
  parts: B,
) => Verdict
/** Candidates, given what has been chosen of a path so far. */
export type Next<G extends Game, F, C, B> = (
  t: Table<G>,
  f: F,
  soFar: readonly number[],
  context: C,
  parts: B,
) => readonly number[]

interface Several<G extends Game, F, C, B> {
  /** At least so many; 1 where it is not said. */
  readonly least?: Count<G, F, C, B>
  readonly each?: Beside<G, F, C, B> | readonly Beside<G, F, C, B>[]
  readonly check?: Whole<G, F, C, B> | readonly Whole<G, F, C, B>[]
  /** What the book says of fewer than `least` and of more than `most`; the machine says it plainly where this is absent. */
  readonly few?: Refusal
  readonly many?: Refusal
}
/**
 * Elements in no order: the argument is an ascending array without repetition. Two duties, held by the conformance
 * suite: what is permitted beside the chosen can always be completed to a legal set, and no verdict depends on the order
 * in which somebody clicks (of a legal set every part is permitted, in any order).
 */
export interface SetPart<G extends Game, F, C, B> extends Several<G, F, C, B> {
  readonly next?: undefined
  /** Every element that can be meant. */
  readonly domain: readonly number[] | ((t: Table<G>, f: F, context: C, parts: B) => readonly number[])
  /** The elements worth checking, ascending; default: the domain. */
  readonly over?: (t: Table<G>, f: F, context: C, parts: B) => readonly number[]
  /** `over` gives just what `each` permits, whatever has been chosen: as in an offer of single things. */
  readonly exact?: true
  /** At most so many; all of them where it is not said. */
  readonly most?: Count<G, F, C, B>
}
/** Elements in their order, repetition included where `each` permits it: the argument is an array. */
export interface PathPart<G extends Game, F, C, B> extends Several<G, F, C, B> {
  readonly next: Next<G, F, C, B>
  /** Every element that can be meant after `soFar`; default: `next`. */
  readonly domain?: Next<G, F, C, B>
  /** A path ends: without a bound a computer player could walk in circles for ever. */
  readonly most: Count<G, F, C, B>
}
export type Part<G extends Game, F, C, B> = SetPart<G, F, C, B> | PathPart<G, F, C, B>

export type SetOffer<G extends Game, F, C = undefined, S extends string = string> = SetPart<G, F, C, undefined> & {
  readonly take: (t: Table<G>, f: F, elements: readonly number[]) => Flow<G, S>
}
export type PathOffer<G extends Game, F, C = undefined, S extends string = string> = PathPart<G, F, C, undefined> & {
  readonly take: (t: Table<G>, f: F, way: readonly number[]) => Flow<G, S>
}
/** Several sets and paths chosen one after the other, declared as one: the argument is an object of arrays. */
export interface PartsOffer<G extends Game, F, P extends string = string, C = undefined, S extends string = string> {
  /** In the order in which they are chosen. A later part is handed the earlier ones. */
  readonly parts: Readonly<Record<P, Part<G, F, C, Parts<P>>>>
  /** Of the whole; what no part can know of itself. Nothing that passed its parts may become impossible to complete. */
  readonly check?: Rule<G, F, Parts<P>, C> | readonly Rule<G, F, Parts<P>, C>[]
  readonly take: (t: Table<G>, f: F, parts: Parts<P>) => Flow<G, S>
}

/* biome-ignore-start lint/suspicious/noExplicitAny: offers of one choice take arguments of different types */
/** An offer that is no list, marked by the helper that made it: `open`, `setOf`, `path` or `parts`. */
export type Marked<G extends Game, F, S extends string = string> =
  | { readonly kind: 'open'; readonly offer: OpenOffer<G, F, any, any, S> }
  | { readonly kind: 'set'; readonly offer: SetOffer<G, F, any, S> }
  | { readonly kind: 'path'; readonly offer: PathOffer<G, F, any, S> }
  | { readonly kind: 'parts'; readonly offer: PartsOffer<G, F, any, any, S> }
export type AnyOffer<G extends Game, F, S extends string = string> = Offer<G, F, any, any, S> | Marked<G, F, S>
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the offers of one choice */

export interface Choice<G extends Game, F, C = undefined, S extends string = string> {
  /**
   * The section that grants the choice, where it is not the procedure's own; a function where one question has several
   * causes. Everybody at the table reads it: it may depend only on what everybody knows.
   */
  readonly rule?: RuleOf<G> | ((t: Table<G>, f: F) => RuleOf<G>)
  readonly seat: (t: Table<G>, f: F) => Seat
  /** Computed once per decision and handed to every `over` and `check`. */
  readonly context?: (t: Table<G>, f: F) => C
  readonly offers: Readonly<Record<string, AnyOffer<G, F, S>>>
  /** Nothing legal: the rule that says what then. */
  readonly none?: (t: Table<G>, f: F) => Flow<G, S>
  /** The action a player may give in advance, privately, for every such question ("pass"). */
  readonly standing?: string
}

/**
 * A choice put to several seats at once: deployments behind a curtain, orders written side by side. What they answer is
 * kept, and nothing is told, until everybody has answered. Offers are checked for each seat by itself, as the table
 * stood when the question was put; their `take` is never called.
 */
export interface JointChoice<G extends Game, F, C = Seat, S extends string = string>
  extends Omit<Choice<G, F, C, S>, 'seat' | 'context' | 'offers'> {
  /** Who is asked, ascending: everybody knows. Each of them must have something to choose. Nobody: `none` says what then. */
  readonly seats: (t: Table<G>, f: F) => readonly Seat[]
  /** Computed once for each seat that is asked; without it the seat itself. */
  readonly context?: (t: Table<G>, f: F, seat: Seat) => C
  readonly offers: Readonly<Record<string, AnyOffer<G, F>>>
  /** Everybody has answered; `answers` in the order of seats. */
  readonly takeAll: (t: Table<G>, f: F, answers: readonly Answer[]) => Flow<G, S>
}

/**
 * A choice that several seats share, each for what is his: all of them are asked at once, and who acts first is first. Each
 * answer is checked on the table as it stands by then and carried out as it comes; afterwards whoever is not through goes
 * on being asked. Who is through is kept in the frame until `none` leads on: a step that is gone to meanwhile leads back.
 */
export interface SharedChoice<G extends Game, F, C = Seat, S extends string = string>
  extends Omit<Choice<G, F, C, S>, 'seat' | 'context' | 'none'> {
  /** Who has something to choose, ascending; whoever is through is left out by the machine. */
  readonly seats: (t: Table<G>, f: F) => readonly Seat[]
  /** Computed for the seat that is asked; without it the seat itself. */
  readonly context?: (t: Table<G>, f: F, seat: Seat) => C
  /** Types of action with which a seat is through. Their `take` is carried out, and leads nowhere. */
  readonly ends: readonly string[]
  /** Nobody goes on. */
  readonly none: (t: Table<G>, f: F) => Flow<G, S>
}

export type Step<G extends Game, F, S extends string = string> =
  | ((t: Table<G>, f: F) => Flow<G, S>)
  | Choice<G, F, unknown, S>
  | JointChoice<G, F, unknown, S>
  | SharedChoice<G, F, unknown, S>
export interface Procedure<G extends Game, F> {
  readonly rule: RuleOf<G>
  readonly steps: Readonly<Record<string, Step<G, F>>>
}
export type Procedures<G extends Game> = { readonly [P in ProcName<G>]: Procedure<G, Frame<G, P>> }
