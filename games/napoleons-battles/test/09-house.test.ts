/** House rules of chapter 9. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleRef } from '../rulebook.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { AIM } from '../rules/09-fire.ts'
import { basesFiring, fireLines } from '../rules/09-modifiers.ts'
import { mayHit } from '../rules/09-targets.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, ROUT } from '../words.ts'
import { austrian, french, type Stand, stand } from './table.ts'

type At = [number, number]
const fire = (options: Record<string, string>, more: object = {}) => ({
  phase: 'fire' as const,
  side: 1,
  options,
  ...more,
})
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const line = (t: Stand, u: number, target: number, rule: RuleRef): number | undefined => {
  const f = fieldFor(t.s)
  return fireLines(f, t.s, u, target, lay(f, t.s)).find(each => each.rule === rule)?.value
}
/** Why the first unit may not fire at the second; with no target at all nobody would be asked. */
const asked = (t: Stand): { why: string | undefined } => {
  const f = fieldFor(t.s)
  return { why: mayHit(f, t.s, 0, 1, lay(f, t.s), false)?.rule }
}
const area = (kind: string, w: number, s: number, e: number, n: number, more: object = {}) =>
  ({
    kind,
    at: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ],
    ...more,
  }) as never

test('9.1.5 hr only bases in front count for fire: half of a column, and 9.4.9 falls away', () => {
  for (const [formation, bases] of [
    ['column', 3],
    ['line', 6],
    ['square', 3],
  ] as const) {
    const t = stand(
      [french('a', [10, 18], { figures: 24, formation }), austrian('x', [12, 18])],
      fire({ frontBases: 'on' }),
    )
    assert.equal(basesFiring(fieldFor(t.s), t.s, 0), bases)
    assert.equal(line(t, 0, 1, '9.4.9'), undefined)
    const by = stand([french('a', [10, 18], { figures: 24, formation }), austrian('x', [12, 18])], fire({}))
    assert.equal(basesFiring(fieldFor(by.s), by.s, 0), 6)
    assert.equal(line(by, 0, 1, '9.4.9'), formation === 'square' ? -1 : undefined)
  }
})

test('9.2.1.4 hr disordered units fire at −3, and never with a sum above nought; routed ones do not', () => {
  for (const side of [0, 1]) {
    const units = [french('a', [10, 18], { formation: 'line', figures: 28 }), austrian('x', [12, 18], { figures: 28 })]
    const t = stand(units, { ...fire({ disorderedFire: 'on' }), side: 1 - side })
    t.s.mark[side]! |= DISORDER
    assert.ok(t.may('fire', side * AIM + (1 - side)))
    assert.equal(line(t, side, 1 - side, '9.2.1.4 hr'), -3)
    const f = fieldFor(t.s)
    assert.ok(sumOf(fireLines(f, t.s, side, 1 - side, lay(f, t.s))) <= 0)
    t.s.mark[side] = ROUT
    assert.equal(t.refusal('fire', side * AIM + (1 - side)).rule, '9.2.1.4')
  }
})
test('9.2.1.4 hr the sum is cut at nought before the die is', () => {
  // A column in march is +2, six bases +1: with the fire factor well above 3.
  const t = stand(
    [guns('g', 0, [10, 18], { type: 'FrG12#' }), austrian('x', [14, 18], { formation: 'square' })],
    fire({ disorderedFire: 'on' }),
  )
  t.s.mark[0]! |= DISORDER
  const f = fieldFor(t.s)
  assert.equal(sumOf(fireLines(f, t.s, 0, 1, lay(f, t.s))), 0)
})

test('9.2.1.6 hr a battery with infantry is no target, but for the guns it has fired at in this turn', () => {
  const units = [
    guns('g', 0, [10, 18]),
    guns('h', 0, [10, 14]),
    austrian('x', [16, 17], { figures: 28, formation: 'line' }),
    guns('k', 1, [16, 17], { with: 'x' }),
  ]
  const t = stand(units, fire({ counterBattery: 'on' }))
  assert.equal(t.refusal('fire', 0 * AIM + 3).rule, '9.2.1.6 hr')
  t.s.shelled.push(3, 0)
  assert.ok(t.may('fire', 0 * AIM + 3))
  assert.equal(t.refusal('fire', 1 * AIM + 3).rule, '9.2.1.6 hr')
  const base = stand(units, fire({}))
  assert.ok(base.may('fire', 0 * AIM + 3))
})
test('9.2.1.6 hr guns remember who fired at whom until the turn is over', () => {
  const t = stand([guns('g', 0, [10, 18]), guns('k', 1, [16, 18])], fire({ counterBattery: 'on' }), [1, 10, 1, 10])
  t.act('fire', 0 * AIM + 1)
  assert.deepEqual(t.s.shelled, [0, 1])
})

test('9.2.2.2 hr a battery in the middle of a side of a town fires from the whole side at −1, in a corner from both at −2', () => {
  const town = area('town', 8, 14, 14, 22, { name: 'San Rocco', value: 2 })
  const t = stand([guns('g', 0, [14, 18], { formation: 'line' }), austrian('x', [20, 12], { figures: 28 })], {
    terrain: [town],
    options: { townGuns: 'on' },
  })
  t.act('unit', 0)
  t.act('deploy', 0)
  assert.equal(line(t, 0, 1, '9.2.2.2 hr'), -1)
  const corner = stand(
    [
      guns('g', 0, [14, 18], { formation: 'line' }),
      austrian('x', [20, 18], { figures: 28 }),
      austrian('y', [11, 10], { facing: 0 }),
    ],
    { terrain: [town], options: { townGuns: 'on' } },
  )
  corner.act('unit', 0)
  // The corners run as the scenario gives them: the second is the south-eastern one.
  corner.act('deploy', 64 * 2)
  assert.equal(line(corner, 0, 1, '9.2.2.2 hr'), -2)
  corner.until('fire.choose')
  corner.s.side = 0
  const f = fieldFor(corner.s)
  assert.ok(f.ground.towns.length === 1)
})
test('9.2.2.2 hr without the club’s rule no battery goes into a corner', () => {
  const town = area('town', 8, 14, 14, 22, { name: 'San Rocco', value: 2 })
  const t = stand([guns('g', 0, [14, 18]), austrian('x', [30, 12])], { terrain: [town] })
  t.act('unit', 0)
  assert.equal(t.refusal('deploy', 64).rule, '9.2.2.2 hr')
  t.act('deploy', 0)
  assert.equal(line(t, 0, 1, '9.2.2.2 hr'), undefined)
})

test('9.2.3.2.1 hr howitzers fire over units, buildings and woods, not over hills', () => {
  const howitzers = (terrain: never[], between: UnitData[], options: Record<string, string>) =>
    asked(
      stand(
        [guns('g', 0, [10, 18], { type: 'FrHFA' }), austrian('x', [17, 18], { figures: 28 }), ...between],
        fire(options, { terrain }),
      ),
    )
  const wood = [area('wood', 12, 10, 14, 26)] as never[]
  const hill = [area('hill', 12, 10, 14, 26, { level: 1 })] as never[]
  const friend = [french('b', [13, 18], { formation: 'line', figures: 28 })]
  assert.ok(howitzers(wood, [], { howitzers: 'on' }).why === undefined)
  assert.equal(howitzers(wood, [], {}).why, '9.2.3.2.1')
  assert.ok(howitzers([], friend, { howitzers: 'on' }).why === undefined)
  assert.equal(howitzers([], friend, {}).why, '9.2.3.2.1')
  assert.equal(howitzers(hill, [], { howitzers: 'on' }).why, '9.2.3.2.1')
})

test('9.2.3.2.2 hr nor do dead zones stop howitzers', () => {
  const hill = area('hill', 4, 10, 12, 26, { level: 1 })
  const t = (options: Record<string, string>) =>
    asked(
      stand(
        [guns('g', 0, [9, 18], { type: 'FrHFA' }), austrian('x', [13, 18], { figures: 8 })],
        fire(options, { terrain: [hill] }),
      ),
    )
  assert.equal(t({}).why, '9.2.3.2.2.1')
  assert.ok(t({ howitzers: 'on' }).why === undefined)
})

test('9.4.3.1 hr guns have +1 against a column, +2 against march column, square and rout', () => {
  for (const [formation, value] of [
    ['column', 1],
    ['march', 2],
    ['square', 2],
    ['line', undefined],
  ] as const) {
    const t = stand([guns('g', 0, [10, 18]), austrian('x', [14, 18], { formation })], fire({ targets: 'on' }))
    assert.equal(line(t, 0, 1, '9.4.3.1 hr'), value, formation)
    assert.equal(line(t, 0, 1, '9.4.3'), undefined)
  }
  const t = stand([guns('g', 0, [10, 18]), austrian('x', [14, 18])], fire({ targets: 'on' }))
  t.s.mark[1]! |= ROUT
  assert.equal(line(t, 0, 1, '9.4.3.1 hr'), 2)
})
test('9.4.3.2 hr small arms have +1 against square and rout, nothing against a column, and 9.4.3 against a march column', () => {
  for (const [formation, value] of [
    ['column', undefined],
    ['march', 2],
    ['square', 1],
  ] as const) {
    const t = stand(
      [french('g', [10, 18], { formation: 'line' }), austrian('x', [12, 18], { formation })],
      fire({ targets: 'on' }),
    )
    assert.equal(line(t, 0, 1, '9.4.3.2 hr'), value, formation)
  }
  const t = stand([austrian('g', [12, 18]), french('x', [10, 18])].reverse(), fire({ targets: 'on' }))
  t.s.mark[0]! |= ROUT
  assert.equal(line(t, 1, 0, '9.4.3.2 hr'), 1)
})
