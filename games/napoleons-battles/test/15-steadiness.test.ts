/** 15.1 better numbers, 15.3 ties, 15.7 hr cuirasses, 10.3.12 hr lancers, 11.2.5 hr flags. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lay } from '../rules/01-formations.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { disorderNumber, lossOfTie, routNumber } from '../rules/15-steadiness.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, FLAGLESS, ROUT } from '../words.ts'
import { austrian, french, horse, type Stand, stand } from './table.ts'

/** Fire dice that hurt nobody: the firer rolls 1, the target 10. */
const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
const town = (west: number) =>
  ({
    kind: 'town',
    name: 'San Rocco',
    value: 2,
    at: [
      [west, 14],
      [west + 6, 14],
      [west + 6, 22],
      [west, 22],
    ],
  }) as never

test('15.1.1#1 whoever defends a town or a work has one more on its disorder number, either side', () => {
  for (const side of [0, 1]) {
    const unit = (at: [number, number], more: Partial<UnitData>): UnitData =>
      side === 0 ? french('a', at, more) : austrian('a', at, more)
    const inside = stand([unit([20, 18], { formation: 'deployed', town: 'San Rocco' })], {
      terrain: [town(17)],
      options: { steadiness: 'on' },
    })
    const open = stand([unit([40, 18], {})], { terrain: [town(17)], options: { steadiness: 'on' } })
    const plain = stand([unit([20, 18], { formation: 'deployed', town: 'San Rocco' })], { terrain: [town(17)] })
    const number = (t: Stand): number => disorderNumber(fieldFor(t.s), t.s, 0, () => lay(fieldFor(t.s), t.s))
    assert.equal(number(inside), number(open) + 1)
    assert.equal(number(plain), number(open))
  }
})

test('15.1.1#1 behind a wall likewise', () => {
  const wall = {
    kind: 'wall',
    value: 1,
    at: [
      [21, 10],
      [21, 26],
    ],
    protects: 270,
  } as never
  const behind = stand([french('a', [21, 18], { formation: 'line' })], {
    terrain: [wall],
    options: { steadiness: 'on' },
  })
  const before = stand([french('a', [19, 18], { formation: 'line' })], {
    terrain: [wall],
    options: { steadiness: 'on' },
  })
  const number = (t: Stand): number => disorderNumber(fieldFor(t.s), t.s, 0, () => lay(fieldFor(t.s), t.s))
  assert.equal(number(behind), number(before) + 1)
})

test('15.1.1#2 six bases when the round begins add one to the rout number, also when a loss has cost the sixth', () => {
  const t = stand([french('a', [20, 18], { figures: 24 }), austrian('x', [30, 18], { figures: 20 })], {
    options: { steadiness: 'on' },
  })
  const f = fieldFor(t.s)
  const printed = 5
  assert.equal(routNumber(f, t.s, 0), routNumber(f, { ...t.s, options: t.s.options.map(() => 0) }, 0) + 1)
  t.s.figures[0] = 20
  t.s.hurt[0] = 4
  assert.equal(routNumber(f, t.s, 0), routNumber(f, { ...t.s, options: t.s.options.map(() => 0) }, 0) + 1)
  t.s.hurt[0] = 0
  assert.equal(routNumber(f, t.s, 0), routNumber(f, { ...t.s, options: t.s.options.map(() => 0) }, 0))
  assert.ok(printed > 0)
})

test('15.3.1, 15.3.2, 15.3.3, 15.3.4 a tie costs 0 below nought, 1 at 0 and 1, 2 from 2 to 4, 3 from 5 on', () => {
  assert.deepEqual([-3, -1, 0, 1, 2, 4, 5, 9].map(lossOfTie), [0, 0, 1, 1, 2, 2, 3, 3])
})

test('15.3.2 French column +2 and Austrian line +1 tie: the sum is 3, and each loses two; by base rules one', () => {
  for (const [options, lost] of [
    [{ ties: 'bySum' }, 2],
    [{ ties: 'one' }, 1],
    [{ ties: 'bySum', tieSum: 'each' }, 2],
  ] as const) {
    const t = stand([french('a', [20, 18]), austrian('x', [22, 18])], { options }, [...MISS, ...MISS, 5, 6, 10, 1])
    charge(t, 0, 1)
    t.act('done')
    t.until('flight.way')
    const losses = t.told.flatMap(each => (each.e === 'round' ? [each.losses] : []))[0]
    assert.deepEqual(losses, options.ties === 'bySum' && 'tieSum' in options ? [2, 1] : [lost, lost])
  }
})

test('5.6.1 hr, 15.6.2 hr cuirassiers roll a die for each figure lost in combat; every 1 saves one', () => {
  const fight = (options: Record<string, string>, dice: number[]) => {
    const t = stand(
      [horse('a', 0, [20, 18]), horse('x', 1, [23, 18], { type: 'AuHC', figures: 16 })],
      { options },
      dice,
    )
    charge(t, 0, 1)
    t.until('flight.way')
    return t
  }
  // The die 10 against 1: eight or nine behind, cut at the rout number.
  const saved = fight({ cuirass: 'on' }, [10, 1, 1, 1, 9, 9, 9, 9])
  assert.equal(saved.last('saved').figures, 2)
  assert.equal(saved.last('saved').dice.length, saved.s.hurt[1]! + 2)
  const none = fight({ cuirass: 'off' }, [10, 1])
  assert.ok(!none.heard('saved'))
  assert.equal(none.s.hurt[1], saved.s.hurt[1]! + 2)
})

test('5.6.1 hr small arms yes, artillery no', () => {
  for (const guns of [false, true]) {
    const shooter: UnitData = guns
      ? { id: 'g', side: 0, type: 'Fr8#', at: [20, 18], facing: 90, formation: 'line' }
      : french('g', [20, 18], { formation: 'line', figures: 24 })
    const t = stand(
      [shooter, horse('x', 1, [23, 18], { type: 'AuHC', figures: 16 })],
      { phase: 'fire', side: 1, options: { cuirass: 'on' } },
      guns ? [10, 1] : [10, 1, 1, 9],
    )
    t.act('fire', 1)
    assert.equal(t.heard('saved'), !guns)
    t.done()
  }
})

test('10.3.12 hr lancers have +1 against infantry, not against cavalry, and only by the club’s rule', () => {
  const line = (enemy: UnitData, options: Record<string, string>): number | undefined => {
    const t = stand([horse('a', 0, [20, 18], { type: 'FrLNC' }), enemy], { options })
    const it = { own: [[0], [1]], main: [0, 1], round: 0, done: 0 }
    return combatLines(fieldFor(t.s), t.s, it, 0, lay(fieldFor(t.s), t.s)).find(each => each.rule === '10.3.12 hr')
      ?.value
  }
  assert.equal(line(austrian('x', [23, 18]), { lancers: 'on' }), 1)
  assert.equal(line(horse('x', 1, [23, 18]), { lancers: 'on' }), undefined)
  assert.equal(line(austrian('x', [23, 18]), { lancers: 'off' }), undefined)
})

test('11.2.5 hr beaten by more than one and a half times its rout number a unit loses its flag to the victor', () => {
  const fight = (dice: number[], options: Record<string, string>): Stand => {
    const t = stand([french('a', [20, 18]), austrian('x', [22, 18])], { options }, [...MISS, ...MISS, ...dice])
    charge(t, 0, 1)
    t.until('flight.way')
    return t
  }
  // Rout number 4: 6 is not enough, 7 is.
  const far = fight([10, 1], { flags: 'on' })
  assert.ok(far.s.mark[1]! & ROUT)
  assert.deepEqual([far.last('flag').unit, far.last('flag').enemy], [1, 0])
  assert.ok(far.s.mark[1]! & FLAGLESS)
  assert.ok(!fight([8, 3], { flags: 'on' }).heard('flag'))
  assert.ok(!fight([10, 1], { flags: 'off' }).heard('flag'))
  assert.ok(!(far.s.mark[1]! & DISORDER))
})
