import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DiceFault, journalDice, type Roll, recording, scriptedDice, searchDice } from '../src/index.ts'

test('scripted dice give what was declared; picks count from 1 in the script and from 0 in the rules', () => {
  const dice = scriptedDice([4, 6, 1])
  assert.equal(dice.roll(6, '6.1'), 4)
  assert.equal(dice.pick(10, '3'), 5)
  dice.add(2)
  assert.equal(dice.roll(8, '6.2'), 1)
  assert.equal(dice.roll(8, '6.2'), 2)
  dice.done()
})

test('scripted dice fail on a roll missing, impossible or left over, with its citation', () => {
  assert.throws(() => scriptedDice([]).roll(6, '6.1'), /no roll left for 6\.1 \(1 of 6\)/)
  assert.throws(() => scriptedDice([7]).roll(6, '6.1'), /7 for 6\.1, a die of 6/)
  assert.throws(() => scriptedDice([0]).pick(6, '6.1'), DiceFault)
  assert.throws(() => scriptedDice([1.5]).roll(6, '6.1'), DiceFault)
  assert.throws(() => scriptedDice([1, 2]).done(), /left over: 1, 2/)
})

test('what is recorded can be repeated, roll by roll', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean())), fc.integer(), (asked, seed) => {
      const rolls: Roll[] = []
      const live = recording(searchDice(seed), rolls)
      const got = asked.map(([sides, hidden]) => (hidden ? live.pick(sides, 'a') : live.roll(sides, 'b')))
      const again = journalDice(JSON.parse(JSON.stringify(rolls)))
      assert.deepEqual(
        asked.map(([sides, hidden]) => (hidden ? again.pick(sides, 'a') : again.roll(sides, 'b'))),
        got,
      )
      again.done()
      assert.deepEqual(
        rolls.map(roll => roll.hidden === true),
        asked.map(([, hidden]) => hidden),
      )
    }),
  )
})

test('journal dice fail when the rules ask for something else, and say for what', () => {
  const rolls: readonly Roll[] = [{ why: '6.1', sides: 6, got: 3 }]
  assert.throws(() => journalDice(rolls).roll(8, '6.1'), /6\.1 \(1 of 6\) where the rules ask for 6\.1 \(1 of 8\)/)
  assert.throws(() => journalDice(rolls).roll(6, '6.2'), /where the rules ask for 6\.2/)
  assert.throws(() => journalDice([]).roll(6, '6.2'), /no roll for 6\.2/)
  assert.throws(() => journalDice(rolls).done(), /left over for 6\.1/)
  for (const got of [0, 7, 1.5, Number.NaN])
    assert.throws(() => journalDice([{ why: '1', sides: 6, got }]).roll(6, '1'), /on a die of 6/)
})

test('search dice: the same seed, the same dice; numbers and texts are seeds', () => {
  const ten = (seed: number | string): number[] => {
    const dice = searchDice(seed)
    return Array.from({ length: 10 }, () => dice.roll(1000, '-'))
  }
  assert.deepEqual(ten(7), ten(7))
  assert.deepEqual(ten('a/1'), ten('a/1'))
  const different = new Set([1, 2, 3, -1, 'a', 'b', 'a/1', 'a/2', ''].map(seed => ten(seed).join()))
  assert.equal(different.size, 9)
})

test('search dice are fair, and neighbouring seeds are not alike', () => {
  for (const sides of [2, 6, 10, 60]) {
    const dice = searchDice(`fair/${sides}`)
    const counts = Array<number>(sides).fill(0)
    const rolls = 2000 * sides
    for (let i = 0; i < rolls; i++) counts[dice.roll(sides, '-') - 1]!++
    const chi = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)
    // Five standard deviations above the mean of a chi-square of sides − 1 degrees of freedom.
    assert.ok(chi < sides - 1 + 5 * Math.sqrt(2 * (sides - 1)), `d${sides}: ${chi}`)
  }
  let alike = 0
  for (let seed = 0; seed < 6000; seed++)
    if (searchDice(seed).roll(6, '-') === searchDice(seed + 1).roll(6, '-')) alike++
  assert.ok(alike > 850 && alike < 1150, `${alike} of 6000`)
})
