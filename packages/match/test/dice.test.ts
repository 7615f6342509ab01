import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { DiceFault } from '@bivouac/kernel'
import fc from 'fast-check'
import { commit, keyedDice } from '../src/index.ts'

/** The scheme written a second time, from the README alone and on another library. */
function byTheBook(
  seed: string,
  nonces: readonly string[],
  number: number,
  hidden: boolean,
  sides: number,
  why: string,
) {
  const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
  const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest()
  const key = mac(seed, ['bivouac-dice-1', ...nonces.map(sha)].join('\n'))
  const limit = Math.floor(2 ** 32 / sides) * sides
  for (let attempt = 0; ; attempt++) {
    const block = mac(key, `${number} ${attempt} ${hidden ? 'pick' : 'roll'} ${sides} ${why}`)
    for (let at = 0; at < 32; at += 4) {
      const word = block.readUInt32BE(at)
      if (word < limit) return 1 + (word % sides)
    }
  }
}

test('keyed dice: known answers that must never change', () => {
  const dice = keyedDice({ seed: 'marengo', nonces: ['desaix', 'melas'] })
  const d6 = Array.from({ length: 12 }, () => dice.roll(6, '6.1'))
  const picks = Array.from({ length: 6 }, () => dice.pick(60, '4.2'))
  const d10 = Array.from({ length: 6 }, () => dice.roll(10, '6.6'))
  assert.deepEqual({ d6, picks, d10 }, KNOWN)
  assert.equal(dice.number, 24)
  assert.equal(commit('marengo'), KNOWN_COMMITMENT)
  assert.equal(keyedDice({ seed: 'marengo' }).roll(2 ** 32, '1'), KNOWN_WORD)
})
// Computed by a program in another language from the README.
const KNOWN = { d6: [3, 5, 3, 6, 4, 1, 4, 2, 2, 5, 4, 2], picks: [17, 51, 15, 5, 31, 21], d10: [5, 7, 2, 9, 1, 7] }
const KNOWN_WORD = 561284441
const KNOWN_COMMITMENT = 'b149760661e345f520aed53a18c9026ac5c32465a9e1fe0c03c41df0496060b7'

test('keyed dice: equal to the scheme re-implemented on another library', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(
      text,
      fc.array(text, { maxLength: 4 }),
      fc.array(fc.record({ hidden: fc.boolean(), sides: fc.integer({ min: 1, max: 2 ** 32 }), why: text }), {
        maxLength: 8,
      }),
      fc.nat(1000),
      (seed, nonces, rolls, from) => {
        const dice = keyedDice({ seed, nonces, from })
        rolls.forEach(({ hidden, sides, why }, i) => {
          const got = hidden ? dice.pick(sides, why) + 1 : dice.roll(sides, why)
          assert.equal(got, byTheBook(seed, nonces, from + i, hidden, sides, why))
        })
      },
    ),
    { numRuns: 150 },
  )
})

test('keyed dice: words that would favour low numbers are thrown away', () => {
  // With 2^31 + 1 sides about half of all words are out of range: some roll needs a second block of eight.
  const sides = 2 ** 31 + 1
  const dice = keyedDice({ seed: 'rejection' })
  for (let i = 0; i < 2000; i++) {
    const got = dice.roll(sides, '1')
    assert.ok(got >= 1 && got <= sides)
    assert.equal(got, byTheBook('rejection', [], i, false, sides, '1'))
  }
})

test('keyed dice: seed, each nonce, their order, number, kind, sides and purpose all matter', () => {
  const first = (seed: string, nonces: string[], from = 0, why = '1'): number =>
    keyedDice({ seed, nonces, from }).roll(2 ** 32, why)
  const all = [
    first('a', ['x', 'y']),
    first('b', ['x', 'y']),
    first('a', ['y', 'x']),
    first('a', ['xy']),
    first('a', ['x', 'y', '']),
    first('a', ['x\ny']),
    first('a', ['x', 'y'], 1),
    first('a', ['x', 'y'], 0, '2'),
    keyedDice({ seed: 'a', nonces: ['x', 'y'] }).pick(2 ** 32, '1') + 1,
  ]
  assert.equal(new Set(all).size, all.length)
})

test('keyed dice: seek goes back and forth without changing anything', () => {
  const dice = keyedDice({ seed: 's' })
  const rolls = Array.from({ length: 20 }, () => dice.roll(100, '1'))
  dice.seek(7)
  assert.equal(dice.roll(100, '1'), rolls[7])
  assert.equal(keyedDice({ seed: 's', from: 7 }).roll(100, '1'), rolls[7])
})

test('keyed dice: a die that cannot exist is a fault with its citation', () => {
  const dice = keyedDice({ seed: 's' })
  for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
    assert.throws(
      () => dice.roll(sides, '6.1'),
      (fault: Error) => fault instanceof DiceFault && /6\.1/.test(fault.message),
    )
  assert.equal(dice.number, 0)
  assert.equal(dice.roll(1, '1'), 1)
})

/** Critical values of chi-square at p = 0.0001, so that a sound generator with these fixed seeds passes and a biased one does not. */
const CRITICAL: Readonly<Record<number, number>> = { 5: 25.74, 9: 33.72, 59: 105.2 }
for (const sides of [6, 10, 60])
  test(`keyed dice: ${sides} sides come up equally often (chi-square)`, () => {
    const dice = keyedDice({ seed: `fair ${sides}`, nonces: ['a', 'b'] })
    const rolls = 60_000
    const counts = Array<number>(sides).fill(0)
    for (let i = 0; i < rolls; i++) counts[dice.roll(sides, '1') - 1]!++
    const expected = rolls / sides
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    assert.ok(chi < CRITICAL[sides - 1]!, `chi-square ${chi.toFixed(1)}`)
    assert.ok(chi > sides / 20, `suspiciously even: ${chi.toFixed(2)}`)
  })
