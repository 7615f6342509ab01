import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { A1, approach, C2, field, flight, I2, I3, into, lane, locale, onto, place } from './field.ts'

test('9.1 example: infantry attacks, cavalry in reserve blocks, the infantry stays or blocks in its turn', () => {
  for (const forward of [false, true]) {
    const f = field({ W2: [I2] }, { W4: [C2] }, { from: 'movement' })
    f.act('move', into([0], approach('W2>W4')))
    assert.deepEqual([f.decision().proc, f.decision().step, f.decision().seat], ['attack', 'block', 1])
    f.act('block', [20])
    assert.equal(f.s.place[20], place('W4>W2'))
    if (forward) f.act('forward', [0])
    else f.act('done')
    assert.equal(f.s.place[0], forward ? place('W2>W4') : locale('W2'))
    assert.equal(f.s.command, 2, 'the attempt costs its command either way')
    assert.equal(f.refusal('move', { group: [0] }).rule, '8.4')
    assert.equal(f.refusal('continue', { group: [0] }).rule, '8.11')
  }
})

test('9.2 example: the cavalry retreats and the infantry moves in', () => {
  const f = field({ W2: [I2] }, { W4: [C2] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  f.act('retreat')
  f.act('retreat', flight(f, locale('MA')))
  assert.equal(f.s.place[20], locale('MA'))
  assert.equal(f.s.face[20], C2, 'cavalry in reserve loses nothing')
  assert.equal(f.s.place[0], locale('W4'))
})

test('9 a manoeuvre attack crosses only an approach that is not blocked', () => {
  const f = field({ W2: [I2], W3: [I2] }, { 'W4>W2': [C2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0], approach('W2>W4'))).rule, '8.7')
  f.act('move', onto([0], approach('W2>W4')))
  assert.ok(f.may('move', into([1], approach('W3>W4'))))
})

test('9.1 those who began on an approach cannot be blocked', () => {
  const f = field({ 'W2>W4': [I2] }, { W4: [I3] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  assert.equal(f.decision().proc, 'retreat')
})

test('9.1 without a reserve nobody can block', () => {
  const f = field({ W2: [I2], MA: [I2] }, { 'W4>MA': [I3] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  assert.equal(f.decision().proc, 'retreat')
  assert.equal(f.s.face[20], I2, 'it was blocking an approach and loses a point')
})

test('9.1 one or more blocks of the reserve block; a divided attacker pays another command', () => {
  const f = field({ W2: [I2, I3] }, { W4: [I2, I2] }, { from: 'movement' })
  f.act('move', into([0, 1], approach('W2>W4')))
  assert.match(f.refusal('block', []).text.en, /Nobody has been chosen/)
  f.act('block', [20, 21])
  f.act('forward', [1])
  assert.deepEqual([f.s.place[0], f.s.place[1]], [locale('W2'), place('W2>W4')])
  assert.equal(f.s.command, 1)
})

test('9.1 without a command left all go forward or none', () => {
  const f = field({ W2: [I2, I3] }, { W4: [I2] }, { from: 'movement', state: { command: 1 } })
  f.act('move', into([0, 1], approach('W2>W4')))
  f.act('block', [20])
  assert.equal(f.refusal('forward', [1]).rule, '8.3')
  assert.ok(f.may('done'))
  f.act('forward', [0, 1])
  assert.deepEqual(f.faces(0, 'W2>W4'), [I2, I3])
})

test('9 obstructed ground needs infantry, which is shown', () => {
  const f = field({ W4: [C2, I2, I3] }, { MA: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('move', into([0], approach('W4>MA'))).rule, '9')
  f.act('move', into([0, 1, 2], approach('W4>MA')))
  assert.equal(f.decision().step, 'infantry')
  assert.equal(f.refusal('show', 0).rule, '9')
  f.act('show', 2)
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 3), [0, 0, I3])
})

test('9 cavalry attacks by road, shown, free of command on primary road', () => {
  const f = field({ W2: [C2] }, { W4: [I2] }, { from: 'movement', state: { command: 0 } })
  f.act('march', { block: [0], way: [lane('W2>W4')] })
  assert.equal(f.last('shown').face, C2)
  f.act('block', [20])
  f.act('forward', [0])
  assert.equal(f.s.place[0], place('W2>W4'))
  assert.equal(f.s.command, 0)
})

test('9 infantry and artillery do not attack by road', () => {
  for (const block of [0, 1]) {
    const f = field({ W2: [I2, A1] }, { W4: [I2] }, { from: 'movement' })
    assert.match(f.refusal('march', { block: [block], way: [lane('W2>W4')] }).text.en, /enemy/)
  }
})

test('9.2 cavalry that has attacked by road goes on along it, to another attack too', () => {
  const f = field({ W3: [C2] }, { W6: [C2], N7: [I3] }, { from: 'movement' })
  assert.equal(f.refusal('march', { block: [0], way: [lane('W3>W6'), lane('W6>N5')] }).rule, '9.2', 'not before')
  f.act('march', { block: [0], way: [lane('W3>W6')] })
  f.act('retreat')
  f.act('retreat', flight(f, locale('N4')))
  assert.equal(f.s.place[0], locale('W6'))
  f.act('along', [lane('W6>N5'), lane('N5>N7')])
  assert.deepEqual([f.decision().proc, f.decision().step], ['attack', 'block'])
  f.act('retreat')
  f.act('retreat', flight(f, locale('N9')))
  assert.equal(f.s.place[0], locale('N7'))
  assert.equal(f.s.face[21], I2, 'infantry in reserve loses one in retreat')
  assert.equal(f.s.command, 3)
  assert.equal(f.decision().proc, 'movement')
})

test('9 a lone horseman does not attack by road into obstructed ground', () => {
  const f = field({ W4: [C2] }, { MA: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('march', { block: [0], way: [lane('W4>MA')] }).rule, '9')
})

test('9.1 only the reserve of the attacked locale blocks', () => {
  const f = field({ W2: [I2], MA: [I2] }, { W4: [I2, I2], 'W4>MA': [I3], M1: [I2] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  assert.equal(f.refusal('block', [22]).rule, '9.1', 'it blocks another approach')
  assert.equal(f.refusal('block', [23]).rule, '9.1', 'it stands elsewhere')
  f.act('block', [21])
  assert.deepEqual(f.last('blocked'), { e: 'blocked', blocks: [21], at: place('W4>W2') })
  f.act('done')
  assert.deepEqual(f.last('halted'), { e: 'halted', forward: [], at: place('W2>W4'), cost: 0 })
})

test('9.1 only the attackers go forward; who divides his group hears what it cost', () => {
  const f = field({ W2: [I2, I3, I2] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', into([0, 1], approach('W2>W4')))
  f.act('block', [20])
  assert.equal(f.refusal('forward', [2]).rule, '9')
  f.act('forward', [1])
  assert.deepEqual(f.last('halted'), { e: 'halted', forward: [1], at: place('W2>W4'), cost: 1 })
})

test('9 infantry is shown from the attacking group, and from nowhere else', () => {
  const f = field({ W4: [I2, I3] }, { MA: [I2] }, { from: 'movement' })
  f.act('move', into([0], approach('W4>MA')))
  assert.equal(f.refusal('show', 1).rule, '9')
  f.act('show', 0)
})

test('9 obstructed ground is asked about on the side attacked: out of a village cavalry attacks alone', () => {
  const f = field({ MA: [C2] }, { W4: [I2] }, { from: 'movement' })
  f.act('move', into([0], approach('MA>W4')))
  assert.equal(f.decision().step, 'block')
})

test('9 off the road artillery may attack by manoeuvre, and what it takes it holds', () => {
  const f = field({ W2: [A1] }, { W4: [C2] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  f.act('retreat')
  f.act('retreat', flight(f, locale('MA')))
  assert.deepEqual(f.last('occupied'), { e: 'occupied', blocks: [0], to: locale('W4') })
})

test('9.2 cavalry that took a locale may go on from it; a blocked one has ended its move', () => {
  const f = field({ W2: [C2, C2] }, { W4: [C2], MA: [I2] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  f.act('retreat')
  f.act('retreat', flight(f, locale('MA')))
  f.act('continue', { group: [0], over: [approach('W4>MA')] })
  assert.equal(f.s.command, 2)
  const blocked = field({ W2: [C2] }, { W4: [I2] }, { from: 'movement' })
  blocked.act('march', { block: [0], way: [lane('W2>W4')] })
  blocked.act('block', [20])
  blocked.act('done')
  assert.equal(blocked.refusal('continue', { group: [0] }).rule, '8.11')
  assert.equal(blocked.s.road[lane('W2>W4') >> 1], 0, 'nobody has crossed')
})

test('9 cavalry that attacks by a secondary road pays its command, blocked or not', () => {
  const f = field({ W2: [C2] }, { W5: [I2] }, { from: 'movement' })
  f.act('march', { block: [0], way: [lane('W2>W5')] })
  f.act('block', [20])
  f.act('done')
  assert.equal(f.s.command, 2)
})

test('9.1 by ruling it takes two to block a wide approach: one of the reserve is not enough, and one alone cannot', () => {
  const attack = (reserve: number[], on: number[] = []) => {
    const f = field({ W1: [I2] }, { W2: reserve, 'W2>W1': on }, { from: 'movement', rulings: ['blocking'] })
    f.act('move', into([0], approach('W1>W2')))
    return f
  }
  const two = attack([I2, I2])
  assert.match(two.refusal('block', [21]).text.en, /two blocks/)
  two.act('block', [20, 21])
  assert.equal(two.decision().step, 'forward')
  assert.equal(attack([I2]).decision().proc, 'retreat')
  const joined = attack([I2], [I2])
  joined.act('block', [20])
  assert.deepEqual(joined.faces(1, 'W2>W1'), [I2, I2])
})
