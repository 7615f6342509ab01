/** 2 How to win. */
import { over } from '@bivouac/kernel'
import { TIE_BREAK } from '../data/nations.ts'
import type { State } from '../state.ts'
import { NATIONS } from '../words.ts'
import { FIELD } from './facts.ts'
import type { T } from './table.ts'

const LOSSES_THAT_DECIDE = 5
const HALF = 4

type Over = ReturnType<typeof over>

/**
 * 2.1 Attrition: five enemy units eliminated win at once. Called when a battle is over: only then is it known whether a
 * Committed Attack has cost the victor his own fifth unit, which hands the victory to his opponent.
 */
export function attrition(t: T): Over | undefined {
  const { lost, active } = t.s
  const mine = lost[active]! >= LOSSES_THAT_DECIDE
  const his = lost[1 - active]! >= LOSSES_THAT_DECIDE
  if (!mine && !his) return undefined
  t.tell({ e: 'attrition', lost: lost.slice(), nation: t.s.nation.slice() })
  const winner = mine ? 1 - active : active
  return over({
    winners: [winner],
    by: mine && his ? 'pyrrhic' : 'attrition',
    rule: '2.1',
    score: [lost[1]!, lost[0]!],
  })
}

export const hasDecided = (s: State): boolean => s.lost[0]! >= LOSSES_THAT_DECIDE || s.lost[1]! >= LOSSES_THAT_DECIDE

/** 2.2: does `seat` control this square? Occupied, or beside a unit of his and neither beside nor under an enemy. */
export function controls(s: State, seat: number, square: number): boolean {
  const there = s.occupant[square]!
  if (there >= 0) return there >> 3 === seat
  let mine = false
  for (const beside of FIELD.neighbours[square]!) {
    const piece = s.occupant[beside]!
    if (piece < 0) continue
    if (piece >> 3 !== seat) return false
    mine = true
  }
  return mine
}

/** 2.2: squares controlled in the half nearest the enemy's edge. */
export function controlled(s: State, seat: number): number {
  const rows = FIELD.rows[s.home[1 - seat]!]!
  let count = 0
  for (let square = 0; square < 64; square++) if (rows[square]! < HALF && controls(s, seat, square)) count++
  return count
}

function reducedUnits(s: State, seat: number): number {
  let count = 0
  for (let piece = seat * 8; piece < seat * 8 + 8; piece++) if ((s.reduced & (1 << piece)) !== 0) count++
  return count
}

const rank = (s: State, seat: number): number => TIE_BREAK.indexOf(NATIONS[s.nation[seat]!]!)

/** 2.2 Nightfall: ground, then units eliminated, then reduced units, then the order of nations. */
export function nightfall(t: T): Over {
  const s = t.s
  const squares = [controlled(s, 0), controlled(s, 1)]
  const eliminated = [s.lost[1]!, s.lost[0]!]
  const reduced = [reducedUnits(s, 0), reducedUnits(s, 1)]
  t.tell({ e: 'nightfall', squares, eliminated, reduced, nation: s.nation.slice() })
  const ways = [
    { by: 'nightfall', lead: squares[0]! - squares[1]! },
    { by: 'nightfall-eliminated', lead: eliminated[0]! - eliminated[1]! },
    { by: 'nightfall-reduced', lead: reduced[1]! - reduced[0]! },
    { by: 'nightfall-nation', lead: rank(s, 1) - rank(s, 0) },
  ]
  const way = ways.find(each => each.lead !== 0)!
  return over({ winners: [way.lead > 0 ? 0 : 1], by: way.by, rule: '2.2', score: squares })
}

/** 2.3: the day ends with the turn in which the second deck, too, has run out. */
export const isNight = (s: State): boolean => s.exhausted[0] === 1 && s.exhausted[1] === 1
