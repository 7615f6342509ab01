/**
 * Shares of a whole in percent that add up to what the whole is: 98.6, 0.7 and 0.7 are 98, 1 and 1, not 99, 1 and 1. Each is
 * rounded down, and what is left over goes to those that lost most by it.
 */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const down = shares.map(share => Math.floor(share * 100))
  const loss = (i: number): number => shares[i]! * 100 - down[i]!
  const left = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - down.reduce((sum, n) => sum + n, 0)
  const first = [...shares.keys()].sort((a, b) => loss(b) - loss(a)).slice(0, left)
  return down.map((n, i) => n + (first.includes(i) ? 1 : 0))
}
