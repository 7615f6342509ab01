/** The table after an event, as far as the event tells: what the animation shows until the whole view has come. */
import { CAMPAIGNS } from '../data/index.ts'
import type { Event } from '../events.ts'
import type { Battle, Unit } from '../state.ts'
import { ENEMY, FRENCH, type Plan, type SpecialPlan } from '../words.ts'
import { counterOf, forcesAt, type View } from './facts.ts'

const POOL = -2
const slotOf = (view: View, force: number): number => view.counter.indexOf(force)
const set = (list: readonly number[], at: number, value: number): number[] =>
  list.map((each, i) => (i === at ? value : each))

function moved(view: View, forces: readonly number[], to: number): View {
  const slots = forces.map(force => slotOf(view, force))
  return { ...view, at: view.at.map((at, slot) => (slots.includes(slot) ? to : at)) }
}
function withUnit(view: View, force: number, change: (unit: Unit) => Unit | undefined): View {
  if (view.battle === undefined) return view
  const slot = slotOf(view, force)
  const side = (units: readonly Unit[]): Unit[] =>
    units.flatMap(unit => {
      const now = unit.slot === slot ? change(unit) : unit
      return now === undefined ? [] : [now]
    })
  const { units } = view.battle
  return { ...view, battle: { ...view.battle, units: [side(units[FRENCH]), side(units[ENEMY])] } }
}
function withBattle(view: View, change: Partial<Battle>): View {
  return view.battle === undefined ? view : { ...view, battle: { ...view.battle, ...change } }
}
const fresh = (area: number, view: View): Battle => ({
  area,
  during: 0,
  fog: 0,
  paid: 0,
  turns: 0,
  turn: 0,
  plans: [0, CAMPAIGNS[view.campaign]!.enemyPlans],
  napoleon: view.napoleon === area ? 1 : 0,
  insights: [],
  morale: 0,
  formations: 0,
  closeRanks: 0,
  officers: 0,
  wellStruck: 0,
  routed: -1,
  refuge: -1,
  cup: [],
  units: [[], []],
})

const stands = (slot: number, zone: number, column: number): Unit => ({
  slot,
  zone,
  column,
  plan: '',
  prepared: 0,
  acted: 0,
})

function deployed(view: View, forces: readonly number[], zone: number, column?: number): View {
  if (view.battle === undefined) return view
  const units: [Unit[], Unit[]] = [[...view.battle.units[FRENCH]], [...view.battle.units[ENEMY]]]
  // French garrisons and fortifications take their places without a word.
  for (const slot of forcesAt(view, view.battle.area, FRENCH)) {
    const { kind } = counterOf(view, slot)
    const walls = kind === 'garrison' ? 1 : kind === 'fortification' ? 0 : -1
    if (walls >= 0 && !units[FRENCH].some(unit => unit.slot === slot)) units[FRENCH].push(stands(slot, walls, 0))
  }
  for (const force of forces) {
    const slot = slotOf(view, force)
    const { side, troops } = counterOf(view, slot)
    const others = units[side].filter(unit => unit.slot !== slot)
    others.push(stands(slot, zone, column ?? (troops ? 1 : 0)))
    units[side] = others
  }
  for (const side of units) side.sort((a, b) => a.slot - b.slot)
  return withBattle(view, { units })
}

const SPECIAL: Readonly<Record<SpecialPlan, keyof Battle>> = {
  closeRanks: 'closeRanks',
  officers: 'officers',
  wellStruck: 'wellStruck',
}

/** A new battle turn: nobody has acted, last turn's counters are back. */
function newTurn(view: View, turn: number, left: number): View {
  if (view.battle === undefined) return view
  const rested = (units: readonly Unit[]): Unit[] =>
    units.map(unit => ({ ...unit, plan: '' as const, prepared: 0, acted: 0 }))
  const { units } = view.battle
  return withBattle(view, {
    turn,
    turns: left,
    closeRanks: 0,
    officers: 0,
    wellStruck: 0,
    units: [rested(units[FRENCH]), rested(units[ENEMY])],
  })
}

export function after(event: Event, view: View): View {
  switch (event.e) {
    case 'turn':
      return { ...view, turn: event.turn }
    case 'march':
      return { ...moved(view, [event.force], event.to), french: view.french - event.forced }
    case 'napoleon':
      return { ...view, napoleon: event.to }
    case 'arrive':
      return moved(view, event.forces, event.area)
    case 'joins':
    case 'placed':
      return moved(view, [event.force], event.area)
    case 'groupMoves':
      return moved(view, event.forces, event.to)
    case 'battle':
      return { ...view, battle: fresh(event.area, view) }
    case 'fog':
      return withBattle(
        { ...view, enemy: view.enemy - event.paid },
        { fog: event.roll, paid: event.paid, turns: event.turns },
      )
    case 'scout':
      return { ...view, scouts: event.left }
    case 'fogScout':
      return { ...view, scouts: event.scouts }
    case 'boughtScout':
      return { ...view, scouts: event.scouts, french: view.french - 2 }
    case 'fogSupply':
      return { ...view, french: view.french + event.french, enemy: view.enemy + event.enemy }
    case 'enemySupply':
      return { ...view, enemy: view.enemy + event.points }
    case 'enemyPlans':
      return view.battle === undefined ? view : withBattle(view, { plans: [view.battle.plans[FRENCH], event.plans] })
    case 'plans':
      return withBattle(view, { plans: [event.french, event.enemy] })
    case 'boughtPlans':
      return view.battle === undefined
        ? view
        : withBattle({ ...view, french: view.french - event.price }, { plans: [event.plans, view.battle.plans[ENEMY]] })
    case 'insight': {
      if (view.battle === undefined) return view
      // With Napoleon an insight is paid for with a plan; without him it is the gift of the fog.
      const { plans, insights, napoleon } = view.battle
      return withBattle(view, {
        insights: [...insights, event.insight],
        plans: [plans[FRENCH] - napoleon, plans[ENEMY]],
      })
    }
    case 'deployed':
      return deployed(view, [event.force], event.zone, event.column)
    case 'enemyDeployed':
      return deployed(view, event.forces, event.zone)
    case 'battleTurn':
      return newTurn(view, event.turn, event.left)
    case 'duration':
      return withBattle(view, { turns: event.turns })
    case 'raid':
      return { ...view, french: view.french + event.points, enemy: view.enemy - event.points }
    case 'planChosen':
      return event.force < 0
        ? withBattle(view, { formations: (view.battle?.formations ?? 0) + 1 })
        : withUnit(view, event.force, unit =>
            event.plan === 'prepare' ? { ...unit, prepared: 1 } : { ...unit, plan: event.plan },
          )
    case 'planDrawn':
      return withUnit(view, event.force, unit => ({ ...unit, plan: event.plan }))
    case 'special':
      return withBattle(view, { [SPECIAL[event.plan]]: 1 })
    case 'ranksClosed':
      return withBattle(view, { closeRanks: 0 })
    case 'acts':
      return withUnit(view, event.force, unit => ({ ...unit, plan: event.plan as Plan, acted: 1 }))
    case 'planLost':
      return withUnit(view, event.force, unit => ({ ...unit, plan: '' }))
    case 'moved':
      return withUnit(view, event.force, unit => ({ ...unit, zone: event.zone }))
    case 'formed':
      return withUnit(view, event.force, unit => ({ ...unit, column: event.column }))
    case 'reduced':
      return { ...view, reduced: set(view.reduced, slotOf(view, event.force), 1) }
    case 'refit':
      return {
        ...view,
        reduced: set(view.reduced, slotOf(view, event.force), 0),
        ...(event.side === FRENCH ? { french: view.french - 2 } : { enemy: view.enemy - 2 }),
      }
    case 'destroyed':
      // If it comes back it comes back whole.
      return withUnit(
        { ...moved(view, [event.force], POOL), reduced: set(view.reduced, slotOf(view, event.force), 0) },
        event.force,
        () => undefined,
      )
    case 'swept':
      return withUnit(view, event.force, () => undefined)
    case 'leaves':
      return withUnit(moved(view, [event.force], event.to), event.force, () => undefined)
    case 'routed':
      return withBattle(view, { routed: event.side })
    case 'retires': {
      const from = view.battle?.area ?? -1
      const going = forcesAt(view, from, event.side).map(slot => view.counter[slot]!)
      const napoleon = event.side === FRENCH && view.napoleon === from ? event.to : view.napoleon
      return { ...moved(view, going, event.to), napoleon }
    }
    case 'battleEnds':
      return { ...view, battle: undefined }
    case 'income':
      return { ...view, french: event.now }
    case 'bought': {
      const slot = slotOf(view, event.force)
      return {
        ...moved(view, [event.force], event.area),
        french: view.french - event.price,
        reduced: set(view.reduced, slot, event.reduced),
      }
    }
    case 'carried':
      return { ...view, counter: set(view.counter, slotOf(view, event.instead), event.force) }
    case 'ordersPaid':
      return { ...view, enemy: event.left }
    default:
      return view
  }
}
