/** What the tables of the sheet come to on average, counted out once: battles by both columns, marches and winters by size. */
import { TIE } from '../data/tables.ts'
import { marchLosses } from '../rules/10-march.ts'
import { columnOf, inflicted } from '../rules/11-table.ts'
import { winterLosses } from '../rules/13-winter.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const
const COLUMNS = 8
/** A strength in each column of the table. */
const inColumn = (column: number): number => column * 5 + 5

/** By attacker’s column × 8 + defender’s: the attacker’s chance to win, and what he and the defender lose on average. */
export const WINS = new Float64Array(COLUMNS * COLUMNS)
export const LOSES = new Float64Array(COLUMNS * COLUMNS)
export const INFLICTS = new Float64Array(COLUMNS * COLUMNS)
/** 11.5 The attacker’s chance in the second roll. */
function tieChance(attack: number, defence: number): number {
  let won = 0
  for (const a of DICE) for (const d of DICE) if (a + TIE[attack]! > d + TIE[defence]!) won++
  return won / 36
}
for (let attack = 0; attack < COLUMNS; attack++)
  for (let defence = 0; defence < COLUMNS; defence++) {
    const at = attack * COLUMNS + defence
    const tie = tieChance(attack, defence)
    for (const a of DICE)
      for (const d of DICE) {
        const hits = inflicted(a, inColumn(attack))
        const suffers = inflicted(d, inColumn(defence))
        WINS[at]! += (hits > suffers ? 1 : hits < suffers ? 0 : tie) / 36
        LOSES[at]! += (suffers + (hits < suffers ? 1 : 0)) / 36
        INFLICTS[at]! += (hits + (hits > suffers ? 1 : 0)) / 36
      }
  }
/** Where in the three tables above a battle of these strengths stands. */
export const battleOf = (attack: number, defence: number): number => columnOf(attack) * COLUMNS + columnOf(defence)
export const chanceOf = (attack: number, defence: number): number => WINS[battleOf(attack, defence)]!

const LARGEST = 16
/** By number of cases × 16 + size: corps lost on a march (10.2), the lowest of so many dice. */
export const MARCH_TOLL = new Float64Array(6 * LARGEST)
for (let cases = 1; cases < 6; cases++)
  for (let size = 1; size < LARGEST; size++)
    for (const die of DICE) {
      const isLowest = ((7 - die) / 6) ** cases - ((6 - die) / 6) ** cases
      MARCH_TOLL[cases * LARGEST + size]! += isLowest * Math.min(size, marchLosses(die, size))
    }
export const marchToll = (cases: number, size: number): number =>
  MARCH_TOLL[cases * LARGEST + Math.min(size, LARGEST - 1)]!

/** Modifiers of a winter roll go from −8 to 4. */
const LOWEST = -8
/** By (modifier + 8) × 16 + size: corps lost in winter quarters (13.4). */
const WINTER_TOLL = new Float64Array(13 * LARGEST)
for (let modifier = LOWEST; modifier <= 4; modifier++)
  for (let size = 3; size < LARGEST; size++)
    for (const die of DICE)
      WINTER_TOLL[(modifier - LOWEST) * LARGEST + size]! += Math.min(size, winterLosses(die + modifier, size)) / 6
export const winterToll = (modifier: number, size: number): number =>
  size < 3 ? 0 : WINTER_TOLL[(modifier - LOWEST) * LARGEST + Math.min(size, LARGEST - 1)]!
