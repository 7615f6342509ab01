import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { boxValue } from '../rules/3-victory.ts'
import { forcesAt } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { march, table } from './table.ts'

const OBJECTIVES = ['Nice', 'Turin', 'Milan', 'Mantua', 'Klagenfurt']
const COMMANDERS = ['Augereau', 'Sérurier', 'Macquard', 'Garnier', 'Stengel']

/** All Objectives but one are held; the last is one step away. */
function almost() {
  const g = table()
  g.go()
  g.clear()
  for (const [i, area] of OBJECTIVES.slice(0, 4).entries()) g.put(g.slot(COMMANDERS[i]!), area)
  g.put(g.slot('Stengel'), 'Arcole')
  g.s.napoleon = g.area('Mantua')
  return g
}

test('3.1 all five Objectives held at the end of any phase win 1796 at once', () => {
  const g = almost()
  g.do('move', march([g.slot('Stengel')], g.area('Klagenfurt')))
  g.do('done')
  assert.equal(g.at, 'over')
  assert.deepEqual(g.pos.result, { winners: [0], by: 'superior', rule: '3.1', score: [30] })
})

test('2.2 an Objective with the enemy in it is not held', () => {
  const g = almost()
  g.put(g.slot('Melas', 'infantry'), 'Mantua')
  g.do('move', march([g.slot('Stengel')], g.area('Klagenfurt')))
  g.do('done', undefined, 10) // the battle of Mantua begins
  assert.notEqual(g.at, 'over')
})

test('3.2 fewer than two Objectives at the end of the French turn lose 1796', () => {
  const g = table()
  g.go()
  g.do('done')
  g.do('done')
  g.do('done')
  assert.deepEqual(g.pos.result, { winners: [], by: 'position', rule: '3.2', score: [0] })
})

test('3.2 Napoleon without a force loses the campaign, by the book', () => {
  const g = table('1796', { napoleon: 'book' })
  g.go()
  g.do('move', march([NAPOLEON], g.area('Turin')))
  assert.equal(g.pos.result?.by, 'napoleon', 'at once, before anybody can follow him')
  const left = table('1796', { napoleon: 'book' })
  left.go()
  const walls = [left.nameless(FRENCH, 'garrison'), left.nameless(FRENCH, 'fortification')]
  for (const slot of walls) left.s.at[slot] = -2
  const army = forcesAt(left.s, left.s.napoleon, FRENCH)
  left.do('move', march(army, left.area('Turin')))
  assert.equal(left.pos.result?.by, 'napoleon', 'and when everybody leaves him')
})

test('3.2 by the book Napoleon marches with a force, or to one', () => {
  const g = table('1796', { napoleon: 'book' })
  g.go()
  g.do('move', march([g.slot('Augereau'), NAPOLEON], g.area('Turin')))
  assert.deepEqual([g.pos.result, g.s.napoleon], [undefined, g.area('Turin')])
  const after = table('1796', { napoleon: 'book' })
  after.go()
  after.do('move', march([after.slot('Augereau')], after.area('Turin')))
  after.do('move', march([NAPOLEON], after.area('Turin')))
  assert.equal(after.pos.result, undefined)
})

test('3.2 a guarded table does not let the phase end so while it can be helped', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.do('move', march([NAPOLEON], g.area('Turin')))
  const refusal = g.whyNot('done')
  assert.equal(refusal?.rule, '3.2')
  assert.ok(refusal?.cure)
  g.do('move', march([g.slot('Augereau')], g.area('Turin')))
  assert.ok(g.may('done'))
})

test('3.3 a box gives its points; before the first Superior box it is 30, before a first Inferior box nothing', () => {
  const g = table()
  g.s.turn = 2
  assert.deepEqual(boxValue(g.s), { vp: 30, grade: 'superior' })
  g.s.turn = CAMPAIGNS[0]!.track.length
  assert.equal(boxValue(g.s)?.grade, 'inferior')
  const germany = table('1813')
  germany.s.turn = 2
  assert.equal(boxValue(germany.s), undefined)
})

test('8.1 the marker past May 1797 ends 1796 in failure', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.put(g.slot('Sérurier'), 'Turin')
  g.s.turn = CAMPAIGNS[0]!.track.length
  assert.equal(CAMPAIGNS[0]!.track.at(-1)?.label, 'May 1797')
  for (const _ of [1, 2]) g.do('done')
  g.do('done')
  assert.deepEqual(g.pos.result, { winners: [], by: 'time', rule: '8.1', score: [0] })
})

test('14 after the enemy turn the next turn begins', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.put(g.slot('Sérurier'), 'Turin')
  for (const _ of [1, 2, 3]) g.do('done')
  assert.equal(g.s.turn, 2)
  assert.equal(g.at, 'movement.move')
})

test('3.1 the fifth Objective taken in battle wins at the end of the battle phase; no later phase is played', () => {
  const g = almost()
  g.put(g.nameless(ENEMY, 'garrison'), 'Klagenfurt')
  g.s.enemy = 0
  g.do('move', march([g.slot('Stengel')], g.area('Klagenfurt')))
  for (const name of ['Kilmaine', 'La Harpe']) g.put(g.slot(name), 'Klagenfurt')
  g.do('done', undefined, 2) // fog 2; 23 against 5 overwhelms
  assert.deepEqual(g.pos.result, { winners: [0], by: 'superior', rule: '3.1', score: [30] })
  assert.ok(!g.has('income'))
})

test('3.1 forces that arrive with the marker can win as well', () => {
  const g = almost()
  g.clear(ENEMY)
  g.put(g.slot('Stengel'), 'Klagenfurt')
  g.pos.stack = [
    { proc: 'game', step: 'enemy' },
    { proc: 'frenchTurn', step: 'marker' },
  ]
  g.go()
  assert.equal(g.pos.result?.by, 'superior')
})

test('3.1 the points are those of the box on which the campaign is won', () => {
  for (const [box, label] of CAMPAIGNS[0]!.track.entries()) {
    const g = almost()
    g.s.turn = box + 1
    g.do('move', march([g.slot('Stengel')], g.area('Klagenfurt')))
    g.do('done')
    assert.deepEqual(g.pos.result?.score, [label.vp ?? 30], label.label)
    assert.equal(g.pos.result?.by, label.grade ?? 'superior', label.label)
  }
})

test('3.1 holding every Objective does not end a campaign that is played to the end', () => {
  const g = table('1798')
  g.go()
  g.clear(ENEMY)
  for (const [i, area] of ['Alexandria', 'Cairo', 'Acre'].entries()) g.put(i, area)
  g.do('done')
  assert.equal(g.pos.result, undefined)
})

test('3.1 in a campaign of endurance it is worth 30 at any time', () => {
  const g = table('1814')
  g.go()
  g.clear()
  for (const [i, area] of ['Paris', 'Reims', 'Troyes', 'Chalons', 'Metz', 'Nancy'].entries()) g.put(i, area)
  g.s.napoleon = g.area('Paris')
  g.s.turn = 4
  g.do('done')
  assert.deepEqual(g.pos.result, { winners: [0], by: 'superior', rule: '3.1', score: [30] })
})

test('3.2 two Objectives are enough in 1796', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.put(g.slot('Augereau'), 'Turin')
  for (const _ of [1, 2, 3]) g.do('done')
  assert.equal(g.pos.result, undefined)
  assert.equal(g.s.turn, 2)
})

test('3.2 Napoleon alone is looked at when the enemy’s phases end, too', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.pos.stack = [
    { proc: 'game', step: 'next' },
    { proc: 'enemyTurn', step: 'afterBattle' },
  ]
  g.s.napoleon = g.area('Lodi')
  g.go()
  assert.deepEqual([g.pos.result?.by, g.pos.result?.score], ['napoleon', [0]])
})

test('3.2 a guarded table lets go of Napoleon when nobody can come to him and he can go to nobody', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.do('move', march([NAPOLEON], g.area('Savona')))
  for (const slot of CAMPAIGNS[0]!.sides[FRENCH]!) if (g.s.at[slot]! >= 0) g.put(slot, 'Milan')
  assert.ok(g.may('done'))
  g.put(g.nameless(FRENCH, 'garrison'), 'Nice')
  assert.ok(g.may('done'), 'walls do not come, and he has moved')
})

test('3.3 a campaign of endurance that ends before its first graded box is a defeat, after the last it scores', () => {
  const fall = (turn: number) => {
    const g = table('1813')
    g.go()
    g.clear()
    g.put(g.slot('Davout'), turn === 7 ? 'Dresden' : 'Lubeck')
    g.s.napoleon = g.s.at[g.slot('Davout')]!
    g.s.turn = turn
    for (const _ of [1, 2, 3]) g.do('done')
    return g.pos.result
  }
  assert.deepEqual(fall(4), { winners: [], by: 'early', rule: '3.3', score: [0] })
  assert.deepEqual(fall(5), { winners: [0], by: 'inferior', rule: '3.1', score: [14] })
  assert.deepEqual(fall(7), { winners: [0], by: 'superior', rule: '3.1', score: [28] })
})
