import type { Weights } from '@bivouac/kernel'
import { frozen } from './notation.ts'

/**
 * What Marshal values, in regiments at full strength. Set by hand, then tried by self-play with
 * `bivouac tune`: docs/bots.md says what each is for, and with which command and seed they were tried.
 */
export const WEIGHTS = frozen({
  /** A unit on the field, and each point of its present strength. */
  unit: 0.35,
  strength: 0.075,
  /** Every unit lost, times the number lost: the fifth loses the battle. */
  doom: 0.07,
  /** A square controlled in the enemy's half, now, and what that grows by until night. */
  ground: 0.03,
  night: 0.42,
  /** By how much everything counts for more as the deck of whoever is ahead runs down: he wants the night to come. */
  clock: 0.8,
  /** Having lost fewer units, which decides a night that finds the ground shared. */
  tie: 0.3,
  /** Each row a unit stands forward of its own edge. */
  advance: 0.06,
  /** Cover of a unit that stands beside an enemy, per point. */
  cover: 0.02,
  /** The best attack the cards in hand allow: for whoever attacks first, and for the other. */
  threat: 0.4,
  later: 0.25,
  /** Cards in hand. */
  card: 0.05,
  leader: 0.12,
  staff: 0.07,
  /** A place in hand that the next draw will fill. */
  blank: 0.08,
}) satisfies Weights

/** Where a personality differs. */
export const PERSONALITIES = frozen({
  bold: { threat: 0.6, later: 0.2, advance: 0.05, strength: 0.06 },
  cautious: { threat: 0.28, later: 0.4, advance: 0.02, strength: 0.09, cover: 0.05 },
}) satisfies Readonly<Record<string, Weights>>
