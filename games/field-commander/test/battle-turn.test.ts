import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FRENCH } from '../words.ts'
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
  g.do(
    'sweep',
    [horses[0]!, horses[1]!].sort((a, b) => a - b),
    8,
    8,
    10,
    10,
    10,
    10,
  )
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
