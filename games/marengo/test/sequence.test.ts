import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import type { Marengo } from '../state.ts'
import { A1, field, I2, I3, place } from './field.ts'

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
  f.act('bombard', 0)
  assert.equal(f.s.side, 1)
  assert.equal(f.s.declared[0], 0)
  assert.equal(f.last('declared').at, place('W2>W4'))
  assert.equal(marengo.view(f.pos, 1).face[0], A1, 'it lies face up')
})
