/** How likely a seat is to win from the turn of a year: the signs of the table, weighed by what became of games that showed them. */
import type { Seat } from '@bivouac/kernel'
import { PROSPECTS } from '../../data/prospects.ts'
import type { NapoleonPosition } from '../../state.ts'
import { FRANCE } from '../../words.ts'
import { signsOf } from './signs.ts'

export function prospect({ s }: NapoleonPosition, seat: Seat): number {
  let french = 0
  signsOf(s, (sign, value) => {
    french += (PROSPECTS[sign] ?? 0) * value
  })
  const chance = 1 / (1 + Math.exp(-french))
  return seat === FRANCE ? 2 * chance - 1 : 1 - 2 * chance
}

/** A year, in player turns; from so late in one on, the next is looked through as well. */
const YEAR = 16
const LATE = 14
/** 24 A year’s campaign is for what surrenders at its end: futures are played out to the next year’s first question. */
export function turnOfYear(now: number): number {
  return YEAR * (Math.floor(now / YEAR) + (now % YEAR >= LATE ? 2 : 1))
}
