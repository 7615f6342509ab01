/**
 * The words a game writes its rules with, bound to it once:
 *
 *     export const { procedure, choice, offer, setOf, path, open, call, goto, end, over } = rulesOf<Marengo>()
 *
 * Inside `procedure` the compiler then knows the frame, the sections that can be cited and the steps that can be gone to.
 * Without a binding the same helpers take the game and the frame as type arguments.
 */
import type { Answer } from './joint.ts'
import {
  type Choice,
  calling,
  end,
  type Flow,
  type Frame,
  type Game,
  goto,
  type JointChoice,
  type Marked,
  type Offer,
  type OpenOffer,
  over,
  type Parts,
  type PartsOffer,
  type PathOffer,
  type PathPart,
  type ProcName,
  type RuleOf,
  type SetOffer,
  type SetPart,
  type SharedChoice,
  type Step,
  type Table,
} from './procedures.ts'
import type { Json, Result, Seat } from './values.ts'

/** Help the compiler see the argument and context types of an offer or a choice; sets and paths are marked as such. */
export const offer = <G extends Game, F, A extends Json | undefined, C = undefined, S extends string = string>(
  o: Offer<G, F, A, C, S>,
): Offer<G, F, A, C, S> => o
export const open = <G extends Game, F, A extends Json, C = undefined, S extends string = string>(
  o: OpenOffer<G, F, A, C, S>,
): Marked<G, F, S> => ({ kind: 'open', offer: o })
export const setOf = <G extends Game, F, C = undefined, S extends string = string>(
  o: SetOffer<G, F, C, S>,
): Marked<G, F, S> => ({ kind: 'set', offer: o })
export const path = <G extends Game, F, C = undefined, S extends string = string>(
  o: PathOffer<G, F, C, S>,
): Marked<G, F, S> => ({ kind: 'path', offer: o })
export const parts = <G extends Game, F, P extends string, C = undefined, S extends string = string>(
  o: PartsOffer<G, F, P, C, S>,
): Marked<G, F, S> => ({ kind: 'parts', offer: o })
/** A choice of several seats at once; its offers need no `take`. */
export const joint = <G extends Game, F, C = Seat, S extends string = string>(
  c: Omit<JointChoice<G, F, C, S>, 'offers'> & Untaken<G, F, C>,
): JointChoice<G, F, unknown, S> => c as unknown as JointChoice<G, F, unknown, S>
interface Untaken<G extends Game, F, C> {
  // biome-ignore lint/suspicious/noExplicitAny: offers of one choice take arguments of different types
  readonly offers: Readonly<Record<string, Omit<Offer<G, F, any, C>, 'take'> | Marked<G, F>>>
}
/** A choice that several seats share, each answer carried out as it comes. */
export const shared = <G extends Game, F, C = Seat, S extends string = string>(
  c: SharedChoice<G, F, C, S>,
): SharedChoice<G, F, unknown, S> => c as SharedChoice<G, F, unknown, S>
export const choice = <G extends Game, F, C, S extends string = string>(
  c: Choice<G, F, C, S>,
): Choice<G, F, unknown, S> => c as Choice<G, F, unknown, S>

/** A procedure whose steps are known by name: what goes to a step that is not there does not compile. */
export interface Written<G extends Game, F, S extends string> {
  readonly rule: RuleOf<G>
  readonly steps: { readonly [K in S]: Step<G, F, NoInfer<S>> }
}

/* biome-ignore-start lint/suspicious/noExplicitAny: where a flow leads is read off its type, whatever it flows through */
/** The steps that a flow goes to. */
export type LeadsTo<R> = R extends { readonly k: 'goto'; readonly step: infer S extends string } ? S : never
/** The steps that an offer goes to. */
type StepsOf<O> = O extends { readonly take: (...given: any) => infer R }
  ? LeadsTo<R>
  : O extends Marked<any, any, infer S>
    ? S
    : never
/* biome-ignore-end lint/suspicious/noExplicitAny: end of reading off */
/** An offer whose `take` is looked at for where it leads. */
type Taking<O, T> = Omit<O, 'take'> & { readonly take: T }

export function rulesOf<G extends Game>() {
  return {
    procedure: <P extends ProcName<G>, S extends string>(
      _name: P,
      written: Written<G, Frame<G, P>, S>,
    ): Written<G, Frame<G, P>, S> => written,
    /** Some steps of a procedure that is written in several chapters. */
    steps: <P extends ProcName<G>, T extends Readonly<Record<string, Step<G, Frame<G, P>>>>>(_name: P, some: T): T =>
      some,
    choice: <
      F,
      C = undefined,
      const O extends Choice<G, F, C>['offers'] = Choice<G, F, C>['offers'],
      N extends Flow<G> = undefined,
    >(
      c: Omit<Choice<G, F, C>, 'offers' | 'none'> & { readonly offers: O; readonly none?: (t: Table<G>, f: F) => N },
    ): Choice<G, F, unknown, { [K in keyof O]: StepsOf<O[K]> }[keyof O] | LeadsTo<N>> => c as never,
    offer: <F, A extends Json | undefined, C = undefined, R extends Flow<G> = undefined>(
      o: Taking<Offer<G, F, A, C>, (t: Table<G>, f: F, arg: A) => R>,
    ): Offer<G, F, A, C, LeadsTo<R>> => o as never,
    open: <F, A extends Json, C = undefined, R extends Flow<G> = undefined>(
      o: Taking<OpenOffer<G, F, A, C>, (t: Table<G>, f: F, arg: A) => R>,
    ): Marked<G, F, LeadsTo<R>> => ({ kind: 'open', offer: o as never }),
    setOf: <F, C = undefined, R extends Flow<G> = undefined>(
      o: SetPart<G, F, C, undefined> & { readonly take: (t: Table<G>, f: F, elements: readonly number[]) => R },
    ): Marked<G, F, LeadsTo<R>> => ({ kind: 'set', offer: o as never }),
    path: <F, C = undefined, R extends Flow<G> = undefined>(
      o: PathPart<G, F, C, undefined> & { readonly take: (t: Table<G>, f: F, way: readonly number[]) => R },
    ): Marked<G, F, LeadsTo<R>> => ({ kind: 'path', offer: o as never }),
    parts: <F, P extends string, C = undefined, R extends Flow<G> = undefined>(
      o: Taking<PartsOffer<G, F, P, C>, (t: Table<G>, f: F, parts: Parts<P>) => R>,
    ): Marked<G, F, LeadsTo<R>> => ({ kind: 'parts', offer: o as never }),
    joint: <F, C = Seat, R extends Flow<G> = undefined, N extends Flow<G> = undefined>(
      c: Omit<JointChoice<G, F, C>, 'offers' | 'takeAll' | 'none'> &
        Untaken<G, F, C> & {
          readonly takeAll: (t: Table<G>, f: F, answers: readonly Answer[]) => R
          readonly none?: (t: Table<G>, f: F) => N
        },
    ): JointChoice<G, F, unknown, LeadsTo<R | N>> => c as never,
    shared: <
      F,
      C = Seat,
      const O extends Choice<G, F, C>['offers'] = Choice<G, F, C>['offers'],
      N extends Flow<G> = undefined,
    >(
      c: Omit<SharedChoice<G, F, C>, 'offers' | 'none'> & {
        readonly offers: O
        readonly none: (t: Table<G>, f: F) => N
      },
    ): SharedChoice<G, F, unknown, { [K in keyof O]: StepsOf<O[K]> }[keyof O] | LeadsTo<N>> => c as never,
    call: calling<G>(),
    goto,
    end,
    over: (result: Result & { readonly rule: RuleOf<G> }) => over(result),
  }
}
