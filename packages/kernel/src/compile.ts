/** Steps and offers as the machine keeps them: made once, when the procedures of a game are handed in. */
import { canonical } from './canonical.ts'
import { type Gatherer, gatherer } from './gathering.ts'
import type {
  AnyOffer,
  Flow,
  JointChoice,
  Offer,
  OpenOffer,
  Procedure,
  Rule,
  SharedChoice,
  Step,
} from './procedures.ts'
import type { Action, Json, RuleRef, Seat, Verdict } from './values.ts'

export type OfferKind = 'listed' | 'open' | 'set' | 'path' | 'parts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
/**
 * What games write comes in as many shapes as there are offers, and reading a field of many shapes is slow. So everything
 * the machine reads at each decision is copied into fields that every offer and every node has, in one order.
 */
export interface CompiledOffer {
  readonly type: string
  readonly kind: OfferKind
  /** Offers without an argument stand alone; of the others, what is checked: a list that is always the same, or what gives it. */
  readonly isBare: boolean
  readonly list: readonly any[] | undefined
  readonly over: ((t: any, f: any, context: any) => readonly any[]) | undefined
  readonly may: ((t: any, f: any, context: any) => Verdict) | undefined
  readonly rules: readonly Rule<any, any, any, any>[]
  /** All of them in one, for lists of options; none where the candidates are just what they permit. */
  readonly sieve: Rule<any, any, any, any> | undefined
  readonly take: (t: any, f: any, arg: any) => Flow<any>
  readonly domain: Offer<any, any, any, any>['domain']
  readonly open: OpenOffer<any, any, any, any> | undefined
  readonly gather: Gatherer | undefined
  /** Actions are interned: option lists are built millions of times and nearly always hold the same small numbers. */
  readonly byNumber: (Action | undefined)[]
  readonly plain: Action
}
export interface Node {
  readonly proc: string
  readonly name: string
  readonly rule: RuleRef
  /** Where the section depends on what led here. */
  readonly cites: ((t: any, f: any) => RuleRef) | undefined
  readonly run: ((t: any, f: any) => Flow<any>) | undefined
  readonly isChoice: boolean
  readonly seat: ((t: any, f: any) => Seat) | undefined
  readonly context: ((t: any, f: any) => unknown) | undefined
  readonly none: ((t: any, f: any) => Flow<any>) | undefined
  readonly standing: string | undefined
  /** Where the choice is put to several seats at once. */
  readonly joint: JointChoice<any, any, unknown> | undefined
  /** Where several seats share the choice; a choice has a `seat`, or is joint, or shared. */
  readonly shared: SharedChoice<any, any, unknown> | undefined
  readonly offers: readonly CompiledOffer[]
  readonly opens: boolean
  readonly gathers: boolean
  /** The steps of its procedure, and the one that follows: what comes next need not be looked up by two names. */
  readonly steps: readonly Node[]
  next: Node | undefined
  /** Where the procedure it called last begins: nearly always it calls the same one. */
  called: Node | undefined
}

const NO_ARGUMENT: readonly undefined[] = [undefined]
const INTERNED = 4096
/** Is this always the same object when the machine hands it out again? Others are told apart by what they say. */
export const isInterned = ({ arg }: Action): boolean =>
  arg === undefined || (typeof arg === 'number' && arg >= 0 && arg < INTERNED)

/** The steps of a procedure, in their order. */
export function compileSteps(proc: string, { rule, steps }: Procedure<any, any>): ReadonlyMap<string, Node> {
  const compiled: Node[] = []
  for (const [name, step] of Object.entries(steps)) {
    const node = compile(proc, name, rule, step, compiled)
    if (compiled.length > 0) compiled.at(-1)!.next = node
    compiled.push(node)
  }
  return new Map(compiled.map(node => [node.name, node]))
}

/** A procedure has a handful of steps: to go through them is quicker than to look one up. */
export function stepOf({ steps }: Node, name: string): Node | undefined {
  for (let i = 0; i < steps.length; i++) if (steps[i]!.name === name) return steps[i]
  return undefined
}

function compile(proc: string, name: string, rule: RuleRef, step: Step<any, any>, steps: readonly Node[]): Node {
  const isChoice = typeof step !== 'function'
  const joint = isChoice && 'takeAll' in step ? step : undefined
  const shared = isChoice && 'ends' in step ? step : undefined
  const alone = isChoice && 'seat' in step ? step : undefined
  const offers = isChoice
    ? Object.entries(step.offers as Record<string, AnyOffer<any, any>>).map(([type, o]) => compileOffer(type, o))
    : []
  const section = isChoice ? (step.rule ?? rule) : rule
  return {
    proc,
    name,
    rule: typeof section === 'function' ? rule : section,
    cites: typeof section === 'function' ? section : undefined,
    run: isChoice ? undefined : step,
    isChoice,
    seat: alone?.seat,
    context: alone?.context,
    none: isChoice ? step.none : undefined,
    standing: isChoice ? step.standing : undefined,
    joint,
    shared,
    offers,
    opens: offers.some(o => o.open !== undefined),
    gathers: offers.some(o => o.gather !== undefined),
    steps,
    next: undefined,
    called: undefined,
  }
}

function compileOffer(type: string, o: AnyOffer<any, any>): CompiledOffer {
  const open = o.kind === 'open' ? o.offer : undefined
  const gather = o.kind === undefined || o.kind === 'open' ? undefined : gatherer(type, o)
  const listed = (gather === undefined ? (open ?? o) : {}) as Partial<Offer<any, any, any, any>>
  const { domain, check } = listed
  const over = listed.over ?? (typeof domain === 'function' ? domain : undefined)
  const rules = check === undefined ? [] : typeof check === 'function' ? [check] : [...check]
  return {
    type,
    kind: o.kind ?? 'listed',
    isBare: gather === undefined && over === undefined && domain === undefined,
    // A copy: games freeze theirs, and frozen arrays are arrays of another kind.
    list: over === undefined ? [...((domain as readonly any[] | undefined) ?? NO_ARGUMENT)] : undefined,
    over,
    may: open?.may,
    rules,
    sieve: listed.exact === true ? undefined : sieveOf(rules),
    take: (o.kind === undefined ? o : o.offer).take as CompiledOffer['take'],
    domain,
    open,
    gather,
    byNumber: [],
    plain: Object.freeze({ type }),
  }
}

/** One rule, nearly always: then it is asked itself, and not by way of a list. */
function sieveOf(rules: readonly Rule<any, any, any, any>[]): Rule<any, any, any, any> | undefined {
  if (rules.length <= 1) return rules[0]
  return (t, f, arg, context) => {
    for (let i = 0; i < rules.length; i++) {
      const verdict = rules[i]!(t, f, arg, context)
      if (verdict !== undefined) return verdict
    }
    return undefined
  }
}

/** What every check of this decision is handed; of a question to several, for the one seat. */
export function contextOf({ context, joint, shared }: Node, t: any, f: any, seat: Seat | undefined): unknown {
  const several = joint ?? shared
  if (several === undefined) return context === undefined ? undefined : context(t, f)
  return several.context === undefined ? seat : several.context(t, f, seat!)
}

export function offerOf({ offers }: Node, type: string): CompiledOffer | undefined {
  for (let i = 0; i < offers.length; i++) if (offers[i]!.type === type) return offers[i]
  return undefined
}

/**
 * For each type of action the section that says when it may be done: where it is offered under that section alone. What
 * several sections offer (to pass, to go on) has no section of its own.
 */
export function homesOf(nodes: readonly Node[]): ReadonlyMap<string, RuleRef | undefined> {
  const homes = new Map<string, RuleRef | undefined>()
  for (const { offers, rule, cites } of nodes)
    for (const { type } of offers) {
      const section = cites === undefined ? rule : undefined
      homes.set(type, homes.has(type) && homes.get(type) !== section ? undefined : section)
    }
  return homes
}

export const cited = ({ rule, cites }: Node, t: any, f: any): RuleRef => (cites === undefined ? rule : cites(t, f))

export function domainOf(o: CompiledOffer, t: any, f: any, context: unknown): readonly any[] {
  if (o.open !== undefined) return o.open.over(t, f, context)
  const { domain } = o
  if (domain === undefined) return NO_ARGUMENT
  return typeof domain === 'function' ? domain(t, f, context) : domain
}

export function actionOf(o: CompiledOffer, arg: any): Action {
  if (typeof arg === 'number' && arg >= 0 && arg < INTERNED) {
    const { byNumber } = o
    // Without gaps: an array with a large one becomes a dictionary, and slow for everybody who reads such arrays here.
    while (byNumber.length <= arg) byNumber.push(undefined)
    return (byNumber[arg] ??= Object.freeze({ type: o.type, arg }))
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
