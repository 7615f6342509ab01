/** Deeds of several units as one: orders to a division, a volley. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AIM } from '../rules/09-fire.ts'
import { FIRED, MOVED } from '../words.ts'
import { austrian, french, inch, stand } from './table.ts'

test('8.2 orders to several units are their marches one after the other: one move, each judged after those before it', () => {
  const t = stand([french('a', [10, 18]), french('b', [14, 18]), french('c', [10, 24])])
  t.act('orders', '1 F960; 0 F960; 2 F480')
  assert.equal(t.s.x[0], inch(14))
  assert.equal(t.s.x[1], inch(18))
  assert.equal(t.s.x[2], inch(12))
  assert.ok([0, 1, 2].every(u => (t.s.mark[u]! & MOVED) !== 0))
  assert.equal(t.at(), 'movement.choose')
})

test('8.2 the first march that is refused refuses the whole, by its own rule, and nothing has moved', () => {
  const t = stand([french('a', [10, 18]), french('b', [14, 24])])
  assert.equal(t.refusal('orders', '0 F960; 1 F9000').rule, '8.1.2')
  assert.equal(t.s.x[0], inch(10))
  // 8.1.1.4 A move made is final, also within one order.
  assert.equal(t.refusal('orders', '0 F240; 0 F240').rule, '8.1.1.4')
  // Nobody is sent into contact with others, and forty are the most.
  for (const text of ['0 F240; 1 T0', '0 F240;1 F240', '']) assert.ok(!t.may('orders', text), text)
})

test('9.3.1 a volley fires each shooter once at his target, in order, each with dice of his own', () => {
  const t = stand(
    [french('a', [20, 12]), french('b', [20, 24]), austrian('x', [22, 12]), austrian('y', [22, 24])],
    { phase: 'fire' },
    [1, 10, 1, 10, 1, 10, 1, 10],
  )
  t.act('volley', [2 * AIM + 0, 3 * AIM + 1])
  // The inactive side has fired with everybody: the active one is asked.
  t.act('volley', [0 * AIM + 2, 1 * AIM + 3])
  assert.equal(t.told.filter(each => each.e === 'fired').length, 4)
  assert.ok((t.s.mark[0]! & FIRED) !== 0 || t.at() !== 'fire.choose')
  t.done()
})

test('9.3.1 nobody fires twice in a volley', () => {
  const t = stand([french('a', [20, 16.4]), french('b', [20, 19.6]), austrian('x', [21.3, 18])], { phase: 'fire' })
  assert.ok(t.may('fire', 2 * AIM + 0) && t.may('fire', 2 * AIM + 1))
  assert.equal(t.refusal('volley', [2 * AIM + 0, 2 * AIM + 1]).rule, '9.3.1')
})
