import type { Text } from '@bivouac/kernel'

/** A name on the water: where its middle is, how it is turned, how large. */
export interface SeaName {
  readonly name: Text
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  readonly size: number
}

export const SEA_NAMES: readonly SeaName[] = [
  { name: { it: 'Oceano Atlantico', en: 'Atlantic Ocean' }, at: [132, 690], turn: -66, size: 40 },
  { name: { it: 'Mare del Nord', en: 'North Sea' }, at: [742, 300], turn: -62, size: 40 },
  { name: { it: 'Mar Baltico', en: 'Baltic Sea' }, at: [1240, 345], turn: -60, size: 26 },
  { name: { it: 'Mare Mediterraneo', en: 'Mediterranean Sea' }, at: [742, 1338], turn: -3, size: 38 },
  { name: { it: 'Adriatico', en: 'Adriatic' }, at: [1178, 1076], turn: 44, size: 22 },
  { name: { it: 'Mar Nero', en: 'Black Sea' }, at: [1860, 1060], turn: -6, size: 38 },
  { name: { it: 'La Manica', en: 'English Channel' }, at: [520, 655], turn: -12, size: 20 },
  { name: { it: 'Tirreno', en: 'Tyrrhenian' }, at: [1000, 1245], turn: 30, size: 22 },
]

/** Names that would run over a border or a stack are moved; `up` and `left` in units of the sheet, by region. */
export const NAME_MOVED: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  britain: [4, -60],
  stato_chiesa: [0, 0],
}
/** Long names are set in two lines, by region. */
export const NAME_SPLIT: Readonly<Record<string, readonly string[]>> = {
  stato_chiesa: ['Lo Stato', 'della Chiesa'],
  sankt_peterburg: ['Sankt-', 'Peterburg'],
}
