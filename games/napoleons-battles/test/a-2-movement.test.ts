import assert from 'node:assert/strict'
import { test } from 'node:test'
import { words } from '../say.ts'
import { view } from '../view.ts'
import { at, jager, light, out, skirmish } from './skirmishers.ts'
import { austrian, french, inch } from './table.ts'

const PAIR = [
  [12, 17, 90],
  [12, 19, 90],
] as const

test('A2.1 each base goes as far as its unit does in column, straight, and turns as it likes', () => {
  const t = skirmish([light('a', [10, 18], { formation: 'column', skirmishers: PAIR }), austrian('x', [44, 4])])
  t.act('unit', 0)
  t.act('forward', inch(12))
  // Twelve inches for each, whatever the body has used up.
  assert.equal(t.refused('screen', [inch(24) + 1, inch(17), 900, inch(24), inch(19), 900]), 'A2.1')
  t.act('screen', at([24, 17, 45], [24, 19, 135]))
  assert.deepEqual(out(t, 0), [
    [24, 17, 45],
    [24, 19, 135],
  ])
  // What they have gone counts: nothing is left.
  assert.equal(t.refused('screen', at([24.1, 17, 45], [24, 19, 135])), 'A2.1')
  t.act('halt')
})

test('A2.1 by half as far with half the movement; rough ground slows them as it slows their unit', () => {
  const half = skirmish([light('a', [10, 18], { skirmishers: PAIR, marks: ['half'] })])
  half.act('unit', 0)
  half.act('forward', inch(3))
  assert.equal(half.refused('screen', [inch(18) + 1, inch(17), 900, inch(18), inch(19), 900]), 'A2.1')
  assert.ok(half.may('screen', at([18, 17, 90], [18, 19, 90])))
  // Wood from 12 on, three quarters of the speed for light infantry: nine inches of wood are twelve.
  const wood = skirmish([light('a', [10, 18], { formation: 'column', skirmishers: [[12, 18, 90]] })], {
    terrain: [
      {
        kind: 'wood',
        at: [
          [11, 10],
          [30, 10],
          [30, 26],
          [11, 26],
        ],
      },
    ],
  })
  wood.act('unit', 0)
  wood.act('forward', inch(9))
  assert.equal(wood.refused('screen', [inch(21) + 1, inch(18), 900]), 'A2.1')
  assert.ok(wood.may('screen', at([21, 18, 90])))
})

test('A2.1 body and skirmishers make one move, finished before another unit’s', () => {
  const t = skirmish([light('a', [10, 18], { skirmishers: PAIR }), french('b', [10, 8])])
  t.act('unit', 0)
  t.act('screen', at([13, 17, 90], [13, 19, 90]))
  assert.equal(t.at(), 'march.leg')
  t.act('forward', inch(1))
  t.act('halt')
  assert.equal(t.refused('unit', 0), '8.1.1.4')
  assert.ok(t.may('unit', 1))
  // As one text, too: k throws out, j moves, i calls in.
  const text = skirmish([light('a', [10, 18]), light('b', [10, 8], { skirmishers: [[12, 8, 90]] })])
  text.act('march', `0 F240 k${at([13, 17, 90], [13, 19, 90]).join()}`)
  assert.equal(out(text, 0).length, 2)
  text.act('march', `1 F240 j${at([14, 8, 90]).join()}`)
  assert.deepEqual(out(text, 1), [[14, 8, 90]])
})

test('A2.2 at the end they are no farther from the body than its speed in line: else nobody halts', () => {
  const t = skirmish([light('a', [10, 18], { formation: 'column', skirmishers: PAIR })])
  t.act('unit', 0)
  t.act('forward', inch(12))
  const why = t.refusal('halt')
  assert.equal(why.rule, 'A2.2')
  assert.match(String(why.cure?.en), /call them in/)
  t.act('screen', at([18, 17, 90], [18, 19, 90]))
  t.act('halt')
  // A march as one text that leaves them behind is refused as a whole.
  const text = skirmish([light('a', [10, 18], { formation: 'column', skirmishers: PAIR })])
  assert.equal(text.refused('march', '0 F2880'), 'A2.2')
  assert.ok(text.may('march', `0 F2880 j${at([18, 17, 90], [18, 19, 90]).join()}`))
  assert.ok(text.may('march', '0 F120'))
})

test('A2.2 who cannot bring them along nor call them in has them come in', () => {
  // An enemy has come between, and the body has nothing left to pay with.
  const t = skirmish([
    light('a', [12, 18], { formation: 'column', skirmishers: [[3, 18, 270]] }),
    austrian('v', [6.6, 18], { figures: 12, formation: 'column' }),
  ])
  t.act('unit', 0)
  t.act('forward', inch(12))
  t.act('halt')
  assert.equal(t.last('calledIn').why, 'far')
  assert.deepEqual(out(t, 0), [])
})

test('A2.2 a unit that did not move has those come in that are too far off when movement ends', () => {
  for (const side of [0, 1]) {
    const own = side === 0 ? light : jager
    const t = skirmish([own('a', [20, 18], { skirmishers: [[30, 18, 90]] })], { side, first: side })
    assert.equal(out(t, 0).length, 1)
    t.act('done')
    assert.equal(t.last('calledIn').why, 'far')
  }
})

test('A2.2 whoever goes into contact leaves nobody behind', () => {
  const t = skirmish([
    light('a', [10, 18], { formation: 'column', skirmishers: [[12, 21, 90]] }),
    austrian('x', [20, 18], { figures: 8 }),
  ])
  t.act('unit', 0)
  assert.equal(t.refused('touch', [1, 0]), 'A2.2')
  t.act('forward', inch(6))
  t.act('screen', at([17, 21, 90]))
  t.act('touch', [1, 0])
  // A4.2 speaks of who is contacted: the attacker’s stay out.
  assert.equal(out(t, 0).length, 1)
})

test('A1.1.1 the terminal says where each base stands and looks, in both languages', () => {
  const t = skirmish([light('a', [10, 18], { skirmishers: PAIR })])
  const shown = view(t.pos, 0)
  assert.match(words.board!(shown, 'en'), /\n {4}skirmishers \(12" 17"\) east, \(12" 19"\) east/)
  assert.match(words.board!(shown, 'it'), /\n {4}schermagliatori \(12" 17"\) est, \(12" 19"\) est/)
})
