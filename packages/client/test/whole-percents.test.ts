import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholePercents } from '../src/table/whole-percents.ts'

test('percents of outcomes add up to a hundred: never 99, 1 and 1', () => {
  assert.deepEqual(wholePercents([0.986, 0.007, 0.007]), [98, 1, 1])
  assert.deepEqual(wholePercents([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33])
  assert.deepEqual(wholePercents([0.2, 0.7, 0.1]), [20, 70, 10])
  assert.deepEqual(wholePercents([1]), [100])
  assert.deepEqual(wholePercents([]), [])
  for (let seed = 1; seed < 200; seed++) {
    const parts = Array.from({ length: 2 + (seed % 6) }, (_, i) => ((seed * 7919 + i * 104729) % 997) + 1)
    const all = parts.reduce((sum, n) => sum + n, 0)
    const percents = wholePercents(parts.map(n => n / all))
    assert.equal(
      percents.reduce((sum, n) => sum + n, 0),
      100,
    )
    for (const [i, n] of percents.entries()) assert.ok(Math.abs(n - (parts[i]! / all) * 100) < 1)
  }
})
