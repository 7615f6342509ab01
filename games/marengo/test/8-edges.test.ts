/** Chapters 8, 10 and 12 at their edges: one end for one move, whose move is over, the room left behind, and what is forgotten. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import { conclude, countFaces } from '../rules/4-knowledge.ts'
import { BOXES } from '../words.ts'
import { A1, approach, C1, C2, type Field, field, flight, I2, I3, into, lane, locale, march, place } from './field.ts'

const moving = { from: 'movement' } as const
/** What may be named first of such an offer. */
const first = (f: Field, type: string): readonly number[] =>
  f.decision().gathers?.find(each => each.type === type)?.may ?? []

test('8.2, 8.11, 8.12, 10, 12.3 one place for a group, one block on a road, one approach, one gun, one refuge', () => {
  const f = field({ W2: [I2, C2] }, { W4: [I2], W3: [I2] }, { ...moving, keepBoxes: true, round: 5 })
  const two = [place('W2>W3'), place('W2>W4')].sort((a, b) => a - b)
  for (const to of two) assert.ok(f.may('move', { group: [0], to: [to] }))
  assert.match(f.refusal('move', { group: [0], to: two }).text.en, /one place/)
  const both = [approach('W2>W4'), approach('W2>W3')].sort((a, b) => a - b)
  assert.match(f.refusal('ride', { block: [1], over: both }).text.en, /one place/)
  const box = field({}, { S4: [I2] }, { ...moving, keepBoxes: true, round: 5 })
  assert.ok(box.may('arrive', { block: [0], way: [] }))
  assert.equal(box.refusal('arrive', { block: [0, 1], way: [] }).rule, '8.2')
  const guns = field({ 'W2>W4': [A1, A1] }, { W4: [I2] }, moving)
  assert.match(guns.refusal('bombard', [0, 1]).text.en, /One block of artillery/)
  const driven = field({ 'W2>W4': [I2] }, { W4: [C2] }, moving)
  driven.act('move', into([0], approach('W2>W4')))
  const refuges = [locale('MA'), locale('M1')].sort((a, b) => a - b)
  for (const to of refuges) assert.ok(driven.may('retreat', flight(driven, to)))
  assert.equal(driven.refusal('retreat', { group: [20], to: refuges }).rule, '12.3')
})

test('8.2 a group is offered its reserve, then every place next to it in the order of the map', () => {
  const f = field({ W2: [I2, I2] }, { W1: [I2], W4: [I2], W3: [I2] }, moving)
  const silent = { tell: () => {}, whisper: () => {}, reveal: () => {} }
  f.decision()
  const chosen = { group: [0], to: [] }
  const found = marengo.machine.extend(f.pos, tableFor(f.pos, searchDice(0), silent), 'move', chosen)
  assert.ok(!('refusal' in found))
  assert.ok(found.may.length > 4)
  assert.deepEqual(
    found.may,
    [...found.may].sort((a, b) => a - b),
  )
})

test('8.12 everybody whose hour has come is offered, not only the first', () => {
  const f = field({}, { S4: [I2] }, { ...moving, keepBoxes: true, round: 5 })
  const waiting = f.s.place.flatMap((at, block) => (at === BOXES ? [block] : []))
  assert.ok(waiting.length > 1)
  assert.deepEqual(first(f, 'arrive'), waiting)
})

test('8.11 without a command nobody goes on out of a group whose first block is no cavalry', () => {
  const f = field({ W2: [I2, C2] }, { MA: [I2] }, { ...moving, state: { command: 1 } })
  f.act('move', into([0, 1], approach('W2>W4')))
  assert.equal(f.s.command, 0)
  assert.deepEqual(first(f, 'continue'), [])
  const all = field({ W2: [C1, C2] }, { MA: [I2] }, { ...moving, state: { command: 1 } })
  all.act('move', into([0, 1], approach('W2>W4')))
  assert.deepEqual(first(all, 'continue'), [0, 1])
})

test('8.10 by ruling entering is none of the three moves, every other link is one; who waits at the gate loses one', () => {
  const ruled = { ...moving, keepBoxes: true, round: 5, rulings: ['entryMove'] } as const
  const way = ['W1>W2', 'W2>W4', 'W4>MA'].map(lane)
  const f = field({}, { S4: [I2] }, ruled)
  f.act('arrive', { block: [0], way: [] })
  assert.equal(f.refusal('arrive', { block: [1], way }).rule, '8.10')
  f.act('arrive', { block: [1], way: way.slice(0, 2) })
  assert.equal(f.last('marched').move, 3)
  const inside = field({ W2: [I2] }, { S4: [I2] }, { ...moving, rulings: ['entryMove'] })
  march(inside, 0, 'W2>W4', 'W4>MA')
  assert.equal(inside.last('marched').move, 2)
})

test('8.5, 9.2 out of a full locale cavalry attacks by road: its own room is kept for it', () => {
  const f = field({ MA: [C2, I2, I2, I2] }, { C1: [I2] }, moving)
  assert.ok(f.may('march', { block: [0], way: [lane('MA>C1')] }))
})

test('8.11 once somebody else has moved, nobody goes on who moved before: neither after a ride nor after an arrival', () => {
  const ridden = field({ W2: [C2], C6: [C2] }, { MA: [I2], C1: [I2] }, moving)
  ridden.act('move', into([0], approach('W2>W4')))
  const on = { group: [0], over: [approach('W4>MA')] }
  assert.ok(ridden.may('continue', on))
  ridden.act('ride', { block: [1], over: [approach('C6>C1')] })
  assert.match(ridden.refusal('continue', on).text.en, /just ended a move/)
  // An attack that is blocked ends the move of whoever arrived, and his alone.
  const entered = field({ S1: [C2] }, { W2: [I2, I2] }, { ...moving, keepBoxes: true })
  entered.s.face[1] = C2
  entered.act('move', into([0], approach('S1>W5')))
  const back = { group: [0], over: [approach('W5>W2')] }
  assert.ok(entered.may('continue', back))
  entered.act('arrive', { block: [1], way: [lane('W1>W2')] })
  entered.act('block', [20])
  entered.act('done')
  assert.equal(entered.decision().proc, 'movement')
  assert.match(entered.refusal('continue', back).text.en, /just ended a move/)
})

test('4.2 what is known of groups is kept without repetition, and the oldest of it forgotten beyond sixteen groups', () => {
  const { s } = field({ W4: [I2, I3, C2] }, {})
  const fact = countFaces([I2])
  s.hints[0] = [0, fact, 0b111, fact, 0b111, fact]
  conclude(s, 0)
  assert.deepEqual(s.hints[0], [0b111, fact])
  // No pair of blocks is within another: nothing follows from anything.
  const pairs = Array.from({ length: 17 }, (_, i) => 0b11 << i)
  const told = (masks: readonly number[]): number[] => masks.flatMap(mask => [mask, fact])
  s.hints[0] = told(pairs)
  conclude(s, 0)
  assert.deepEqual(s.hints[0], told(pairs.slice(1)))
})
