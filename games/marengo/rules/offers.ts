/** What offers of several chapters are made over. */
import { COUNT, FIRST } from '../words.ts'

/** Every block of each side, in order. */
export const OWN: readonly (readonly number[])[] = [0, 1].map(side =>
  Array.from({ length: COUNT[side]! }, (_, i) => FIRST[side]! + i),
)
export const NONE: readonly number[] = []
