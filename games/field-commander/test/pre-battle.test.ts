import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deployCode } from '../data/codes.ts'
import { ENEMY, FRENCH, INSIGHTS } from '../words.ts'
import { marengo, withNapoleon } from './marengo.ts'
import { placed, type TestTable } from './table.ts'

const deploy = (g: TestTable, rolls: number[] = []): void => {
  g.do('deploy', placed(g, 3, 3), ...rolls)
}

test('9.4 28 against 9 overwhelms; the weaker side is destroyed without a battle', () => {
  const g = marengo([2], each => {
    for (const name of ['La Harpe', 'Maynier']) each.put(each.slot(name), 'Marengo')
    for (const name of ['Liptay', 'Kerpen', 'Rosselmini']) each.s.at[each.slot(name)] = -2
    each.put(each.nameless(ENEMY, 'garrison'), 'Marengo')
    each.put(each.nameless(ENEMY, 'fortification'), 'Marengo')
  })
  assert.deepEqual(g.last('overwhelmed'), { e: 'overwhelmed', side: ENEMY, french: 28, enemy: 9 })
  assert.equal(g.s.at[g.nameless(ENEMY, 'garrison')], -2)
})

test('9.4 Napoleon overwhelmed with his army loses the campaign', () => {
  const g = marengo([2], each => {
    withNapoleon(each)
    each.s.at[each.slot('Augereau')] = -2
    each.s.reduced[each.slot('Sérurier')] = 1
  })
  assert.deepEqual([g.pos.result?.by, g.pos.result?.rule], ['overwhelmed', '9.4'])
})

test('9.4 three times the strength is enough, one point less is not; a reinforcement of the fog counts', () => {
  const ratio = (french: number): boolean => {
    const g = marengo([2], each => {
      each.s.at[each.slot('Sérurier')] = -2
      each.remake(each.slot('Augereau'), { full: { combat: french } })
      for (const name of ['Kerpen', 'Rosselmini']) each.s.at[each.slot(name)] = -2
    })
    return g.has('overwhelmed')
  }
  assert.deepEqual([ratio(14), ratio(15), ratio(16)], [false, true, true])
  const helped = marengo([10, 1], each => {
    each.remake(each.slot('Augereau'), { full: { combat: 8 } })
    for (const name of ['Kerpen', 'Rosselmini']) each.s.at[each.slot(name)] = -2
  })
  assert.ok(helped.has('noOverwhelm'), '15 against 5, and then 5 more')
})

test('9.4 French forces overwhelmed without Napoleon are destroyed, and the campaign goes on', () => {
  const g = marengo([2], each => {
    each.s.at[each.slot('Augereau')] = -2
    each.s.reduced[each.slot('Sérurier')] = 1
  })
  assert.deepEqual(g.last('overwhelmed'), { e: 'overwhelmed', side: FRENCH, french: 4, enemy: 15 })
  assert.equal(g.s.at[g.slot('Sérurier')], -2)
  assert.deepEqual([g.last('battleEnds').side, g.pos.result, g.at], [ENEMY, undefined, 'movement.move'])
})

test('9.5 one plan without Napoleon, two with him; fog 13 gives the enemy a third', () => {
  assert.deepEqual(marengo([2]).last('plans'), { e: 'plans', french: 1, enemy: 2 })
  assert.deepEqual(marengo([2], withNapoleon).last('plans'), { e: 'plans', french: 2, enemy: 2 })
  assert.deepEqual(marengo([9], g => void (g.s.enemy = 7)).last('plans'), { e: 'plans', french: 1, enemy: 3 })
})

test('9.6, 9.7 two plans, one bought, one traded for an insight: two are left', () => {
  const g = marengo([2], each => {
    withNapoleon(each)
  })
  assert.equal(g.at, 'battle.extraPlans')
  assert.equal(g.whyNot('buyPlans', 2)?.rule, '9.6')
  g.do('buyPlans', 1)
  assert.deepEqual([g.s.french, g.s.battle?.plans[FRENCH]], [0, 3])
  assert.deepEqual(g.last('boughtPlans'), { e: 'boughtPlans', plans: 3, price: 2 })
  const raid = INSIGHTS.indexOf('raid')
  assert.ok(!g.may('insights', [raid, raid]), 'each once')
  g.do('insights', [raid])
  assert.equal(g.s.battle?.plans[FRENCH], 2)
})

test('9.8 at most four mobile forces begin in the Approach; statics take their own places', () => {
  const g = marengo([2], each => {
    for (const name of ['Stengel', 'Kilmaine', 'La Harpe']) each.put(each.slot(name), 'Marengo')
    for (const name of ['Dichat', 'Provera', 'Melas']) each.put(each.slot(name), 'Marengo')
    each.put(each.nameless(FRENCH, 'garrison'), 'Marengo')
    each.put(each.nameless(FRENCH, 'fortification'), 'Marengo')
  })
  g.do('pass')
  assert.equal(g.whyNot('deploy', placed(g, 2, 2, 2, 2, 2))?.rule, '9.8')
  assert.equal(g.whyNot('deploy', placed(g, 2, 2, 2, 2))?.rule, '9.8', 'everybody takes his place')
  const [first] = placed(g, 2) as number[]
  assert.equal(g.whyNotAdd('deploy', [first!], first! + 1), '9.8', 'and only one')
  assert.equal(g.whyNot('deploy', [deployCode(g.slot('Macquard'), 2)])?.rule, '9.8', 'he is not here')
  g.do('deploy', placed(g, 2, 2, 2, 2, 0), 1, 1, 1, 1)
  const { zone, column } = g.unit(g.nameless(FRENCH, 'garrison'))
  assert.deepEqual([zone, column], [1, 0], 'walls know no column')
  const walls = g.unit(g.nameless(FRENCH, 'fortification'))
  assert.deepEqual([walls.zone, walls.column], [0, 0])
})

test('9.9, 9.10 four enemy infantry or cavalry at random in their Approach, in column; guns and the rest behind', () => {
  const g = marengo([2], each => {
    for (const name of ['di Cuto', 'Nicoletti']) each.put(each.slot(name), 'Marengo')
    each.put(each.nameless(ENEMY, 'gun'), 'Marengo')
  })
  g.do('pass')
  deploy(g, [5, 1, 1, 1])
  const units = g.s.battle!.units[ENEMY]
  assert.deepEqual(
    units.filter(unit => unit.zone === 4).map(unit => unit.column),
    [1, 1, 1, 1],
  )
  const gun = g.unit(g.nameless(ENEMY, 'gun'))
  assert.deepEqual([gun.zone, gun.column], [5, 0])
  assert.deepEqual(
    g.told.filter(e => e.e === 'enemyDeployed').map(e => e.e === 'enemyDeployed' && [e.zone, e.forces.length]),
    [
      [4, 4],
      [5, 2],
    ],
  )
})

test('9.10 guns are placed in line', () => {
  const g = marengo([2], each => each.put(each.nameless(FRENCH, 'gun'), 'Marengo'))
  g.do('pass')
  assert.equal(g.whyNot('deploy', placed(g, 3, 3, 3))?.rule, '9.10')
  assert.ok(g.may('deploy', placed(g, 3, 3, 2)))
})
