/** 18.6 the test before an evasion, 18.2.1.2 guns that do not evade. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foretell } from '../foretell.ts'
import { evadeLines } from '../rules/18-evade.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { view } from '../view.ts'
import { COLUMN, DISORDER, EVADED, LINE } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const both = { evade: 'on', evadeTest: 'on' }
const guns = (id: string, side: number, at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr6#h' : 'Au6#h',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const charged = (
  units: readonly UnitData[],
  by: number,
  target: number,
  more: Parameters<typeof stand>[1],
  dice: readonly number[],
): Stand => {
  const t = stand(units, more, dice)
  t.act('unit', by)
  t.act('touch', [target, 0])
  assert.equal(t.at(), 'evasions.choose')
  return t
}
const controlOf = (units: readonly UnitData[], unit: number): number => {
  const t = stand(units)
  return fieldFor(t.s).profile[unit]!.control
}
const meeting = [french('a', [20, 18]), horse('x', 1, [23, 18])]

test('18.6 a die equal to the control: it evades in order', () => {
  const need = controlOf(meeting, 1)
  const t = charged(meeting, 0, 1, { options: both }, [need])
  t.act('evade')
  assert.deepEqual([t.last('tested').what, t.last('tested').need, t.last('tested').passed], ['evade', need, true])
  assert.ok(!(t.s.mark[1]! & DISORDER))
  t.act('back', inch(4))
  t.act('halt')
  assert.equal(t.s.x[1], inch(27))
})
test('18.6 a die above it: it is disordered first, and evades all the same', () => {
  const need = controlOf(meeting, 1)
  const t = charged(meeting, 0, 1, { options: both }, [need + 1])
  t.act('evade')
  assert.equal(t.last('tested').passed, false)
  assert.equal(t.last('disordered').why, 'evading')
  assert.ok(t.s.mark[1]! & DISORDER && t.s.mark[1]! & EVADED)
  assert.ok(t.heard('evaded'))
  assert.equal(t.at(), 'march.leg')
  assert.equal(t.refusal('halt').rule, '14.2.2')
  t.act('back', inch(4))
  t.act('halt')
  assert.equal(t.s.x[1], inch(27))
})
test('18.6 the mirrored side', () => {
  const units = [horse('a', 0, [20, 18]), austrian('x', [23, 18], { formation: 'column' })]
  const need = controlOf(units, 0)
  for (const die of [need, need + 1]) {
    const t = charged(units, 1, 0, { options: both, side: 1, first: 1 }, [die])
    t.act('evade')
    assert.equal((t.s.mark[0]! & DISORDER) !== 0, die > need)
    t.act('back', inch(4))
    t.act('halt')
    assert.equal(t.s.x[0], inch(16))
  }
})
test('18.6 horse artillery tests by its own control', () => {
  const units = [french('a', [20, 18]), guns('x', 1, [23, 18])]
  const need = controlOf(units, 1)
  assert.equal(need, 6)
  for (const die of [6, 7]) {
    const t = charged(units, 0, 1, { options: both }, [die])
    t.act('evade')
    assert.equal((t.s.mark[1]! & DISORDER) !== 0, die > need)
    assert.equal(t.s.form[1], COLUMN)
  }
})
test('18.6 who stands rolls nothing, and without the rule nobody does', () => {
  const stays = charged(meeting, 0, 1, { options: both }, [])
  stays.act('stand')
  assert.ok(!stays.heard('tested') && !(stays.s.mark[1]! & DISORDER))
  const plain = charged(meeting, 0, 1, { options: { evade: 'on' } }, [])
  plain.act('evade')
  assert.ok(!plain.heard('tested'))
  assert.equal(plain.at(), 'march.leg')
})
test('18.6, 20.5 the roll may be made again, and the second stands', () => {
  const t = charged(meeting, 0, 1, { options: { ...both, freeRolls: 'on' }, freeRolls: [1, 1] }, [10, 1])
  t.act('evade')
  assert.equal(t.at(), 'evasions.free')
  t.act('reroll')
  assert.equal(t.at(), 'march.leg')
  assert.deepEqual(t.s.extra.free, [1, 0])
  assert.ok(t.last('tested').passed && !(t.s.mark[1]! & DISORDER))
})
test('18.6, CARD-4 by night the control is one less', () => {
  const t = stand(meeting, { options: { ...both } })
  const need = controlOf(meeting, 1)
  const sum = (): number => evadeLines(fieldFor(t.s), t.s, 1).reduce((all, { value }) => all + value, 0)
  assert.equal(sum(), need)
  t.s.extra.weather = 5
  assert.equal(sum(), need - 1)
})
test('18.6 what the test needs is told before', () => {
  const t = charged(meeting, 0, 1, { options: both }, [])
  const { lines } = foretell(view(t.pos, 1), 1, { type: 'evade' })
  assert.equal(lines.at(-1)!.value, controlOf(meeting, 1))
  const off = charged(meeting, 0, 1, { options: { evade: 'on' } }, [])
  assert.deepEqual(foretell(view(off.pos, 1), 1, { type: 'evade' }).lines, [])
})
test('18.2.1.2 horse guns of a grand battery do not evade; alone they may', () => {
  const asked = (second: UnitData, options: Record<string, string>): boolean => {
    const t = stand([french('a', [20, 18]), guns('x', 1, [23, 18]), second], { options })
    t.act('unit', 0)
    t.act('touch', [1, 0])
    assert.equal(t.s.form[1], LINE)
    return t.at() === 'evasions.choose'
  }
  const grand = { evade: 'on', grandBatteries: 'on' }
  assert.equal(asked(guns('y', 1, [24, 18]), grand), false)
  assert.equal(asked(guns('y', 1, [30, 18]), grand), true)
})
