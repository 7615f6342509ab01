/**
 * What a game writes: procedures of named steps, what a step can do next, and offers with the rules that check them. The
 * machine runs them.
 */
import type { Dice } from './dice.ts'
import type { Json, Result, RuleRef, Seat, Verdict } from './values.ts'

/** A game's types, declared once per game. */
export interface Game {
  /** Facts on the table: plain JSON, small integers and short strings. */
  state: object
  /** Procedure name -> its local variables. */
  frames: object
  event: { readonly e: string }
  /** What one eye may know: plain JSON. */
  view: object
}

export type ProcName<G extends Game> = keyof G['frames'] & string
export type Frame<G extends Game, P extends ProcName<G> = ProcName<G>> = {
  [K in P]: { proc: K; step: string } & G['frames'][K]
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
  readonly dice: Dice
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

export type Flow<G extends Game> =
  | void // on to the next named step; falling off the end returns to the caller
  | { readonly k: 'goto'; readonly step: string }
  | { readonly k: 'call'; readonly frame: Frame<G> }
  | { readonly k: 'end' }
  | { readonly k: 'over'; readonly result: Result }

const END = Object.freeze({ k: 'end' } as const)
/** Leaves the procedure. */
export const end = (): typeof END => END
/** Goes on at another step of the same procedure. */
export const goto = (step: string): { readonly k: 'goto'; readonly step: string } => ({ k: 'goto', step })
/** Ends the game, from however deep. */
export const over = (result: Result): { readonly k: 'over'; readonly result: Result } => ({ k: 'over', result })
/** A game's own `call`, which checks the locals of the procedure called: `const call = calling<Manoeuvre>()`. */
export const calling =
  <G extends Game>() =>
  <P extends ProcName<G>>(proc: P, locals: G['frames'][P]): { readonly k: 'call'; readonly frame: Frame<G> } => ({
    k: 'call',
    frame: { proc, step: '', ...locals } as unknown as Frame<G>,
  })

// ---- choices --------------------------------------------------------------------------------------------------------

/** One rule's verdict on one candidate. Must answer for every value of the domain, however absurd, and never throw. */
export type Rule<G extends Game, F, A, C = undefined> = (t: Table<G>, f: F, arg: A, context: C) => Verdict

/**
 * One kind of thing a player may choose here.
 * - `domain`: every value that can be meant, legal or not: what "why not?" can be asked about. None: no argument.
 * - `over`: the candidates worth checking now, in ascending order, without duplicates; everything `check` permits must be
 *    among them. Default: the domain.
 * - `accepts`: for choices too many to list (points on a measured table): any value it accepts is judged by `check`
 *    alone, and `over` gives a sample.
 * - `check`: the rule, or the rules in order; the first refusal is the answer, all of them answer "what else?".
 */
export interface Offer<G extends Game, F, A extends Json | undefined, C = undefined> {
  readonly domain?: readonly A[] | ((t: Table<G>, f: F, context: C) => readonly A[])
  readonly over?: (t: Table<G>, f: F, context: C) => readonly A[]
  readonly accepts?: (arg: Json | undefined) => arg is NonNullable<A>
  readonly check?: Rule<G, F, A, C> | readonly Rule<G, F, A, C>[]
  readonly take: (t: Table<G>, f: F, arg: A) => Flow<G>
}

export interface Choice<G extends Game, F, C = undefined> {
  /**
   * The section that grants the choice, where it is not the procedure's own; a function where one question has several
   * causes. Everybody at the table reads it: it may depend only on what everybody knows.
   */
  readonly rule?: RuleRef | ((t: Table<G>, f: F) => RuleRef)
  readonly seat: (t: Table<G>, f: F) => Seat
  /** Computed once per decision and handed to every `over` and `check`. */
  readonly context?: (t: Table<G>, f: F) => C
  // biome-ignore lint/suspicious/noExplicitAny: offers of one choice take arguments of different types
  readonly offers: Readonly<Record<string, Offer<G, F, any, any>>>
  /** Nothing legal: the rule that says what then. */
  readonly none?: (t: Table<G>, f: F) => Flow<G>
  /** The action a player may give in advance, privately, for every such question ("pass"). */
  readonly standing?: string
}
export type Step<G extends Game, F> = ((t: Table<G>, f: F) => Flow<G>) | Choice<G, F, unknown>
export interface Procedure<G extends Game, F> {
  readonly rule: RuleRef
  readonly steps: Readonly<Record<string, Step<G, F>>>
}
export type Procedures<G extends Game> = { readonly [P in ProcName<G>]: Procedure<G, Frame<G, P>> }

/** Helps the compiler see the argument and context types of an offer or a choice. */
export const offer = <G extends Game, F, A extends Json | undefined, C = undefined>(o: Offer<G, F, A, C>) => o
export const choice = <G extends Game, F, C>(c: Choice<G, F, C>): Choice<G, F, unknown> => c as Choice<G, F, unknown>
