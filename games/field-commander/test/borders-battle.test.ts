/** The exact third, the last point, who stands alone: what a battle forgets when it counts from nought. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { destroy } from '../rules/5-forces.ts'
import { POOL } from '../state.ts'
import { ENEMY, FRENCH, INSIGHTS } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { marengo, withNapoleon } from './marengo.ts'
import { placed, type TestTable, table } from './table.ts'

const start = (scenario = '1796', options?: Record<string, string>): TestTable => {
  const g = table(scenario, options)
  g.go()
  return g
}

test('9.4 exactly three times the strength destroys, on either side', () => {
  const fight = (french: readonly string[], enemy: readonly string[], combat: number) =>
    marengo([2], g => {
      for (const name of ['Augereau', 'Sérurier', 'Liptay', 'Kerpen', 'Rosselmini']) g.s.at[g.slot(name)] = POOL
      for (const name of french) g.put(g.slot(name), 'Marengo')
      for (const name of enemy) g.put(g.slot(name), 'Marengo')
      g.remake(g.slot(french[0]!), { full: { combat } })
    })
  assert.equal(fight(['Augereau'], ['Liptay', 'Kerpen', 'Rosselmini'], 5).last('overwhelmed').side, FRENCH)
  assert.equal(fight(['Augereau'], ['Liptay'], 15).last('overwhelmed').side, ENEMY)
  assert.ok(fight(['Augereau'], ['Liptay', 'Kerpen', 'Rosselmini'], 6).has('noOverwhelm'))
})

test('9.6 two more plans cost five points, and five are enough', () => {
  const g = marengo([9], each => {
    withNapoleon(each)
    each.s.french = 5
  })
  assert.ok(g.may('buyPlans', 2))
  g.do('buyPlans', 2)
  assert.equal(g.s.french, 0)
  assert.deepEqual(g.last('boughtPlans'), { e: 'boughtPlans', plans: 4, price: 5 })
})

test('9.3, 9.7 the insight of fog 1 is one; Napoleon has as many as the French have plans', () => {
  const g = marengo([1])
  assert.equal(g.whyNotAdd('insights', [0], 1), '9.7')
  const napoleon = marengo([2], each => {
    withNapoleon(each)
    each.s.french = 0
  })
  if (napoleon.at === 'battle.extraPlans') napoleon.do('pass')
  napoleon.s.battle!.plans = [1, 2]
  assert.equal(napoleon.whyNotAdd('insights', [INSIGHTS.indexOf('raid')], INSIGHTS.indexOf('sweep')), '9.7')
})

test('9.3 fog 5 asks nothing where Napoleon is in the battle already', () => {
  const g = marengo([5], withNapoleon)
  assert.deepEqual([g.has('fogNothing'), g.at], [true, 'battle.insights'])
})

test('9.3 fog 8 takes the last point', () => {
  const g = marengo([8], each => void (each.s.french = 1))
  assert.deepEqual(g.last('fogSupply'), { e: 'fogSupply', french: -1, enemy: 1 })
})

test('9.3 fog 11 brings the one garrison left, and without one two points', () => {
  const left = marengo([9], each => {
    each.s.enemy = 4
    const [first, ...others] = CAMPAIGNS[0]!.sides[ENEMY]!.filter(slot => COUNTERS[slot]!.kind === 'garrison')
    for (const slot of others) each.s.at[slot] = -3
    each.s.at[first!] = POOL
  })
  assert.equal(left.last('joins').area, left.area('Marengo'))
})

test('9.8 the Reserve holds any number, in line or in column', () => {
  const g = marengo([2], each => {
    for (const name of ['Stengel', 'Kilmaine', 'La Harpe']) each.put(each.slot(name), 'Marengo')
    for (const name of ['Dichat', 'Provera', 'Melas']) each.put(each.slot(name), 'Marengo')
  })
  g.do('pass')
  assert.ok(g.may('deploy', placed(g, 1, 0, 1, 0, 1)))
})

test('9.8 the forces on the field stand in the order of their numbers, walls among them', () => {
  const g = marengo([2], each => {
    each.put(nth(each, FRENCH, 'garrison'), 'Marengo')
    for (const name of ['di Cuto', 'Nicoletti']) each.put(each.slot(name), 'Marengo')
    each.put(nth(each, ENEMY, 'garrison'), 'Marengo')
  })
  g.do('pass')
  g.do('deploy', placed(g, 2, 2), 5, 1, 1, 1)
  for (const side of g.s.battle!.units) {
    const slots = side.map(({ slot }) => slot)
    assert.deepEqual(
      slots,
      slots.toSorted((a, b) => a - b),
    )
  }
})

test('11.14 when the enemy retreats Napoleon stays, and nobody is called onto the map', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, area: 'Rivoli', napoleon: 1 })
  for (const [i, area] of ['Arcole', 'Klagenfurt'].entries()) g.put(nth(g, FRENCH, 'garrison', i), area)
  g.go()
  g.do('done', undefined, 3)
  assert.equal(g.last('retires').to, g.area('Lonato'))
  assert.deepEqual([g.s.napoleon, g.has('arrive')], [g.area('Rivoli'), false])
})

test('11.11 the first refuge of the French stays Napoleon’s, the first area of the map as well', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 0],
      [g.slot('Macquard'), 0],
    ],
    [[g.slot('Liptay'), 5]],
    { napoleon: 1, home: g.slot('La Harpe') },
  )
  g.s.battle!.routed = FRENCH
  g.go()
  g.do('retreat', g.slot('Augereau'), 1) // of Nice, Turin, Genoa, Marengo: Nice
  assert.equal(g.s.battle!.refuge, 0)
  g.do('retreat', g.slot('Macquard'), 2)
  assert.deepEqual([g.s.napoleon, g.s.at[g.slot('Macquard')]], [g.area('Nice'), g.area('Turin')])
})

test('10.10 only Egypt’s commanders are lost for good: recruits and enemies come back', () => {
  const g = start('1798')
  battlefield(g, [[nth(g, FRENCH, 'infantry'), 3]], [[CAMPAIGNS[1]!.groups.at(-1)!.slots[0]!, 4]], {
    area: 'Cairo',
    step: 'enemyTurn',
  })
  g.put(0, 'Alexandria')
  g.s.napoleon = g.area('Alexandria')
  g.go(1)
  assert.equal(g.s.at[nth(g, FRENCH, 'infantry')], POOL)
  const mameluke = g.slot(CAMPAIGNS[1]!.counters.find(each => each.side === ENEMY && each.named)!.name)
  destroy(g.t, mameluke)
  assert.equal(g.s.at[mameluke], POOL)
})

test('9.3 fog 13 and 14 are told; fog 4 sells no commander; the hit of fog 9 is the commander’s own choice', () => {
  for (const roll of [13, 14])
    assert.deepEqual(
      marengo([roll - 4], each => void (each.s.enemy = 7)).told.filter(e => e.e === 'enemyPlans').length,
      1,
    )
  const four = marengo([4], each => {
    each.s.french = 2
    each.s.at[each.slot('La Harpe')] = POOL
  })
  assert.ok(!four.may('recruit', four.slot('La Harpe')))
  for (const umpire of ['player', 'even']) {
    const g = marengo([9], each => each.put(each.slot('Garnier'), 'Nice'), { umpire })
    assert.equal(g.at, 'fogHit.hit')
    assert.equal(g.decision?.standing, undefined)
    assert.ok(!g.decision!.actions.some(({ type }) => type === 'chance'))
  }
})

test('9.8, 9.9 one mobile force is asked for its place; one enemy, or four, begin in front without a die', () => {
  const one = marengo([2], g => {
    g.s.at[g.slot('Sérurier')] = POOL
    for (const name of ['Kerpen', 'Rosselmini']) g.s.at[g.slot(name)] = POOL
  })
  one.do('pass')
  assert.equal(one.at, 'deployment.place')
  one.do('deploy', placed(one, 2))
  assert.equal(one.unit(one.slot('Liptay')).zone, 4)
  const four = marengo([2], g => g.put(g.slot('Provera'), 'Marengo'))
  four.do('pass')
  four.do('deploy', placed(four, 2, 2))
  assert.ok(four.s.battle!.units[ENEMY].every(({ zone }) => zone === 4))
})

test('11.13 with one turn left the battle goes on', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 0]], [[g.slot('Liptay'), 5, 1]], {
    step: 'rout',
    turns: 2,
    plans: [0, 0],
    home: g.slot('La Harpe'),
  })
  g.go()
  assert.deepEqual([g.has('battleTurn'), g.s.battle?.turns], [true, 1])
})

test('11.14 when walls alone are left and Napoleon goes, nobody has entered an area', () => {
  const g = start()
  battlefield(g, [[nth(g, FRENCH, 'garrison'), 1]], [[g.slot('Liptay'), 4]], {
    turns: 1,
    area: 'Rivoli',
    napoleon: 1,
    home: g.slot('Macquard'),
  })
  for (const [i, area] of ['Arcole', 'Klagenfurt'].entries()) g.put(nth(g, ENEMY, 'garrison', i), area)
  g.go()
  if (g.at !== 'over') g.do('done', undefined, 6)
  assert.ok(!g.has('arrive'))
})

test('11.7 Close Ranks is the enemy’s: the French are hit all the same', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 3]], [[g.slot('Liptay'), 4]], { step: 'enemyTurn', home: g.slot('La Harpe') })
  g.s.battle!.closeRanks = 1
  g.go(5)
  assert.equal(g.s.reduced[g.slot('Augereau')], 1)
})

test('11.4 Pivot changes formation, into column as well as out of it', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 1, 0],
      [g.slot('Macquard'), 1, 1],
    ],
    [[g.slot('Liptay'), 5]],
    { home: g.slot('La Harpe') },
  )
  g.go()
  g.do('pivot', g.slot('Augereau'))
  g.do('pivot', g.slot('Macquard'))
  assert.deepEqual([g.unit(g.slot('Augereau')).column, g.unit(g.slot('Macquard')).column], [1, 0])
})
