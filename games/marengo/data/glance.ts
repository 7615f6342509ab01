import type { Weights } from '@bivouac/kernel'

/**
 * What Veteran values, set by hand from the rules, published first and left as it is, so that later players can be
 * measured against it. docs/bots.md gives the fingerprint of everything it is made of.
 */
export const GLANCE = Object.freeze({
  /** Morale left, as a share of what an army began with. */
  morale: 3,
  /** The enemy demoralised and one's own army not. */
  broken: 2,
  /** Each strength point in play. */
  strength: 0.06,
  /** How far east the leading Austrians stand, against the hour. */
  drive: 2.2,
  /** A star colour in Austrian hands, at the last hour. */
  star: 1.2,
  /** A Frenchman who stands before a star the Austrians are making for. */
  guard: 0.12,
  /** An Austrian block that is over the Bormida, early in the day. */
  crossed: 0.03,
}) satisfies Weights
