import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beyond } from '../../page/facts.ts'
import { threatened } from '../../page/threats.ts'
import { APPROACHES } from '../../words.ts'

test('a place is threatened by as many blocks as the strongest attack on it has', () => {
  const found = threatened([
    { action: { type: 'enter', arg: 6 }, share: 0.5, target: 20, by: 3 },
    { action: { type: 'enter', arg: 6 }, share: 1, target: 20, by: 1 },
    { action: { type: 'assault', arg: 8 }, share: 0.25, target: 21, by: 2 },
    { action: { type: 'target', arg: 30 }, share: 1 },
    { action: { type: 'done' }, share: 1 },
  ])
  assert.deepEqual(Object.fromEntries(found), {
    [`place:${beyond(6)}`]: { share: 1, by: 3 },
    [`place:${APPROACHES + 9}`]: { share: 0.25, by: 2 },
    'place:30': { share: 1, by: 0 },
  })
})
