import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENEMY, FRENCH } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { march, type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}

test('11.12, 11.14 the last turn over, the withdrawal table: 9 encamps, and nobody fights here again this phase', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, home: g.slot('Macquard') })
  g.go()
  g.do('done', undefined, 9)
  assert.equal(g.last('withdrawal').what, 'encamp')
  assert.equal(g.at, 'movement.move')
  assert.equal(g.s.at[g.slot('Liptay')], g.area('Savona'))
})

test('11.14 1 rejoins the battle at once, with new fog', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, home: g.slot('Macquard') })
  g.s.enemy = 0
  g.s.french = 0
  g.go()
  g.do('done', undefined, 1, 3)
  assert.deepEqual(g.last('fog').turns, 4)
})

test('11.14 3 makes the enemy retreat: statics lost, the rest together to one area', () => {
  const g = start()
  const wall = nth(g, ENEMY, 'garrison')
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [
      [g.slot('Liptay'), 4],
      [wall, 4],
    ],
    { turns: 1, home: g.slot('Macquard') },
  )
  g.go()
  g.do('done', undefined, 3, 3) // Turin, Genoa, Marengo are open; Nice is French: a die with three sides
  assert.equal(g.s.at[wall], -2)
  assert.equal(g.s.at[g.slot('Liptay')], g.area('Marengo'))
})

test('11.14 6 makes the French retreat with Napoleon', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, napoleon: 1 })
  g.go()
  g.do('done', undefined, 6, 1)
  assert.equal(g.s.napoleon, g.area('Nice'))
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Nice'))
})

test('11.14, 6.6 forces that retreat into an area of a late group call it onto the map', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], {
    turns: 1,
    area: 'Rivoli',
    home: g.slot('Macquard'),
  })
  // Arcole and Klagenfurt are the enemy's: Lonato is left.
  for (const [i, area] of ['Arcole', 'Klagenfurt'].entries()) g.put(nth(g, ENEMY, 'garrison', i), area)
  assert.deepEqual(g.s.arrived, [])
  g.go()
  g.do('done', undefined, 6)
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Lonato'))
  assert.equal(g.last('arrive').area, g.area('Klagenfurt'))
})

test('11.14 with nowhere to retreat Napoleon and the campaign are lost', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, napoleon: 1 })
  for (const [i, area] of ['Nice', 'Turin', 'Genoa', 'Marengo'].entries()) g.put(nth(g, ENEMY, 'garrison', i), area)
  g.go()
  g.do('done', undefined, 6)
  assert.equal(g.pos.result?.by, 'noRefuge')
})

test('11.13 the side left alone keeps the area', () => {
  const g = start()
  const recruit = nth(g, ENEMY, 'infantry')
  battlefield(g, [[g.slot('Augereau'), 2]], [[recruit, 3]], { home: g.slot('Macquard') })
  g.go()
  g.do('fire', g.slot('Augereau'), 1)
  assert.deepEqual(g.last('battleEnds'), { e: 'battleEnds', campaign: 0, area: g.area('Savona'), side: FRENCH })
  assert.equal(g.s.battle, undefined)
})

/** The last turn of a battle is over: the withdrawal table. */
function withdrawal(rolls: number[], prepare: (g: TestTable) => void = () => {}): TestTable {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { turns: 1, home: g.slot('Macquard') })
  g.s.french = 0
  g.s.enemy = 0
  prepare(g)
  g.go()
  g.do('done', undefined, ...rolls)
  return g
}

test('11.14 1-2 rejoin, 3-5 the enemy retreats, 6-8 the French retreat, 9-10 encamp', () => {
  const after = { rejoin: [3], enemyRetreat: [1], frenchRetreat: [1], encamp: [] }
  const rows = [
    'rejoin',
    'rejoin',
    ...new Array(3).fill('enemyRetreat'),
    ...new Array(3).fill('frenchRetreat'),
    'encamp',
    'encamp',
  ]
  for (const [i, what] of rows.entries())
    assert.equal(withdrawal([i + 1, ...after[what as keyof typeof after]]).last('withdrawal').what, what)
})

test('11.14 a French retreat costs the walls, and all mobile forces go to one area', () => {
  const wall = (g: TestTable): number => nth(g, FRENCH, 'fortification')
  const g = withdrawal([7, 2], each => {
    each.s.at[wall(each)] = each.area('Savona')
    each.s.battle!.units[FRENCH].push({ ...each.unit(each.slot('Augereau')), slot: wall(each), zone: 0 })
  })
  assert.equal(g.s.at[wall(g)], -2)
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Turin'))
  assert.equal(g.last('battleEnds').side, ENEMY)
})

test('11.14 a French retreat without a refuge destroys the forces; without Napoleon the campaign goes on', () => {
  const g = withdrawal([6], each => {
    each.s.at[each.slot('Macquard')] = each.area('Lodi')
    each.s.napoleon = each.area('Lodi')
    for (const [i, area] of ['Nice', 'Turin', 'Genoa', 'Marengo'].entries())
      each.put(nth(each, ENEMY, 'garrison', i), area)
  })
  assert.equal(g.s.at[g.slot('Augereau')], -2)
  assert.equal(g.pos.result, undefined)
})

test('11.14 an enemy retreat without a refuge destroys his mobile forces', () => {
  const g = withdrawal([3], each => {
    for (const [i, area] of ['Turin', 'Genoa', 'Marengo'].entries()) each.put(nth(each, FRENCH, 'garrison', i), area)
  })
  assert.equal(g.s.at[g.slot('Liptay')], -2)
})

test('11.14 when only walls were left to retreat nobody rolls for a refuge', () => {
  const g = withdrawal([5], each => {
    const [liptay, wall] = [each.slot('Liptay'), nth(each, ENEMY, 'garrison')]
    each.s.at[wall] = each.area('Savona')
    each.s.at[liptay] = -2
    each.s.battle!.units[ENEMY] = [{ ...each.unit(each.slot('Augereau')), slot: wall, zone: 4 }]
  })
  assert.equal(g.s.at[nth(g, ENEMY, 'garrison')], -2)
  assert.equal(g.last('battleEnds').side, FRENCH)
})

test('11.14 encamped armies cannot march, and fight again in the next battle phase', () => {
  const g = withdrawal([10])
  assert.equal(g.whyNot('move', march([g.slot('Augereau')], g.area('Nice')))?.rule, '8.2')
  g.do('done', undefined, 3)
  assert.equal(g.last('fog').die, 3, 'after the forced march the battle of Savona goes on')
})

test('3.2, 11.14 Napoleon who retreats where no French force stands is lost there and then', () => {
  const alone = (refuge: number): TestTable =>
    withdrawal([6, refuge], g => {
      const wall = nth(g, FRENCH, 'garrison')
      g.s.at[wall] = g.area('Savona')
      g.s.at[g.slot('Augereau')] = -2
      g.s.battle!.units[FRENCH] = [{ ...g.unit(g.slot('Augereau')), slot: wall, zone: 1 }]
      g.s.battle!.napoleon = 1
      g.s.napoleon = g.area('Savona')
      // Another battle waits, to which the fog might call him.
      g.put(g.slot('Macquard'), 'Nice')
      g.put(g.slot('Sérurier'), 'Lodi')
      g.put(nth(g, ENEMY, 'garrison', 1), 'Lodi')
    })
  assert.equal(alone(2).pos.result?.by, 'napoleon', 'at Turin nobody is with him')
})
