/** 14.2 evading, 14.3 withdrawal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumOf } from '../rules/01-dice.ts'
import { withdrawalLines } from '../rules/14-withdrawal.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, DISPERSED, EVADED, LINE, REACT, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const MISS = [1, 10]
const evade = { evade: 'on' }
const guns = (id: string, side: number, at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr6#h' : 'Au6#h',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}

test('14.2, 14.2.2 ordered cavalry contacted by infantry may evade: a formed move that breaks the contact', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [23, 18])], { options: evade })
  charge(t, 0, 1)
  assert.equal(t.at(), 'evasions.choose')
  t.act('evade')
  assert.equal(t.refusal('halt').rule, '14.2.2')
  assert.equal(t.refusal('touch', [0, 0]).rule, '14.2.2')
  t.act('back', inch(4))
  t.act('halt')
  assert.equal(t.s.x[1], inch(27))
  assert.ok(t.heard('evaded'))
})
test('14.2 the mirrored side; and who stands fights', () => {
  const t = stand([horse('a', 0, [20, 18]), austrian('x', [23, 18], { formation: 'column' })], {
    options: evade,
    side: 1,
    first: 1,
  })
  charge(t, 1, 0)
  assert.equal(t.at(), 'evasions.choose')
  t.act('stand')
  assert.ok(!t.heard('evaded'))
  assert.equal(t.at(), 'movement.choose')
})
test('14.2 not without the rule, nor in disorder, nor the active side’s, nor infantry', () => {
  const asked = (enemy: UnitData, options: Record<string, string>): boolean => {
    const t = stand([french('a', [20, 18]), enemy], { options })
    charge(t, 0, 1)
    return t.at() === 'evasions.choose'
  }
  assert.equal(asked(horse('x', 1, [23, 18]), {}), false)
  assert.equal(asked(horse('x', 1, [23, 18], { marks: ['disorder'] }), evade), false)
  assert.equal(asked(austrian('x', [23, 18]), evade), false)
  assert.equal(asked(guns('x', 1, [23, 18], { type: 'Au6#' }), evade), false)
})
test('14.2 from cavalry only cavalry marked for reaction evades', () => {
  for (const marks of [['react'], []] as const) {
    const t = stand([horse('a', 0, [20, 18]), horse('x', 1, [24, 18], { marks: [...marks] })], { options: evade })
    charge(t, 0, 1)
    assert.equal(t.at() === 'evasions.choose', marks.length > 0)
  }
})
test('14.2.1 one evasion a turn', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [23, 18])], { options: evade })
  t.s.mark[1]! |= EVADED
  charge(t, 0, 1)
  assert.notEqual(t.at(), 'evasions.choose')
})
test('14.2.3 evading cavalry loses its marker', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [23, 18], { marks: ['react'] })], { options: evade })
  charge(t, 0, 1)
  t.act('evade')
  t.act('back', inch(6))
  t.act('halt')
  assert.ok(!(t.s.mark[1]! & REACT))
})
test('14.2.4 horse artillery limbers up for nothing and moves limbered', () => {
  const t = stand([french('a', [20, 18]), guns('x', 1, [23, 18])], { options: evade })
  charge(t, 0, 1)
  assert.equal(t.at(), 'evasions.choose')
  t.act('evade')
  assert.equal(t.s.form[1], COLUMN)
  t.act('back', inch(4))
})
test('14.2.5 horse artillery with it follows, foot artillery stays, its general rides along', () => {
  const t = stand(
    [
      french('a', [20, 18]),
      horse('x', 1, [23, 18]),
      guns('h', 1, [23, 18], { with: 'x' }),
      guns('k', 1, [23, 18], { type: 'Au6#', with: 'x' }),
    ],
    { options: evade, generals: [general('G', 1, [23, 18], { with: 'x' })] },
  )
  charge(t, 0, 1)
  t.act('evade')
  t.act('back', inch(5))
  t.act('halt')
  assert.equal(t.s.host[2], 1)
  assert.equal(t.s.form[2], COLUMN)
  assert.equal(t.s.host[3], -1)
  assert.equal(t.s.form[3], LINE)
  assert.equal(t.s.host[4], 1)
})
test('14.2.6 who made it evade marches on with what is left, and may contact it again', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [23, 18])], { options: evade })
  charge(t, 0, 1)
  t.act('evade')
  t.act('back', inch(3))
  t.act('halt')
  assert.equal(t.at(), 'march.leg')
  assert.ok(t.may('forward', inch(2)))
  t.act('touch', [1, 0])
  // It has evaded once.
  assert.equal(t.at(), 'movement.choose')
})

test('14.3, 14.3.1.1 a disordered unit still engaged has to try; with as much as the enemy or more it gets away unhurt', () => {
  const t = stand(
    [french('a', [20, 18], { figures: 24 }), austrian('x', [22, 18], { figures: 28, marks: ['disorder'] })],
    {
      options: { withdrawal: 'on' },
    },
    [...MISS, 5, 9, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.last('withdrew').unit, 1)
  assert.equal(t.last('withdrew').loss, 0)
  assert.ok(!(t.s.mark[1]! & ROUT))
})
test('14.3 with disordered units on both sides only the one that moved into contact tries', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 24, marks: ['disorder'] }),
      austrian('x', [22, 18], { figures: 28, marks: ['disorder'] }),
    ],
    { options: { withdrawal: 'on', disorderedContact: 'yes' } },
    [5, 5, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.last('withdrew').unit, 0)
})
test('14.3 without the rule they fight on', () => {
  const t = stand(
    [french('a', [20, 18], { figures: 24 }), austrian('x', [22, 18], { figures: 28, marks: ['disorder'] })],
    {},
    [...MISS, 5, 9, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.ok(!t.heard('withdrew'))
})

test('14.3.1, 14.3.2.1, 14.3.2.2, 14.3.2.3 control, the general and disorder change the dice', () => {
  for (const [quality, bonus] of [
    ['E', 2],
    ['G', 1],
    ['A', 0],
    ['P', -1],
  ] as const) {
    const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], {
      generals: [general('G', 0, [20, 18], { with: 'a', quality, rank: 'army' })],
    })
    const f = fieldFor(t.s)
    const control = f.profile[0]!.control
    assert.equal(sumOf(withdrawalLines(f, t.s, 0)), control + bonus)
    t.s.mark[0]! |= DISORDER
    assert.equal(sumOf(withdrawalLines(f, t.s, 0)), control + bonus - 3)
    assert.equal(sumOf(withdrawalLines(f, t.s, 1)), f.profile[1]!.control)
  }
})
const lastTry = (own: number, enemy: number): Stand => {
  const t = stand(
    [french('a', [20, 18], { figures: 24 }), austrian('x', [22, 18], { figures: 28, marks: ['disorder'] })],
    { options: { withdrawal: 'on' } },
    [...MISS, 5, 9, own, enemy],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  return t
}
test('14.3.1.2 by less it loses the difference, never more than its rout number, and still gets away', () => {
  const t = lastTry(7, 10)
  const { scores, loss } = t.last('withdrew')
  assert.equal(loss, scores[1]! - scores[0]!)
  assert.ok(loss > 0)
  assert.ok(!(t.s.mark[1]! & ROUT))
})
test('14.3.1.2, 14.3.1.3 by much it is routed, and the victor pays his figure', () => {
  const t = lastTry(1, 10)
  assert.ok(t.s.mark[1]! & ROUT)
  assert.equal(t.told.filter(each => each.e === 'lost' && each.why === 'victory').length, 1)
  assert.notEqual(t.s.on[1], DISPERSED)
})
test('14.3.3.1, 14.3.3.2, 14.3.3.3, 14.3.3.4 it goes at least an inch at its speed, disorders friends, takes its guns along limbered; the enemy takes the ground', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 24 }),
      austrian('x', [22, 18], { figures: 16, marks: ['disorder'] }),
      guns('k', 1, [22, 18], { type: 'Au6#', with: 'x' }),
      austrian('y', [23.2, 18], { figures: 28 }),
    ],
    { options: { withdrawal: 'on' } },
    [...MISS, ...MISS, 5, 9, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  const [x, y] = [t.s.x[1]!, t.s.y[1]!]
  assert.equal(t.refusal('flee', [x + inch(0.5), y]).rule, '8.6.2.2.2')
  assert.equal(t.refusal('flee', [x + inch(20), y]).rule, '8.6.2.2.2')
  t.act('flee', [x + inch(4), y])
  assert.ok(t.s.mark[3]! & DISORDER)
  assert.equal(t.s.form[1], LINE)
  assert.equal(t.s.form[2], COLUMN)
  assert.equal(t.s.host[2], 1)
  assert.equal(t.last('advanced').unit, 0)
})
