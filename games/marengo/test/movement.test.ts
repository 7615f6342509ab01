import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import {
  approach,
  back,
  C2,
  type Field,
  field,
  flight,
  I1,
  I2,
  I3,
  into,
  lane,
  locale,
  march,
  onto,
  place,
} from './field.ts'

const go = (f: Field, block: number, to: string, ...more: number[]) =>
  f.act('move', into([block, ...more], approach(to)))

test('8.1 a move goes within the locale or to an adjacent one', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0], approach('W4>MA'))).rule, '8.8')
  f.act('move', into([0], approach('W2>W4')))
  assert.equal(f.s.place[0], locale('W4'))
})

test('8.2 a group starts in one place: a reserve, or one approach', () => {
  const f = field({ W2: [I2, I3], 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  assert.ok(f.may('move', { group: [0, 1] }))
  assert.equal(f.refusal('move', { group: [0, 2] }).rule, '8.2')
})

test('8.2 a block on the road is a group by itself', () => {
  const f = field({ W2: [I2, I3] }, { S4: [I2] }, { from: 'movement' })
  assert.equal(f.decision().actions.filter(each => each.type === 'along').length, 0)
})

test('8.3 three commands a turn, for groups and assaults together', () => {
  const f = field({ 'W2>W4': [I3], W3: [I2], W6: [I2], N4: [I2] }, { 'W4>W2': [I2] })
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('guard', [20])
  go(f, 1, 'W3>W6')
  go(f, 2, 'W6>N5')
  assert.equal(f.s.command, 0)
  assert.equal(f.refusal('move', { group: [3] }).rule, '8.3')
})

test('8.3 any number of blocks move by primary road', () => {
  const f = field({ W1: [I2, I2, I2] }, { S4: [I2] }, { from: 'movement', state: { command: 0 } })
  for (const block of [0, 1, 2]) march(f, block, 'W1>W2')
  assert.deepEqual(f.faces(0, 'W2'), [I2, I2, I2])
})

test('8.4 a block moves once in a turn', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4')
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.4')
})

test('8.5 nobody enters beyond the capacity; the enemy does not count', () => {
  const f = field({ W4: [I2, I2], MA: [I1, I1, I1] }, { S4: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0, 1], approach('W4>MA'))).rule, '8.5')
})

test('8.6 one blocks only facing the enemy', () => {
  const f = field({ W2: [I2] }, { MA: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', onto([0], approach('W2>W4'))).rule, '8.6')
})

test('8.6 when the enemy has gone the block goes back to reserve for no command, or forward for one', () => {
  const f = field({ 'W2>W4': [I2, I3] }, { MA: [I2] }, { from: 'movement' })
  f.act('move', back(f, [0]))
  assert.equal(f.s.command, 3)
  f.act('move', into([1], approach('W2>W4')))
  assert.equal(f.s.command, 2)
})

test('8.6 whoever has not left by the end of the turn is put back', () => {
  const f = field({ 'W2>W4': [I2], 'W2>W3': [C2] }, { MA: [I2], W3: [I2] }, { from: 'movement' })
  f.act('done')
  assert.deepEqual(f.last('fellBack').blocks, [0])
  assert.equal(f.s.place[1], place('W2>W3'))
})

test('8.6 who had already moved when the enemy left goes back too, but not forward', () => {
  const f = field({ W2: [C2], C1: [I2] }, { MA: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4')
  f.act('continue', { group: [0], over: [approach('W4>MA')] })
  f.act('move', into([1], approach('C1>MA')))
  f.act('show', 1)
  f.act('retreat')
  f.act('retreat', flight(f, locale('S1')))
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.4')
  f.act('done')
  assert.deepEqual(f.last('fellBack').blocks, [0])
})

test('8.6 going back to reserve in face of the enemy costs a command', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', back(f, [0]))
  assert.equal(f.s.command, 2)
})

test('8.7 an approach the enemy blocks is not crossed', () => {
  const f = field({ W2: [I2] }, { 'W4>W2': [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0], approach('W2>W4'))).rule, '8.7')
})

test('8.8 example: from reserve to the free reserve, or to block facing the enemy, not through him', () => {
  // An infantry in reserve; above, the enemy blocks his side; beside, nobody; on the third side nothing can pass.
  const f = field({ W3: [I2] }, { 'M1>W3': [I2] }, { from: 'movement' })
  assert.ok(f.may('move', onto([0], approach('W3>M1'))))
  assert.equal(f.refusal('move', into([0], approach('W3>M1'))).rule, '8.7')
  assert.ok(f.may('move', into([0], approach('W3>W6'))))
  assert.equal(f.refusal('move', onto([0], approach('W3>W6'))).rule, '8.6')
})

test('8.9 example: from an approach to its own reserve or the opposite one', () => {
  const f = field({ 'W3>M1': [I2], 'W3>W6': [I3] }, { 'M1>W3': [I2] }, { from: 'movement' })
  assert.ok(f.may('move', back(f, [0])))
  assert.equal(f.refusal('move', into([0], approach('W3>M1'))).rule, '8.7')
  assert.equal(f.refusal('move', into([0], approach('W3>W6'))).rule, '8.9')
  assert.equal(f.refusal('move', onto([0], approach('W3>W4'))).rule, '8.8')
  f.act('move', back(f, [0]))
  assert.ok(f.may('move', into([1], approach('W3>W6'))))
  f.act('move', back(f, [1]))
  assert.equal(f.s.command, 2, 'only the first of the two faced the enemy')
})

test('8.11 example: cavalry goes on to block facing an enemy, not elsewhere, and shows itself', () => {
  const f = field({ W2: [C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4')
  const before = f.revealed()
  assert.ok(f.may('continue', { group: [0], over: [approach('W4>M1')] }))
  assert.equal(f.refusal('continue', { group: [0], over: [approach('W4>S1')] }).rule, '8.11')
  f.act('continue', { group: [0], over: [approach('W4>MA')] })
  assert.equal(f.s.place[0], place('W4>MA'))
  assert.equal(f.s.command, 2, 'one group, one command')
  assert.ok(f.revealed() > before)
  assert.equal(marengo.view(f.pos, 1).face[0], C2)
})

test('8.11 whoever moves next, by road, over the bridge or on foot, ends the chance of the last to go on', () => {
  const next = {
    enter: (f: Field) => go(f, 1, 'W1>W2'),
    arrive: (f: Field) => {
      f.act('arrive', { block: [2], way: [] })
    },
    pontoon: (f: Field) => f.act('pontoon', [2]),
  }
  for (const [how, move] of Object.entries(next)) {
    const f = field({ W2: [C2], W1: [I2] }, { M1: [I2], MA: [I2] }, { from: 'movement', keepBoxes: true })
    go(f, 0, 'W2>W4')
    assert.ok(f.may('continue', { group: [0] }), how)
    move(f)
    assert.match(f.refusal('continue', { group: [0] }).text.en, /just ended/, how)
  }
})

test('8.11 the road of one move binds nobody in the next', () => {
  const f = field({ W2: [C2, C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4')
  go(f, 1, 'W2>W4')
  f.act('continue', { group: [1], over: [approach('W4>M1')] })
  assert.equal(f.s.command, 2)
})

test('8.12 who waits in a box, or is gone, is not moved and does not enter', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement', keepBoxes: true })
  assert.equal(f.refusal('move', { group: [5] }).rule, '8.12')
  assert.equal(f.refusal('arrive', { block: [0] }).rule, '8.12', 'it is on the map already')
  const gone = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  assert.equal(gone.refusal('move', { group: [5] }).rule, '4.4')
  assert.equal(gone.refusal('arrive', { block: [5] }).rule, '4.4')
  assert.equal(gone.refusal('pontoon', [5]).rule, '4.4')
})

test('8.11 only cavalry goes on, and only at once', () => {
  const f = field({ W2: [C2, I2], S2: [I2] }, { M1: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4', 1)
  assert.equal(f.refusal('continue', { group: [1] }).rule, '8.11')
  assert.ok(f.may('continue', { group: [0] }))
  go(f, 2, 'S2>S5')
  assert.equal(f.refusal('continue', { group: [0] }).rule, '8.11')
})

test('8.11 cavalry that leaves its group costs a command, a whole group of cavalry none', () => {
  const split = field({ W2: [C2, I2] }, { M1: [I2] }, { from: 'movement' })
  go(split, 0, 'W2>W4', 1)
  split.act('continue', { group: [0], over: [approach('W4>M1')] })
  assert.equal(split.s.command, 1)
  const whole = field({ W2: [C2, C2] }, { M1: [I2] }, { from: 'movement' })
  go(whole, 0, 'W2>W4', 1)
  whole.act('continue', { group: [0, 1], over: [approach('W4>M1')] })
  assert.equal(whole.s.command, 2)
})

test('8.11 without commands only the whole group goes on', () => {
  const f = field({ W2: [C2, C2] }, { M1: [I2] }, { from: 'movement', state: { command: 1 } })
  go(f, 0, 'W2>W4', 1)
  assert.equal(f.refusal('continue', { group: [1], over: [approach('W4>M1')] }).rule, '8.3')
  assert.equal(f.refusal('continue', { group: [0], over: [approach('W4>M1')] }).rule, '8.3')
  f.act('continue', { group: [0, 1], over: [approach('W4>M1')] })
  assert.equal(f.s.command, 0)
})

test('8.11 cavalry leaves infantry behind for the last command, and not without one', () => {
  for (const [command, may] of [
    [2, true],
    [1, false],
  ] as const) {
    const f = field({ W2: [C2, I2] }, { M1: [I2] }, { from: 'movement', state: { command } })
    go(f, 0, 'W2>W4', 1)
    assert.equal(f.s.command, command - 1)
    if (may) assert.ok(f.may('continue', { group: [0], over: [approach('W4>M1')] }))
    else assert.equal(f.refusal('continue', { group: [0] }).rule, '8.3')
  }
})

test('8.11 cavalry that goes back from an approach to reserve does not go on from there', () => {
  const f = field({ 'W4>M1': [C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  f.act('move', back(f, [0]))
  assert.equal(f.refusal('continue', { group: [0] }).rule, '8.11')
})

test('8.12 the first to enter goes three locales, the second two, the third one, the fourth waits', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true })
  const way = [lane('W1>W2'), lane('W2>W4'), lane('W4>MA')]
  for (const [block, locales] of [
    [1, 3],
    [2, 2],
    [3, 1],
  ] as const) {
    assert.equal(f.refusal('arrive', { block: [block], way: way.slice(0, locales) }).rule, '8.10')
    f.act('arrive', { block: [block], way: way.slice(0, locales - 1) })
  }
  assert.deepEqual(f.s.place.slice(1, 4), [locale('W4'), locale('W2'), locale('W1')])
  assert.equal(f.refusal('arrive', { block: [4] }).rule, '8.12')
  assert.equal(f.s.command, 3, 'the bridge is on a primary road')
})

test('8.12 by ruling the entry locale does not count', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true, rulings: ['entryMove'] })
  const way = [lane('W1>W2'), lane('W2>W4'), lane('W4>MA')]
  assert.equal(f.refusal('arrive', { block: [1], way: [...way, lane('MA>C1')] }).rule, '8.10')
  f.act('arrive', { block: [1], way })
  assert.equal(f.s.place[1], locale('MA'))
})

test('8.12 nobody enters before his hour, into a full locale or among the enemy; nobody must', () => {
  const early = field({}, { S4: [I2] }, { side: 1, round: 6, from: 'movement', keepBoxes: true })
  assert.equal(early.refusal('arrive', { block: [32] }).rule, '8.12')
  const full = field({}, { SN: [I2, I2, I2, I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(full.refusal('arrive', { block: [32] }).rule, '8.5')
  const held = field({ SN: [I2] }, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(held.refusal('arrive', { block: [32] }).rule, '8.12')
  const taken = field(
    {},
    { SN: [I2] },
    { side: 1, round: 7, from: 'movement', keepBoxes: true, state: { stormed: [locale('SN')] } },
  )
  assert.equal(taken.refusal('arrive', { block: [32] }).rule, '11', 'taken by assault this turn')
  const free = field({}, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.ok(free.may('arrive', { block: [32] }))
  free.act('done')
  assert.equal(free.s.round, 8)
})

test('8.13 one block a turn over the pontoon bridge, for a command, into the reserve of the bridgehead', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true })
  f.act('pontoon', [1])
  assert.deepEqual(f.last('arrived'), { e: 'arrived', block: 1, to: locale('W1'), pontoon: true })
  assert.equal(f.s.place[1], locale('W1'))
  assert.equal(f.s.command, 2)
  assert.equal(f.refusal('pontoon', [2]).rule, '8.13')
  assert.equal(f.refusal('move', { group: [1] }).rule, '8.4')
  const french = field({}, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(french.refusal('pontoon', [32]).rule, '8.13')
})
