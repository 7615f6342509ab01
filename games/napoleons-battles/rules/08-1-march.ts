/** 8.2 One march: legs until the unit halts, comes into contact, or has nothing left; and a march given as one text. */
import { direction as asDirection, lengthOf, TOUCH, within } from '@bivouac/ground/table'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import { call, drop, type FrameOf, type MarchLocals, type Napoleon, put, type T } from '../state.ts'
import { CAVALRY, MOVED, REACT, STAYS } from '../words.ts'
import { loosen } from './01-attachment.ts'
import { allowance, reachOf } from './08-1-effort.ts'
import { LEG_OFFERS, LEGS } from './08-2-legs.ts'
import { type Ahead, ahead } from './08-2-manoeuvres.ts'
import { choice } from './offers.ts'

type March = FrameOf<'march'>

export const march = {
  rule: '8.2',
  steps: {
    /** Legs of a march given as one text go first; then the unit is asked. Nothing left: the march is over. */
    next: (t: T, f: March): Flow<Napoleon> => {
      if (f.rest !== '') return takeNext(t, f)
      const c = ahead(t.s, f)
      if (!isGeneral(c.field, f.unit) && allowance(c.field, t.s, f.unit) === 0) return goto('done')
      return undefined
    },
    leg: choice<'march', Ahead>({
      rule: '8.2',
      seat: (t, f) => ahead(t.s, f).side,
      context: (t, f) => ahead(t.s, f),
      offers: LEG_OFFERS,
    }),
    /** 8.4.4 Infantry that cavalry has come upon tries to form square; 8.4.1.5 cavalry contacted loses its marker. */
    contact: (t: T, f: March) => {
      const c = ahead(t.s, f)
      for (const enemy of c.enemies)
        if (c.field.arm[enemy] === CAVALRY && within(c.table, f.unit, c.table, enemy, TOUCH)) drop(t.s, enemy, REACT)
      const direction = asDirection(t.s.facing[f.unit]! + f.offset)
      const reach = lengthOf(t.s.x[f.unit]! - f.fromX, t.s.y[f.unit]! - f.fromY) + reachOf(c.field, t.s, f)
      return call('squares', { by: f.unit, fromX: f.fromX, fromY: f.fromY, direction, reach })
    },
    done: (t: T, f: March) => {
      const { s } = t
      f.rest = ''
      // A general with a battery that has joined its host, or with a unit that left him behind, is on his own.
      loosen(ahead(s, f).field, s)
      if (f.begun === 1) {
        put(s, f.unit, MOVED)
        drop(s, f.unit, REACT)
        if (!s.moved.includes(f.unit)) s.moved.push(f.unit)
      } else put(s, f.unit, STAYS)
      return call('escape', { by: f.unit, unit: -1 })
    },
    leave: () => end(),
  },
} as const

// ---- a march as one text --------------------------------------------------------------------------------------------

/** Letter by leg: “7 F960 W-300 F240 T31” is unit 7, forward 4 inches, wheel 30 degrees left, forward 1, touch unit 31. */
export const LETTERS: Readonly<Record<string, keyof typeof LEGS>> = {
  F: 'forward',
  O: 'oblique',
  B: 'back',
  S: 'side',
  W: 'wheel',
  V: 'wheelBack',
  C: 'form',
  A: 'about',
  T: 'touch',
  D: 'deploy',
  L: 'leave',
  H: 'attach',
  G: 'go',
}
const MOST_LEGS = 12
const MOST_LETTERS = 100
export interface Spoken {
  readonly type: keyof typeof LEGS
  readonly arg: Json | undefined
}

/** Reads one leg; `undefined` when it is none. A touch without a direction is straight ahead. */
function readLeg(word: string): Spoken | undefined {
  const type = LETTERS[word[0] ?? '']
  if (type === undefined) return undefined
  const numbers = word.length === 1 ? [] : word.slice(1).split(',').map(Number)
  if (numbers.some(n => !Number.isInteger(n))) return undefined
  const arg: Json | undefined =
    type === 'about'
      ? undefined
      : type === 'touch' && numbers.length === 1
        ? [numbers[0]!, 0]
        : numbers.length === 1
          ? numbers[0]!
          : numbers
  const { accepts } = LEGS[type] as { accepts?: (arg: Json | undefined) => boolean }
  if (accepts === undefined ? numbers.length > 0 : !accepts(arg)) return undefined
  return { type, arg }
}

/** The legs of a text that is known to be a march. */
export const readLegs = (rest: string): readonly Spoken[] => rest.split(' ').flatMap(word => readLeg(word) ?? [])

/** The unit and the legs of a march written as text; `undefined` when it is none. */
export function readMarch(
  text: unknown,
): { readonly unit: number; readonly legs: readonly Spoken[]; readonly rest: string } | undefined {
  if (typeof text !== 'string' || text.length > MOST_LETTERS || text.length < 3) return undefined
  const words = text.split(' ')
  const unit = Number(words[0])
  if (!Number.isInteger(unit) || unit < 0 || String(unit) !== words[0]) return undefined
  const legs = words.slice(1).map(readLeg)
  if (legs.length === 0 || legs.length > MOST_LEGS || legs.includes(undefined)) return undefined
  return { unit, legs: legs as Spoken[], rest: words.slice(1).join(' ') }
}

type AnyLeg = {
  readonly check?: unknown
  readonly take: (t: T, f: March, arg: never) => Flow<Napoleon>
}
/** The first refusal of one leg. */
export function judgeLeg(t: T, f: March, { type, arg }: Spoken): Verdict {
  const { check } = LEGS[type] as AnyLeg
  if (check === undefined) return undefined
  const c = ahead(t.s, f)
  for (const rule of (Array.isArray(check) ? check : [check]) as ((
    t: T,
    f: March,
    arg: unknown,
    c: Ahead,
  ) => Verdict)[]) {
    const verdict = rule(t, f, arg, c)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** Takes the next leg of the text. What has become impossible on the way (a square, a disorder) drops the rest. */
function takeNext(t: T, f: March): Flow<Napoleon> {
  const [word, ...others] = f.rest.split(' ')
  f.rest = others.join(' ')
  const leg = readLeg(word!)
  if (leg === undefined || judgeLeg(t, f, leg) !== undefined) {
    f.rest = ''
    return f.begun === 1 ? goto('done') : undefined
  }
  const flow = (LEGS[leg.type] as AnyLeg).take(t, f, leg.arg as never)
  const to = flow !== undefined && flow.k === 'goto' ? flow.step : 'next'
  // The text says the whole march: after its last leg the unit halts.
  return goto(to === 'next' && f.rest === '' ? 'done' : to)
}

export const newMarch = (t: T, unit: number, mode: number, rest = ''): MarchLocals => ({
  unit,
  mode,
  spent: 0,
  weight: 0,
  changes: 0,
  changed: 0,
  begun: 0,
  fromX: t.s.x[unit]!,
  fromY: t.s.y[unit]!,
  fromFacing: t.s.facing[unit]!,
  touched: -1,
  offset: 0,
  rest,
})
