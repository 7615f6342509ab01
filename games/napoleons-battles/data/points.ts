/** What things are worth at the end (12.2): the scenario rules 1.6 are missing from the text, so all of it is ours. */
import type { Rank } from '../words.ts'

/** Inferred from three published costs: radius + response + 5 × quality + 5 × combat + a constant of the rank. */
export const GENERAL_COST = { quality: { P: -1, A: 0, G: 1, E: 2 }, quality5: 5, combat5: 5 } as const
export const RANK_COST: Readonly<Record<Rank, number>> = { division: 2, corps: 3, wing: 3, army: 6 }

/** Reconstruction. Hundredths of a point where a unit's own points are shared. */
export const SCORING = {
  /** Of the value of a unit in rout at the end, or gone from the table. */
  routedShare: [1, 2],
  /** For each figure of a unit that is still there. */
  figure: 1,
  /** 15.5.2 A captured general, as a share of what one who has fallen counts. */
  capturedShare: [3, 2],
  /** For an army that reached its morale level. */
  morale: 50,
} as const
/** 12.2.1 Below this difference a victory is marginal (rulebook); below the second, nobody has won (reconstruction). */
export const MARGINAL = 50
export const DRAW = 10
