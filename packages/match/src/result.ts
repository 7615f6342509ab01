/**
 * Results as they were written before sides had several seats: one `winner`, a seat or 'none'. Every game had as many
 * sides as seats then, so the two say the same.
 */
import type { Result } from '@bivouac/kernel'

interface Earlier extends Omit<Result, 'winners' | 'grade'> {
  readonly winner: number | 'none'
}

/** The same result as it is written now. */
export function renewed(result: Result | Earlier): Result {
  if (!('winner' in result)) return result
  const { winner, ...rest } = result
  return { winners: winner === 'none' ? [] : [winner], ...rest }
}

/** The same result as it was written then: a fingerprint of the last position was taken of it. */
export const asWrittenBefore = ({ winners, grade: _, ...rest }: Result): Earlier => ({
  winner: winners[0] ?? 'none',
  ...rest,
})
