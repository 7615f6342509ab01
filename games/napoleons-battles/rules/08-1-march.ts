/** 8.2 One march: legs until the unit halts, comes into contact, or has nothing left; and a march given as one text. */
import { direction as asDirection, lengthOf, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import { is } from '../options.ts'
import { call, drop, type FrameOf, fieldFor, has, type MarchLocals, type Napoleon, put, type T } from '../state.ts'
import { ATTACKER, CAVALRY, CHARGED, LEG_LETTERS, MOVED, ON_TABLE, REACT, ROUT, STAYS } from '../words.ts'
import { lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { ALONG } from './07-command.ts'
import { allowance, reachOf } from './08-1-effort.ts'
import { touchedBy } from './08-1-room.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { LEG_OFFERS, LEGS } from './08-2-leg-offers.ts'
import { strikeFlanks } from './08-4-flanks.ts'
import { noteWay } from './14-guard-checks.ts'
import { newOverrun, victimOf } from './15-overrun.ts'
import { venture } from './17-encounters.ts'
import { asKnown } from './17-known.ts'
import { afloat } from './18-boats.ts'
import { isForced, isUnwilling } from './18-lying.ts'
import { lyingDown } from './18-prone.ts'
import { gather, mayRest } from './a-2-movement.ts'
import { driveInAt } from './a-4-contact.ts'
import { choice } from './offers.ts'

type March = FrameOf<'march'>

export const march = {
  rule: '8.2',
  steps: {
    /** Legs of a march given as one text go first; then the unit is asked. Nothing left: the march is over. */
    next: (t: T, f: March): Flow<Napoleon> => {
      if (f.rest !== '') return takeNext(t, f)
      const field = fieldFor(t.s)
      if (!isGeneral(field, f.unit) && allowance(field, t.s, f.unit, ALONG) === 0) return goto('done')
      return undefined
    },
    leg: choice<'march', Ahead>({
      rule: '8.2',
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      context: (t, f) => ahead(t.s, f),
      offers: LEG_OFFERS,
    }),
    /** 19.4, 20.1.4.2 Irregulars, and generals of the old school, are asked before they go into contact. */
    nerve: (_: T, f: March) => call('nerve', { unit: f.unit, die: 0 }),
    nerved: (t: T, f: March): Flow<Napoleon> => {
      if (isUnwilling(t.s, f.unit)) f.rest = ''
      return goto('next')
    },
    /** A4.2 Whoever is contacted calls its skirmishers in; 14.2 whoever may gets out of the way. */
    contact: (t: T, f: March) => {
      driveInAt(t, f.unit)
      return call('evasions', { by: f.unit, unit: -1, guests: '' })
    },
    /** 15.2 Routed units and wagons are overrun at once. */
    trample: (t: T, f: March): Flow<Napoleon> => {
      const victim = victimOf(t.s, f.unit)
      return victim < 0 ? undefined : call('overrun', newOverrun(t.s, f.unit, victim))
    },
    /** 14.2.6, 15.2.1.2 With nobody left before it the march goes on as if there had been no contact. */
    onward: (t: T, f: March): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      if (s.on[f.unit] !== ON_TABLE || has(s, f.unit, ROUT)) return goto('done')
      if (victimOf(s, f.unit) >= 0) return goto('trample')
      if (touchedBy(field, s, f.unit, lay(field, s)).length > 0) return undefined
      f.touched = -1
      drop(s, f.unit, ATTACKER | CHARGED)
      return goto('next')
    },
    /** 8.4.4 Infantry that cavalry has come upon tries to form square; 8.4.1.5 cavalry contacted loses its marker. */
    squares: (t: T, f: March) => {
      strikeFlanks(t, f)
      const c = ahead(t.s, f)
      for (const enemy of c.enemies)
        if (c.field.arm[enemy] === CAVALRY && within(c.table, f.unit, c.table, enemy, TOUCH)) drop(t.s, enemy, REACT)
      const direction = asDirection(t.s.facing[f.unit]! + f.offset)
      const reach = lengthOf(t.s.x[f.unit]! - f.fromX, t.s.y[f.unit]! - f.fromY) + reachOf(c.field, t.s, f)
      const { unit: by, fromX, fromY, way: ridden } = f
      return call('squares', { by, fromX, fromY, direction, reach, ...(ridden !== undefined && { ridden }) })
    },
    done: (t: T, f: March) => {
      const { s } = t
      f.rest = ''
      // A general with a battery that has joined its host, or with a unit that left him behind, is on his own.
      loosen(fieldFor(s), s)
      noteWay(s, f)
      // A2.2 Whoever could not be brought along comes in.
      gather(t, f.unit)
      if (f.begun === 1) {
        put(s, f.unit, MOVED)
        drop(s, f.unit, REACT)
        if (!s.moved.includes(f.unit)) s.moved.push(f.unit)
      } else put(s, f.unit, STAYS)
      return call('escape', { by: f.unit, unit: -1 })
    },
    /** 18.3.1 At once after a forced march. */
    stray: (t: T, f: March): Flow<Napoleon> => {
      if (!isForced(t.s, f.unit)) return end()
      if (f.begun === 1 && t.s.on[f.unit] === ON_TABLE) return call('stragglers', { unit: f.unit, die: 0, answer: 0 })
      t.s.extra.forced = t.s.extra.forced.filter(each => each !== f.unit)
      return end()
    },
    leave: () => end(),
  },
} as const

// ---- a march as one text --------------------------------------------------------------------------------------------

/** Leg by letter: “7 F960 W-300 F240 T31” is unit 7, forward 4 inches, wheel 30 degrees left, forward 1, touch unit 31. */
export const LETTERS: Readonly<Record<string, keyof typeof LEGS>> = Object.fromEntries(
  Object.entries(LEG_LETTERS).map(([leg, letter]) => [letter, leg as keyof typeof LEGS]),
)
const MOST_LEGS = 12
const MOST_LETTERS = 240
export interface Spoken {
  readonly type: keyof typeof LEGS
  readonly arg: Json | undefined
}

/** Legs that are said by their letter alone. */
const BARE: ReadonlySet<string> = new Set(['about', 'lie', 'rise', 'forced', 'dismount', 'mount', 'recallSkirmish'])

/** Reads one leg; `undefined` when it is none. A touch without a direction is straight ahead. */
function readLeg(word: string): Spoken | undefined {
  const type = LETTERS[word[0] ?? '']
  if (type === undefined) return undefined
  const numbers = word.length === 1 ? [] : word.slice(1).split(',').map(Number)
  if (numbers.some(n => !Number.isInteger(n))) return undefined
  const arg: Json | undefined = BARE.has(type)
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
  const down = type === 'rise' ? undefined : lyingDown(t.s, f.unit)
  const held = down ?? afloat(t.s, f.unit, type)
  if (held !== undefined) return held
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

const takeLeg = (t: T, f: March, { type, arg }: Spoken): Flow<Napoleon> =>
  (LEGS[type] as AnyLeg).take(t, f, arg as never)
const LEG_BY_LEG = {
  judge: judgeLeg as (t: T, f: March, leg: { type: string; arg: Json | undefined }) => Verdict,
  take: takeLeg as (t: T, f: March, leg: { type: string; arg: Json | undefined }) => Flow<Napoleon>,
}
/** Carries a leg out; 17.1.3 among hidden enemies as far as it goes. */
export const goLeg = (t: T, f: March, leg: Spoken): Flow<Napoleon> =>
  t.s.extra.counters === undefined ? takeLeg(t, f, leg) : venture(t, f, leg, LEG_BY_LEG)

/** Takes the next leg of the text. What has become impossible on the way (a square, a disorder) drops the rest. */
function takeNext(t: T, f: March): Flow<Napoleon> {
  const [word, ...others] = f.rest.split(' ')
  f.rest = others.join(' ')
  const leg = readLeg(word!)
  if (leg === undefined || judgeLeg(asKnown(t, fieldFor(t.s).side[f.unit]!), f, leg) !== undefined) {
    f.rest = ''
    return f.begun === 1 && mayRest(asKnown(t, fieldFor(t.s).side[f.unit]!), f) === undefined ? goto('done') : undefined
  }
  const flow = goLeg(t, f, leg)
  const to = flow !== undefined && flow.k === 'goto' ? flow.step : 'next'
  // The text says the whole march: after its last leg the unit halts.
  return goto(
    to === 'next' && f.rest === '' && mayRest(asKnown(t, fieldFor(t.s).side[f.unit]!), f) === undefined ? 'done' : to,
  )
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
  ...(is(t.s, 'flanks') && { stood: [t.s.x[unit], t.s.y[unit], t.s.facing[unit], t.s.form[unit]].join(' ') }),
  rest,
})
