/** 9.4 What changes the firer’s die, spelled out (CARD-1, CARD-2). */
import { TOUCH } from '@bivouac/ground/measured'
import { batteryOf, type Field, isBatteryUnit, isCavalry, isInfantry, isTroops } from '../field.ts'
import { isInFord, isInsideCourse, touches } from '../ground.ts'
import { is } from '../options.ts'
import { has, type State } from '../state.ts'
import { CHARGED, COLUMN, DEPLOYED, DISORDER, enemyOf, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { type Line, line, sumOf } from './01-dice.ts'
import { basesOf } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { isAtCorner } from './08-3-towns.ts'
import { isBehindWall, isInWood, isSheltered, townOf } from './10-cover.ts'
import { rainLine } from './17-weather.ts'
import { isInDivisionalSquare } from './18-formations.ts'
import { isProne } from './18-lying.ts'
import { rangeLines } from './19-combat.ts'

/** 9.4.2 Whether a target has cover from this firer. */
export function isCovered(f: Field, s: State, shooter: number, target: number, table: Int32Array): boolean {
  // 9.4.2.1, 8.3.1 Wholly in a town or a wood; a guest in its host’s.
  const whole = hostOf(s, target)
  if (townOf(f, s, whole, table) >= 0 || s.town[target]! >= 0 || isInWood(f, table, whole)) return true
  // 9.4.2.2 A stream bed or a sunken road, unless the firer is in it too.
  for (const bed of [...f.ground.streams, ...f.ground.sunken])
    if (isInsideCourse(f.ground, bed, table, target) && !touches(f.ground, bed, table, shooter)) return true
  // 9.4.2.3 A wall in the line of fire.
  return isBehindWall(f, s.x[shooter]!, s.y[shooter]!, whole, table)
}

/** 9.4.10 Enemy cavalry that has charged touches the unit, and nothing protects it. */
function isCharged(f: Field, s: State, u: number, table: Int32Array): boolean {
  const host = hostOf(s, u)
  if (s.form[host] === SQUARE) return false
  const riders = f.ofSide[enemyOf(f.side[u]!)]!.filter(
    e =>
      e < f.troops &&
      isCavalry(f, e) &&
      s.on[e] === ON_TABLE &&
      has(s, e, CHARGED) &&
      (within(table, e, table, u, TOUCH) || within(table, e, table, host, TOUCH)),
  )
  return riders.length > 0 && !isSheltered(f, s, host, riders, table)
}

export function fireLines(f: Field, s: State, shooter: number, target: number, table: Int32Array, town = -1): Line[] {
  const profile = f.profile[shooter]!
  const lines = [line('9.4.1', 'fattore di fuoco', 'fire factor', profile.fire!)]
  const add = (rule: Line['rule'], it: string, en: string, value: number): void =>
    void lines.push(line(rule, it, en, value))
  if (target < 0) add('9.4.2.5', 'edificio', 'building', -2)
  else {
    if (isCovered(f, s, shooter, target, table)) add('9.4.2', 'bersaglio al coperto', 'target in cover', -2)
    // The card has one line for cover and for troops on the ground: they do not add up.
    else if (isProne(s, target)) add('18.1.2', 'bersaglio a terra', 'target lying down', -2)
    const form = s.form[hostOf(s, target)]!
    // 18.2.2.2.3 A divisional square is shot at as a square.
    const inSquare = isInDivisionalSquare(f, s, hostOf(s, target), table)
    const marching = form === MARCH || s.form[target] === MARCH
    if (is(s, 'targets')) {
      const value = byTarget(f, s, shooter, target, inSquare ? SQUARE : form, marching)
      if (value !== 0)
        add(
          isBatteryUnit(f, shooter) ? '9.4.3.1 hr' : '9.4.3.2 hr',
          'formazione del bersaglio',
          'formation of the target',
          value,
        )
    } else if (form === SQUARE || marching || has(s, target, ROUT) || inSquare)
      add('9.4.3', 'bersaglio in quadrato, in marcia o in rotta', 'target in square, march column or rout', 2)
  }
  lines.push(...rangeLines(f, s, shooter, target, town, table))
  if (isBatteryUnit(f, shooter)) {
    if (s.figures[shooter]! < f.figures[shooter]!) add('9.4.4', 'batteria danneggiata', 'damaged battery', -3)
    if (batteryOf(f, shooter).small) add('9.4.12', 'quattro o cinque pezzi', 'four or five guns', -1)
  } else {
    const bases = basesFiring(f, s, shooter)
    if (bases >= 6) add('9.4.5', 'sei o più basi', 'six bases or more', 1)
    else if (bases === 2 || bases === 3) add('9.4.6', 'due o tre basi', 'two or three bases', -1)
    else if (bases === 1) add('9.4.7', 'una sola base', 'a single base', -2)
    if (isInFord(f.ground, table, shooter, s.form[shooter]!)) add('9.4.8', 'da un guado', 'from a ford', -1)
    lines.push(...rainLine(s))
  }
  const host = hostOf(s, shooter)
  // 9.1.5 hr By the club’s rule only bases in front have counted, so nothing more is taken away.
  if (
    !is(s, 'frontBases') &&
    (s.form[host] === SQUARE || s.form[host] === DEPLOYED) &&
    (isInfantry(f, shooter) || isTroops(f, host))
  )
    add('9.4.9', 'in quadrato o dispiegata in città', 'in square or deployed in a town', -1)
  if (isCharged(f, s, shooter, table)) add('9.4.10', 'sotto carica senza protezione', 'charged and unprotected', -2)
  if (is(s, 'townGuns') && isBatteryUnit(f, shooter) && s.form[shooter] === DEPLOYED)
    add('9.2.2.2 hr', 'batteria in città', 'battery in a town', isAtCorner(f, s, shooter) ? -2 : -1)
  if (has(s, shooter, DISORDER)) {
    add('9.2.1.4 hr', 'in disordine', 'disordered', -3)
    const sum = sumOf(lines)
    if (sum > 0) add('9.2.1.4 hr', 'in disordine mai sopra zero', 'disordered never above nought', -sum)
  }
  return lines
}

/** 9.1.5 hr Bases that fire: all of them, or by the club’s rule those in front; a garrison counts as a line, a square by its longer side. */
export function basesFiring(f: Field, s: State, u: number): number {
  const bases = basesOf(f, s, u)
  const deep = s.form[u] === COLUMN || s.form[u] === SQUARE
  return is(s, 'frontBases') && deep ? Math.ceil(bases / 2) : bases
}

/** 9.4.3.1 hr, 9.4.3.2 hr By the club’s rule guns and small arms see formations differently; of march columns under small arms it says nothing, so 9.4.3 stays. */
function byTarget(f: Field, s: State, shooter: number, target: number, form: number, marching: boolean): number {
  const easy = form === SQUARE || has(s, target, ROUT)
  if (!isBatteryUnit(f, shooter)) return marching ? 2 : easy ? 1 : 0
  if (easy || marching) return 2
  return form === COLUMN && isTroops(f, hostOf(s, target)) ? 1 : 0
}
