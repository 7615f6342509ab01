/** 14.4 Cavalry on foot. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCavalry, isInfantry, troopOf } from '../field.ts'
import { frontOf } from '../rules/01-formations.ts'
import { reachOf } from '../rules/08-1-effort.ts'
import type { UnitData } from '../scenario.ts'
import { isAfoot, setAfoot } from '../slots.ts'
import { type FrameOf, fieldFor } from '../state.ts'
import { COLUMN, DISORDER, LINE, REACT, ROUT, SQUARE } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const DISMOUNT = { dismount: 'on' }
const dragoons = (id: string, side: number, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData =>
  horse(id, side, at, { type: 'FrDR', ...more })
/** On foot when the game begins, as if it had dismounted before. */
function onFoot(units: readonly UnitData[], more: Parameters<typeof stand>[1] = {}, dice: number[] = []): Stand {
  const t = stand(units, { ...more, options: { ...DISMOUNT, ...more.options } }, dice)
  setAfoot(t.s, 0, true)
  return t
}
const march = (t: Stand): FrameOf<'march'> => t.pos.stack.at(-1) as FrameOf<'march'>

test('14.4, 14.4.1 cavalry with note h dismounts and fights by its profile on foot', () => {
  for (const side of [0, 1]) {
    const t = stand([dragoons('d', side, [20, 18]), french('e', [40, 5], { side: 1 - side })], {
      options: DISMOUNT,
      side,
      first: side,
    })
    t.act('unit', 0)
    t.act('dismount')
    const f = fieldFor(t.s)
    assert.equal(isAfoot(t.s, 0), true)
    assert.equal(isInfantry(f, 0) && !isCavalry(f, 0), true)
    assert.equal(troopOf(f, 0).code, 'FrDRd')
    assert.equal(t.last('horses').afoot, true)
  }
})
test('14.4.1 not without note h, nor infantry, nor where the rule is not played', () => {
  const t = stand([horse('h', 0, [20, 18]), french('i', [20, 25])], { options: DISMOUNT })
  t.act('unit', 0)
  assert.equal(t.refusal('dismount').rule, '14.4.1')
  t.act('halt')
  t.act('unit', 1)
  assert.equal(t.refusal('dismount').rule, '14.4.1')
  const off = stand([dragoons('d', 0, [20, 18])], { options: { dismount: 'off' } })
  off.act('unit', 0)
  assert.equal(off.refusal('dismount').rule, '14.4')
  assert.equal(off.refusal('mount').rule, '14.4')
})
test('14.4.2 it costs a change of formation: a third of a turn on horseback, half of one on foot', () => {
  const t = stand([dragoons('d', 0, [20, 18])], { options: DISMOUNT })
  t.act('unit', 0)
  t.act('dismount')
  // Two thirds of the turn are left, at 4" in line (8.1.2.1).
  assert.equal(reachOf(fieldFor(t.s), t.s, march(t)), Math.floor((inch(4) * 2) / 3))
  assert.equal(t.refusal('dismount').rule, '14.4.2')
  // Half a turn to mount: a sixth is left, at 14".
  t.act('mount')
  assert.equal(reachOf(fieldFor(t.s), t.s, march(t)), Math.floor(inch(14) / 6))
  assert.equal(t.refusal('mount').rule, '14.4.2')
  assert.equal(t.refusal('dismount').rule, '8.1.2')
})
test('14.4.2 the way made before counts as the part of the turn it took', () => {
  const t = stand([dragoons('d', 0, [10, 18])], { options: DISMOUNT })
  t.act('unit', 0)
  t.act('forward', inch(7))
  t.act('dismount')
  // 7 of 14 inches and a third: a sixth of the turn is left.
  assert.equal(reachOf(fieldFor(t.s), t.s, march(t)), Math.floor(inch(4) / 6))
  const far = stand([dragoons('d', 0, [10, 18])], { options: DISMOUNT })
  far.act('unit', 0)
  far.act('forward', inch(10))
  assert.equal(far.refusal('dismount').rule, '8.1.2')
})
test('14.4.2.1 place, front, formation and markers stay, but not the marker for reaction', () => {
  const kept = (mark: 'disorder' | 'react'): number => {
    const t = stand([dragoons('d', 0, [20, 18], { formation: 'line', marks: [mark] })], { options: DISMOUNT })
    t.act('unit', 0)
    t.act('dismount')
    assert.deepEqual([t.s.x[0], t.s.y[0], t.s.facing[0], t.s.form[0]], [inch(20), inch(18), 900, LINE])
    // Three bases of infantry.
    assert.equal(frontOf(fieldFor(t.s), t.s, 0), inch(2.25))
    return t.s.mark[0]! & (DISORDER | REACT)
  }
  assert.equal(kept('disorder'), DISORDER)
  assert.equal(kept('react'), 0)
})
test('14.4.2.1 within an inch of the enemy nobody dismounts or mounts', () => {
  const t = stand([dragoons('d', 0, [20, 18]), austrian('e', [20.8, 18])], { options: DISMOUNT })
  t.act('unit', 0)
  assert.equal(t.refusal('dismount').rule, '8.2.5.1.1')
  const foot = onFoot([dragoons('d', 0, [20, 18]), austrian('e', [20.8, 18])])
  foot.act('unit', 0)
  assert.equal(foot.refusal('mount').rule, '8.2.5.1.1')
})
test('14.4.2.2 a square does not mount; a garrison leaves its town first; horses need room', () => {
  const square = onFoot([dragoons('d', 0, [20, 18], { formation: 'column' })])
  square.s.form[0] = SQUARE
  square.act('unit', 0)
  assert.equal(square.refusal('mount').rule, '14.4.2.2')
  const town = {
    kind: 'town',
    name: 'Borgo',
    value: 1,
    at: [
      [18, 14],
      [24, 14],
      [24, 22],
      [18, 22],
    ],
  } as const
  const inside = onFoot([dragoons('d', 0, [21, 18], { formation: 'column' })], { terrain: [town] })
  inside.act('unit', 0)
  assert.equal(inside.refusal('mount').rule, '8.3.1')
  // Two bases deep the horsemen take four inches, the men on foot two.
  const crowded = onFoot([dragoons('d', 0, [20, 18]), french('b', [10, 18], { formation: 'line' })])
  crowded.s.x[1] = inch(17.5)
  crowded.act('unit', 0)
  assert.equal(crowded.refusal('mount').rule, '8.2.5.1.3')
})
test('14.4.3 on foot it is infantry: it forms square, deploys in a town, fires, and is not marked for reaction', () => {
  const t = onFoot([dragoons('d', 0, [20, 18], { formation: 'line' }), austrian('e', [40, 18])])
  t.act('unit', 0)
  t.act('form', SQUARE)
  assert.equal(t.s.form[0], SQUARE)
  t.act('halt')
  t.act('done')
  // Nobody to mark: there is no question.
  assert.notEqual(t.at(), 'movement.mark')
  const mounted = stand([dragoons('d', 0, [20, 18], { formation: 'line' })], { options: DISMOUNT })
  mounted.act('unit', 0)
  assert.equal(mounted.refusal('form', SQUARE).rule, '1.4.2')
  const fire = onFoot([dragoons('d', 0, [20, 18], { formation: 'line' }), austrian('e', [21.9, 18])], {
    phase: 'fire',
    side: 1,
  })
  assert.equal(fire.at(), 'fire.choose')
})
test('14.4.4 routed, it is on its horses at once and flees like cavalry', () => {
  const units = [
    dragoons('d', 0, [40, 18], { figures: 16 }),
    austrian('e', [42, 18], { facing: 270, figures: 32, formation: 'column' }),
  ]
  const t = onFoot(units, { side: 1, first: 1 })
  t.act('unit', 1)
  t.act('touch', [0, 0])
  // Both salvoes miss, then the combat.
  t.roll(1, 10, 1, 10, 10, 1)
  t.until('flight.way')
  assert.equal(t.s.mark[0]! & ROUT, ROUT)
  assert.equal(isAfoot(t.s, 0), false)
  assert.equal(t.last('horses').afoot, false)
  assert.equal(t.s.form[0], COLUMN)
  assert.equal(isCavalry(fieldFor(t.s), 0), true)
  const before = [t.s.x[0]!, t.s.y[0]!]
  t.until('movement.choose')
  const way = Math.hypot(t.s.x[0]! - before[0]!, t.s.y[0]! - before[1]!)
  assert.ok(way > inch(18), `it has run ${way / inch(1)} inches`)
})
