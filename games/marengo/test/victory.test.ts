import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAP } from '../data/board.ts'
import { verdict } from '../rules/14-victory.ts'
import { A1, approach, C2, type Forces, field, I1, I2, I3, into, place } from './field.ts'

test('13.1 each strength point lost costs one of morale; at nought the army is demoralised', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] }, { state: { morale: [2, 1] } })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('guard', [20])
  assert.deepEqual(f.s.morale, [1, 0])
  assert.deepEqual(f.s.broken, [0, 5])
  assert.equal(f.last('demoralised').side, 1)
})

test('13.1 a demoralised army that loses more stays at nought, and is demoralised once', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I3] }, { state: { morale: [9, 0], broken: [0, 4] } })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('done')
  assert.deepEqual(
    [f.s.morale, f.s.broken],
    [
      [8, 0],
      [0, 4],
    ],
  )
  assert.ok(!f.told.some(event => event.e === 'demoralised'))
})

test('13.2 the five points may lift an army above where it began, and are told', () => {
  const state = { morale: [16, 0], broken: [0, 5] }
  const f = field({ W2: [I2] }, { S4: [I2] }, { side: 1, from: 'movement', state })
  f.endTurn()
  assert.deepEqual(f.last('lifted'), { e: 'lifted', side: 0, morale: 21 })
})

test('13.2 an army that breaks in the round of the other gains nothing for it', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2], S4: [I2] }, { state: { morale: [1, 1] } })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('guard', [20])
  assert.deepEqual(f.s.broken, [5, 5], 'both in the same assault')
  f.endTurn()
  f.endTurn()
  assert.deepEqual(f.s.morale, [0, 0])
})

test('13.2 the other army gains five at the start of the next round, once', () => {
  for (const every of [false, true]) {
    const state = { morale: [0, 9], broken: [5, 0] }
    const f = field({ W2: [I2] }, { S4: [I2] }, { side: 1, from: 'movement', state, rulings: every ? ['lift'] : [] })
    f.endTurn()
    assert.equal(f.s.morale[1], 14, 'above seventeen too, were it so')
    f.endTurn()
    f.endTurn()
    assert.equal(f.s.morale[1], every ? 19 : 14)
  }
})

test('13.2 nothing is gained when both are demoralised', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { side: 1, from: 'movement', state: { morale: [0, 0], broken: [5, 5] } })
  f.endTurn()
  assert.deepEqual(f.s.morale, [0, 0])
})

test('13.3 a demoralised army makes no assaults', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] }, { state: { morale: [0, 9], broken: [4, 0] } })
  assert.equal(f.decision().proc, 'movement', 'it is not even asked')
})

test('13.3 each block that leads a demoralised defence counts one less, down to nought', () => {
  const f = field({ 'W1>W2': [I3, I3] }, { 'W2>W1': [I3, 1] }, { state: { morale: [9, 0], broken: [0, 4] } })
  f.act('assault', { from: [approach('W1>W2')], leads: [0], joins: [] })
  f.act('guard', [20, 21])
  assert.equal(f.last('reckoned').defence, 2)
})

test('13.3 bombardment, defensive fire and pursuit of a demoralised army keep their strength', () => {
  const broken = { morale: [9, 0], broken: [0, 4] }
  const guns = field({ 'W2>W4': [I3] }, { 'W4>W2': [A1, I2, C2] }, { state: broken })
  guns.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  guns.act('fire', 20)
  assert.equal(guns.last('defensiveFire').points, 1)
  guns.act('guard', [21])
  assert.deepEqual([guns.last('reckoned').defence, guns.last('reckoned').shaken], [1, [1]])
  guns.act('pursue', [22])
  assert.equal(guns.last('pursued').points, 2)
  const shelled = field(
    { W2: [I2] },
    { 'W4>W2': [A1] },
    { side: 1, from: 'bombardment', state: { ...broken, declared: [-1, 20] } },
  )
  shelled.act('target', place('W2'))
  assert.equal(shelled.last('bombarded').points, 1)
})

test('13.3 demoralised blocks still attack by manoeuvre', () => {
  const f = field({ W2: [I2] }, { W4: [I2] }, { from: 'movement', state: { morale: [0, 9], broken: [4, 0] } })
  assert.ok(f.may('move', into([0], approach('W2>W4'))))
})

test('13.4 demoralised by defensive fire, the leaders attack with one less each, and the assault is finished', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [A1, I2] }, { state: { morale: [1, 9] } })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('fire', 20)
  f.act('done')
  assert.deepEqual([f.last('reckoned').leaders, f.last('reckoned').result], [1, 0])
  assert.equal(f.s.broken[0], 5)
  assert.equal(f.decision().seat, 1, 'the winner is asked about a pursuit: the assault goes on to its end')
})

test('13.4 a leader shot away counts nought in a demoralised army, not less', () => {
  const f = field({ 'W2>W4': [I2, I2] }, { 'W4>W2': [A1] }, { state: { morale: [2, 9] } })
  f.s.face[20] = 10 // artillery of strength two, which no army has, to shoot the leader away
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [1] })
  f.act('fire', 20)
  f.act('done')
  const { leaders, attack, result, shaken } = f.last('reckoned')
  assert.deepEqual([leaders, attack, result, shaken], [0, -1, -1, [0]])
})

test('13.4 demoralised only by the losses of the assault, the leaders have attacked at full strength', () => {
  const f = field({ 'W2>W4': [C2] }, { 'W4>W2': [I1] }, { state: { morale: [1, 9] } })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('done')
  assert.deepEqual([f.last('reckoned').leaders, f.s.broken[0]], [2, 5])
  assert.equal(f.s.held[MAP.numbers.W4!], 1, 'and the locale is taken')
})

const ending = (broken: number[], austrians: Forces) => verdict(field(austrians, { S4: [C2] }, { state: { broken } }).s)

test('14.1 the only army that is not demoralised wins, whatever the ground', () => {
  assert.deepEqual(
    { ...ending([0, 3], {}), score: undefined },
    { winners: [0], by: 'morale', rule: '14.1', score: undefined },
  )
  assert.deepEqual(ending([3, 0], { N17: [I2], SN: [I2] }).winners, [1])
})

test('14.2 otherwise the Austrians need stars of two colours', () => {
  assert.equal(ending([0, 0], { N17: [I2], SN: [I2] }).by, 'stars')
  assert.equal(ending([0, 0], { N17: [I2], FI: [I2], N18: [I2] }).by, 'ground')
  assert.deepEqual(ending([0, 0], {}).winners, [1])
  assert.deepEqual(ending([2, 3], { SV: [I2], N20: [I2] }).winners, [0])
  assert.deepEqual(ending([2, 3], { SV: [I2], E1: [I2] }).winners, [1])
})
