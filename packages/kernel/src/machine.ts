/**
 * The rules machine. Rules are procedures with named steps; where a game stands is a stack of frames, each plain data
 * that says which procedure it is in, at which step, with which locals. A step either changes the state or offers a
 * choice, never both, so a position saved at any decision is JSON that explains itself.
 */
import { canonical } from './canonical.ts'
import type {
  Choice,
  Flow,
  Frame,
  Game,
  Offer,
  Position,
  Procedure,
  Procedures,
  ProcName,
  Rule,
  Step,
  Table,
} from './procedures.ts'
import type { Action, Json, Refusal, Result, RuleRef, Seat, Verdict } from './values.ts'

/** A player must choose. `actions` is never empty, has a fixed order and no duplicates. */
export interface Decision {
  readonly seat: Seat
  readonly proc: string
  readonly step: string
  readonly rule: RuleRef
  readonly actions: readonly Action[]
  readonly standing?: string | undefined
}

export class RulesFault extends Error {
  override readonly name = 'RulesFault'
}

// ---- the interpreter ------------------------------------------------------------------------------------------------

export interface Machine<G extends Game> {
  start(s: G['state'], proc: ProcName<G>): Position<G>
  /** Runs the rules until a player must choose; `undefined` when the game is over. Idempotent at a decision. */
  advance(pos: Position<G>, t: Table<G>): Decision | undefined
  /** Carries out an action that is known to be legal. */
  take(pos: Position<G>, t: Table<G>, action: Action): void
  /** Why not? The first refusal, or `undefined` when the action is permitted. `pos` must stand at a decision. */
  whyNot(pos: Position<G>, t: Table<G>, action: Action): Verdict
  whyNotAll(pos: Position<G>, t: Table<G>, action: Action): readonly Refusal[]
  /** Every action that can be asked about at this decision, legal or not. */
  askable(pos: Position<G>, t: Table<G>): readonly Action[]
  /** Brings the names of a saved position or action up to date, through the alias table. */
  rename(action: Action): Action
  renamePosition(pos: Position<G>): Position<G>
  /** Does this `proc.step` exist? */
  has(proc: string, step: string): boolean
  /** Every `proc.step`, and every `proc.step:action`, for reports on what has been exercised. */
  readonly steps: readonly string[]
  readonly actions: readonly string[]
  readonly procedures: Readonly<Record<string, { readonly rule: RuleRef }>>
}

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
interface CompiledOffer {
  readonly type: string
  readonly offer: Offer<any, any, any, any>
  readonly rules: readonly Rule<any, any, any, any>[]
  /** Actions are interned: option lists are built millions of times and nearly always hold the same small numbers. */
  readonly byNumber: Action[]
  readonly plain: Action
}
interface Node {
  readonly proc: string
  readonly name: string
  readonly rule: RuleRef
  /** Where the section depends on what led here. */
  readonly cites: ((t: any, f: any) => RuleRef) | undefined
  readonly run: ((t: any, f: any) => Flow<any>) | undefined
  readonly choice: Choice<any, any, unknown> | undefined
  readonly offers: readonly CompiledOffer[]
  next: string | undefined
}

const NO_ARGUMENT: readonly undefined[] = [undefined]
const INTERNED = 4096
/** More steps than any rulebook takes between two choices: a loop that would otherwise hang the table. */
const ENDLESS = 1_000_000

export function machine<G extends Game>(
  procedures: Procedures<G>,
  aliases: Readonly<Record<string, string>> = {},
): Machine<G> {
  // Without a prototype: names come from saved files too, and “constructor” must not be one.
  const nodes: Record<string, Record<string, Node>> = Object.create(null)
  const first: Record<string, string> = Object.create(null)
  for (const [proc, { rule, steps }] of Object.entries<Procedure<any, any>>(procedures)) {
    const compiled: Record<string, Node> = Object.create(null)
    let previous: Node | undefined
    for (const [name, step] of Object.entries(steps)) {
      const node = compile(proc, name, rule, step)
      if (previous) previous.next = name
      else first[proc] = name
      compiled[name] = previous = node
    }
    nodes[proc] = compiled
  }

  const nodeAt = (f: { proc: string; step: string }): Node => {
    const node = nodes[f.proc]?.[f.step]
    if (node === undefined) throw new RulesFault(`there is no step ${f.proc}.${f.step}`)
    return node
  }
  const top = (pos: Position<G>): any => pos.stack[pos.stack.length - 1]

  function follow(pos: Position<G>, node: Node, f: any, flow: Flow<any>): void {
    if (flow !== undefined) {
      if (flow.k === 'goto') {
        f.step = flow.step
        return
      }
      if (flow.k === 'end') {
        pos.stack.pop()
        return
      }
      if (flow.k === 'over') {
        pos.stack.length = 0
        pos.result = flow.result
        return
      }
    }
    if (node.next === undefined) pos.stack.pop()
    else f.step = node.next
    if (flow !== undefined) {
      const frame: any = flow.frame
      frame.step = first[frame.proc]
      pos.stack.push(frame)
    }
  }

  function legal(node: Node, t: Table<G>, f: any): Action[] {
    const out: Action[] = []
    const c = node.choice!
    const context = c.context === undefined ? undefined : c.context(t, f)
    for (const o of node.offers) {
      const candidates = o.offer.over === undefined ? domainOf(o, t, f, context) : o.offer.over(t, f, context)
      next: for (let i = 0; i < candidates.length; i++) {
        const arg = candidates[i]
        const rules = o.rules
        for (let r = 0; r < rules.length; r++) if (rules[r]!(t, f, arg, context) !== undefined) continue next
        out.push(actionOf(o, arg))
      }
    }
    return out
  }

  function judge(pos: Position<G>, t: Table<G>, action: Action, all: boolean): readonly Refusal[] {
    const f = top(pos)
    if (f === undefined) return [gameIsOver(pos.result)]
    const node = nodeAt(f)
    if (node.choice === undefined) throw new RulesFault(`${f.proc}.${f.step} is not a decision`)
    const o = node.offers.find(each => each.type === action.type)
    if (o === undefined) return [notNow(cited(node, t, f))]
    const context = node.choice.context?.(t, f)
    if (!means(o, t, f, context, action.arg)) return [notMeant(cited(node, t, f))]
    const refusals: Refusal[] = []
    for (const rule of o.rules) {
      const verdict = rule(t, f, action.arg, context)
      if (verdict === undefined || refusals.includes(verdict)) continue
      refusals.push(verdict)
      if (!all) break
    }
    return refusals
  }

  const renamed: Readonly<Record<string, string>> = Object.assign(Object.create(null), aliases)
  const fixed = (name: string): string => renamed[name] ?? name
  return {
    start: (s, proc) => ({ s, stack: [{ proc, step: first[proc]! } as unknown as Frame<G>] }),

    advance(pos, t) {
      for (let steps = 0; pos.stack.length > 0; steps++) {
        const f = top(pos)
        const node = nodeAt(f)
        if (t.trace !== undefined) t.trace(f.proc, f.step)
        if (steps > ENDLESS) throw new RulesFault(`the rules go round in circles at ${f.proc}.${f.step}`)
        if (node.run !== undefined) {
          follow(pos, node, f, node.run(t, f))
          continue
        }
        const c = node.choice!
        const actions = legal(node, t, f)
        if (actions.length > 0)
          return {
            seat: c.seat(t, f),
            proc: f.proc,
            step: f.step,
            rule: cited(node, t, f),
            actions,
            standing: c.standing,
          }
        if (c.none === undefined) throw new RulesFault(`${f.proc}.${f.step} offers nothing and no rule says what then`)
        follow(pos, node, f, c.none(t, f))
      }
      if (pos.result === undefined) throw new RulesFault('the procedures ran out and nobody has won, lost or drawn')
      return undefined
    },

    take(pos, t, action) {
      const f = top(pos)
      const node = nodeAt(f)
      const o = node.offers.find(each => each.type === action.type)
      if (o === undefined) throw new RulesFault(`${f.proc}.${f.step} does not offer ${action.type}`)
      follow(pos, node, f, o.offer.take(t, f, action.arg))
    },

    whyNot: (pos, t, action) => judge(pos, t, action, false)[0],
    whyNotAll: (pos, t, action) => judge(pos, t, action, true),

    askable(pos, t) {
      const f = top(pos)
      if (f === undefined) return []
      const node = nodeAt(f)
      const context = node.choice?.context?.(t, f)
      return node.offers.flatMap(o => domainOf(o, t, f, context).map(arg => actionOf(o, arg)))
    },

    rename: action => (renamed[action.type] === undefined ? action : { ...action, type: fixed(action.type) }),
    renamePosition: pos => ({
      ...pos,
      stack: pos.stack.map((f: any) => {
        const proc = fixed(f.proc)
        const step = renamed[`${proc}.${f.step}`]?.split('.')[1] ?? f.step
        return { ...f, proc, step }
      }),
    }),
    has: (proc, step) => nodes[proc]?.[step] !== undefined,
    steps: Object.values(nodes).flatMap(steps => Object.values(steps).map(n => `${n.proc}.${n.name}`)),
    actions: Object.values(nodes).flatMap(steps =>
      Object.values(steps).flatMap(n => n.offers.map(o => `${n.proc}.${n.name}:${o.type}`)),
    ),
    procedures,
  }
}

function compile(proc: string, name: string, rule: RuleRef, step: Step<any, any>): Node {
  if (typeof step === 'function')
    return { proc, name, rule, cites: undefined, run: step, choice: undefined, offers: [], next: undefined }
  const offers = Object.entries(step.offers).map(([type, o]): CompiledOffer => {
    const rules = o.check === undefined ? [] : typeof o.check === 'function' ? [o.check] : o.check
    return { type, offer: o, rules, byNumber: [], plain: Object.freeze({ type }) }
  })
  const own =
    typeof step.rule === 'function' ? { rule, cites: step.rule } : { rule: step.rule ?? rule, cites: undefined }
  return { proc, name, ...own, run: undefined, choice: step, offers, next: undefined }
}

const cited = ({ rule, cites }: Node, t: any, f: any): RuleRef => (cites === undefined ? rule : cites(t, f))

function domainOf(o: CompiledOffer, t: any, f: any, context: unknown): readonly any[] {
  const { domain, over, accepts } = o.offer
  if (domain === undefined) return accepts === undefined ? NO_ARGUMENT : (over?.(t, f, context) ?? [])
  return typeof domain === 'function' ? domain(t, f, context) : domain
}

function actionOf(o: CompiledOffer, arg: any): Action {
  if (typeof arg === 'number' && arg >= 0 && arg < INTERNED) {
    return (o.byNumber[arg] ??= Object.freeze({ type: o.type, arg }))
  }
  return arg === undefined ? o.plain : { type: o.type, arg }
}

/** Is `arg` one of the values the offer is about at all? */
function means(o: CompiledOffer, t: any, f: any, context: unknown, arg: Json | undefined): boolean {
  if (o.offer.accepts !== undefined) return o.offer.accepts(arg)
  const domain = domainOf(o, t, f, context)
  if (typeof arg !== 'object' || arg === null) return domain.includes(arg)
  const wanted = canonical(arg)
  return domain.some(each => canonical(each) === wanted)
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */

// ---- refusals of the machine itself: they cite the rule that is waiting for its answer -----------------------------

const notNow = (rule: RuleRef): Refusal => ({
  rule,
  text: {
    it: 'Non è il momento di farlo: la regola aspetta un’altra scelta.',
    en: 'This is not the time for that: the rule awaits another choice.',
  },
})
const notMeant = (rule: RuleRef): Refusal => ({
  rule,
  text: { it: 'Questa scelta non si può indicare qui.', en: 'That is not something that can be chosen here.' },
})
const gameIsOver = (result: Result | undefined): Refusal => ({
  rule: result?.rule ?? '-',
  text: { it: 'La partita è finita.', en: 'The game is over.' },
})
