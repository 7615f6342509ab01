import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode } from '../data/codes.ts'
import { attackValues } from '../rules/10-attack.ts'
import { CUP, ENEMY, FRENCH } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { table } from './table.ts'

const start = () => {
  const g = table()
  g.go()
  return g
}

test('10.5 a charge that enters melee shocks at −3 and does not advance again', () => {
  const g = start()
  const stengel = g.slot('Stengel')
  battlefield(
    g,
    [[stengel, 2, 1, 'charge']],
    [
      [g.slot('Liptay'), 3, 0],
      [g.slot('Kerpen'), 3, 0],
      [g.slot('Rosselmini'), 3, 0],
    ],
  )
  g.go()
  g.do('execute', stengel, 3)
  g.do('shock', g.slot('Kerpen'), 2, 10)
  assert.equal(g.last('shock').need, 2)
  assert.equal(g.unit(stengel).zone, 3)
})

test('10.5 in melee 6 counts as 9/3 and 2/1 as 5/4', () => {
  const g = start()
  const [foot, horse] = [g.slot('Liptay'), nth(g, ENEMY, 'cavalry')]
  g.remake(foot, { full: { combat: 6, superValue: 0 } })
  g.remake(horse, { full: { combat: 2, superValue: 1 } })
  battlefield(
    g,
    [[g.slot('Augereau'), 3]],
    [
      [foot, 3],
      [horse, 3],
    ],
  )
  assert.deepEqual(attackValues(g.s, ENEMY, g.unit(foot), 0, 0), [9, 3])
  assert.deepEqual(attackValues(g.s, ENEMY, g.unit(horse), 0, 0), [5, 4])
})

test('10.5 nobody goes on out of a melee, and nobody passes an opponent', () => {
  const g = start()
  const stengel = g.slot('Stengel')
  battlefield(
    g,
    [[stengel, 3, 1]],
    [
      [g.slot('Liptay'), 3],
      [g.slot('Kerpen'), 5],
    ],
  )
  g.go()
  for (const mode of [1, 2]) assert.equal(g.whyNot('march', marchCode(stengel, mode))?.rule, '10.5')
})

test('10.5 what a French force in melee may do: fire, pivot, square, and march back', () => {
  const g = start()
  const [augereau, serurier] = [g.slot('Augereau'), g.slot('Sérurier')]
  battlefield(
    g,
    [
      [augereau, 3, 0, 'square'],
      [serurier, 3, 0],
    ],
    [
      [g.slot('Schubirz'), 3],
      [g.slot('Kerpen'), 3],
    ],
    { step: 'before' },
  )
  g.go()
  assert.ok(g.may('execute', augereau), 'Square is not lost')
  g.do('execute', augereau, 10, 10) // the horse is destroyed, Kerpen misses
  for (const action of ['fire', 'pivot']) assert.ok(g.may(action, serurier), action)
  assert.ok(g.may('march', marchCode(serurier, 0)))
  assert.equal(g.whyNot('retreat', serurier)?.rule, '11.4')
})

test('10.5 two French fortifications with an enemy among them do not fire', () => {
  const g = start()
  const forts = [nth(g, FRENCH, 'fortification', 0), nth(g, FRENCH, 'fortification', 1)]
  battlefield(
    g,
    [
      [forts[0]!, 0],
      [forts[1]!, 0],
    ],
    [
      [g.slot('Liptay'), 0],
      [g.slot('Kerpen'), 3],
    ],
  )
  g.go()
  for (const slot of forts) assert.equal(g.whyNot('fire', slot)?.rule, '10.6')
})

test('10.5 an enemy in melee loses his counter and fights', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 3]], [[g.slot('Liptay'), 3, 1, 'wheel']], { step: 'enemyTurn' })
  g.s.battle!.cup[CUP.indexOf('wheel')] = 1
  g.go(10)
  assert.deepEqual(g.last('planLost'), { e: 'planLost', force: g.slot('Liptay'), plan: 'wheel' })
  assert.equal(g.s.battle!.cup[CUP.indexOf('wheel')], 2, 'back in the cup, once')
  assert.equal(g.last('acts').plan, 'combat')
})

test('10.5 a French force in melee may march back, not on, and its counter is lost', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(g, [[augereau, 3, 1, 'volley']], [[g.slot('Liptay'), 3]])
  g.go()
  assert.equal(g.whyNot('execute', augereau)?.rule, '10.5')
  assert.equal(g.whyNot('march', marchCode(augereau, 1))?.rule, '10.5')
  g.do('march', marchCode(augereau, 0))
  assert.equal(g.unit(augereau).zone, 2)
  assert.ok(g.has('planLost'))
})
