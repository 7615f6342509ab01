/** The first area and the first counter, the last point, the exact box: what a campaign forgets when it counts from nought. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { isAt } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { nth } from './field.ts'
import { marengo } from './marengo.ts'
import { enemyTurn } from './orders.ts'
import { march, type TestTable, table } from './table.ts'

const start = (scenario = '1796', options?: Record<string, string>): TestTable => {
  const g = table(scenario, options)
  g.go()
  return g
}
const frame = (g: TestTable, proc: string) =>
  g.pos.stack.find(each => each.proc === proc) as never as { fought: number[] }
const ends = (g: TestTable): void => {
  for (const _ of [1, 2, 3]) g.do('done')
}

test('6.4 nobody begins in an area that is closed', () => {
  for (const c of CAMPAIGNS) {
    const g = start(c.id)
    for (const [area, { open }] of c.areas.entries())
      assert.ok(open || !(isAt(g.s, area, FRENCH) || isAt(g.s, area, ENEMY)), `${c.id} ${area}`)
  }
})

test('6.6 a late group is kept as arrived, in the order of the groups', () => {
  const g = start('1805')
  g.clear(ENEMY)
  g.put(g.slot('Ney'), 'Munich')
  const late = CAMPAIGNS[g.s.campaign]!.groups.flatMap(({ late }, i) => (late === undefined ? [] : [i]))
  g.s.arrived = late.slice(1)
  g.s.turn = 2
  ends(g)
  assert.deepEqual(g.s.arrived, late)
})

test('3.1, 3.2 how a campaign ends is told: won with its points, lost with its reason', () => {
  const lost = start()
  lost.clear()
  lost.do('done')
  assert.deepEqual(lost.last('lost'), { e: 'lost', campaign: 0, why: 'napoleon' })
  assert.ok(!lost.has('remembered'), 'only a career is remembered')
  const career = table('career')
  career.go()
  career.clear()
  career.do('done')
  assert.deepEqual(career.last('remembered'), { e: 'remembered', points: 0, years: 50 })
})

test('7, 13 the enemy’s turn is told, and a battle knows in whose turn it is fought', () => {
  const g = enemyTurn(
    each => {
      each.put(each.slot('Macquard'), 'Savona')
      each.put(each.slot('Liptay'), 'Genoa')
      each.put(each.slot('Kerpen'), 'Genoa')
      each.s.french = 2
    },
    [10, 2],
  )
  assert.ok(g.has('enemyTurn'))
  assert.equal(g.s.battle?.during, 1)
  assert.equal(marengo([2]).s.battle?.during, 0)
  const forced = start()
  forced.clear()
  for (const name of ['Augereau', 'Sérurier']) forced.put(forced.slot(name), 'Nice')
  for (const name of ['Liptay', 'Kerpen']) forced.put(forced.slot(name), 'Savona')
  Object.assign(forced.s, { enemy: 0, french: 2 })
  forced.pos.stack = [
    { proc: 'game', step: 'enemy' },
    { proc: 'frenchTurn', step: 'battleAgain' },
  ]
  forced.put(forced.slot('Augereau'), 'Savona')
  forced.go(2)
  assert.deepEqual([forced.s.battle?.during, frame(forced, 'battles').fought], [0, [forced.area('Savona')]])
})

test('8.3 each area is fought over once in a phase, whichever is first', () => {
  const g = start()
  g.clear()
  for (const [name, area] of [
    ['Augereau', 'Marengo'],
    ['Sérurier', 'Savona'],
    ['Macquard', 'Nice'],
  ] as const)
    g.put(g.slot(name), area)
  g.put(g.slot('Brempt'), 'Marengo')
  g.put(nth(g, ENEMY, 'garrison'), 'Savona')
  g.s.enemy = 0
  g.s.french = 0
  g.s.battle = undefined
  g.do('done')
  g.remake(g.slot('Brempt'), { full: { combat: 1 } })
  g.do('fight', g.area('Marengo'), 2, 2)
  assert.deepEqual(frame(g, 'battles').fought, [g.area('Marengo'), g.area('Savona')])
  assert.equal(g.last('noOverwhelm').french, 7, 'Marengo overwhelmed, Savona is left')
})

test('8.2 Napoleon alone at a guarded table: whoever stands beside him with the enemy cannot come', () => {
  const g = start('1796', { napoleon: 'guarded' })
  g.clear()
  g.put(g.slot('Augereau'), 'Savona')
  g.put(g.slot('Liptay'), 'Savona')
  g.do('move', march([NAPOLEON], g.area('Turin')))
  assert.ok(g.may('done'), 'Augereau is pinned, and Napoleon has moved')
})

test('8.2 Napoleon alone at a guarded table: he may still go to a force', () => {
  const g = start('1796', { napoleon: 'guarded' })
  g.clear()
  g.put(g.slot('Augereau'), 'Savona')
  g.put(g.slot('Liptay'), 'Savona')
  assert.equal(g.whyNot('done')?.rule, '3.2', 'Savona is beside Nice')
  g.clear()
  g.put(g.slot('Liptay'), 'Savona')
  g.put(g.slot('Augereau'), 'Milan')
  assert.ok(g.may('done'), 'where only the enemy stands there is nobody to go to')
})

test('8.2, 12.1 Napoleon alone in the forced marches: without a point nobody can come, with one somebody can', () => {
  for (const points of [0, 1]) {
    const g = start('1796', { napoleon: 'guarded' })
    g.clear()
    g.put(g.slot('Augereau'), 'Nice')
    g.do('done')
    g.s.french = points
    g.do('move', march([NAPOLEON], g.area('Savona')))
    assert.equal(g.whyNot('done')?.rule, points === 1 ? '3.2' : undefined, `${points}`)
  }
})

test('6.1 winter reaches the first area, and cities where the enemy stands, too; every die is told', () => {
  const g = start('1812')
  g.clear()
  g.put(g.slot('Ney'), 'Konigsberg')
  g.put(g.slot('Davout'), 'Vilna')
  g.s.napoleon = g.area('Konigsberg')
  g.s.turn = 6
  g.put(nth(g, ENEMY, 'infantry'), 'Konigsberg')
  g.pos.stack = [
    { proc: 'game', step: 'enemy' },
    { proc: 'frenchTurn', step: 'supply' },
  ]
  g.go(10)
  assert.deepEqual(g.last('winter'), { e: 'winter', force: g.s.counter[g.slot('Ney')], die: 10, need: 4 })
})

test('6.1 in every campaign what must be held is looked at in its own turn', () => {
  const french = start()
  french.clear()
  french.put(french.slot('Augereau'), 'Savona')
  french.s.napoleon = french.area('Savona')
  french.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'afterSupply' },
  ]
  french.go()
  assert.equal(french.pos.result, undefined, '1796 looks at the end of the French turn')
  const turn = start('1798')
  turn.clear()
  turn.put(0, 'Cairo')
  turn.s.napoleon = turn.area('Cairo')
  turn.pos.stack = [
    { proc: 'game', step: 'enemy' },
    { proc: 'frenchTurn', step: 'afterSupply' },
  ]
  turn.go()
  assert.ok(turn.has('enemyTurn'), 'Egypt at the end of the whole turn')
})

test('6.1 Moscow once held is kept once, and only while it is the French who hold it', () => {
  const g = start('1812')
  const turnEnds = () => {
    g.pos.stack = [
      { proc: 'game', step: 'next' },
      { proc: 'enemyTurn', step: 'afterSupply' },
    ]
    g.go()
  }
  g.clear()
  g.put(g.slot('Davout'), 'Kovno')
  turnEnds()
  assert.deepEqual(g.s.everHeld, [])
  g.put(g.slot('Ney'), 'Moscow')
  turnEnds()
  g.s.turn--
  turnEnds()
  assert.deepEqual(g.s.everHeld, [g.area('Moscow')])
})

test('6.1 the Grande Armée that is home when the track ends is counted', () => {
  const g = start('1812')
  g.clear()
  g.put(g.slot('Ney'), 'Kovno')
  g.s.napoleon = g.area('Kovno')
  g.s.turn = 7
  g.pos.stack = [
    { proc: 'game', step: 'french' },
    { proc: 'frenchTurn', step: 'marker' },
  ]
  g.go()
  assert.equal(g.pos.result?.by, 'inferior')
})

test('8.2 who marches goes to one area', () => {
  const g = start()
  const who = [g.slot('Augereau')]
  assert.ok(g.may('move', { who, to: [g.area('Turin')] }))
  assert.ok(!g.may('move', { who, to: [g.area('Turin'), g.area('Savona')] }))
})

test('3.3 exactly the points of a superior victory are one', () => {
  const g = start('1812')
  g.clear()
  const mobile = CAMPAIGNS[g.s.campaign]!.frenchMobile.slice(0, 14)
  for (const slot of mobile) g.put(slot, 'Kovno')
  g.s.napoleon = g.area('Kovno')
  g.s.everHeld = [g.area('Moscow')]
  g.s.turn = 7
  g.pos.stack = [
    { proc: 'game', step: 'french' },
    { proc: 'frenchTurn', step: 'marker' },
  ]
  g.go()
  assert.deepEqual([g.pos.result?.by, g.pos.result?.score], ['superior', [24]])
})
