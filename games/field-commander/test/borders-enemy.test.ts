/** The first counter, the first area, the nearest of two: what supply and orders forget when they count from nought. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodCode } from '../data/codes.ts'
import { CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { incomeOf } from '../rules/12-supply.ts'
import { targets } from '../rules/13-targets.ts'
import { POOL, presence } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { nth } from './field.ts'
import { at, enemyTurn } from './orders.ts'
import { type TestTable, table } from './table.ts'

const start = (scenario = '1796', options?: Record<string, string>): TestTable => {
  const g = table(scenario, options)
  g.go()
  return g
}

test('12.5 the first commander can be bought back, for all the points there are, and only once', () => {
  const g = start()
  g.clear()
  g.put(g.slot('Sérurier'), 'Nice')
  g.do('done')
  g.do('done')
  g.s.french = 8
  const whole = goodCode(0, 0)
  assert.ok(g.may('buy', { goods: [whole], area: [g.area('Nice')] }))
  assert.equal(g.whyNot('buy', { goods: [whole, goodCode(0, 1)], area: [g.area('Nice')] })?.rule, '12.5')
  g.do('buy', { goods: [whole], area: [g.area('Nice')] })
  assert.deepEqual([g.s.french, g.s.at[0]], [0, g.area('Nice')])
})

test('12.5 a recruit and a garrison, whole and reduced, are paid for together', () => {
  const g = start()
  g.clear()
  g.put(g.slot('Sérurier'), 'Nice')
  g.do('done')
  g.do('done')
  const garrison = nth(g, FRENCH, 'garrison')
  const goods = [goodCode(garrison, 0), goodCode(garrison, 1)]
  for (const [points, ok] of [
    [7, false],
    [8, true],
  ] as const) {
    g.s.french = points
    assert.equal(g.may('buy', { goods, area: [g.area('Nice')] }), ok, `${points}`)
  }
  const others = CAMPAIGNS[0]!.sides[FRENCH]!.filter(slot => COUNTERS[slot]!.kind === 'garrison').slice(1)
  for (const slot of others.slice(1)) g.s.at[slot] = -3
  assert.ok(g.may('buy', { goods, area: [g.area('Nice')] }), 'two are left')
  g.put(g.slot('Maynier'), 'Turin')
  assert.ok(!g.may('buy', { goods, area: [g.area('Nice'), g.area('Turin')] }), 'all go to one area')
  g.s.at[others[0]!] = -3
  assert.equal(g.whyNot('buy', { goods, area: [g.area('Nice')] })?.rule, '12.5', 'one garrison is left')
})

test('13.4 what an order passes by: not the last French force in reach, nor the way round the others', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = POOL
      each.put(each.slot('Stengel'), 'Lodi')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Lodi')
      each.s.enemy = 6
    },
    [10, 2], // Advance x2: Lodi alone is within reach
  )
  assert.equal(at(g, 'Liptay'), 'Lodi')
})

test('13.1, 15 which group rolls first is nobody’s question where chance decides, and takes no die', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Liptay'), 'Rivoli')
      each.put(each.slot('Kerpen'), 'Arcole')
    },
    [3, 3], // both hold
    '1796',
    { umpire: 'even' },
  )
  assert.equal(g.told.filter(e => e.e === 'groupStays').length, 2)
  assert.ok(!g.has('random'))
})

test('13.2 the forces of a group are told in the order of their numbers', () => {
  const g = enemyTurn(
    each => {
      for (const name of ['Liptay', 'Kerpen', 'Rosselmini', 'Nicoletti']) each.put(each.slot(name), 'Rivoli')
    },
    [4, 2, 1, 3, 3],
    '1796',
    { umpire: 'even' },
  )
  for (const e of g.told)
    if (e.e === 'order')
      assert.deepEqual(
        e.forces,
        e.forces.toSorted((a, b) => a - b),
      )
})

test('13.6 what is drawn from the cup comes to light, what is taken from beside the map does not', () => {
  for (const [die, lights, rolls] of [
    [1, 0, []],
    [2, 0, []],
    [3, 1, [1]],
  ] as const) {
    const g = table()
    g.go()
    g.clear()
    g.put(g.slot('Augereau'), 'Nice')
    g.put(nth(g, ENEMY, 'fortification'), 'Milan')
    g.s.enemy = 0
    g.pos.stack = [
      { proc: 'game', step: 'next' },
      { proc: 'enemyTurn', step: 'supply' },
    ]
    const before = g.revealed
    g.go(die, ...rolls)
    assert.equal(g.revealed - before, lights, `${die}`)
  }
})

test('13.7 the enemy refits who stands in the first area as well, and nobody beside the map', () => {
  const g = table()
  g.go()
  g.clear()
  g.put(g.slot('Augereau'), 'Savona')
  g.s.napoleon = g.area('Savona')
  g.put(g.slot('Liptay'), 'Nice', 1)
  g.s.reduced[g.slot('Kerpen')] = 1
  g.s.enemy = 4
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'supply' },
  ]
  g.go(10)
  assert.equal(g.s.reduced[g.slot('Liptay')], 0)
  assert.equal(g.told.filter(e => e.e === 'refit').length, 1)
})

test('16.1, 16.2 the first counter of all is kept and carried on; recruits are not kept', () => {
  const g = table('career')
  g.go()
  g.clear()
  for (const [i, area] of ['Nice', 'Turin', 'Milan', 'Mantua', 'Klagenfurt'].entries()) g.put(i, area)
  g.put(nth(g, FRENCH, 'infantry'), 'Nice')
  g.do('done')
  assert.deepEqual(g.s.diary[0]!.survivors, [0, 1, 2, 3, 4])
})

test('12.5 a commander costs his own value', () => {
  const g = start()
  g.clear()
  g.put(g.slot('Sérurier'), 'Nice')
  g.do('done')
  g.do('done')
  g.s.french = 5
  assert.ok(g.may('buy', { goods: [goodCode(g.slot('Macquard'), 0)], area: [g.area('Nice')] }))
})

test('13.4 two Objectives as near: the areas are named in their order', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Liptay'), 'Lodi')
      each.put(nth(each, ENEMY, 'garrison'), 'Milan')
      each.put(nth(each, ENEMY, 'garrison', 1), 'Mantua')
    },
    [1],
  )
  assert.deepEqual(
    g.decision!.actions.filter(({ type }) => type === 'target').map(({ arg }) => arg),
    [g.area('Mantua'), g.area('Milan')],
  )
})

test('13.4 a single French force within reach is gone for, though a weaker one stands farther off', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = POOL
      each.put(each.slot('Stengel'), 'Lodi')
      each.put(each.slot('Garnier'), 'Nice')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Lodi')
      each.s.enemy = 6
    },
    [10, 2],
  )
  assert.equal(at(g, 'Liptay'), 'Lodi')
})

test('13.4 towards an enemy city where there is none: a random area without French', () => {
  const g = table('1798')
  g.go()
  g.clear()
  g.put(0, 'Alexandria')
  g.s.napoleon = g.area('Alexandria')
  const enemy = CAMPAIGNS[1]!.counters.findIndex(each => each.side === ENEMY && each.named)
  g.put(enemy, 'Rahmaniya')
  g.s.enemy = 0
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.go(1, 1)
  assert.ok(g.has('groupMoves'))
})

test('16.2 who is carried on is told, with the counter he stands for', () => {
  const diary = CAMPAIGNS.slice(0, 4).map(({ id }) => ({
    campaign: id,
    vp: 20,
    grade: 'historical',
    survivors: id === '1805' ? ['Augereau'] : [],
  }))
  const g = table('career', { diary } as never)
  g.go()
  const instead = g.s.counter[g.slot('Augereau')]
  g.do('keep', undefined, 9)
  assert.deepEqual(g.last('carried'), { e: 'carried', force: g.s.counter[g.slot('Augereau')], instead })
})

test('6.5, 12.3 neither income nor the enemy’s supply falls below nought, nor stops above it', () => {
  assert.equal(start('1806', { level: 'gentle' }).s.enemy, 0)
  const g = start('1813', { level: 'grim' })
  g.clear()
  assert.equal(incomeOf(g.s), 0)
})

test('13.4 an order of one step is told as one', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Rivoli'), [3])
  assert.equal(g.last('order').times, 1)
})

test('13.4 an order towards a named place leads there, to the first area as well; without one it leads to Napoleon', () => {
  for (const [year, named] of [
    ['1814', true],
    ['1796', false],
  ] as const) {
    const g = start(year)
    g.s.napoleon = 6
    const held = presence(g.s)
    assert.deepEqual(targets(g.s, { held } as never, { order: 'toward' }, 4), [named ? g.area('Paris') : 6])
  }
})
