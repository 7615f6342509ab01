/**
 * Sets, paths and parts put one element at a time: what may be added to what has been begun, and leaving it at that. What
 * has been begun was permitted step by step and is not judged again here: `objections` judges whatever comes from outside.
 */
import { actionOf, type CompiledOffer, cited, contextOf, type Node, offerOf } from './compile.ts'
import type { Begun, Decision } from './decision.ts'
import { RulesFault } from './fault.ts'
import { type Chosen, type CompiledPart, chosenOf, countOf, type Gatherer, NOTHING } from './gathering.ts'
import { severalAt } from './several.ts'
import type { Action, Json } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
type Named = Readonly<Record<string, readonly number[]>>

/** The part under way: the last of those that have been begun. */
function underWay({ names }: Gatherer, chosen: Chosen | undefined): number {
  if (names === undefined || chosen === undefined) return 0
  let at = 0
  while (at + 1 < names.length && (chosen as Named)[names[at + 1]!] !== undefined) at++
  return at
}
/** The parts before it by name, as a later one is handed them: copied, and filled, as `before` does. */
function earlierThan({ names, empty }: Gatherer, chosen: Chosen | undefined, at: number): any {
  if (names === undefined) return undefined
  if (at === 0) return empty
  const earlier = { ...empty }
  for (let i = 0; i < at; i++) earlier[names[i]!] = (chosen as Named)[names[i]!]!
  return earlier
}

/** What can be done about one offer: elements to add, and leaving it at what has been chosen. */
export function addSteps(out: Action[], o: CompiledOffer, t: any, f: any, context: unknown, chosen?: Chosen): void {
  const g = o.gather!
  const { names, parts } = g
  const at = underWay(g, chosen)
  const part = parts[at]!
  const soFar =
    chosen === undefined
      ? NOTHING
      : names === undefined
        ? (chosen as readonly number[])
        : (chosen as Named)[names[at]!]!
  const earlier = earlierThan(g, chosen, at)
  const isEnough =
    suffices(part, t, f, soFar, context, earlier) &&
    (at < parts.length - 1 || g.rules.length === 0 || isWhole(g, t, f, chosen, context))
  if (soFar.length < countOf(part.most, t, f, context, earlier)) {
    const candidates = part.candidates(t, f, soFar, context, earlier)
    // Sets grow upwards, so that each is met once; only where that would lead nowhere are lower elements offered too.
    const above = part.isSet && soFar.length > 0 ? soFar[soFar.length - 1]! : Number.NEGATIVE_INFINITY
    const offered = out.length
    for (let i = 0; i < candidates.length; i++) {
      const element = candidates[i]!
      if (element > above && isFit(part, t, f, soFar, element, context, earlier)) out.push(actionOf(o, element))
    }
    if (!isEnough && out.length === offered && above !== Number.NEGATIVE_INFINITY)
      for (let i = 0; i < candidates.length; i++) {
        const element = candidates[i]!
        if (element < above && !soFar.includes(element) && isFit(part, t, f, soFar, element, context, earlier))
          out.push(actionOf(o, element))
      }
  }
  // What has been begun is never changed, so the action that leaves it at that may share it.
  if (isEnough) out.push({ type: o.type, arg: (chosen ?? chosenOf(g, [NOTHING])) as Json })
}

const isFit = (
  { sieve }: CompiledPart,
  t: any,
  f: any,
  soFar: readonly number[],
  element: number,
  context: unknown,
  earlier: any,
): boolean => sieve === undefined || sieve(t, f, soFar, element, context, earlier) === undefined
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
function isWhole(g: Gatherer, t: any, f: any, chosen: Chosen | undefined, context: unknown): boolean {
  const whole = chosen ?? chosenOf(g, [NOTHING])
  return g.rules.every(rule => rule(t, f, whole, context) === undefined)
}

/** The decision on what has been begun. */
export function within(node: Node, t: any, f: any, begun: Begun): Decision {
  const { seat, type, chosen } = begun
  const o = offerOf(node, type)
  const { proc, name: step, standing } = node
  if (o?.gather === undefined) throw new RulesFault(`${proc}.${step}: ${type} was begun, and it takes no elements`)
  const actions: Action[] = []
  addSteps(actions, o, t, f, contextOf(node, t, f, seat), chosen)
  if (actions.length === 0) throw new RulesFault(`${proc}.${step}: ${type} ${JSON.stringify(chosen)} is a dead end`)
  const rule = cited(node, t, f)
  const open = undefined
  if (node.seat !== undefined) return { seat, proc, step, rule, actions, standing, open, gathers: open, begun }
  return { seat, proc, step, rule, actions, standing, begun, ...severalAt(node, t, f) }
}

/**
 * What has been chosen of a gathering offer once this action has been taken; `undefined` where it is no step but the whole
 * of what was to be chosen. Lists are made anew and never changed, so that copies of a position may share them.
 */
export function chosenBy(g: Gatherer, arg: Json | undefined, chosen: Chosen | undefined): Chosen | undefined {
  if (typeof arg === 'number') return withElement(g, arg, chosen)
  const { names, begun } = g
  if (names === undefined || typeof arg !== 'object' || arg === null) return undefined
  const left = arg as unknown as Named
  const count = underWay(g, left) + 1
  if (count === names.length) return undefined
  const next = { ...begun[count + 1]! }
  for (let i = 0; i < count; i++) next[names[i]!] = left[names[i]!]!
  return next
}
/** One element more; of the last part, where there are several. Sets are kept ascending. */
function withElement(g: Gatherer, element: number, chosen: Chosen | undefined): Chosen {
  const { names, parts } = g
  const at = underWay(g, chosen)
  if (names === undefined) return added(parts[0]!, (chosen as readonly number[] | undefined) ?? NOTHING, element)
  const more = { ...((chosen as Named | undefined) ?? g.begun[1]!) }
  more[names[at]!] = added(parts[at]!, more[names[at]!]!, element)
  return more
}
function added({ isSet }: CompiledPart, soFar: readonly number[], element: number): readonly number[] {
  if (soFar.length === 0) return [element]
  const list: number[] = []
  let i = 0
  while (i < soFar.length && (!isSet || soFar[i]! < element)) list.push(soFar[i++]!)
  list.push(element)
  while (i < soFar.length) list.push(soFar[i++]!)
  return list
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
