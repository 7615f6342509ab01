import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode } from '../data/codes.ts'
import { cupOf, destroy, spare } from '../rules/5-forces.ts'
import { canAttack } from '../rules/10-acts.ts'
import { gunTarget } from '../rules/10-field.ts'
import { enemyPlan } from '../rules/11-enemy-phase.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { table } from './table.ts'

const start = () => {
  const g = table()
  g.go()
  return g
}

test('10.6 with 6/3 a roll of 4 to 6 hits once, of 1 to 3 twice, and of 7 not at all', () => {
  for (const [die, hits] of [
    [1, 2],
    [3, 2],
    [4, 1],
    [6, 1],
    [7, 0],
  ] as const) {
    const g = start()
    const horse = g.slot('Stengel')
    g.remake(horse, { full: { combat: 6, superValue: 3 } })
    battlefield(g, [[horse, 2]], [[g.slot('Liptay'), 3, 0]], { home: g.slot('Macquard') })
    g.go()
    g.do('fire', horse, die)
    assert.equal(g.last('attack').hits, hits, `${die}`)
    assert.equal(g.s.at[g.slot('Liptay')] === -2, hits === 2)
  }
})

test('10.6 two hits of one attack may fall on two forces', () => {
  const g = start()
  const [poor, other] = [g.slot('Nicoletti'), g.slot('Rukavina')]
  battlefield(
    g,
    [[g.slot('Stengel'), 2]],
    [
      [poor, 3],
      [other, 3],
    ],
  )
  g.go()
  g.do('fire', g.slot('Stengel'), 1)
  g.do('hit', other)
  g.do('hit', poor)
  assert.deepEqual([g.s.reduced[poor], g.s.reduced[other]], [1, 1])
})

test('10.6 nobody attacks at two zones', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 2]], [[g.slot('Liptay'), 4]])
  g.go()
  assert.equal(g.whyNot('fire', g.slot('Augereau'))?.rule, '10.6')
})

test('10.6 infantry and cavalry do not attack from their own Reserve, not even in melee; garrisons do', () => {
  const g = start()
  const garrison = nth(g, FRENCH, 'garrison')
  battlefield(
    g,
    [
      [g.slot('Augereau'), 0],
      [garrison, 0],
    ],
    [[g.slot('Liptay'), 1]],
  )
  assert.ok(!canAttack(g.s, FRENCH, g.unit(g.slot('Augereau'))))
  assert.ok(canAttack(g.s, FRENCH, g.unit(garrison)))
  g.unit(g.slot('Liptay')).zone = 0
  assert.ok(!canAttack(g.s, FRENCH, g.unit(g.slot('Augereau'))))
})

test('10.7 a gun in Reserve passes over a melee and fires at the enemy’s Approach', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [
      [gun, 0],
      [g.slot('Augereau'), 1],
      [g.slot('Sérurier'), 2],
    ],
    [
      [g.slot('Liptay'), 2],
      [g.slot('Kerpen'), 4],
      [g.slot('Rosselmini'), 5],
    ],
  )
  assert.equal(gunTarget(g.s.battle!, FRENCH, 0), 4)
  g.go()
  g.do('fire', gun, 1)
  assert.equal(g.s.at[g.slot('Kerpen')], -2, 'two hits, both in the nearest zone')
})

test('10.7 hits left over fall on the next zone', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [[gun, 0]],
    [
      [nth(g, ENEMY, 'infantry'), 3],
      [g.slot('Liptay'), 4],
    ],
  )
  g.go()
  g.do('fire', gun, 1)
  assert.equal(g.s.at[nth(g, ENEMY, 'infantry')], -2)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
})

test('10.8 infantry with combat 6 and Aimed attacks at 10/0', () => {
  const g = start()
  const slot = g.slot('Quasdanovich', 'infantry')
  battlefield(g, [[g.slot('Augereau'), 2]], [[slot, 3, 0, 'aimed']], { step: 'enemyTurn' })
  g.go(10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue, g.last('attack').hits], [10, 0, 1])
})

test('10.9 in melee the second hit goes on to the next zone when nobody is left, and two zones away it is lost', () => {
  for (const zone of [4, 5]) {
    const g = start()
    const augereau = g.slot('Augereau')
    battlefield(
      g,
      [[augereau, 3, 0]],
      [
        [nth(g, ENEMY, 'infantry'), 3],
        [g.slot('Liptay'), zone],
      ],
    )
    g.go()
    g.do('fire', augereau, 1)
    assert.equal(g.s.at[nth(g, ENEMY, 'infantry')], -2)
    assert.equal(g.s.reduced[g.slot('Liptay')], zone === 4 ? 1 : 0)
  }
})

test('10.9 in melee the opponent in it takes the hit, though a less skilled one stands behind', () => {
  const g = start()
  const [line, poor] = [g.slot('Liptay'), g.slot('Nicoletti')]
  battlefield(
    g,
    [[g.slot('Augereau'), 3]],
    [
      [line, 3],
      [poor, 4],
    ],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.deepEqual([g.s.reduced[line], g.s.reduced[poor]], [1, 0])
})

test('5.1, 10.9 hits fall on the least skilled first', () => {
  const g = start()
  const [line, poor] = [g.slot('Liptay'), g.slot('Nicoletti')]
  battlefield(
    g,
    [[g.slot('Augereau'), 2]],
    [
      [line, 3],
      [poor, 3],
    ],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.deepEqual([g.s.reduced[line], g.s.reduced[poor]], [0, 1])
})

test('5.2, 5.3 the first hit turns infantry over, the second destroys it; cavalry, guns and recruits have one side', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 2],
      [g.slot('Sérurier'), 2],
    ],
    [
      [g.slot('Liptay'), 3],
      [g.slot('Schubirz'), 5],
    ],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
  g.do('fire', g.slot('Sérurier'), 7)
  assert.equal(g.s.at[g.slot('Liptay')], -2)
  for (const slot of [g.slot('Schubirz'), nth(g, ENEMY, 'gun'), nth(g, ENEMY, 'infantry')])
    assert.equal(g.s.reduced[slot], 0)
})

test('10.10 destroyed French forces can be bought back, enemy mobiles go to the cup and statics to the table', () => {
  const g = start()
  g.clear(ENEMY)
  const cup = cupOf(g.s).length
  g.put(g.slot('Liptay'), 'Lodi', 1)
  g.put(nth(g, ENEMY, 'garrison'), 'Lodi')
  assert.equal(cupOf(g.s).length, cup - 1)
  for (const slot of [g.slot('Garnier'), g.slot('Liptay'), nth(g, ENEMY, 'garrison')]) destroy(g.t, slot)
  assert.equal(cupOf(g.s).length, cup, 'Liptay, not the Garrison')
  assert.equal(spare(g.s, ENEMY, 'garrison'), nth(g, ENEMY, 'garrison'))
  assert.equal(g.s.reduced[g.slot('Liptay')], 0, 'he would come back whole')
  g.do('done')
  g.do('done')
  assert.ok(g.may('buy', { goods: [g.slot('Garnier') * 2], area: [g.s.napoleon] }))
})

test('10.1 guns, garrisons and fortifications are given no enemy plan and only fight', () => {
  const g = start()
  const [gun, garrison, fort] = [nth(g, ENEMY, 'gun'), nth(g, ENEMY, 'garrison'), nth(g, ENEMY, 'fortification')]
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [
      [gun, 5],
      [garrison, 4],
      [fort, 5],
    ],
    { step: 'draw' },
  )
  assert.equal(enemyPlan(g.s, g.unit(gun)), 'combat')
  assert.equal(enemyPlan(g.s, g.unit(fort)), 'combat')
  assert.equal(enemyPlan(g.s, g.unit(garrison)), '', 'nobody within one zone')
  g.unit(g.slot('Augereau')).zone = 3
  assert.equal(enemyPlan(g.s, g.unit(garrison)), 'combat')
  g.unit(g.slot('Augereau')).zone = 5
  for (const slot of [gun, fort]) assert.equal(enemyPlan(g.s, g.unit(slot)), '', 'a Frenchman among them')
  g.unit(g.slot('Augereau')).zone = 4
  for (const slot of [gun, fort]) assert.equal(enemyPlan(g.s, g.unit(slot)), '', 'all the French are in melee')
  g.s.battle!.routed = ENEMY
  assert.equal(enemyPlan(g.s, g.unit(gun)), 'enemyRetreat')
})

test('10.1 a French gun fires or marches back; a garrison fires at one zone, a fortification at any', () => {
  const g = start()
  const [gun, garrison, fort] = [nth(g, FRENCH, 'gun'), nth(g, FRENCH, 'garrison'), nth(g, FRENCH, 'fortification')]
  battlefield(
    g,
    [
      [gun, 1],
      [garrison, 1],
      [fort, 0],
    ],
    [[g.slot('Liptay'), 4]],
  )
  g.go()
  assert.equal(g.whyNot('fire', garrison)?.rule, '10.6')
  assert.ok(g.may('fire', fort) && g.may('fire', gun))
  assert.equal(g.whyNot('march', marchCode(garrison, 0))?.rule, '5.4')
  assert.equal(g.whyNot('pivot', gun)?.rule, '9.10')
  assert.ok(g.may('march', marchCode(gun, 0)))
})
