/**
 * 8.1.2 What a move costs, exactly. A turn of a profile is 240 × 36 × the least common multiple of its speeds **ticks**: with it every speed,
 * every fraction of ground and manner and every product of two of them is a whole number, and nothing is ever rounded.
 */
import type { Field } from '../field.ts'
import { is } from '../options.ts'
import type { Profile } from '../profile.ts'
import type { MarchLocals, State } from '../state.ts'
import { COLUMN, type Fraction, INCH, MARCH } from '../words.ts'
import { ALONG, type Manner, quartersLeft } from './07-command.ts'
import { slowedBy } from './18-formations.ts'
import { isForced } from './18-lying.ts'

/** Ways are kept in 1/36 points: products of two profile fractions divide it. */
export const PART = 36

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b
/** What every speed of a profile divides: of each profile once. */
export function common(p: Profile): number {
  let all = commons.get(p)
  if (all === undefined) commons.set(p, (all = lcm(lcm(p.column, p.line), p.march)))
  return all
}
const commons = new WeakMap<Profile, number>()

export const turnTicks = (p: Profile): number => INCH * PART * common(p)

/** 2.2.6 The speed of a formation; 8.2.1.1 a square moves by that of the line. */
export const speedOf = (p: Profile, form: number): number =>
  form === COLUMN ? p.column : form === MARCH ? p.march : p.line

/** What so many points weigh under fractions of ground and manner: 3 inches for 2 at 2/3 (8.2.6.1.1), products multiplied (8.2.6.2). */
export function weigh(points: number, fractions: readonly Fraction[] = WHOLE): number {
  let over = points * PART
  let under = 1
  for (let k = 0; k < fractions.length; k++) {
    const fraction = fractions[k]!
    over *= fraction[1]
    under *= fraction[0]
  }
  return Math.ceil(over / under)
}
const WHOLE: readonly Fraction[] = []

/** Ticks of a fraction of a turn. */
export const partOf = (p: Profile, [n, d]: Fraction): number => (turnTicks(p) / d) * n

/** 8.1.2.3, 7.2.4.2.3 The ticks a unit has this turn: all, half of them, a quarter or none; 18.2.1.3 hr fewer beside slower guns. */
export function allowance(f: Field, s: State, unit: number, manner?: Manner): number {
  const ticks = (turnTicks(f.profile[unit]!) / 4) * quartersLeft(s, unit, manner)
  if (!is(s, 'grandBatteryHouse')) return ticks
  // A turn can be divided by every speed of its profile.
  const [over, under] = slowedBy(f, s, unit)
  return (ticks / under) * over
}

/** What a leg adds to a march. */
export interface Cost {
  readonly weight: number
  readonly change: number
}

/**
 * 8.1.2.1 The ticks a march has cost with this leg added. By the book the speed of column or march column holds only for a move made wholly in
 * it: any change makes **all** of the move, legs made before it too, a move at line speed. By the club’s rule each part of the turn goes by the
 * formation of the moment (8.1.2.1 hr).
 */
export function effort(
  f: Field,
  s: State,
  m: MarchLocals,
  leg: Cost,
  form: number,
  all: number = common(f.profile[m.unit]!),
): number {
  const p = f.profile[m.unit]!
  // 18.3 Twice the speed is twice the turn, but a change of formation takes as long as ever.
  const twice = isForced(s, m.unit) ? m.changes + leg.change : 0
  if (is(s, 'rates')) return m.spent + (leg.weight * all) / speedOf(p, form) + leg.change + twice
  const changed = m.changed === 1 || leg.change > 0
  const speed = changed ? p.line : speedOf(p, form)
  return ((m.weight + leg.weight) * all) / speed + m.changes + leg.change + twice
}

/** Writes the leg down. */
export function spend(f: Field, m: MarchLocals, leg: Cost, form: number): void {
  const p = f.profile[m.unit]!
  m.spent += (leg.weight * common(p)) / speedOf(p, form) + leg.change
  m.weight += leg.weight
  m.changes += leg.change
  if (leg.change > 0) m.changed = 1
  m.begun = 1
}

export const left = (f: Field, s: State, m: MarchLocals, manner?: Manner): number =>
  allowance(f, s, m.unit, manner) - effort(f, s, m, FREE, s.form[m.unit]!)
export const FREE: Cost = Object.freeze({ weight: 0, change: 0 })

/** The points a unit can still go straight on open ground, at a fraction; rounded down, for those who look for how far. */
export const reachOf = (f: Field, s: State, m: MarchLocals, at: Fraction = UNSLOWED): number =>
  reachWith(f, s, m, left(f, s, m), at)
/** 13.1.1 The same along a road. */
export const reachAlong = (f: Field, s: State, m: MarchLocals, at: Fraction = UNSLOWED): number =>
  reachWith(f, s, m, left(f, s, m, ALONG), at)
function reachWith(f: Field, s: State, m: MarchLocals, ticks: number, [n, d]: Fraction): number {
  const p = f.profile[m.unit]!
  const speed = is(s, 'rates') || m.changed === 0 ? speedOf(p, s.form[m.unit]!) : p.line
  return Math.max(0, Math.floor((((ticks * speed) / common(p)) * n) / d / PART))
}
const UNSLOWED: Fraction = [1, 1]
/** In inches, to show: what a number of ticks is at the speed of a formation. */
export const inchesOf = (p: Profile, ticks: number, form: number): number => (ticks * speedOf(p, form)) / turnTicks(p)
