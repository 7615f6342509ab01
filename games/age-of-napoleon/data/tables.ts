/** The tables of the reference sheet, every number of them: provenance `rulebook`, never to be changed. */

/** 6.2 Cards drawn for controlling a country; `coalition` is one less for a major that is insurgent. */
// biome-ignore format: a table
export const STRATEGY = {
  france: { france: 5, coalition: 0 },
  britain: { france: 0, coalition: 4 },
  austria: { france: 2, coalition: 3 },
  russia: { france: 2, coalition: 3 },
  reformedPrussia: { france: 2, coalition: 3 },
  prussia: { france: 1, coalition: 2 },
  spain: { france: 2, coalition: 2 },
  /** One card for each this many minors. */
  minorsPerCard: 3,
} as const
export const HAND_LIMIT = 10
/** 6.1 The deck is reshuffled with fewer cards than this in it. */
export const RESHUFFLE_BELOW = 20

/** 6.3 `one`: both numbers are 1 under French control. */
// biome-ignore format: a table
export const REINFORCEMENT = {
  france: { mobilisation: 10, deployment: 5, one: false },
  britain: { mobilisation: 2, deployment: 1, one: false },
  austria: { mobilisation: 6, deployment: 3, one: true },
  reformedAustria: { mobilisation: 8, deployment: 4, one: true },
  russia: { mobilisation: 8, deployment: 4, one: true },
  prussia: { mobilisation: 4, deployment: 2, one: true },
  reformedPrussia: { mobilisation: 6, deployment: 3, one: true },
  spain: { mobilisation: 4, deployment: 2, one: false },
  britishAllies: { mobilisation: 2, deployment: 1, one: false },
  /** Minors for each corps. */
  frenchAllies: { mobilisationPer: 2, deploymentPer: 3 },
} as const

/** 9.1 */
export const ALLOWANCE = { attack: -1, winter: -1, forcedMarch: 1, mud: -1 } as const

/** 11.4 Losses inflicted: a row for each die, a column for each strength below 6, 6–10, … , above 35. */
// biome-ignore format: a table
export const BATTLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 1, 1, 1, 1, 2, 2],
  [0, 0, 1, 1, 1, 2, 2, 2],
  [0, 1, 1, 1, 2, 2, 2, 3],
  [1, 1, 1, 2, 2, 2, 3, 3],
]
/** 11.5 Added to the second die, by the same columns. */
export const TIE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const HOME_SOIL = 1
export const FROM_THE_SEA = -2

/** 10.2 A row for each die, a column for 1 … 8 corps. */
// biome-ignore format: a table
export const MARCH: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 2, 3, 3],
  [0, 1, 1, 1, 2, 2, 2, 3],
  [0, 0, 1, 1, 1, 2, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 1, 1, 1, 1],
]
/** 13.4 A row for each modified die 1 … 6, a column for 3 … 10 corps. */
// biome-ignore format: a table
export const WINTER: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 2, 3, 3],
  [0, 1, 1, 1, 2, 2, 2, 3],
  [0, 0, 1, 1, 1, 2, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 1, 1, 1, 1],
]
/** 13.3 */
export const WINTER_MODIFIERS = {
  depot: 2,
  friendly: 2,
  capital: -1,
  neutral: -1,
  scorched: -2,
  insurgent: -2,
  barren: -2,
} as const
