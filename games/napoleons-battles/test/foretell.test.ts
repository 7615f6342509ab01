import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireChances } from '../foretell.ts'
import { napoleonsBattles } from '../module.ts'
import { AIM } from '../rules/09-fire.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const lines = (t: Stand, type: string, arg: string | number | number[]) =>
  napoleonsBattles.foretell!(napoleonsBattles.view(t.pos, 0), 0, { type, arg }).lines

test('8.1.2 a leg that is too far says what it needs and what is left', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' })])
  t.act('unit', 0)
  t.act('forward', inch(2))
  const told = lines(t, 'wheel', 450)
  assert.equal(told[0]?.rule, '8.1.2')
  assert.equal(told[1]?.text.en, 'needs 2.36 inches, has 2')
  assert.equal(told[1]?.text.it, 'costa 2,36", ne restano 2')
})

test('8.4.4 a charge says the chance of the square; nothing is rolled and nothing moves', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])])
  t.act('unit', 0)
  const told = lines(t, 'touch', [1, 0])
  assert.equal(told.find(each => each.rule === '8.4.4')?.value, 5)
  assert.equal(t.s.x[0], inch(20))
})

test('8.1.2 a march as text is costed leg by leg', () => {
  const t = stand([french('a', [10, 18])])
  assert.deepEqual(
    lines(t, 'march', '0 F480 F960').map(each => each.value),
    [2, 4],
  )
})

test('9.4 a shot says its modifiers and its chances', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])], { phase: 'fire', side: 1 })
  const told = lines(t, 'fire', 0 * AIM + 1)
  assert.equal(told[0]?.value, -1)
  // At −1: 64 of a hundred pairs do nothing, 16 cost one figure and 20 two.
  assert.deepEqual(fireChances(-1), { one: 16, two: 20 })
  assert.equal(told.at(-1)?.value, 20)
})
