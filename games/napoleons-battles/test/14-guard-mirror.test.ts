/** 14.1 The same for the other side: Austrian grenadiers are committed against the French, item by item. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AIM } from '../rules/09-fire.ts'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'
import { MOVED, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

/** Facing west, at the eastern end of the table; their targets stand west of them and look at them. */
const grenadiers = (id: string, at: [number, number], more: Partial<UnitData> = {}): UnitData =>
  austrian(id, at, { type: 'AuGN', formation: 'column', ...more })
const foe = (id: string, at: [number, number]): UnitData => french(id, at, { figures: 12, formation: 'line' })
const FAR: UnitData = foe('z', [2, 33])
const chief = general('G', 1, [28, 18], { with: 'a', radius: 12, rank: 'army' })
const before = (
  units: readonly UnitData[],
  generals: readonly GeneralData[] = [chief],
  dice: readonly number[] = [],
  more: Partial<ScenarioData> = {},
): Stand => stand(units, { options: { guard: 'on' }, phase: 'guard', side: 1, first: 1, generals, ...more }, dice)
const commit = (t: Stand, unit: number, enemy: number): void => {
  t.act('commit', unit)
  t.act('touch', [enemy, 0])
}
const MISS = [1, 10]
/** The active side’s die comes first. */
const ROUTS = [10, 1]

const two = (second: UnitData, more: readonly GeneralData[] = [general('H', 1, [28, 24], { with: 'b' })]): Stand =>
  before([grenadiers('a', [28, 18]), foe('x', [24, 18]), second, foe('y', [24, 24])], [chief, ...more])

test('14.1.2 the other side: in column, with a general in contact, with nothing that limits its movement', () => {
  assert.ok(two(grenadiers('b', [28, 24], { under: 'H' })).may('commit', 2))
  assert.equal(two(grenadiers('b', [28, 24], { under: 'H', formation: 'line' })).refused('commit', 2), '14.1.2')
  assert.equal(two(grenadiers('b', [28, 24]), []).refused('commit', 2), '14.1.2')
  for (const mark of ['half', 'none', 'disorder'] as const)
    assert.equal(two(grenadiers('b', [28, 24], { under: 'H', marks: [mark] })).refused('commit', 2), '14.1.2', mark)
})

test('14.1.3 the other side: it moves only to contact, and an inch must be left to engage', () => {
  const t = before([grenadiers('a', [28, 18]), foe('x', [24, 18])])
  t.act('commit', 0)
  for (const [leg, arg] of [
    ['forward', inch(1)],
    ['wheel', 100],
    ['form', 0],
  ] as const)
    assert.equal(t.refused(leg, arg), '14.1.3', leg)
  const reach = (far: number): string => before([grenadiers('a', [28, 18]), foe('x', [28 - far, 18])]).at()
  const least = [6, 7, 8, 9, 10, 11, 12, 13].find(far => reach(far + 0.2) !== 'guard.choose')!
  assert.equal(reach(least - 0.1), 'guard.choose')
  assert.equal(reach(least + 0.2), 'movement.choose')
})

test('14.1.4 the other side: marked cavalry reacts, the inactive side’s first; fire only at those who have moved', () => {
  const t = before([
    grenadiers('a', [28, 18]),
    foe('x', [24, 18]),
    horse('c', 1, [32, 26], { marks: ['react'] }),
    horse('h', 0, [20, 26], { marks: ['react'] }),
    foe('y', [24, 30]),
    austrian('b', [26, 30], { formation: 'line' }),
  ])
  commit(t, 0, 1)
  assert.equal(t.where(), 'reaction.first 0')
  t.act('unit', 3)
  t.act('forward', inch(2))
  t.act('halt')
  assert.equal(t.where(), 'reaction.second 1')
  t.act('done')
  assert.equal(t.where(), 'fire.choose 0')
  assert.ok(t.may('fire', 1 * AIM + 0))
  assert.equal(t.refusal('fire', 4 * AIM + 5).text.en, 'In this step only those who have just moved are fired at.')
})

test('14.1.5 the other side: with movement left it contacts another enemy, and the whole is repeated', () => {
  const t = before(
    [grenadiers('a', [28, 18]), foe('x', [26.5, 18]), foe('y', [23, 18]), FAR],
    [chief],
    [...MISS, ...ROUTS, ...MISS, ...ROUTS],
  )
  commit(t, 0, 1)
  t.until('guard.choose')
  commit(t, 0, 2)
  t.until('movement.choose')
  assert.deepEqual(
    t.all('touched').map(({ enemy }) => enemy),
    [1, 2],
  )
})

test('14.1.6 the other side: then the same units move without limits, and so does their general', () => {
  const t = before([grenadiers('a', [28, 18]), foe('x', [22, 18]), FAR], [chief], [...MISS, ...ROUTS])
  commit(t, 0, 1)
  t.until('movement.choose')
  assert.ok((t.s.mark[1]! & ROUT) !== 0 || t.heard('gone'))
  assert.equal(t.s.mark[0]! & MOVED, 0)
  assert.equal(t.s.spent[t.u('G')], 0)
  t.act('unit', 0)
  assert.ok(t.may('back', inch(2)))
})
