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

test('11.1 an insight is tried for once a turn, and a scout repeats the roll', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Stengel'), 0],
      [g.slot('Augereau'), 1],
    ],
    [[g.slot('Liptay'), 4]],
    { step: 'activate', napoleon: 1, plans: [1, 0] },
  )
  g.s.battle!.insights = ['sweep']
  g.s.scouts = 1
  g.go()
  assert.equal(g.whyNot('try', 'genius')?.rule, '11.1')
  g.do('try', 'sweep', 4)
  assert.equal(g.at, 'battleTurn.again')
  g.do('scout', undefined, 4)
  assert.equal(g.s.scouts, 0)
  assert.equal(g.at, 'battleTurn.choosePlans')
  assert.deepEqual(g.s.battle?.insights, ['sweep'], 'kept for the next turn')
})

test('9.7 Sweep: two of three cavalry make three attacks each, from the enemy’s rear forward, and wait on the map', () => {
  const g = start()
  const horses = [g.slot('Stengel'), g.slot('Kilmaine'), nth(g, FRENCH, 'cavalry')]
  const [rear, front] = [g.slot('Liptay'), g.slot('Kerpen')]
  battlefield(
    g,
    [...horses.map(slot => [slot, 0] as const), [g.slot('Augereau'), 1]],
    [
      [rear, 5],
      [front, 4],
      [g.slot('Rosselmini'), 3],
    ],
    { step: 'activate', napoleon: 1, plans: [1, 0] },
  )
  g.s.battle!.insights = ['sweep']
  g.go()
  g.do('try', 'sweep', 3)
  g.do('sweeper', horses[0])
  g.do('sweeper', horses[1])
  assert.equal(g.whyNot('sweeper', horses[0])?.rule, '9.7')
  g.do('done', undefined, 8, 8, 10, 10, 10, 10)
  assert.equal(g.s.at[rear], -2, 'two hits on the rearmost')
  assert.equal(g.s.reduced[front], 0)
  assert.equal(g.s.at[horses[0]!], g.area('Savona'))
  assert.equal(g.s.battle?.units[FRENCH].length, 2)
})

test('9.7 Morale: combat 5 passes a shock test on 8', () => {
  const g = start()
  battlefield(g, [[g.slot('Macquard'), 2, 0]], [[g.slot('Liptay'), 3, 1, 'forward']], { step: 'enemyTurn' })
  g.s.battle!.morale = 1
  g.go(8, 10)
  assert.deepEqual(g.last('shock'), { e: 'shock', force: g.slot('Macquard'), die: 8, need: 8, ok: 1 })
})

test('11.8 far away the enemy advances, near he fights', () => {
  const g = start()
  battlefield(
    g,
    [[g.slot('Augereau'), 2]],
    [
      [g.slot('Liptay'), 4, 1],
      [g.slot('Kerpen'), 3, 1],
    ],
    { step: 'enemyTurn' },
  )
  g.go(10)
  const acts = g.told.filter(e => e.e === 'acts').map(e => e.e === 'acts' && [e.force, e.plan])
  assert.deepEqual(acts, [
    [g.slot('Kerpen'), 'combat'],
    [g.slot('Liptay'), 'enemyAdvance'],
  ])
})

test('11.9 the foremost act first, and in a zone those with a counter', () => {
  const g = start()
  const [front, counter, plain] = [g.slot('Liptay'), g.slot('Kerpen'), g.slot('Rosselmini')]
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [
      [plain, 4, 1],
      [counter, 4, 1, 'forward'],
      [front, 3, 1],
    ],
    { step: 'enemyTurn' },
  )
  g.go() // all three advance; nobody acts twice
  const acts = g.told.filter(e => e.e === 'acts').map(e => e.e === 'acts' && e.force)
  assert.deepEqual(acts, [front, counter, plain])
})

test('11.10 a counter must be carried out before the player may stop', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1, 1, 'push']], [[g.slot('Liptay'), 4]])
  g.go()
  assert.equal(g.whyNot('done')?.rule, '11.10')
  assert.equal(g.whyNot('pivot', g.slot('Augereau'))?.rule, '11.10')
  g.do('execute', g.slot('Augereau'))
  assert.ok(g.may('done'))
})

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

test('3.2 Napoleon left on the field without a force loses', () => {
  const g = start()
  const recruit = nth(g, FRENCH, 'infantry')
  battlefield(g, [[recruit, 0, 1]], [[g.slot('Liptay'), 3]], { napoleon: 1, home: g.slot('Macquard') })
  g.go()
  g.do('march', marchCode(recruit, 0), 1)
  assert.equal(g.pos.result?.by, 'napoleon')
})
