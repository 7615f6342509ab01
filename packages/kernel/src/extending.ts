/** How far somebody has come with a set or a path: what may be added to what has been chosen, and whether it is enough. */
import {
  type Asking,
  against,
  before,
  type CompiledPart,
  domainOf,
  type Gatherer,
  lacking,
  leastOf,
  mostOf,
  type Objection,
  objectionTo,
  readParts,
} from './gathering.ts'
import { NOT_MEANT } from './refusals.ts'
import type { Refusal } from './values.ts'

/** How far somebody has come with a set or a path: what may be added, and whether it may be left at that. */
export interface Extension {
  readonly type: string
  readonly kind: 'set' | 'path'
  /** Where the offer has several parts: the one under way, and all of them in their order. */
  readonly part?: string
  readonly parts?: readonly string[]
  /** What has been chosen of it; of a set in ascending order. */
  readonly chosen: readonly number[]
  /** What may be added now. */
  readonly may: readonly number[]
  readonly least: number
  readonly most: number
  /** What stands against leaving it at that; absent: it is enough. */
  readonly lacks?: Refusal
  /** For the elements that were asked about and may not be added: why not. */
  readonly mayNot?: readonly { readonly element: number; readonly refusals: readonly Refusal[] }[]
}

/** What may be added to `chosen`, and is it enough? With `asked` also why other elements may not be added. */
export function extension(
  g: Gatherer,
  asking: Asking,
  chosen: unknown,
  asked: 'all' | readonly number[] | undefined,
): Extension | Objection {
  const values = readParts(g, chosen)
  if (values === undefined) return { refusal: NOT_MEANT }
  const [wrong] = objectionTo(g, asking, values, false, false)
  if (wrong !== undefined) return wrong
  const at = values.length - 1
  const compiled = g.parts[at]!
  const soFar = values[at]!
  const earlier = before(g, values, at)
  const { isSet } = compiled
  const { t, f, context } = asking
  const most = mostOf(compiled, asking, earlier)
  const may: number[] = []
  if (soFar.length < most) {
    next: for (const element of compiled.candidates(t, f, soFar, context, earlier)) {
      if (isSet && soFar.includes(element)) continue
      for (const rule of compiled.each) if (rule(t, f, soFar, element, context, earlier) !== undefined) continue next
      may.push(element)
    }
  }
  const isLast = at === g.parts.length - 1
  const lacks = lacking(compiled, asking, soFar, earlier) ?? (isLast ? wholeLacks(g, asking, values) : undefined)
  const mayNot = asked && unfit(compiled, asking, soFar, earlier, may, asked)
  return {
    type: g.type,
    kind: isSet ? 'set' : 'path',
    ...(g.names !== undefined && { part: compiled.name, parts: g.names }),
    chosen: soFar,
    may,
    least: leastOf(compiled, asking, earlier),
    most,
    ...(lacks !== undefined && { lacks }),
    ...(mayNot !== undefined && { mayNot }),
  }
}

function wholeLacks(g: Gatherer, { t, f, context }: Asking, values: readonly (readonly number[])[]) {
  for (const rule of g.rules) {
    const refusal = rule(t, f, before(g, values, values.length), context)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

function unfit(
  compiled: CompiledPart,
  asking: Asking,
  soFar: readonly number[],
  earlier: unknown,
  may: readonly number[],
  asked: 'all' | readonly number[],
): NonNullable<Extension['mayNot']> {
  const { isSet } = compiled
  const wanted =
    asked === 'all'
      ? domainOf(compiled, asking, soFar, earlier).filter(element => !isSet || !soFar.includes(element))
      : asked
  return wanted
    .filter(element => !may.includes(element))
    .map(element => ({ element, refusals: against(compiled, asking, soFar, element, earlier, true) }))
}
