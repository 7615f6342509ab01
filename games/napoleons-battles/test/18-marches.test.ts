/** 18.3 forced marches, 18.5 civilian drivers, 18.7 escorts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troopOf } from '../field.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { radiusOf } from '../rules/07-command.ts'
import { pointsOf } from '../rules/12-victory.ts'
import { strayLines } from '../rules/18-forced-march.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, LINE, REPLACED } from '../words.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

const forced = { options: { forcedMarch: 'on' } }
const guns = (id: string, side: number, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au12#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const pair = [french('a', [6, 18]), austrian('x', [44, 18])]

test('18.3 a forced march is twice the way; a change of formation takes as long as ever; ordered before moving', () => {
  const t = stand(pair, forced, [10, 1])
  assert.equal(t.refusal('march', `0 X F${inch(24) + 1}`).rule, '8.1.2')
  t.act('march', `0 X F${inch(24)}`)
  assert.equal(t.s.x[0], inch(30))
  assert.equal(stand(pair).refusal('march', `0 X F${inch(1)}`).rule, '18.3')
  assert.equal(stand(pair, forced).refusal('march', `0 F${inch(1)} X`).rule, '18.3')
  // Half a turn for the change, at line speed 4 inches doubled: 4 inches are left of 8.
  const line = stand(pair, forced, [10, 1])
  assert.equal(line.refusal('march', `0 X C0 F${inch(4) + 1}`).rule, '8.1.2')
  line.act('march', `0 X C0 F${inch(4)}`)
  const shaken = stand([french('a', [6, 18], { marks: ['disorder'] }), pair[1]!], forced)
  assert.equal(shaken.refusal('march', `0 X F${inch(1)}`).rule, '18.3')
})

test('18.3.1, 18.3.1.1#1, 18.3.1.1#2 both roll: equal or higher no stragglers, lower the difference beyond any rout number', () => {
  const after = (own: number, other: number): number => {
    const t = stand(pair, forced, [own, other])
    t.act('march', `0 X F${inch(20)}`)
    t.done()
    return t.last('strayed').loss
  }
  const t = stand(pair, forced)
  const bonus = sumOf(strayLines(fieldFor(t.s), t.s, 0))
  assert.equal(after(5, 5 + bonus), 0)
  assert.equal(after(1, 10), 9 - bonus)
  assert.equal(after(4, 5 + bonus), 1)
})

test('18.3.2.1, 18.3.2.2 the letter of dispersal, seven for guns and wagons, and the general beside it', () => {
  const t = stand([...pair, guns('g', 0, [6, 24]), { id: 'w', side: 0, type: 'WAGON', at: [6, 30], facing: 90 }], {
    ...forced,
    generals: [general('d', 0, [4, 18], { with: 'a', quality: 'E', rank: 'army' })],
  })
  const f = fieldFor(t.s)
  const by = (u: number): Record<string, number> =>
    Object.fromEntries(strayLines(f, t.s, u).map(each => [each.rule, each.value]))
  assert.equal(by(0)['18.3.2.1'], { E: 1, D: 2, C: 3, B: 4, A: 5 }[troopOf(f, 0).dispersal])
  assert.equal(by(2)['18.3.2.1'], 7)
  assert.equal(by(3)['18.3.2.1'], 7)
  assert.equal(by(0)['18.3.2.2'], 2)
  // 15.2.2.4.2 Whoever has taken his place is poor.
  t.s.mark[t.u('d')]! |= REPLACED
  assert.equal(by(0)['18.3.2.2'], -1)
})

test('18.3.3 enough stragglers disorder; they are losses, but earn nobody points', () => {
  const t = stand(pair, forced, [1, 10])
  const bonus = sumOf(strayLines(fieldFor(t.s), t.s, 0))
  t.act('march', `0 X F${inch(20)}`)
  const lost = 9 - bonus
  assert.equal(t.s.figures[0], 16 - lost)
  assert.equal(pointsOf(t.s, 1), 0)
  assert.equal((t.s.mark[0]! & DISORDER) !== 0, lost >= troopOf(fieldFor(t.s), 0).disorder)
})

const drivers = { options: { civilianDrivers: 'on' } }

test('18.5.1 before 1805 heavy batteries begin unlimbered; from 1805 as they like', () => {
  const heavy = [french('a', [6, 18]), guns('x', 1, [40, 18], { formation: 'column' })]
  assert.equal(stand(heavy, { ...drivers, year: 1804 }).s.form[1], LINE)
  assert.equal(stand(heavy, { ...drivers, year: 1805 }).s.form[1], COLUMN)
  assert.equal(stand(heavy, { year: 1804 }).s.form[1], COLUMN)
})

test('18.5.3 heavy guns once unlimbered stay so; lighter ones may limber', () => {
  const more = { ...drivers, year: 1804, side: 1, first: 1 }
  const t = stand([french('a', [6, 18]), guns('x', 1, [40, 18]), guns('y', 1, [40, 24], { type: 'Au6#' })], more)
  assert.equal(t.refusal('march', '1 C1').rule, '18.5.3')
  t.act('march', '2 C1')
})

test('18.5.2 a battery that came later keeps 18 inches away behind its teams, or has to unlimber', () => {
  const late: UnitData = { id: 'g', side: 0, type: 'Fr8#', arrives: { turn: 1, entry: 'W' } }
  const more = { ...drivers, year: 1804, entries: [{ id: 'W', at: [0, 18] as const, facing: 90 }] }
  const t = stand([late, austrian('x', [25, 18])], more)
  t.s.on[0] = 1
  t.s.form[0] = COLUMN
  t.s.x[0] = inch(4)
  t.s.y[0] = inch(18)
  t.s.facing[0] = 900
  assert.equal(t.refusal('march', `0 F${inch(4)}`).rule, '18.5.2')
  assert.equal(t.may('march', `0 F${inch(2.9)}`), true)
  // The enemy has come nearer.
  t.s.x[0] = inch(10)
  assert.equal(t.refusal('done').rule, '18.5.2')
  assert.equal(t.may('march', `0 B${inch(1)}`), true)
  t.act('march', '0 C0')
  t.act('done')
})

test('18.7 an escort moves only with its general, never reacts, and he keeps his radius beside it alone', () => {
  const generals = [general('c', 0, [20, 18], { rank: 'army', radius: 10, escort: 'e', with: 'e' })]
  const units = [horse('e', 0, [20, 18]), horse('h', 0, [20, 28]), austrian('x', [44, 18])]
  const t = stand(units, { options: { escorts: 'on' }, generals })
  const f = fieldFor(t.s)
  assert.equal(radiusOf(f, t.s, 3, lay(f, t.s)), inch(10))
  assert.equal(t.may('march', `0 F${inch(2)}`), true)
  t.act('done')
  assert.equal(t.refusal('react', [0]).rule, '8.5.1.1')
  t.act('react', [1])
  const off = stand(units, { generals })
  assert.notEqual(radiusOf(f, off.s, 3, lay(f, off.s)), inch(10))
  const alone = stand(units, {
    options: { escorts: 'on' },
    generals: [{ ...generals[0]!, at: [30, 5], with: undefined } as never],
  })
  assert.equal(alone.refusal('march', `0 F${inch(2)}`).rule, '18.7')
})
