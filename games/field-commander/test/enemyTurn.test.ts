import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENEMY, FRENCH } from '../words.ts'
import { nth } from './field.ts'
import { type TestTable, table } from './table.ts'

/** The enemy's turn begins after a French turn in which nothing is done; `rolls` run to the next decision. */
function enemyTurn(
  prepare: (g: TestTable) => void,
  rolls: number[],
  scenario = '1796',
  options: Record<string, string> = {},
): TestTable {
  const g = table(scenario, options)
  g.go()
  g.clear()
  g.put(g.slot(scenario === '1796' ? 'Augereau' : 'Lannes'), scenario === '1796' ? 'Nice' : 'Bayonne')
  g.s.enemy = 0
  prepare(g)
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.go(...rolls)
  return g
}
const at = (g: TestTable, name: string, kind?: 'infantry' | 'cavalry'): string =>
  [
    'Nice',
    'Turin',
    'Savona',
    'Genoa',
    'Mantua',
    'Marengo',
    'Milan',
    'Lodi',
    'Lonato',
    'Rivoli',
    'Arcole',
    'Klagenfurt',
  ].find(area => g.s.at[g.slot(name, kind)] === g.area(area)) ?? '-'

test('13.2 forces are grouped by nation with recruits apart, and divided at random into the size set', () => {
  // 1813, groups of 4: four Austrians, three Russians, a Prussian and two recruits at Kulm.
  const g = table('1813')
  g.go()
  g.put(nth(g, ENEMY, 'infantry', 0), 'Kulm')
  g.put(nth(g, ENEMY, 'infantry', 1), 'Kulm')
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.s.enemy = 0
  g.go()
  const sizes = g.told
    .filter(e => e.e === 'grouped' && e.area === g.area('Kulm'))
    .map(e => e.e === 'grouped' && e.forces.length)
  assert.deepEqual(sizes, [4, 3, 1, 2])
})

test('13.2 six, two and three recruits in groups of four make 4 and 2, 2, and 3', () => {
  const g = table('1813')
  g.go()
  g.clear(ENEMY)
  for (const name of ['Wittgenstein', 'Barclay', 'Pahlen', 'Sacken', 'Langeron', 'Wintzingerode'])
    g.put(g.slot(name), 'Kulm')
  for (const name of ['Kleist', 'Yorck']) g.put(g.slot(name), 'Kulm')
  for (let i = 0; i < 3; i++) g.put(nth(g, ENEMY, 'infantry', i), 'Kulm')
  g.s.enemy = 0
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.go(6, 1, 1, 1)
  const groups = g.told.filter(e => e.e === 'grouped')
  assert.deepEqual(
    groups.map(e => e.e === 'grouped' && e.forces.length),
    [4, 2, 2, 3],
  )
})

test('13.1 orders are simultaneous: a second group follows the first to Nice although it is no longer French', () => {
  const g = enemyTurn(
    each => {
      for (const name of ['Liptay', 'di Cuto', 'Schubirz', 'Kerpen']) each.put(each.slot(name), 'Savona')
      each.put(each.slot('Sérurier'), 'Turin')
    },
    [1, 1, 1],
  )
  assert.equal(g.at, 'orders.pick')
  g.do('group', 0, 8, 9, 8) // both French-Held Objective; Turin is as near but stronger or weaker as it may be
  assert.equal(at(g, 'Kerpen'), at(g, 'Liptay'))
})

test('13.3 with 5 points the enemy pays 2 for +2: 4 wanders, 1 holds, 10 goes two areas toward a French Objective', () => {
  const g = enemyTurn(
    each => {
      each.s.enemy = 5
      for (const name of ['Dichat', 'Brempt']) each.put(each.slot(name), 'Genoa')
      for (const name of ['Liptay', 'Kerpen', 'Rosselmini', 'Nicoletti', 'di Cuto', 'Rukavina'])
        each.put(each.slot(name), 'Lodi')
    },
    [1, 1, 1],
  )
  assert.equal(g.s.enemy, 3)
  g.do('group', 0, 4, 1) // the Piedmontese: 6, at random, the first of four areas: Savona
  assert.equal(at(g, 'Brempt'), 'Savona')
  g.do('group', 1, 1, 10) // 3: they stay; the last group rolls 12
  assert.equal(at(g, 'Liptay'), 'Lodi')
  assert.equal(g.last('order').times, 2)
})

test('13.3 a scout repeats an order without the bonus', () => {
  const g = enemyTurn(
    each => {
      each.s.enemy = 6
      each.s.scouts = 1
      each.put(each.slot('Liptay'), 'Genoa')
    },
    [10],
  )
  assert.equal(g.at, 'orders.scouts')
  assert.equal(g.last('order').roll, 13)
  g.do('scout', undefined, 3, 10) // held, and Genoa rolls for supply
  assert.equal(g.last('order').roll, 3)
  assert.equal(at(g, 'Liptay'), 'Genoa')
})

test('13.4 a random order from Lodi: 1-2 Milan, 3-4 Lonato, 5-6 Mantua, 7-8 Genoa, 9-10 Marengo', () => {
  for (const [die, area] of [
    [2, 'Milan'],
    [3, 'Lonato'],
    [6, 'Mantua'],
    [7, 'Genoa'],
    [10, 'Marengo'],
  ] as const) {
    const g = table()
    g.go()
    g.clear()
    g.put(g.slot('Augereau'), 'Nice')
    g.put(g.slot('Liptay'), 'Lodi')
    g.s.enemy = 0
    g.pos.stack = [
      { proc: 'game', step: 'next' },
      { proc: 'enemyTurn', step: 'begin' },
    ]
    // In a city the group itself makes it enemy-held, and a supply roll follows.
    g.go(5, die, ...(['Milan', 'Mantua', 'Genoa'].includes(area) ? [10] : []))
    assert.equal(at(g, 'Liptay'), area)
  }
})

test('13.4 Advance x2 from Mantua goes to Savona with 7, not to Lodi, which is stronger; Turin is out of reach', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = -2
      each.put(each.slot('Sérurier'), 'Savona')
      each.put(each.slot('Stengel'), 'Lodi')
      each.put(each.slot('Garnier'), 'Turin')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Savona')
      each.s.enemy = 6
    },
    [10, 2], // 13; then the fog of the battle
  )
  assert.equal(at(g, 'Liptay'), 'Savona')
})

test('13.4 what can be reached round other French forces is reached that way', () => {
  const g = enemyTurn(
    each => {
      each.s.at[each.slot('Augereau')] = -2
      each.put(each.slot('Garnier'), 'Savona')
      each.put(each.slot('Stengel'), 'Genoa')
      each.put(each.slot('Liptay'), 'Mantua')
      each.s.napoleon = each.area('Savona')
      each.s.enemy = 6
    },
    [10, 2], // Advance x2: Savona is three steps round Genoa, so only Genoa can be reached
  )
  assert.equal(at(g, 'Liptay'), 'Genoa')
})

test('13.4 Advance goes to the nearest French, the weakest of them where two are as near', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Sérurier'), 'Savona')
      each.put(each.slot('Garnier'), 'Marengo')
      each.put(each.slot('Liptay'), 'Genoa')
    },
    [10, 2],
  )
  assert.equal(at(g, 'Liptay'), 'Marengo')
})

test('15 two areas as near and as weak: the player chooses', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Macquard'), 'Savona')
      each.put(each.slot('Maynier'), 'Marengo')
      each.put(each.slot('Liptay'), 'Genoa')
    },
    [10],
  )
  assert.equal(g.at, 'orders.aim')
  assert.ok(g.may('target', g.area('Savona')) && g.may('target', g.area('Marengo')))
  assert.equal(g.whyNot('target', g.area('Nice'))?.rule, '13.4')
})

test('15 the player says which group rolls first', () => {
  const g = enemyTurn(each => {
    each.put(each.slot('Liptay'), 'Genoa')
    each.put(each.slot('Kerpen'), 'Lodi')
  }, [])
  assert.equal(g.at, 'orders.pick')
  assert.equal(g.whyNot('group', 7)?.rule, '13.2')
})

test('13.4 toward the nearest enemy Objective; without one, to a random area that is not French', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Liptay'), 'Lodi')
      each.put(nth(each, ENEMY, 'garrison'), 'Klagenfurt')
    },
    [1],
  )
  assert.equal(g.at, 'orders.way', 'by Lonato or by Mantua it is as far')
  assert.equal(g.whyNot('way', g.area('Milan'))?.rule, '13.4')
  g.do('way', g.area('Lonato'), 10)
  assert.equal(at(g, 'Liptay'), 'Lonato')
  const none = enemyTurn(each => each.put(each.slot('Liptay'), 'Savona'), [1, 2, 10])
  assert.equal(at(none, 'Liptay'), 'Genoa', 'Nice is French: Turin, Genoa and Marengo are open')
})

test('13.1 forces that stand with the French receive no orders', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Nice'), [2])
  assert.ok(!g.has('order'))
  assert.ok(g.has('battle'))
})

test('13.5 battles follow the orders', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Savona'), [8, 2])
  assert.equal(g.last('battle').area, g.area('Nice'))
})

test('13.6 a roll for each enemy-held city; counters that are not there are worth two points', () => {
  const g = enemyTurn(
    each => {
      each.put(nth(each, ENEMY, 'garrison'), 'Milan')
      each.put(nth(each, ENEMY, 'garrison', 1), 'Mantua')
      for (let i = 0; i < 8; i++) each.s.at[nth(each, ENEMY, 'fortification', i)] = -3
    },
    [10, 1],
  )
  assert.equal(g.s.enemy, 3 + 2)
  assert.equal(g.told.filter(e => e.e === 'citySupply').length, 2)
})

test('13.7 with 3 points the line force is refitted before the poor one', () => {
  const g = enemyTurn(each => {
    each.s.enemy = 4
    each.put(each.slot('Liptay'), 'Genoa', 1)
    each.put(each.slot('Nicoletti'), 'Lonato', 1)
  }, [])
  g.do('group', 0, 1, 1, 1) // both hold; Genoa rolls a Fortification
  assert.equal(g.s.reduced[g.slot('Liptay')], 0)
  assert.equal(g.s.reduced[g.slot('Nicoletti')], 1)
  assert.equal(g.s.at[nth(g, ENEMY, 'fortification')], g.area('Genoa'))
  assert.equal(FRENCH, 0)
})
