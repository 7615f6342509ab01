/** How a side stands: sums over units, and what the exact tables say of shots and combats that are about to happen. */
import { quad, shapes, TOUCH } from '@bivouac/ground/measured'
import type { Weights } from '@bivouac/kernel'
import { type Field, generalOf, isCavalry, isGeneral, isTroops } from '../field.ts'
import { isAttached } from '../rules/01-attachment.ts'
import { commands, directGenerals, isDivisional } from '../rules/01-chain.ts'
import { lay } from '../rules/01-formations.ts'
import { within } from '../rules/01-pieces.ts'
import { radiusOf } from '../rules/07-command.ts'
import { engagedWith, mayHit, mayShoot } from '../rules/09-targets.ts'
import { pointsOf } from '../rules/12-victory.ts'
import { looseAims } from '../rules/a-3-fire.ts'
import { has, type State } from '../state.ts'
import { DISORDER, enemyOf, INCH, MARCH, MOVED, ON_TABLE, ROUT, STAYS } from '../words.ts'
import { fightOf, fightsAs, shotOf } from './combats.ts'
import { planOf, spotOf, strain, wayTo } from './posture.ts'
import { toll } from './tables.ts'
import { threatOf } from './threat.ts'
import { type Values, WEIGHTS } from './weights.ts'
import { figureCost, type Reckoning, routCost, worth } from './worth.ts'

/** Plans are made from one position and kept for all that are compared with it. */
export const reckoningOf = (f: Field, s: State, weights: Weights = WEIGHTS): Reckoning => ({
  plans: [0, 1].map(side => planOf(f, s, side)),
  w: { ...WEIGHTS, ...weights },
})

/** In points: how much better `side` stands than the other. */
export function standing(f: Field, s: State, side: number, r: Reckoning): number {
  const table = lay(f, s)
  const enemy = enemyOf(side)
  const left = Math.max(0, f.turns - s.turn + (s.side === f.first ? 0.5 : 0))
  let sum = (pointsOf(s, side) - pointsOf(s, enemy)) / 100
  sum += r.w.strain * (strain(f, s, enemy) ** 2 - strain(f, s, side) ** 2)
  for (const army of [0, 1]) {
    const sign = army === side ? 1 : -1
    sum +=
      sign * (places(f, s, army, table, r, left) + shapeOf(f, s, army, table, r, left) + shots(f, s, army, table, r.w))
    if (left > 0) sum -= sign * threatOf(f, s, army, r, army === s.side ? r.w.threat : r.w.chance)
  }
  // Reckoned from the side that moves, so that what one gains the other loses.
  return sum + (side === s.side ? 1 : -1) * r.w.contact * contacts(f, s, s.side, table, r.w)
}

/** Places that will change hands as things stand, and what draws units to them. */
function places(f: Field, s: State, side: number, table: Int32Array, r: Reckoning, left: number): number {
  if (f.objectives.length === 0) return 0
  const { posture, duties } = r.plans[side]!
  const spot = shapes(1)
  let sum = 0
  f.objectives.forEach((objective, o) => {
    if ((objective.side ?? side) !== side) return
    const [x, y] = spotOf(f, o)
    quad(x, y, 0, 2, 2, spot, 0)
    const there = [false, false]
    for (let u = 0; u < f.troops; u++)
      if (s.on[u] === ON_TABLE && isTroops(f, u) && !has(s, u, ROUT) && within(spot, 0, table, u, 3 * INCH))
        there[f.side[u]!] = true
    const own = s.holder[o] === side
    // 12.2 Alone there, it will be his at the end of the phase.
    if (!own && there[side] && !there[enemyOf(side)]) sum += r.w.place * objective.points
    if (own && there[enemyOf(side)] && !there[side]) sum -= r.w.place * objective.points
    const mine = own ? !(there[enemyOf(side)] && !there[side]) : there[side]! && !there[enemyOf(side)]
    const pull = ((mine ? r.w.keep : r.w.assault) * objective.points) / 20
    const eager = posture === 'attack' ? 1.2 : mine ? 1.2 : 0.5
    let [near, next] = [0, 0]
    for (const u of f.ofSide[side]!) {
      if (u >= f.troops || s.on[u] !== ON_TABLE || has(s, u, ROUT) || !isTroops(f, u)) continue
      const duty = duties.get(f.under[u]!)
      const share = duty === undefined || duty.objective < 0 ? 1 : duty.objective === o ? 1.3 : 0.6
      const way = Math.max(0, wayTo(s.x[u]! - x, s.y[u]! - y) / INCH - 3)
      const drawn = share * Math.exp(-way / 14)
      if (drawn > near) [near, next] = [drawn, near]
      else if (drawn > next) next = drawn
      sum += 0.35 * pull * eager * drawn
    }
    // One to keep a place, two or more to take it.
    sum += pull * eager * (near + (mine ? 0.2 : 1) * next) * Math.min(1, left)
  })
  return sum
}

/** Order, formation and command. */
function shapeOf(f: Field, s: State, side: number, table: Int32Array, r: Reckoning, left: number): number {
  let sum = 0
  for (const u of f.ofSide[side]!) {
    if (s.on[u] !== ON_TABLE) continue
    if (isGeneral(f, u)) {
      sum += leading(f, s, u, table, r.w) * Math.min(1, left)
      continue
    }
    if (has(s, u, DISORDER)) sum -= r.w.disorder * worth(f, u)
    if (has(s, u, ROUT)) sum -= r.w.rout * worth(f, u)
    if (s.form[u] === MARCH && isEnemyNear(f, s, u, 12 * INCH)) sum -= r.w.march
  }
  return sum
}
const isEnemyNear = (f: Field, s: State, u: number, way: number): boolean =>
  f.ofSide[enemyOf(f.side[u]!)]!.some(
    e => e < f.troops && s.on[e] === ON_TABLE && wayTo(s.x[e]! - s.x[u]!, s.y[e]! - s.y[u]!) < way,
  )

/**
 * 7.2.3 Whom a general reaches where he stands, and who reaches him. Whoever may still ride this turn counts from the best place he could ride to:
 * a division that keeps together can be led, wherever its general is now.
 */
function leading(f: Field, s: State, g: number, table: Int32Array, w: Values): number {
  const mayRide = s.side === f.side[g] && !has(s, g, MOVED | STAYS)
  const led = ledBy(f, g).filter(u => s.on[u] === ON_TABLE)
  let sum = 0
  for (const u of led)
    if (has(s, u, ROUT) && (mayRide || within(table, g, table, u, TOUCH))) sum += mayRide ? w.rally / 2 : w.rally
  const fit = led.filter(u => !has(s, u, ROUT))
  sum += w.command * (mayRide ? gathered(f, s, g, fit) : reached(f, s, g, fit, table))
  // 8.4.1.3 Alone among enemies he has to run.
  if (!isAttached(f, s, g, table) && isEnemyNear(f, s, g, 3 * INCH)) sum -= w.command
  return sum
}
const allLed = new WeakMap<Field, (readonly number[] | undefined)[]>()
/** Whom a general leads, as the order of battle has it. */
function ledBy(f: Field, g: number): readonly number[] {
  let all = allLed.get(f)
  if (all === undefined) {
    all = []
    allLed.set(f, all)
  }
  all[g] ??= f.ofSide[f.side[g]!]!.filter(u => u !== g && isLed(f, g, u))
  return all[g]
}
/** A divisional general leads units, everybody above him generals (7.2.2). */
const isLed = (f: Field, g: number, u: number): boolean =>
  isGeneral(f, u) ? !isDivisional(f, g) && isDivisional(f, u) && commands(f, g, u) : directGenerals(f, u).includes(g)
/** Guns that stand can fire without orders; a general without them leaves his whole division to chance. */
const needOf = (f: Field, u: number): number => (isGeneral(f, u) ? 2.5 : isTroops(f, u) ? 1 : 0.4)
function reached(f: Field, s: State, g: number, led: readonly number[], table: Int32Array): number {
  const radius = radiusOf(f, s, g, table)
  let sum = 0
  for (const u of led)
    sum +=
      needOf(f, u) * (within(table, g, table, u, radius) ? 1 : -0.06 * Math.min(12, gap(f, g, s.x[g]!, s.y[g]!, s, u)))
  return sum
}
/** As many as one place can reach, the best of the places where they stand. */
function gathered(f: Field, s: State, g: number, led: readonly number[]): number {
  let best = 0
  for (const at of led) {
    let sum = 0
    for (const u of led) {
      const off = gap(f, g, s.x[at]!, s.y[at]!, s, u)
      sum += needOf(f, u) * (off <= 0 ? 1 : -0.06 * Math.min(12, off))
    }
    if (sum > best) best = sum
  }
  return best
}
/** Half of a stand: measured from middle to middle, that much more is in reach. */
const STAND = 1.2
const gap = (f: Field, g: number, x: number, y: number, s: State, u: number): number =>
  Math.max(0, wayTo(s.x[u]! - x, s.y[u]! - y) / INCH - generalOf(f, g).radius - STAND)

/** Every unit that may fire now, at whom it hurts most. */
function shots(f: Field, s: State, side: number, table: Int32Array, w: Values): number {
  let sum = 0
  for (const u of f.ofSide[side]!) {
    const range = f.profile[u]?.range
    if (range === undefined || s.on[u] !== ON_TABLE || mayShoot(f, s, u, table) !== undefined) continue
    let best = 0
    let engaged: readonly number[] | undefined
    for (const e of f.ofSide[enemyOf(side)]!) {
      if (e >= f.troops || s.on[e] !== ON_TABLE) continue
      if (!within(table, u, table, e, range * INCH)) continue
      engaged ??= engagedWith(f, s, u, table)
      if (mayHit(f, s, u, e, table, false, engaged) !== undefined) continue
      const cost = toll(shotOf(f, s, u, e, table)) * figureCost(f, e, w)
      if (cost > best) best = cost
    }
    // A3 By skirmishers, and at them.
    if (w.goals > 0 && s.extra.skirmishers !== undefined)
      for (const [e, loose] of looseAims(f, s, u, table, false))
        best = Math.max(best, toll(shotOf(f, s, u, e, table, loose)) * figureCost(f, e, w))
    sum += w.fire * best
  }
  return sum
}

/** Combats as they stand to be fought: each unit of the enemy with all who touch it. */
function contacts(f: Field, s: State, side: number, table: Int32Array, w: Values): number {
  let sum = 0
  const seen = new Set<number>()
  for (const e of f.ofSide[enemyOf(side)]!) {
    if (e >= f.troops || s.on[e] !== ON_TABLE) continue
    const them = fightsAs(s, e)
    if (seen.has(them)) continue
    const us = f.ofSide[side]!.filter(
      u => u < f.troops && s.on[u] === ON_TABLE && isTroops(f, u) && !seen.has(u) && within(table, u, table, e, TOUCH),
    )
    if (us.length === 0) continue
    seen.add(them)
    for (const u of us) seen.add(u)
    const own = side === 0 ? [us, [them]] : [[them], us]
    const duel = fightOf(f, s, own, table)
    const main = us[0]!
    const cost = (u: number, k: number): number =>
      duel.routs[k]! * (routCost(f, u, w) + w.strain * 0.15) +
      duel.gone[k]! * (worth(f, u) + w.strain * 0.15) +
      duel.losses[k]! * w.figure
    sum += cost(them, enemyOf(side)) - cost(main, side)
    if (isCavalry(f, main)) sum -= duel.parts * w.disorder * worth(f, main)
  }
  return sum
}
