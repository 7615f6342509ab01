import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { clearTable, setUp } from '../rules/6-set-up.ts'
import { AWAITED, campaignOf, counterOf, forcesAt, isEnemy, isFrench, POOL } from '../state.ts'
import { ENEMY, FRENCH, type Side } from '../words.ts'
import { march, type TestTable, table } from './table.ts'

const statics = (g: TestTable, area: string, side: Side): string[] =>
  forcesAt(g.s, g.area(area), side)
    .filter(slot => !counterOf(g.s, slot).mobile)
    .map(slot => counterOf(g.s, slot).kind)

test('2.1 an area is held by the side that alone has forces in it, and by nobody when empty', () => {
  const g = table()
  g.go()
  assert.ok(isFrench(g.s, g.area('Nice')))
  assert.ok(isEnemy(g.s, g.area('Genoa')))
  assert.ok(!isFrench(g.s, g.area('Lodi')) && !isEnemy(g.s, g.area('Lodi')))
  g.put(g.slot('Augereau'), 'Genoa')
  assert.ok(!isFrench(g.s, g.area('Genoa')) && !isEnemy(g.s, g.area('Genoa')))
})

test('6.1 closed areas cannot be entered, and Mantua begins with more statics', () => {
  const g = table()
  g.go()
  assert.deepEqual(statics(g, 'Mantua', ENEMY), ['garrison', 'garrison', 'fortification', 'fortification'])
  g.put(g.slot('Augereau'), 'Turin')
  g.clear(ENEMY)
  assert.equal(g.whyNot('move', march([g.slot('Augereau')], g.area('Ivrea')))?.rule, '6.1')
})

test('6.2 the marker leaves Start for March, supply begins as the campaign says', () => {
  const g = table()
  assert.equal(g.s.turn, 0)
  g.go()
  assert.equal(g.s.turn, 1)
  assert.deepEqual([g.s.french, g.s.enemy], [3, 8])
})

test('6.2 a level shifts the supply of both sides', () => {
  const easy = table('1796', { level: 'gentle' })
  const grim = table('1796', { level: 'grim' })
  assert.deepEqual([easy.s.french, easy.s.enemy], [9, 4])
  assert.deepEqual([grim.s.french, grim.s.enemy], [0, 16])
})

test('6.4 a city with French forces alone gets French statics (Nice)', () => {
  const g = table()
  g.go()
  assert.deepEqual(statics(g, 'Nice', FRENCH), ['garrison', 'fortification'])
})

test('6.4 a city with enemy forces alone gets enemy statics (Genoa)', () => {
  const g = table()
  g.go()
  assert.deepEqual(statics(g, 'Genoa', ENEMY), ['garrison', 'fortification'])
})

test('6.4 a city without forces gets enemy statics (Turin, Milan, Klagenfurt)', () => {
  const g = table()
  g.go()
  for (const city of ['Turin', 'Milan', 'Klagenfurt'])
    assert.deepEqual(statics(g, city, ENEMY), ['garrison', 'fortification'])
})

test('6.4 a city with both sides in it gets enemy statics', () => {
  const g = table()
  const steps = setUp.steps as Record<string, (t: TestTable['t'], f: never) => void>
  clearTable(g.s, 0)
  steps.forces!(g.t, undefined as never)
  g.put(g.slot('Augereau'), 'Genoa')
  steps.cities!(g.t, undefined as never)
  assert.deepEqual(statics(g, 'Genoa', ENEMY), ['garrison', 'fortification'])
  assert.deepEqual(statics(g, 'Genoa', FRENCH), [])
})

test('6.5 both counters of Dichat stand at Savona, Napoleon and eight divisions at Nice', () => {
  const g = table()
  g.go()
  for (const kind of ['infantry', 'cavalry'] as const) assert.equal(g.s.at[g.slot('Dichat', kind)], g.area('Savona'))
  const nice = forcesAt(g.s, g.area('Nice'), FRENCH).filter(slot => counterOf(g.s, slot).mobile)
  assert.equal(nice.length, 8)
  assert.equal(g.s.napoleon, g.area('Nice'))
})

test('6.6 nine Austrians arrive at Klagenfurt when the French first enter Lonato or Mantua', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  const late = g.slot('Melas', 'infantry')
  g.s.at[late] = -1
  g.put(g.slot('Augereau'), 'Lodi')
  g.do('move', march([g.slot('Augereau')], g.area('Lonato')))
  assert.equal(g.s.at[late], g.area('Klagenfurt'))
  assert.equal(g.last('arrive').forces.length, 9)
  g.put(late, 'Milan')
  g.put(g.slot('Sérurier'), 'Lodi')
  g.do('move', march([g.slot('Sérurier')], g.area('Mantua')))
  assert.equal(g.s.at[late], g.area('Milan'), 'only the first time')
})

test('6.7 recruits and spare statics wait beside the map', () => {
  const g = table()
  g.go()
  assert.equal(g.s.at[g.nameless(ENEMY, 'gun')], POOL)
  assert.equal(g.s.at[g.nameless(FRENCH, 'cavalry')], POOL)
})

test('6.6 a late group arrives when the marker enters its box, once, whichever of its conditions comes first', () => {
  const g = table('1805')
  g.go()
  const kutuzov = g.slot('Kutuzov')
  assert.equal(g.s.at[kutuzov], AWAITED)
  g.clear(ENEMY)
  g.s.at[kutuzov] = AWAITED
  g.put(g.slot('Ney'), 'Ulm')
  g.do('move', march([g.slot('Ney')], g.area('Munich')))
  assert.equal(g.s.at[kutuzov], g.area('Linz'))
  const byBox = table('1805')
  byBox.go()
  byBox.clear(ENEMY)
  byBox.s.at[byBox.slot('Kutuzov')] = AWAITED
  byBox.s.turn = 2
  for (const _ of [1, 2, 3]) byBox.do('done')
  assert.equal(byBox.s.turn, 3)
  assert.equal(byBox.s.at[byBox.slot('Kutuzov')], byBox.area('Linz'))
})

test('6.6 Napoleon’s own steps bring nobody: forces must enter', () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  const late = g.slot('Melas', 'infantry')
  g.s.at[late] = AWAITED
  g.s.napoleon = g.area('Lodi')
  g.do('move', march([NAPOLEON], g.area('Mantua')))
  assert.equal(g.s.at[late], AWAITED)
})

test('6.8 the Objectives of 1796 are Nice, Turin, Milan, Mantua and Klagenfurt', () => {
  const g = table()
  const names = campaignOf(g.s).objectives.map(area => campaignOf(g.s).areas[area]!.name)
  assert.deepEqual(names, ['Nice', 'Turin', 'Milan', 'Mantua', 'Klagenfurt'])
})
