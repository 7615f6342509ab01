/** What the enemy could do by charging: whom he reaches, measured by speed and front, and how it would end by the exact table. */
import { bearing, turnBetween } from '@bivouac/ground/measured'
import { batteryOf, type Field, isBatteryUnit, isCavalry, isInfantry, isTroops, troopOf } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { is } from '../options.ts'
import { basesOf } from '../rules/01-formations.ts'
import { routNumber } from '../rules/15-steadiness.ts'
import { has, type State } from '../state.ts'
import { DEPLOYED, DISORDER, enemyOf, INCH, LINE, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { customsOf } from './combats.ts'
import { duel, type Fighter } from './duel.ts'
import { type Reckoning, routCost, worth } from './worth.ts'

/** Wider than his front: he wheels first. */
const TURN = 900
/** How far a unit can charge: at the speed of the formation it is in, less what a wheel takes. */
function chargeReach(f: Field, s: State, u: number, turn: number): number {
  const p = troopOf(f, u)
  const speed = s.form[u] === LINE ? p.line : p.column
  return speed * INCH * (1 - Math.max(0, Math.abs(turn) - 450) / 1800)
}

/** A unit as it would fight here, by its profile and what it stands on: an estimate, since nobody has moved yet. */
function asFighter(
  f: Field,
  s: State,
  u: number,
  factor: number,
  mounted: boolean,
  capped: boolean,
  attacker: boolean,
): Fighter {
  const troops = isTroops(f, u)
  const shaken = has(s, u, DISORDER | ROUT)
  const town = s.town[u]! >= 0 && !shaken ? s.value[s.town[u]!]! : 0
  return {
    modifier: factor + town + (has(s, u, ROUT) ? -10 : shaken ? -3 : 0) + (s.form[u] === MARCH ? -3 : 0),
    figures: s.figures[u]!,
    dispersal: f.dispersal[u]!,
    disorder: troops ? troopOf(f, u).disorder + (town > 0 && is(s, 'steadiness') ? 1 : 0) : 1,
    rout: troops ? routNumber(f, s, u) : 1,
    shaken,
    routed: has(s, u, ROUT),
    mounted,
    capped,
    guns: !troops,
    beside: 0,
    control: f.profile[u]!.control,
    attacker,
    stays: isDetachment(f, u),
  }
}
const formed = (f: Field, s: State, u: number): number =>
  isBatteryUnit(f, u)
    ? batteryOf(f, u).combat[s.form[u] === LINE ? 1 : 0]
    : troopOf(f, u).combat[s.form[u] === LINE || s.form[u] === DEPLOYED ? 1 : 0]

/** What `by` gains on average by charging `u`, in points, his own losses taken off. */
export function gainOf(f: Field, s: State, by: number, u: number, r: Reckoning): number {
  const mounted = isCavalry(f, by)
  const foot = isInfantry(f, u)
  const value = (own: number, his: number, capped: boolean): number => {
    const { routs, gone, losses } = duel(
      asFighter(f, s, by, own, mounted, capped, true),
      asFighter(f, s, u, his, isCavalry(f, u), false, false),
      customsOf(s),
    )
    const cost = (x: number, k: number): number =>
      routs[k]! * (routCost(f, x, r.w) + 0.15 * r.w.strain) + gone[k]! * worth(f, x) + losses[k]! * r.w.figure
    return cost(u, 1) - cost(by, 0)
  }
  const own = troopOf(f, by).combat
  if (!mounted || isCavalry(f, u) || s.form[u] === DEPLOYED)
    return value(formed(f, s, by), formed(f, s, u), mounted && s.form[u] === DEPLOYED)
  if (!foot) return value(own[3], formed(f, s, u), false)
  const his = troopOf(f, u).combat
  const square = value(formed(f, s, by), his[2] ?? his[3], true)
  if (s.form[u] === SQUARE) return square
  const need = troopOf(f, u).control + (s.form[u] === LINE ? 0 : 1) - (has(s, u, DISORDER) ? 3 : 0)
  const p = s.form[u] === MARCH ? 0 : Math.max(0, Math.min(10, need)) / 10
  return p * square + (1 - p) * value(own[3], his[3], false)
}

/** Whether a unit is in a state to charge. */
const mayCharge = (f: Field, s: State, by: number): boolean =>
  isTroops(f, by) && !has(s, by, DISORDER | ROUT) && s.form[by] !== SQUARE && s.form[by] !== DEPLOYED

/** Can he come upon it within one move, as far as way and front go? */
export function canReach(f: Field, s: State, by: number, u: number): boolean {
  if (!mayCharge(f, s, by)) return false
  const [dx, dy] = [s.x[u]! - s.x[by]!, s.y[u]! - s.y[by]!]
  if (dx === 0 && dy === 0) return false
  const way = Math.sqrt(dx * dx + dy * dy) - INCH * (basesOf(f, s, u) / 3)
  // Straight ahead he reaches farthest: most are too far whatever the turn.
  if (way > chargeReach(f, s, by, 0)) return false
  const turn = turnBetween(s.facing[by]!, bearing(dx, dy))
  if (Math.abs(turn) > TURN) return false
  return way <= chargeReach(f, s, by, turn)
}

/** What the other side could gain against this one with its next move, each of its units once. */
export function threatOf(f: Field, s: State, side: number, r: Reckoning, share: number): number {
  let sum = 0
  for (const e of f.ofSide[enemyOf(side)]!) {
    if (e >= f.troops || s.on[e] !== ON_TABLE || !mayCharge(f, s, e)) continue
    let best = 0
    for (const u of f.ofSide[side]!) {
      if (u >= f.troops || s.on[u] !== ON_TABLE || !canReach(f, s, e, u)) continue
      best = Math.max(best, gainOf(f, s, e, u, r))
    }
    sum += best
  }
  return share * sum
}
