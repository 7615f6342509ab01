/** 11.3, 11.4, 11.6, 11.8 The plans, as conditions and orders. Provenance: rulebook. */
import type { Plan } from '../words.ts'

export interface PlanOrder {
  readonly do: 'advance' | 'retreat' | 'attack' | 'line' | 'column' | 'pivot'
  /** Only for this arm. */
  readonly arm?: 'infantry' | 'cavalry'
  /** Only when the nearest opponent is at one of these distances: 'near' is 0 or 1, 'next' exactly 1. */
  readonly at?: 'near' | 'next'
  /** Added to the combat value of whoever is tested for shock. */
  readonly shock?: number
  readonly combat?: number
  readonly superValue?: number
}
export interface PlanFacts {
  /** When the plan needs no activation roll. */
  readonly noRoll: 'never' | 'always' | 'column' | 'line' | 'cavalry' | 'infantry'
  /** The only arm that can carry it out. */
  readonly only?: 'cavalry' | 'infantry' | 'artillery'
  readonly orders: readonly PlanOrder[]
}

const ATTACK: PlanOrder = { do: 'attack' }
const LINE: PlanOrder = { do: 'line' }
const COLUMN: PlanOrder = { do: 'column' }
const VOLLEY: readonly PlanOrder[] = [
  { do: 'attack', arm: 'infantry', at: 'next', combat: 4 },
  { do: 'attack', arm: 'cavalry', at: 'next', combat: 2, superValue: 2 },
]

export const PLANS: Readonly<Record<Plan, PlanFacts>> = {
  charge: {
    noRoll: 'never',
    only: 'cavalry',
    orders: [{ do: 'advance', shock: -3 }, { do: 'advance', shock: -3 }, ATTACK],
  },
  engage: {
    noRoll: 'column',
    orders: [{ do: 'advance', shock: -2 }, LINE, { do: 'attack', combat: 1, superValue: 1 }],
  },
  // Only exactly two zones from the nearest enemy.
  flank: { noRoll: 'column', orders: [{ do: 'advance' }, { do: 'advance', shock: -3 }, ATTACK] },
  // Not given to a force: up to three forces change formation, once, at any moment.
  formation: { noRoll: 'always', orders: [] },
  grapeshot: { noRoll: 'always', only: 'artillery', orders: [{ do: 'attack', combat: 2, superValue: 1 }] },
  // Given beside another plan: that plan is carried out before the enemy's.
  prepare: { noRoll: 'always', orders: [] },
  push: { noRoll: 'column', orders: [COLUMN, { do: 'advance', shock: -4 }] },
  // Before the enemy's plans, at cavalry only.
  square: { noRoll: 'always', only: 'infantry', orders: [{ do: 'attack', combat: 4 }] },
  volley: { noRoll: 'line', orders: VOLLEY },
  // The mode of the march says how often, and which way.
  march: { noRoll: 'column', orders: [{ do: 'advance' }, { do: 'advance', arm: 'cavalry' }] },
  fire: { noRoll: 'line', orders: [ATTACK] },
  pivot: { noRoll: 'always', orders: [{ do: 'pivot' }] },
  retreat: { noRoll: 'always', orders: [COLUMN, { do: 'retreat' }] },
  aimed: { noRoll: 'line', orders: VOLLEY },
  assault: { noRoll: 'cavalry', orders: [{ do: 'advance' }, { do: 'line', at: 'near' }, ATTACK] },
  closing: { noRoll: 'infantry', orders: [COLUMN, { do: 'advance', shock: -3 }, ATTACK] },
  forward: { noRoll: 'column', orders: [{ do: 'advance' }, { do: 'line', at: 'next' }, ATTACK] },
  melee: {
    noRoll: 'line',
    orders: [{ do: 'advance', at: 'next' }, { do: 'attack', arm: 'infantry' }, ATTACK, LINE],
  },
  rush: {
    noRoll: 'column',
    orders: [{ do: 'advance', arm: 'cavalry', shock: -3 }, { do: 'advance', shock: -3 }, COLUMN],
  },
  wedge: {
    noRoll: 'never',
    orders: [COLUMN, { do: 'advance' }, { do: 'attack', combat: 2, superValue: 2 }, { do: 'line', at: 'near' }],
  },
  wheel: {
    noRoll: 'never',
    orders: [{ do: 'advance', arm: 'cavalry' }, { do: 'advance' }, LINE, { do: 'attack', arm: 'infantry' }],
  },
  enemyAdvance: { noRoll: 'column', orders: [{ do: 'advance' }] },
  combat: { noRoll: 'always', orders: [LINE, ATTACK] },
  enemyRetreat: { noRoll: 'always', orders: [COLUMN, { do: 'retreat' }] },
}
