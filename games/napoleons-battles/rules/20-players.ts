/**
 * 20.3.1 The rules with several commanders a side. Whatever is asked about one unit is asked of its commander; what a whole side is asked (whom to
 * rally, to move, to mark, to fire) is asked of each of its commanders in turn, of his own units; what is nobody’s own, of the commander in chief.
 */
import { type AnyOffer, type Choice, goto, type Offer, type Procedures, type Step, type Verdict } from '@bivouac/kernel'
import { chiefOf, commandersOf, seatOfUnit, seatsOf } from '../commanders.ts'
import { no } from '../rulebook.ts'
import { fieldFor, type Napoleon, type T } from '../state.ts'
import { shooterIn } from '../words.ts'
import { AT_TOWN } from './09-fire.ts'
import { WORK } from './18-works.ts'

const NOT_YOUR_MEN = no('20.3.1', {
  it: 'È un’unità di un altro comandante della tua parte.',
  en: 'That is a unit of another commander of your side.',
})
const NOT_YOUR_MESSENGER = no('20.3.2.1', {
  it: 'È il messaggero di un altro comandante della tua parte.',
  en: 'That is the messenger of another commander of your side.',
})
const NOTHING_TO_DO = no('20.3.1', {
  it: 'Nessuna delle tue unità ha qualcosa da fare.',
  en: 'None of your units has anything to do.',
})

/** Questions that each commander is asked in turn, and the answers with which he is done. */
const IN_TURN: Readonly<Record<string, readonly string[]>> = {
  'rally.choose': ['done'],
  'guard.choose': ['done'],
  'works.choose': ['done'],
  'movement.choose': ['done'],
  'movement.mark': ['react', 'pass'],
  'routing.choose': ['done'],
  'reaction.first': ['done'],
  'reaction.second': ['done'],
  'fire.choose': ['cease'],
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

/** Who of a side is asked now: `by` in the frame counts its commanders. */
const asked = (t: T, f: any, side: number): { readonly seat: number; readonly isLast: boolean } => {
  const seats = seatsOf(commandersOf(fieldFor(t.s)), side)
  const at = Math.min(f.by ?? 0, seats.length - 1)
  return { seat: seats[at]!, isLast: at === seats.length - 1 }
}
const pass = (f: any, step: string) => {
  f.by = (f.by ?? 0) + 1
  return goto(step)
}

function inTurn(proc: string, step: string, choice: Choice<Napoleon, any, any>): Choice<Napoleon, any, any> {
  const ends = IN_TURN[`${proc}.${step}`]!
  const own = (type: string) => (t: T, f: any, arg: any) =>
    mayCommand(t, type, arg, asked(t, f, choice.seat(t, f)).seat)
  const plains = Object.entries(choice.offers).filter(([type, o]) => o.kind === undefined && !ends.includes(type))
  /** Whether any of his units has anything to do: only what is listed is looked at. */
  const isBusy = (t: T, f: any, c: any): boolean =>
    plains.some(([type, o]) => {
      const { domain, over, check } = o as Offer<Napoleon, any, any, any>
      const list = over?.(t, f, c) ?? (typeof domain === 'function' ? domain(t, f, c) : (domain ?? []))
      return list.some(
        arg => own(type)(t, f, arg) === undefined && rulesOf(check).every(rule => rule(t, f, arg, c) === undefined),
      )
    })
  const wrap = (type: string, o: AnyOffer<Napoleon, any>): AnyOffer<Napoleon, any> => {
    const isEnd = ends.includes(type)
    const then =
      (take: (t: T, f: any, arg: any) => any, always: boolean) =>
      (t: T, f: any, arg: any): any => {
        if (!isEnd) return take(t, f, arg)
        const { isLast } = asked(t, f, choice.seat(t, f))
        if (isLast) {
          delete f.by
          return take(t, f, arg)
        }
        if (always) take(t, f, arg)
        return pass(f, step)
      }
    if (o.kind === undefined) {
      if (!isEnd) return { ...o, check: [own(type), ...rulesOf(o.check)] }
      return {
        ...o,
        check: (t: T, f: any, arg: any, c: any) => {
          if (asked(t, f, choice.seat(t, f)).isLast || isBusy(t, f, c)) {
            for (const rule of rulesOf(o.check)) {
              const verdict = rule(t, f, arg, c)
              if (verdict !== undefined) return verdict
            }
            return undefined
          }
          return choice.none === undefined || step === 'mark' ? undefined : NOTHING_TO_DO
        },
        take: then(o.take, false),
      }
    }
    if (o.kind === 'open')
      return { kind: 'open', offer: { ...o.offer, check: [own(type), ...rulesOf(o.offer.check)] } } as any
    const { offer } = o as any
    return {
      kind: o.kind,
      offer: {
        ...offer,
        each: [(t: T, f: any, _: any, element: number) => own(type)(t, f, element), ...rulesOf(offer.each)],
        take: then(offer.take, true),
      },
    } as any
  }
  const none = choice.none
  return {
    ...choice,
    seat: (t, f) => asked(t, f, choice.seat(t, f)).seat,
    offers: Object.fromEntries(Object.entries(choice.offers).map(([type, o]) => [type, wrap(type, o)])),
    ...(none !== undefined && {
      none: (t: T, f: any): any => {
        if (!asked(t, f, choice.seat(t, f)).isLast) return pass(f, step)
        delete f.by
        return none(t, f)
      },
    }),
  }
}

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
          if (typeof step === 'function' || 'takeAll' in step) return [name, step]
          return [name, `${proc}.${name}` in IN_TURN ? inTurn(proc, name, step) : alone(step)]
        }),
      ),
    }
  return out as Procedures<Napoleon>
}
/* biome-ignore-end lint/suspicious/noExplicitAny: as above */
