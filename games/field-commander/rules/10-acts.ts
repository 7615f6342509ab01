/** 10.2, 10.3 One force carries out its plan: activation, then the orders from top to bottom. */
import { PLANS, type PlanOrder } from '../data/plans.ts'
import { counterOf, type Rules, type State, type Unit, unitOf, valuesOf } from '../state.ts'
import { ENEMY, FRENCH, other, type Plan, type Side } from '../words.ts'
import { destroy, removeUnit, returnPlan } from './5-forces.ts'
import { arrivals } from './6-set-up.ts'
import { refuges } from './9-battle.ts'
import { forward, gunTarget, hasRoom, isInZone, isMelee, range, reserveOf, turnTo } from './10-field.ts'
import { even, type F } from './15-decisions.ts'
import { call, end, goto, procedure } from './dialect.ts'

const MARCH: readonly (readonly PlanOrder[])[] = [
  [{ do: 'retreat' }],
  [{ do: 'advance' }],
  [{ do: 'advance' }, { do: 'advance' }],
]
const ordersOf = (plan: Plan, mode: number): readonly PlanOrder[] =>
  plan === 'march' ? MARCH[mode]! : PLANS[plan].orders

/** 10.2 Does the plan work by itself for this force as it stands? */
export function needsRoll(s: State, unit: Unit, plan: Plan): boolean {
  const { kind } = counterOf(s, unit.slot)
  switch (PLANS[plan].noRoll) {
    case 'always':
      return false
    case 'column':
      return unit.column === 0
    case 'line':
      return unit.column === 1
    case 'never':
      return true
    default:
      return PLANS[plan].noRoll !== kind
  }
}

/** 10.6, 10.7 Is there anything this force can attack from where it is? */
export function canAttack(s: State, side: Side, unit: Unit, only: 'cavalry' | '' = ''): boolean {
  const b = s.battle!
  const { kind, troops } = counterOf(s, unit.slot)
  if (kind === 'gun' || kind === 'fortification')
    return !isInZone(b, other(side), unit.zone) && gunTarget(b, side, unit.zone) >= 0
  if (troops && unit.zone === reserveOf(side)) return false
  if (only === '') return range(b, side, unit.zone) <= 1
  return b.units[other(side)].some(
    each => Math.abs(each.zone - unit.zone) <= 1 && counterOf(s, each.slot).kind === only,
  )
}

export const act = procedure('act', {
  rule: '10.2',
  steps: {
    // 10.2 A roll of the activation value or less, unless the plan needs none; failing, the force does nothing.
    activate(t, f) {
      const { s } = t
      const b = s.battle!
      const unit = unitOf(b, f.side, f.slot)!
      unit.acted = 1
      if (unit.plan !== '') {
        returnPlan(b, unit.plan)
        unit.plan = ''
      }
      t.tell({ e: 'acts', force: s.counter[f.slot]!, plan: f.plan })
      if (!needsRoll(s, unit, f.plan)) return undefined
      const need = valuesOf(s, f.slot).activation + (f.side === ENEMY && b.officers === 1 ? 3 : 0)
      const die = t.dice.roll(10, '10.2')
      const ok = die <= need ? 1 : 0
      t.tell({ e: 'activation', force: s.counter[f.slot]!, die, need, ok })
      return ok === 1 ? undefined : end()
    },
    // An order that cannot be carried out is skipped and not returned to.
    order(t, f) {
      const b = t.s.battle!
      const orders = ordersOf(f.plan, f.mode)
      while (f.order < orders.length) {
        const unit = unitOf(b, f.side, f.slot)
        if (unit === undefined) return end()
        const flow = obey(t, f, unit, orders[f.order++]!)
        if (flow !== undefined) return flow
      }
      return end()
    },
    again: () => goto('order'),
  },
})

function obey(t: Rules, f: F<'act'>, unit: Unit, order: PlanOrder) {
  const { s } = t
  const b = s.battle!
  if (order.arm !== undefined && counterOf(s, unit.slot).kind !== order.arm) return undefined
  if (order.at !== undefined) {
    const away = range(b, f.side, unit.zone)
    if (order.at === 'next' ? away !== 1 : away > 1) return undefined
  }
  switch (order.do) {
    case 'line':
      return turnTo(t, unit, 0)
    case 'column':
      return turnTo(t, unit, 1)
    case 'pivot':
      return turnTo(t, unit, unit.column === 1 ? 0 : 1)
    case 'advance':
      return advance(t, f.side, unit, order.shock ?? 0)
    case 'retreat':
      return retreat(t, f.side, unit)
    default: {
      const only = f.plan === 'square' ? 'cavalry' : ''
      if (!canAttack(s, f.side, unit, only)) return undefined
      const { combat = 0, superValue = 0 } = order
      return call('attack', { side: f.side, slot: unit.slot, combat, superValue, only })
    }
  }
}

/** 10.3, 10.4, 10.5 One zone on, unless in melee, at the far end, or without room; among enemies it shocks one of them. */
function advance(t: Rules, side: Side, unit: Unit, shift: number) {
  const { s } = t
  const b = s.battle!
  const to = unit.zone + forward(side)
  if (to < 0 || to > 5 || isMelee(b, unit.zone)) return undefined
  if (!hasRoom(s, side, to)) {
    t.tell({ e: 'blocked', force: s.counter[unit.slot]!, zone: to })
    return undefined
  }
  unit.zone = to
  t.tell({ e: 'moved', force: s.counter[unit.slot]!, zone: to })
  return isInZone(b, other(side), to) ? call('shock', { side: other(side), zone: to, shift, slot: -1 }) : undefined
}

/** 10.3, 11.11 One zone back, and off the field from the Reserve. Without room a routed force is lost; another may not try. */
export function retreat(t: Rules, side: Side, unit: Unit): undefined {
  const { s } = t
  if (unit.zone === reserveOf(side)) return leave(t, side, unit)
  const to = unit.zone - forward(side)
  if (hasRoom(s, side, to)) {
    unit.zone = to
    t.tell({ e: 'moved', force: s.counter[unit.slot]!, zone: to })
  } else destroy(t, unit.slot)
}

/** 11.11 Off the field: to a random adjacent area that is friendly or empty, or lost. A routed Napoleon follows the first. */
function leave(t: Rules, side: Side, unit: Unit): undefined {
  const { s } = t
  const b = s.battle!
  const open = refuges(s, b.area, side)
  if (open.length === 0) return destroy(t, unit.slot) as undefined
  const to = open[even(t, open.length, '11.11')]!
  s.at[unit.slot] = to
  removeUnit(b, side, unit.slot)
  t.tell({ e: 'leaves', campaign: s.campaign, force: s.counter[unit.slot]!, to })
  if (side !== FRENCH) return
  if (b.routed === FRENCH && b.refuge < 0) {
    b.refuge = to
    if (b.napoleon === 1) takeNapoleonAlong(t, to)
  }
  arrivals(t, to)
}

/** 11.11 Napoleon goes where the first routed force went; 9.7 insights are his, and go with him. */
function takeNapoleonAlong(t: Rules, to: number): void {
  const { s } = t
  const from = s.napoleon
  s.napoleon = to
  s.battle!.napoleon = 0
  s.battle!.insights = []
  t.tell({ e: 'napoleon', campaign: s.campaign, from, to })
}
