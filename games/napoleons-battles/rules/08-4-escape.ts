/** 8.4.1.3 Lone generals get out of the way; 4.2.3.4, 8.6.2.2.5 units put to flight by their own side. */
import { eastOf, lengthOf, northOf, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { generalSpeed, isGeneral } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { call, type FrameOf, fieldFor, has, type Napoleon, type T } from '../state.ts'
import { INCH, LINE, ON_TABLE, ROUT } from '../words.ts'
import { isAttached } from './01-attachment.ts'
import { lay, shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { enemiesOf, touchedBy } from './08-1-room.ts'
import { lose, rout } from './11-losses.ts'
import { fall, isStruck } from './15-generals.ts'
import { choice, isNumbers, offer, open, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

const TOO_FAR = no('8.4.1.3', {
  it: 'Il generale fugge con il suo normale movimento, non oltre.',
  en: 'The general flees by his normal movement, no farther.',
})
const NOT_CLEAR = no('8.4.1.3', {
  it: 'Il posto è a contatto del nemico o fuori dal tavolo.',
  en: 'The place touches the enemy or is off the table.',
})

function mayFleeTo(t: T, f: FrameOf<'escape'>, [x, y]: readonly number[], table: Int32Array): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (lengthOf(x! - s.x[f.unit]!, y! - s.y[f.unit]!) > generalSpeed(field, f.unit, is(s, 'infirm'))) return TOO_FAR
  if (x! < 0 || y! < 0 || x! > field.width || y! > field.height) return NOT_CLEAR
  shapeAs(field, s, f.unit, LINE, x!, y!, s.facing[f.unit]!, table, field.count)
  return enemiesOf(field, s, f.unit).some(u => within(table, field.count, table, u, TOUCH)) ? NOT_CLEAR : undefined
}
const FEW = [3, 8, 16, 29]
const MANY = Array.from({ length: 30 }, (_, inches) => inches + 1)
const refuges = (t: T, f: FrameOf<'escape'>): number[][] => around(t, f, FEW, 450)
function around({ s }: T, f: FrameOf<'escape'>, far: readonly number[], step: number): number[][] {
  const out: number[][] = []
  for (const inches of far)
    for (let to = 0; to < 3600; to += step)
      out.push([s.x[f.unit]! + eastOf(0, inches * INCH, to), s.y[f.unit]! + northOf(0, inches * INCH, to)])
  return out
}
/** Looked for more closely where none of the places offered is free. */
const hasRefuge = (t: T, f: FrameOf<'escape'>, table: Int32Array): boolean =>
  [...refuges(t, f), ...around(t, f, MANY, 150)].some(spot => mayFleeTo(t, f, spot, table) === undefined)
const CAN_FLEE = no('8.4.1.3', { it: 'Il generale può ancora fuggire.', en: 'The general can still flee.' })

export const escaping = {
  rule: '8.4.1.3',
  steps: {
    next: (t: T, f: FrameOf<'escape'>): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      if (isGeneral(field, f.by) || s.on[f.by] !== ON_TABLE) return goto('riders')
      let table: Int32Array | undefined
      for (const g of field.ofSide[1 - field.side[f.by]!]!) {
        if (!isGeneral(field, g) || g <= f.unit || s.on[g] !== ON_TABLE) continue
        table ??= lay(field, s)
        if (!within(table, f.by, table, g, TOUCH) || isAttached(field, s, g, table)) continue
        f.unit = g
        return undefined
      }
      return goto('riders')
    },
    /** 15.2.2.1 The enemy may catch him. */
    caught: (t: T, f: FrameOf<'escape'>): Flow<Napoleon> => {
      if (!is(t.s, 'overrun') || f.spared === 1 || !isStruck(t, f.unit, '15.2.2.1')) return undefined
      fall(t, f.unit)
      return goto('next')
    },
    flee: choice<'escape', Int32Array>({
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      context: t => lay(fieldFor(t.s), t.s),
      offers: {
        go: open<'escape', readonly number[], Int32Array>({
          accepts: (arg: Json | undefined): arg is readonly number[] => isNumbers(arg, 2, 2, 32_767),
          over: refuges,
          check: mayFleeTo,
          probe: (t, f, _, pick) => [t.s.x[f.unit]! + pick(15_000) - 7500, t.s.y[f.unit]! + pick(15_000) - 7500],
          take: (t, f, [x, y]) => {
            t.s.x[f.unit] = x!
            t.s.y[f.unit] = y!
            t.s.host[f.unit] = -1
            tell(t, { e: 'rode', general: f.unit, x: x!, y: y!, fled: true })
            return f.spared === 1 ? end() : goto('next')
          },
        }),
        /** Hemmed in on all sides he stays where he is: in the basic game nobody takes him (11.4.2). */
        stay: plain<'escape', Int32Array>({
          check: (t, f, _, table) => (hasRefuge(t, f, table) ? CAN_FLEE : undefined),
          take: (_, f) => (f.spared === 1 ? end() : goto('next')),
        }),
      },
    }),
    /** Messengers, and messages on the ground (15.2.2.3). */
    riders: (t: T, f: FrameOf<'escape'>): Flow<Napoleon> =>
      t.s.extra.messages === undefined || f.spared === 1
        ? end()
        : call('chase', { by: f.by, at: -1, unit: -1, fleeing: 0 }),
    leave: () => end(),
  },
} as const

const NOT_YOURS = no('4.2.3.4', {
  it: 'Non è una tua unità sul tavolo.',
  en: 'That is none of your units on the table.',
})
const ROUTED_ALREADY = no('8.6.2.2.5', { it: 'L’unità è già in rotta.', en: 'The unit is in rout already.' })
const ENGAGED = no('8.6.2.2.5', { it: 'L’unità è impegnata in combattimento.', en: 'The unit is engaged in combat.' })
function mayRout(t: T, f: FrameOf<'routing'>, unit: number, table: Int32Array): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[unit] !== f.side || unit >= field.troops || s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (has(s, unit, ROUT)) return ROUTED_ALREADY
  return touchedBy(field, s, unit, table).length > 0 ? ENGAGED : undefined
}

/** 4.2.3.4, 4.2.4.3 */
export const routing = {
  rule: '8.6.2.2.5',
  steps: {
    choose: choice<'routing', Int32Array>({
      rule: (_, f) => (f.rule === 0 ? '4.2.3.4' : '4.2.4.3'),
      seat: (_, f) => f.side,
      standing: 'done',
      context: t => lay(fieldFor(t.s), t.s),
      offers: {
        rout: offer<'routing', Int32Array>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: (t, f) => fieldFor(t.s).ofSide[f.side]!.filter(u => u < fieldFor(t.s).troops),
          check: mayRout,
          take: (t, _, unit) => {
            lose(t, unit, 1, 'flight')
            if (t.s.on[unit] === ON_TABLE) rout(t, unit, 'chosen')
            return call('flights', { stood: '' })
          },
        }),
        done: plain<'routing', Int32Array>({ take: () => goto('leave') }),
      },
    }),
    again: () => goto('choose'),
    leave: () => end(),
  },
} as const
