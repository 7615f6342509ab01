/** 8.2.5 Changing formation and front. */
import type { Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isInfantry, isSupply, isTroops, troopOf } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, has, type State, type T } from '../state.ts'
import type { Fraction } from '../words.ts'
import { COLUMN, DEPLOYED, GUNLESS, LINE, MARCH, SQUARE } from '../words.ts'
import { basesOf, shapeAs } from './01-formations.ts'
import { partOf } from './08-1-effort.ts'
import { staysOnTable } from './08-1-room.ts'
import { type Ahead, isTaken } from './08-2-ahead.ts'

/** 1.4.2 Whether a unit can be in a formation at all: squares are for infantry, not for guerrillas (1.4.2.3); one base makes no march column (1.4.2.4). */
export function mayTakeForm(f: Field, s: State, u: number, form: number): boolean {
  // 15.6.1 Without guns there is nothing to unlimber.
  if (form !== COLUMN && has(s, u, GUNLESS)) return false
  if (form === LINE || form === COLUMN) return !isSupply(f, u) || form === COLUMN
  if (form === SQUARE) return isInfantry(f, u) && troopOf(f, u).kind !== 'guerrilla'
  if (form === MARCH) return isTroops(f, u) ? basesOf(f, s, u) > 1 : isBatteryUnit(f, u) || isSupply(f, u)
  return false
}

/** `form` takes a formation plus 8 × the quarter turns of a square that re-forms (8.2.5.1.4). */
export const formOf = (arg: number): number => arg % 8
export const quarterOf = (arg: number): number => Math.floor(arg / 8) % 4

const SAME = no('8.2.5', { it: 'L’unità è già in questa formazione.', en: 'The unit is in this formation already.' })
const CANNOT = no('1.4.2', {
  it: 'L’unità non può assumere questa formazione.',
  en: 'The unit cannot take this formation.',
})
const DEPLOYED_FIRST = no(
  '8.3.3',
  { it: 'Chi è dispiegato in città deve prima lasciarla.', en: 'A unit deployed in a town has to leave it first.' },
  { it: 'Usa “lascia la città”.', en: 'Say “leave the town”.' },
)
const TOO_NEAR = no(
  '8.2.5.1.1',
  {
    it: 'A meno di 1" da un nemico non in rotta non si cambia formazione.',
    en: 'Within 1" of an unrouted enemy there is no change of formation.',
  },
  { it: 'Cambia formazione prima di avvicinarti.', en: 'Change formation before you come near.' },
)
const BY_COLUMN = no(
  '8.2.5.1.2',
  {
    it: 'Dalla colonna di marcia si passa solo alla colonna, e viceversa.',
    en: 'March column changes to column only, and the other way round.',
  },
  { it: 'Passa prima in colonna.', en: 'Form column first.' },
)
const NO_ROOM = no(
  '8.2.5.1.3',
  { it: 'Non c’è spazio per la nuova formazione.', en: 'There is no room for the new formation.' },
  { it: 'Sposta prima l’unità o chi le sta vicino.', en: 'Move the unit or its neighbours first.' },
)
const KEEPS_FRONT = no('8.2.5.1.4', {
  it: 'Solo chi esce dal quadrato può scegliere un altro fronte.',
  en: 'Only a unit that leaves a square may choose another front.',
})

export function formIsAnother(t: T, f: FrameOf<'march'>, arg: number, c: Ahead): Verdict {
  if (t.s.form[f.unit] === DEPLOYED) return DEPLOYED_FIRST
  if (formOf(arg) === t.s.form[f.unit]) return SAME
  if (!mayTakeForm(c.field, t.s, f.unit, formOf(arg))) return CANNOT
  return quarterOf(arg) > 0 && t.s.form[f.unit] !== SQUARE ? KEEPS_FRONT : undefined
}

export const notNearEnemy = (_: T, __: unknown, ___: unknown, c: Ahead): Verdict => (c.isNear ? TOO_NEAR : undefined)

export function throughColumn(t: T, f: FrameOf<'march'>, arg: number): Verdict {
  const [from, to] = [t.s.form[f.unit]!, formOf(arg)]
  return (from === MARCH && to !== COLUMN) || (to === MARCH && from !== COLUMN) ? BY_COLUMN : undefined
}

/** 8.2.5.2 The middle of the front stays where it is. */
export function hasRoomFor(
  t: T,
  f: FrameOf<'march'>,
  form: number,
  facing: number,
  c: Ahead,
  at = { x: t.s.x[f.unit]!, y: t.s.y[f.unit]! },
): Verdict {
  shapeAs(c.field, t.s, f.unit, form, at.x, at.y, facing, c.table, c.at)
  if (!staysOnTable(c.field, c.table, c.at) || !isOpenFor(c.ground, c.field.arm[f.unit]!, c.table, c.at)) return NO_ROOM
  return isTaken(c, c.at) ? NO_ROOM : undefined
}

/** 2.2.7.3 What the change costs; 2.2.7.3.1 hr by the club’s card a battery has its own fractions for limbering and unlimbering. */
export function changeTicks(f: Field, u: number, from: number, to: number, club: boolean): number {
  const profile = f.profile[u]!
  const fraction: Fraction =
    club && 'unlimber' in profile
      ? to === LINE
        ? profile.unlimber
        : from === LINE
          ? profile.limber
          : profile.change
      : profile.change
  return partOf(profile, fraction)
}
