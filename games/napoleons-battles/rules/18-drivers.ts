/** 18.5 Before 1805 the teams of foot artillery were civilians, and kept away from the enemy. */
import { compareSpans, distance, nearest, span } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { batteryOf, type Field, isBatteryUnit } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, has, type State, type T } from '../state.ts'
import { COLUMN, INCH, LINE, MARCH, ON_TABLE, ROUT } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'

const LAST_YEAR = 1805
const AWAY = 18 * INCH

/** Foot batteries of every army but the British, who had soldiers from 1794. */
const isCivilian = (f: Field, s: State, u: number): boolean =>
  is(s, 'civilianDrivers') &&
  f.year < LAST_YEAR &&
  isBatteryUnit(f, u) &&
  f.profile[u]!.arm === 'foot' &&
  f.nation[u] !== 'Br'

/** 18.5.1 Heavy batteries begin unlimbered. */
export function unlimberHeavy(f: Field, s: State): void {
  for (let u = 0; u < f.troops; u++)
    if (s.on[u] === ON_TABLE && s.form[u] === COLUMN && isCivilian(f, s, u) && batteryOf(f, u).heavy) s.form[u] = LINE
}

const NEVER_AGAIN = no('18.5.3', {
  it: 'Una batteria pesante schierata non si riaggancia più ai traini civili.',
  en: 'A heavy battery once in position is not limbered up again by civilian drivers.',
})
/** 18.5.3 Once in position, heavy guns stay unlimbered. */
export const mayLimber = (t: T, f: FrameOf<'march'>, form: number, c: { field: Field }): Verdict =>
  form !== LINE && t.s.form[f.unit] === LINE && isCivilian(c.field, t.s, f.unit) && batteryOf(c.field, f.unit).heavy
    ? NEVER_AGAIN
    : undefined

const TOO_NEAR = no(
  '18.5.2',
  {
    it: 'I conducenti civili non portano i pezzi al traino a meno di 18" dal nemico.',
    en: 'Civilian drivers do not take limbered guns within 18" of the enemy.',
  },
  { it: 'Schiera la batteria, o tieniti più lontano.', en: 'Unlimber, or keep farther away.' },
)
const isLate = (f: Field, u: number): boolean => f.units[u]?.arrives !== undefined
const enemies = (f: Field, s: State, u: number): number[] =>
  f.ofSide[1 - f.side[u]!]!.filter(e => e < f.troops && s.on[e] === ON_TABLE)

/** Whether the nearest of them is nearer to one shape than to another. */
function comesNearer(table: Int32Array, from: number, to: number, near: readonly number[]): boolean {
  const [before, after] = [span(), span()]
  distance(table, from, table, nearest(table, from, table, near), before)
  distance(table, to, table, nearest(table, to, table, near), after)
  return compareSpans(after, before) < 0
}

/** 18.5.2 A battery that came later may not end nearer than 18 inches to the enemy behind its teams, unless it gets away from him. */
export function keepsAway(s: State, u: number, c: { field: Field; table: Int32Array }, at: number): Verdict {
  const { field, table } = c
  const form = s.form[u]!
  if ((form !== COLUMN && form !== MARCH) || !isCivilian(field, s, u) || !isLate(field, u) || has(s, u, ROUT))
    return undefined
  const near = enemies(field, s, u)
  if (!near.some(e => within(table, at, table, e, AWAY - 1))) return undefined
  return comesNearer(table, u, at, near) ? TOO_NEAR : undefined
}

/** 18.5.2 Batteries that the enemy has come near: they have to unlimber or go away before the movement ends. */
export function threatened(f: Field, s: State, side: number): number[] {
  if (!is(s, 'civilianDrivers') || f.year >= LAST_YEAR) return []
  const table = lay(f, s)
  return f.ofSide[side]!.filter(
    u =>
      u < f.troops &&
      s.on[u] === ON_TABLE &&
      (s.form[u] === COLUMN || s.form[u] === MARCH) &&
      isCivilian(f, s, u) &&
      isLate(f, u) &&
      !has(s, u, ROUT) &&
      enemies(f, s, u).some(e => within(table, u, table, e, AWAY - 1)),
  )
}
