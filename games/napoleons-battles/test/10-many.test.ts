/** 8.4.2.4 hr, 10.1 hr a unit that fights several enemies, one after the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basesOf, lay } from '../rules/01-formations.ts'
import { basesIn } from '../rules/10-many.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { CHARGED, ON_TABLE, ROUT } from '../words.ts'
import { austrian, french, horse, type Stand, stand } from './table.ts'

const many = { manyCombats: 'on' }
/** Unit 0, a line of one side, touched by the columns 1 and 2 of the other; 3 and 4 fight far away. */
const units = (one: 0 | 1, figures = 20): UnitData[] => {
  const [alone, others] = one === 0 ? [french, austrian] : [austrian, french]
  return [
    alone('x', [20, 18], { figures, formation: 'line' }),
    others('a', [20, 17], { figures: 16, formation: 'column' }),
    others('b', [20, 19], { figures: 16, formation: 'column' }),
    alone('p', [20, 30], { figures: 16, formation: 'column' }),
    others('q', [20, 30], { figures: 16, formation: 'column' }),
  ]
}
const fight = (one: 0 | 1, dice: readonly number[] = [], options: Record<string, string> = many, figures = 20): Stand =>
  stand(units(one, figures), { options, phase: 'combat', side: one, first: one }, dice)
const pairs = (t: Stand): number[][] => t.s.combats.map(({ own }) => own.flat().sort((a, b) => a - b))
const shares = (t: Stand, at: number, side: number): number => basesIn(fieldFor(t.s), t.s, t.s.combats[at]!, side)

for (const one of [0, 1] as const) {
  const other = one === 0 ? 1 : 0
  test(`8.4.2.4 hr every two that touch have a combat of their own; side ${one} is active and chooses`, () => {
    const t = fight(one)
    assert.deepEqual(pairs(t), [
      [0, 1],
      [0, 2],
      [3, 4],
    ])
    assert.equal(t.at(), 'combats.choose')
    assert.equal(t.ask()!.seat, one)
    assert.equal(t.ask()!.actions.length, 3)
  })
  test(`10.1 hr bases are divided evenly, those left over fight in the first; side ${one}`, () => {
    for (const first of [0, 1]) {
      const t = fight(one, [5, 5], { ...many, freeRolls: 'on' })
      const all = basesOf(fieldFor(t.s), t.s, 0)
      assert.equal(all, 5)
      // Before anything is fought each would be the first.
      assert.deepEqual([shares(t, 0, one), shares(t, 1, one)], [3, 3])
      t.act('fight', first)
      assert.equal(t.at(), 'combat.free')
      assert.deepEqual([shares(t, first, one), shares(t, 1 - first, one)], [3, 2])
      // Those who fight nobody else have all of theirs.
      assert.equal(shares(t, first, other), basesOf(fieldFor(t.s), t.s, first + 1))
    }
  })
}
test('10.1 hr, 10.3.7 only the bases in the combat count for numbers', () => {
  const odds = (figures: number, options: Record<string, string>): number => {
    const t = fight(0, [], options, figures)
    const it = { ...t.s.combats[0]!, main: t.s.combats[0]!.own.map(own => own[0]!) }
    const lines = combatLines(fieldFor(t.s), t.s, it, 0, lay(fieldFor(t.s), t.s))
    return lines.find(({ rule }) => rule === '10.3.7')?.value ?? 0
  }
  const t = fight(0, [], many, 32)
  assert.deepEqual([basesOf(fieldFor(t.s), t.s, 0), basesOf(fieldFor(t.s), t.s, 1)], [8, 4])
  assert.equal(odds(32, many), 0)
  // A line of eight bases that fights one enemy of four alone has twice as many.
  const alone = stand([units(0, 32)[0]!, units(0)[1]!, ...units(0).slice(3)], { options: many, phase: 'combat' })
  const it = { ...alone.s.combats[0]!, main: [0, 1] }
  const lines = combatLines(fieldFor(alone.s), alone.s, it, 0, lay(fieldFor(alone.s), alone.s))
  assert.equal(lines.find(({ rule }) => rule === '10.3.7')?.value, 1)
})
test('10.1 hr who has begun fights all his combats before anybody else', () => {
  // The Austrian column runs at once; then it is the other’s turn, and 3-4 have to wait.
  const t = stand(
    [...units(0, 40), austrian('c', [20, 21], { figures: 8, formation: 'column' })],
    { options: many, phase: 'combat' },
    [10, 1, 10, 1, 10, 1, 10, 1],
  )
  const touched = pairs(t).filter(each => each[0] === 0).length
  assert.equal(touched, 3)
  const far = pairs(t).findIndex(each => each[0] === 3)
  t.act('fight', 0)
  t.until('combats.choose')
  assert.notEqual(t.s.mark[1]! & ROUT, 0)
  const refused = t.refusal('fight', far)
  assert.equal(refused.rule, '10.1 hr')
  assert.ok(refused.cure)
  assert.equal(t.ask()!.actions.length, 2)
  // 8.5.3 It stays where its other enemies are.
  assert.equal(t.s.x[0], 20 * 240)
  assert.ok(!t.heard('advanced'))
})
for (const one of [0, 1] as const)
  test(`10.1 hr, 8.5.3 whoever has another combat to fight does not advance, though the way is free; side ${one}`, () => {
    const [own, enemy] = one === 0 ? [french, austrian] : [austrian, french]
    const [front, rear] = one === 0 ? [90, 270] : [270, 90]
    const depth = fieldFor(fight(0).s).base[0]!.depth / 240
    const line = own('x', [20, 18], { figures: 32, formation: 'line', facing: front, marks: ['attacker'] })
    const before = enemy('a', [20, 18], { figures: 8, formation: 'column', facing: rear })
    // Its front against the back of the line.
    const behind = enemy('b', [20 + (one === 0 ? -depth : depth), 18], {
      figures: 16,
      formation: 'column',
      facing: front,
    })
    const won = (units: readonly UnitData[]): Stand => {
      const t = stand(units, { options: many, phase: 'combat', side: one, first: one }, [10, 1, 1, 10, 1, 10])
      if (t.at() === 'combats.choose')
        t.act(
          'fight',
          pairs(t).findIndex(each => each.includes(1)),
        )
      return t
    }
    const engaged = won([line, before, behind])
    assert.ok(engaged.s.on[1] !== ON_TABLE || (engaged.s.mark[1]! & ROUT) !== 0)
    assert.ok(!engaged.heard('advanced'))
    const free = won([line, before])
    assert.equal(free.last('advanced').unit, 0)
  })
test('10.1 hr the mirrored side; who is routed in one of his combats fights no other', () => {
  const t = fight(1, [1, 10, 1, 10, 1, 10, 5, 6, 5, 6])
  t.act('fight', 0)
  t.until('flight.way')
  assert.notEqual(t.s.mark[0]! & ROUT, 0)
  assert.ok(t.s.combats.every(({ own }) => !own.flat().includes(0)))
  assert.equal(t.told.filter(each => each.e === 'combat').length, 1)
})
test('8.4.2.2 without the club’s rule it is one combat of one against two', () => {
  const t = fight(0, [], {})
  assert.deepEqual(pairs(t), [
    [0, 1, 2],
    [3, 4],
  ])
  assert.equal(shares(t, 0, 0), 5)
  assert.equal(t.s.combats[0]!.bases, undefined)
})
test('10.1 hr, 8.5.4 cavalry with another enemy to fight is not recalled yet, and is still the attacker', () => {
  const t = stand(
    [horse('x', 0, [20, 18], { figures: 20, formation: 'line' }), ...units(0).slice(1)],
    { options: many, phase: 'combat' },
    [10, 1, 10, 1, 1, 5, 5, 5, 5],
  )
  t.s.mark[0]! |= CHARGED
  t.act('fight', 0)
  t.until('flight.way')
  assert.notEqual(t.s.mark[1]! & ROUT, 0)
  t.act('flee', t.ask()!.actions[0]!.arg)
  assert.equal(t.told.filter(each => each.e === 'combat').length, 2)
  assert.deepEqual(t.last('combat').own, [[0], [2]])
  const second = t.told.findLastIndex(each => each.e === 'combat')
  assert.ok(!t.told.slice(0, second).some(each => each.e === 'tested'))
  assert.equal(t.at(), 'flight.way')
  assert.notEqual(t.s.mark[2]! & ROUT, 0)
  assert.notEqual(t.s.mark[0]! & CHARGED, 0)
  // With nobody left to fight it is.
  t.act('flee', t.ask()!.actions[0]!.arg)
  assert.equal(t.last('tested').what, 'recall')
})
