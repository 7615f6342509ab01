/** 18.2.1.3 hr, 18.2.1.4 hr the club’s grand batteries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@bivouac/kernel'
import { shotAt } from '../bot/tables.ts'
import { troopOf } from '../field.ts'
import { foretell } from '../foretell.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { allowance, partOf } from '../rules/08-1-effort.ts'
import { AIM } from '../rules/09-fire.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { partnerOf } from '../rules/18-formations.ts'
import { event } from '../say/events.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { view } from '../view.ts'
import { DISORDER, ELIMINATED, FIRED, ROUT } from '../words.ts'
import { austrian, french, type Stand, stand } from './table.ts'

const house = { grandBatteries: 'on', grandBatteryHouse: 'on' }
const guns = (id: string, side: number, at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr6#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const partner = (a: Partial<UnitData>, b: Partial<UnitData>, options: Record<string, string>): number => {
  const t = stand([guns('a', 0, [20, 18], a), guns('b', 0, [19, 18], b), austrian('x', [40, 18])], { options })
  return partnerOf(fieldFor(t.s), t.s, 0, lay(fieldFor(t.s), t.s))
}
/** Guns in two rows before a target, ten inches off. */
const battery = (dice: readonly number[], target: UnitData = austrian('x', [30, 18]), options = house): Stand =>
  stand([guns('a', 0, [20, 18]), guns('b', 0, [19, 18]), target], { options, phase: 'fire' }, dice)
test('18.2.1.3 hr only foot batteries of one nation', () => {
  assert.equal(partner({}, {}, house), 1)
  assert.equal(partner({}, { type: 'Fr12#' }, house), 1)
  assert.equal(partner({ type: 'Fr6#h' }, { type: 'Fr6#h' }, house), -1)
  assert.equal(partner({}, { type: 'Fr6#h' }, house), -1)
  assert.equal(partner({}, { type: 'Au6#' }, house), -1)
  // By the book they may.
  assert.equal(partner({ type: 'Fr6#h' }, { type: 'Fr6#h' }, { grandBatteries: 'on' }), 1)
  assert.equal(partner({}, { type: 'Au6#' }, { grandBatteries: 'on' }), 1)
})
test('18.2.1.3 hr half the way of the slower of the two', () => {
  const ways = (types: readonly [string, string], options: Record<string, string>): number[] => {
    const t = stand(
      [guns('a', 0, [20, 18], { type: types[0] }), guns('b', 0, [19, 18], { type: types[1] }), austrian('x', [40, 18])],
      { options },
    )
    const f = fieldFor(t.s)
    // Half inches of the unlimbered way.
    return [0, 1].map(u => (allowance(f, t.s, u) * 2 * f.profile[u]!.line) / partOf(f.profile[u]!, [1, 1]))
  }
  // Unlimbered a twelve-pounder goes an inch, a six-pounder two, a four-pounder three.
  assert.deepEqual(ways(['Fr6#', 'Fr12#'], house), [1, 1])
  assert.deepEqual(ways(['Fr12#', 'Fr4#'], house), [1, 1])
  assert.deepEqual(ways(['Fr4#', 'Fr6#'], house), [2, 2])
  assert.deepEqual(ways(['Fr6#', 'Fr6#'], house), [2, 2])
  assert.deepEqual(ways(['Fr6#', 'Fr12#'], { grandBatteries: 'on' }), [2, 1])
})
test('18.2.1.3 hr a march that only its own speed would allow is refused', () => {
  const units = [guns('a', 0, [20, 18]), guns('b', 0, [19, 18], { type: 'Fr12#' }), austrian('x', [40, 18])]
  assert.equal(stand(units, { options: house }).refusal('march', '0 F121').rule, '8.1.2')
  stand(units, { options: house }).act('march', '0 F120')
  stand(units, { options: { grandBatteries: 'on' } }).act('march', '0 F240')
})
/** The dice that make these scores, whatever the modifier. */
const shoot = (scores: readonly [number, number], answer: number, target?: UnitData, shooter = 0): Stand => {
  const t = battery([], target)
  const f = fieldFor(t.s)
  const sum = sumOf(fireLines(f, t.s, shooter, 2, lay(f, t.s)))
  t.roll(...scores.map(score => score - sum), answer)
  t.act('fire', shooter * AIM + 2)
  return t
}
test('18.2.1.4 hr two dice, the higher counts, losses are doubled, and both have fired', () => {
  for (const [scores, answer, loss] of [
    [[4, 7], 6, 2],
    [[7, 4], 6, 2],
    [[7, 4], 2, 4],
    [[4, 6], 6, 0],
  ] as const)
    for (const shooter of [0, 1]) {
      const t = shoot(scores, answer, undefined, shooter)
      const told = t.last('fired')
      assert.equal(told.die + told.modifier, Math.max(...scores))
      assert.equal(told.dice!.length, 2)
      assert.deepEqual([told.shooter, told.with], [shooter, 1 - shooter])
      assert.equal(told.loss, loss)
      assert.equal(20 - t.s.figures[2]!, loss)
      assert.equal(t.told.filter(each => each.e === 'fired').length, 1)
    }
})
test('18.2.1.4 hr after the one shot neither fires again', () => {
  const t = stand(
    [
      guns('a', 0, [20, 18]),
      guns('b', 0, [19, 18]),
      austrian('x', [30, 18]),
      guns('c', 0, [20, 25]),
      austrian('y', [30, 25]),
    ],
    { options: house, phase: 'fire' },
    [1, 1, 10],
  )
  t.act('fire', 0 * AIM + 2)
  assert.ok(t.s.mark[0]! & FIRED && t.s.mark[1]! & FIRED)
  assert.equal(t.refusal('fire', 1 * AIM + 2).rule, '9.3.1')
  // Told together with its partner, the other is let go.
  const both = battery([1, 1, 10])
  both.act('volley', [0 * AIM + 2, 1 * AIM + 2])
  assert.equal(both.told.filter(each => each.e === 'fired').length, 1)
})
test('18.2.1.4 hr the mirrored side', () => {
  const t = stand(
    [french('x', [20, 18]), guns('a', 1, [30, 18]), guns('b', 1, [31, 18])],
    { options: house, phase: 'fire', side: 1, first: 1 },
    [1, 10, 1],
  )
  t.act('fire', 2 * AIM + 0)
  assert.deepEqual(t.last('fired').dice, [1, 10])
  assert.equal(t.last('fired').with, 1)
  assert.equal(16 - t.s.figures[0]!, 4)
})
test('18.2.1.4 hr, 11.2.1 doubled losses end at the rout number', () => {
  const t = shoot([7, 4], 2)
  const rout = troopOf(fieldFor(t.s), 2).rout
  const worn = battery([10, 10, 1])
  worn.s.hurt[2] = rout - 1
  worn.act('fire', 0 * AIM + 2)
  assert.equal(worn.last('fired').loss, 4)
  assert.equal(20 - worn.s.figures[2]!, 1)
  assert.ok(worn.s.mark[2]! & ROUT)
})
test('18.2.1.4 hr guns in position lose two figures by double, a limbered battery is lost as ever', () => {
  const enemy = (formation: 'line' | 'column'): UnitData => guns('x', 1, [30, 18], { formation, marks: ['disorder'] })
  const single = shoot([7, 4], 6, enemy('line'))
  assert.equal(single.last('fired').loss, 0)
  assert.equal(shoot([7, 4], 2, enemy('line')).last('fired').loss, 2)
  const limbered = shoot([7, 4], 2, enemy('column'))
  assert.equal(limbered.s.on[2], ELIMINATED)
  assert.equal(limbered.last('fired').loss, 99)
  assert.equal(shoot([7, 4], 6, enemy('column')).last('fired').loss, 2)
  // 9.2.1.6 hr Both have fired at it.
  assert.deepEqual(single.s.shelled, [0, 2, 1, 2])
})
test('18.2.1.4 hr one die each where the partner cannot fire at that target, or without the rule', () => {
  // Twelve-pounders reach 16 inches, six-pounders 13.
  const far = stand(
    [guns('a', 0, [20, 18], { type: 'Fr12#' }), guns('b', 0, [19, 18]), austrian('x', [35, 18])],
    { options: house, phase: 'fire' },
    [1, 10],
  )
  far.act('fire', 0 * AIM + 2)
  assert.equal(far.last('fired').dice, undefined)
  assert.ok(!(far.s.mark[1]! & FIRED))
  const shaken = battery([1, 10])
  shaken.s.mark[1]! |= DISORDER
  shaken.act('fire', 0 * AIM + 2)
  assert.equal(shaken.last('fired').with, undefined)
  const book = battery([10, 1], undefined, { ...house, grandBatteryHouse: 'off' })
  book.act('fire', 0 * AIM + 2)
  assert.deepEqual([book.last('fired').dice, book.last('fired').loss], [undefined, 2])
  assert.ok(!(book.s.mark[1]! & FIRED))
})
test('18.2.1.4 hr, 20.5.3 a free roll rolls all three dice again', () => {
  const t = stand(
    [guns('a', 0, [20, 18]), guns('b', 0, [19, 18]), austrian('x', [30, 18])],
    { options: { ...house, freeRolls: 'on' }, freeRolls: [1, 0], phase: 'fire' },
    [1, 1, 10, 3, 9, 10],
  )
  t.act('fire', 0 * AIM + 2)
  t.act('reroll')
  assert.deepEqual(t.last('fired').dice, [3, 9])
  assert.equal(t.last('fired').answer, 10)
})
test('18.2.1.4 hr the chances told are those of the better of two dice; the log names both batteries and both dice', () => {
  const t = battery([])
  const f = fieldFor(t.s)
  const { lines } = foretell(view(t.pos, 0), 0, { type: 'fire', arg: 0 * AIM + 2 })
  assert.ok(lines.some(({ rule }) => rule === '18.2.1.4 hr'))
  const sum = sumOf(fireLines(f, t.s, 0, 2, lay(f, t.s)))
  assert.equal(lines.at(-1)!.value, Math.round(100 * shotAt(sum, 'troops', 2).two))
  // Every way three dice fall, counted here once more.
  let higher = 0
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++) for (let c = 1; c <= 10; c++) if (Math.max(a, b) > c) higher++
  const { one, two } = shotAt(0, 'troops', 2)
  assert.equal(Math.round(1000 * (one + two)), higher)
  const told = shoot([7, 4], 2).last('fired')
  for (const lang of ['it', 'en'] as const) {
    const words = plain(event(told, lang))
    assert.ok(words.includes(String(told.dice![0])) && words.includes(String(told.dice![1])), words)
  }
})
