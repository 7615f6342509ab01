/** 14.6 formations on the wings, 8.2.5.3.1 hr facing anywhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frontOf } from '../rules/01-formations.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, INCH, LINE, MARCH, SQUARE } from '../words.ts'
import { austrian, french, horse, inch, stand } from './table.ts'

const LEFT = 32
const RIGHT = 64

test('14.6.1, 14.6.2 a column that forms line on its left keeps its right-hand base, on its right its left-hand one', () => {
  for (const [wing, sign] of [
    [LEFT, 1],
    [RIGHT, -1],
  ] as const) {
    const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], { options: { wings: 'on' } })
    const before = frontOf(fieldFor(t.s), t.s, 0)
    t.act('unit', 0)
    t.act('form', LINE + wing)
    const after = frontOf(fieldFor(t.s), t.s, 0)
    // Facing east, the left is north: y grows by half of what the front has grown.
    assert.equal(t.s.y[0], inch(18) + (sign * (after - before)) / 2)
    assert.equal(t.s.x[0], inch(20))
  }
})
test('14.6.2 a line that forms column on its left closes up behind its left-hand bases', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [40, 18])], { options: { wings: 'on' } })
  const before = frontOf(fieldFor(t.s), t.s, 0)
  t.act('unit', 0)
  t.act('form', COLUMN + LEFT)
  assert.equal(t.s.y[0], inch(18) + (before - frontOf(fieldFor(t.s), t.s, 0)) / 2)
})
test('14.6.1 cavalry too, from march column to column; nobody into a square, no battery, nobody without the rule', () => {
  const rider = stand([horse('a', 0, [20, 18], { formation: 'march' }), austrian('x', [44, 18])], {
    options: { wings: 'on' },
  })
  rider.act('unit', 0)
  assert.ok(rider.may('form', COLUMN + RIGHT))
  const foot = stand([french('a', [20, 18]), austrian('x', [40, 18])], { options: { wings: 'on' } })
  foot.act('unit', 0)
  assert.equal(foot.refusal('form', SQUARE + LEFT).rule, '14.6.1')
  const guns = stand(
    [{ id: 'g', side: 0, type: 'Fr8#', at: [20, 18], facing: 90, formation: 'line' }, austrian('x', [40, 18])],
    {
      options: { wings: 'on' },
    },
  )
  guns.act('unit', 0)
  assert.equal(guns.refusal('form', COLUMN + LEFT).rule, '14.6.1')
  const base = stand([french('a', [20, 18]), austrian('x', [40, 18])], {})
  base.act('unit', 0)
  assert.equal(base.refusal('form', LINE + LEFT).rule, '14.6')
  assert.equal(MARCH, 3)
})

test('8.2.5.3.1 hr the front turns about its middle to any direction, for a change of formation', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], { options: { facing: 'any' } })
  t.act('unit', 0)
  t.act('face', 333)
  assert.equal(t.s.facing[0], 333)
  assert.deepEqual([t.s.x[0], t.s.y[0]], [20 * INCH, 18 * INCH])
  // All of it at line speed now, and half a turn gone: what a column could have gone is too far.
  assert.equal(t.refusal('forward', inch(10)).rule, '8.1.2')
  const base = stand([french('a', [20, 18]), austrian('x', [40, 18])], {})
  base.act('unit', 0)
  assert.equal(base.refusal('face', 333).rule, '8.2.5.3.1 hr')
  const near = stand([french('a', [20, 18]), austrian('x', [20.9, 18])], { options: { facing: 'any' } })
  near.act('unit', 0)
  assert.equal(near.refusal('face', 333).rule, '8.2.5.1.1')
})
