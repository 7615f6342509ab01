import type { Weights } from '@bivouac/kernel'
import type { Card } from '../words.ts'

/** What a computer player values, by name (chapter 24 of the design this game was built from). */
export const WEIGHTS = {
  member: 3,
  dominion: 4,
  spain: 2.5,
  minor: 0.7,
  combat: 0.55,
  gone: 0.85,
  captive: 0.3,
  tired: 0.35,
  card: 0.8,
  /** A neutral major with French corps in it, with them in its capital, with Coalition corps in it (2.5, 2.6). */
  neutralHeld: 2,
  neutralCapital: 1,
  neutralWatched: 0.8,
  paris: 5,
  surrender: 8,
  /** A major half way to surrender: its capital taken, corps in the country (12.3). */
  siege: 4,
  france: 12,
  progress: 1,
  winter: 2.4,
  danger: 0.4,
  /** The sea open to the British for ever. */
  britannia: 2,
  /** Who would have won if the war ended so, and how much less that counts for each year to come. */
  verdict: 16,
  patience: 0.6,
} as const satisfies Weights
export type Weighing = Readonly<Record<keyof typeof WEIGHTS, number>>

/** What a card is worth held: the least is paid with. */
const WORTH: Readonly<Record<Card, number>> = {
  1: 2.5,
  2: 1.6,
  3: 1.2,
  4: 1.2,
  5: 2,
  6: 2.2,
  7: 1.4,
  8: 0.8,
  9: 1.8,
  10: 2,
  11: 1.4,
  12: 0.9,
  13: 0.8,
  14: 1.6,
  15: 1.2,
  16: 1,
  17: 1,
  18: 1,
  19: 1,
  20: 1.5,
  21: 1.5,
  22: 1.6,
  23: 1.1,
  24: 1,
  25: 0.9,
  26: 0.8,
  27: 0.8,
  28: 1.6,
  29: 1.3,
  30: 1,
  31: 0.8,
  32: 1.1,
  33: 0.7,
  34: 1.1,
  35: 1.2,
  36: 0.9,
  37: 1.1,
  38: 0.8,
  39: 1,
  40: 0.9,
  41: 0.7,
  42: 0.6,
}
/** Cards whose event is the other side’s are good for paying alone. */
export const cardWorth = (card: Card, isOurs: boolean): number => (isOurs ? (WORTH[card] ?? 1) : 0.3)
