/**
 * The units of a measured table, and directions. Lengths are whole **points** of 1/240 inch: x grows to the east, y to the
 * north, the origin is the south-west corner of the table. Directions are whole **tenths of a degree, clockwise from north**:
 * 0 is north, 900 east, 1800 south, 2700 west. Nothing here is a fraction, and rounding happens once, half away from
 * nought, so that a mirrored or turned table gives the mirrored or turned answer.
 */
import { COSINES } from './cosines.ts'
import * as numbers from './numbers.ts'

const { FULL, INCH, QUARTER, UNIT } = numbers

/** Any whole number of tenths as a direction, 0 … 3599. */
export const direction = (tenths: number): number => {
  const turned = tenths % FULL
  return turned < 0 ? turned + FULL : turned + 0
}

/** How far one has to turn from one direction to another the shorter way: -1799 … 1800, clockwise positive. */
export const turnBetween = (from: number, to: number): number => {
  const turned = direction(to - from)
  return turned > FULL / 2 ? turned - FULL : turned
}

/** The quadrant that is written down, turned all the way round. */
const ROUND = Int32Array.from({ length: FULL }, (_, a) => {
  if (a <= 900) return COSINES[a]!
  if (a <= 1800) return 0 - COSINES[1800 - a]!
  if (a <= 2700) return 0 - COSINES[a - 1800]!
  return COSINES[3600 - a]!
})
export const cosine = (tenths: number): number => ROUND[direction(tenths)]!
export const sine = (tenths: number): number => {
  const a = direction(tenths)
  return ROUND[a < QUARTER ? a + FULL - QUARTER : a - QUARTER]!
}

/** A whole number divided, to the nearest whole number, half away from nought. */
export function divided(value: number, by: number): number {
  const size = Math.floor((2 * Math.abs(value) + by) / (2 * by))
  return value < 0 ? 0 - size : size
}

/** The same by UNIT, of which a half is exact: without a division. */
export function scaled(value: number): number {
  const size = Math.floor(Math.abs(value) * (1 / UNIT) + 0.5)
  return value < 0 ? 0 - size : size
}

/** East and north of what lies `right` and `ahead` of somebody who faces in this direction. */
export const eastOf = (right: number, ahead: number, facing: number): number =>
  scaled(right * cosine(facing) + ahead * sine(facing))
export const northOf = (right: number, ahead: number, facing: number): number =>
  scaled(ahead * cosine(facing) - right * sine(facing))

/** The other way round: what lies so far east and north, as seen by somebody who faces in this direction. */
export const rightOf = (east: number, north: number, facing: number): number =>
  scaled(east * cosine(facing) - north * sine(facing))
export const aheadOf = (east: number, north: number, facing: number): number =>
  scaled(east * sine(facing) + north * cosine(facing))

const TENTHS = 1800 / Math.PI

/**
 * The direction of a vector, to the nearest tenth; of two equally near the even one, which is the same choice on a mirrored
 * table. Nought has none and answers 0.
 */
export function bearing(east: number, north: number): number {
  if (east === 0 && north === 0) return 0
  const [u, v] = [Math.abs(north), Math.abs(east)]
  // The last direction of the quadrant that does not turn beyond the vector: the engine only guesses; the guess is corrected.
  let low = Math.floor(Math.atan2(v, u) * TENTHS)
  while (low > 0 && COSINES[low]! * v < COSINES[QUARTER - low]! * u) low--
  while (low < QUARTER && COSINES[low + 1]! * v >= COSINES[QUARTER - low - 1]! * u) low++
  if (low < QUARTER) {
    const past = COSINES[low]! * v - COSINES[QUARTER - low]! * u
    const short = COSINES[QUARTER - low - 1]! * u - COSINES[low + 1]! * v
    if (past > short || (past === short && low % 2 === 1)) low++
  }
  if (north < 0) low = 1800 - low
  return direction(east < 0 ? -low : low)
}

/** The whole root: the largest number whose square is not above. The engine only guesses; the guess is corrected. */
export function root(square: number): number {
  let guess = Math.floor(Math.sqrt(square))
  while (guess * guess > square) guess--
  while ((guess + 1) * (guess + 1) <= square) guess++
  return guess
}

/** The length of a stretch, rounded up: a way is never taken to be shorter than it is. */
export function lengthOf(east: number, north: number): number {
  const square = east * east + north * north
  const down = root(square)
  return down * down === square ? down : down + 1
}

/** The way along an arc of so many whole inches of radius and tenths of a degree, rounded up. 355/113 stands for pi. */
export const arc = (inches: number, tenths: number): number => {
  const over = 113 * 1800
  return Math.floor((inches * Math.abs(tenths) * INCH * 355 + over - 1) / over)
}
