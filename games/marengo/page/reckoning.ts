/** Sums of the view, for the reader. */
import { PENALTY } from '../data/board.ts'
import type { Range } from '../reckoning.ts'
import { APPROACHES, ARTILLERY, type Block, strengthOf } from '../words.ts'
import type { View } from './facts.ts'

export const isSure = ({ least, most }: Range): boolean => least === most

/** Artillery that would fire at this place, less the symbols of the ground: the points of a bombardment. */
export function bombardmentPoints(view: View, gun: Block, target: number): number {
  const approach = (view.place[gun] ?? 0) - APPROACHES
  const penalty = target === APPROACHES + (approach ^ 1) ? PENALTY[ARTILLERY]![approach ^ 1]! : 0
  return Math.max(0, strengthOf(view.face[gun] ?? 0) - penalty)
}
