import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dangersOf } from '@bivouac/client/page'
import { alike } from '../../page/actions.ts'
import { beyond } from '../../page/facts.ts'
import { aimedAt } from '../../page/threats.ts'
import { APPROACHES } from '../../words.ts'

test('a place is threatened by as many blocks as the strongest attack on it has', () => {
  const found = dangersOf(
    [
      { action: { type: 'move', arg: { group: [0, 1, 2], to: [APPROACHES + 7] } }, share: 0.5, target: 20, by: 3 },
      { action: { type: 'move', arg: { group: [3], to: [APPROACHES + 7] } }, share: 1, target: 20, by: 1 },
      { action: { type: 'assault', arg: { from: [8] } }, share: 0.25, target: 21, by: 2 },
      { action: { type: 'done' }, share: 1 },
    ],
    { aimedAt, alike },
    {},
  )
  assert.deepEqual(Object.fromEntries(found), {
    [`place:${beyond(6)}`]: { share: 1, by: 3 },
    [`place:${APPROACHES + 9}`]: { share: 0.25, by: 2 },
  })
})
