/** Shares of wins with their intervals, and the rating difference they stand for. */
export interface Share {
  readonly share: number
  /** 95 %, by Wilson's formula: honest for few games and for shares near 0 and 1. */
  readonly low: number
  readonly high: number
}
const Z = 1.96

/** `points` of `games`, a draw counting half. */
export function shareOf(points: number, games: number): Share {
  if (games === 0) return { share: 0.5, low: 0, high: 1 }
  const p = points / games
  const z2 = (Z * Z) / games
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))
  // At 0 and at 1 the formula meets the share itself, and rounding must not carry it across.
  return { share: p, low: Math.max(0, Math.min(p, middle - half)), high: Math.min(1, Math.max(p, middle + half)) }
}

const FARTHEST = 1200
/** The rating difference at which this share is expected; nobody is called more than 1,200 points better. */
export function eloOf(share: number): number {
  if (share <= 0) return -FARTHEST
  if (share >= 1) return FARTHEST
  return Math.max(-FARTHEST, Math.min(FARTHEST, -400 * Math.log10(1 / share - 1)))
}
export interface Elo {
  readonly elo: number
  readonly low: number
  readonly high: number
}
export const eloBetween = ({ share, low, high }: Share): Elo => ({
  elo: eloOf(share),
  low: eloOf(low),
  high: eloOf(high),
})
