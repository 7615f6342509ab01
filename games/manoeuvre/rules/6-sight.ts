/** 6.2 and 8 Range: what can be fired at. */
import type { State } from '../state.ts'
import type { Square } from '../words.ts'
import { BLOCKS_SIGHT, FIELD } from './facts.ts'

/** Adjacent squares always see each other; two squares apart, one open way is enough. */
export function sees(s: State, from: Square, to: Square): boolean {
  const distance = FIELD.distances[from * 64 + to]!
  if (distance === 1) return true
  if (distance !== 2) return false
  const between = FIELD.between[from * 64 + to]!
  for (let i = 0; i < between.length; i++) {
    const middle = between[i]!
    if (s.occupant[middle]! < 0 && !BLOCKS_SIGHT[s.ground[middle]!]) return true
  }
  return false
}

export const isBeside = (a: Square, b: Square): boolean => FIELD.distances[a * 64 + b] === 1
