/** What lies on the table, and where the procedures keep their locals. */

import type { Game, Position, Table } from '@bivouac/kernel'
import { boxesOf, CAMPAIGNS, type Campaign, COUNTERS, type Counter, type Values } from './data/index.ts'
import type { Event } from './events.ts'
import type { Section } from './rulebook.ts'
import type { View } from './view.ts'
import { ENEMY, FRENCH, type Grade, type Insight, type Level, type Plan, type Side, type Umpire } from './words.ts'

/** Where a counter is when it is not in an area. */
export const AWAITED = -1
/** For sale, in the enemy's cup, or beside the map. */
export const POOL = -2
/** Out of this campaign. */
export const OUT = -3

/** A force on the battlefield. */
export interface Unit {
  slot: number
  zone: number
  /** 1 in column, 0 in line. */
  column: number
  /** The counter beside it. */
  plan: Plan | ''
  /** 1: it also has Prepare. */
  prepared: number
  /** 1: it has acted this turn. */
  acted: number
}

export interface Battle {
  area: number
  /** 0 in the French turn, 1 in the enemy's. */
  during: number
  /** The fog roll as modified, 0 before it. */
  fog: number
  /** What the enemy paid for the fog. */
  paid: number
  /** Turns left on the track, and the number of the present one. */
  turns: number
  turn: number
  /** Plans each side may use every turn. */
  plans: [french: number, enemy: number]
  napoleon: number
  /** Insights chosen and not yet used up. */
  insights: Insight[]
  /** 1: Morale holds for this battle. */
  morale: number
  /** Formation counters ready this turn. */
  formations: number
  /** Special enemy counters in force this turn. */
  closeRanks: number
  officers: number
  wellStruck: number
  /** The side that is routed, or −1. */
  routed: number
  /** Where the first routed French force went, or −1. */
  refuge: number
  /** Counters in the enemy's cup, in the order of CUP. */
  cup: number[]
  /** Counters destroyed since the battle began, in their order: what it has cost either side. */
  fallen: number[]
  units: [french: Unit[], enemy: Unit[]]
}

export interface DiaryPage {
  campaign: number
  vp: number
  grade: Grade
  /** Counters of the commanders on the map at the end. */
  survivors: number[]
}

export interface State {
  campaign: number
  /** 1: the eleven campaigns one after the other. */
  career: number
  umpire: Umpire
  level: Level
  /** 1: a movement phase may not end with Napoleon alone while that can be helped. */
  guarded: number
  /** 1: the short track, where the campaign has one. */
  short: number
  /** The box of the turn marker; 0 is Start. */
  turn: number
  french: number
  enemy: number
  scouts: number
  /** Napoleon's area. */
  napoleon: number
  /** slot -> the counter that stands for it (another year's, in linked campaigns). */
  counter: number[]
  /** slot -> area, or AWAITED, POOL, OUT. */
  at: number[]
  /** slot -> 1 on its reduced side. */
  reduced: number[]
  /** Late groups that have arrived. */
  arrived: number[]
  /** Areas held by the French at the end of some turn, where a special rule asks. */
  everHeld: number[]
  battle: Battle | undefined
  /** The campaign is won or scored: its points and grade. */
  outcome: { vp: number; grade: Grade } | undefined
  diary: DiaryPage[]
}

/** A group of enemy forces that will receive one order. */
export interface OrderGroup {
  area: number
  slots: number[]
}

export interface Frames {
  game: object
  linked: { next: number }
  setUp: object
  frenchTurn: object
  movement: { forced: number; moved: number[]; napoleon: number }
  battles: { during: number; fought: number[] }
  battle: { area: number; during: number }
  fogRecruit: { rep: number }
  fogForce: object
  fogHit: { area: number }
  deployment: object
  enemyDeployment: object
  battleTurn: { tried: Insight[]; attempt: Insight | ''; drawn: number; target: number }
  sweep: { slots: number[] }
  act: { side: Side; slot: number; plan: Plan; mode: number; order: number }
  shock: { side: Side; zone: number; shift: number; slot: number }
  attack: { side: Side; slot: number; combat: number; superValue: number; only: 'cavalry' | '' }
  hits: { side: Side; left: number; from: number; scope: 'near' | 'guns' | 'rear' | 'cavalry'; by: number }
  supply: { bought: number[] }
  enemyTurn: object
  orders: {
    bonus: number
    groups: OrderGroup[]
    held: number[]
    group: number
    roll: number
    target: number
    steps: number
  }
  enemySupply: { cities: number[] }
}

export interface FieldCommander extends Game {
  state: State
  frames: Frames
  event: Event
  view: View
  rule: Section
}
export type Rules = Table<FieldCommander>
export type Pos = Position<FieldCommander>

export const campaignOf = (s: State): Campaign => CAMPAIGNS[s.campaign]!
/** The boxes of the turn track. */
export const trackOf = (s: Pick<State, 'campaign' | 'short'>) => boxesOf(s.campaign, s.short)
export const counterOf = (s: State, slot: number): Counter => COUNTERS[s.counter[slot]!]!
/** The values of the side that is up. */
export const valuesOf = (s: State, slot: number): Values => {
  const counter = COUNTERS[s.counter[slot]!]!
  return s.reduced[slot] === 1 && counter.reduced !== undefined ? counter.reduced : counter.full
}
export const combatOf = (s: State, slot: number): number => valuesOf(s, slot).combat

/** The slots of one side in an area, ascending. */
export function forcesAt(s: State, area: number, side: Side): number[] {
  const out: number[] = []
  for (const slot of campaignOf(s).sides[side]!) if (s.at[slot] === area) out.push(slot)
  return out
}
export function isAt(s: State, area: number, side: Side): boolean {
  for (const slot of campaignOf(s).sides[side]!) if (s.at[slot] === area) return true
  return false
}
export function strengthAt(s: State, area: number, side: Side): number {
  let sum = 0
  for (const slot of campaignOf(s).sides[side]!) if (s.at[slot] === area) sum += combatOf(s, slot)
  return sum
}

/** Who is where, in one pass: bit 1 French, bit 2 enemy. */
export function presence(s: State): number[] {
  const out = new Array<number>(campaignOf(s).areas.length).fill(0)
  const counters = campaignOf(s).counters
  for (let slot = 0; slot < s.at.length; slot++) {
    const area = s.at[slot]!
    if (area >= 0) out[area]! |= counters[slot]!.side === FRENCH ? 1 : 2
  }
  return out
}
/** 2.1 Held by the French: they are there and the enemy is not. */
export const isFrench = (s: State, area: number): boolean => isAt(s, area, FRENCH) && !isAt(s, area, ENEMY)
export const isEnemy = (s: State, area: number): boolean => isAt(s, area, ENEMY) && !isAt(s, area, FRENCH)

export const unitOf = (b: Battle, side: Side, slot: number): Unit | undefined => {
  for (const unit of b.units[side]) if (unit.slot === slot) return unit
  return undefined
}

export function cloneState(s: State): State {
  return {
    ...s,
    counter: s.counter.slice(),
    at: s.at.slice(),
    reduced: s.reduced.slice(),
    arrived: s.arrived.slice(),
    everHeld: s.everHeld.slice(),
    battle: s.battle && cloneBattle(s.battle),
    outcome: s.outcome && { ...s.outcome },
    diary: s.diary.map(page => ({ ...page, survivors: page.survivors.slice() })),
  }
}

function cloneBattle(b: Battle): Battle {
  return {
    ...b,
    plans: [b.plans[0], b.plans[1]],
    insights: b.insights.slice(),
    cup: b.cup.slice(),
    fallen: b.fallen.slice(),
    units: [b.units[0].map(unit => ({ ...unit })), b.units[1].map(unit => ({ ...unit }))],
  }
}

export function cloneStack(stack: Pos['stack']): Pos['stack'] {
  return stack.map(frame => {
    const copy = { ...frame } as Pos['stack'][number]
    if (copy.proc === 'movement') copy.moved = copy.moved.slice()
    else if (copy.proc === 'battles') copy.fought = copy.fought.slice()
    else if (copy.proc === 'battleTurn') copy.tried = copy.tried.slice()
    else if (copy.proc === 'sweep') copy.slots = copy.slots.slice()
    else if (copy.proc === 'supply') copy.bought = copy.bought.slice()
    else if (copy.proc === 'enemySupply') copy.cities = copy.cities.slice()
    else if (copy.proc === 'orders') {
      copy.held = copy.held.slice()
      copy.groups = copy.groups.map(group => ({ area: group.area, slots: group.slots.slice() }))
    }
    return copy
  })
}
