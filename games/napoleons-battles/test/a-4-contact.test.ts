import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foretell } from '../foretell.ts'
import { lay } from '../rules/01-formations.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { fieldFor } from '../state.ts'
import { view } from '../view.ts'
import { at, jager, light, out, skirmish } from './skirmishers.ts'
import { austrian, french, horse, inch, type Stand } from './table.ts'

const PAIR = [
  [26, 17, 270],
  [26, 19, 270],
] as const

test('A4.1 skirmishers come upon rejoin all together, and the enemy goes on as if nobody had been there', () => {
  const t = skirmish([french('a', [20, 18]), jager('x', [30, 18], { skirmishers: PAIR })])
  t.act('unit', 0)
  // Twelve inches in column: five to the bases, and on past them.
  t.act('forward', inch(8))
  assert.equal(t.last('calledIn').unit, 1)
  assert.equal(t.last('calledIn').why, 'contact')
  assert.deepEqual(out(t, 1), [])
  assert.equal(t.at(), 'march.leg')
  t.act('touch', [1, 0])
  assert.ok(t.heard('touched'))
})

test('A4.1 also when they are only brushed in passing, by a wheel or by a change of formation; not by a friend', () => {
  const wheel = skirmish([
    french('a', [23, 18], { formation: 'line' }),
    jager('x', [30, 18], { skirmishers: [[24, 19.3, 270]] }),
  ])
  wheel.act('unit', 0)
  wheel.act('wheel', 300)
  assert.equal(wheel.last('calledIn').unit, 1)
  const form = skirmish([french('a', [23, 18]), jager('x', [30, 18], { skirmishers: [[23, 19.4, 180]] })])
  form.act('unit', 0)
  form.act('form', 0)
  assert.equal(form.last('calledIn').unit, 1)
  const friend = skirmish([french('a', [20, 18]), light('b', [30, 18], { skirmishers: PAIR })])
  friend.act('unit', 0)
  friend.act('forward', inch(4))
  assert.ok(!friend.heard('calledIn'))
  const short = skirmish([french('a', [20, 18]), jager('x', [30, 18], { skirmishers: PAIR })])
  short.act('unit', 0)
  short.act('forward', inch(4))
  assert.ok(!short.heard('calledIn'))
})

test('A4.1 cavalry rides through them into their unit, which still tries to form square', () => {
  const t = skirmish([horse('h', 0, [18, 18]), jager('x', [30, 18], { skirmishers: PAIR })], {}, [10])
  t.act('unit', 0)
  t.act('touch', [1, 0])
  assert.equal(t.last('calledIn').unit, 1)
  assert.equal(t.last('tested').what, 'square')
})

test('A4.2, A1.3.2 a unit that is contacted calls in its skirmishers, whichever side, though nobody has touched them', () => {
  for (const side of [0, 1]) {
    const away = [[32, 24, 0]] as const
    const units =
      side === 0
        ? [french('a', [20, 18]), jager('x', [27, 18], { skirmishers: away })]
        : [
            austrian('a', [20, 18], { facing: 90, formation: 'column' }),
            light('x', [27, 18], { facing: 270, skirmishers: away }),
          ]
    const t = skirmish(units, { side, first: side })
    t.act('unit', 0)
    assert.equal(out(t, 1).length, 1)
    t.act('touch', [1, 0])
    assert.equal(t.last('calledIn').why, 'contact')
    assert.deepEqual(out(t, 1), [])
  }
})

test('A4.3 skirmishers contact nobody: neither at the end of their way nor on it', () => {
  const t = skirmish([
    light('a', [10, 18], { skirmishers: [[12, 18, 90]] }),
    austrian('x', [14.5, 18], { figures: 8, formation: 'column' }),
  ])
  t.act('unit', 0)
  assert.equal(t.refused('screen', at([14.5, 18, 90])), 'A4.3')
  // Straight through him to the other side.
  assert.equal(t.refused('screen', at([16, 18, 90])), 'A4.3')
  assert.ok(t.may('screen', at([13.5, 18, 90])))
  // Past his skirmishers neither.
  const loose = skirmish([
    light('a', [10, 18], { skirmishers: [[12, 18, 90]] }),
    jager('x', [30, 18], { skirmishers: [[14, 18, 270]] }),
  ])
  loose.act('unit', 0)
  assert.equal(loose.refused('screen', at([16.5, 18, 90])), 'A4.3')
})

const factor = (t: Stand, side: number): readonly [string, number] => {
  const f = fieldFor(t.s)
  const combat = { ...t.s.combats[0]!, main: [0, 1] }
  const [first] = combatLines(f, t.s, combat, side, lay(f, t.s))
  return [first!.rule, first!.value]
}

test('10.3.1.1.2 a unit that attacks with skirmishers out fights by its line factor, in column too', () => {
  const fight = (skirmishers: readonly (readonly [number, number, number])[]): Stand => {
    const t = skirmish(
      [french('a', [20, 18], { skirmishers, marks: ['attacker'] }), austrian('x', [20, 18], { figures: 8 })],
      { phase: 'fire' },
    )
    t.s.combats = [{ own: [[0], [1]], main: [0, 1], round: 0, done: 0 }]
    return t
  }
  // French line of 1805: 2 in column, 1 in line.
  assert.deepEqual(factor(fight([]), 0), ['10.3.1.1.1', 2])
  assert.deepEqual(factor(fight([[18, 22, 0]]), 0), ['10.3.1.1.2', 1])
})

test('A1.1.5, A1.1.6, A2.1 what is missing is said in numbers', () => {
  const t = skirmish([
    light('a', [10, 18], { skirmishers: [[12, 18, 90]] }),
    light('b', [10, 28]),
    austrian('x', [16, 28]),
  ])
  const missing = (type: string, arg: number[]): string =>
    foretell(view(t.pos, 0), 0, { type, arg })
      .lines.map(({ text }) => text.en)
      .join(' | ')
  t.act('unit', 0)
  assert.match(missing('screen', at([30, 18, 90])), /needs 18 inches, has 12/)
  assert.match(missing('screen', at([18, 18, 90])), /7 inches from the unit, the limit is 6/)
  t.act('halt')
  t.act('unit', 1)
  assert.match(missing('skirmish', at([15.5, 28, 90])), /the enemy is 0.5 inches away, 1 is needed/)
  t.s.extra.skirmishers!.push(2, inch(15), inch(33), 2700)
  assert.match(missing('skirmish', at([14.25, 33, 90])), /the enemy is 0.75 inches away, 1 is needed/)
  assert.match(missing('skirmish', at([12, 27, 90], [12, 29, 90], [12, 31, 90])), /asks for 3 bases, has 2/)
  assert.match(missing('skirmish', at([12, 28, 90])), /needs 2 inches, has 6/)
})
