import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { KNOWN } from '../state.ts'
import { A1, approach, C2, field, I1, I2, I3, onto, place } from './field.ts'

test('10.2 example: strength one less penalty nought takes one point from infantry of two', () => {
  const f = field({ W2: [A1] }, { 'W4>W2': [I2] }, { from: 'movement' })
  f.act('move', onto([0], approach('W2>W4')))
  f.act('bombard', [0])
  assert.equal(marengo.view(f.pos, 1).face[0], A1, 'shown through the enemy turn')
  f.endTurn()
  assert.equal(f.decision().proc, 'bombardment')
  f.act('target', place('W4>W2'))
  const { penalty, points } = f.last('bombarded')
  assert.deepEqual([penalty, points], [0, 1])
  assert.equal(f.last('lost').was, I2)
  assert.deepEqual(f.faces(1, 'W4>W2'), [I1])
  assert.equal(f.s.morale[1], 16)
  f.act('done')
  assert.equal(f.refusal('bombard', [0]).rule, '10', 'not in the turn in which it fired')
  assert.equal(f.refusal('move', { group: [0] }).rule, '10')
  f.endTurn()
  f.endTurn()
  f.act('done')
  assert.ok(f.may('bombard', [0]), 'every other turn')
})

test('10.1 those on the opposite approach come first, then the reserve, then any other approach', () => {
  const declared = { from: 'bombardment' as const, state: { declared: [0, -1] } }
  const gun = { 'W2>W4': [A1], M1: [I2], MA: [I2] }
  const first = field(gun, { 'W4>W2': [I2], W4: [I2] }, declared)
  assert.equal(first.refusal('target', place('W4')).rule, '10.1')
  assert.ok(first.may('target', place('W4>W2')))
  const second = field(gun, { W4: [I2], 'W4>MA': [I2] }, declared)
  assert.equal(second.refusal('target', place('W4>MA')).rule, '10.1')
  assert.equal(second.refusal('target', place('W4>W2')).rule, '10.1')
  assert.ok(second.may('target', place('W4')))
  const third = field(gun, { 'W4>MA': [I2], 'W4>M1': [I2] }, declared)
  assert.ok(third.may('target', place('W4>MA')) && third.may('target', place('W4>M1')))
  assert.equal(third.refusal('target', place('W3')).rule, '10')
})

test('10.2 the penalty counts only against those on the opposite approach', () => {
  const ditch = field({ 'W2>W5': [A1] }, { 'W5>W2': [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  ditch.act('target', place('W5>W2'))
  assert.deepEqual([ditch.last('bombarded').points, ditch.faces(1, 'W5>W2')], [0, [I2]])
  const reserve = field({ 'W2>W5': [A1] }, { W5: [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  reserve.act('target', place('W5'))
  assert.deepEqual(reserve.faces(1, 'W5'), [I1])
})

test('10.3 the defender chooses who loses, and shows it', () => {
  const f = field({ 'W2>W4': [A1] }, { 'W4>W2': [I3, C2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.act('target', place('W4>W2'))
  assert.deepEqual([f.decision().seat, f.decision().step, f.decision().rule], [1, 'other', '10.3'])
  f.act('lose', 21)
  assert.deepEqual(marengo.view(f.pos, 0).face.slice(20, 22), [0, 5])
})

test('10 a bombardment is called off by choice, or when the target has gone; then the artillery may move', () => {
  const chosen = field({ 'W2>W4': [A1] }, { W4: [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  chosen.act('callOff')
  assert.ok(chosen.may('move', { group: [0] }))
  const gone = field({ 'W2>W4': [A1] }, { MA: [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  assert.equal(gone.decision().proc, 'movement')
  assert.equal(gone.last('calledOff').block, 0)
  assert.ok(gone.may('move', { group: [0] }))
})

test('10 only artillery on an approach facing the enemy declares', () => {
  const f = field({ W2: [A1, I2], 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  assert.match(f.refusal('bombard', [0]).text.en, /must be on an approach/)
  assert.match(f.refusal('bombard', [2]).text.en, /Only artillery/)
  assert.equal(f.refusal('bombard', [3]).rule, '4.4', 'one that is gone')
  const waiting = field({}, { W2: [I2] }, { from: 'movement', keepBoxes: true })
  waiting.s.face[1] = A1
  assert.match(waiting.refusal('bombard', [1]).text.en, /must be on an approach/)
  const empty = field({ 'W2>W4': [A1] }, { MA: [I2] }, { from: 'movement' })
  assert.match(empty.refusal('bombard', [0]).text.en, /no enemy in the opposite locale/)
  const first = field({ 'W1>W2': [A1] }, { W2: [I2] }, { from: 'movement' })
  first.act('bombard', [0])
  assert.equal(first.s.declared[0], 0)
})

test('10 declaring is optional, and the artillery may have moved in the same turn', () => {
  const f = field({ W2: [A1] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', onto([0], approach('W2>W4')))
  assert.ok(f.may('bombard', [0]) && f.may('done'))
})

test('10 the declared bombardment is called off for good: declared anew it waits another turn', () => {
  const f = field({ 'W2>W4': [A1] }, { W4: [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.act('callOff')
  assert.equal(f.s.declared[0], -1)
  assert.deepEqual(f.s.morale, [16, 17], 'nobody has lost anything')
  f.act('bombard', [0])
  assert.deepEqual([f.s.side, f.s.declared[0]], [1, 0])
})

test('10 artillery that fired stays where it is while the enemy is there, face up to the end of its turn', () => {
  const f = field({ 'W2>W4': [A1, I2] }, { 'W4>W2': [I3] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.s.flag[0]! |= KNOWN
  f.act('target', place('W4>W2'))
  assert.equal(marengo.view(f.pos, 1).face[0], A1)
  f.endTurn()
  assert.equal(f.s.place[0], place('W2>W4'))
  f.endTurn()
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 2), [0, 0], 'mixed with the other at the start of the next')
})

test('10.3 a defender of one point is eliminated; only those of the target lose', () => {
  const f = field(
    { 'W2>W4': [A1] },
    { 'W4>W2': [I1, I1], W4: [I3] },
    { from: 'bombardment', state: { declared: [0, -1] } },
  )
  f.act('target', place('W4>W2'))
  assert.equal(f.refusal('lose', 22).rule, '10.3')
  f.act('lose', 20)
  assert.deepEqual(f.s.face.slice(20, 23), [0, I1, I3])
})

test('10 artillery that fired goes back to reserve if nobody is left to face', () => {
  const f = field({ 'W2>W4': [A1] }, { 'W4>W2': [I1], MA: [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.act('target', place('W4>W2'))
  f.act('done')
  assert.deepEqual(f.faces(0, 'W2'), [A1])
})
