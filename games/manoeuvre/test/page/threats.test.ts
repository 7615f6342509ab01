import assert from 'node:assert/strict'
import { test } from 'node:test'
import { threatened } from '../../page/threats.ts'

test('the square of a unit that can be attacked, with how many units could', () => {
  const found = threatened(
    [
      { action: { type: 'assault', arg: 1 }, share: 0.5, target: 1, by: 2 },
      { action: { type: 'to', arg: 9 }, share: 1 },
      { action: { type: 'assault', arg: 1 }, share: 1, target: 0, by: 1 },
    ],
    { square: [-1, 17] },
  )
  assert.deepEqual(Object.fromEntries(found), {
    'place:17': { share: 0.5, by: 2 },
    'place:9': { share: 0.25, by: 0 },
  })
})
