/** What is asked at a choice: of one seat, or of several at once. */
import { actionOf, cited, contextOf, domainOf, type Node } from './compile.ts'
import type { Decision } from './decision.ts'
import { RulesFault } from './fault.ts'
import { type Asking, type Extension, extension } from './gathering.ts'
import { stillAwaited } from './joint.ts'
import type { Action, Seat } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
function legal(node: Node, t: any, f: any, context: unknown): Action[] {
  const out: Action[] = []
  for (const o of node.offers) {
    if (o.gather !== undefined || o.open?.may?.(t, f, context) !== undefined) continue
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

/** The open types that are there: whether or not anything of their sample is legal. */
function opened(node: Node, t: any, f: any, context: unknown): readonly string[] | undefined {
  const there = node.offers.filter(o => o.open !== undefined && o.open.may?.(t, f, context) === undefined)
  return there.length === 0 ? undefined : there.map(o => o.type)
}

function gathered(node: Node, t: any, f: any, context: unknown): readonly Extension[] | undefined {
  const found: Extension[] = []
  const asking: Asking = { t, f, context, rule: () => cited(node, t, f) }
  for (const { gather } of node.offers) {
    if (gather === undefined) continue
    const first = extension(gather, asking, undefined, undefined)
    if (!('refusal' in first) && (first.may.length > 0 || first.lacks === undefined)) found.push(first)
  }
  return found.length === 0 ? undefined : found
}

/** A question to one seat; `undefined` where there is nothing to choose. */
export function alone(node: Node, t: any, f: any): Decision | undefined {
  const c = node.choice!
  const context = c.context === undefined ? undefined : c.context(t, f)
  const actions = legal(node, t, f, context)
  const open = node.opens ? opened(node, t, f, context) : undefined
  const gathers = node.gathers ? gathered(node, t, f, context) : undefined
  if (actions.length === 0 && open === undefined && gathers === undefined) return undefined
  const { proc, step } = f
  return { seat: c.seat(t, f), proc, step, rule: cited(node, t, f), actions, standing: c.standing, open, gathers }
}

export const firstAwaited = (node: Node, t: any, f: any): Seat => stillAwaited(node.joint!.seats(t, f), f)[0]!
export const contextFor = (node: Node, t: any, f: any, seat: Seat | undefined): unknown =>
  contextOf(node, t, f, node.joint === undefined ? undefined : (seat ?? firstAwaited(node, t, f)))

/** A question to several, as it is put to one of them; `undefined` where nobody is asked anything. */
export function jointly(node: Node, t: any, f: any, to?: Seat): Decision | undefined {
  const seats = node.joint!.seats(t, f)
  const awaited = stillAwaited(seats, f)
  const seat = to ?? awaited[0]
  if (seat === undefined || !awaited.includes(seat)) return undefined
  const context = contextOf(node, t, f, seat)
  const actions = legal(node, t, f, context)
  const open = node.opens ? opened(node, t, f, context) : undefined
  const gathers = node.gathers ? gathered(node, t, f, context) : undefined
  const { proc, step } = f
  if (actions.length === 0 && open === undefined && gathers === undefined)
    throw new RulesFault(`${proc}.${step} asks seat ${seat}, which has nothing to choose`)
  const { standing } = node.joint!
  return { seat, proc, step, rule: cited(node, t, f), actions, standing, open, gathers, asked: seats, awaited }
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
