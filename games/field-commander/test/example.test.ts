/**
 * The rulebook's extended example: 1796, first turn. Its own dice, and every number it states.
 *
 * It breaks its own rules in three places, and each is shown here:
 * 1. In the first battle turn it gives the second enemy plan to Brempt, though Dichat's infantry and Provera rank higher.
 *    The rules refuse that. `replay('book')` moves the counter to Brempt by hand; `replay('rules')` leaves it with
 *    Dichat, whom it takes where the example has him anyway.
 * 2. “3 in Column in Approach, 1 in Line in Reserve” does not fit what follows: Sérurier fires from the Approach without a
 *    roll and is later turned to column, so he stands there in Line. A test of its own deploys as the sentence says.
 * 3. Melee ends with “Line”, yet Dichat is then treated as in column. `replay('book')` turns him by hand, as the
 *    example does; `replay('rules')` leaves him in line and needs two more dice for him to fail.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode, NAPOLEON, planCode } from '../data/codes.ts'
import { isFrench } from '../state.ts'
import { ENEMY, FRENCH, FRENCH_PLANS, INSIGHTS } from '../words.ts'
import { march, placed, type TestTable, table } from './table.ts'

const plan = (name: (typeof FRENCH_PLANS)[number], slot = 0): number => planCode(FRENCH_PLANS.indexOf(name), slot)
const forward = (slot: number): number => marchCode(slot, 1)

function names(g: TestTable) {
  return {
    augereau: g.slot('Augereau'),
    serurier: g.slot('Sérurier'),
    macquard: g.slot('Macquard'),
    garnier: g.slot('Garnier'),
    stengel: g.slot('Stengel'),
    kilmaine: g.slot('Kilmaine'),
    laHarpe: g.slot('La Harpe'),
    maynier: g.slot('Maynier'),
    dichat: g.slot('Dichat', 'infantry'),
    dichatHorse: g.slot('Dichat', 'cavalry'),
    brempt: g.slot('Brempt'),
    provera: g.slot('Provera'),
    deVital: g.slot('de Vital'),
  }
}

/** The French move, and Turin is overwhelmed. */
function turin(g: TestTable): void {
  const n = names(g)
  g.go()
  assert.equal(g.at, 'movement.move')
  for (const slot of [n.augereau, n.kilmaine, n.laHarpe, n.maynier]) g.do('move', march([slot], g.area('Turin')))
  for (const slot of [n.serurier, n.macquard, n.garnier, n.stengel]) g.do('move', march([slot], g.area('Savona')))
  g.do('move', march([NAPOLEON], g.area('Savona')))
  g.do('done')
  assert.equal(g.s.enemy, 8)
  g.do('fight', g.area('Turin'), 1)
  assert.deepEqual(g.last('fog'), { e: 'fog', die: 1, roll: 5, paid: 4, turns: 2, again: 0 })
  assert.equal(g.s.enemy, 4)
  assert.ok(g.may('summonNapoleon'), 'fog 5 offers Napoleon although he stands in another battle')
  // Declined; then 28 against 9, and the fog of Savona: 8 + 2 = 10, a Cannon from the cup.
  g.do('pass', undefined, 8, 7)
  assert.deepEqual(g.last('overwhelmed'), { e: 'overwhelmed', side: ENEMY, french: 28, enemy: 9 })
}

/** Savona up to the first plan; `serurier` is his place in the Approach, 2 in line, 3 in column. */
function savona(g: TestTable, serurier = 2): void {
  const n = names(g)
  assert.equal(g.s.enemy, 2)
  assert.deepEqual(g.last('fog'), { e: 'fog', die: 8, roll: 10, paid: 2, turns: 5, again: 0 })
  assert.deepEqual(g.last('noOverwhelm'), { e: 'noOverwhelm', french: 23, enemy: 26 })
  assert.deepEqual(g.last('plans'), { e: 'plans', french: 2, enemy: 2 })
  g.do('pass')
  g.do('insights', [INSIGHTS.indexOf('sweep')])
  assert.deepEqual(g.s.battle?.plans, [1, 2])
  // Sérurier in the Approach (see 2 above), Macquard and Garnier there in column, Stengel in Reserve; four enemies at
  // random in their Approach, de Vital is left.
  g.do('deploy', placed(g, serurier, 3, 3, 0), 1, 1, 1, 1)
  assert.equal(g.unit(n.deVital).zone, 5)
  for (const slot of [n.dichat, n.dichatHorse, n.brempt, n.provera]) assert.equal(g.unit(slot).zone, 4)
  g.do('try', 'sweep', 5)
  assert.deepEqual(g.last('insightRoll'), { e: 'insightRoll', insight: 'sweep', die: 5, need: 3, ok: 0 })
}

function firstTurn(g: TestTable, as: 'book' | 'rules'): void {
  firstEnemyPlans(g, as)
  firstFrenchPlans(g)
}

function firstEnemyPlans(g: TestTable, as: 'book' | 'rules'): void {
  const n = names(g)
  g.do('plans', [plan('engage', n.garnier)], 15) // Wheel for Dichat's cavalry, the only veteran
  assert.equal(g.unit(n.dichatHorse).plan, 'wheel')
  assert.equal(g.whyNot('give', n.brempt)?.rule, '11.5', 'the example gives it to Brempt all the same')
  g.do('give', n.dichat, 5) // Closing
  if (as === 'book') {
    g.unit(n.dichat).plan = ''
    g.unit(n.brempt).plan = 'closing'
    g.go()
  }
  const [closing, other] = as === 'book' ? [n.brempt, n.dichat] : [n.dichat, n.brempt]
  g.do('actor', n.dichatHorse, 3) // 7 or less: he wheels to the French Front; Closing needs no roll
  assert.deepEqual(g.last('activation'), { e: 'activation', force: n.dichatHorse, die: 3, need: 7, ok: 1 })
  assert.equal(g.unit(n.dichatHorse).zone, 2)
  assert.equal(g.unit(closing).zone, 3)
  assert.ok(g.told.some(e => e.e === 'acts' && e.force === closing && e.plan === 'closing'))
  g.do('actor', other) // and Provera: both advance by default
  for (const slot of [n.dichat, n.brempt, n.provera]) assert.equal(g.unit(slot).zone, 3)
  g.do('actor', n.deVital, 2) // he advances; the Cannon rolls 2
  assert.equal(g.last('attack').combat, 4)
  assert.equal(g.s.reduced[n.garnier], 1, 'Garnier is the least skilled of the nearest')
}

function firstFrenchPlans(g: TestTable): void {
  const n = names(g)
  g.do('execute', n.garnier, 3, 10)
  assert.deepEqual(g.last('shock'), { e: 'shock', force: n.dichatHorse, die: 3, need: 4, ok: 1 })
  assert.equal(g.last('attack').combat, 2 + 4)
  assert.equal(g.last('attack').superValue, 4)
  g.do('fire', n.serurier, 2)
  assert.equal(g.last('attack').combat, 7)
  assert.equal(g.s.at[n.dichatHorse], -2)
  g.do('march', forward(n.macquard))
  g.do('done')
  assert.deepEqual(g.last('count'), { e: 'count', french: 22, enemy: 20 })
}

function secondTurn(g: TestTable, as: 'book' | 'rules'): void {
  const n = names(g)
  g.do('try', 'sweep', 9)
  g.do('plans', [plan('formation')])
  g.do('give', n.dichat, 9, 1) // Melee; Aimed falls to Provera
  assert.equal(g.unit(n.provera).plan, 'aimed')
  g.do('actor', n.dichat)
  // Dichat: activation 2, Garnier's shock 3, attacks 9 and 7; Provera 9; Brempt 9; the Cannon 3.
  g.do('reform', [n.serurier, n.macquard], 2, 3, 9, 7, 9, 9, 3)
  assert.ok(g.told.some(e => e.e === 'shock' && e.force === n.garnier && e.need === 2 && e.ok === 0))
  assert.equal(g.s.at[n.garnier], -2)
  const attacks = g.told.filter(e => e.e === 'attack' && e.force === n.dichat)
  assert.deepEqual(
    attacks.map(e => e.e === 'attack' && [e.combat, e.superValue, e.die, e.hits]),
    [
      [8, 3, 9, 0],
      [8, 3, 7, 1],
    ],
  )
  assert.equal(g.s.reduced[n.macquard], 1)
  assert.equal(g.s.reduced[n.serurier], 1)
  assert.equal(g.unit(n.dichat).column, 0, 'Melee ends with Line')

  if (as === 'book') {
    g.unit(n.dichat).column = 1
    g.do('march', forward(n.serurier))
    assert.deepEqual(g.last('shockFails'), { e: 'shockFails', force: n.dichat, because: 'column' })
  } else g.do('march', forward(n.serurier), 6) // by the rules Dichat has 5 to roll
  assert.equal(g.s.reduced[n.dichat], 1)
  assert.equal(g.unit(n.dichat).zone, 3)
  g.do('fire', n.macquard, 1)
  assert.equal(g.last('attack').combat, 3)
  assert.ok(g.may('hit', n.brempt))
  assert.equal(g.whyNot('hit', n.provera)?.rule, '10.9')
  g.do('hit', n.deVital)
  g.do('done')
  assert.deepEqual(g.last('count'), { e: 'count', french: 15, enemy: 17 })
}

function thirdTurn(g: TestTable, as: 'book' | 'rules'): void {
  const n = names(g)
  g.do('try', 'sweep', 2)
  g.do('sweep', [n.stengel], 2, 5, 7) // four hits: the Cannon, then the Enemy Front
  g.do('hit', n.deVital) // and two on Brempt
  for (const slot of [n.deVital, n.brempt]) assert.equal(g.s.at[slot], -2)
  assert.equal(g.s.at[n.stengel], g.area('Savona'), 'Stengel is back on the map')
  g.do('plans', [plan('push', n.serurier)])
  g.do('give', n.dichat, 19, 3, 12) // Well Struck, then Assault; Wedge for Provera
  assert.equal(g.s.battle?.wellStruck, 1)
  assert.equal(g.unit(n.dichat).plan, 'assault')
  g.do('actor', n.dichat, 7, 10)
  assert.deepEqual(
    g.told
      .filter(e => e.e === 'activation')
      .slice(-2)
      .map(e => e.e === 'activation' && [e.die, e.ok]),
    [
      [7, 0],
      [10, 0],
    ],
  )
  g.do('execute', n.serurier)
  if (as === 'book') g.do('shock', n.dichat)
  else {
    g.do('shock', n.dichat, 1) // 3 − 4: no die saves him
    assert.equal(g.last('shock').need, -1)
  }
  assert.equal(g.s.at[n.dichat], -2)
  g.do('march', forward(n.macquard), 4)
  assert.equal(g.s.reduced[n.provera], 1)
  assert.equal(g.unit(n.provera).zone, 4)
  g.do('done')
  assert.deepEqual(g.last('count'), { e: 'count', french: 7, enemy: 3 })
}

function fourthTurn(g: TestTable): void {
  const n = names(g)
  g.do('plans', [plan('formation')], 1) // Aimed for Provera
  g.do('pass', undefined, 9)
  g.do('reform', [n.macquard])
  g.do('march', forward(n.macquard))
  assert.equal(g.s.at[n.provera], -2)
  assert.equal(g.s.battle, undefined, 'the battle is over')
  assert.equal(g.french('Savona'), 15)
}

function restOfTheTurn(g: TestTable): void {
  const n = names(g)
  assert.equal(g.at, 'movement.move')
  for (const slot of [n.augereau, n.kilmaine, n.laHarpe]) g.do('move', march([slot], g.area('Savona')))
  assert.equal(g.s.french, 0)
  g.do('done')
  assert.deepEqual(g.last('income'), { e: 'income', points: 9, cities: 2, now: 9 })
  g.do('refit', [n.macquard])
  g.do('buy', { goods: [g.nameless(FRENCH, 'fortification') * 2], area: [g.area('Savona')] })
  assert.equal(g.s.french, 3)
}

function enemyTurn(g: TestTable): void {
  // Nine draws divide ten Austrians at Genoa in the order of the example.
  g.do('done', undefined, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  assert.deepEqual(g.last('ordersPaid'), { e: 'ordersPaid', bonus: 1, left: 1 })
  g.do('group', 0, 4, 3) // 5: at random among four areas, to Lodi
  assert.equal(g.s.at[g.slot('Liptay')], g.area('Lodi'))
  g.do('group', 1, 1) // 2: toward Mantua
  assert.equal(g.s.at[g.slot('Kerpen')], g.area('Mantua'))
  // 10: to Savona. Rukavina 2 + 1: he holds. Fog 7. Supply: Genoa 1, Mantua 2, Milan 4 and Salisch's cavalry, Klagenfurt 8.
  g.do('group', 2, 9, 2, 7, 1, 2, 4, 7, 8)
  assert.equal(g.s.at[g.slot('Rukavina')], g.area('Genoa'))
  assert.ok(g.told.some(e => e.e === 'fogSupply' && e.french === 1 && e.enemy === -1))
  assert.deepEqual(g.last('overwhelmed'), { e: 'overwhelmed', side: ENEMY, french: 44, enemy: 14 })
  const rolled = g.told.filter(e => e.e === 'citySupply').map(e => e.e === 'citySupply' && [e.area, e.die])
  assert.deepEqual(rolled, [
    [g.area('Genoa'), 1],
    [g.area('Mantua'), 2],
    [g.area('Milan'), 4],
    [g.area('Klagenfurt'), 8],
  ])
  assert.equal(g.s.at[g.slot('Salisch', 'cavalry')], g.area('Milan'))
  assert.equal(g.s.enemy, 3)
  assert.equal(g.s.french, 4)
  assert.equal(g.s.turn, 2)
  assert.ok(isFrench(g.s, g.area('Turin')))
}

function replay(as: 'book' | 'rules'): void {
  const g = table('1796')
  turin(g)
  savona(g)
  firstTurn(g, as)
  secondTurn(g, as)
  thirdTurn(g, as)
  fourthTurn(g)
  restOfTheTurn(g)
  enemyTurn(g)
}

test('18 the extended example, first turn of 1796, as the book plays it', () => replay('book'))
test('18 the extended example, first turn of 1796, strictly by the rules', () => replay('rules'))

test('18 deployed as its sentence says, Sérurier would have to roll before he fires', () => {
  const g = table('1796')
  turin(g)
  savona(g, 3)
  firstEnemyPlans(g, 'rules')
  const { garnier, serurier } = names(g)
  g.do('execute', garnier, 3, 10)
  g.do('fire', serurier, 7, 2) // the example has one die, 2, for this
  assert.deepEqual(g.last('activation'), { e: 'activation', force: serurier, die: 7, need: 7, ok: 1 })
  assert.equal(g.last('attack').die, 2)
})
