import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dangersOf } from '@bivouac/client/page'
import { alike } from '../../page/actions.ts'

test('the square of a unit that can be attacked, with how many units could', () => {
  const found = dangersOf(
    [
      { action: { type: 'assault', arg: 1 }, share: 0.5, target: 1, by: 2 },
      { action: { type: 'volley', arg: 2 }, share: 0.25, target: 1, by: 1 },
    ],
    { alike },
    { square: [-1, 17] },
  )
  assert.deepEqual(found.get('place:17'), { share: 0.5, by: 2 })
})
