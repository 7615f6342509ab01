/** What happens is told: marches, groups of the enemy, scouts. The log and the film are made of nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { marengo } from './marengo.ts'
import { enemyTurn } from './orders.ts'
import { march, table } from './table.ts'

test('8.2 a march is told with where from and where to', () => {
  const g = table()
  g.go()
  const augereau = g.slot('Augereau')
  const from = g.s.at[augereau]!
  g.do('move', march([augereau], g.area('Turin')))
  const { force, from: left, to, forced } = g.last('march')
  assert.deepEqual([force, left, to, forced], [g.s.counter[augereau], from, g.area('Turin'), 0])
})

test('9.3 fog 3 tells of the scout, fog 2 does not', () => {
  assert.deepEqual(marengo([3]).last('fogScout'), { e: 'fogScout', scouts: 1 })
  assert.ok(!marengo([2]).has('fogScout'))
})

test('3.2 a guarded table lets nobody stop in the free marches, with points or without, while a force can come', () => {
  for (const points of [0, 3]) {
    const g = table()
    g.go()
    g.s.french = points
    g.do('move', march([NAPOLEON], g.area('Turin')))
    assert.equal(g.whyNot('done')?.rule, '3.2', `${points} points`)
  }
})

test('13.4 a group that marches is told with who went, where from and where to', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Lodi'), [5, 3])
  const { forces, from, to } = g.last('groupMoves')
  assert.deepEqual([forces, from, to], [[g.s.counter[g.slot('Liptay')]], g.area('Lodi'), g.area('Lonato')])
})
