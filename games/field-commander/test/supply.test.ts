import assert from 'node:assert/strict'
import { test } from 'node:test'
import { incomeOf } from '../rules/12-supply.ts'
import { counterOf, forcesAt } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { table } from './table.ts'

const toMarch = () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  return g
}

test('12.3 income is 3 and 3 for each French-held city', () => {
  const g = toMarch()
  g.put(g.slot('Augereau'), 'Turin')
  g.put(g.slot('Sérurier'), 'Savona')
  g.do('done')
  g.do('done')
  assert.deepEqual(g.last('income'), { e: 'income', points: 9, cities: 2, now: 12 })
})

test('12.4 two points refit a reduced force, as many as are paid for', () => {
  const g = toMarch()
  for (const name of ['Augereau', 'Sérurier', 'Macquard']) g.s.reduced[g.slot(name)] = 1
  g.do('done')
  g.s.french = 0
  g.do('done')
  assert.equal(g.s.french, 6)
  for (const name of ['Augereau', 'Sérurier', 'Macquard']) g.do('refit', [g.slot(name)])
  assert.equal(g.s.french, 0)
  assert.equal(g.whyNot('refit', [g.slot('Augereau')])?.rule, '12.4')
})

test('12.5 Junot costs 7, or 4 on his reduced side, and is not refitted in the same phase', () => {
  const g = table('1807')
  g.go()
  g.clear(ENEMY)
  const junot = g.slot('Junot')
  g.s.at[junot] = -2
  g.do('done')
  g.do('done')
  g.s.french = 12
  assert.equal(g.whyNot('buy', { goods: [junot * 2 + 1], area: [g.area('Cadiz')] })?.rule, '12.5')
  g.do('buy', { goods: [junot * 2 + 1], area: [g.area('Madrid')] })
  assert.equal(g.s.french, 8)
  assert.equal(g.s.reduced[junot], 1)
  assert.equal(g.whyNot('refit', [junot])?.rule, '12.5')
  g.s.at[junot] = -2
  g.s.reduced[junot] = 0
  g.do('buy', { goods: [junot * 2], area: [g.area('Madrid')] })
  assert.equal(g.s.french, 1)
})

test('12.6 a scout costs two points, and there are only so many', () => {
  const g = toMarch()
  g.do('done')
  g.do('done')
  g.s.french = 20
  for (let i = 0; i < 6; i++) g.do('scout')
  assert.equal(g.s.french, 8)
  assert.equal(g.whyNot('scout')?.rule, '12.6')
})

/** At the French supply phase with so many points. */
const shopping = (points: number) => {
  const g = toMarch()
  g.do('done')
  g.do('done')
  g.s.french = points
  return g
}

test('12.3 a city with the enemy in it yields nothing; a level shifts the income', () => {
  const g = toMarch()
  g.do('done')
  g.put(g.nameless(ENEMY, 'garrison'), 'Nice')
  assert.equal(incomeOf(g.s), 3)
  const level = (id: string): number => {
    const other = table('1796', { level: id })
    other.go()
    return incomeOf(other.s)
  }
  assert.deepEqual([level('gentle'), level('normal'), level('hard'), level('grim')], [8, 6, 5, 4])
})

test('12.4 a refit needs two points and a force that is reduced', () => {
  const g = shopping(1)
  g.s.reduced[g.slot('Augereau')] = 1
  assert.equal(g.whyNot('refit', [g.slot('Augereau')])?.rule, '12.4')
  g.s.french = 2
  assert.equal(g.whyNot('refit', [g.slot('Sérurier')])?.rule, '12.4')
  assert.ok(g.may('refit', [g.slot('Augereau')]))
})

test('12.5 recruits and statics are bought at their combat value, super value excluded, where the French are', () => {
  const g = shopping(11)
  const [horse, fort, garrison] = [
    g.nameless(FRENCH, 'cavalry'),
    g.nameless(FRENCH, 'fortification'),
    g.nameless(FRENCH, 'garrison'),
  ]
  for (const area of ['Turin', 'Lodi'])
    assert.equal(g.whyNot('buy', { goods: [horse * 2], area: [g.area(area)] })?.rule, '12.5')
  g.do('buy', { goods: [horse * 2], area: [g.area('Nice')] })
  assert.equal(g.s.french, 8)
  g.do('buy', { goods: [fort * 2], area: [g.area('Nice')] })
  assert.equal(g.s.french, 4)
  assert.equal(g.whyNot('buy', { goods: [garrison * 2], area: [g.s.napoleon] })?.rule, '12.5', '5 is too dear')
  g.do('buy', { goods: [garrison * 2 + 1], area: [g.area('Nice')] })
  assert.equal(g.s.french, 1)
  assert.equal(forcesAt(g.s, g.area('Nice'), FRENCH).filter(slot => !counterOf(g.s, slot).mobile).length, 4)
})

test('12.5 a force in play is not for sale, nor what has run out, nor a side that is not there', () => {
  const g = shopping(40)
  assert.equal(g.whyNot('buy', { goods: [g.slot('Augereau') * 2], area: [g.s.napoleon] })?.rule, '12.5')
  const horse = g.nameless(FRENCH, 'cavalry')
  assert.equal(g.whyNot('buy', { goods: [horse * 2 + 1], area: [g.s.napoleon] })?.rule, '5.2')
  g.do('buy', { goods: [horse * 2], area: [g.area('Nice')] })
  assert.equal(g.whyNot('buy', { goods: [horse * 2], area: [g.s.napoleon] })?.rule, '12.5', 'there is one only')
})

test('12.5 what was bought whole in this phase is whole; what was bought reduced is refitted in the next', () => {
  const g = shopping(20)
  g.s.at[g.slot('Garnier')] = -2
  g.do('buy', { goods: [g.slot('Garnier') * 2 + 1], area: [g.area('Nice')] })
  assert.equal(g.s.french, 18)
  assert.equal(g.whyNot('refit', [g.slot('Garnier')])?.rule, '12.5')
  g.put(g.slot('Sérurier'), 'Turin')
  g.do('done')
  for (const _ of [1, 2]) g.do('done')
  assert.ok(g.may('refit', [g.slot('Garnier')]))
})

test('12.6 a scout needs two points, and a spent one can be bought again', () => {
  const g = shopping(1)
  assert.equal(g.whyNot('scout')?.rule, '12.6')
  g.s.french = 4
  g.s.scouts = 5
  g.do('scout')
  assert.equal(g.whyNot('scout')?.rule, '12.6')
  g.s.scouts = 0
  assert.ok(g.may('scout'))
})
