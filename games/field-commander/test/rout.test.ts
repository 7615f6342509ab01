import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode } from '../data/codes.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}

test('11.11 with fifteen against fifty-two the French are routed and can only retreat; their walls fall', () => {
  const g = start()
  const eight = ['Quasdanovich', 'Melas', 'Davidovich', 'Liptay', 'Kerpen', 'Rosselmini', 'Meszaros', 'Salisch']
  const fort = nth(g, FRENCH, 'fortification')
  // 5 + 3 + 3 and a wall of 4 make 15; 6 + 6 + 6 + 5 × 5 and 9 of walls make 52.
  battlefield(
    g,
    [
      [g.slot('Macquard'), 1],
      [g.slot('Garnier'), 1],
      [nth(g, FRENCH, 'infantry'), 0],
      [fort, 0],
    ],
    [
      ...eight.map(name => [g.slot(name, 'infantry'), 5] as const),
      [nth(g, ENEMY, 'garrison'), 4],
      [nth(g, ENEMY, 'fortification'), 5],
    ],
    { napoleon: 1, plans: [1, 0], turns: 5 },
  )
  g.put(g.slot('Augereau'), 'Nice')
  g.go()
  g.do('done', undefined, ...[])
  assert.deepEqual(g.last('routed'), { e: 'routed', side: FRENCH, french: 15, enemy: 52 })
  assert.equal(g.s.at[fort], -2)
})

test('11.11 routed forces leave for a random friendly or empty area, and Napoleon with the first', () => {
  const g = start()
  const recruit = nth(g, FRENCH, 'infantry')
  battlefield(
    g,
    [
      [recruit, 0],
      [g.slot('Garnier'), 1],
    ],
    [
      [g.slot('Liptay'), 5],
      [g.slot('Kerpen'), 5],
      [g.slot('Melas', 'infantry'), 5],
      [g.slot('Provera'), 5],
    ],
    {
      napoleon: 1,
    },
  )
  g.s.battle!.routed = FRENCH
  g.go()
  assert.equal(g.whyNot('fire', recruit)?.rule, '11.11')
  assert.equal(g.whyNot('done')?.rule, '11.10')
  g.do('retreat', recruit, 2) // four open areas around Savona: the second is Turin
  assert.equal(g.s.at[recruit], g.area('Turin'))
  assert.equal(g.s.napoleon, g.area('Turin'))
  g.do('retreat', g.slot('Garnier'))
  assert.deepEqual([g.unit(g.slot('Garnier')).zone, g.unit(g.slot('Garnier')).column], [0, 1])
})

test('11.11 without a refuge a routed force is lost', () => {
  const g = start()
  const recruit = nth(g, FRENCH, 'infantry')
  battlefield(
    g,
    [
      [recruit, 0],
      [g.slot('Garnier'), 0],
    ],
    [
      [g.slot('Liptay'), 5],
      [g.slot('Kerpen'), 5],
      [g.slot('Melas', 'infantry'), 5],
      [g.slot('Provera'), 5],
    ],
  )
  for (const [i, area] of ['Nice', 'Turin', 'Genoa', 'Marengo'].entries()) g.put(nth(g, ENEMY, 'garrison', i), area)
  g.s.battle!.routed = FRENCH
  g.go()
  g.do('retreat', recruit)
  assert.equal(g.s.at[recruit], -2)
})

test('3.2 Napoleon left on the field without a force loses', () => {
  const g = start()
  const recruit = nth(g, FRENCH, 'infantry')
  battlefield(g, [[recruit, 0, 1]], [[g.slot('Liptay'), 3]], { napoleon: 1, home: g.slot('Macquard') })
  g.go()
  g.do('march', marchCode(recruit, 0), 1)
  assert.equal(g.pos.result?.by, 'napoleon')
})

test('11.11 one point short of three times the strength nobody is routed', () => {
  for (const [combat, routed] of [
    [15, ENEMY],
    [14, -1],
  ] as const) {
    const g = start()
    g.remake(g.slot('Augereau'), { full: { combat } })
    battlefield(g, [[g.slot('Augereau'), 0]], [[g.slot('Liptay'), 5]], { plans: [0, 0] })
    g.go()
    g.do('done', undefined, ...(routed === ENEMY ? [1] : [10]))
    assert.deepEqual(g.last('count'), { e: 'count', french: combat, enemy: 5 })
    assert.equal(g.has('routed'), routed === ENEMY)
  }
})

/** The enemy is routed: Liptay in his Approach, Kerpen in his Reserve, a garrison that is lost. */
function enemyRouted(prepare: (g: TestTable) => void = () => {}, rolls: number[] = [3]) {
  const g = start()
  const names = ['Augereau', 'Sérurier', 'La Harpe', 'Stengel', 'Kilmaine', 'Macquard', 'Maynier']
  battlefield(
    g,
    names.map((name, i) => [g.slot(name), i < 4 ? 1 : 0] as const),
    [
      [g.slot('Liptay'), 4],
      [g.slot('Kerpen'), 5],
      [nth(g, ENEMY, 'garrison'), 4],
    ],
    { plans: [0, 2], turns: 1 },
  )
  g.put(g.slot('Garnier'), 'Nice')
  prepare(g)
  g.go()
  g.do('done', undefined, ...rolls)
  return g
}

test('11.11 a routed enemy loses his walls, is given no plans and only goes back; the turn track no longer counts', () => {
  const g = enemyRouted()
  assert.equal(g.last('routed').side, ENEMY)
  assert.equal(g.s.at[nth(g, ENEMY, 'garrison')], -2)
  assert.ok(!g.has('planDrawn') && !g.has('withdrawal'))
  assert.equal(g.unit(g.slot('Liptay')).zone, 5)
  assert.equal(g.unit(g.slot('Liptay')).column, 1)
  assert.equal(g.s.at[g.slot('Kerpen')], g.area('Marengo'), 'Nice is French: Turin, Genoa, Marengo, a die of three')
  g.do('done', undefined, 1)
  assert.equal(g.s.at[g.slot('Liptay')], g.area('Turin'), 'each for himself')
  assert.equal(g.last('battleEnds').side, FRENCH)
})

test('11.11 without a friendly or empty area beside it a routed enemy force is destroyed as it leaves', () => {
  const g = enemyRouted(each => {
    for (const [i, area] of ['Turin', 'Genoa', 'Marengo'].entries()) each.put(nth(each, FRENCH, 'garrison', i), area)
  }, [])
  assert.equal(g.s.at[g.slot('Kerpen')], -2)
})

test('11.11 a routed force that finds no room behind it is destroyed; who is not routed stays where he is', () => {
  const four = ['Sérurier', 'Macquard', 'Garnier', 'La Harpe']
  const lay = (routed: number): TestTable => {
    const g = start()
    battlefield(
      g,
      [[g.slot('Augereau'), 2, 1], ...four.map(name => [g.slot(name), 1] as const)],
      [
        [g.slot('Liptay'), 5],
        [g.slot('Kerpen'), 5],
      ],
    )
    g.s.battle!.routed = routed
    g.go()
    return g
  }
  const g = lay(FRENCH)
  g.do('retreat', g.slot('Augereau'))
  assert.equal(g.s.at[g.slot('Augereau')], -2)
  const calm = lay(-1)
  assert.equal(calm.whyNot('march', marchCode(calm.slot('Augereau'), 0))?.rule, '10.3')
})

test('11.11 a force that leaves by its own will goes to a random friendly or empty area, and Napoleon stays', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 0, 1],
      [g.slot('Sérurier'), 1],
    ],
    [[g.slot('Liptay'), 5]],
    { napoleon: 1 },
  )
  g.put(nth(g, ENEMY, 'garrison'), 'Turin')
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 0), 3) // Nice, Genoa and Marengo: a die of three
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Marengo'))
  assert.equal(g.s.napoleon, g.area('Savona'))
})

test('11.11 a second routed force goes where its own die says, and Napoleon stays with the first', () => {
  const g = start()
  const [first, second] = [nth(g, FRENCH, 'infantry', 0), nth(g, FRENCH, 'infantry', 1)]
  battlefield(
    g,
    [
      [first, 0],
      [second, 0],
    ],
    [
      [g.slot('Liptay'), 5],
      [g.slot('Kerpen'), 5],
    ],
    { napoleon: 1 },
  )
  g.s.battle!.routed = FRENCH
  g.go()
  g.do('retreat', first, 1)
  g.do('retreat', second, 4)
  assert.deepEqual([g.s.at[first], g.s.at[second], g.s.napoleon], [g.area('Nice'), g.area('Marengo'), g.area('Nice')])
  assert.equal(g.last('battleEnds').side, ENEMY)
})

test('6.6, 11.11 an enemy who falls back into Lonato brings no Austrians: the French must enter', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 5]], {
    area: 'Lodi',
    step: 'enemyTurn',
    home: g.slot('Macquard'),
  })
  const late = g.slot('Melas', 'infantry')
  g.s.at[late] = -1
  g.s.battle!.routed = ENEMY
  g.go(3)
  assert.equal(g.s.at[g.slot('Liptay')], g.area('Lonato'))
  assert.equal(g.s.at[late], -1)
})

test('6.6, 11.11 French forces that fall back into an area have entered it', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 0, 1]], [[g.slot('Liptay'), 5]], { area: 'Lodi', home: g.slot('Macquard') })
  const late = g.slot('Melas', 'infantry')
  g.s.at[late] = -1
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 0), 4) // Milan, Lonato, Mantua, Genoa, Marengo: 3-4 is Lonato
  assert.equal(g.s.at[late], g.area('Klagenfurt'))
})
