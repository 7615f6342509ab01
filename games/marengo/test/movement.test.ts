import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { approach, C2, type Field, field, I1, I2, I3, locale, place } from './field.ts'

const go = (f: Field, block: number, to: string, ...more: number[]) => {
  f.act('move', block)
  for (const other of more) f.act('add', other)
  f.act('enter', approach(to))
}

test('8.1 a move goes within the locale or to an adjacent one', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.equal(f.refusal('enter', approach('W4>MA')).rule, '8.8')
  f.act('enter', approach('W2>W4'))
  assert.equal(f.s.place[0], locale('W4'))
})

test('8.2 a group starts in one place: a reserve, or one approach', () => {
  const f = field({ W2: [I2, I3], 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.ok(f.may('add', 1))
  assert.equal(f.refusal('add', 2).rule, '8.2')
})

test('8.2 a block on the road is a group by itself', () => {
  const f = field({ W2: [I2, I3] }, { S4: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('add', 1)
  assert.equal(f.decision().actions.filter(each => each.type === 'along').length, 0)
})

test('8.3 three commands a turn, for groups and assaults together', () => {
  const f = field({ 'W2>W4': [I3], W3: [I2], W6: [I2], N4: [I2] }, { 'W4>W2': [I2] })
  f.act('assault', approach('W2>W4'))
  f.act('lead', 0)
  f.act('done')
  f.act('guard', 20)
  f.act('done')
  go(f, 1, 'W3>W6')
  go(f, 2, 'W6>N5')
  assert.equal(f.s.command, 0)
  assert.equal(f.refusal('move', 3).rule, '8.1')
})

test('8.3 any number of blocks move by primary road', () => {
  const f = field({ W1: [I2, I2, I2] }, { S4: [I2] }, { from: 'movement', state: { command: 0 } })
  for (const block of [0, 1, 2]) {
    f.act('move', block)
    f.act('along', f.decision().actions.find(each => each.type === 'along')!.arg as number)
    if (f.decision().proc === 'march') f.act('stop')
  }
  assert.deepEqual(f.faces(0, 'W2'), [I2, I2, I2])
})

test('8.4 a block moves once in a turn', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4')
  assert.equal(f.refusal('move', 0).rule, '8.4')
})

test('8.5 nobody enters beyond the capacity; the enemy does not count', () => {
  const f = field({ W4: [I2, I2], MA: [I1, I1, I1] }, { S4: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('add', 1)
  assert.equal(f.refusal('enter', approach('W4>MA')).rule, '8.5')
})

test('8.6 one blocks only facing the enemy', () => {
  const f = field({ W2: [I2] }, { MA: [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.equal(f.refusal('block', approach('W2>W4')).rule, '8.6')
})

test('8.6 when the enemy has gone the block goes back to reserve for no command, or forward for one', () => {
  const f = field({ 'W2>W4': [I2, I3] }, { MA: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('back')
  assert.equal(f.s.command, 3)
  f.act('move', 1)
  f.act('enter', approach('W2>W4'))
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
  f.act('continue', 0)
  f.act('block', approach('W4>MA'))
  f.act('move', 1)
  f.act('enter', approach('C1>MA'))
  f.act('show', 1)
  f.act('retreat')
  f.act('retreat', locale('S1'))
  assert.equal(f.refusal('move', 0).rule, '8.4')
  f.act('done')
  assert.deepEqual(f.last('fellBack').blocks, [0])
})

test('8.6 going back to reserve in face of the enemy costs a command', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('back')
  assert.equal(f.s.command, 2)
})

test('8.7 an approach the enemy blocks is not crossed', () => {
  const f = field({ W2: [I2] }, { 'W4>W2': [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.equal(f.refusal('enter', approach('W2>W4')).rule, '8.7')
})

test('8.8 example: from reserve to the free reserve, or to block facing the enemy, not through him', () => {
  // An infantry in reserve; above, the enemy blocks his side; beside, nobody; on the third side nothing can pass.
  const f = field({ W3: [I2] }, { 'M1>W3': [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.ok(f.may('block', approach('W3>M1')))
  assert.equal(f.refusal('enter', approach('W3>M1')).rule, '8.7')
  assert.ok(f.may('enter', approach('W3>W6')))
  assert.equal(f.refusal('block', approach('W3>W6')).rule, '8.6')
})

test('8.9 example: from an approach to its own reserve or the opposite one', () => {
  const f = field({ 'W3>M1': [I2], 'W3>W6': [I3] }, { 'M1>W3': [I2] }, { from: 'movement' })
  f.act('move', 0)
  assert.ok(f.may('back'))
  assert.equal(f.refusal('enter', approach('W3>M1')).rule, '8.7')
  assert.equal(f.refusal('enter', approach('W3>W6')).rule, '8.9')
  assert.equal(f.refusal('block', approach('W3>W4')).rule, '8.8')
  f.act('back')
  f.act('move', 1)
  assert.ok(f.may('enter', approach('W3>W6')))
  f.act('back')
  assert.equal(f.s.command, 2, 'only the first of the two faced the enemy')
})

test('8.11 example: cavalry goes on to block facing an enemy, not elsewhere, and shows itself', () => {
  const f = field({ W2: [C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4')
  const before = f.revealed()
  f.act('continue', 0)
  assert.ok(f.may('block', approach('W4>M1')))
  assert.equal(f.refusal('block', approach('W4>S1')).rule, '8.11')
  f.act('block', approach('W4>MA'))
  assert.equal(f.s.place[0], place('W4>MA'))
  assert.equal(f.s.command, 2, 'one group, one command')
  assert.ok(f.revealed() > before)
  assert.equal(marengo.view(f.pos, 1).face[0], C2)
})

test('8.11 whoever moves next, by road, over the bridge or on foot, ends the chance of the last to go on', () => {
  const next = {
    enter: (f: Field) => go(f, 1, 'W1>W2'),
    arrive: (f: Field) => {
      f.act('arrive', 2)
      f.act('stop')
    },
    pontoon: (f: Field) => f.act('pontoon', 2),
  }
  for (const [how, move] of Object.entries(next)) {
    const f = field({ W2: [C2], W1: [I2] }, { M1: [I2], MA: [I2] }, { from: 'movement', keepBoxes: true })
    go(f, 0, 'W2>W4')
    assert.ok(f.may('continue', 0), how)
    move(f)
    assert.match(f.refusal('continue', 0).text.en, /just ended/, how)
  }
})

test('8.11 the road of one move binds nobody in the next', () => {
  const f = field({ W2: [C2, C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('along', f.decision().actions.find(each => each.type === 'along')!.arg as number)
  f.act('stop')
  go(f, 1, 'W2>W4')
  f.act('continue', 1)
  f.act('block', approach('W4>M1'))
  assert.equal(f.s.command, 2)
})

test('8.12 who waits in a box, or is gone, is not moved and does not enter', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement', keepBoxes: true })
  assert.equal(f.refusal('move', 5).rule, '8.12')
  assert.equal(f.refusal('arrive', 0).rule, '8.12', 'it is on the map already')
  const gone = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  assert.equal(gone.refusal('move', 5).rule, '4.4')
  assert.equal(gone.refusal('arrive', 5).rule, '4.4')
  assert.equal(gone.refusal('pontoon', 5).rule, '4.4')
})

test('8.11 only cavalry goes on, and only at once', () => {
  const f = field({ W2: [C2, I2], S2: [I2] }, { M1: [I2] }, { from: 'movement' })
  go(f, 0, 'W2>W4', 1)
  assert.equal(f.refusal('continue', 1).rule, '8.11')
  assert.ok(f.may('continue', 0))
  go(f, 2, 'S2>S5')
  assert.equal(f.refusal('continue', 0).rule, '8.11')
})

test('8.11 cavalry that leaves its group costs a command, a whole group of cavalry none', () => {
  const split = field({ W2: [C2, I2] }, { M1: [I2] }, { from: 'movement' })
  go(split, 0, 'W2>W4', 1)
  split.act('continue', 0)
  split.act('block', approach('W4>M1'))
  assert.equal(split.s.command, 1)
  const whole = field({ W2: [C2, C2] }, { M1: [I2] }, { from: 'movement' })
  go(whole, 0, 'W2>W4', 1)
  whole.act('continue', 0)
  whole.act('add', 1)
  whole.act('block', approach('W4>M1'))
  assert.equal(whole.s.command, 2)
})

test('8.11 without commands only the whole group goes on', () => {
  const f = field({ W2: [C2, C2] }, { M1: [I2] }, { from: 'movement', state: { command: 1 } })
  go(f, 0, 'W2>W4', 1)
  assert.equal(f.refusal('continue', 1).rule, '8.3')
  f.act('continue', 0)
  assert.equal(f.refusal('block', approach('W4>M1')).rule, '8.3')
  f.act('add', 1)
  f.act('block', approach('W4>M1'))
  assert.equal(f.s.command, 0)
})

test('8.11 cavalry that goes back from an approach to reserve does not go on from there', () => {
  const f = field({ 'W4>M1': [C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  f.act('move', 0)
  f.act('back')
  assert.equal(f.refusal('continue', 0).rule, '8.11')
})

test('8.12 the first to enter goes three locales, the second two, the third one, the fourth waits', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true })
  const enter = (block: number) => {
    f.act('arrive', block)
    let locales = 1
    for (;;) {
      if (f.decision().proc !== 'march') return locales
      const on = f.decision().actions.find(each => each.type === 'along')
      if (on === undefined) {
        f.act('stop')
        return locales
      }
      f.act('along', on.arg as number)
      locales++
    }
  }
  assert.deepEqual([enter(1), enter(2), enter(3)], [3, 2, 1])
  assert.equal(f.refusal('arrive', 4).rule, '8.12')
  assert.equal(f.s.command, 3, 'the bridge is on a primary road')
})

test('8.12 by ruling the entry locale does not count', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true, rulings: ['entryMove'] })
  f.act('arrive', 1)
  for (let n = 0; n < 3; n++) f.act('along', f.decision().actions.find(each => each.type === 'along')!.arg as number)
  assert.equal(f.decision().proc, 'movement')
})

test('8.12 nobody enters before his hour, into a full locale or among the enemy; nobody must', () => {
  const early = field({}, { S4: [I2] }, { side: 1, round: 6, from: 'movement', keepBoxes: true })
  assert.equal(early.refusal('arrive', 32).rule, '8.12')
  const full = field({}, { SN: [I2, I2, I2, I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(full.refusal('arrive', 32).rule, '8.5')
  const held = field({ SN: [I2] }, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(held.refusal('arrive', 32).rule, '8.12')
  const taken = field(
    {},
    { SN: [I2] },
    { side: 1, round: 7, from: 'movement', keepBoxes: true, state: { stormed: [locale('SN')] } },
  )
  assert.equal(taken.refusal('arrive', 32).rule, '11', 'taken by assault this turn')
  const free = field({}, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.ok(free.may('arrive', 32))
  free.act('done')
  assert.equal(free.s.round, 8)
})

test('8.13 one block a turn over the pontoon bridge, for a command, into the reserve of the bridgehead', () => {
  const f = field({}, { S4: [I2] }, { from: 'movement', round: 1, keepBoxes: true })
  f.act('pontoon', 1)
  assert.deepEqual(f.last('arrived'), { e: 'arrived', block: 1, to: locale('W1'), pontoon: true })
  assert.equal(f.s.place[1], locale('W1'))
  assert.equal(f.s.command, 2)
  assert.equal(f.refusal('pontoon', 2).rule, '8.13')
  assert.equal(f.refusal('move', 1).rule, '8.4')
  const french = field({}, { S4: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.equal(french.refusal('pontoon', 32).rule, '8.13')
})
