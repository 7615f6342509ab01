/** 6.2 and 8 Range: what can be fired at. */
import type { State } from '../state.ts'
import type { Square } from '../words.ts'
import { BLOCKS_SIGHT, FIELD } from './facts.ts'

/** Adjacent squares always see each other; two squares apart, one open way is enough. */
export function sees(s: State, from: Square, to: Square): boolean {
  const distance = FIELD.distances[from * 64 + to]!
  if (distance === 1) return true
  if (distance !== 2) return false
  const one = FIELD.between[0][from * 64 + to]!
  const other = FIELD.between[1][from * 64 + to]!
  return isClear(s, one) || (other >= 0 && isClear(s, other))
}
const isClear = (s: State, square: Square): boolean => s.occupant[square]! < 0 && !BLOCKS_SIGHT[s.ground[square]!]

export const isBeside = (a: Square, b: Square): boolean => FIELD.distances[a * 64 + b] === 1
