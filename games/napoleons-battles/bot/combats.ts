/** What a combat or a shot on the table would bring, read from the exact tables with the modifiers the rules add up. */
import { type Field, isBatteryUnit, isCavalry, isTroops } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { is } from '../options.ts'
import { hostOf } from '../rules/01-attachment.ts'
import { sumOf } from '../rules/01-dice.ts'
import { basesOf } from '../rules/01-formations.ts'
import { againstSquare, combatLines } from '../rules/10-modifiers.ts'
import { withdrawalLines } from '../rules/14-withdrawal.ts'
import { disorderNumber, routNumber } from '../rules/15-steadiness.ts'
import { shotLines } from '../rules/a-3-fire.ts'
import { type Combat, has, type State } from '../state.ts'
import { ATTACKER, COLUMN, DISORDER, enemyOf, MARCH, ROUT } from '../words.ts'
import { type Customs, type Duel, duel, type Fighter } from './duel.ts'
import { type Shot, shotAt, type Target } from './tables.ts'

/** Reckoned by the table itself, since it changes with every figure lost. */
const NUMBERS = '10.3.7'
/** 14.3.2.3 Likewise. */
const DISORDERED = '14.3.2.3'

export const customsOf = (s: State): Customs => ({
  ties: !is(s, 'ties') ? 'one' : is(s, 'tieSum') ? 'each' : 'both',
  withdrawal: is(s, 'withdrawal'),
})

/** One side of a combat as the table wants it; `combat.main` must be named. */
export function fighter(f: Field, s: State, combat: Combat, side: number, table: Int32Array): Fighter {
  const main = combat.main[side]!
  const lines = combatLines(f, s, combat, side, table).filter(({ rule }) => rule !== NUMBERS)
  const troops = isTroops(f, main)
  const beside = combat.own[side]!.reduce((sum, u) => sum + (u !== main && isTroops(f, u) ? basesOf(f, s, u) : 0), 0)
  return {
    modifier: sumOf(lines),
    figures: s.figures[main]!,
    dispersal: f.dispersal[main]!,
    disorder: troops ? disorderNumber(f, s, main, () => table) : 1,
    rout: troops ? routNumber(f, s, main) : 1,
    shaken: has(s, main, DISORDER | ROUT),
    routed: has(s, main, ROUT),
    mounted: isCavalry(f, main),
    capped: againstSquare(f, s, main, combat.own[enemyOf(side)]!, table),
    guns: !troops,
    beside,
    control: is(s, 'withdrawal') ? sumOf(withdrawalLines(f, s, main).filter(({ rule }) => rule !== DISORDERED)) : 0,
    attacker: has(s, main, ATTACKER),
    stays: isDetachment(f, main),
  }
}

/** 10.1.2.1 The one with the most bases; of several the first. */
export function mainOf(f: Field, s: State, units: readonly number[]): number {
  let [best, found] = [-1, units[0]!]
  for (const u of units) {
    const bases = isTroops(f, u) ? basesOf(f, s, u) : 0
    if (bases > best) [best, found] = [bases, u]
  }
  return found
}

/** How a combat of these against those would end for their main units. */
export function fightOf(f: Field, s: State, own: readonly (readonly number[])[], table: Int32Array): Duel {
  const combat: Combat = {
    own: own.map(units => [...units]),
    main: own.map(units => mainOf(f, s, units)),
    round: 0,
    done: 0,
  }
  return duel(fighter(f, s, combat, 0, table), fighter(f, s, combat, 1, table), customsOf(s))
}

export const targetKind = (f: Field, s: State, u: number): Target =>
  isTroops(f, u) ? 'troops' : isBatteryUnit(f, u) && (s.form[u] === COLUMN || s.form[u] === MARCH) ? 'limbered' : 'guns'

/** What a shot that may be fired would cost its target. */
export const shotOf = (f: Field, s: State, shooter: number, target: number, table: Int32Array, loose = 0): Shot =>
  shotAt(sumOf(shotLines(f, s, shooter, target, table, -1, loose)), targetKind(f, s, target))

/** Who stands in for a unit in a combat (8.4.2.1). */
export const fightsAs = (s: State, u: number): number => hostOf(s, u)
