import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PROFILES, profileOf } from '../profile.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { radiusOf } from '../rules/07-command.ts'
import { rallyLines } from '../rules/07-rally.ts'
import { allowance, speedOf, turnTicks } from '../rules/08-1-effort.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, INCH, LINE, MARCH, type Quality, SQUARE } from '../words.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

test('2.1.1 the radius is measured in every direction', () => {
  const t = stand([french('a', [40, 30])], { generals: [general('d', 0, [20, 18], { radius: 4 })] })
  const f = fieldFor(t.s)
  assert.equal(radiusOf(f, t.s, 1, lay(f, t.s)), inch(4))
})

test('2.1.2, 7.1.2 a general adds his quality to the control of a unit he touches: +2, +1, 0, −1', () => {
  const of = (quality: Quality): number => {
    const t = stand([french('a', [12, 18], { marks: ['rout'], under: 'd' })], {
      generals: [general('d', 0, [10, 18], { quality })],
    })
    const f = fieldFor(t.s)
    return sumOf(rallyLines(f, t.s, 0)) - f.profile[0]!.control
  }
  assert.deepEqual((['E', 'G', 'A', 'P'] as const).map(of), [2, 1, 0, -1])
})

test('2.1.3 his control is what he rolls against out of his superior’s radius: equal passes, one more fails', () => {
  const generals = [
    general('chief', 0, [2, 2], { rank: 'army', radius: 4 }),
    general('d', 0, [30, 18], { under: 'chief', response: 6 }),
  ]
  const tested = (die: number): boolean => {
    const t = stand([french('a', [32, 18], { under: 'd' })], { phase: 'control', generals }, [die])
    t.until('movement.choose')
    return t.last('tested').passed
  }
  assert.ok(tested(6))
  assert.ok(!tested(7))
})

test('2.1.4 his combat value is added to the die of the units he touches, be it negative', () => {
  const of = (combat: number): number => {
    const t = stand(
      [french('a', [20, 18], { under: 'g' }), austrian('x', [20, 18], { facing: 270, figures: 28, at: [20.1, 24] })],
      {
        generals: [general('g', 0, [18, 18], { combat })],
      },
    )
    t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
    const f = fieldFor(t.s)
    return sumOf(combatLines(f, t.s, t.s.combats[0]!, 0, lay(f, t.s)))
  }
  assert.equal(of(2) - of(0), 2)
  assert.equal(of(-1) - of(0), -1)
})

test('2.2.2 troops have four factors, batteries two; who has no square has none for it', () => {
  for (const each of PROFILES) {
    const want = each.arm === 'infantry' || each.arm === 'cavalry' ? 4 : each.arm === 'supply' ? 1 : 2
    assert.equal(each.combat.length, want, each.code)
    if (each.arm === 'cavalry') assert.equal(each.combat[2], undefined, each.code)
  }
})

test('2.2.3, 2.2.4 troops have disorder and rout numbers and a letter; batteries have none and are never dispersed', () => {
  for (const each of PROFILES) {
    const troops = each.arm === 'infantry' || each.arm === 'cavalry'
    assert.equal('disorder' in each && 'rout' in each && 'dispersal' in each, troops, each.code)
    assert.ok(each.control >= 1 && each.control <= 10, each.code)
  }
})

test('2.2.5 who has no range and fire value cannot fire', () => {
  for (const each of PROFILES) assert.equal(each.range === undefined, each.fire === undefined, each.code)
  const t = stand([{ id: 'w', side: 0, type: 'WAGON', at: [20, 18], facing: 90 }, austrian('x', [22, 18])], {
    phase: 'fire',
    side: 1,
  })
  assert.ok(!t.may('fire', 1))
})

test('2.2.6, 2.2.6.1 three speeds: column or limbered, line or unlimbered, march column; a square moves by that of the line', () => {
  const p = profileOf('FrLN', 1805)!
  assert.deepEqual(
    [COLUMN, LINE, MARCH, SQUARE].map(form => speedOf(p, form)),
    [12, 4, 16, 4],
  )
  const g = profileOf('Fr8#', 1805)!
  assert.deepEqual(
    [COLUMN, LINE, MARCH].map(form => speedOf(g, form)),
    [9, 2, 14],
  )
})

test('2.2.7, 2.2.7.3 a change of formation takes its fraction of the turn: half for the line, a third for light cavalry', () => {
  const half = stand([french('a', [10, 18])], { options: { rates: 'fractions' } })
  half.act('unit', 0)
  half.act('form', LINE)
  half.act('form', COLUMN)
  assert.equal(half.refusal('form', LINE).rule, '8.1.2')
  const third = stand([horse('h', 0, [10, 18])], { options: { rates: 'fractions' } })
  third.act('unit', 0)
  third.act('form', LINE)
  third.act('form', COLUMN)
  third.act('form', LINE)
  assert.equal(third.refusal('form', COLUMN).rule, '8.1.2')
})

test('2.2.7.3.1 hr by the club’s card a battery has its own fractions for unlimbering and limbering', () => {
  const t = stand([{ id: 'g', side: 0, type: 'Fr4#', at: [20, 18], facing: 90, formation: 'column' }], {
    options: { rates: 'fractions' },
  })
  t.act('unit', 0)
  t.act('form', LINE)
  t.act('form', COLUMN)
  t.act('form', LINE)
  assert.equal(t.refusal('form', COLUMN).rule, '8.1.2')
})

test('8.1.2 a turn is the same whole number of ticks for every formation of a profile', () => {
  const t = stand([french('a', [10, 18])])
  const f = fieldFor(t.s)
  const ticks = turnTicks(f.profile[0]!)
  assert.equal(allowance(f, t.s, 0), ticks)
  for (const speed of [12, 4, 16]) assert.equal(ticks % (speed * INCH), 0)
})
