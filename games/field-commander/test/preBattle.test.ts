import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FOG_TURNS } from '../data/tables.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { type TestTable, table } from './table.ts'

/** Augereau and Sérurier (15) against Liptay, Kerpen and Rosselmini (15) at Marengo; `rolls` are those up to the next decision. */
function marengo(rolls: number[], prepare: (g: TestTable) => void = () => {}): TestTable {
  const g = table()
  g.go()
  g.clear()
  g.put(g.slot('Macquard'), 'Nice')
  for (const name of ['Augereau', 'Sérurier']) g.put(g.slot(name), 'Marengo')
  for (const name of ['Liptay', 'Kerpen', 'Rosselmini']) g.put(g.slot(name), 'Marengo')
  g.s.enemy = 0
  g.s.french = 0
  prepare(g)
  g.do('done', undefined, ...rolls)
  return g
}
const withNapoleon = (g: TestTable): void => {
  g.s.napoleon = g.area('Marengo')
}

test('9.1 the fog gives 2, 3, 4, 3, 2, 4, 5, 3, 3, 5, 2, 2, 4, 4 turns', () => {
  assert.deepEqual(FOG_TURNS.slice(1), [2, 3, 4, 3, 2, 4, 5, 3, 3, 5, 2, 2, 4, 4])
})

test('9.1 with 4 to 6 points the enemy spends 2 for +2, with 7 or more 4 for +4', () => {
  const six = marengo([1], g => void (g.s.enemy = 6))
  assert.deepEqual([six.s.battle?.fog, six.s.enemy, six.s.scouts], [3, 4, 1])
  const seven = marengo([9], g => void (g.s.enemy = 7))
  assert.deepEqual([seven.s.battle?.fog, seven.s.enemy, seven.s.battle?.turns], [13, 3, 4])
})

test('9.2 8 becomes 12 with 11 enemy points; a scout rolls 7, unmodified: five turns and two points taken', () => {
  const g = marengo([8], each => {
    each.s.enemy = 11
    each.s.scouts = 1
  })
  assert.equal(g.at, 'battle.scouts')
  assert.equal(g.s.battle?.fog, 12)
  g.do('scout', undefined, 7)
  assert.deepEqual([g.s.battle?.fog, g.s.battle?.turns, g.s.enemy, g.s.french, g.s.scouts], [7, 5, 5, 2, 0])
})

test('9.3 fog 1 gives a battle without Napoleon one insight, at no cost in plans', () => {
  const g = marengo([1])
  assert.equal(g.at, 'battle.insights')
  g.do('insight', 'morale')
  assert.deepEqual(g.s.battle?.plans, [1, 2])
  assert.notEqual(g.at, 'battle.insights')
})

test('9.3 fog 2 gives two points, fog 3 a scout', () => {
  assert.equal(marengo([2]).s.french, 2)
  assert.equal(marengo([3]).s.scouts, 1)
})

test('9.3 fog 4 sells a recruit for two points, to any area with French forces', () => {
  const g = marengo([4], each => void (each.s.french = 2))
  assert.equal(g.at, 'fogRecruit.recruit')
  g.do('recruit', g.nameless(FRENCH, 'gun'))
  assert.equal(g.whyNot('area', g.area('Genoa'))?.rule, '9.3')
  g.do('area', g.area('Nice'))
  assert.equal(g.s.french, 0)
  assert.equal(g.s.at[g.nameless(FRENCH, 'gun')], g.area('Nice'))
})

test('9.3 fog 5 lets Napoleon come from wherever he is', () => {
  const g = marengo([5])
  g.do('summonNapoleon')
  assert.equal(g.s.napoleon, g.area('Marengo'))
  assert.equal(g.s.battle?.plans[FRENCH], 2)
})

test('9.3 fog 6 brings one mobile force from the map, or none', () => {
  const g = marengo([6])
  assert.equal(g.whyNot('summon', g.slot('Augereau'))?.rule, '9.3')
  g.put(g.slot('Garnier'), 'Nice')
  g.do('summon', g.slot('Macquard'))
  assert.equal(g.s.at[g.slot('Macquard')], g.area('Marengo'))
})

test('9.3 fog 7 and 8 move two points, or what there is', () => {
  const seven = marengo([7], g => void (g.s.enemy = 1))
  assert.deepEqual([seven.s.french, seven.s.enemy], [1, 0])
  const eight = marengo([8], g => void (g.s.french = 3))
  assert.deepEqual([eight.s.french, eight.s.enemy], [1, 2])
})

test('9.3 fog 9 hits a force in a random city of ours, of the player’s choice', () => {
  const g = marengo([9], each => each.put(each.slot('Garnier'), 'Nice'))
  assert.equal(g.at, 'fogHit.hit')
  assert.equal(g.whyNot('hit', g.slot('Augereau'))?.rule, '9.3')
  g.do('hit', g.slot('Garnier'))
  assert.equal(g.s.reduced[g.slot('Garnier')], 1)
})

test('9.3 fog 10 draws a reinforcement into the battle; an empty cup is worth two points', () => {
  const g = marengo([10, 1])
  assert.ok(g.has('joins'))
  const empty = marengo([10], each => {
    for (let slot = 0; slot < each.s.at.length; slot++) if (each.s.at[slot] === -2) each.s.at[slot] = -3
  })
  assert.equal(empty.s.enemy, 2)
})

test('9.3 fog 11 and 12 add a Garrison, 13 and 14 a plan', () => {
  const garrison = marengo([8], g => void (g.s.enemy = 7))
  assert.equal(garrison.s.at[garrison.nameless(ENEMY, 'garrison')], garrison.area('Marengo'))
  const plan = marengo([10], g => void (g.s.enemy = 7))
  assert.equal(plan.s.battle?.plans[ENEMY], 3)
})

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
  g.do('insight', 'raid')
  assert.equal(g.s.battle?.plans[FRENCH], 2)
  assert.equal(g.whyNot('insight', 'raid')?.rule, '9.7')
})

/** Up to the deployment, with one insight. */
function insightful(insight: string): TestTable {
  const g = marengo([2], withNapoleon)
  g.do('pass')
  g.do('insight', insight)
  if (g.at === 'battle.insights') g.do('done')
  return g
}
const deploy = (g: TestTable, rolls: number[] = []): void => {
  g.do('place', 3)
  g.do('place', 3, ...rolls)
}

test('9.7 Duration makes the battle a turn longer or shorter', () => {
  const g = insightful('duration')
  deploy(g)
  assert.equal(g.s.battle?.turns, 3)
  g.do('lengthen')
  assert.equal(g.s.battle?.turns, 4)
})

test('9.7 Front lets up to three forces begin on the French Front', () => {
  const g = insightful('front')
  g.do('place', 5)
  g.do('place', 4)
  assert.equal(g.unit(g.slot('Augereau')).zone, 2)
  const other = insightful('raid')
  assert.equal(other.whyNot('place', 5)?.rule, '9.8')
})

test('9.7 Raid takes points from the enemy, no more than he has', () => {
  const g = insightful('raid')
  g.s.enemy = 2
  deploy(g, [9])
  assert.deepEqual(g.last('raid'), { e: 'raid', die: 9, points: 2 })
})

test('9.7 Morale helps with shock in this battle', () => {
  const g = insightful('morale')
  deploy(g)
  assert.equal(g.s.battle?.morale, 1)
})

test('9.7 Military Genius hits every enemy wall, on Napoleon’s command or less', () => {
  const g = insightful('genius')
  const wall = g.nameless(ENEMY, 'fortification')
  g.put(wall, 'Marengo')
  deploy(g)
  g.do('try', 'genius', 2)
  assert.equal(g.s.reduced[wall], 1)
  assert.ok(!g.s.battle?.insights.includes('genius'))
})

test('9.7 Field places every enemy in his Approach or Reserve, beyond the limit', () => {
  const g = insightful('field')
  for (const name of ['di Cuto', 'Nicoletti']) g.put(g.slot(name), 'Marengo')
  g.put(g.nameless(ENEMY, 'gun'), 'Marengo')
  deploy(g)
  assert.equal(g.at, 'enemyDeployment.field')
  g.do('toReserve', g.slot('Kerpen'))
  g.do('done')
  const zones = g.s.battle!.units[ENEMY].map(unit => unit.zone)
  assert.deepEqual(zones.filter(zone => zone === 4).length, 5)
  assert.equal(g.unit(g.slot('Kerpen')).zone, 5)
})

test('9.8 at most four mobile forces begin in the Approach; statics take their own places', () => {
  const g = marengo([2], each => {
    for (const name of ['Stengel', 'Kilmaine', 'La Harpe']) each.put(each.slot(name), 'Marengo')
    for (const name of ['Dichat', 'Provera', 'Melas']) each.put(each.slot(name), 'Marengo')
    each.put(each.nameless(FRENCH, 'garrison'), 'Marengo')
    each.put(each.nameless(FRENCH, 'fortification'), 'Marengo')
  })
  g.do('pass')
  for (let i = 0; i < 4; i++) g.do('place', 2)
  assert.equal(g.whyNot('place', 2)?.rule, '9.8')
  assert.equal(g.unit(g.nameless(FRENCH, 'garrison')).zone, 1)
  assert.equal(g.unit(g.nameless(FRENCH, 'fortification')).zone, 0)
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
})

test('9.10 guns are placed in line', () => {
  const g = marengo([2], each => each.put(each.nameless(FRENCH, 'gun'), 'Marengo'))
  g.do('pass')
  g.do('place', 3)
  g.do('place', 3)
  assert.equal(g.whyNot('place', 3)?.rule, '9.10')
})
