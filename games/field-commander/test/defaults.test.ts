import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode, planCode } from '../data/codes.ts'
import { FRENCH, FRENCH_PLANS, type FrenchPlan } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}
const code = (plan: FrenchPlan, slot = 0): number => planCode(FRENCH_PLANS.indexOf(plan), slot)

test('11.2 no more plans than the number set, one to a force, four counters of a kind', () => {
  const g = start()
  const slots = ['Augereau', 'Sérurier', 'Macquard', 'Garnier', 'La Harpe'].map(name => g.slot(name))
  battlefield(
    g,
    slots.map(slot => [slot, 1, 1] as const),
    [[g.slot('Liptay'), 4, 1]],
    { step: 'plans', plans: [6, 0] },
  )
  g.go()
  const four = slots.slice(0, 4).map(slot => code('engage', slot))
  const flank = code('flank', slots[4])
  assert.equal(g.whyNotAdd('plans', four, code('engage', slots[4])), '11.3')
  assert.equal(g.whyNotAdd('plans', four, code('volley', slots[0])), '11.2')
  const six = [...four, flank, code('prepare', slots[0])].sort((a, b) => a - b)
  assert.equal(g.whyNotAdd('plans', six, code('prepare', slots[1])), '11.2', 'six are six')
  assert.equal(g.whyNot('plans', [code('engage', g.slot('Stengel'))])?.rule, '11.2', 'he is not on the field')
  g.do(
    'plans',
    six.filter(each => each !== code('prepare', slots[0])),
  )
  assert.notEqual(g.at, 'battleTurn.choosePlans')
})

test('11.4 March: cavalry may go twice, infantry once, guns only back', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [
      [g.slot('Stengel'), 0, 1],
      [g.slot('Augereau'), 0, 1],
      [gun, 1],
    ],
    [[g.slot('Liptay'), 5]],
  )
  g.go()
  assert.equal(g.whyNot('march', marchCode(g.slot('Augereau'), 2))?.rule, '11.4')
  assert.equal(g.whyNot('march', marchCode(gun, 1))?.rule, '10.1')
  g.do('march', marchCode(g.slot('Stengel'), 2))
  assert.equal(g.unit(g.slot('Stengel')).zone, 2)
  g.do('march', marchCode(gun, 0), 4) // in line, so it rolls
  assert.equal(g.unit(gun).zone, 0)
})

test('11.4 Fire needs a roll in column, Pivot never; a force may do nothing', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 2, 1],
      [g.slot('Sérurier'), 2, 1],
    ],
    [[g.slot('Liptay'), 3]],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.last('activation').ok, 0)
  g.do('pivot', g.slot('Sérurier'))
  assert.equal(g.unit(g.slot('Sérurier')).column, 0)
  assert.equal(g.whyNot('fire', g.slot('Sérurier'))?.rule, '11.10')
  assert.ok(g.may('done'))
})

test('11.4 March: a roll from line; shock without modifier; cavalry that has met the enemy does not go on', () => {
  const g = start()
  const [stengel, augereau] = [g.slot('Stengel'), g.slot('Augereau')]
  battlefield(
    g,
    [
      [stengel, 2, 1],
      [augereau, 1, 0],
    ],
    [
      [g.slot('Liptay'), 3, 0],
      [g.slot('Kerpen'), 5, 0],
    ],
  )
  g.go()
  g.do('march', marchCode(augereau, 1), 8)
  assert.equal(g.unit(augereau).zone, 1)
  g.do('march', marchCode(stengel, 2), 5)
  assert.equal(g.last('shock').need, 5)
  assert.equal(g.unit(stengel).zone, 3, 'in melee')
})

test('11.4 whoever came into a melee by his march is not there to fire as well: one plan a turn', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 2, 1]], [[g.slot('Liptay'), 3, 0]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1), 5)
  for (const action of ['fire', 'pivot']) assert.equal(g.whyNot(action, g.slot('Augereau'))?.rule, '11.10')
})

test('11.2 Formation may be chosen more than once, as often as there are counters', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1, 1]], [[g.slot('Liptay'), 4, 1]], { step: 'plans', plans: [6, 0] })
  g.go()
  g.do(
    'plans',
    [0, 1, 2, 3].map(i => code('formation', i)),
  )
  assert.equal(g.s.battle?.formations, 4)
})
