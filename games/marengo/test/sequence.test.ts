import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import { type Marengo, MOVED } from '../state.ts'
import { A1, approach, C2, field, I1, I2, I3, locale, place } from './field.ts'

test('7 sixteen rounds, an Austrian turn and a French one in each', () => {
  const setup = marengo.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const pos = marengo.begin(setup)
  const turns: string[] = []
  const tell = (event: Marengo['event']) => void (event.e === 'turn' && turns.push(`${event.round}.${event.side}`))
  const t = tableFor(pos, searchDice(3), { tell, whisper() {}, reveal() {} })
  for (let d = marengo.machine.advance(pos, t); d !== undefined; d = marengo.machine.advance(pos, t))
    marengo.machine.take(pos, t, d.actions.find(action => action.type === 'done') ?? d.actions[0]!)
  const all = Array.from({ length: 16 }, (_, i) => [`${i + 1}.0`, `${i + 1}.1`]).flat()
  assert.deepEqual(turns, all)
})

test('7.1 a declared bombardment is resolved first, before assaults', () => {
  const f = field({ 'W2>W4': [A1, I3] }, { 'W4>W2': [I2] }, { from: 'begin', state: { declared: [0, -1] } })
  assert.equal(f.decision().proc, 'bombardment')
  f.act('callOff')
  assert.equal(f.decision().proc, 'assaults')
})

test('7.2 assaults come before movement', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] }, { from: 'begin' })
  assert.equal(f.decision().proc, 'assaults')
  f.act('done')
  assert.equal(f.decision().proc, 'movement')
})

test('7.3 the assault step is passed over where nobody faces anybody', () => {
  const f = field({ W2: [I3] }, { 'W4>W2': [I2] }, { from: 'begin' })
  assert.equal(f.decision().proc, 'movement')
})

test('7.4 declaring a bombardment ends movement and the turn', () => {
  const f = field({ 'W2>W4': [A1] }, { W4: [I2] }, { from: 'movement' })
  f.act('bombard', [0])
  assert.equal(f.s.side, 1)
  assert.equal(f.s.declared[0], 0)
  assert.equal(f.last('declared').at, place('W2>W4'))
  assert.equal(marengo.view(f.pos, 1).face[0], A1, 'it lies face up')
})

test('7 every turn begins anew: three commands, empty roads, nobody has moved, assaulted or crossed the pontoon', () => {
  const state = {
    command: 0,
    pontoon: 1,
    assaulted: [1],
    repulsed: [2],
    stormed: [3],
    last: 1,
    lastLane: 5,
    lastFree: 1,
    fired: [1, 1],
  }
  const f = field({ W2: [I2] }, { S4: [I2] }, { side: 1, from: 'movement', state })
  f.s.road.fill(3)
  f.s.flag[0]! |= MOVED
  f.endTurn()
  const { command, pontoon, assaulted, repulsed, stormed, last, lastLane, lastFree, fired, road, round } = f.s
  assert.deepEqual(
    { command, pontoon, assaulted, repulsed, stormed, last, lastLane, lastFree, round },
    { command: 3, pontoon: 0, assaulted: [], repulsed: [], stormed: [], last: 0, lastLane: -1, lastFree: 0, round: 6 },
  )
  assert.deepEqual(fired, [0, 1], 'of the enemy’s artillery it still counts')
  assert.ok(road.every(used => used === 0))
  assert.ok(f.may('move', { group: [0] }))
  assert.equal(f.last('round').round, 6)
})

test('7.3 with movement the time for continuing an assault is over', () => {
  const f = field({ 'W2>W4': [C2] }, { 'W4>W2': [I1], MA: [I2] })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('done')
  assert.ok(f.may('continue', { group: [0] }))
  f.act('done')
  assert.equal(f.decision().proc, 'movement')
  assert.equal(f.refusal('continue', { group: [0] }).rule, '8.11')
})

test('8.6 the turn ends with everybody who faces nobody back in reserve, in the bridgehead too', () => {
  const f = field({ 'W1>W2': [I2] }, { S4: [I2] }, { from: 'movement' })
  f.act('done')
  assert.equal(f.s.place[0], locale('W1'))
  const none = field({ 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  none.act('done')
  assert.ok(!none.told.some(event => event.e === 'fellBack'))
})

test('14 the game ends after the French turn of the sixteenth round, and not before', () => {
  const f = field({ SV: [I2], SN: [I2] }, { S4: [I2] }, { side: 1, round: 15, from: 'movement' })
  f.endTurn()
  assert.equal(f.pos.result, undefined)
  f.endTurn()
  f.endTurn()
  assert.deepEqual(f.pos.result, { winners: [0], by: 'stars', rule: '14.2', score: [16, 17] })
})

test('14 an army without a block left, or demoralised, plays on to the last round', () => {
  const f = field({ W2: [I2] }, {}, { side: 1, round: 14, from: 'movement', state: { morale: [9, 0], broken: [0, 3] } })
  f.endTurn()
  assert.equal(f.pos.result?.by, undefined)
  for (let turns = 0; turns < 4; turns++) f.endTurn()
  assert.equal(f.pos.result?.by, 'morale')
  assert.deepEqual(f.pos.result?.winners, [0])
})
