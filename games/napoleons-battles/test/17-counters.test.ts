/** 17.2.2 Hidden counters and dummies: what each side sees, hears and may ask. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice } from '@bivouac/kernel'
import { napoleonsBattles } from '../module.ts'
import { known } from '../rules/17-known.ts'
import type { ScenarioData, UnitData } from '../scenario.ts'
import { ON_TABLE, UNSEEN } from '../words.ts'
import { austrian, french, general, inch, type Stand, stand } from './table.ts'

const on = { observation: 'on', counters: 'on' }
/** A ridge across the table between x 22 and 26: who stands close behind it is not seen from the other side. */
const ridge = (from: number, to: number) =>
  ({
    kind: 'hill',
    level: 2,
    at: [
      [22, from],
      [26, from],
      [26, to],
      [22, to],
    ],
  }) as const
const RIDGE: ScenarioData['terrain'] = [ridge(0, 17), ridge(17, 36)]
const field = (units: readonly UnitData[], more: Partial<ScenarioData> = {}, dice: readonly number[] = []): Stand =>
  stand(units, { options: on, terrain: RIDGE, ...more }, dice)
const sees = (t: Stand, eye: 0 | 1 | 'spectator') => napoleonsBattles.view(t.pos, eye)

test('17.2.2 a unit nobody sees is a counter to the other side, and itself to its own', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18]), austrian('y', [34, 24])])
  for (const [eye, own, other] of [
    [0, [0], [1, 2]],
    [1, [1, 2], [0]],
  ] as const) {
    const view = sees(t, eye)
    for (const u of own) assert.equal(view.s.on[u], ON_TABLE)
    for (const u of other) assert.equal(view.s.on[u], UNSEEN)
    assert.deepEqual(
      view.counters?.map(({ side, number }) => [side, number]),
      other.map((_, i) => [1 - eye, i + 1]),
    )
  }
  assert.equal(sees(t, 'spectator').counters?.length, 3)
})

test('17.2.2.2 a counter shows the place and the facing of the base at the head, and nothing else', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18], { facing: 200, marks: ['disorder'] })])
  assert.deepEqual(sees(t, 0).counters, [{ side: 1, number: 1, x: inch(34), y: inch(18), facing: 2000 }])
  const { s } = sees(t, 0)
  assert.deepEqual([s.x[1], s.y[1], s.facing[1], s.form[1], s.mark[1]], [0, 0, 0, 0, 0])
})

test('17.2.2.2 what is attached goes with the counter of its host', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])], {
    generals: [general('G', 1, [34, 18], { with: 'x' })],
  })
  assert.equal(sees(t, 0).counters?.length, 1)
  assert.equal(sees(t, 0).s.on[2], UNSEEN)
})

test('17.2.2 every list by unit is empty of what is not seen, but for its losses', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])])
  t.s.mark[1] = 1 << 5
  t.s.moved.push(1)
  const { s } = sees(t, 0)
  const kept = new Set(['figures'])
  const blank: Readonly<Record<string, number>> = { on: UNSEEN, host: -1, town: -1, road: -1 }
  for (const [key, value] of Object.entries({ ...s, ...s.extra }))
    if (
      Array.isArray(value) &&
      value.length === 2 &&
      !kept.has(key) &&
      !['broken', 'free', 'holder', 'fell'].includes(key)
    )
      if (typeof value[1] === 'number') assert.equal(value[1], blank[key] ?? 0, key)
  assert.deepEqual(s.moved, [])
})

test('17.1.3, 17.2.2 a march ends where an enemy comes into sight, and he is put on the table', () => {
  const t = field([french('a', [14, 18]), austrian('x', [34, 18])])
  assert.equal(sees(t, 0).s.on[1], UNSEEN)
  t.act('march', '0 F2880')
  assert.equal(sees(t, 0).s.on[1], ON_TABLE)
  assert.ok(t.s.x[0]! < inch(26) && t.s.x[0]! > inch(14))
  // Both have come into the other’s sight.
  assert.deepEqual(
    t.all('sighted').map(({ units }) => units),
    [[0], [1]],
  )
  assert.equal(t.last('checked').unit, 0)
  assert.ok(t.revealed() > 0)
  // It may still go on with what it has left.
  assert.equal(t.at(), 'march.leg')
})

test('17.1.3 who marches out of sight is a counter again', () => {
  const t = field([french('a', [12, 18]), austrian('x', [24, 18], { facing: 90, formation: 'column' })], { side: 1 })
  assert.equal(sees(t, 0).s.on[1], ON_TABLE)
  t.act('march', '1 F1920')
  assert.equal(sees(t, 0).s.on[1], UNSEEN)
  assert.deepEqual(t.last('vanished').units, [1])
})

test('17.2.2 of what a hidden unit does the others hear that its counter stirs', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18]), austrian('y', [36, 26])], { side: 1 })
  t.act('march', '1 F240')
  const whisper = t.whispers.find(({ event }) => event.e === 'marched')
  assert.deepEqual(whisper?.seats, [1])
  assert.equal(whisper?.others?.e, 'stirred')
  assert.deepEqual(whisper?.others && 'counter' in whisper.others && whisper.others.counter, 1)
  assert.ok(!JSON.stringify(whisper?.others).includes('"u1"'))
  assert.equal(t.revealed(), 0)
})

test('17.2.2 refusals speak of nobody who is not seen: a way is legal, and ends short of who stands in it', () => {
  const wood: ScenarioData['terrain'] = [
    {
      kind: 'wood',
      at: [
        [18, 10],
        [36, 10],
        [36, 26],
        [18, 26],
      ],
    },
  ]
  const t = field([french('a', [14, 18]), austrian('x', [24, 18])], { terrain: wood })
  assert.equal(sees(t, 0).s.on[1], UNSEEN)
  assert.equal(t.refused('march', '0 T1'), '8.4')
  const open = stand([french('a', [14, 18]), austrian('x', [24, 18])], { terrain: wood })
  assert.ok(!open.may('march', '0 F1200 F1200'))
  assert.ok(t.may('march', '0 F1200'))
  t.act('march', '0 F1200')
  while (t.at() === 'march.leg' && t.may('forward', inch(1)) && sees(t, 0).s.on[1] === UNSEEN) t.act('forward', inch(1))
  assert.ok(t.s.x[0]! < inch(24))
})

test('17.2.2 what a side knows is the table without what it does not see', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])])
  assert.equal(known(t.s, 0).on[1], UNSEEN)
  assert.equal(known(t.s, 1).on[1], ON_TABLE)
  assert.equal(known(t.s, 1).on[0], UNSEEN)
})

test('17.2.2.1 one dummy to four units, and one at least', () => {
  const few = field([french('a', [12, 18]), austrian('x', [34, 18])], {}, [1])
  assert.deepEqual(few.s.extra.counters?.hand, [1, 1])
  const rows = Array.from({ length: 9 }, (_, i) => french(`f${i}`, [6, 3 + 3 * i]))
  assert.deepEqual(field([...rows, austrian('x', [34, 18])]).s.extra.counters?.hand, [2, 1])
  few.act('lay', 0)
  assert.equal(few.refused('lay', 0), '17.2.2.1')
})

for (const pick of [0, 1])
  test(`17.2.2.3 a dummy is put down where a hidden unit stands: nobody else can tell them apart (pick ${pick})`, () => {
    const t = field([french('a', [12, 18]), austrian('x', [34, 18])], {}, [pick + 1])
    t.act('lay', 0)
    t.done()
    const seen = sees(t, 1).counters!
    assert.deepEqual(seen, [
      { side: 0, number: 1, x: inch(12), y: inch(18), facing: 900 },
      { side: 0, number: 2, x: inch(12), y: inch(18), facing: 900 },
    ])
    const { others } = t.whispers.at(-1)!
    assert.equal(others && 'counter' in others && others.counter, 1)
    // The unit has either number.
    assert.equal(t.s.extra.counters?.label[0], pick === 0 ? 2 : 1)
  })

test('17.2.2.3 a dummy moves like the others, once a turn and as far as the slowest infantry', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])], {}, [1])
  t.act('lay', 0)
  const column = 12
  assert.equal(t.refused('bluff', [0, inch(12), inch(18 + column) + 1, 900]), '17.2.2.3')
  assert.equal(t.refused('bluff', [1, inch(12), inch(20), 900]), '17.2.2.3')
  assert.equal(t.refused('bluff', [0, -inch(1), inch(18), 900]), '8.1.4')
  t.act('bluff', [0, inch(12), inch(18 + column), 900])
  assert.equal(t.refused('bluff', [0, inch(12), inch(20), 900]), '17.2.2.3')
  assert.ok(sees(t, 1).counters?.some(({ y }) => y === inch(30)))
})

test('17.2.2.3 a dummy that is seen is shown up and gone; it sees nobody itself', () => {
  const t = field([french('a', [18, 18]), austrian('x', [34, 18])], {}, [1])
  t.act('lay', 0)
  // On the crest everybody sees it, and it sees nobody.
  t.act('bluff', [0, inch(25), inch(18), 900])
  assert.equal(t.last('unmasked').count, 1)
  assert.deepEqual(t.s.extra.counters?.dummies, [])
  assert.equal(t.s.extra.counters?.hand[0], 0)
  assert.equal(sees(t, 0).s.on[1], UNSEEN)
})

test('17.2.2.3 only a unit out of sight, of one’s own, hides a dummy', () => {
  const t = field([french('a', [18, 18]), french('b', [24, 8]), austrian('x', [34, 18])])
  assert.equal(t.refused('lay', 1), '17.2.2.3')
  assert.equal(t.refused('lay', 2), '17.2.2.3')
  assert.ok(t.may('lay', 0))
  const open = stand([french('a', [18, 18]), austrian('x', [34, 18])])
  assert.equal(open.refused('lay', 0), '17.2.2')
  assert.equal(open.refused('bluff', [0, 0, 0, 0]), '17.2.2')
})

test('17.2.2 numbers follow the places again where two counters meet', () => {
  const t = field(
    [
      french('a', [12, 18]),
      austrian('x', [40, 10], { formation: 'column' }),
      austrian('y', [34, 20], { facing: 0, formation: 'column' }),
    ],
    { side: 1 },
  )
  const numbers = () => [1, 2].map(u => t.s.extra.counters?.label[u])
  assert.deepEqual(numbers(), [1, 2])
  // Far apart they keep their numbers, whoever stands farther up the table.
  t.s.y[1] = inch(24)
  t.act('march', '1 F240')
  assert.deepEqual(numbers(), [1, 2])
  t.s.x[1] = inch(34)
  t.s.y[1] = inch(21.2)
  t.s.facing[1] = 1800
  t.act('march', '2 F60')
  assert.deepEqual(numbers(), [2, 1])
})

test('17.1.3 who fires is seen while his smoke hangs', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])])
  t.s.mark[1] = 64
  t.act('march', '0 F240')
  assert.equal(sees(t, 0).s.on[1], ON_TABLE)
})

test('17.2.2 imagine deals the unseen units to the counters: each is somewhere, and somebody else is sometimes there', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 10]), austrian('y', [34, 26]), austrian('z', [38, 18])])
  const view = sees(t, 0)
  const dealt = new Set<string>()
  const dice = searchDice('deals')
  for (let i = 0; i < 60; i++) {
    const guess = napoleonsBattles.imagine(view, 0, [], dice)
    assert.ok([1, 2, 3].some(u => guess.s.on[u] === ON_TABLE))
    assert.deepEqual(napoleonsBattles.view(guess, 0), view)
    dealt.add([1, 2, 3].map(u => `${guess.s.x[u]},${guess.s.y[u]}`).join(' '))
  }
  assert.ok(dealt.size >= 6, `${dealt.size} deals`)
})

test('17.2.2 where nobody has anything to do the question is put all the same, with one answer', () => {
  const t = field([french('a', [12, 18]), austrian('x', [34, 18])])
  t.act('done')
  assert.equal(t.where(), 'movement.mark 0')
  assert.deepEqual(
    t.decision().actions.map(({ type }) => type),
    ['pass'],
  )
  const open = stand([french('a', [12, 18]), austrian('x', [34, 18])])
  open.act('done')
  assert.notEqual(open.at(), 'movement.mark')
})
