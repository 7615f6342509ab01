/** What the computer players make of the tables: the check values of chapter 11, and quarters as 13.6 has them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { battleOf, chanceOf, INFLICTS, LOSES, marchToll, winterToll } from '../bot/odds.ts'

const near = (got: number, expected: number, within: number): void =>
  assert.ok(Math.abs(got - expected) <= within, `${got} is not ${expected}`)

test('11.4 – 11.6 chance and losses agree with the counted battles', () => {
  const battles: readonly (readonly [number, number, number, number, number])[] = [
    [23, 4, 0.991, 0.17, 2.22],
    [27, 15, 0.944, 0.67, 2.17],
    [20, 20, 0.458, 1.25, 1.25],
    [30, 20, 0.801, 1.08, 2.0],
    [36, 15, 0.997, 0.67, 3.06],
    [10, 5, 0.634, 0.28, 0.61],
  ]
  for (const [attack, defence, win, loses, inflicts] of battles) {
    near(chanceOf(attack, defence), win, 0.0006)
    near(LOSES[battleOf(attack, defence)]!, loses, 0.006)
    near(INFLICTS[battleOf(attack, defence)]!, inflicts, 0.006)
  }
})

test('10.2 more dice cost more, one corps with one die a sixth', () => {
  near(marchToll(1, 1), 1 / 6, 1e-9)
  for (let size = 1; size <= 8; size++)
    for (let cases = 1; cases < 5; cases++) assert.ok(marchToll(cases + 1, size) >= marchToll(cases, size))
})

test('13.6 two and fewer never lose; eight lose 2.5 in Moskva, 1.5 in an enemy region, 1.2 at home', () => {
  assert.equal(winterToll(-3, 2), 0)
  near(winterToll(-3, 8), 2.5, 0.06)
  near(winterToll(0, 8), 1.5, 0.06)
  near(winterToll(2, 8), 1.2, 0.06)
})
