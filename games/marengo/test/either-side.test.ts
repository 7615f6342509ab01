/** The other side, the first block and the second of two: whoever counts from nought forgets these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bench } from '@bivouac/kernel/testing'
import { MAP } from '../data/board.ts'
import { marengo } from '../module.ts'
import { rulingBit } from '../options.ts'
import { holds } from '../rules/5-map.ts'
import { mayLeadDefence } from '../rules/11-assault-checks.ts'
import { colours } from '../rules/14-victory.ts'
import { KNOWN } from '../state.ts'
import { COUNT, FIRST } from '../words.ts'
import { approach, C2, field, I1, I2, into, locale } from './field.ts'

test('5.1 whoever holds a locale: one block is enough, none is not, on either side', () => {
  const { s } = field({ W4: [I2] }, { MA: [I2] })
  assert.deepEqual(
    ['W4', 'MA', 'C1'].map(id => [0, 1].map(side => holds(s, side, locale(id)))),
    [
      [true, false],
      [false, true],
      [false, false],
    ],
  )
})

test('6.2, 6.3 each side is told its own faces, every one of them, and nobody else’s', () => {
  const setup = marengo.readSetup({})
  assert.ok(typeof setup !== 'string')
  const pos = marengo.begin(setup)
  const table = bench(marengo, pos, { pick: () => 0, excuse: () => true })
  table.ask()
  const dealt = table.whispers.filter(({ event }) => event.e === 'dealt')
  assert.deepEqual(
    dealt.map(({ seats, event, others }) => [seats, event, others]),
    [0, 1].map(side => [
      [side],
      { e: 'dealt', side, faces: pos.s.face.slice(FIRST[side]!, FIRST[side]! + COUNT[side]!) },
      { e: 'dealt', side },
    ]),
  )
})

test('8.9 by road from its box a block arrives, and the log says so', () => {
  const f = field({}, { W2: [I2] }, { from: 'movement', round: 1, keepBoxes: true })
  f.act('arrive', { block: [1], way: [] })
  assert.equal(f.last('arrived').pontoon, false)
})

test('8.1 a group all of whose ways were closed by failed assaults has nowhere to go', () => {
  const f = field({ C4: [I2] }, { S4: [I2] }, { from: 'movement' })
  const ways = MAP.approachesOf[locale('C4')]!
  assert.ok(ways.some(each => f.may('move', into([0], each))))
  f.s.repulsed = ways.map(each => each >> 1)
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.1')
})

test('4.2 the first block of an army, alone in its place, stays known when the others are mixed', () => {
  const f = field({ W2: [C2], W4: [I2, I2] }, { C1: [I2] }, { from: 'begin' })
  f.s.flag[0]! |= KNOWN
  f.decision()
  assert.notEqual(f.s.flag[0]! & KNOWN, 0)
})

test('11.1 every approach that faces the enemy is offered, in the order of the map', () => {
  const [one, other] = [approach('W4>MA'), approach('W4>M1')].sort((a, b) => a - b)
  for (const order of [
    ['W4>MA', 'W4>M1'],
    ['W4>M1', 'W4>MA'],
  ]) {
    const f = field(Object.fromEntries(order.map(where => [where, [I2]])), { 'MA>W4': [I2], 'M1>W4': [I2] })
    const offered = f.decision().gathers?.find(({ type }) => type === 'assault')
    assert.deepEqual(offered?.may, [one, other])
  }
})

test('4.3 who mixes is told where all of his blocks stand and their faces, of either side', () => {
  for (const side of [0, 1]) {
    const f = field({ W2: [C2, I2], W4: [I2] }, { C1: [I2, C2] }, { from: 'begin', side })
    f.decision()
    const told = f.told.find(event => event.e === 'mixed')
    assert.deepEqual(told, {
      e: 'mixed',
      side,
      faces: f.s.face.slice(FIRST[side]!, FIRST[side]! + COUNT[side]!),
      places: f.s.place.slice(FIRST[side]!, FIRST[side]! + COUNT[side]!),
    })
  }
})

test('8.11 those who go on together go to one approach', () => {
  const f = field({ W2: [C2, C2] }, { M1: [I2], MA: [I2] }, { from: 'movement' })
  f.act('move', into([0, 1], approach('W2>W4')))
  const over = [approach('W4>M1'), approach('W4>MA')].sort((a, b) => a - b)
  assert.equal(f.refusal('continue', { group: [0, 1], over }).rule, '8.2')
})

test('11.4 by ruling nobody leads a defence with one strength point, and whoever has two may', () => {
  const rulings = rulingBit('weakDefenders')
  const at = approach('W4>W2')
  assert.deepEqual(
    [I1, I2].map(face => mayLeadDefence({ rulings }, at, face)?.rule),
    ['11.4', undefined],
  )
  assert.equal(mayLeadDefence({ rulings: 0 }, at, I1), undefined)
})

test('14.2 each colour counts one, however many stars of it are held', () => {
  const colour = (...ids: string[]) => colours(field(Object.fromEntries(ids.map(id => [id, [I2]])), {}).s)
  assert.deepEqual([colour(), colour('N17'), colour('N20'), colour('E1')], [0, 1, 1, 1])
  assert.deepEqual([colour('N17', 'N18'), colour('N17', 'E1'), colour('N20', 'E1', 'N17')], [1, 2, 3])
})
