/**
 * Sets, paths and parts put one element at a time: what may be added to what has been begun, and leaving it at that. What
 * has been begun was permitted step by step and is not judged again here: `objections` judges whatever comes from outside.
 */
import { actionOf, type CompiledOffer, cited, contextOf, type Node, offerOf } from './compile.ts'
import type { Begun, Decision } from './decision.ts'
import { RulesFault } from './fault.ts'
import { before, type Chosen, type CompiledPart, chosenOf, countOf, type Gatherer, NOTHING } from './gathering.ts'
import { stillAwaited } from './joint.ts'
import type { Action, Json, Seat } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
const isList = (chosen: Chosen): chosen is readonly number[] => Array.isArray(chosen)
const partsOf = ({ names }: Gatherer, chosen: Chosen | undefined): (readonly number[])[] => {
  if (chosen === undefined) return [NOTHING]
  if (isList(chosen)) return [chosen]
  const values: (readonly number[])[] = []
  for (let i = 0; i < names!.length; i++) {
    const list = chosen[names![i]!]
    if (list === undefined) break
    values.push(list)
  }
  return values
}

/** What can be done about one offer: elements to add, and leaving it at what has been chosen. */
export function addSteps(out: Action[], o: CompiledOffer, t: any, f: any, context: unknown, chosen?: Chosen): void {
  const g = o.gather!
  const values = partsOf(g, chosen)
  const at = values.length - 1
  const part = g.parts[at]!
  const soFar = values[at]!
  const earlier = before(g, values, at)
  const isEnough =
    suffices(part, t, f, soFar, context, earlier) && (at < g.parts.length - 1 || isWhole(g, t, f, values, context))
  if (soFar.length < countOf(part.most, t, f, context, earlier)) {
    const candidates = part.candidates(t, f, soFar, context, earlier)
    // Sets grow upwards, so that each is met once; only where that would lead nowhere are lower elements offered too.
    const above = part.isSet && soFar.length > 0 ? soFar[soFar.length - 1]! : -Infinity
    const offered = out.length
    for (let i = 0; i < candidates.length; i++) {
      const element = candidates[i]!
      if (element > above && isFit(part, t, f, soFar, element, context, earlier)) out.push(actionOf(o, element))
    }
    if (!isEnough && out.length === offered && above !== -Infinity)
      for (let i = 0; i < candidates.length; i++) {
        const element = candidates[i]!
        if (element < above && !soFar.includes(element) && isFit(part, t, f, soFar, element, context, earlier))
          out.push(actionOf(o, element))
      }
  }
  // What has been begun is never changed, so the action that leaves it at that may share it.
  if (isEnough) out.push({ type: o.type, arg: (chosen ?? chosenOf(g, values)) as Json })
}

function isFit(
  { each }: CompiledPart,
  t: any,
  f: any,
  soFar: readonly number[],
  element: number,
  context: unknown,
  earlier: any,
): boolean {
  for (let i = 0; i < each.length; i++) if (each[i]!(t, f, soFar, element, context, earlier) !== undefined) return false
  return true
}
function suffices(
  { least, check }: CompiledPart,
  t: any,
  f: any,
  soFar: readonly number[],
  context: unknown,
  earlier: any,
): boolean {
  if (soFar.length < countOf(least, t, f, context, earlier)) return false
  for (let i = 0; i < check.length; i++) if (check[i]!(t, f, soFar, context, earlier) !== undefined) return false
  return true
}
function isWhole(g: Gatherer, t: any, f: any, values: readonly (readonly number[])[], context: unknown): boolean {
  if (g.rules.length === 0) return true
  const whole = before(g, values, values.length)
  return g.rules.every(rule => rule(t, f, whole, context) === undefined)
}

/** The decision on what has been begun. */
export function within(node: Node, t: any, f: any, begun: Begun): Decision {
  const { seat, type, chosen } = begun
  const o = offerOf(node, type)
  const { proc, name: step, standing, joint } = node
  if (o?.gather === undefined) throw new RulesFault(`${proc}.${step}: ${type} was begun, and it takes no elements`)
  const actions: Action[] = []
  addSteps(actions, o, t, f, contextOf(node, t, f, seat), chosen)
  if (actions.length === 0) throw new RulesFault(`${proc}.${step}: ${type} ${JSON.stringify(chosen)} is a dead end`)
  const rule = cited(node, t, f)
  const open = undefined
  if (joint === undefined) return { seat, proc, step, rule, actions, standing, open, gathers: open, begun }
  const asked = joint.seats(t, f)
  return { seat, proc, step, rule, actions, standing, begun, asked, awaited: stillAwaited(asked, f) }
}

/**
 * What has been begun once this action has been taken; `undefined` where it is no step but the whole of what was to be
 * chosen. Lists are made anew and never changed, so that copies of a position may share them.
 */
export function begunBy(
  o: CompiledOffer | undefined,
  { type, arg }: Action,
  seat: Seat,
  begun?: Begun,
): Begun | undefined {
  const g = o?.gather
  if (g === undefined) return undefined
  if (typeof arg === 'number')
    return { seat, type, chosen: withElement(g, arg, begun?.type === type ? begun.chosen : undefined) }
  if (g.names === undefined || typeof arg !== 'object' || arg === null) return undefined
  const values = partsOf(g, arg as unknown as Chosen)
  if (values.length === g.names.length) return undefined
  values.push(NOTHING)
  return { seat, type, chosen: chosenOf(g, values) }
}
/** One element more; of the last part, where there are several. Sets are kept ascending. */
function withElement(g: Gatherer, element: number, chosen?: Chosen): Chosen {
  const values = partsOf(g, chosen)
  const at = values.length - 1
  const soFar = values[at]!
  const { isSet } = g.parts[at]!
  const list: number[] = []
  let i = 0
  while (i < soFar.length && (!isSet || soFar[i]! < element)) list.push(soFar[i++]!)
  list.push(element)
  while (i < soFar.length) list.push(soFar[i++]!)
  values[at] = list
  return chosenOf(g, values)
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
