import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS } from '../data/index.ts'
import { destroy } from '../rules/5-forces.ts'
import { playAllPoints, special } from '../rules/6-special.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { table } from './table.ts'

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
  assert.deepEqual(g.pos.result, { winners: [0], by: 'superior', rule: '3.1', score: [37] })
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
  assert.equal(g.whyNot('buy', { goods: [g.slot('Dumas') * 2], area: [g.s.napoleon] })?.rule, '6.1')
  assert.ok(g.whyNot('buy', { goods: [g.slot('Dumas') * 2], area: [g.s.napoleon] })?.cure)
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
  assert.deepEqual(g.pos.result, { winners: [0], by: 'historical', rule: '3.1', score: [18] })
})

test('3.3 Egypt: 30 is Superior, 17 to 29 Historical, 16 and less Inferior', () => {
  const ends = (forces: number, acre: boolean) => {
    const g = table('1798')
    g.go()
    g.clear(ENEMY)
    for (let slot = forces; slot < 12; slot++) g.s.at[slot] = -3
    g.put(0, 'Alexandria')
    if (acre) g.put(1, 'Acre')
    g.s.turn = 7
    for (const _ of [1, 2, 3]) g.do('done')
    return [g.pos.result?.score?.[0], g.pos.result?.by]
  }
  assert.deepEqual(ends(8, true), [31, 'superior'])
  assert.deepEqual(ends(7, true), [29, 'historical'])
  assert.deepEqual(ends(9, false), [18, 'historical'])
  assert.deepEqual(ends(8, false), [16, 'inferior'])
})

test('6.1 Moscow counts when it was held at the end of any turn, and the army by its mobile forces', () => {
  const g = table('1812')
  g.go()
  g.clear()
  g.put(g.slot('Ney'), 'Moscow')
  g.put(g.slot('Davout'), 'Kovno')
  g.put(g.nameless(FRENCH, 'garrison'), 'Kovno')
  g.s.napoleon = g.area('Kovno')
  g.s.turn = 1
  for (const _ of [1, 2, 3]) g.do('done')
  g.put(g.slot('Ney'), 'Kovno')
  assert.equal(playAllPoints(g.s, special(g.s, 'playAll')!), 10 + 2)
  g.s.everHeld = []
  assert.equal(playAllPoints(g.s, special(g.s, 'playAll')!), 2)
})

test('6.1 winter: 4 in November, 6 in December, and no other month', () => {
  for (const [turn, die, hit] of [
    [6, 5, false],
    [6, 4, true],
    [7, 6, true],
    [7, 7, false],
  ] as const) {
    const g = table('1812')
    g.go()
    g.clear()
    g.put(g.slot('Davout'), 'Kovno')
    g.s.napoleon = g.area('Kovno')
    g.s.turn = turn
    g.do('done')
    g.do('done', undefined, die)
    assert.equal(g.s.reduced[g.slot('Davout')], hit ? 1 : 0)
  }
})

test('3.2, 6.1 winter that destroys the last force beside Napoleon loses at once, at every table', () => {
  for (const napoleon of ['guarded', 'book']) {
    const g = table('1812', { napoleon })
    g.go()
    g.clear()
    g.put(g.slot('Davout'), 'Borodino', 1)
    g.put(g.slot('Ney'), 'Smolensk')
    g.s.napoleon = g.area('Borodino')
    g.s.turn = 6
    g.do('done')
    g.do('done', undefined, 4)
    assert.deepEqual(g.pos.result, { winners: [], by: 'napoleon', rule: '3.2', score: [0] })
    assert.ok(!g.has('income'), 'nothing else is rolled or paid')
  }
})

test('3.2, 6.1 in winter Napoleon is safe with whoever is left', () => {
  const g = table('1812')
  g.go()
  g.clear()
  g.put(g.slot('Davout'), 'Borodino', 1)
  g.put(g.slot('Ney'), 'Borodino')
  g.s.napoleon = g.area('Borodino')
  g.s.turn = 6
  g.do('done')
  g.do('done', undefined, 4, 10)
  assert.ok(g.s.at[g.slot('Davout')]! < 0)
  assert.equal(g.pos.result, undefined)
})
