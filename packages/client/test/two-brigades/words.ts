import { INCH } from '@bivouac/ground/measured'
import { type Noun, noun } from '@bivouac/kernel'

export const WIDTH = 24 * INCH
export const HEIGHT = 18 * INCH
export const UNITS = [0, 1, 2, 3] as const
export const COLUMN = 0
export const LINE = 1
/** By formation: width of front and depth. */
export const FRONT = [2 * INCH, 4 * INCH] as const
export const DEPTH = [2 * INCH, INCH] as const
export const TURNS = 12
export const STRENGTH = 3
export const seatOf = (unit: number): number => unit >> 1

export const SIDES: readonly Noun[] = [noun('mp', 'bianchi', 'Whites'), noun('mp', 'blu', 'Blues')]
export const BRIGADES: readonly Noun[] = [
  noun('f', 'prima brigata bianca', 'First White Brigade'),
  noun('f', 'seconda brigata bianca', 'Second White Brigade'),
  noun('f', 'prima brigata blu', 'First Blue Brigade'),
  noun('f', 'seconda brigata blu', 'Second Blue Brigade'),
]
