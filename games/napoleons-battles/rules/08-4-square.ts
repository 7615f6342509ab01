/** 8.4.4 The emergency square. */
import { INCH as ONE, shapes, stepped, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto } from '@bivouac/kernel'
import { type Field, isCavalry, isCombatUnit, isGeneral, isInfantry, troopOf } from '../field.ts'
import { isOpenFor, touchesAny } from '../ground.ts'
import { is } from '../options.ts'
import { call, drop, type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import {
  ATTACKER,
  CHARGED,
  COLUMN,
  DEPLOYED,
  DISORDER,
  LINE,
  MARCH,
  ON_TABLE,
  QUALITY_BONUS,
  ROUT,
  SQUARE,
  TESTED,
} from '../words.ts'
import { dress, hostOf, isTogether, leadersWith, mayBeHost } from './01-attachment.ts'
import { d10, type Line, line, sumOf } from './01-dice.ts'
import { lay, shapeAs } from './01-formations.ts'
import { overlap, within } from './01-pieces.ts'
import { enemiesOf, staysOnTable } from './08-1-room.ts'
import { mayTakeForm } from './08-2-formation.ts'
import { rideOf } from './08-4-ride.ts'
import { holdsWall } from './10-cover.ts'
import { leaderOf } from './15-ratings.ts'
import { nightLine } from './17-weather.ts'
import { isInDivisionalSquare, partnerOf } from './18-formations.ts'
import { isProne, mayLieCharged } from './18-lying.ts'
import { goToGround } from './18-prone.ts'
import { rollAgain } from './20-initiative.ts'
import { choice, plain } from './offers.ts'
import { tell } from './telling.ts'

/**
 * 8.4.4 Whether infantry that cavalry has come upon must try: not if it is near other enemies (infantry, by the errata; option), in square or march
 * column, in a town or wood, behind works, or in rout. One test per unit and step.
 */
export function mustTest(f: Field, s: State, unit: number, by: number, table: Int32Array): boolean {
  if (!isInfantry(f, unit) || has(s, unit, ROUT | TESTED)) return false
  const form = s.form[unit]!
  if (form === SQUARE || form === MARCH || form === DEPLOYED || !mayTakeForm(f, s, unit, SQUARE)) return false
  if (touchesAny(f.ground, f.ground.towns, table, unit) || touchesAny(f.ground, f.ground.woods, table, unit))
    return false
  if (holdsWall(f, s, unit, [by], table)) return false
  // 18.1 On the ground there is no square; 18.2.2.2.2 a divisional square is one already.
  if (isProne(s, unit) || isInDivisionalSquare(f, s, unit, table)) return false
  for (const enemy of enemiesOf(f, s, unit)) {
    if (enemy === by || has(s, enemy, ROUT) || !within(table, unit, table, enemy, ONE - 1)) continue
    if (is(s, 'squareTest') ? isCombatUnit(f, enemy) : isInfantry(f, enemy)) return false
  }
  return hasRoom(f, s, unit, by, table)
}

const ground = shapes(1)

/** 8.2.5.1.3 The square is deeper than the line: there has to be room for it. Whoever charges is measured anew, and some friends are taken in. */
function hasRoom(f: Field, s: State, unit: number, by: number, table: Int32Array): boolean {
  shapeAs(f, s, unit, SQUARE, s.x[unit]!, s.y[unit]!, s.facing[unit]!, ground, 0)
  if (!staysOnTable(f, ground, 0) || !isOpenFor(f.ground, f.arm[unit]!, ground, 0)) return false
  for (let u = 0; u < f.troops; u++)
    if (u !== by && s.on[u] === ON_TABLE && !isTogether(s, u, unit) && overlap(ground, 0, table, u))
      if (!isTakenIn(f, s, unit, u, table)) return false
  return true
}

/** 8.4.4.2 Batteries and wagons that touch it, by themselves, are taken into the square; 18.2.1.2 a grand battery stays where it is. */
const isTakenIn = (f: Field, s: State, unit: number, u: number, table: Int32Array): boolean =>
  s.on[u] === ON_TABLE &&
  s.host[u]! < 0 &&
  !isGeneral(f, u) &&
  !has(s, u, ROUT) &&
  mayBeHost(f, u, unit) &&
  partnerOf(f, s, u, table) < 0

function takeIn(f: Field, s: State, unit: number, before: Int32Array): void {
  const table = lay(f, s)
  for (let u = 0; u < f.troops; u++)
    if (
      isTakenIn(f, s, unit, u, before) &&
      (within(before, unit, table, u, TOUCH) || within(table, unit, table, u, TOUCH))
    )
      s.host[u] = unit
}

/** 8.4.4.3 The control it tests by, spelled out. */
export function squareLines(f: Field, s: State, unit: number, ridden?: number, lies = false): Line[] {
  const table = lay(f, s)
  const profile = troopOf(f, unit)
  const lines = [line('8.4.4.1', 'controllo dell’unità', 'control of the unit', profile.control)]
  lines.push(...nightLine(s, profile.control))
  const general = leadersWith(f, s, unit, table)[0]
  if (general !== undefined) {
    const bonus = QUALITY_BONUS[leaderOf(f, s, general).quality]
    if (bonus !== 0)
      lines.push(line('8.4.4.3.1', `generale ${f.name[general]!.it}`, `general ${f.name[general]!.en}`, bonus))
  }
  // 18.1.3.1 Nobody needs order to throw himself down.
  if (has(s, unit, DISORDER) && !lies) lines.push(line('8.4.4.3.2', 'in disordine', 'disordered', -3))
  if (is(s, 'closeCharge') && ridden !== undefined && ridden <= CLOSE)
    lines.push(line('18.8', 'carica da vicino', 'charged from close by', -2))
  const drill = drillOf(f, s, unit)
  if (drill !== 0) lines.push(line('8.4.4.3.3', 'nazione e formazione', 'nation and formation', drill))
  return lines
}

/** 18.8 Six inches or less. */
const CLOSE = 6 * ONE

/** 8.4.4.3.3 What nation, kind and formation are worth. */
export function drillOf(f: Field, s: State, unit: number): number {
  const { kind } = troopOf(f, unit)
  const nation = f.nation[unit]!
  const form = s.form[unit]!
  if (nation === 'Tk') return 0
  const regular = kind === 'guard' || kind === 'line' || kind === 'grenadier'
  if (nation === 'Pr' && regular && form === LINE && f.year <= 1809) return 1
  if ((nation === 'Br' || nation === 'Kg') && (regular || kind === 'light') && form === LINE) return 1
  if (form !== COLUMN) return 0
  return nation === 'Au' && (kind === 'grenadier' || kind === 'line') && f.year > 1807 ? 2 : 1
}

/** 8.4.4.3 Everybody the charge has touched tests, one after the other. */
export const squares = {
  rule: '8.4.4',
  steps: {
    next: (t: T, f: FrameOf<'squares'>): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      if (!isCavalry(field, f.by) || s.on[f.by] !== ON_TABLE) return end()
      const table = lay(field, s)
      for (const enemy of enemiesOf(field, s, f.by)) {
        if (!within(table, f.by, table, enemy, TOUCH)) continue
        const unit = hostOf(s, enemy)
        if (!mustTest(field, s, unit, f.by, table)) continue
        put(s, unit, TESTED)
        const { by, fromX, fromY, direction, reach, ridden } = f
        const rode = ridden !== undefined && { ridden }
        return call('square', { unit, by, die: 0, fromX, fromY, direction, reach, ...rode })
      }
      return end()
    },
    again: () => goto('next'),
  },
} as const

export const square = {
  rule: '8.4.4.1',
  steps: {
    begin: (t: T): Flow<Napoleon> => (mayLieCharged(t.s) ? undefined : goto('roll')),
    /** 18.1.3.1 Its owner may try to lie down instead. */
    how: choice<'square'>({
      rule: '18.1.3.1',
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        square: plain<'square'>({ take: () => goto('roll') }),
        lie: plain<'square'>({
          take: (_, f) => {
            f.lies = 1
            return goto('roll')
          },
        }),
      },
    }),
    roll: (t: T, f: FrameOf<'square'>) => {
      f.die = d10(t, '8.4.4.1')
    },
    free: rollAgain<'square'>((t, f) => fieldFor(t.s).side[f.unit]!, 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'square'>) => {
      const { s } = t
      const field = fieldFor(s)
      const need = sumOf(squareLines(field, s, f.unit, f.ridden, f.lies === 1))
      const passed = f.die <= need
      tell(t, { e: 'tested', unit: f.unit, what: f.lies === 1 ? 'prone' : 'square', die: f.die, need, passed })
      if (!passed) return end()
      if (f.lies === 1) {
        goToGround(t, f.unit)
        return end()
      }
      const before = lay(field, s)
      s.form[f.unit] = SQUARE
      takeIn(field, s, f.unit, before)
      dress(field, s, f.unit)
      tell(t, { e: 'formed', unit: f.unit, form: SQUARE, facing: s.facing[f.unit]! })
      rideOn(t, f)
      return end()
    },
  },
} as const

/**
 * The square stands on other ground than the line did: the charge is measured anew from where it began, in the same direction, with the same
 * reach. It cannot be called off; if it does not come to the square, it stops short and there is no combat.
 */
function rideOn(t: T, f: FrameOf<'square'>): void {
  const { s } = t
  const field = fieldFor(s)
  const { by } = f
  s.x[by] = f.fromX
  s.y[by] = f.fromY
  const [x, y] = stepped(f.fromX, f.fromY, f.direction, rideOf(field, s, by, f.direction, f.reach))
  s.x[by] = x
  s.y[by] = y
  s.road[by] = -1
  dress(field, s, by)
  const after = lay(field, s)
  if (!enemiesOf(field, s, by).some(u => within(after, by, after, u, TOUCH))) {
    drop(s, by, ATTACKER | CHARGED)
    tell(t, { e: 'stopped', unit: by })
  }
}
