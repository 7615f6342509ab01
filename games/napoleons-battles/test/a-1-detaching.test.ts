import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { lay } from '../rules/01-formations.ts'
import { touchedBy } from '../rules/08-1-room.ts'
import { fieldFor } from '../state.ts'
import { HALF, MOVED, NONE } from '../words.ts'
import { at, jager, light, out, skirmish } from './skirmishers.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

test('A1 infantry in order and in command throws out skirmishers in its movement; horse, militia and guerrillas do not', () => {
  const t = skirmish([
    light('a', [10, 18]),
    horse('h', 0, [10, 26]),
    french('m', [10, 10], { type: 'SpMIL' }),
    french('g', [10, 4], { type: 'SpGUE' }),
    austrian('x', [40, 18]),
  ])
  for (const other of ['h', 'm', 'g']) {
    t.act('unit', t.u(other))
    assert.equal(t.refused('skirmish', at([12, 18, 90])), 'A1', other)
    t.act('halt')
  }
  t.act('unit', 0)
  t.act('skirmish', at([12, 17, 90], [12, 19, 90]))
  assert.deepEqual(out(t, 0), [
    [12, 17, 90],
    [12, 19, 90],
  ])
  const base = stand([light('a', [10, 18])])
  base.act('unit', 0)
  assert.equal(base.refused('skirmish', at([12, 18, 90])), 'A')
})

test('A1 neither disordered nor out of command, whichever side', () => {
  for (const side of [0, 1]) {
    const own = side === 0 ? light : jager
    const row = at([side === 0 ? 22 : 18, 18, side === 0 ? 90 : 270])
    const refused = (marks: 'disorder' | 'half'): string => {
      const t = skirmish([own('a', [20, 18], { marks: [marks] })], { side, first: side })
      t.act('unit', 0)
      return t.refusal('skirmish', row).text.en
    }
    assert.equal(refused('disorder'), 'Nobody in rout or disorder throws out skirmishers.')
    assert.equal(refused('half'), 'The unit is out of command.')
    const t = skirmish([own('a', [20, 18])], { side, first: side })
    t.act('unit', 0)
    assert.ok(t.may('skirmish', row))
  }
})

test('A1.1.1 a base takes up an inch by an inch: side by side, not on each other', () => {
  const t = skirmish([light('a', [10, 18])])
  t.act('unit', 0)
  assert.equal(t.refused('skirmish', at([12, 17.5, 90], [12, 18.4, 90])), 'A1.1.1')
  t.act('skirmish', at([12, 17.5, 90], [12, 18.5, 90]))
})

test('A1.1.2 by note s half of its bases, rounded down; everybody else one', () => {
  const t = skirmish([light('a', [10, 18], { figures: 20 }), french('b', [10, 8]), french('c', [10, 28])])
  t.act('unit', 0)
  // Five bases: two.
  assert.equal(t.refused('skirmish', at([12, 16, 90], [12, 18, 90], [12, 20, 90])), 'A1.1.2')
  t.act('skirmish', at([12, 16, 90], [12, 18, 90]))
  t.act('halt')
  t.act('unit', 1)
  assert.equal(t.refused('skirmish', at([12, 7, 90], [12, 9, 90])), 'A1.1.2')
  t.act('skirmish', at([12, 8, 90]))
})

test('A1.1.3 not so many that the figures left would disperse the unit', () => {
  const some = (figures: number, dispersal: number) => {
    const t = skirmish([light('a', [10, 18], { figures, dispersal })])
    t.act('unit', 0)
    return t
  }
  const row = at([12, 17, 90], [12, 19, 90])
  assert.equal(some(16, 14).refused('skirmish', row), 'A1.1.3')
  assert.ok(some(16, 14).may('skirmish', at([12, 17, 90])))
  assert.ok(some(16, 13).may('skirmish', row))
})

test('A1.1.4 bases touch no friend: neither a unit, a general, their own body nor others’ skirmishers', () => {
  const t = skirmish(
    [light('a', [10, 18]), french('b', [14, 12]), light('c', [10, 26], { skirmishers: [[14, 23, 90]] })],
    {
      generals: [general('g', 0, [14, 18])],
    },
  )
  t.s.mark[0] = 0
  t.act('unit', 0)
  for (const place of [
    [11, 18, 90],
    [15, 12, 90],
    [15, 18, 90],
    [14, 22, 90],
  ] as const)
    assert.equal(t.refused('skirmish', at(place)), 'A1.1.4', place.join())
  assert.ok(t.may('skirmish', at([11.1, 18, 90])))
  assert.ok(t.may('skirmish', at([14, 21.8, 90])))
})

test('A1.1.5 no farther from the body than its speed in line', () => {
  const t = skirmish([light('a', [10, 18])])
  t.act('unit', 0)
  // The rear edge of a base an inch deep is six inches off.
  assert.ok(t.may('skirmish', at([17, 18, 90])))
  assert.equal(t.refused('skirmish', [inch(17) + 1, inch(18), 900]), 'A1.1.5')
  // Anywhere around it: behind, too.
  assert.ok(t.may('skirmish', at([3, 18, 90])))
  const line = skirmish([french('a', [10, 18], { formation: 'line' })])
  line.act('unit', 0)
  assert.ok(line.may('skirmish', at([15, 18, 90])))
  assert.equal(line.refused('skirmish', at([16, 18, 90])), 'A1.1.5')
})

test('A1.1.6 not less than an inch from an enemy, nor from his skirmishers', () => {
  const t = skirmish([light('a', [10, 18]), jager('x', [16, 18], { skirmishers: [[14, 22, 270]] })])
  t.act('unit', 0)
  assert.equal(t.refused('skirmish', [inch(15) + 1, inch(18), 900]), 'A1.1.6')
  assert.ok(t.may('skirmish', at([15, 18, 90])))
  assert.equal(t.refused('skirmish', at([13.2, 22, 90])), 'A1.1.6')
  assert.ok(t.may('skirmish', at([13, 22, 90])))
})

test('A1.1.7 skirmishers and body are one unit: no unit more, its figures and its move are one', () => {
  const t = skirmish([light('a', [10, 18]), french('b', [10, 28])])
  t.act('unit', 0)
  t.act('skirmish', at([12, 17, 90], [12, 19, 90]))
  t.act('halt')
  assert.equal(t.s.figures[0], 16)
  assert.equal(t.s.on.length, 2)
  assert.notEqual(t.s.mark[0]! & MOVED, 0)
  assert.equal(t.refused('unit', 0), '8.1.1.4')
  // All its bases are named when they move.
  const moving = skirmish([
    light('a', [10, 18], {
      skirmishers: [
        [12, 17, 90],
        [12, 19, 90],
      ],
    }),
  ])
  moving.act('unit', 0)
  assert.equal(moving.refused('screen', at([13, 18, 90])), 'A1.1.7')
})

test('A1.2.1, A1.2.2 command is measured to the body alone, and what it finds holds for the skirmishers', () => {
  // Figure 1 of the book: two bases are in the radius, the body is not.
  const chief = general('chief', 0, [4, 30], { rank: 'army', radius: 20, response: 10 })
  const bases = [
    [15, 17, 90],
    [15, 19, 90],
  ] as const
  const near = skirmish([light('a', [10, 18], { under: 'div', skirmishers: bases })], {
    phase: 'control',
    generals: [chief, general('div', 0, [20, 18], { under: 'chief', radius: 5 })],
  })
  near.until('movement.choose')
  assert.notEqual(near.s.mark[0]! & NONE, 0)
  assert.equal(near.refused('unit', 0), '7.2.3.2')
  const far = skirmish([light('a', [10, 18], { under: 'div', skirmishers: bases })], {
    phase: 'control',
    generals: [chief, general('div', 0, [14, 26], { under: 'chief', radius: 8 })],
  })
  far.until('movement.choose')
  assert.equal(far.s.mark[0]! & (NONE | HALF), 0)
  far.act('unit', 0)
  assert.ok(far.may('screen', at([16, 17, 90], [16, 19, 90])))
})

test('A1.2.3 out of command, who is too far off or cut off rejoins at the start of its own movement', () => {
  const begun = (
    bases: readonly (readonly [number, number, number])[],
    marks: 'none'[],
    x: readonly [number, number],
  ) => {
    const t = skirmish([light('a', [10, 18], { skirmishers: bases, marks }), austrian('x', x)])
    return t
  }
  const far = [[20, 18, 90]] as const
  assert.deepEqual(begun(far, ['none'], [40, 18]).last('calledIn').why, 'far')
  assert.deepEqual(out(begun(far, ['none'], [40, 18]), 0), [])
  // In command it is given the chance to mend it.
  assert.equal(out(begun(far, [], [40, 18]), 0).length, 1)
  // Somebody between: an Austrian column at [13, 18], the base behind it.
  const cut = [[16, 18, 90]] as const
  const between = skirmish([
    light('a', [10, 18], { skirmishers: cut, marks: ['none'] }),
    austrian('x', [12, 18], { formation: 'column', figures: 8 }),
  ])
  assert.deepEqual(between.last('calledIn').why, 'far')
  // Near enough and with nobody between they stay out.
  assert.equal(out(begun([[12, 18, 90]], ['none'], [40, 18]), 0).length, 1)
})

test('A1.3.1 it is said in the unit’s own movement, and the bases stand where they are put', () => {
  const t = skirmish([light('a', [10, 18]), horse('h', 0, [10, 8])])
  t.act('unit', 0)
  t.act('skirmish', at([8, 21, 0], [13, 20, 45]))
  assert.deepEqual(t.last('skirmishers'), { ...t.last('skirmishers'), unit: 0, bases: 2, moved: false })
  assert.equal(t.refusal('skirmish', at([12, 18, 90])).text.en, 'Its skirmishers are out already.')
  // Just put there, they do not move on.
  assert.equal(t.refusal('screen', at([8, 22, 0], [13, 21, 45])).rule, 'A1.3.1')
  t.act('halt')
  assert.deepEqual(out(t, 0), [
    [8, 21, 0],
    [13, 20, 45],
  ])
})

test('A1.3.2 the straight way to them is clear of enemies; who touches an enemy has none out', () => {
  const t = skirmish([light('a', [10, 18]), austrian('x', [12, 18], { formation: 'column', figures: 8 })])
  t.act('unit', 0)
  assert.equal(t.refused('skirmish', at([16, 18, 90])), 'A1.3.2')
  assert.ok(t.may('skirmish', at([14, 21, 90])))
  const engaged = skirmish([light('a', [10, 18]), austrian('x', [10, 18], { figures: 8 })])
  const f = fieldFor(engaged.s)
  assert.deepEqual(touchedBy(f, engaged.s, 0, lay(f, engaged.s)), [1])
  engaged.act('unit', 0)
  assert.equal(engaged.refused('skirmish', at([7, 18, 90])), 'A1.3.2')
})

test('A1.3.3 throwing them out costs a change of formation', () => {
  // Light infantry: a third of the turn, and the rest at 6 inches in line.
  const t = skirmish([light('a', [10, 18]), light('b', [10, 8])])
  t.act('unit', 0)
  t.act('forward', inch(4))
  assert.ok(t.may('skirmish', at([16, 18, 90])))
  t.act('halt')
  t.act('unit', 1)
  t.act('forward', inch(4) + 1)
  assert.equal(t.refused('skirmish', at([16, 8, 90])), '8.1.2')
})

test('A1.4.1, A1.4.2 called in they are taken off the table, for a change of formation', () => {
  const bases = [
    [12, 17, 90],
    [12, 19, 90],
  ] as const
  const t = skirmish([
    light('a', [10, 18], { skirmishers: bases }),
    light('b', [10, 8], { skirmishers: [[12, 8, 90]] }),
  ])
  t.act('unit', 0)
  t.act('forward', inch(4))
  t.act('recallSkirmish')
  assert.deepEqual(out(t, 0), [])
  assert.equal(t.last('calledIn').why, 'recalled')
  assert.equal(t.refused('recallSkirmish'), 'A1.4.1')
  t.act('halt')
  t.act('unit', 1)
  t.act('forward', inch(4) + 1)
  assert.equal(t.refused('recallSkirmish'), '8.1.2')
})

test('A1 a scenario says who has skirmishers out; without the rule they stay in their ranks', () => {
  const unit = light('a', [10, 18], { skirmishers: [[12, 18, 90]] })
  assert.deepEqual(skirmish([unit]).s.extra.skirmishers, [0, inch(12), inch(18), 900])
  assert.equal(stand([unit]).s.extra.skirmishers, undefined)
  const fault = (units: unknown[]): unknown => napoleonsBattles.readSetup({ scenario: { table: [48, 36], units } })
  assert.match(String(fault([{ ...unit, skirmishers: [[12, 18]] }])), /the skirmishers of “a” are at most 12 bases/)
  assert.match(String(fault([{ ...horse('h', 0, [10, 18]), skirmishers: [[12, 18, 90]] }])), /is no infantry/)
})
