import type { Weights } from '@bivouac/kernel'
import { frozen } from './notation.ts'

/**
 * What Veteran values, in regiments at full strength: set by hand from the rules, published first and left as it is,
 * so that later players can be measured against it. docs/bots.md gives the fingerprint of everything it is made of.
 */
export const GLANCE = frozen({
  /** A unit on the field, and each point of its present strength. */
  unit: 0.35,
  strength: 0.075,
  /** Every unit lost, times the number lost: the fifth loses the battle. */
  doom: 0.07,
  /** A square controlled in the enemy's half, now, and what that grows by until night. */
  ground: 0.03,
  night: 0.42,
  /** Each row a unit stands forward of its own edge. */
  advance: 0.03,
  /** Cover of a unit that stands beside an enemy, per point. */
  cover: 0.02,
  /** The best attack the cards in hand allow: for whoever attacks first, and for the other. */
  threat: 0.4,
  later: 0.25,
  /** Cards in hand. */
  card: 0.05,
  leader: 0.12,
  staff: 0.07,
}) satisfies Weights
