/** Movement, knowledge and bombardment where it is easily one too many: exact sums, lane 0, the other side, the second of two. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAP } from '../data/board.ts'
import { marengo } from '../module.ts'
import { blur, conclude, countFaces, renumber } from '../rules/4-knowledge.ts'
import { eliminate, put } from '../rules/4-pieces.ts'
import { toClose, widthOf } from '../rules/5-map.ts'
import { mayLeadFrom } from '../rules/11-assault-checks.ts'
import { INACTIVE, KNOWN, MOVED } from '../state.ts'
import {
  A1,
  approach,
  assault,
  C1,
  C2,
  defend,
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
} from './field.ts'

const moving = { from: 'movement' } as const

test('4.2 of what is known of groups only what says more is kept', () => {
  const kept = (list: 'hints' | 'limits', ...known: number[]) => {
    const { s } = field({ W2: [I2, I2, C2, I3] }, {})
    s[list][0] = known
    conclude(s, 0)
    return s[list][0]
  }
  const [one, two] = [countFaces([I2, C2]), countFaces([I2, C2, I3])]
  assert.deepEqual(kept('hints', 0b0011, 0, 0b0111, one), [0b0111, one], 'no faces at all')
  assert.deepEqual(kept('hints', 0b1111, one, 0b0111, one), [0b0111, one], 'a hint on fewer blocks')
  assert.deepEqual(kept('hints', 0b0111, one, 0b1111, one), [0b0111, one], 'the same, the other way round')
  assert.deepEqual(kept('hints', 0b0111, one, 0b0111, one), [0b0111, one], 'the same twice')
  assert.deepEqual(kept('hints', 0b1111, two, 0b0111, one), [0b1111, two, 0b0111, one], 'more faces on more blocks')
  assert.deepEqual(kept('limits', 0b0011, two, 0b0111, one), [0b0111, one], 'a limit on more blocks')
  assert.deepEqual(kept('limits', 0b0111, one, 0b0011, two), [0b0111, one], 'the same, the other way round')
  assert.deepEqual(kept('limits', 0b0111, one, 0b1011, one), [0b0111, one, 0b1011, one], 'two that overlap')
  assert.deepEqual(kept('limits', 0b0011, one, 0b0111, two), [0b0011, one, 0b0111, two], 'fewer faces on fewer blocks')
})

test('4.2 two blocks that are both the weakest infantry are known', () => {
  const { s } = field({ W2: [I1, I1, C2] }, {})
  s.hints[0] = [0b011, countFaces([I1, I1])]
  conclude(s, 0)
  assert.deepEqual(
    [0, 1, 2].map(block => s.flag[block]! & KNOWN),
    [KNOWN, KNOWN, 0],
  )
})

test('4.2 blocks that can have one face only are known', () => {
  const { s } = field({ W2: [I2, I2, C2] }, {})
  s.limits[0] = [0b011, countFaces([I2, I2])]
  conclude(s, 0)
  assert.deepEqual(
    [0, 1, 2].map(block => s.flag[block]! & KNOWN),
    [KNOWN, KNOWN, 0],
  )
})

test('4.3 what is known follows the first block to its new number, too', () => {
  const { s } = field({ W2: [I2, I3, C2] }, {})
  for (const block of [0, 1, 2]) s.flag[block]! |= KNOWN
  blur(s, 0, 0b101)
  renumber(s, 0, [0b001, 0b010])
  assert.equal(s.hints[0]![0], 0b110)
})

test('5.3 by ruling every wide approach takes two blocks to close and every narrow one takes one', () => {
  const loose = field({}, {}, { rulings: ['blocking'] }).s
  const strict = field({}, {}).s
  for (let each = 0; each < MAP.areaOf.length; each++)
    assert.deepEqual([toClose(loose, each), toClose(strict, each)], [widthOf(each), 1])
})

test('6.6 surprise ends by an Austrian where Frenchmen were set up, not by one elsewhere, nor by a Frenchman', () => {
  const { s } = field({ W2: [I2] }, { W4: [I2] })
  put(s, 0, locale('W1'))
  put(s, 20, locale('W3'))
  assert.equal(s.alarm, 0)
})

test('6.6 only surprised blocks are told as alerted', () => {
  const f = field({ W4: [I2] }, { MA: [I2], 'MA>W4': [I2] }, { side: 1, from: 'begin', inactive: ['MA'] })
  f.decision()
  const told = f.told.flatMap(event => (event.e === 'alerted' ? [event.blocks] : []))
  assert.deepEqual(told, [[20]])
  assert.equal(f.s.flag[20]! & INACTIVE, 0)
})

test('8.3 by ruling the first link decides, and costs its command on a secondary road', () => {
  const f = field({ C1: [I2] }, { S4: [I2] }, { ...moving, rulings: ['mixedRoads'] })
  march(f, 0, 'C1>SP')
  assert.equal(f.s.command, 2)
})

test('8.6 the last command is enough to block an approach', () => {
  const f = field({ W2: [I2] }, { W4: [I2] }, { ...moving, state: { command: 1 } })
  f.act('move', onto([0], approach('W2>W4')))
  assert.equal(f.s.command, 0)
})

test('8.5 by ruling nobody passes a full locale only to attack out of it', () => {
  const f = field({ W4: [C2], MA: [I2, I2, I2, I2] }, { C1: [I2] }, { ...moving, rulings: ['passing'] })
  const refused = f.refusal('march', { block: [0], way: [lane('W4>MA')] })
  assert.equal(refused.rule, '8.5')
  assert.doesNotMatch(refused.text.en, /to stop here/, 'the first step is refused')
})

test('9, 8.10 cavalry attacks by the first road of the map as by any other, and marks the road it came by', () => {
  const f = field({ W1: [C2] }, { W2: [I2] }, moving)
  march(f, 0, 'W1>W2')
  assert.equal(f.decision().seat, 1)
  const on = field({ W2: [C2] }, { W4: [I2] }, moving)
  march(on, 0, 'W2>W4')
  on.act('retreat')
  while (on.decision().seat === 1) on.act('retreat', flight(on, locale('MA')))
  const way = lane('W2>W4')
  assert.equal(on.s.road[way >> 1], 2 * 1 + (way & 1))
})

test('8.11 an attack by road, too, ends the chance of the last to go on, even when it is blocked', () => {
  const f = field({ W1: [C2], W2: [C2] }, { W4: [I2] }, moving)
  f.act('move', into([0], approach('W1>W2')))
  assert.ok(f.may('continue', { group: [0] }))
  march(f, 1, 'W2>W4')
  f.act('block', [20])
  assert.deepEqual([f.decision().seat, f.s.last & 1], [0, 0])
  assert.ok(!f.may('continue', { group: [0] }))
})

test('8.13 one block at a time goes over the bridge', () => {
  const f = field({ W2: [C2] }, { S4: [I2] }, { ...moving, keepBoxes: true })
  assert.ok(f.may('pontoon', [2]))
  assert.equal(f.refusal('pontoon', [2, 3]).rule, '8.13')
})

test('10 the gun is offered every target that is open to it', () => {
  const f = field({ 'W2>W4': [A1] }, { W4: [I2], 'W4>MA': [I2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  const targets = f.decision().actions.flatMap(each => (each.type === 'target' ? [each.arg] : []))
  assert.deepEqual(targets, [locale('W4')])
  assert.deepEqual(marengo.view(f.pos, 0).shots, [{ at: locale('W4'), points: 1 }])
})

test('10 a declared gun that is lost has declared nothing any more', () => {
  const f = field({ 'W2>W4': [A1] }, { W4: [I2] }, { from: 'movement', state: { declared: [0, -1] } })
  f.s.declared[0] = 0
  const table = field({ 'W2>W4': [A1] }, { W4: [I2] })
  table.s.declared = [0, -1]
  eliminate({ s: table.s, tell: () => {}, reveal: () => {}, whisper: () => {} } as never, 0)
  assert.deepEqual(table.s.declared, [-1, -1])
})

test('11 whoever has moved leads no assault, and another who has not does, on the French side, too', () => {
  const f = field({ 'W4>W2': [I2] }, { 'W2>W4': [I3, I3] }, { side: 1 })
  f.s.flag[20]! |= MOVED
  assert.ok(f.may('assault', { from: [approach('W2>W4')] }))
  f.s.flag[21]! |= MOVED
  assert.equal(f.refusal('assault', { from: [approach('W2>W4')] }).rule, '11.1')
})

test('11.9 an assault won by one is pursued at the penalty of the beaten', () => {
  const f = field({ 'C2>N3': [I3, C2] }, { 'N3>C2': [I1] })
  assault(f, 'C2>N3', [0], [1])
  defend(f, 20)
  assert.equal(f.last('reckoned').result > 0, true)
  f.act('pursue', [1])
  assert.equal(f.last('pursued').penalty, 1, String(f.last('reckoned').result))
})

test('8.4, 10 infantry that moved after the gun had fired is refused for having moved, the gun for having fired', () => {
  const f = field({ W2: [I2], 'W2>W4': [A1] }, { W4: [I2] }, moving)
  f.s.fired[0] = 1
  for (const block of [0, 1]) f.s.flag[block]! |= MOVED
  assert.deepEqual(
    [0, 1].map(block => f.refusal('move', { group: [block] }).rule),
    ['8.4', '10'],
  )
})

test('8.12 the last place in the locale of entry may be taken', () => {
  const f = field({}, { SN: [I2, I2, I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.ok(f.may('arrive', { block: [32] }))
})

test('8.5 without the ruling no full locale is passed, though the road leads on', () => {
  const f = field({ W4: [I2], MA: [I2, I2, I2, I2] }, { S4: [I2] }, moving)
  const refused = f.refusal('march', { block: [0], way: [lane('W4>MA'), lane('MA>C1')] })
  assert.equal(refused.rule, '8.5')
})

test('11.1 infantry of one strength point leads no assault, even against no penalty', () => {
  const f = field({ 'W2>W4': [I1, I2] }, { 'W4>W2': [I2] })
  assert.deepEqual(
    [0, 1].map(block => mayLeadFrom(f.s, block, approach('W2>W4'))?.rule),
    ['11.1', undefined],
  )
})

test('7.2 without a command nobody is asked for an assault, and who is gone is not activated', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] }, { state: { command: 0 } })
  assert.notEqual(f.decision().proc, 'assaults')
  const gone = field({ W2: [I2] }, { MA: [I2] }, { side: 1, from: 'activate' })
  gone.s.flag[21]! |= INACTIVE
  assert.notEqual(gone.decision().proc, 'activation')
})

test('8.11 who has paid for a secondary road goes on along it for nothing more', () => {
  const f = field({ W2: [C2] }, { S1: [I2] }, moving)
  march(f, 0, 'W2>W5')
  assert.equal(f.s.command, 2)
  f.act('continue', { group: [0], over: [approach('W5>S1')] })
  assert.equal(f.s.command, 2)
})

test('8.5 by ruling a full locale is not passed towards a road that is closed', () => {
  const state = { repulsed: [approach('MA>C1') >> 1] }
  const f = field({ W4: [I2], MA: [I2, I2, I2, I2] }, { S4: [I2] }, { ...moving, rulings: ['passing'], state })
  const refused = f.refusal('march', { block: [0], way: [lane('W4>MA')] })
  assert.equal(refused.rule, '8.5')
  assert.doesNotMatch(refused.text.en, /to stop here/)
})

test('8.4 artillery that has moved and not fired is refused for having moved', () => {
  const f = field({ 'W2>W4': [A1] }, { W4: [I2] }, moving)
  f.s.flag[0]! |= MOVED
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.4')
})

test('11.9 a pursuit no stronger than its penalty catches nobody', () => {
  const f = field({ 'C2>N3': [I3, C1] }, { 'N3>C2': [I3, I3] })
  assault(f, 'C2>N3', [0], [1])
  defend(f)
  while (f.decision().step === 'other') f.act('lose', 20)
  f.act('pursue', [1])
  assert.deepEqual([f.last('pursued').penalty, f.last('pursued').points], [1, 0])
})
