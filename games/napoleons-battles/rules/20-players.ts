/**
 * 20.3.1 The rules with several commanders a side. Whatever is asked about one unit is asked of its commander; what a whole side is asked (whom to
 * rally, to move, to mark, to fire) is asked of all its commanders at once, of each about his own units, and whoever orders first is first; what is
 * nobody’s own, of the commander in chief.
 */
import type { AnyOffer, Choice, Procedures, SharedChoice, Step, Verdict } from '@bivouac/kernel'
import { type Commander, chiefOf, commandersOf, seatOfUnit, seatsOf } from '../commanders.ts'
import type { Field } from '../field.ts'
import { no } from '../rulebook.ts'
import { fieldFor, type Napoleon, type T } from '../state.ts'
import { ON_TABLE, shooterIn } from '../words.ts'
import { AT_TOWN, ownTargets } from './09-fire.ts'
import { WORK } from './18-works.ts'

const NOT_YOUR_MEN = no('20.3.1', {
  it: 'È un’unità di un altro comandante della tua parte.',
  en: 'That is a unit of another commander of your side.',
})
const NOT_YOUR_MESSENGER = no('20.3.2.1', {
  it: 'È il messaggero di un altro comandante della tua parte.',
  en: 'That is the messenger of another commander of your side.',
})

interface Shared {
  /** The answers with which a commander is through. */
  readonly ends: readonly string[]
  /** What the checks of the question are handed, as one commander is asked it. */
  // biome-ignore lint/suspicious/noExplicitAny: each question has a context of its own
  readonly context?: (context: any, isOwn: (unit: number) => boolean) => unknown
}
/** Questions that all commanders of a side are asked at once. */
const SHARED: Readonly<Record<string, Shared>> = {
  'rally.choose': { ends: ['done'] },
  'guard.choose': { ends: ['done'] },
  'works.choose': { ends: ['done'] },
  'movement.choose': { ends: ['done'], context: (_, isOwn) => isOwn },
  'movement.mark': { ends: ['react', 'pass'] },
  'routing.choose': { ends: ['done'] },
  'reaction.first': { ends: ['done'] },
  'reaction.second': { ends: ['done'] },
  'fire.choose': { ends: ['cease'], context: ownTargets },
}

/* biome-ignore-start lint/suspicious/noExplicitAny: this handles the frames and arguments of every procedure alike, as the kernel’s interpreter does */
/** The units an answer is about. */
function unitsIn(type: string, arg: any): number[] {
  if (type === 'fire') return [shooterIn(arg)]
  if (type === 'volley') return (Array.isArray(arg) ? arg : [arg]).map(shooterIn)
  if (type === 'fireTown') return [Math.floor(arg / AT_TOWN)]
  if (type === 'build') return [Math.floor(arg / WORK)]
  if (typeof arg === 'string') return [...arg.matchAll(/(?:^|; )(\d+)/g)].map(([, n]) => Number(n))
  return typeof arg === 'number' ? [arg] : []
}
function mayCommand(t: T, type: string, arg: any, seat: number): Verdict {
  const field = fieldFor(t.s)
  const all = commandersOf(field)
  const isOther = (u: number): boolean =>
    u < field.count && field.side[u] === all[seat]!.side && seatOfUnit(field, all, u) !== seat
  // 20.3.2.1 A messenger is sent on by whose he is.
  if (type === 'courier') {
    const by = t.s.extra.messages?.[arg[0]]?.by
    return by !== undefined && all[by]!.side === all[seat]!.side && by !== seat ? NOT_YOUR_MESSENGER : undefined
  }
  return unitsIn(type, arg).some(isOther) ? NOT_YOUR_MEN : undefined
}
const rulesOf = (check: any): readonly any[] => (check === undefined ? [] : Array.isArray(check) ? check : [check])

/** What is asked of one commander: his seat, and what the question’s own checks are handed. */
interface Asked {
  readonly seat: number
  readonly c: any
}
/** Domains, candidates and whole-set checks know nothing of seats. */
const unwrapped = (given: any): any =>
  typeof given === 'function' ? (t: T, f: any, { c }: Asked, ...more: any[]) => given(t, f, c, ...more) : given

function sharedBy(question: Shared, choice: Choice<Napoleon, any, any>): SharedChoice<Napoleon, any, any> {
  const { ends } = question
  /** An answer that only says that he is through. */
  const isEnd = (type: string, o: AnyOffer<Napoleon, any>): boolean => o.kind === undefined && ends.includes(type)
  const ownOnly =
    (type: string) =>
    (t: T, _: any, arg: any, { seat }: Asked): Verdict =>
      mayCommand(t, type, arg, seat)
  const judged = (check: any): any[] =>
    rulesOf(check).map(
      rule =>
        (t: T, f: any, arg: any, { c }: Asked) =>
          rule(t, f, arg, c),
    )
  const wrap = (type: string, o: AnyOffer<Napoleon, any>): AnyOffer<Napoleon, any> => {
    const offer: any = o.kind === undefined ? o : o.offer
    const { domain, over, may, probe } = offer
    const put = {
      ...offer,
      ...(domain !== undefined && { domain: unwrapped(domain) }),
      ...(over !== undefined && { over: unwrapped(over) }),
      ...(may !== undefined && { may: unwrapped(may) }),
      ...(probe !== undefined && { probe: unwrapped(probe) }),
    }
    if (isEnd(type, o)) return { ...put, check: judged(offer.check), take: () => undefined }
    if (o.kind === undefined) return { ...put, check: [ownOnly(type), ...judged(offer.check)] }
    if (o.kind === 'open')
      return { kind: 'open', offer: { ...put, check: [ownOnly(type), ...judged(offer.check)] } } as any
    const each = rulesOf(offer.each).map(
      rule =>
        (t: T, f: any, chosen: any, element: number, { c }: Asked, parts: any) =>
          rule(t, f, chosen, element, c, parts),
    )
    const own = (t: T, _: any, __: any, element: number, { seat }: Asked) => mayCommand(t, type, element, seat)
    return { kind: o.kind, offer: { ...put, each: [own, ...each], check: judged(offer.check) } } as any
  }
  const offers = Object.fromEntries(Object.entries(choice.offers).map(([type, o]) => [type, wrap(type, o)]))
  const deeds = Object.entries(choice.offers).flatMap(([type, o]) => (isEnd(type, o) ? [] : [offers[type]!]))
  const ending: any = Object.entries(choice.offers).find(([type, o]) => isEnd(type, o))?.[1]

  const contextOf = (t: T, c: any, seat: number): Asked => {
    const field = fieldFor(t.s)
    const all = commandersOf(field)
    return { seat, c: question.context?.(c, unit => seatOfUnit(field, all, unit) === seat) ?? c }
  }
  /** Whether there is anything he could do, as far as it can be listed. */
  const isBusy = (t: T, f: any, asked: Asked): boolean =>
    deeds.some(o => {
      const { domain, over, check, each }: any = o.kind === undefined ? o : o.offer
      const list: readonly any[] =
        over?.(t, f, asked) ?? (typeof domain === 'function' ? domain(t, f, asked) : (domain ?? []))
      return list.some(arg =>
        each === undefined
          ? rulesOf(check).every(rule => rule(t, f, arg, asked) === undefined)
          : rulesOf(each).every(rule => rule(t, f, [], arg, asked) === undefined),
      )
    })
  const { seat: sideOf, context, none, ...rest } = choice
  return {
    ...rest,
    seats: (t, f) => {
      const field = fieldFor(t.s)
      const all = commandersOf(field)
      const side = sideOf(t, f)
      const c = context?.(t, f)
      // As one player a side is asked: where nothing else leads on, whoever has anybody on the table says himself that he has done.
      return seatsOf(all, side).filter(
        seat => (none === undefined && isThere(field, t, all, seat)) || isBusy(t, f, contextOf(t, c, seat)),
      )
    },
    context: (t, f, seat) => contextOf(t, context?.(t, f), seat),
    ends,
    offers,
    none: none ?? ((t, f) => ending.take(t, f, undefined)),
  }
}
const isThere = (field: Field, { s }: T, all: readonly Commander[], seat: number): boolean =>
  field.ofSide[all[seat]!.side]!.some(u => s.on[u] === ON_TABLE && seatOfUnit(field, all, u) === seat)

/** Of one unit its commander is asked, of anything else the commander in chief. */
function alone(choice: Choice<Napoleon, any, any>): Choice<Napoleon, any, any> {
  return {
    ...choice,
    seat: (t, f) => {
      const field = fieldFor(t.s)
      const all = commandersOf(field)
      const side = choice.seat(t, f)
      const { unit } = f as { unit?: number }
      return unit !== undefined && unit >= 0 && unit < field.count && field.side[unit] === side
        ? seatOfUnit(field, all, unit)
        : chiefOf(all, side)
    },
  }
}
export function company(procedures: Procedures<Napoleon>): Procedures<Napoleon> {
  const out: Record<string, any> = {}
  for (const [proc, procedure] of Object.entries(procedures))
    out[proc] = {
      ...procedure,
      steps: Object.fromEntries(
        Object.entries(procedure.steps as Record<string, Step<Napoleon, any>>).map(([name, step]) => {
          if (typeof step === 'function' || !('seat' in step)) return [name, step]
          const question = SHARED[`${proc}.${name}`]
          return [name, question === undefined ? alone(step) : sharedBy(question, step)]
        }),
      ),
    }
  return out as Procedures<Napoleon>
}
/* biome-ignore-end lint/suspicious/noExplicitAny: as above */
