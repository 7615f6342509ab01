/**
 * 17.2.2 The rules with hidden counters. Every question is asked, and every answer judged, from what the side that is asked knows; what is decided is
 * carried out on the table as it is. Where a question would not be put because nobody has anything to do, it is put all the same, with one answer: else
 * the enemy could tell from the silence.
 */
import type { AnyOffer, Choice, Offer, Procedures, Step, Verdict } from '@bivouac/kernel'
import type { Napoleon, T } from '../state.ts'
import { goLeg, type Spoken } from './08-1-march.ts'
import { asKnown } from './17-known.ts'
import { tell } from './telling.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: this handles the frames and arguments of every procedure alike, as the kernel’s interpreter does */
/** What is worked out once for a question: the table as the asked side knows it, and what its rules made of it. */
interface Veiled {
  readonly t: T
  readonly c: any
  /** Whether anything at all can be answered. */
  idle?: boolean
}
type Fn = (...args: any[]) => any

/** A function of table, frame and whatever else, the context at place `at` of its arguments, seen through the veil. */
const through =
  (fn: Fn, at: number): Fn =>
  (_: T, f: any, ...rest: any[]) => {
    const veiled: Veiled = rest[at]
    return fn(veiled.t, f, ...rest.slice(0, at), veiled.c, ...rest.slice(at + 1))
  }
const perhaps = (value: any, at: number): any => (typeof value === 'function' ? through(value, at) : value)
const each = (rules: any, at: number): any =>
  rules === undefined ? undefined : Array.isArray(rules) ? rules.map(rule => through(rule, at)) : through(rules, at)
/** Without what is not there: an offer that has no list of its own must not seem to have one. */
const given = (fields: Record<string, any>): any =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function veilOffer(o: AnyOffer<Napoleon, any>): AnyOffer<Napoleon, any> {
  if (o.kind === undefined)
    return { ...o, ...given({ domain: perhaps(o.domain, 0), over: perhaps(o.over, 0), check: each(o.check, 1) }) }
  if (o.kind === 'open') {
    const { offer } = o
    return {
      kind: 'open',
      offer: {
        ...offer,
        ...given({ may: perhaps(offer.may, 0) }),
        over: through(offer.over, 0),
        check: each(offer.check, 1),
        probe: through(offer.probe, 0),
      },
    }
  }
  if (o.kind === 'parts')
    return {
      kind: 'parts',
      offer: {
        ...o.offer,
        parts: Object.fromEntries(Object.entries(o.offer.parts).map(([name, part]) => [name, veilPart(part)])),
        ...given({ check: each(o.offer.check, 1) }),
      },
    }
  return { kind: o.kind, offer: veilPart(o.offer) } as AnyOffer<Napoleon, any>
}

/** A set, a path, or one of several. */
function veilPart(part: any): any {
  const isPath = part.next !== undefined
  return {
    ...part,
    ...given({
      domain: perhaps(part.domain, isPath ? 1 : 0),
      next: perhaps(part.next, 1),
      over: perhaps(part.over, 0),
      least: perhaps(part.least, 0),
      most: perhaps(part.most, 0),
      each: each(part.each, 2),
      check: each(part.check, 1),
    }),
  }
}

/** What says that one does nothing, or nothing more. Where nobody has anything to do it is the one answer. */
const DECLINES = ['done', 'pass', 'cease'] as const

function veilChoice(proc: string, choice: Choice<Napoleon, any, any>): Choice<Napoleon, any, any> {
  const offers = Object.fromEntries(
    Object.entries(choice.offers).map(([type, o]) => [type, veilOffer(proc === 'march' ? legOffer(type, o) : o)]),
  )
  const declines = choice.none === undefined ? undefined : DECLINES.find(type => type in offers)
  if (declines !== undefined) offers[declines] = alwaysThere(choice, declines, choice.offers[declines]!)
  return {
    ...choice,
    context: (t: T, f: any): Veiled => {
      const seen = asKnown(t, choice.seat(t, f))
      return { t: seen, c: choice.context?.(seen, f) }
    },
    offers,
  }
}

function alwaysThere(
  choice: Choice<Napoleon, any, any>,
  type: string,
  o: AnyOffer<Napoleon, any>,
): AnyOffer<Napoleon, any> {
  const { check, take } = o as Offer<Napoleon, any, undefined, any>
  return {
    check: (_: T, f: any, __: undefined, veiled: Veiled) => {
      const verdict = refusedBy(check, veiled.t, f, undefined, veiled.c)
      return verdict !== undefined && isIdle(choice, f, veiled) ? undefined : verdict
    },
    take: (t: T, f: any) => {
      // 9.1.4 Whoever can fire has to: so everybody hears that this side cannot.
      if (type === 'cease') tell(t, { e: 'ceased', side: choice.seat(t, f) })
      return take(t, f, undefined)
    },
  }
}
const refusedBy = (check: any, t: T, f: any, arg: any, c: any): Verdict => {
  for (const rule of check === undefined ? [] : Array.isArray(check) ? check : [check]) {
    const verdict: Verdict = rule(t, f, arg, c)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** A leg is carried out as far as nobody unseen is in the way. */
function legOffer(type: string, o: AnyOffer<Napoleon, any>): AnyOffer<Napoleon, any> {
  if (type === 'halt') return o
  const take = (t: T, f: any, arg: any) => goLeg(t, f, { type, arg } as Spoken)
  return o.kind === 'open' ? { kind: 'open', offer: { ...o.offer, take } } : ({ ...o, take } as AnyOffer<Napoleon, any>)
}

/** Whether nothing of what a choice offers is legal. Such choices list what they offer. */
function isIdle(choice: Choice<Napoleon, any, any>, f: any, veiled: Veiled): boolean {
  veiled.idle ??= !Object.values(choice.offers).some(o => hasAny(o, f, veiled))
  return veiled.idle
}
function hasAny(o: AnyOffer<Napoleon, any>, f: any, { t, c }: Veiled): boolean {
  const offer: any = o.kind === undefined ? o : o.offer
  const listed: readonly any[] =
    offer.over?.(t, f, c) ??
    (typeof offer.domain === 'function' ? offer.domain(t, f, c) : (offer.domain ?? [undefined]))
  if (o.kind === 'set')
    return listed.some(
      one =>
        refusedBy(
          offer.each &&
            [offer.each].flat().map(
              (rule: Fn) =>
                (...args: any[]) =>
                  rule(t, f, [], one, args[3]),
            ),
          t,
          f,
          one,
          c,
        ) === undefined,
    )
  return listed.some(one => refusedBy(offer.check, t, f, one, c) === undefined)
}

const veilStep = (proc: string, step: Step<Napoleon, any>): Step<Napoleon, any> =>
  typeof step === 'function' || !('seat' in step) ? step : veilChoice(proc, step)

export const veil = (procedures: Procedures<Napoleon>): Procedures<Napoleon> =>
  Object.fromEntries(
    Object.entries(procedures).map(([proc, { rule, steps }]) => [
      proc,
      {
        rule,
        steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, veilStep(proc, step as any)])),
      },
    ]),
  ) as unknown as Procedures<Napoleon>
/* biome-ignore-end lint/suspicious/noExplicitAny: end of what handles all procedures alike */
