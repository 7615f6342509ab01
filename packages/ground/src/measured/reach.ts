/** Where a formed unit can get to: a wheel first, if any, then straight on or obliquely. For shading and for proposals, not for judging. */
import { direction as asDirection, eastOf, northOf } from './measure.ts'
import { overlap } from './meets.ts'
import * as numbers from './numbers.ts'
import { quad, shapes } from './quads.ts'
import { SECTOR } from './sector.ts'
import { firstOf, type Place, wheeled, wheelSteps, wheelSweep } from './sweep.ts'
import { isBare, stretches, type Terrain } from './terrain.ts'

const { EAST_OF, NORTH_OF, SOUTH_OF, WEST_OF } = numbers

export interface Reaching extends Place {
  readonly width: number
  readonly depth: number
  /** What may be spent in all, in whatever unit the game counts. */
  readonly effort: number
  /** What a wheel of so many tenths costs; nothing where it may not wheel at all. */
  wheel(tenths: number): number | undefined
  /** What each point costs on these features; nothing where they cannot be entered. */
  rate(on: readonly number[]): number | undefined
}

export interface Surroundings {
  readonly width: number
  readonly height: number
  readonly ground: Terrain
  /** Features that may matter for cost. */
  readonly features: readonly number[]
  readonly shapes: Int32Array
  /** Who is in the way. */
  readonly others: readonly number[]
}

/** After a wheel: where it stands, what that cost, and how far it can then go in each direction of DIRECTIONS. */
export interface Reach {
  readonly place: Place
  readonly hand: number
  readonly tenths: number
  readonly spent: number
  readonly far: readonly number[]
}

/** Oblique directions looked at, in tenths of a degree from the front: every five degrees. */
export const DIRECTIONS: readonly number[] = Array.from({ length: (2 * SECTOR) / 50 + 1 }, (_, k) => k * 50 - SECTOR)
/** Wheels looked at: every ten degrees up to a quarter. */
const WHEELS: readonly number[] = Array.from({ length: 9 }, (_, k) => 100 * (k + 1))

export function reach(unit: Reaching, field: Surroundings): Reach[] {
  const found: Reach[] = [{ place: unit, hand: 0, tenths: 0, spent: 0, far: fan(unit, unit, unit.effort, field) }]
  const sweep = shapes(wheelSteps(WHEELS.at(-1)!))
  for (const hand of [-1, 1])
    for (const size of WHEELS) {
      const tenths = hand * size
      const spent = unit.wheel(tenths)
      if (spent === undefined || spent > unit.effort) break
      const count = wheelSweep(unit, hand, tenths, sweep, 0)
      // What is in the way of a wheel is in the way of every longer one.
      if (field.others.some(j => isMet(sweep, count, field.shapes, j))) break
      const place = wheeled(unit.x, unit.y, unit.facing, unit.width, hand, tenths)
      found.push({ place, hand, tenths, spent, far: fan(unit, place, unit.effort - spent, field) })
    }
  return found
}

function isMet(sweep: Int32Array, count: number, s: Int32Array, j: number): boolean {
  for (let step = 0; step < count; step++) if (overlap(sweep, step, s, j, 1)) return true
  return false
}

/** How far it can go from a place in every direction, with what is left. */
function fan(unit: Reaching, place: Place, left: number, field: Surroundings): number[] {
  const one = shapes(1)
  quad(place.x, place.y, place.facing, unit.width, unit.depth, one, 0)
  const open = unit.rate([])
  return DIRECTIONS.map(offset => {
    if (open === undefined) return 0
    const heading = asDirection(place.facing + offset)
    const most = onTable(one, heading, Math.floor(left / open), field)
    if (most <= 0) return 0
    const { distance } = firstOf(one, 0, heading, most, field.shapes, field.others)
    return afforded(unit, one, heading, distance, left, field)
  })
}

/** The largest distance, at most `most`, after which all corners are still on the table. */
function onTable(s: Int32Array, heading: number, most: number, field: Surroundings): number {
  const isOn = (d: number): boolean => {
    const [dx, dy] = [eastOf(0, d, heading), northOf(0, d, heading)]
    if (s[WEST_OF]! + dx < 0 || s[SOUTH_OF]! + dy < 0) return false
    return s[EAST_OF]! + dx <= field.width && s[NORTH_OF]! + dy <= field.height
  }
  let [low, high] = [0, most]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (isOn(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function afforded(
  unit: Reaching,
  s: Int32Array,
  heading: number,
  most: number,
  effort: number,
  field: Surroundings,
): number {
  if (most <= 0) return 0
  const [dx, dy] = [eastOf(0, most, heading), northOf(0, most, heading)]
  const [west, south, east, north] = [s[WEST_OF]!, s[SOUTH_OF]!, s[EAST_OF]!, s[NORTH_OF]!]
  const bare = isBare(
    field.ground,
    west + Math.min(0, dx),
    south + Math.min(0, dy),
    east + Math.max(0, dx),
    north + Math.max(0, dy),
  )
  if (bare) return Math.min(most, Math.floor(effort / unit.rate([])!))
  let left = effort
  for (const { from, to, on } of stretches(field.ground, s, 0, heading, most, field.features)) {
    const rate = unit.rate(on)
    if (rate === undefined) return from
    if (left < (to - from) * rate) return from + Math.floor(left / rate)
    left -= (to - from) * rate
  }
  return most
}

/** The outline of where the middle of the front can get to from one place: x, y, x, y …, the place itself first. */
export const outlineOf = ({ place, far }: Reach): number[] => [
  place.x,
  place.y,
  ...far.flatMap((distance, k) => {
    const heading = asDirection(place.facing + DIRECTIONS[k]!)
    return [place.x + eastOf(0, distance, heading), place.y + northOf(0, distance, heading)]
  }),
]
