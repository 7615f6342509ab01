/** CARD-4 The weather of 17.3, for the optional rule: the highest number of d100, how far one sees in inches, and the notes. Rulebook. */
import type { Text } from '@bivouac/kernel'

export interface Weather {
  readonly upTo: number
  readonly name: Text
  readonly sight: number
  readonly notes: string
}
// biome-ignore format: a table, one row to a line
export const WEATHER: readonly Weather[] = [
  { upTo: 20, name: { it: 'giorno sereno', en: 'clear day' }, sight: 36, notes: '' },
  { upTo: 36, name: { it: 'giorno piovoso', en: 'rainy day' }, sight: 27, notes: 'eh' },
  { upTo: 46, name: { it: 'giorno, neve', en: 'snow by day' }, sight: 21, notes: 'aeg' },
  { upTo: 51, name: { it: 'giorno, nebbia', en: 'fog by day' }, sight: 18, notes: 'be' },
  { upTo: 54, name: { it: 'notte limpida e serena', en: 'bright clear night' }, sight: 30, notes: 'cd' },
  { upTo: 68, name: { it: 'notte serena', en: 'clear night' }, sight: 21, notes: 'cd' },
  { upTo: 71, name: { it: 'notte serena e buia', en: 'dark clear night' }, sight: 9, notes: 'cde' },
  { upTo: 73, name: { it: 'notte piovosa ma luminosa', en: 'bright rainy night' }, sight: 21, notes: 'cdh' },
  { upTo: 84, name: { it: 'notte piovosa', en: 'rainy night' }, sight: 12, notes: 'cdeh' },
  { upTo: 86, name: { it: 'notte buia e piovosa', en: 'dark rainy night' }, sight: 3, notes: 'cdfh' },
  { upTo: 87, name: { it: 'notte luminosa, neve', en: 'bright night, snow' }, sight: 12, notes: 'acdeg' },
  { upTo: 94, name: { it: 'notte, neve', en: 'night, snow' }, sight: 9, notes: 'acdfg' },
  { upTo: 95, name: { it: 'notte buia, neve', en: 'dark night, snow' }, sight: 3, notes: 'acdfg' },
  { upTo: 96, name: { it: 'notte luminosa, nebbia', en: 'bright night, fog' }, sight: 12, notes: 'cde' },
  { upTo: 99, name: { it: 'notte, nebbia', en: 'night, fog' }, sight: 9, notes: 'cdf' },
  { upTo: 100, name: { it: 'notte buia, nebbia', en: 'dark night, fog' }, sight: 3, notes: 'cdf' },
]

/** What a row looks like: by day or night, and what falls or hangs. */
export interface Sky {
  readonly night: boolean
  readonly air: 'clear' | 'rain' | 'snow' | 'fog'
}
export function skyOf(row: number): Sky | undefined {
  const it = WEATHER[row]
  if (it === undefined) return undefined
  const has = (note: string): boolean => it.notes.includes(note)
  // The last rows of the table are the nights in fog.
  const air = has('h') ? 'rain' : has('a') ? 'snow' : has('b') || it.upTo > 95 ? 'fog' : 'clear'
  return { night: has('c'), air }
}
