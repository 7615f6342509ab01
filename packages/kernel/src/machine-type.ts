/** What runs the rules of a game, as everybody else knows it. */
import type { OfferKind } from './compile.ts'
import type { Begun, Decision } from './decision.ts'
import type { Extension } from './extending.ts'
import type { Chosen, Objection } from './gathering.ts'
import type { Game, Pick, Position, ProcName, Table } from './procedures.ts'
import type { Action, Refusal, RuleRef, Seat, Verdict } from './values.ts'

export interface Machine<G extends Game> {
  start(s: G['state'], proc: ProcName<G>): Position<G>
  /** Runs the rules until a player must choose; `undefined` when the game is over. Idempotent at a decision. */
  advance(pos: Position<G>, t: Table<G>): Decision | undefined
  /**
   * The question as it is put to `seat`, where several are asked at once; `undefined` if nothing is asked of it, or it has
   * answered. Everything below that takes a `seat` is about it then, and without one about the first who is awaited.
   */
  questionTo(pos: Position<G>, t: Table<G>, seat: Seat): Decision | undefined
  /** Carries out an action that is known to be legal; an answer of one among several is kept until all are in. */
  take(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): void
  /** Takes back the answer of one among several who are asked at once. */
  withdraw(pos: Position<G>, seat: Seat): void
  /** Why not? The first refusal, or `undefined` when the action is permitted. `pos` must stand at a decision. */
  whyNot(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): Verdict
  whyNotAll(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): readonly Refusal[]
  /** The same, saying of sets and paths which element each reason is about. */
  objections(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): readonly Objection[]
  /**
   * For `stepwise`: `advance` and `questionTo` with sets and paths put one element at a time, of what has been begun where
   * something has; and what has been begun once `action` is taken, `undefined` where it was the whole and is carried out.
   */
  askByElements(pos: Position<G>, t: Table<G>, begun?: Begun, seat?: Seat): Decision | undefined
  takeByElements(pos: Position<G>, t: Table<G>, action: Action, begun?: Begun, seat?: Seat): Begun | undefined
  /**
   * What may be added to the set, path or parts chosen so far, and is it enough? `asked`: elements to hear the reasons
   * about. An objection where `chosen` cannot be added to, being illegal already.
   */
  extend(
    pos: Position<G>,
    t: Table<G>,
    type: string,
    chosen?: Chosen,
    asked?: 'all' | readonly number[],
    seat?: Seat,
  ): Extension | Objection
  /** A value near the edge of what an open type permits; `undefined` for types that are not open here. */
  probe(pos: Position<G>, t: Table<G>, type: string, pick: Pick, seat?: Seat): Action | undefined
  /** Every action that can be asked about at this decision, legal or not. */
  askable(pos: Position<G>, t: Table<G>, seat?: Seat): readonly Action[]
  /** Brings the names of a saved position or action up to date, through the alias table. */
  rename(action: Action): Action
  renamePosition(pos: Position<G>): Position<G>
  /** Does this `proc.step` exist? */
  has(proc: string, step: string): boolean
  /** What kind of offer this is, where the step has it. */
  kind(at: { readonly proc: string; readonly step: string }, type: string): OfferKind | undefined
  /** The names of its parts in their order, where it is an offer of several parts. */
  partsOf(at: { readonly proc: string; readonly step: string }, type: string): readonly string[] | undefined
  /** Every type the step offers, whether or not it is legal now. */
  typesAt(at: { readonly proc: string; readonly step: string }): readonly string[]
  /** Who decides at this decision, without listing what; of several, the first who is awaited. */
  seatOf(pos: Position<G>, t: Table<G>): Seat
  /** Are all offers lists? Otherwise some are open, sets or paths, and computer players need them `stepwise`. */
  readonly lists: boolean
  /** Every `proc.step`, and every `proc.step:action`, for reports on what has been exercised. */
  readonly steps: readonly string[]
  readonly actions: readonly string[]
  readonly procedures: Readonly<Record<string, { readonly rule: RuleRef }>>
}
