import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { COSINES } from '../../src/measured/cosines.ts'
import {
  aheadOf,
  arc,
  bearing,
  cosine,
  direction,
  divided,
  eastOf,
  lengthOf,
  northOf,
  rightOf,
  root,
  sine,
  turnBetween,
} from '../../src/measured/measure.ts'
import { INCH } from '../../src/measured/numbers.ts'
import { move, movedDirection, movedPoint } from './poses.ts'

/** 60 digits are kept of everything below one. */
const DIGITS = 10n ** 60n

/** Machin: pi / 4 = 4 arctan 1/5 - arctan 1/239. */
function pi(): bigint {
  const arctan = (over: bigint): bigint => {
    let term = DIGITS / over
    let sum = term
    for (let n = 3n, sign = -1n; term !== 0n; n += 2n, sign = -sign) {
      term /= over * over
      sum += (sign * term) / n
    }
    return sum
  }
  return 4n * (4n * arctan(5n) - arctan(239n))
}

function cosineOf(tenths: number, circle: bigint): bigint {
  const x = (circle * BigInt(tenths)) / 1800n
  let term = DIGITS
  let sum = DIGITS
  for (let n = 2n; term !== 0n; n += 2n) {
    term = (-term * x * x) / (DIGITS * DIGITS * n * (n - 1n))
    sum += term
  }
  return sum
}

test('measure: the cosines are those of the series, rounded', () => {
  const circle = pi()
  assert.equal(COSINES.length, 901)
  COSINES.forEach((kept, tenths) => {
    const exact = cosineOf(tenths, circle) * 16384n * 2n
    assert.equal(kept, Number((exact + DIGITS) / (2n * DIGITS)), `${tenths}`)
  })
})

test('measure: directions go clockwise from north', () => {
  assert.deepEqual([sine(0), cosine(0)], [0, 16384])
  assert.deepEqual([sine(900), cosine(900)], [16384, 0])
  assert.deepEqual([sine(1800), cosine(1800)], [0, -16384])
  assert.deepEqual([sine(-900), cosine(-900)], [-16384, 0])
  assert.deepEqual([eastOf(0, INCH, 900), northOf(0, INCH, 900)], [INCH, 0])
  assert.deepEqual([eastOf(INCH, 0, 900), northOf(INCH, 0, 900)], [0, -INCH])
  assert.equal(direction(-1), 3599)
  assert.equal(direction(7200), 0)
  assert.equal(turnBetween(3500, 100), 200)
  assert.equal(turnBetween(100, 3500), -200)
  assert.equal(turnBetween(0, 1800), 1800)
})

test('measure: rounding is the same on both sides of nought', () => {
  assert.deepEqual(
    [divided(1, 2), divided(-1, 2), divided(3, 2), divided(7, 3), divided(-7, 3), divided(0, 5)],
    [1, -1, 2, 2, -2, 0],
  )
})

test('measure: what is turned and turned back is where it was, but for the rounding', () => {
  const far = fc.integer({ min: -32000, max: 32000 })
  fc.assert(
    fc.property(far, far, fc.integer({ min: 0, max: 3599 }), (right, ahead, facing) => {
      const [east, north] = [eastOf(right, ahead, facing), northOf(right, ahead, facing)]
      // The vectors of directions are up to one part in 16384 too long or too short, and that twice.
      const most = 1 + Math.max(Math.abs(right), Math.abs(ahead)) / 8192
      assert.ok(Math.abs(rightOf(east, north, facing) - right) <= most)
      assert.ok(Math.abs(aheadOf(east, north, facing) - ahead) <= most)
    }),
    { numRuns: 10_000 },
  )
})

test('measure: a bearing is the nearest direction, and turns and mirrors with the table', () => {
  const far = fc.integer({ min: -40000, max: 40000 })
  const tie = fc
    .integer({ min: 0, max: 899 })
    .map(a => [COSINES[900 - a]! + COSINES[899 - a]!, COSINES[a]! + COSINES[a + 1]!] as const)
  const vector = fc.oneof({ weight: 4, arbitrary: fc.tuple(far, far) }, { weight: 1, arbitrary: tie })
  fc.assert(
    fc.property(vector, move, ([east, north], laid) => {
      const found = bearing(east, north)
      if (east === 0 && north === 0) return assert.equal(found, 0)
      // The table's own rounding moves the middle between two directions by a few hundredths of a tenth.
      const error = (Math.atan2(east, north) * 1800) / Math.PI - found
      const off = Math.abs(error - 3600 * Math.round(error / 3600))
      assert.ok(off < 0.53, `${east} ${north}: ${found} is ${off} off`)
      const [u, v] = movedPoint({ ...laid, dx: 0, dy: 0 }, east, north)
      assert.equal(bearing(u, v), movedDirection(laid, found))
    }),
    { numRuns: 10_000 },
  )
})

test('measure: the bearing of each direction’s own vector is that direction', () => {
  for (let a = 0; a < 3600; a++) assert.equal(bearing(sine(a), cosine(a)), a)
})

test('measure: roots and lengths are exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 94_906_265 }), fc.integer({ min: -2, max: 2 }), (n, more) => {
      const square = Math.max(0, n * n + more)
      const found = BigInt(root(square))
      assert.ok(found * found <= BigInt(square) && (found + 1n) * (found + 1n) > BigInt(square))
    }),
    { numRuns: 10_000 },
  )
  assert.equal(lengthOf(3, 4), 5)
  assert.equal(lengthOf(-3, 5), 6)
  assert.equal(lengthOf(0, 0), 0)
})

test('measure: a wheel of 45 degrees at three inches is 2.36 inches', () => {
  assert.equal(arc(3, 450), 566)
  assert.equal(arc(3, -450), 566)
  assert.equal(arc(1, 3600), Math.ceil((2 * INCH * 355) / 113))
  assert.equal(arc(0, 450), 0)
})
