import type { Extension } from './extending.ts'
import type { Chosen } from './gathering.ts'
import type { Action, RuleRef, Seat } from './values.ts'

/** A player must choose: one of `actions`, a value for one of the `open` types, or several things for one of `gathers`. */
export interface Decision {
  /** Who is asked; of several who are asked at once, one who has not answered; of those who share a question, one of them. */
  readonly seat: Seat
  readonly proc: string
  readonly step: string
  readonly rule: RuleRef
  /** What can be listed, in a fixed order and without duplicates: of open types a sample, of sets and paths nothing. */
  readonly actions: readonly Action[]
  readonly standing?: string | undefined
  /** Types of action that take values beyond those listed: `whyNot` alone says which. */
  readonly open?: readonly string[] | undefined
  /** Sets and paths that can be chosen, each with what may be chosen first. */
  readonly gathers?: readonly Extension[] | undefined
  /** Where a choice is put element by element: what has been chosen of it. */
  readonly begun?: Begun | undefined
  /** Where several are asked at once: all of them, whether or not they have answered. */
  readonly asked?: readonly Seat[]
  /** Of those, whose answer is not in. Nobody else's business: who answers at once may have had nothing to choose. */
  readonly awaited?: readonly Seat[]
  /** Where several share a question and each answer is carried out at once: everybody who may act now. All know it. */
  readonly shared?: readonly Seat[]
}

/** Everybody who is asked, and everybody whose answer is not in: one seat, nearly always. */
export const askedSeats = ({ asked, shared, seat }: Decision): readonly Seat[] => asked ?? shared ?? [seat]
export const awaitedSeats = ({ awaited, shared, seat }: Decision): readonly Seat[] => awaited ?? shared ?? [seat]
/** Is it for this seat to go on, whether or not others may as well? */
export const goesOnWith = ({ shared, seat }: Decision, by: Seat): boolean => shared?.includes(by) ?? seat === by
/** Those of whom any may answer next, where the question is put to several. */
export const severalOf = ({ awaited, shared }: Decision): readonly Seat[] | undefined => awaited ?? shared

/** A set or path somebody has begun to choose. */
export interface Begun {
  readonly seat: Seat
  readonly type: string
  readonly chosen: Chosen
}

/** The one answer there is, or `undefined` where there is something to choose. */
export function onlyAnswer({ actions, open, gathers }: Decision): Action | undefined {
  if (open !== undefined) return undefined
  if (gathers === undefined) return actions.length === 1 ? actions[0] : undefined
  // As many as there are must be taken: what may be chosen first is the whole set.
  const [only] = gathers
  if (actions.length > 0 || gathers.length > 1 || only === undefined) return undefined
  if (only.kind !== 'set' || only.parts !== undefined || only.may.length !== only.least) return undefined
  return { type: only.type, arg: only.may }
}
/** Is there nothing to choose? A single action listed is no proof: an open type or a set may stand beside it. */
export const isForced = (decision: Decision): boolean => onlyAnswer(decision) !== undefined
