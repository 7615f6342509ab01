import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPROACHES } from '@bivouac/marengo/words'
import { threatened as manoeuvre } from '../src/games/manoeuvre/threats.ts'
import { beyond } from '../src/games/marengo/facts.ts'
import { threatened as marengo } from '../src/games/marengo/threats.ts'

test('Marengo: a place is threatened by as many blocks as the strongest attack on it has', () => {
  const found = marengo([
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

test('Manoeuvre: the square of a unit that can be attacked, with how many units could', () => {
  const found = manoeuvre(
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
