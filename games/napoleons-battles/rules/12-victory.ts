/** 12 Victory: by morale at the end of a turn, by points after the last. */
import { quad, shapes } from '@bivouac/ground/measured'
import type { Result } from '@bivouac/kernel'
import { DRAW, GENERAL_COST, MARGINAL, RANK_COST, SCORING } from '../data/points.ts'
import { type Field, generalOf, isTroops, troopOf } from '../field.ts'
import { middleOf } from '../ground.ts'
import { UNIT } from '../muster.ts'
import { is } from '../options.ts'
import { fieldFor, has, type State, type T } from '../state.ts'
import { DISPERSED, ELIMINATED, INCH, LATER, LEFT, ON_TABLE, ROUT, SURRENDERED, WAITING, WITHDRAWN } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { greatWorth, hasFallen } from './20-great.ts'
import { lastTurn } from './20-initiative.ts'
import { tell } from './telling.ts'

/** 12.1.1 What a lost unit counts: the number of note j, nothing for note *, one for everybody else. */
export const weightOf = (f: Field, u: number): number => {
  const profile = troopOf(f, u)
  return profile.irregular && profile.arm === 'infantry' ? 0 : (profile.guard ?? 1)
}

const isLost = (on: number): boolean => on === DISPERSED || on === ELIMINATED || on === SURRENDERED

/** 12.1 Infantry and cavalry of an army that are routed or dispersed, 14.5.5.2 but not detachments; who ran off the table in rout is still routed (8.1.4.2). */
export function lostOf(f: Field, s: State, army: number): number {
  let count = 0
  for (let u = 0; u < f.troops; u++)
    if (f.army[u] === army && f.kind[u] === UNIT && isTroops(f, u) && (isLost(s.on[u]!) || has(s, u, ROUT)))
      count += weightOf(f, u)
  return count
}

/** 6.1, 12.1.3 An army that has reached its level is beaten; of a coalition, its units leave at once. */
export function breakArmies(t: T): void {
  const { s } = t
  const f = fieldFor(s)
  f.armies.forEach(({ morale }, army) => {
    const count = lostOf(f, s, army)
    if (s.broken[army] === 1 || (count < morale && !hasFallen(f, s, army))) return
    s.broken[army] = 1
    tell(t, { e: 'broken', army, count, morale })
    for (let u = 0; u < f.count; u++)
      if (f.army[u] === army && (s.on[u] === ON_TABLE || s.on[u] === LATER || s.on[u] === WAITING)) s.on[u] = WITHDRAWN
  })
}

/** 12.1.2, 12.1.4 A side is beaten when all its armies are. */
const isBeaten = (f: Field, s: State, side: number): boolean => {
  // 20.1.2.4 Without Napoleon his army is lost at once.
  if (f.armies.some((army, a) => army.side === side && hasFallen(f, s, a))) return true
  // 13.3 A discouraged army fights on, and the points decide.
  if (is(s, 'morale')) return false
  const own = f.armies.map((_, army) => army).filter(army => f.armies[army]!.side === side)
  return own.length > 0 && own.every(army => s.broken[army] === 1)
}

/** Hundredths of a point, so that halves are exact. */
export function worthOf(f: Field, u: number): number {
  if (u >= f.troops) {
    const { radius, response, quality, combat, rank } = generalOf(f, u)
    return (
      100 *
      (radius +
        response +
        GENERAL_COST.quality5 * GENERAL_COST.quality[quality] +
        GENERAL_COST.combat5 * combat +
        RANK_COST[rank])
    )
  }
  const profile = f.profile[u]!
  return isTroops(f, u) ? profile.points * f.figures[u]! : profile.points
}

/** 12.2 What a side has earned: from the enemy’s losses, and from the places it holds. In hundredths. */
export function pointsOf(s: State, side: number): number {
  const f = fieldFor(s)
  let points = 0
  for (let u = 0; u < f.count; u++) {
    if (f.side[u] === side) continue
    const on = s.on[u]!
    // 15.5.2 Captured generals count for more.
    if (u >= f.troops && on === SURRENDERED)
      points += (worthOf(f, u) * SCORING.capturedShare[0]) / SCORING.capturedShare[1] - worthOf(f, u)
    // 15.2.2.4.3 A general who fell counts, whoever has taken his place.
    if (isLost(on) || (u >= f.troops && s.fell[u - f.troops] !== 0)) points += worthOf(f, u) + greatWorth(f, s, u)
    else if (u < f.troops && (has(s, u, ROUT) || on === LEFT))
      points += (worthOf(f, u) * SCORING.routedShare[0]) / SCORING.routedShare[1]
    else if (u < f.troops) points += 100 * SCORING.figure * (f.figures[u]! - s.figures[u]! - (s.extra.strays[u] ?? 0))
  }
  f.armies.forEach((army, a) => {
    if (army.side !== side && s.broken[a] === 1) points += 100 * SCORING.morale
  })
  f.objectives.forEach((objective, o) => {
    if (s.holder[o] === side && (objective.side ?? side) === side) points += 100 * objective.points
  })
  return points
}

/** Who stands on an objective, or nearest to it within three inches and alone there, holds it until somebody else comes (reconstruction). */
export function takeObjectives(t: T): void {
  const { s } = t
  const f = fieldFor(s)
  const table = lay(f, s)
  const spot = shapes(1)
  f.objectives.forEach((objective, o) => {
    const [x, y] = middleOf(f.ground, objective)
    quad(x, y, 0, 2, 2, spot, 0)
    const there = [false, false]
    for (let u = 0; u < f.troops; u++)
      if (s.on[u] === ON_TABLE && isTroops(f, u) && !has(s, u, ROUT) && within(spot, 0, table, u, 3 * INCH))
        there[f.side[u]!] = true
    if (there[0] === there[1]) return
    const side = there[0] ? 0 : 1
    if (s.holder[o] === side) return
    s.holder[o] = side
    tell(t, { e: 'took', objective: o, side })
  })
}

/** 6.2 After the last turn the points are counted. */
export function reckon(t: T): void {
  if (t.s.turn >= lastTurn(t.s)) tell(t, { e: 'reckoned', points: [0, 1].map(side => pointsOf(t.s, side)) })
}

/** How the game has ended, if it has. */
export function outcome(s: State): Result | undefined {
  const f = fieldFor(s)
  const beaten = [isBeaten(f, s, 0), isBeaten(f, s, 1)]
  const score = [0, 1].map(side => Math.floor(pointsOf(s, side) / 100))
  // 12.1 Decisive for the one whose enemy has gone; if both have, the points decide.
  if (beaten[0] !== beaten[1])
    return { winners: [beaten[0] ? 1 : 0], by: 'morale', rule: '12.1', grade: 'decisive', score }
  if (!beaten[0] && s.turn < lastTurn(s)) return undefined
  const difference = pointsOf(s, 0) - pointsOf(s, 1)
  const size = Math.abs(difference)
  if (size < 100 * DRAW) return { winners: [], by: 'points', rule: '12.2', grade: 'draw', score }
  return {
    winners: [difference > 0 ? 0 : 1],
    by: 'points',
    rule: '12.2.1',
    grade: size < 100 * MARGINAL ? 'marginal' : 'full',
    score,
  }
}
