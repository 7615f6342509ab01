import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effort, FREE, turnTicks } from '../rules/08-1-effort.ts'
import { fieldFor, type MarchLocals } from '../state.ts'
import { COLUMN, LINE } from '../words.ts'
import { austrian, french, horse, inch, stand } from './table.ts'

const club = { options: { rates: 'fractions' } }
const locals = (pos: { stack: unknown[] }): MarchLocals => pos.stack.at(-1) as MarchLocals

test('8.1.2.1 hr 3 inches in column, the change, and 1 inch in line are a whole turn', () => {
  const t = stand([french('a', [10, 18])], club)
  t.act('unit', 0)
  t.act('forward', inch(3))
  t.act('form', LINE)
  t.act('forward', inch(1))
  const f = fieldFor(t.s)
  assert.equal(effort(f, t.s, locals(t.pos), FREE, LINE), turnTicks(f.profile[0]!))
  assert.equal(t.refusal('forward', 1).rule, '8.1.2')
})

test('8.2.5.1 hr line to column, 8 inches, and line again are a whole turn of cavalry', () => {
  const t = stand([horse('a', 0, [10, 18], { formation: 'line' })], club)
  t.act('unit', 0)
  t.act('form', COLUMN)
  t.act('forward', inch(8))
  t.act('form', LINE)
  assert.equal(t.refusal('forward', 1).rule, '8.1.2')
  assert.equal(t.refusal('form', COLUMN).rule, '8.1.2')
})

test('8.1.2.1 a column that stays in column goes its 12 inches, and no farther', () => {
  const t = stand([french('a', [10, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(12) + 1).rule, '8.1.2')
  t.act('forward', inch(12))
  assert.equal(t.s.x[0], inch(22))
})

test('8.1.2.1 whoever changes formation pays the whole move at line speed: 2 inches beside a change of half a turn', () => {
  const t = stand([french('a', [10, 18])])
  t.act('unit', 0)
  t.act('forward', inch(2))
  t.act('form', LINE)
  assert.equal(t.refusal('forward', 1).rule, '8.1.2')
})

test('8.2.5 after 3 inches in column the change is too dear', () => {
  const t = stand([french('a', [10, 18])])
  t.act('unit', 0)
  t.act('forward', inch(3))
  assert.equal(t.refusal('form', LINE).rule, '8.1.2')
})

test('8.1.2.3, 7.2.4.2.3 a disordered unit moves at half rate, with Half Move at a quarter', () => {
  const half = stand([french('a', [10, 18], { marks: ['disorder'] })])
  half.act('unit', 0)
  half.act('forward', inch(6))
  assert.equal(half.refusal('forward', 1).rule, '8.1.2')
  const quarter = stand([french('a', [10, 18], { marks: ['disorder', 'half'] })])
  quarter.act('unit', 0)
  assert.equal(quarter.refusal('forward', inch(3) + 1).rule, '8.1.2')
  quarter.act('forward', inch(3))
})

test('8.1.2.3 a unit with No Move does not move', () => {
  const t = stand([french('a', [10, 18], { marks: ['none'] }), french('b', [10, 22])])
  assert.equal(t.refusal('unit', 0).rule, '7.2.3.2')
  assert.ok(t.may('unit', 1))
})

test('8.2.5.1.2 march column changes to column only', () => {
  const t = stand([french('a', [20, 18], { formation: 'march' })], club)
  t.act('unit', 0)
  assert.equal(t.refusal('form', LINE).rule, '8.2.5.1.2')
  assert.ok(t.may('form', COLUMN))
  const line = stand([french('a', [20, 18], { formation: 'line' })])
  line.act('unit', 0)
  assert.equal(line.refusal('form', 3).rule, '8.2.5.1.2')
})

test('8.2.5.1.3 there must be room for the new formation', () => {
  const t = stand([french('a', [20, 18]), french('b', [20, 19.6])])
  t.act('unit', 0)
  assert.equal(t.refusal('form', LINE).rule, '8.2.5.1.3')
})

test('8.2.5.1.4 a square re-forms facing any of four directions; others keep their front', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' })])
  t.act('unit', 0)
  t.act('form', COLUMN + 8)
  assert.equal(t.s.facing[0], 1800)
  const line = stand([french('a', [20, 18], { formation: 'line' })])
  line.act('unit', 0)
  assert.equal(line.refusal('form', COLUMN + 8).rule, '8.2.5.1.4')
})

test('8.2.5.2, 8.2.5.3 the middle of the front stays where it is; an about-face turns the bases in their place', () => {
  const t = stand([french('a', [20, 18])], club)
  t.act('unit', 0)
  t.act('form', LINE)
  assert.deepEqual([t.s.x[0], t.s.y[0]], [inch(20), inch(18)])
  t.act('about')
  assert.deepEqual([t.s.x[0], t.s.facing[0]], [inch(19), 2700])
})

test('8.1.3, 8.1.3.2 friends are passed through, but nobody ends on them', () => {
  const t = stand([french('a', [10, 18]), french('b', [14, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(4)).rule, '8.1.3.2')
  t.act('forward', inch(7))
  assert.ok(!t.heard('disordered'))
})

test('8.1.3.1 a disordered unit disorders the formed friends it passes through', () => {
  const t = stand([french('a', [12, 18], { marks: ['disorder'] }), french('b', [14.2, 18])])
  t.act('unit', 0)
  t.act('forward', inch(5))
  assert.equal(t.last('disordered').unit, 1)
  assert.equal(t.last('disordered').why, 'passed')
})

test('8.1.3 nobody passes through the enemy, and forward does not end in contact', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [24, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(8)).rule, '8.1.3')
  assert.equal(t.refusal('forward', inch(4)).rule, '8.4.1')
  assert.ok(t.may('forward', inch(3)))
})

test('8.1.1.4 a unit that has moved is not moved again; a march may be given as one text', () => {
  const t = stand([french('a', [10, 18])])
  t.act('march', '0 F480 W100 F240')
  assert.equal(t.at(), 'movement.choose')
  assert.equal(t.s.x[0]! > inch(12), true)
  assert.equal(t.refusal('unit', 0).rule, '8.1.1.4')
})

test('8.1.2 a march given as text is refused as a whole when one leg is', () => {
  const t = stand([french('a', [10, 18])])
  assert.equal(t.refusal('march', '0 F480 F9000').rule, '8.1.2')
  assert.equal(t.s.x[0], inch(10))
})
