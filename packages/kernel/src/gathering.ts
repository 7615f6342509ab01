/**
 * Offers that take several things as one choice, as the machine keeps them, and what stands against a whole set, path, or
 * offer of several parts.
 */
import type { Beside, Count, Marked, Next, Part, Rule, Whole } from './procedures.ts'
import { NOT_MEANT, TWICE, tooFew, tooMany } from './refusals.ts'
import type { Json, Refusal, RuleRef } from './values.ts'

/** A set or path, or the parts of an offer, as far as they have been chosen: what `arg` will be when it is whole. */
export type Chosen = readonly number[] | Readonly<Record<string, readonly number[]>>

/** One reason against an action, and which element of it the reason is about. */
export interface Objection {
  readonly refusal: Refusal
  readonly part?: string
  readonly element?: number
}

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
/** A set or path as the machine keeps it: every part has the same fields, for what is read often. */
export interface CompiledPart {
  readonly name: string
  readonly isSet: boolean
  readonly part: Part<any, any, any, any>
  /** The elements worth checking. */
  readonly candidates: Next<any, any, any, any>
  /** Every element that can be meant. */
  readonly domain: Next<any, any, any, any>
  readonly least: Count<any, any, any, any>
  readonly most: Count<any, any, any, any>
  readonly each: readonly Beside<any, any, any, any>[]
  /** All of them in one, for lists of options; none where the candidates are just what they permit. */
  readonly sieve: Beside<any, any, any, any> | undefined
  readonly check: readonly Whole<any, any, any, any>[]
}
export interface Gatherer {
  readonly type: string
  /** None for a plain set or path. */
  readonly names: readonly string[] | undefined
  /** An object of all names, and for every number of parts chosen so far one of so many: copied, and filled. */
  readonly empty: Readonly<Record<string, readonly number[]>>
  readonly begun: readonly Readonly<Record<string, readonly number[]>>[]
  readonly parts: readonly CompiledPart[]
  /** Of the whole argument. */
  readonly rules: readonly Rule<any, any, any, any>[]
}
/** Where the question is put: the table, the frame, what was computed for it, and the section that waits. */
export interface Asking {
  readonly t: any
  readonly f: any
  readonly context: unknown
  readonly rule: () => RuleRef
}

export const NOTHING: readonly number[] = Object.freeze([])

const listed = <T>(rules: T | readonly T[] | undefined): readonly T[] =>
  rules === undefined ? [] : Array.isArray(rules) ? rules : [rules as T]

function compiledPart(name: string, part: Part<any, any, any, any>): CompiledPart {
  const each = [...listed(part.each)]
  const sieve = part.next === undefined && part.exact === true ? undefined : sieveOf(each)
  const shared = { each, sieve, check: [...listed(part.check)], least: part.least ?? 1 }
  if (part.next !== undefined) {
    const domain = part.domain ?? part.next
    return { name, isSet: false, part, candidates: part.next, domain, most: part.most, ...shared }
  }
  const { over } = part
  const list = typeof part.domain === 'function' ? undefined : [...part.domain]
  const make = typeof part.domain === 'function' ? part.domain : undefined
  const domain: Next<any, any, any, any> = (t, f, _, context, earlier) => list ?? make!(t, f, context, earlier)
  const candidates: Next<any, any, any, any> =
    over === undefined ? domain : (t, f, _, context, earlier) => over(t, f, context, earlier)
  const most: Count<any, any, any, any> =
    part.most ?? list?.length ?? ((t, f, context, earlier) => make!(t, f, context, earlier).length)
  return { name, isSet: true, part, candidates, domain, most, ...shared }
}

function sieveOf(each: readonly Beside<any, any, any, any>[]): Beside<any, any, any, any> | undefined {
  if (each.length <= 1) return each[0]
  return (t, f, chosen, element, context, earlier) => {
    for (let i = 0; i < each.length; i++) {
      const verdict = each[i]!(t, f, chosen, element, context, earlier)
      if (verdict !== undefined) return verdict
    }
    return undefined
  }
}

export function gatherer(type: string, { kind, offer }: Exclude<Marked<any, any>, { kind: 'open' }>): Gatherer {
  if (kind !== 'parts')
    return { type, names: undefined, empty: {}, begun: [], parts: [compiledPart('', offer)], rules: [] }
  const parts = Object.entries<Part<any, any, any, any>>(offer.parts).map(([name, part]) => compiledPart(name, part))
  const names = Object.freeze(parts.map(each => each.name))
  const unfilled = (upTo: number): Record<string, readonly number[]> =>
    Object.fromEntries(names.slice(0, upTo).map(name => [name, NOTHING]))
  const begun = [0, ...names.keys()].map((_, count) => unfilled(count))
  return { type, names, empty: unfilled(names.length), begun, parts, rules: listed(offer.check) }
}

export const countOf = (count: Count<any, any, any, any>, t: any, f: any, context: unknown, earlier: any): number =>
  typeof count === 'number' ? count : count(t, f, context, earlier)

/**
 * The earlier parts by name, as a later one is handed them. A copy is filled, instead of a new object name by name: that is
 * several times as quick, and done at every element.
 */
export function before({ names, empty }: Gatherer, values: readonly (readonly number[])[], upTo: number): any {
  if (names === undefined) return undefined
  if (upTo === 0) return empty
  const chosen = { ...empty }
  for (let i = 0; i < upTo; i++) chosen[names[i]!] = values[i]!
  return chosen
}
/** The parts chosen so far by name, the last of them under way. */
export function chosenOf({ names, begun }: Gatherer, values: readonly (readonly number[])[]): Chosen {
  if (names === undefined) return values[0]!
  const chosen = { ...begun[values.length]! }
  for (let i = 0; i < values.length; i++) chosen[names[i]!] = values[i]!
  return chosen
}

export const domainOf = (
  { domain }: CompiledPart,
  { t, f, context }: Asking,
  chosen: readonly number[],
  earlier: unknown,
) => domain(t, f, chosen, context, earlier)
export const mostOf = ({ most }: CompiledPart, { t, f, context }: Asking, earlier: unknown): number =>
  countOf(most, t, f, context, earlier)
export const leastOf = ({ least }: CompiledPart, { t, f, context }: Asking, earlier: unknown): number =>
  countOf(least, t, f, context, earlier)

/** May `element` be added? The first refusal, or with `all` every one. */
export function against(
  compiled: CompiledPart,
  asking: Asking,
  chosen: readonly number[],
  element: number,
  earlier: unknown,
  all: boolean,
): readonly Refusal[] {
  const { part, isSet, each } = compiled
  if (!domainOf(compiled, asking, chosen, earlier).includes(element)) return [NOT_MEANT]
  if (isSet && chosen.includes(element)) return [TWICE]
  const found: Refusal[] = []
  for (const rule of each) {
    const refusal = rule(asking.t, asking.f, chosen, element, asking.context, earlier)
    if (refusal === undefined || found.includes(refusal)) continue
    found.push(refusal)
    if (!all) return found
  }
  const most = mostOf(compiled, asking, earlier)
  if (chosen.length >= most) found.push(part.many ?? tooMany(most, part.most === undefined ? undefined : asking.rule()))
  return found
}

/** What stands against leaving a part at what has been chosen of it. */
export function lacking(
  compiled: CompiledPart,
  asking: Asking,
  chosen: readonly number[],
  earlier: unknown,
): Refusal | undefined {
  const { part, check } = compiled
  const least = leastOf(compiled, asking, earlier)
  if (chosen.length < least) return part.few ?? tooFew(least, part.least === undefined ? undefined : asking.rule())
  for (const rule of check) {
    const refusal = rule(asking.t, asking.f, chosen, asking.context, earlier)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

const isElement = (value: unknown): value is number => Number.isSafeInteger(value)
const isElements = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isElement)
const ascending = (a: number, b: number): number => a - b

/** More than this nobody gathers; what claims to is refused before any rule is asked about it. */
const MOST_ELEMENTS = 1000

/** The parts chosen so far, in order, the last of them under way; `undefined` for what is none of that. */
export function readParts({ names, parts }: Gatherer, chosen: unknown): readonly (readonly number[])[] | undefined {
  if (chosen === undefined) return [NOTHING]
  if (names === undefined) {
    if (!isElements(chosen) || chosen.length > MOST_ELEMENTS) return undefined
    return [parts[0]!.isSet ? [...chosen].sort(ascending) : chosen]
  }
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return undefined
  const given = chosen as Readonly<Record<string, unknown>>
  const known = names.filter(name => Object.hasOwn(given, name))
  if (known.length !== Object.keys(given).length || known.some((name, i) => name !== names[i])) return undefined
  const values = known.map(name => given[name])
  if (!values.every(isElements) || values.some(each => each.length > MOST_ELEMENTS)) return undefined
  return values.length === 0 ? [NOTHING] : values.map((each, i) => (parts[i]!.isSet ? [...each].sort(ascending) : each))
}

/** What stands against the parts chosen so far, the last of which need not be complete unless `whole`. */
export function objectionTo(
  g: Gatherer,
  asking: Asking,
  values: readonly (readonly number[])[],
  whole: boolean,
  all: boolean,
): readonly Objection[] {
  const named = (name: string, objection: Objection): Objection =>
    g.names === undefined ? objection : { ...objection, part: name }
  for (let i = 0; i < values.length; i++) {
    const compiled = g.parts[i]!
    const chosen = values[i]!
    const earlier = before(g, values, i)
    for (let n = 0; n < chosen.length; n++) {
      const element = chosen[n]!
      const refusals = against(compiled, asking, chosen.slice(0, n), element, earlier, all)
      if (refusals.length > 0) return refusals.map(refusal => named(compiled.name, { refusal, element }))
    }
    if (i === values.length - 1 && !whole) break
    const refusal = lacking(compiled, asking, chosen, earlier)
    if (refusal !== undefined) return [named(compiled.name, { refusal })]
  }
  return []
}

/** Everything (or the first thing) that stands against a whole argument, whatever it is. */
export function objections(g: Gatherer, asking: Asking, arg: Json | undefined, all: boolean): readonly Objection[] {
  const values = arg === undefined ? undefined : readParts(g, arg)
  const isWhole = values !== undefined && values.length === g.parts.length && isWritten(g, values, arg)
  if (!isWhole) return [{ refusal: NOT_MEANT }]
  const found = [...objectionTo(g, asking, values, true, all)]
  if (found.length > 0) return found
  const { t, f, context } = asking
  for (const rule of g.rules) {
    const refusal = rule(t, f, before(g, values, values.length), context)
    if (refusal === undefined || found.some(each => each.refusal === refusal)) continue
    found.push({ refusal })
    if (!all) break
  }
  return found
}

/** One way to write each set: a journal that could hold the same move in two ways would have two hashes for it. */
function isWritten({ names }: Gatherer, values: readonly (readonly number[])[], arg: Json | undefined): boolean {
  return values.every((each, i) => {
    const given = (names === undefined ? arg : (arg as Record<string, Json>)[names[i]!]) as readonly number[]
    return each.every((element, n) => element === given[n])
  })
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
