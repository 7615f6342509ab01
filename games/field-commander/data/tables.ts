/** Tables that several campaigns share, and those of the help sheet. */

import type { Grade, Insight, Level, Withdrawal } from '../words.ts'
import type { OrderTable, Pools, Sourced, SupplyRow } from './file.ts'

/** The order table of the Italian map. Provenance: rulebook. */
export const ORDERS_BY_OBJECTIVE: OrderTable = {
  size: 3,
  rows: [
    { upTo: 2, order: 'enemyObjective' },
    { upTo: 4, order: 'hold' },
    { upTo: 7, order: 'random' },
    { upTo: 9, order: 'frenchObjective' },
    { upTo: 11, order: 'advance' },
    { upTo: 12, order: 'frenchObjective', times: 2 },
    { order: 'advance', times: 2 },
  ],
}
/** The same with cities for Objectives. Provenance: reconstruction. */
export const ORDERS_BY_CITY: OrderTable = {
  size: 3,
  rows: [
    { upTo: 2, order: 'enemyCity' },
    { upTo: 4, order: 'hold' },
    { upTo: 7, order: 'random' },
    { upTo: 9, order: 'frenchCity' },
    { upTo: 11, order: 'advance' },
    { upTo: 12, order: 'frenchCity', times: 2 },
    { order: 'advance', times: 2 },
  ],
}
/** The coalition on the offensive. Provenance: reconstruction. */
export const offensive = (toward: string): OrderTable => ({
  size: 4,
  toward,
  rows: [
    { upTo: 2, order: 'hold' },
    { upTo: 4, order: 'random' },
    { upTo: 6, order: 'frenchObjective' },
    { upTo: 8, order: 'toward' },
    { upTo: 10, order: 'advance' },
    { upTo: 12, order: 'advance', times: 2 },
    { order: 'advance', times: 3 },
  ],
})

/** The enemy supply table of the Italian map. Provenance: rulebook. */
export const ENEMY_SUPPLY: readonly SupplyRow[] = [
  { upTo: 1, gain: 'fortification', count: 1 },
  { upTo: 2, gain: 'garrison', count: 1 },
  { upTo: 6, gain: 'reinforcement', count: 1 },
  { upTo: 10, gain: 'supply', count: 3 },
]

/** How many counters there are; of 1796 only the Cannon and the two sums of the statics are sourced (see VALUES). */
export const POOLS: Pools = {
  french: [{ infantry: 3, cavalry: 1, guns: 2 }, 'reconstruction'],
  enemy: [{ infantry: 4, cavalry: 2, guns: 3 }, 'reconstruction'],
  frenchStatics: [{ garrisons: 4, fortifications: 4 }, 'reconstruction'],
  enemyStatics: [{ garrisons: 8, fortifications: 8 }, 'reconstruction'],
  scouts: [6, 'reconstruction'],
}
export const pools = (enemyStatics: number, more: Partial<Pools> = {}): Pools => ({
  ...POOLS,
  enemyStatics: [{ garrisons: enemyStatics, fortifications: enemyStatics }, 'reconstruction'],
  ...more,
})

/** What is printed on a counter without a commander, each number with its source. */
export interface SourcedValues {
  readonly activation: Sourced<number>
  readonly combat: Sourced<number>
  readonly superValue: Sourced<number>
}
const unsourced = (activation: number, combat: number, superValue: number): SourcedValues => ({
  activation: [activation, 'reconstruction'],
  combat: [combat, 'reconstruction'],
  superValue: [superValue, 'reconstruction'],
})
export const VALUES: Readonly<Record<string, SourcedValues>> = {
  recruitInfantry: unsourced(4, 3, 0),
  recruitCavalry: unsourced(4, 3, 1),
  // The Cannon of the example hits on 4 or less.
  recruitGun: { ...unsourced(4, 4, 1), combat: [4, 'rulebook'] },
  // A French Fortification costs 4; an enemy Garrison and Fortification make 9 together, so that 5 is left if both
  // sides' Fortifications are alike.
  garrison: { ...unsourced(6, 5, 0), combat: [5, 'inferred'] },
  garrisonReduced: unsourced(5, 3, 0),
  fortification: { ...unsourced(6, 4, 1), combat: [4, 'rulebook'] },
  fortificationReduced: unsourced(5, 2, 0),
}

/** How many of each counter the enemy's plan cup holds: the eight plans, then the three special ones. */
export const CUP_COUNTS: Sourced<readonly number[]> = [[2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1], 'reconstruction']
/** How many of each French plan counter there are. */
export const FRENCH_PLAN_COUNT: Sourced<number> = [4, 'reconstruction']

/** Battle turns by modified fog roll, from 1. Provenance: rulebook. */
export const FOG_TURNS: readonly number[] = [0, 2, 3, 4, 3, 2, 4, 5, 3, 3, 5, 2, 2, 4, 4]
/** What the enemy pays for the fog: supply at least, bonus and price. Provenance: rulebook. */
export const FOG_PRICES: readonly (readonly [number, number])[] = [
  [7, 4],
  [4, 2],
]
/** What the enemy pays for his orders: supply at least, bonus and price. Provenance: rulebook. */
export const ORDER_PRICES: readonly (readonly [number, number])[] = [
  [6, 3],
  [4, 2],
  [1, 1],
]
/** Supply taken by a Raid: up to this roll, so many points. The printed table is unknown: reconstruction. */
export const RAID: readonly (readonly [number, number])[] = [
  [4, 1],
  [8, 2],
  [10, 3],
]
/** Provenance: rulebook. */
export const WITHDRAWAL: readonly (readonly [number, Withdrawal])[] = [
  [2, 'rejoin'],
  [5, 'enemyRetreat'],
  [8, 'frenchRetreat'],
  [10, 'encamp'],
]
/** The price of a commander carried over. Provenance: rulebook. */
export const UPGRADES: readonly (readonly [number, 'fortification' | 'garrison' | 'reinforcement' | 'supply'])[] = [
  [2, 'fortification'],
  [4, 'garrison'],
  [8, 'reinforcement'],
  [10, 'supply'],
]
/** How long history remembers: victory points at least, years. Provenance: rulebook. */
export const IMMORTALITY: readonly (readonly [number, number])[] = [
  [300, 5000],
  [280, 4000],
  [260, 3000],
  [230, 2500],
  [200, 2000],
  [170, 1500],
  [130, 1000],
  [90, 500],
  [40, 100],
  [0, 50],
]
export const yearsRemembered = (points: number): number => IMMORTALITY.find(([least]) => points >= least)![1]

/** Insights that are tried for, and what is added to Napoleon's command rating. Provenance: rulebook. */
export const TRIED: Readonly<Partial<Record<Insight, number>>> = { genius: 0, sweep: 1 }

/** Supply each level gives or takes: at the start, and every turn. Provenance: ours, an option of the table. */
export interface Shift {
  readonly french: number
  readonly enemy: number
  readonly frenchIncome: number
  readonly enemyIncome: number
}
export const LEVEL_SHIFT: Readonly<Record<Level, Shift>> = {
  gentle: { french: 6, enemy: -4, frenchIncome: 2, enemyIncome: 0 },
  normal: { french: 0, enemy: 0, frenchIncome: 0, enemyIncome: 0 },
  hard: { french: -2, enemy: 4, frenchIncome: -1, enemyIncome: 1 },
  grim: { french: -4, enemy: 8, frenchIncome: -2, enemyIncome: 3 },
}
/** Points for winning before the first graded box. Provenance: rulebook. */
export const EARLY: { readonly vp: number; readonly grade: Grade } = { vp: 30, grade: 'superior' }

/** 9.8 Mobile forces that may begin in the Approach; 9.7 and, with the Front insight, on the Front. */
export const APPROACH_MOST = 4
export const FRONT_MOST = 3
