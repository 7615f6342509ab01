import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remove } from '../rules/11-losses.ts'
import { lostOf } from '../rules/12-victory.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, INCH, LEFT, LINE, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

test('8.1.1 units are moved in the order the player wants', () => {
  const t = stand([french('a', [10, 10]), french('b', [10, 18]), french('c', [10, 26])])
  for (const u of [2, 0, 1]) {
    t.act('unit', u)
    t.act('forward', inch(1))
    t.act('halt')
  }
  assert.deepEqual(
    [0, 1, 2].map(u => t.s.x[u]),
    [inch(11), inch(11), inch(11)],
  )
})

test('8.1.1.1 nobody has to move, nor to his full speed, and nobody leaps over the enemy', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [14, 18])])
  assert.ok(t.may('done'))
  t.act('unit', 0)
  assert.ok(t.may('halt'))
  assert.equal(t.refusal('forward', inch(9)).rule, '8.1.3')
  assert.ok(t.may('forward', 1))
})

test('8.1.1.2 directions and changes may be combined, before, during and after the move, within the movement factor', () => {
  const t = stand([horse('h', 0, [10, 18], { formation: 'line' })])
  t.act('unit', 0)
  t.act('form', COLUMN)
  t.act('forward', inch(2))
  t.act('oblique', [300, inch(2)])
  t.act('wheel', 150)
  t.act('form', LINE)
  assert.equal(t.refusal('forward', inch(5)).rule, '8.1.2')
})

test('8.1.1.3 what is not used is lost: the next turn has a full factor and no more', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 30])])
  t.act('unit', 0)
  t.act('forward', inch(2))
  t.act('halt')
  t.act('done')
  for (let n = 0; n < 40 && t.s.turn === 1; n++)
    t.until(t.at() === 'movement.choose' ? 'routing.choose' : 'movement.choose')
  t.until('movement.choose')
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(12) + 1).rule, '8.1.2')
  assert.ok(t.may('forward', inch(12)))
})

test('8.1.2.1 march speed only for a move made wholly in march column', () => {
  const t = stand([french('a', [10, 18], { formation: 'march' })])
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(16) + 1).rule, '8.1.2')
  assert.ok(t.may('forward', inch(16)))
  // With a change to column all of it is paid at line speed: half of four inches is left for the way.
  t.act('forward', inch(3))
  assert.equal(t.refusal('form', COLUMN).rule, '8.1.2')
})

test('8.1.2.2 any distance up to the most of its formation', () => {
  const t = stand([french('a', [10, 18], { formation: 'line' })])
  t.act('unit', 0)
  for (const d of [1, 100, inch(4)]) assert.ok(t.may('forward', d))
  assert.equal(t.refusal('forward', inch(4) + 1).rule, '8.1.2')
})

test('8.1.3 friends are passed by a wheel too; nobody ends on them', () => {
  const t = stand([
    horse('h', 0, [20, 18], { formation: 'line' }),
    french('b', [22, 17.5], { figures: 4, dispersal: 1 }),
  ])
  t.act('unit', 0)
  assert.equal(t.refusal('wheel', 600).rule, '8.1.3.2')
})

test('8.1.3.1 routed and disordered friends are not disordered again by being passed', () => {
  const t = stand([french('a', [12, 18], { marks: ['disorder'] }), french('b', [14.2, 18], { marks: ['rout'] })])
  t.act('unit', 0)
  t.act('forward', inch(5))
  assert.ok(!t.heard('disordered'))
  assert.equal(t.s.mark[1]! & DISORDER, 0)
})

test('8.1.4.2 a unit that has left the table is out of the battle, and one that left in rout stays routed', () => {
  const armies = [{ id: 'f', side: 0, name: 'f', morale: 9 }]
  const t = stand([french('a', [20, 18], { marks: ['rout'], army: 'f' }), french('b', [20, 24], { army: 'f' })], {
    armies,
  })
  remove(t.t, 0, LEFT)
  remove(t.t, 1, LEFT)
  assert.equal(t.s.mark[0]! & ROUT, ROUT)
  assert.equal(lostOf(fieldFor(t.s), t.s, 0), 1)
  assert.ok(!t.may('unit', 0))
})

test('8.1.4.1 at most three units come in by one entry in a turn', () => {
  const arriving = ['a', 'b', 'c', 'd'].map(id => {
    const { at: _, ...unit } = horse(id, 0, [0, 0], {
      figures: 8,
      formation: 'march',
      arrives: { turn: 1, entry: 'W' },
    })
    return unit
  })
  const t = stand(arriving, { phase: 'control', entries: [{ id: 'W', at: [0, 18], facing: 90 }] })
  for (const u of [0, 1, 2]) {
    t.act('enter', u)
    t.act('forward', inch(20 - 5 * u))
    t.act('halt')
  }
  assert.equal(t.refusal('enter', 3).rule, '8.1.4.1')
})

test('8.1.2 absurd marches are refused with a sentence', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [24, 18])])
  const long = `0${' F1'.repeat(10_000)}`
  for (const text of ['0 F99999999', '0 F-1', '0 Q1', '0', '', long, '0 F1e3', '999 F10', `0${' F1'.repeat(12)} F1`])
    assert.ok(!t.may('march', text), text.slice(0, 20))
  assert.equal(t.refusal('march', '999 F10').rule, '1.1.1.3')
})

test('1.5, 8.1.1 a general rides along while his own movement lasts, and may leave', () => {
  const t = stand([french('a', [10, 18], { under: 'g' })], { generals: [general('g', 0, [7, 18])] })
  t.act('unit', 1)
  t.act('attach', 0)
  t.act('unit', 0)
  t.act('forward', 12 * INCH)
  t.act('halt')
  assert.equal(t.s.host[1], 0)
})
