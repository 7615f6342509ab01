/** 4.2.3, 8.5.1 The movement step. */
import { end, goto, type Json, type Verdict } from '@bivouac/kernel'
import { isCavalry, isGeneral } from '../field.ts'
import { no } from '../rulebook.ts'
import { call, cloneState, drop, type FrameOf, fieldFor, has, type Mode, NORMAL, put, type T } from '../state.ts'
import { DISORDER, DISORDERED_NOW, HALF, MOVED, NONE, ON_TABLE, REACT, ROUT, STAYS, TESTED } from '../words.ts'
import { lay } from './01-formations.ts'
import { bringIn, entering, mayEnter } from './04-entry.ts'
import { quartersLeft } from './07-command.ts'
import { judgeLeg, newMarch, readMarch } from './08-1-march.ts'
import { touchedBy } from './08-1-room.ts'
import { LEGS } from './08-2-legs.ts'
import { lose, rout } from './11-losses.ts'
import { choice, offer, open, plain, setOf, upTo } from './offers.ts'

const NOT_YOURS = no('1.1.1.3', {
  it: 'Non è una tua unità sul tavolo.',
  en: 'That is none of your units on the table.',
})
const HAS_MOVED = no('8.1.1.4', {
  it: 'L’unità ha già mosso: la mossa fatta non si cambia.',
  en: 'The unit has moved already: a move made is final.',
})
const NO_MOVE = no(
  '7.2.3.2',
  { it: 'L’unità non è in comando e non muove.', en: 'The unit is out of command and does not move.' },
  {
    it: 'Riportala nel raggio del suo generale di divisione.',
    en: 'Bring its divisional general near enough before the next command check.',
  },
)
const RUNS = no(
  '8.6.2.2',
  { it: 'Un’unità in rotta può solo continuare a fuggire.', en: 'A unit in rout can only go on fleeing.' },
  {
    it: 'Usa “fuggi ancora”, o porta un generale a contatto per recuperarla.',
    en: 'Say “flee on”, or bring a general to rally it.',
  },
)
const NOT_MARKED = no('8.5.2', {
  it: 'La cavalleria non è segnata per la reazione.',
  en: 'The cavalry is not marked for reaction.',
})

/** 8.1.1, 8.1.2.3 Whether a unit may begin a march of this kind. */
export function mayMarch(t: T, side: number, unit: number, mode: Mode): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[unit] !== side || s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (mode !== NORMAL && !(isCavalry(field, unit) && has(s, unit, REACT))) return NOT_MARKED
  if (has(s, unit, MOVED | STAYS)) return HAS_MOVED
  if (has(s, unit, ROUT)) return RUNS
  return !isGeneral(field, unit) && quartersLeft(s, unit) === 0 ? NO_MOVE : undefined
}

const NO_TEXT = no('8.2', {
  it: 'Non è una marcia: unità e tratti, per esempio “7 F960 W-300”.',
  en: 'That is no march: a unit and its legs, for example “7 F960 W-300”.',
})

/** Plays the legs through on a copy: the first refused leg refuses the whole march. */
export function judgeMarch(t: T, side: number, text: string, mode: Mode): Verdict {
  const spoken = readMarch(text)
  if (spoken === undefined) return NO_TEXT
  const field = fieldFor(t.s)
  if (spoken.unit >= field.count) return NOT_YOURS
  const cannot = mayMarch(t, side, spoken.unit, mode)
  if (cannot) return cannot
  const copy: T = { ...t, s: cloneState(t.s), tell: nothing, whisper: nothing, reveal: nothing }
  const frame = { proc: 'march' as const, step: 'leg', ...newMarch(copy, spoken.unit, mode) }
  for (const leg of spoken.legs) {
    const verdict = frame.touched >= 0 ? AFTER_CONTACT : judgeLeg(copy, frame, leg)
    if (verdict !== undefined) return verdict
    ;(LEGS[leg.type] as { take: (t: T, f: typeof frame, arg: unknown) => unknown }).take(copy, frame, leg.arg)
  }
  return undefined
}
const nothing = (): void => {}
const AFTER_CONTACT = no('8.4.1', { it: 'Il contatto chiude la marcia.', en: 'Contact ends the march.' })

/** 8.6.2.2, 8.6.2.2.4 A routed unit may flee on, for a figure. */
const NOT_ROUTED = no('8.6.2.2', { it: 'L’unità non è in rotta.', en: 'The unit is not in rout.' })
function mayFleeOn(t: T, f: FrameOf<'movement'>, unit: number): Verdict {
  const field = fieldFor(t.s)
  if (field.side[unit] !== f.side || unit >= field.troops || t.s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (!has(t.s, unit, ROUT)) return NOT_ROUTED
  return has(t.s, unit, MOVED) ? HAS_MOVED : undefined
}

const NOT_CAVALRY = no('8.5.1.1', {
  it: 'Solo la cavalleria si segna per la reazione.',
  en: 'Only cavalry is marked for reaction.',
})
const NOT_READY = no('8.5.1.1', {
  it: 'Deve essere in ordine, con piena capacità di movimento, e non aver mosso.',
  en: 'It must be in order, with its full movement, and must not have moved.',
})
/** 8.5.1.1 Ordered cavalry with its full movement that has not moved; 8.4.1.5 not if the enemy touches it. */
export function mayReact(t: T, side: number, unit: number): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[unit] !== side || s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (!isCavalry(field, unit)) return NOT_CAVALRY
  if (has(s, unit, DISORDER | ROUT | HALF | NONE | MOVED)) return NOT_READY
  return touchedBy(field, s, unit, lay(field, s)).length > 0 ? NOT_READY : undefined
}
const ready = (t: T, side: number): number[] =>
  fieldFor(t.s).ofSide[side]!.filter(u => mayReact(t, side, u) === undefined)

export const movement = {
  rule: '4.2.3',
  steps: {
    begin: (t: T) => {
      t.s.moved.length = 0
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, MOVED | STAYS | TESTED)
    },
    choose: choice<'movement'>({
      rule: '4.2.3.1',
      seat: (_, f) => f.side,
      offers: {
        unit: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: (t, f) => fieldFor(t.s).ofSide[f.side]!,
          check: (t, f, unit) => mayMarch(t, f.side, unit, NORMAL),
          take: (t, _, unit) => call('march', newMarch(t, unit, NORMAL)),
        }),
        march: open<'movement', string>({
          accepts: (arg: Json | undefined): arg is string => typeof arg === 'string' && readMarch(arg) !== undefined,
          over: () => [],
          check: (t, f, text) => judgeMarch(t, f.side, text, NORMAL),
          probe: (t, f, _, pick) => {
            const own = fieldFor(t.s).ofSide[f.side]!
            const legs = ['F', 'B', 'W', 'S', 'C1', 'C0', 'A', 'F']
            const words = Array.from({ length: 1 + pick(3) }, () => legs[pick(legs.length)]!)
            const spoken = words.map(word =>
              word === 'A' || word[0] === 'C' ? word : `${word}${word === 'W' ? pick(900) - 450 || 1 : 1 + pick(1500)}`,
            )
            return `${own[pick(own.length)]} ${spoken.join(' ')}`
          },
          take: (t, _, text) => {
            const { unit, rest } = readMarch(text)!
            return call('march', newMarch(t, unit, NORMAL, rest))
          },
        }),
        enter: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: entering,
          check: mayEnter,
          take: bringIn,
        }),
        flee: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: t => t.s.mark.flatMap((mark, u) => ((mark & ROUT) !== 0 ? [u] : [])),
          check: mayFleeOn,
          take: (t, _, unit) => {
            put(t.s, unit, MOVED)
            lose(t, unit, 1, 'flight')
            if (t.s.on[unit] === ON_TABLE) rout(t, unit, 'chosen')
            return call('flights', {})
          },
        }),
        done: plain<'movement'>({ take: () => goto('mark') }),
      },
    }),
    again: () => goto('choose'),
    /** 4.2.3.2, 8.5.1.1 After all other moves. */
    mark: choice<'movement'>({
      rule: '8.5.1.1',
      seat: (_, f) => f.side,
      offers: {
        react: setOf<'movement'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: (t, f) => ready(t, f.side),
          each: (t, f, _, unit) => mayReact(t, f.side, unit),
          take: (t, _, units) => {
            for (const u of units) put(t.s, u, REACT)
            t.tell({ e: 'ready', units })
          },
        }),
        pass: plain<'movement'>({
          check: (t, f) => (ready(t, f.side).length > 0 ? undefined : NOT_CAVALRY),
          take: () => undefined,
        }),
      },
      none: () => undefined,
    }),
    /** 8.5.1.2 Reordering; 4.2.3.3, 8.5.1.3 markers of command go. */
    tidy: (t: T, f: FrameOf<'movement'>) => {
      reorder(t, f.side)
      for (const u of fieldFor(t.s).ofSide[f.side]!) drop(t.s, u, HALF | NONE | STAYS)
    },
    routs: (_: T, f: FrameOf<'movement'>) => call('routing', { side: f.side, rule: 0 }), // 4.2.3.4
    leave: () => end(),
  },
} as const

/** 8.5.1.2 Who did not move, was not disordered in this step and touches no enemy is in order again. */
export function reorder(t: T, side: number): void {
  const { s } = t
  const field = fieldFor(s)
  const table = lay(field, s)
  const units: number[] = []
  for (const u of field.ofSide[side]!) {
    if (s.on[u] !== ON_TABLE || !has(s, u, DISORDER) || has(s, u, MOVED | DISORDERED_NOW)) continue
    if (touchedBy(field, s, u, table).length > 0) continue
    drop(s, u, DISORDER)
    units.push(u)
  }
  for (const u of field.ofSide[side]!) drop(s, u, DISORDERED_NOW)
  if (units.length > 0) t.tell({ e: 'reordered', units })
}
