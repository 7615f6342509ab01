import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { A1, approach, C2, type Field, field, flight, I1, I2, I3, into, locale } from './field.ts'

const drive = (f: Field, from: string) => {
  f.act('move', into([0], approach(from)))
}

test('12.3 example: beaten above, held at the left, nothing below: all go right', () => {
  const f = field({ 'W3>W6': [I3], N4: [I2] }, { 'W6>W3': [I2], 'W6>N4': [I1], W6: [C2] })
  f.act('assault', { from: [approach('W3>W6')], leads: [0], joins: [] })
  f.act('done')
  assert.equal(f.s.face[20], 0, 'beaten by two: three points, of which it had two')
  assert.equal(f.s.face[21], 0, 'the infantry on the left takes the loss of its approach and is gone')
  assert.match(f.refusal('retreat', flight(f, locale('W3'))).text.en, /came from/)
  assert.match(f.refusal('retreat', flight(f, locale('N4'))).text.en, /enemy/)
  f.act('retreat', flight(f, locale('N5')))
  assert.deepEqual([f.s.place[22], f.s.face[22]], [locale('N5'), C2])
})

test('12.1 everybody retreats, faces shown; artillery is lost', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [A1, C2], 'W4>W2': [] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.equal(f.s.face[20], 0)
  assert.equal(marengo.view(f.pos, 0).face[21], C2)
  f.act('retreat', flight(f, locale('MA')))
  assert.equal(marengo.view(f.pos, 0).face[21], C2, 'known until it is mixed')
  assert.equal(f.s.morale[1], 16)
})

test('12.2 the infantry in reserve loses one point among them, chosen by its owner, cavalry none', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [I2, I3, C2] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.deepEqual([f.decision().seat, f.decision().step, f.decision().rule], [1, 'other', '12.2'])
  assert.equal(f.refusal('lose', 22).rule, '12.2')
  f.act('lose', 21)
  assert.deepEqual(f.s.face.slice(20, 23), [I2, I2, C2])
})

test('12.2 one point for each approach that was blocked, infantry or cavalry', () => {
  const f = field({ W2: [I2], MA: [I1], M1: [I1] }, { 'W4>MA': [I2], 'W4>M1': [C2, I2] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.equal(f.s.face[20], I2, 'approaches are gone through in the order of the map')
  f.act('lose', 21)
  assert.equal(f.s.face[20], I1)
  assert.deepEqual(f.s.face.slice(20, 23), [I1, 5, I2])
})

test('12.2 those who fought the assault pay nothing more', () => {
  const won = field({ 'W2>W4': [C2] }, { 'W4>W2': [I1, I3] })
  won.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  won.act('guard', [20])
  assert.equal(won.last('reckoned').result, 1)
  assert.equal(won.s.face[21], I2, 'two points of the assault, none of the retreat')
})

test('12.3 a retreat may divide', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [C2, C2] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.deepEqual(f.last('retreating'), { e: 'retreating', side: 1, from: locale('W4') })
  f.act('retreat', flight(f, locale('MA')))
  f.act('retreat', flight(f, locale('S1')))
  assert.deepEqual(f.last('retreated'), { e: 'retreated', block: 21, to: locale('S1') })
  assert.deepEqual([f.s.place[20], f.s.place[21]], [locale('MA'), locale('S1')], 'each in reserve')
})

test('12.1 where nobody is left nobody retreats', () => {
  const f = field({ 'W2>W4': [C2] }, { 'W4>W2': [I1] })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('done')
  assert.equal(f.last('stormed').to, locale('W4'))
  assert.ok(!f.told.some(event => event.e === 'retreating'))
})

test('12.2 artillery on an approach is lost and takes no point with it; who stands beside it pays for the approach', () => {
  const f = field({ W2: [I2], MA: [I1], M1: [I1] }, { 'W4>MA': [A1], 'W4>M1': [A1, I3] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.deepEqual(f.s.face.slice(20, 23), [0, 0, I2])
  assert.equal(f.s.morale[1], 17 - 3)
})

test('12.2 after an assault those on other approaches and the infantry in reserve pay, those who fought do not', () => {
  const f = field({ 'W2>W4': [I3], M1: [I2] }, { 'W4>W2': [I3], 'W4>M1': [I2], W4: [I2, C2] })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('done')
  assert.equal(f.last('reckoned').result, 2)
  assert.deepEqual(
    f.s.face.slice(20, 24),
    [0, I1, I1, C2],
    'three in the assault, one for the approach, one for the reserve',
  )
})

test('12.3 not into a full locale, not farther than the next', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [C2], MA: [I2, I2, I2, I2] }, { from: 'movement' })
  drive(f, 'W2>W4')
  assert.match(f.refusal('retreat', flight(f, locale('MA'))).text.en, /room/)
  assert.match(f.refusal('retreat', flight(f, locale('C1'))).text.en, /adjacent/)
})

test('12.4 whoever has nowhere to go is eliminated', () => {
  const f = field({ 'W2>W5': [I2], S1: [I2] }, { W5: [C2, I3] }, { from: 'movement' })
  drive(f, 'W2>W5')
  assert.deepEqual(f.s.face.slice(20, 22), [0, 0])
  assert.deepEqual(
    f.told.flatMap(event => (event.e === 'trapped' ? [event.block] : [])),
    [20, 21],
  )
  assert.equal(f.s.morale[1], 17 - 5, 'one in the retreat and four that were left')
  assert.deepEqual(f.faces(0, 'W5'), [I2])
})

test('12.4 the bridgehead has no way back: driven from it the Austrians are lost', () => {
  const f = field({ W1: [I3, C2] }, { 'W2>W1': [I2] }, { side: 1, from: 'movement' })
  f.act('move', into([20], approach('W2>W1')))
  assert.deepEqual(f.s.face.slice(0, 2), [0, 0])
  assert.deepEqual(f.faces(1, 'W1'), [I2])
  assert.deepEqual(f.s.morale, [16 - 5, 17])
})

test('12.4 where there is not room for all, their owner says who is saved', () => {
  const f = field(
    { 'SN>E1': [I2], N21: [I2] },
    { E1: [C2, C2], SV: [I2, I2, I2], E3: [], N22: [] },
    { from: 'movement', state: {} },
  )
  f.act('move', into([0], approach('SN>E1')))
  assert.equal(f.decision().step, 'where', 'elsewhere there is room')
  const short = field({ 'S6>BE': [I2] }, { BE: [C2, C2], S7: [I2, I2, I2, I2, I2] }, { from: 'movement' })
  short.act('move', into([0], approach('S6>BE')))
  short.act('show', 0)
  const enough = field({ 'S6>BE': [I2] }, { BE: [C2, C2], S7: [I2, I2, I2, I2] }, { from: 'movement' })
  enough.act('move', into([0], approach('S6>BE')))
  enough.act('show', 0)
  assert.ok(enough.may('retreat', { group: [20, 21], to: [locale('S7')] }))
  assert.equal(short.refusal('retreat', { group: [20, 21] }).rule, '12.3', 'there is room for one')
  assert.equal(short.refusal('retreat', { group: [23] }).rule, '12.1')
  short.act('retreat', { group: [21], to: [locale('S7')] })
  assert.deepEqual(short.s.face.slice(20, 22), [0, C2])
})

test('12.2 retreats cost no command', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [C2] }, { from: 'movement' })
  drive(f, 'W2>W4')
  f.act('retreat', flight(f, locale('MA')))
  assert.equal(f.s.command, 2)
})
