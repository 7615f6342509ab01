/** What a computer player values, in points of the final reckoning (12.2) unless it is said otherwise. */
import type { Weights } from '@bivouac/kernel'

export const WEIGHTS = {
  /** Of a unit's worth: what it costs to have it routed, beside the half that the reckoning takes. */
  rout: 0.25,
  /** An army nearer to breaking: times the square of its strain. */
  strain: 70,
  /** Of a unit's worth while it is disordered. */
  disorder: 0.12,
  /** A figure lost. */
  figure: 1.2,
  /** A place that will change hands, of its points. */
  place: 0.9,
  /** What draws each unit to a place to be taken, and to one to be kept. */
  assault: 6,
  keep: 3,
  /** Shots that can be fired next, of what they cost. */
  fire: 0.8,
  /** Combats that stand to be fought, of what they bring. */
  contact: 1,
  /** What he could do by charging next, and what I could. */
  threat: 0.45,
  chance: 0.25,
  /** A unit no general of its own reaches, and a general outside his superior's radius. */
  command: 5,
  /** A general with a unit in rout, who can rally it. */
  rally: 6,
  /** A unit in the way of its own rout: infantry in march column near the enemy. */
  march: 8,
  /** Above nought: whoever plays by these thinks of more marches. */
  goals: 0,
} as const satisfies Weights
export type Values = { readonly [name in keyof typeof WEIGHTS]: number }
/** What Marshal values, where it differs. */
export const MARSHAL: Values = { ...WEIGHTS, goals: 1 }

export const PERSONALITIES: Readonly<Record<string, Weights>> = {
  bold: { threat: 0.25, chance: 0.4, assault: 8 },
  cautious: { threat: 0.7, chance: 0.15, keep: 5 },
}
