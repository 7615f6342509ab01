import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { INACTIVE, MOVED } from '../state.ts'
import { approach, back, C2, type Field, field, I2, I3, into, lane, locale, onto, place } from './field.ts'

const go = (f: Field, block: number, to: string, ...more: number[]) =>
  f.act('move', into([block, ...more], approach(to)))
const moving = { from: 'movement' } as const
const spent = { from: 'movement', state: { command: 0 } } as const

test('8.2 a group takes those of its place who are ready, in any order, each once', () => {
  const f = field({ W2: [I2, I3, I2, I2, I2], 'W2>W4': [I2], W1: [I2] }, { W4: [I2] }, moving)
  f.s.flag[3]! |= MOVED
  f.s.flag[4]! |= INACTIVE
  assert.ok(f.may('move', { group: [0, 1, 2] }))
  assert.ok(f.refusal('move', { group: [1, 1] }))
  assert.equal(f.refusal('move', { group: [1, 3] }).rule, '8.4')
  assert.equal(f.refusal('move', { group: [1, 4] }).rule, '6.6')
  assert.equal(f.refusal('move', { group: [1, 5] }).rule, '8.2')
  assert.equal(f.refusal('move', { group: [1, 6] }).rule, '8.2')
  f.act('move', into([1, 2], approach('W2>W1')))
  assert.deepEqual(f.last('moved'), {
    e: 'moved',
    blocks: [1, 2],
    from: locale('W2'),
    to: locale('W1'),
    cost: 1,
  })
})

test('8.2 a group takes in no more than can go somewhere together', () => {
  const f = field(
    { BE: [I2, I2], S7: [I2, I2, I2, I2, I2] },
    { S4: [I2] },
    { ...moving, state: { stormed: [locale('S6')] } },
  )
  assert.ok(f.may('move', into([0], approach('BE>S7'))), 'one has room')
  assert.equal(f.refusal('move', { group: [0, 1] }).rule, '8.1')
})

test('8.3 without a command one moves only by primary road, and alone', () => {
  const f = field({ W2: [I2, I2] }, { W3: [I2] }, spent)
  assert.equal(f.refusal('move', into([0], approach('W2>W4'))).rule, '8.3')
  assert.equal(f.refusal('move', onto([0], approach('W2>W3'))).rule, '8.3')
  assert.equal(f.refusal('march', { block: [0], way: [lane('W2>W5')] }).rule, '8.3', 'a secondary road')
  assert.ok(f.may('march', { block: [0], way: [lane('W2>W4')] }))
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.3')
  assert.equal(f.refusal('march', { block: [0, 1] }).rule, '8.2', 'by road everybody goes alone')
})

test('8.3 without a command nobody leaves an approach in face of the enemy', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [I2] }, spent)
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.3')
})

test('8.3 a bombardment, a block and a retreat cost no command', () => {
  const f = field({ 'W2>W4': [2], W3: [I2] }, { 'W4>W2': [I2], W4: [I2] }, moving)
  f.s.face[0] = 9
  go(f, 1, 'W3>W4')
  f.act('block', [21])
  f.act('done')
  assert.equal(f.s.command, 2, 'the attack, and nothing for the defender')
  f.act('bombard', [0])
  assert.equal(f.s.command, 3, 'the French have all of theirs')
})

test('8.4 groups move in any order, each block once, whatever it did', () => {
  const f = field({ W2: [I2, I3], W6: [I2] }, { W3: [I2] }, moving)
  go(f, 2, 'W6>N5')
  f.act('move', onto([1], approach('W2>W3')))
  assert.equal(f.refusal('move', { group: [1] }).rule, '8.4', 'going to block is a move')
  assert.equal(f.refusal('move', { group: [2] }).rule, '8.4')
  assert.ok(f.may('move', { group: [0] }))
})

test('8.5 room is counted for the whole locale, reserve and approaches together', () => {
  const f = field({ W4: [I2], MA: [I2, I2], 'MA>S1': [I2, I2] }, { S1: [I2] }, moving)
  assert.equal(f.refusal('move', into([0], approach('W4>MA'))).rule, '8.5')
  const room = field({ W4: [I2], MA: [I2, I2], 'MA>S1': [I2] }, { S1: [I2] }, moving)
  assert.ok(room.may('move', into([0], approach('W4>MA'))))
})

test('8.5 no more attack than the locale can hold, whoever stands in it now', () => {
  const f = field({ W4: [I2, I2, I2, I2, I2] }, { MA: [I2, I2] }, moving)
  assert.ok(f.may('move', into([0, 1, 2, 3], approach('W4>MA'))))
  assert.equal(f.refusal('move', into([0, 1, 2, 3, 4], approach('W4>MA'))).rule, '8.5')
})

test('8.6 without a command those who face nobody may still go back, but not forward', () => {
  const f = field({ 'W2>W4': [I2] }, { MA: [I2] }, spent)
  assert.equal(f.refusal('move', into([0], approach('W2>W4'))).rule, '8.3')
  f.act('move', back(f, [0]))
  assert.equal(f.s.place[0], locale('W2'))
  assert.equal(f.last('moved').cost, 0)
})

test('8.6 the enemy who leaves in his own turn is followed only in the next', () => {
  const f = field({ W2: [I2] }, { 'W4>W2': [I2] }, moving)
  f.act('move', into([0], approach('W2>W1')))
  f.act('done')
  assert.equal(f.s.place[20], place('W4>W2'), 'it stays through the enemy turn')
  assert.equal(f.s.side, 1)
  f.act('done')
  assert.equal(f.s.place[20], locale('W4'), 'and leaves in its own')
})

test('8.7 nothing crosses an approach that the enemy blocks, by road neither', () => {
  const f = field({ W2: [C2] }, { 'W4>W2': [I2] }, moving)
  assert.equal(f.refusal('march', { block: [0], way: [lane('W2>W4')] }).rule, '8.7')
})

test('8.8 from reserve one blocks any approach of the locale that faces the enemy, with any number', () => {
  const f = field({ W5: [I2, I2] }, { 'W2>W5': [I2], 'S1>W5': [I2] }, moving)
  assert.equal(f.refusal('move', onto([0, 1], approach('W4>MA'))).rule, '8.8')
  assert.equal(f.refusal('move', back(f, [0, 1])).rule, '8.9')
  f.act('move', onto([0, 1], approach('W5>S1')))
  assert.deepEqual(f.faces(0, 'W5>S1'), [I2, I2])
  assert.equal(f.s.command, 2)
})

test('8.9 from the first approach of the map as from any other', () => {
  const f = field({ 'W1>W2': [I2] }, { W2: [I2] }, moving)
  assert.equal(f.refusal('move', onto([0], approach('W1>W2'))).rule, '8.8')
  assert.match(f.refusal('march', { block: [0], way: [lane('W1>W2')] }).text.en, /starts from reserve/)
  f.act('move', back(f, [0]))
  assert.equal(f.s.place[0], locale('W1'))
  assert.deepEqual(marengo.invariants(f.pos), [])
  const out = field({ W1: [I2] }, { S4: [I2] }, moving)
  go(out, 0, 'W1>W2')
  assert.deepEqual(marengo.invariants(out.pos), [])
})

test('8.11 riding to block in place: cavalry alone, from reserve, along a primary road, facing the enemy', () => {
  const f = field({ W4: [C2, C2, I2], 'W4>MA': [C2] }, { 'MA>W4': [I2], M1: [I2] }, moving)
  assert.equal(f.refusal('ride', { block: [0], over: [approach('W4>W2')] }).rule, '8.6')
  assert.equal(f.refusal('ride', { block: [0], over: [approach('MA>W4')] }).rule, '8.8')
  assert.match(f.refusal('ride', { block: [0], over: [approach('W4>M1')] }).text.en, /No primary road/)
  assert.equal(f.refusal('ride', { block: [0, 1], over: [approach('W4>MA')] }).rule, '8.2')
  f.act('move', onto([0, 1], approach('W4>MA')))
  assert.match(f.refusal('ride', { block: [2], over: [approach('W4>MA')] }).text.en, /Only cavalry/)
  f.act('move', into([2], approach('W4>S1')))
  assert.equal(f.refusal('ride', { block: [3], over: [approach('W4>MA')] }).rule, '8.8')
})

test('8.11 without a command, hemmed in on a primary road, cavalry can ride where infantry cannot move', () => {
  const f = field({ W4: [C2, I2] }, { 'MA>W4': [I2], 'W2>W4': [I2] }, spent)
  assert.ok(f.may('ride', { block: [0] }))
  assert.equal(f.refusal('ride', { block: [1] }).rule, '8.11')
  for (const block of [0, 1]) assert.equal(f.refusal('move', { group: [block] }).rule, '8.3')
})

test('8.11 going on: of the locale, once', () => {
  const f = field({ W2: [C2, C2, C2] }, { M1: [I2], MA: [I2] }, moving)
  go(f, 0, 'W2>W4', 1, 2)
  assert.match(f.refusal('continue', { group: [1], over: [approach('M1>W4')] }).text.en, /not of this locale/)
  f.act('continue', { group: [1], over: [approach('W4>M1')] })
  assert.deepEqual(f.last('continued'), { e: 'continued', blocks: [1], to: place('W4>M1'), cost: 1 })
  assert.equal(f.refusal('continue', { group: [1] }).rule, '8.11', 'it has gone on already')
  assert.equal(f.refusal('move', { group: [1] }).rule, '8.4')
  f.act('continue', { group: [0], over: [approach('W4>MA')] })
  assert.equal(f.s.command, 0, 'three groups: the move, and two that split off')
  f.act('continue', { group: [2], over: [approach('W4>MA')] })
  assert.equal(f.s.command, 0, 'what is left of the group costs nothing more')
})

test('8.11 without a command cavalry does not leave infantry of its group behind', () => {
  const f = field({ W2: [C2, I2] }, { M1: [I2] }, { from: 'movement', state: { command: 1 } })
  go(f, 0, 'W2>W4', 1)
  assert.equal(f.refusal('continue', { group: [0] }).rule, '8.3')
})

test('8.11 after the road one goes on only where that road, or one that joins it, leaves', () => {
  const f = field({ C1: [C2] }, { S6: [I2], C7: [I2] }, moving)
  f.act('march', { block: [0], way: [lane('C1>C6')] })
  assert.match(
    f.refusal('continue', { group: [0], over: [approach('C6>S6')] }).text.en,
    /same road/,
    'the Old Road does not meet the New one here',
  )
  f.act('continue', { group: [0], over: [approach('C6>C7')] })
  assert.equal(f.s.command, 3)
})

test('8.11 the road out of the bridgehead is a road like any other', () => {
  const f = field({ W1: [C2] }, { W5: [I2], W3: [I2] }, moving)
  f.act('march', { block: [0], way: [lane('W1>W2')] })
  assert.ok(f.may('continue', { group: [0], over: [approach('W2>W3')] }))
  f.act('continue', { group: [0], over: [approach('W2>W5')] })
  assert.equal(f.s.command, 2, 'a free road move that goes on along a secondary road')
})

test('8.11 cavalry that enters by road goes on along it for no command', () => {
  const f = field({}, { W2: [I2] }, { ...spent, round: 1, keepBoxes: true })
  f.s.face[1] = C2
  f.act('arrive', { block: [1], way: [] })
  f.act('continue', { group: [1], over: [approach('W1>W2')] })
  assert.deepEqual([f.s.place[1], f.s.command], [place('W1>W2'), 0])
  assert.equal(marengo.view(f.pos, 1).face[1], C2)
})

test('8.11 cavalry over the pontoon bridge ends in reserve and may go on from there; infantry may not', () => {
  const f = field({}, { W2: [I2] }, { ...moving, round: 1, keepBoxes: true })
  f.s.face[1] = C2
  f.act('pontoon', [1])
  assert.equal(f.s.command, 2)
  f.act('continue', { group: [1], over: [approach('W1>W2')] })
  assert.deepEqual([f.s.place[1], f.s.command], [place('W1>W2'), 2], 'the same group: no other command')
  const after = field({ W3: [I2] }, { W2: [I2] }, { ...moving, round: 1, keepBoxes: true })
  after.s.face[1] = C2
  after.act('march', { block: [0], way: [lane('W3>W6')] })
  after.act('pontoon', [1])
  assert.ok(
    after.may('continue', { group: [1], over: [approach('W1>W2')] }),
    'the road that another took before does not bind it',
  )
  const foot = field({}, { W2: [I2] }, { ...moving, round: 1, keepBoxes: true })
  foot.act('pontoon', [1])
  assert.match(foot.refusal('continue', { group: [1] }).text.en, /Only cavalry/)
})

test('8.13 the pontoon bridge needs a command, room and a bridgehead without enemies', () => {
  const entering = { ...moving, round: 1, keepBoxes: true } as const
  const broke = field({}, { S4: [I2] }, { ...entering, state: { command: 0 } })
  assert.equal(broke.refusal('pontoon', [1]).rule, '8.3')
  const held = field({}, { W1: [I2] }, entering)
  assert.equal(held.refusal('pontoon', [1]).rule, '8.12')
  const full = field({ W1: [I2, I2, I2, I2, I2, I2, I2, I2, I2] }, { S4: [I2] }, entering)
  assert.equal(full.refusal('pontoon', [10]).rule, '8.5')
  assert.equal(full.refusal('pontoon', [0]).rule, '8.12', 'who is on the map does not cross it again')
  const both = field({}, { S4: [I2] }, entering)
  for (const block of [1, 2, 3]) {
    both.act('arrive', { block: [block], way: [] })
    if (both.decision().proc === 'march') both.act('stop')
  }
  both.act('pontoon', [4])
  assert.deepEqual(both.faces(0, 'W1'), [I2, I2, I2, I2], 'four in one turn: three by road, one by the pontoon')
})
