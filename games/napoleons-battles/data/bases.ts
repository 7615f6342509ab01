/** 0.0 Bases, front by depth in inches, and how many figures go before one is taken away. */
import { INCH } from '../words.ts'

export interface Base {
  readonly front: number
  readonly depth: number
}
const base = (front: number, depth: number): Base => ({ front: front * INCH, depth: depth * INCH })

/** Provenance of everything here: rulebook. */
export const FIGURES_PER_BASE = 4
export const THREE_RANKS = base(0.75, 1)
export const TWO_RANKS = base(1, 1)
export const HORSEMEN = base(1, 2)
export const BATTERY = base(1.5, 1)
export const LIMBER = base(1.5, 3)
export const WAGON = base(1.5, 3)
/** A1.1.1 One figure. */
export const SKIRMISHER = base(1, 1)
export const BOAT_BASE = base(2, 4)
export const STAFF: Readonly<Record<'division' | 'corps' | 'wing' | 'army', Base>> = {
  division: base(1, 1),
  corps: base(1.5, 1.5),
  wing: base(2, 2),
  army: base(2, 2),
}
/** 8.6.2.2.2 In inches: infantry, cavalry and whatever is drawn by horses. */
export const ROUT_SPEED = { foot: 18, mounted: 27 } as const
/** 18.4.2.2.5.3 In inches a turn. */
export const BOAT_SPEED = 24
/** Reconstruction: the text gives no speed for generals. In inches. */
export const GENERAL_SPEED = 30
/** 11.1.2, 11.4.1 A battery or a wagon train is gone with the second figure. */
export const BATTERY_FIGURES = 2
