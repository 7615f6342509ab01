/** How the bot fights: expected hits, counted action by action. */
import type { Action } from '@bivouac/kernel'
import { deployCode, planCode } from '../data/codes.ts'
import { canAttack, needsRoll } from '../rules/10-acts.ts'
import { isInZone, isMelee, isOwnGround, range, strength } from '../rules/10-field.ts'
import { mayPlan } from '../rules/11-plans.ts'
import { type Battle, campaignOf, counterOf, type State, strengthAt, type Unit, unitOf, valuesOf } from '../state.ts'
import { ENEMY, FRENCH, FRENCH_APPROACH, FRENCH_FRONT, FRENCH_PLANS, type Plan } from '../words.ts'

const chance = (need: number): number => Math.max(0, Math.min(10, need)) / 10
/** Expected hits of one attack. */
const hitsOf = (combat: number, superValue: number): number => chance(combat) + chance(superValue)

/** The enemy who would be tested in a zone: the least skilled, one in column where there is a choice. */
function tested(s: State, b: Battle, zone: number): Unit | undefined {
  let best: Unit | undefined
  for (const unit of b.units[ENEMY]) {
    if (unit.zone !== zone) continue
    if (best === undefined) best = unit
    else {
      const skill = counterOf(s, unit.slot).skill - counterOf(s, best.slot).skill
      if (skill < 0 || (skill === 0 && unit.column > best.column)) best = unit
    }
  }
  return best
}

/** How likely an enemy is to fail a shock test. */
export function shockChance(s: State, unit: Unit, shift: number): number {
  const { troops } = counterOf(s, unit.slot)
  if (troops && (unit.column === 1 || isOwnGround(ENEMY, unit.zone))) return 1
  return 1 - chance(valuesOf(s, unit.slot).combat + shift)
}

/** What entering a zone is worth: the shock, if anybody is there. */
function entering(s: State, b: Battle, zone: number, shift: number): number {
  const unit = tested(s, b, zone)
  return unit === undefined ? 0 : 1.9 * shockChance(s, unit, shift)
}

/** Expected worth, in hits, of one French force carrying out a plan where it stands. */
export function worth(s: State, unit: Unit, plan: Plan, mode = 0): number {
  const b = s.battle!
  const values = valuesOf(s, unit.slot)
  const odds = needsRoll(s, unit, plan) ? chance(values.activation) : 1
  const melee = isMelee(b, unit.zone)
  const away = range(b, FRENCH, unit.zone)
  const attackAt = (zone: number, combat: number, superValue: number): number => {
    if (zone === 0) return 0
    const inside = isInZone(b, ENEMY, zone)
    if (!inside && range(b, FRENCH, zone) > 1) return 0
    return hitsOf(values.combat + combat + (inside ? 3 : 0), values.superValue + superValue + (inside ? 3 : 0))
  }
  const next = unit.zone + 1
  switch (plan) {
    case 'fire':
      return canAttack(s, FRENCH, unit)
        ? odds * hitsOf(values.combat + (melee ? 3 : 0), values.superValue + (melee ? 3 : 0))
        : -1
    case 'engage':
      return odds * (entering(s, b, next, -2) + attackAt(next, 1, 1) + 0.05)
    case 'flank':
      return away === 2 ? odds * (entering(s, b, next + 1, -3) + attackAt(next + 1, 0, 0)) : -1
    case 'charge': {
      const first = entering(s, b, next, -3)
      const goal = first > 0 || next >= 5 ? next : next + 1
      return odds * (first + (first > 0 ? 0 : entering(s, b, goal, -3)) + attackAt(goal, 0, 0))
    }
    case 'push':
      return odds * entering(s, b, next, -4)
    case 'volley':
      return away === 1 ? odds * hitsOf(values.combat + 4, values.superValue) : -1
    case 'grapeshot':
      return canAttack(s, FRENCH, unit) ? hitsOf(values.combat + 2, values.superValue + 1) : -1
    case 'march':
      return odds * march(s, b, unit, mode, away)
    case 'pivot':
      return pivot(s, b, unit, away)
    default:
      return -1
  }
}

function march(s: State, b: Battle, unit: Unit, mode: number, away: number): number {
  if (mode === 0) return -1
  const next = unit.zone + 1
  const shock = entering(s, b, next, 0)
  if (mode === 2) {
    if (shock > 0) return shock
    return next < 5 ? Math.max(0.1, entering(s, b, next + 1, 0)) : 0
  }
  if (shock > 0) return shock
  // Closing in is worth a little; waiting at three zones lets the enemy come into the open first.
  return away > 2 || unit.zone === 0 ? 0.15 : -1
}

/** Line in front of the enemy, column to go on. */
function pivot(s: State, b: Battle, unit: Unit, away: number): number {
  if (unit.column === 1 && away <= 1 && !isOwnGround(FRENCH, unit.zone))
    return 0.12 + valuesOf(s, unit.slot).combat / 100
  return unit.column === 0 && away > 1 && !isMelee(b, unit.zone) ? 0.05 : -1
}

/** The action of the French phase that promises most. */
export function fight(s: State, actions: readonly Action[]): Action {
  const b = s.battle!
  const waits = fieldRatio(s) < 1.1 ? escortOnField(s) : -1
  let best = actions[actions.length - 1]!
  let most = 0
  for (const action of actions) {
    let value = -1
    const n = action.arg as number
    switch (action.type) {
      case 'execute': {
        const unit = unitOf(b, FRENCH, n)!
        value = 0.01 + Math.max(0, worth(s, unit, unit.plan as Plan))
        break
      }
      case 'march':
        value = n >> 2 === waits ? -1 : worth(s, unitOf(b, FRENCH, n >> 2)!, 'march', n & 3)
        break
      case 'fire':
      case 'pivot':
        value = worth(s, unitOf(b, FRENCH, n)!, action.type)
        break
      case 'retreat':
        value = 1
        break
      default:
        break
    }
    if (value > most) {
      most = value
      best = action
    }
  }
  if (most === 0) return actions.find(action => action.type === 'done') ?? best
  return best
}

/** Whoever waits in Reserve with Napoleon, if there is only one. */
function escortOnField(s: State): number {
  if (s.battle!.napoleon === 0) return -1
  const behind = s.battle!.units[FRENCH].filter(unit => unit.zone === 0 && counterOf(s, unit.slot).troops)
  return behind.length === 1 ? behind[0]!.slot : -1
}

/** Where the enemy will be when the French act: who is far comes one zone nearer, who is near forms line. */
function expected(s: State): State {
  const b = s.battle!
  const enemies = b.units[ENEMY].map(unit => {
    const { troops } = counterOf(s, unit.slot)
    if (!troops || b.routed === ENEMY) return unit
    const far = range(b, ENEMY, unit.zone) >= 2
    return far
      ? { ...unit, zone: Math.max(0, unit.zone - 1) }
      : { ...unit, column: isMelee(b, unit.zone) ? unit.column : 0 }
  })
  return { ...s, battle: { ...b, units: [b.units[FRENCH], enemies] } }
}

/** Plans the bot can judge. */
const JUDGED = FRENCH_PLANS.filter(plan => plan !== 'formation' && plan !== 'prepare' && plan !== 'square')
/** Less than this is not worth a counter. */
const LEAST_GAIN = 0.15

/** The plans that gain most over what each force could do without one. */
export function choosePlans(s: State): Action {
  const then = expected(s)
  const gains: { readonly code: number; readonly gain: number }[] = []
  for (const unit of then.battle!.units[FRENCH]) {
    const without = Math.max(0, worth(then, unit, 'fire'), worth(then, unit, 'march', 1), worth(then, unit, 'march', 2))
    for (const plan of JUDGED) {
      if (isMelee(then.battle!, unit.zone) && plan !== 'grapeshot') continue
      const gain = worth(then, unit, plan) - without
      if (gain > LEAST_GAIN) gains.push({ code: planOn(plan, unit.slot), gain })
    }
  }
  gains.sort((a, b) => b.gain - a.gain || a.code - b.code)
  const chosen: number[] = []
  for (const { code } of gains)
    if (chosen.length < s.battle!.plans[FRENCH] && mayPlan(s, chosen, code) === undefined) chosen.push(code)
  return chosen.length === 0 ? { type: 'done' } : { type: 'plans', arg: chosen.sort((a, b) => a - b) }
}

/** All forces, each in its place. */
export function deployAll(s: State): Action {
  const waiting = campaignOf(s).frenchMobile.filter(slot => s.at[slot] === s.battle!.area)
  const used = { front: 0, approach: 0 }
  const arg = waiting.map(slot => {
    const place = deploy(s, slot, used, waiting)
    if (place >> 1 === FRENCH_FRONT) used.front++
    if (place >> 1 === FRENCH_APPROACH) used.approach++
    return deployCode(slot, place)
  })
  return { type: 'deploy', arg }
}

/** Strongest in front, in column, ready to go; guns and the rest behind. */
function deploy(s: State, slot: number, used: { front: number; approach: number }, waiting: readonly number[]): number {
  const counter = counterOf(s, slot)
  if (!counter.troops) return 0
  const rank = waiting.filter(
    each => counterOf(s, each).troops && valuesOf(s, each).combat > valuesOf(s, slot).combat,
  ).length
  const front = s.battle!.insights.includes('front')
  const keepsBack = s.battle!.insights.includes('sweep') && counter.kind === 'cavalry'
  if (keepsBack || escort(s, waiting) === slot) return 1
  if (front && used.front < 3 && rank < 3) return 5
  return used.approach < 4 && rank < 4 + (front ? 3 : 0) ? 3 : 1
}

/** The weakest stays in Reserve beside Napoleon: if the army is routed he leaves the field with the first who goes. */
export function escort(s: State, slots: readonly number[]): number {
  const { area, napoleon } = s.battle!
  if (napoleon === 0 || strengthAt(s, area, FRENCH) > 1.1 * strengthAt(s, area, ENEMY)) return -1
  let weakest = -1
  let count = 0
  for (const slot of slots) {
    if (!counterOf(s, slot).troops) continue
    count++
    if (weakest < 0 || valuesOf(s, slot).combat < valuesOf(s, weakest).combat) weakest = slot
  }
  return count >= 3 ? weakest : -1
}

/** Is the battle one that deserves paying for plans? */
export const isClose = (french: number, enemy: number): boolean => french < 2.5 * enemy && enemy < 2 * french
export const fieldRatio = (s: State): number => strength(s, FRENCH) / Math.max(1, strength(s, ENEMY))
export const planOn = (plan: (typeof FRENCH_PLANS)[number], slot: number): number =>
  planCode(FRENCH_PLANS.indexOf(plan), slot)
