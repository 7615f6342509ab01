import type { Face, Provenance } from '../words.ts'

/** Faces by arm and strength: infantry 1 … 3, cavalry 5 and 6, artillery 9 (see words.ts). */
const I3 = 3
const I2 = 2
const C2 = 6
const A1 = 9
const times = (n: number, face: Face): Face[] => Array.from({ length: n }, () => face)

/** The Austrian reinforcement box. */
export const AUSTRIANS: readonly Face[] = [...times(3, I3), ...times(10, I2), ...times(6, C2), A1]
/** The French "At Start" box, dealt at random to the locales with bars. */
export const FRENCH_AT_START: readonly Face[] = [...times(2, I3), ...times(7, I2), ...times(3, C2)]

/** Entries: when (round), where (locale), over which road end, and how many blocks wait there. */
export interface Box {
  readonly id: string
  readonly side: 0 | 1
  readonly round: number
  readonly locale: string
  readonly gate: string
  readonly size: number
}
export const BOX_LIST: readonly Box[] = [
  { id: 'bormida', side: 0, round: 1, locale: 'W1', gate: 'bormida_bridge', size: 20 },
  { id: 'noon', side: 1, round: 7, locale: 'SN', gate: 'san_giuliano_nuovo_east', size: 2 },
  { id: 'novi', side: 1, round: 11, locale: 'E6', gate: 'novi_road_south', size: 4 },
  { id: 'sale', side: 1, round: 12, locale: 'N17', gate: 'sale_road_east', size: 1 },
]

/**
 * What arrives in the three French boxes. The sizes are published; the pool of seven is inferred (the nineteen French
 * blocks of the second edition less the twelve at start); how it is shared out is a reconstruction from the divisions
 * that came up in 1800. A better source replaces these three rows and nothing else.
 */
export const FRENCH_ARRIVALS: readonly (readonly Face[])[] = [[I3, I2], [I3, I2, I2, A1], [C2]]

/** Morale at the start, Austrian then French. */
export const MORALE: readonly number[] = [16, 17]

/** By table. Of the French arrivals as dealt at random only the pool counts, which is 'inferred'. */
export const ARMY_PROVENANCE = {
  AUSTRIANS: 'published',
  FRENCH_AT_START: 'published',
  BOX_LIST: 'published',
  FRENCH_ARRIVALS: 'reconstruction',
  MORALE: 'published',
} as const satisfies Readonly<Record<string, Provenance>>
