/** Steps and offers as the machine keeps them: made once, when the procedures of a game are handed in. */
import { canonical } from './canonical.ts'
import { type Gatherer, gatherer } from './gathering.ts'
import type { AnyOffer, Choice, Flow, JointChoice, Offer, OpenOffer, Rule, Step } from './procedures.ts'
import type { Action, Json, RuleRef, Seat } from './values.ts'

export type OfferKind = 'listed' | 'open' | 'set' | 'path' | 'parts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
export interface CompiledOffer {
  readonly type: string
  readonly kind: OfferKind
  readonly offer: Offer<any, any, any, any>
  readonly open: OpenOffer<any, any, any, any> | undefined
  readonly gather: Gatherer | undefined
  readonly rules: readonly Rule<any, any, any, any>[]
  /** Actions are interned: option lists are built millions of times and nearly always hold the same small numbers. */
  readonly byNumber: Action[]
  readonly plain: Action
}
export interface Node {
  readonly proc: string
  readonly name: string
  readonly rule: RuleRef
  /** Where the section depends on what led here. */
  readonly cites: ((t: any, f: any) => RuleRef) | undefined
  readonly run: ((t: any, f: any) => Flow<any>) | undefined
  readonly choice: Choice<any, any, unknown> | undefined
  /** The same where it is put to several seats at once. */
  readonly joint: JointChoice<any, any, unknown> | undefined
  readonly offers: readonly CompiledOffer[]
  readonly opens: boolean
  readonly gathers: boolean
  next: string | undefined
}

const NO_ARGUMENT: readonly undefined[] = [undefined]
const INTERNED = 4096
/** Is this always the same object when the machine hands it out again? Others are told apart by what they say. */
export const isInterned = ({ arg }: Action): boolean =>
  arg === undefined || (typeof arg === 'number' && arg >= 0 && arg < INTERNED)

export function compile(proc: string, name: string, rule: RuleRef, step: Step<any, any>): Node {
  const plain = {
    proc,
    name,
    rule,
    cites: undefined,
    run: undefined,
    choice: undefined,
    joint: undefined,
    next: undefined,
  }
  if (typeof step === 'function') return { ...plain, run: step, offers: [], opens: false, gathers: false }
  const offers = Object.entries(step.offers as Record<string, AnyOffer<any, any>>).map(([type, o]) =>
    compileOffer(type, o),
  )
  return {
    ...plain,
    ...(typeof step.rule === 'function' ? { cites: step.rule } : { rule: step.rule ?? rule }),
    choice: step as Choice<any, any, unknown>,
    joint: 'takeAll' in step ? step : undefined,
    offers,
    opens: offers.some(o => o.open !== undefined),
    gathers: offers.some(o => o.gather !== undefined),
  }
}

function compileOffer(type: string, o: AnyOffer<any, any>): CompiledOffer {
  const open = o.kind === 'open' ? o.offer : undefined
  const gather = o.kind === undefined || o.kind === 'open' ? undefined : gatherer(type, o)
  const check = gather === undefined ? (open ?? (o as Offer<any, any, any, any>)).check : undefined
  return {
    type,
    kind: o.kind ?? 'listed',
    offer: (o.kind === undefined ? o : o.offer) as Offer<any, any, any, any>,
    open,
    gather,
    rules: check === undefined ? [] : typeof check === 'function' ? [check] : check,
    byNumber: [],
    plain: Object.freeze({ type }),
  }
}

/** What every check of this decision is handed; of a question to several, for the one seat. */
export function contextOf({ choice, joint }: Node, t: any, f: any, seat: Seat | undefined): unknown {
  if (joint === undefined) return choice!.context === undefined ? undefined : choice!.context(t, f)
  return joint.context === undefined ? seat : joint.context(t, f, seat!)
}

export const cited = ({ rule, cites }: Node, t: any, f: any): RuleRef => (cites === undefined ? rule : cites(t, f))

export function domainOf(o: CompiledOffer, t: any, f: any, context: unknown): readonly any[] {
  if (o.open !== undefined) return o.open.over(t, f, context)
  const { domain } = o.offer
  if (domain === undefined) return NO_ARGUMENT
  return typeof domain === 'function' ? domain(t, f, context) : domain
}

export function actionOf(o: CompiledOffer, arg: any): Action {
  if (typeof arg === 'number' && arg >= 0 && arg < INTERNED) {
    return (o.byNumber[arg] ??= Object.freeze({ type: o.type, arg }))
  }
  return arg === undefined ? o.plain : { type: o.type, arg }
}

/** Is `arg` one of the values the offer is about at all? */
export function means(o: CompiledOffer, t: any, f: any, context: unknown, arg: Json | undefined): boolean {
  if (o.open !== undefined) return o.open.accepts(arg)
  const domain = domainOf(o, t, f, context)
  if (typeof arg !== 'object' || arg === null) return domain.includes(arg)
  const wanted = canonical(arg)
  return domain.some(each => canonical(each) === wanted)
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
