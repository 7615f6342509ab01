/** The theatre of war to be looked at first, where the whole map cannot be read. */
import { SHEET } from '../look/europe.ts'
import type { Point } from '../look/points.ts'

/** Half of what is looked at then. */
export const HALF = 430
/** Corps so near to one another are seen together, with room for their cards. */
const NEAR = HALF - 60
export const NOWHERE: Point = [1000, 800]
/** The middle of as many of these as can be seen at once: of the corps near one of them, wherever most are near. */
export function theatre(corps: readonly Point[]): Point {
  const near = corps
    .map(([x, y]) => corps.filter(each => Math.abs(each[0] - x) < NEAR && Math.abs(each[1] - y) < NEAR))
    .reduce<readonly Point[]>((most, each) => (each.length > most.length ? each : most), [])
  if (near.length === 0) return NOWHERE
  const mean = (of: (point: Point) => number): number => near.reduce((sum, each) => sum + of(each), 0) / near.length
  const within = (at: number, most: number): number => Math.min(Math.max(at, HALF), most - HALF)
  return [
    within(
      mean(([x]) => x),
      SHEET.width,
    ),
    within(
      mean(([, y]) => y),
      SHEET.height,
    ),
  ]
}
