/** Where somebody who has to run can run to: ways all round, the best first. */
import { allRound, type Obstacles, routes, type Way } from './routes.ts'

export interface Fleeing {
  readonly x: number
  readonly y: number
  /** The longest way, in points, and the shortest that counts. */
  readonly most: number
  readonly least: number
  /** Whether it may stop there, facing as the last stretch of the way leads. */
  isFree(way: Way): boolean
  /** Below nought when the first is the better way. */
  compare(a: Way, b: Way): number
}

/** Directions tried, and how many ways are offered at most. */
const ROUND = 24
export const OFFERED = 16

/**
 * At most OFFERED ways, the best first: to the ends of the whole allowance all round, and of three quarters, half and a quarter of it. An end
 * whose straight way is barred is reached round what bars it, if the allowance lasts. None: there is no way at all.
 */
export function flights(unit: Fleeing, o: Obstacles, isOn: (x: number, y: number) => boolean): Way[] {
  const ends: number[] = []
  for (const share of [4, 3, 2, 1]) {
    const length = Math.floor((unit.most * share) / 4)
    if (length < unit.least) continue
    // A point less: the ends of straight ways are rounded, and must not come out too far.
    const round = allRound(unit.x, unit.y, length - 1, ROUND)
    for (let k = 0; k < round.length; k += 2) if (isOn(round[k]!, round[k + 1]!)) ends.push(round[k]!, round[k + 1]!)
  }
  return routes(unit.x, unit.y, ends, o, unit.most, isOn)
    .filter(way => way !== undefined)
    .filter(way => way.length >= unit.least && unit.isFree(way))
    .sort((a, b) => unit.compare(a, b))
    .slice(0, OFFERED)
}
