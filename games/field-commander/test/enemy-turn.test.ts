import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENEMY } from '../words.ts'
import { nth } from './field.ts'
import { at, enemyTurn } from './orders.ts'
import { table } from './table.ts'

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

test('13.2 six Austrians, five Russians, two Prussians and three recruits in groups of four: 4 and 2, 4 and 1, 2, 3', () => {
  const g = table('1813')
  g.go()
  g.clear(ENEMY)
  const names = ['Colloredo', 'Gyulai', 'Klenau', 'Wittgenstein', 'Barclay', 'Pahlen', 'Sacken', 'Langeron', 'Yorck']
  for (const name of names) g.put(g.slot(name), 'Kulm')
  for (const name of ['Kleist', 'Bülow', 'Tauentzien', 'Katzler']) g.put(g.slot(name), 'Kulm')
  for (const name of ['Bülow', 'Tauentzien', 'Katzler']) g.remake(g.slot(name), { nation: 'Austria' })
  for (let i = 0; i < 3; i++) g.put(nth(g, ENEMY, 'infantry', i), 'Kulm')
  g.s.enemy = 0
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'begin' },
  ]
  g.go(6, 5, 4, 3, 1, 1, 1, 1) // four draws among the Austrians, four among the Russians
  const groups = g.told.filter(e => e.e === 'grouped')
  assert.deepEqual(
    groups.map(e => e.e === 'grouped' && e.forces.length),
    [4, 2, 4, 1, 2, 3],
  )
})

test('13.2 a commander of recruits is grouped with the recruits, and statics with nobody', () => {
  const g = enemyTurn(each => {
    each.put(each.slot('Liptay'), 'Genoa')
    each.remake(each.slot('Kerpen'), { skill: 0 })
    each.put(each.slot('Kerpen'), 'Genoa')
    each.put(nth(each, ENEMY, 'cavalry'), 'Genoa')
    each.put(nth(each, ENEMY, 'garrison'), 'Genoa')
  }, [])
  const sizes = g.told.filter(e => e.e === 'grouped').map(e => e.e === 'grouped' && e.forces.length)
  assert.deepEqual(sizes, [1, 2])
})

test('13.1 orders are simultaneous: a second group follows the first to Nice although it is no longer French', () => {
  const g = enemyTurn(
    each => {
      for (const name of ['Liptay', 'di Cuto', 'Schubirz', 'Kerpen']) each.put(each.slot(name), 'Savona')
      // A French Objective further off: if control were looked at anew, the second group would go toward Milan.
      each.put(each.slot('Sérurier'), 'Milan')
    },
    [1, 1, 1],
  )
  assert.equal(g.at, 'orders.pick')
  g.do('group', 0, 8, 9, 2)
  assert.deepEqual([at(g, 'Liptay'), at(g, 'Kerpen')], ['Nice', 'Nice'])
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
  assert.ok(g.has('groupStays'))
  assert.deepEqual([g.last('order').order, g.last('order').times], ['frenchObjective', 2])
  g.do('way', g.area('Genoa'))
  assert.equal(at(g, 'Nicoletti'), 'Savona', 'two of the three areas to Nice')
})

test('13.3 nothing is paid without points, 1 for one to three, 2 for four and five, 3 from six', () => {
  for (const [points, paid] of [
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [11, 3],
  ] as const) {
    const g = enemyTurn(each => {
      each.s.enemy = points
      each.put(each.slot('Liptay'), 'Lodi')
      each.put(each.slot('Kerpen'), 'Rivoli')
    }, [])
    assert.equal(g.s.enemy, points - paid)
    const die = Math.max(1, 3 - paid)
    g.do('group', 0, die, die)
    assert.equal(g.told.find(e => e.e === 'order')?.roll, die + paid)
  }
})

test('13.3 without groups nothing is paid', () => {
  const g = enemyTurn(each => void (each.s.enemy = 6), [])
  assert.ok(!g.has('ordersPaid'))
  assert.equal(g.s.enemy, 6)
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

test('13.1 forces that stand with the French receive no orders', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Nice'), [2])
  assert.ok(!g.has('order'))
  assert.ok(g.has('battle'))
})

test('13.5 battles follow the orders', () => {
  const g = enemyTurn(each => each.put(each.slot('Liptay'), 'Savona'), [8, 2])
  assert.equal(g.last('battle').area, g.area('Nice'))
})
