/** What is asked at a choice: of one seat, or of several at once. */
import { actionOf, cited, contextOf, type Node } from './compile.ts'
import type { Decision } from './decision.ts'
import { addSteps } from './elements.ts'
import { type Extension, extension } from './extending.ts'
import { RulesFault } from './fault.ts'
import type { Asking } from './gathering.ts'
import { severalAt } from './several.ts'
import type { Action, Seat } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
function legal(node: Node, t: any, f: any, context: unknown): Action[] {
  let out: Action[] = []
  const { offers } = node
  for (let n = 0; n < offers.length; n++) {
    const o = offers[n]!
    const { list, sieve, may } = o
    if (o.isBare) {
      if (sieve === undefined || sieve(t, f, undefined, context) === undefined)
        if (out.length === 0) out = [o.plain]
        else out.push(o.plain)
      continue
    }
    if (o.gather !== undefined || (may !== undefined && may(t, f, context) !== undefined)) continue
    // Two loops that look alike: lists that never change are of one kind, and reading those is quicker for it.
    if (list === undefined) {
      const candidates = o.over!(t, f, context)
      for (let i = 0; i < candidates.length; i++)
        if (sieve === undefined || sieve(t, f, candidates[i], context) === undefined)
          out.push(actionOf(o, candidates[i]))
    } else
      for (let i = 0; i < list.length; i++)
        if (sieve === undefined || sieve(t, f, list[i], context) === undefined) out.push(actionOf(o, list[i]))
  }
  return out
}

/** The open types that are there: whether or not anything of their sample is legal. */
function opened(node: Node, t: any, f: any, context: unknown): readonly string[] | undefined {
  const there = node.offers.filter(o => o.open !== undefined && o.may?.(t, f, context) === undefined)
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

/** What can be chosen; sets and paths by what they begin with, where they are put one element at a time. */
function listed(node: Node, t: any, f: any, context: unknown, byElements: boolean): Action[] {
  const actions = legal(node, t, f, context)
  const { offers } = node
  if (byElements && node.gathers)
    for (let n = 0; n < offers.length; n++)
      if (offers[n]!.gather !== undefined) addSteps(actions, offers[n]!, t, f, context)
  return actions
}

/** A question to one seat; `undefined` where there is nothing to choose. */
export function alone(node: Node, t: any, f: any, byElements: boolean): Decision | undefined {
  const context = node.context === undefined ? undefined : node.context(t, f)
  const actions = listed(node, t, f, context, byElements)
  const open = node.opens ? opened(node, t, f, context) : undefined
  const gathers = node.gathers && !byElements ? gathered(node, t, f, context) : undefined
  if (actions.length === 0 && open === undefined && gathers === undefined) return undefined
  const { proc, name, standing } = node
  const rule = cited(node, t, f)
  // The same fields in the same order as `within` gives them: decisions are read everywhere, and one shape is read quickest.
  return { seat: node.seat!(t, f), proc, step: name, rule, actions, standing, open, gathers, begun: undefined }
}

/** A question to several, as it is put to one of them; `undefined` where nobody is asked anything. */
export function toSeveral(node: Node, t: any, f: any, byElements: boolean, to?: Seat): Decision | undefined {
  const seats = severalAt(node, t, f)
  const awaited = seats.shared ?? seats.awaited
  const seat = to ?? awaited[0]
  if (seat === undefined || !awaited.includes(seat)) return undefined
  const context = contextOf(node, t, f, seat)
  const actions = listed(node, t, f, context, byElements)
  const open = node.opens ? opened(node, t, f, context) : undefined
  const gathers = node.gathers && !byElements ? gathered(node, t, f, context) : undefined
  const { proc, name: step, standing } = node
  if (actions.length === 0 && open === undefined && gathers === undefined)
    throw new RulesFault(`${proc}.${step} asks seat ${seat}, which has nothing to choose`)
  return { seat, proc, step, rule: cited(node, t, f), actions, standing, open, gathers, ...seats }
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
