/** 10.3 What changes a combat die, spelled out (CARD-3). */
import { TOUCH } from '@bivouac/ground/measured'
import {
  batteryOf,
  type Field,
  isArtillery,
  isBatteryUnit,
  isCavalry,
  isInfantry,
  isSupply,
  isTroops,
  troopOf,
} from '../field.ts'
import { highest, isInFord, isOnBridge, lowest, touchesAny } from '../ground.ts'
import { is } from '../options.ts'
import { type Combat, has, type State } from '../state.ts'
import { CHARGED, COLUMN, DISORDER, enemyOf, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { attachedTo, leadersWith } from './01-attachment.ts'
import { type Line, line } from './01-dice.ts'
import { within } from './01-pieces.ts'
import { isSheltered, townOf, wallHeld } from './10-cover.ts'
import { basesIn } from './10-many.ts'
import { leaderOf } from './15-ratings.ts'
import { isAboard } from './18-aboard.ts'
import { isInDivisionalSquare } from './18-formations.ts'
import { isProne } from './18-lying.ts'
import { isSkirmishing } from './a-bases.ts'

/** 10.1.3 Cavalry of the enemy that moved into this contact, even if it fights elsewhere (10.3.1.1.4). */
const chargers = (f: Field, s: State, unit: number, table: Int32Array): number[] =>
  f.ofSide[enemyOf(f.side[unit]!)]!.filter(
    e => isCavalry(f, e) && s.on[e] === ON_TABLE && has(s, e, CHARGED) && within(table, e, table, unit, TOUCH),
  )

const COLUMN_FACTOR = 0
const LINE_FACTOR = 1
const SQUARE_FACTOR = 2
const OTHER_FACTOR = 3

/** 10.3.1.1 Which of its factors a unit fights with; FN19 infantry that moved into cavalry: both by their formation. */
export function factorOf(f: Field, s: State, combat: Combat, unit: number, table: Int32Array): number {
  const side = f.side[unit]!
  const enemies = combat.own[enemyOf(side)]!
  // 10.3.1.1.2 A unit with skirmishers out fights as in line.
  const deep = s.form[unit] === COLUMN || s.form[unit] === MARCH
  const own = deep && !isSkirmishing(s, unit) ? COLUMN_FACTOR : LINE_FACTOR
  const inWood = touchesAny(f.ground, f.ground.woods, table, unit)
  if (isInfantry(f, unit)) {
    const riders = chargers(f, s, unit, table)
    const foot = enemies.some(e => !isCavalry(f, e))
    // 10.3.1.1.3, 10.3.1.1.4 A square against cavalry alone, and against anybody else.
    if (s.form[unit] === SQUARE) return foot ? OTHER_FACTOR : SQUARE_FACTOR
    // 18.2.2.2.2 A divisional square meets cavalry as a square, everybody else as the columns it is made of.
    if (isInDivisionalSquare(f, s, unit, table)) return foot ? COLUMN_FACTOR : SQUARE_FACTOR
    if (riders.length === 0 || inWood || isSheltered(f, s, unit, riders, table)) return own
    const friends = f.ofSide[side]!.some(
      u => isCavalry(f, u) && s.on[u] === ON_TABLE && riders.some(e => within(table, u, table, e, TOUCH)),
    )
    return friends ? own : OTHER_FACTOR
  }
  if (isCavalry(f, unit) && has(s, unit, CHARGED)) {
    // 10.3.1.1.5 It rides down whoever is neither in square nor sheltered, unless cavalry stands against it.
    const stopped = enemies.some(
      e =>
        isCavalry(f, e) ||
        s.form[e] === SQUARE ||
        isInDivisionalSquare(f, s, e, table) ||
        isSheltered(f, s, e, [unit], table) ||
        touchesAny(f.ground, f.ground.woods, table, e),
    )
    return stopped ? own : OTHER_FACTOR
  }
  return own
}

function factorLine(f: Field, s: State, combat: Combat, unit: number, table: Int32Array): Line {
  if (isSupply(f, unit))
    return line('10.3.1.1.6', 'fattore del carriaggio', 'factor of the wagon train', f.profile[unit]!.combat[0]!)
  if (isBatteryUnit(f, unit)) {
    const limbered = s.form[unit] === COLUMN || s.form[unit] === MARCH
    return line(
      '10.3.1.1.6',
      limbered ? 'batteria al traino' : 'batteria schierata',
      limbered ? 'limbered battery' : 'unlimbered battery',
      batteryOf(f, unit).combat[limbered ? 0 : 1],
    )
  }
  const which = factorOf(f, s, combat, unit, table)
  const value = troopOf(f, unit).combat[which] ?? troopOf(f, unit).combat[OTHER_FACTOR]
  if (which === SQUARE_FACTOR) return line('10.3.1.1.3', 'fattore quadrato', 'square factor', value)
  if (which === OTHER_FACTOR)
    return line(isCavalry(f, unit) ? '10.3.1.1.5' : '10.3.1.1.4', 'fattore altro', 'other factor', value)
  return which === COLUMN_FACTOR
    ? line('10.3.1.1.1', 'fattore colonna', 'column factor', value)
    : line('10.3.1.1.2', 'fattore linea', 'line factor', value)
}

/** 10.3.1.2 The highest general touching anybody of this side in the combat; he must be used. 10.3.1.2.2 Those marked D only in defence. */
function generalLine(f: Field, s: State, units: readonly number[], table: Int32Array): Line | undefined {
  const with_ = units.flatMap(u => [u, ...attachedTo(f, s, u)]).flatMap(u => leadersWith(f, s, u, table))
  const general = with_.sort((a, b) => f.rank[b]! - f.rank[a]! || a - b)[0]
  if (general === undefined) return undefined
  const { combat, defence } = leaderOf(f, s, general)
  const value = defence && f.side[general] === s.side ? 0 : combat
  return value === 0
    ? undefined
    : line(
        defence ? '10.3.1.2.2' : '10.3.1.2',
        `generale ${f.name[general]!.it}`,
        `general ${f.name[general]!.en}`,
        value,
      )
}

/** 10.3.7 Bases of infantry and cavalry; alone, a battery or a wagon train counts as one. */
const strength = (f: Field, s: State, combat: Combat, side: number): number => Math.max(1, basesIn(f, s, combat, side))

export function combatLines(f: Field, s: State, combat: Combat, side: number, table: Int32Array): Line[] {
  const unit = combat.main[side]!
  const enemies = combat.own[enemyOf(side)]!
  const facing = combat.main[enemyOf(side)]!
  const lines = [factorLine(f, s, combat, unit, table)]
  const add = (rule: Line['rule'], it: string, en: string, value: number): void =>
    void lines.push(line(rule, it, en, value))
  const general = generalLine(f, s, combat.own[side]!, table)
  if (general !== undefined) lines.push(general)
  const shaken = has(s, unit, DISORDER | ROUT)
  const town = townOf(f, s, unit, table)
  if (town >= 0 && !shaken && (s.town[unit]! >= 0 || !is(s, 'townBonus')))
    add('10.3.2', `città ${f.ground.towns[town]!.name}`, `town ${f.ground.towns[town]!.name}`, s.value[town]!)
  if (lowest(f.ground, table, unit) > highest(f.ground, table, facing))
    add('10.3.3', 'posizione più elevata', 'higher ground', 1)
  if (touchesAny(f.ground, f.ground.woods, table, unit)) {
    const value = isCavalry(f, unit)
      ? -5
      : isArtillery(f, unit) || isSupply(f, unit)
        ? -3
        : troopOf(f, unit).skirmish
          ? -1
          : -2
    add('10.3.4', 'in un bosco', 'in a wood', value)
  }
  if (has(s, unit, ROUT)) add('10.3.5', 'in rotta', 'in rout', -10)
  else if (has(s, unit, DISORDER)) add('10.3.5', 'in disordine', 'disordered', -3)
  const odds = Math.floor(strength(f, s, combat, side) / strength(f, s, combat, enemyOf(side))) - 1
  if (odds > 0) add('10.3.7', 'superiorità numerica', 'numbers', odds)
  const bridged = s.form[unit] === MARCH && isOnBridge(f.ground, table, unit)
  if (isInFord(f.ground, table, unit, s.form[unit]!) || isAboard(s, unit) || (bridged && is(s, 'bridges')))
    add('10.3.8.1', 'in un guado o su un ponte', 'in a ford or on a bridge', -2)
  if (s.form[unit] === MARCH) add('10.3.8.2', 'in colonna di marcia', 'in march column', -3)
  if (isProne(s, unit)) add('18.1.2', 'a terra', 'lying down', -5)
  const wall = wallHeld(f, s, unit, enemies, table)
  if (wall >= 0 && !has(s, unit, ROUT))
    add('10.3.9.2', 'tiene un riparo', 'holds a work', f.ground.walls[wall]!.data.value ?? 1)
  if (isCavalry(f, unit) && enemies.some(e => !isCavalry(f, e) && isSheltered(f, s, e, [unit], table)))
    add('10.3.10', 'cavalleria contro ripari', 'cavalry against cover', -3)
  if (is(s, 'lancers') && isTroops(f, unit) && troopOf(f, unit).lancers && isInfantry(f, facing))
    add('10.3.12 hr', 'lancieri contro fanteria', 'lancers against infantry', 1)
  return lines
}

/** 10.5.1 Cavalry against a square, or against infantry and guns in buildings or works. */
export const againstSquare = (
  f: Field,
  s: State,
  unit: number,
  enemies: readonly number[],
  table: Int32Array,
): boolean =>
  isCavalry(f, unit) &&
  enemies.some(
    e =>
      s.form[e] === SQUARE ||
      isInDivisionalSquare(f, s, e, table) ||
      (!isCavalry(f, e) && isSheltered(f, s, e, [unit], table)),
  )
