import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveCode } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { boxValue } from '../rules/campaign.ts'
import { destroy } from '../rules/common.ts'
import { playAllPoints, special } from '../rules/special.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { table } from './table.ts'

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
  g.do('move', moveCode(g.slot('Stengel'), g.area('Klagenfurt')))
  g.do('done')
  assert.equal(g.at, 'over')
  assert.deepEqual(g.pos.result, { winner: 0, by: 'superior', rule: '3.1', score: [30] })
})

test('2.2 an Objective with the enemy in it is not held', () => {
  const g = almost()
  g.put(g.slot('Melas', 'infantry'), 'Mantua')
  g.do('move', moveCode(g.slot('Stengel'), g.area('Klagenfurt')))
  g.do('done', undefined, 10) // the battle of Mantua begins
  assert.notEqual(g.at, 'over')
})

test('3.2 fewer than two Objectives at the end of the French turn lose 1796', () => {
  const g = table()
  g.go()
  g.do('done')
  g.do('done')
  g.do('done')
  assert.deepEqual(g.pos.result, { winner: 'none', by: 'position', rule: '3.2', score: [0] })
})

test('3.2 Napoleon without a force loses the campaign, by the book', () => {
  const g = table('1796', { napoleon: 'book' })
  g.go()
  g.do('napoleon', g.area('Turin'))
  g.clear(ENEMY)
  g.do('done')
  assert.equal(g.pos.result?.by, 'napoleon')
})

test('3.2 a guarded table does not let the phase end so while it can be helped', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  g.do('napoleon', g.area('Turin'))
  const refusal = g.whyNot('done')
  assert.equal(refusal?.rule, '3.2')
  assert.ok(refusal?.cure)
  g.do('move', moveCode(g.slot('Augereau'), g.area('Turin')))
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
  assert.deepEqual(g.pos.result, { winner: 'none', by: 'time', rule: '8.1', score: [0] })
})

test('8.1 Egypt is played to the end and then counted: two for each surviving starting force, 15 for Acre', () => {
  const g = table('1798')
  g.go()
  const all = special(g.s, 'playAll')!
  assert.equal(playAllPoints(g.s, all), 24)
  g.clear(ENEMY)
  g.put(g.slot('Murat'), 'Acre')
  g.s.at[g.slot('Dumas')] = -3
  assert.equal(playAllPoints(g.s, all), 22 + 15)
  g.s.turn = 7
  for (const _ of [1, 2, 3]) g.do('done')
  assert.deepEqual(g.pos.result, { winner: 0, by: 'superior', rule: '3.1', score: [37] })
})

test('6.1 Egypt is lost when Alexandria is not held at the end of a turn', () => {
  const g = table('1798')
  g.go()
  g.clear(ENEMY)
  for (const slot of CAMPAIGNS[1]!.sides[FRENCH]!) if (g.s.at[slot]! >= 0) g.put(slot, 'Cairo')
  g.s.napoleon = g.area('Cairo')
  for (const _ of [1, 2, 3]) g.do('done')
  assert.equal(g.pos.result?.by, 'position')
})

test('6.1 in Egypt a destroyed commander cannot be bought back', () => {
  const g = table('1798')
  g.go()
  g.clear(ENEMY)
  destroy(g.t, g.slot('Dumas'))
  g.do('done')
  g.do('done')
  assert.equal(g.whyNot('buy', g.slot('Dumas') * 2)?.rule, '6.1')
  assert.ok(g.whyNot('buy', g.slot('Dumas') * 2)?.cure)
})

test('6.1 the Russian winter hits forces outside French-held cities', () => {
  const g = table('1812')
  g.go()
  g.clear()
  g.put(g.slot('Davout'), 'Borodino')
  g.put(g.slot('Ney'), 'Moscow')
  g.s.napoleon = g.area('Moscow')
  g.s.turn = 6
  g.do('done')
  g.do('done', undefined, 4)
  assert.equal(g.s.reduced[g.slot('Davout')], 1)
  assert.equal(g.s.reduced[g.slot('Ney')], 0)
})

test('6.1 the Grande Armée must bring Napoleon home', () => {
  const g = table('1812')
  g.go()
  g.clear()
  g.put(g.slot('Ney'), 'Moscow')
  g.s.napoleon = g.area('Moscow')
  g.s.turn = 7
  for (const _ of [1, 2, 3]) g.do('done')
  assert.equal(g.pos.result?.by, 'stranded')
})

test('6.1 a campaign of endurance scores the box in which its last stronghold falls', () => {
  const g = table('1814')
  g.go()
  g.clear()
  g.put(g.slot('Ney'), 'Reims')
  g.s.napoleon = g.area('Reims')
  g.s.turn = 5
  for (const _ of [1, 2, 3]) g.do('done')
  assert.deepEqual(g.pos.result, { winner: 0, by: 'historical', rule: '3.1', score: [18] })
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
