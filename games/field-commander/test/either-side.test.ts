/** The French, who are number nought; the first counter, the exact number: whoever counts from nought forgets these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS } from '../data/index.ts'
import { removeUnit } from '../rules/5-forces.ts'
import { counterOf, POOL } from '../state.ts'
import { CUP, ENEMY, FRENCH, type Plan } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { marengo } from './marengo.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}

test('6.1 Egypt at exactly seventeen points is a historical victory, beyond thirty a superior one', () => {
  const ended = (survivors: number) => {
    const g = table('1798')
    g.go()
    g.clear(ENEMY)
    const starting = CAMPAIGNS[1]!.sides[FRENCH]!.filter(slot => g.s.at[slot]! >= 0)
    for (const [i, slot] of starting.entries()) g.s.at[slot] = i < survivors ? g.area('Acre') : -3
    g.put(nth(g, FRENCH, 'infantry'), 'Alexandria')
    g.s.napoleon = g.area('Alexandria')
    g.s.turn = 7
    for (const _ of [1, 2, 3]) g.do('done')
    return [g.pos.result?.by, g.pos.result?.score]
  }
  assert.deepEqual(ended(1), ['historical', [17]])
  assert.deepEqual(ended(7), ['historical', [29]])
  assert.deepEqual(ended(8), ['superior', [31]])
})

test('11.11 the French once routed are not counted again, and their retreat takes no turn of battle', () => {
  const g = start()
  const recruit = nth(g, FRENCH, 'infantry')
  const enemies = ['Liptay', 'Kerpen', 'Provera'].map(name => [g.slot(name), 5] as const)
  battlefield(g, [[recruit, 0]], enemies, { step: 'rout', turns: 1, home: g.slot('Augereau') })
  g.s.battle!.routed = FRENCH
  g.go()
  assert.ok(!g.has('count') && !g.has('withdrawal'))
  assert.equal(g.s.battle!.turns, 1)
})

test('9.8 every counter of the enemy goes back into the cup, the first kind as well', () => {
  const g = start()
  const enemies = ['Liptay', 'Kerpen'].map(name => g.slot(name))
  for (const plan of CUP) {
    battlefield(
      g,
      [[nth(g, FRENCH, 'infantry'), 0]],
      [
        [enemies[0]!, 5, 0, plan as Plan],
        [enemies[1]!, 5],
      ],
    )
    const { cup } = g.s.battle!
    const before = cup[CUP.indexOf(plan)]!
    removeUnit(g.s.battle!, ENEMY, enemies[0]!)
    assert.equal(cup[CUP.indexOf(plan)], before + 1, plan)
  }
})

test('9.3 fog 4: one recruit left is enough to be asked', () => {
  const g = marengo([4], each => {
    each.s.french = 2
    const { s } = each
    const left = each.nameless(FRENCH, 'cavalry')
    for (let slot = 0; slot < s.at.length; slot++)
      if (slot !== left && s.at[slot] === POOL && counterOf(s, slot).side === FRENCH && !counterOf(s, slot).named)
        s.at[slot] = -3
  })
  assert.equal(g.at, 'fogRecruit.recruit')
})
