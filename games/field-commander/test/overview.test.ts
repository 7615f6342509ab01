import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode } from '../data/codes.ts'
import { canAttack } from '../rules/act.ts'
import { attackValues } from '../rules/attack.ts'
import { enemyPlan } from '../rules/enemyPhase.ts'
import { gunTarget } from '../rules/field.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { table } from './table.ts'

const start = () => {
  const g = table()
  g.go()
  return g
}

test('10.2 Augereau in line with Engage: 4 of 7 activates, he advances, stays in line and attacks at +1/+1', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(g, [[augereau, 1, 0, 'engage']], [[g.slot('Liptay'), 3]])
  g.go()
  g.do('execute', augereau, 4, 10)
  assert.deepEqual(g.last('activation'), { e: 'activation', force: augereau, die: 4, need: 7, ok: 1 })
  assert.deepEqual([g.unit(augereau).zone, g.unit(augereau).column], [2, 0])
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [9, 2])
})

test('10.2 a force that fails to activate does nothing', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1, 0, 'engage']], [[g.slot('Liptay'), 3]])
  g.go()
  g.do('execute', g.slot('Augereau'), 8)
  assert.equal(g.unit(g.slot('Augereau')).zone, 1)
})

test('10.3 an enemy on the French Front advances to the French Approach', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 0]], [[g.slot('Liptay'), 2, 1]], { step: 'enemyTurn' })
  g.go()
  assert.equal(g.unit(g.slot('Liptay')).zone, 1)
})

test('10.3 a French force in the enemy’s Approach advances to his Reserve, and no further', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(g, [[augereau, 4, 1, 'engage']], [[g.slot('Liptay'), 5, 0]])
  g.go()
  g.do('execute', augereau) // home ground: the shock fails by itself
  assert.equal(g.s.at[g.slot('Liptay')], -2, 'hit and with nowhere to go')
})

test('10.3 from the far Reserve the advance is ignored and the attack carried out', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(g, [[augereau, 5, 1, 'engage']], [[g.slot('Liptay'), 4, 0]])
  g.go()
  g.do('execute', augereau, 10)
  assert.equal(g.unit(augereau).zone, 5)
  assert.ok(g.has('attack'))
})

test('10.3 a French force in its Approach retreats to its Reserve', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1, 1]], [[g.slot('Liptay'), 5]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 0))
  assert.equal(g.unit(g.slot('Augereau')).zone, 0)
})

test('10.3 an order that would exceed a zone’s limit is ignored', () => {
  const g = start()
  const front = ['Sérurier', 'Macquard', 'Garnier', 'Stengel', 'Kilmaine', 'La Harpe'].map(name => g.slot(name))
  battlefield(
    g,
    [[g.slot('Augereau'), 1, 1, 'engage'], ...front.map(slot => [slot, 2] as const)],
    [
      [g.slot('Liptay'), 5],
      [g.slot('Kerpen'), 5],
      [g.slot('Melas'), 5],
    ],
  )
  g.go()
  g.do('execute', g.slot('Augereau'))
  assert.ok(g.has('blocked'))
  assert.equal(g.whyNot('march', marchCode(g.slot('Augereau'), 1))?.rule, '11.10')
})

test('10.4 of two recruits, a veteran and an elite, a recruit is tested', () => {
  const g = start()
  const recruits = [nth(g, ENEMY, 'infantry', 0), nth(g, ENEMY, 'infantry', 1)] as const
  battlefield(
    g,
    [[g.slot('Augereau'), 2, 1]],
    [
      [recruits[0], 3],
      [recruits[1], 3],
      [g.slot('Melas', 'cavalry'), 3],
    ],
  )
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1))
  assert.equal(g.at, 'shock.target')
  assert.deepEqual(
    g.decision?.actions.map(a => a.arg),
    [...recruits],
  )
  assert.equal(g.whyNot('shock', g.slot('Melas', 'cavalry'))?.rule, '10.4')
})

test('10.4 combat 5 fails on a 6: one hit and a zone back', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 2, 1]], [[g.slot('Liptay'), 3, 0]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1), 6)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
  assert.equal(g.unit(g.slot('Liptay')).zone, 4)
})

test('10.4 without room behind him he is destroyed', () => {
  const g = start()
  const crowd = ['di Cuto', 'Schubirz', 'Rosselmini', 'Nicoletti'].map(name => [g.slot(name), 4] as const)
  battlefield(g, [[g.slot('Augereau'), 2, 1]], [[g.slot('Liptay'), 3, 0], ...crowd])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1), 6)
  assert.equal(g.s.at[g.slot('Liptay')], -2)
})

test('10.4 Close Ranks takes away the hit, not the retreat', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 2, 1]], [[g.slot('Liptay'), 3, 0]])
  g.s.battle!.closeRanks = 1
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1), 6)
  assert.equal(g.s.reduced[g.slot('Liptay')], 0)
  assert.equal(g.unit(g.slot('Liptay')).zone, 4)
})

test('10.4 of two veterans the one in column may be chosen, and fails by itself', () => {
  const g = start()
  const [line, column] = [g.slot('Liptay'), g.slot('Kerpen')]
  battlefield(
    g,
    [[g.slot('Augereau'), 2, 1]],
    [
      [line, 3, 0],
      [column, 3, 1],
    ],
  )
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1))
  g.do('shock', column)
  assert.deepEqual(g.last('shockFails'), { e: 'shockFails', force: column, because: 'column' })
})

test('10.4 infantry and cavalry fail on their own ground, and statics do not retreat', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 3, 1]], [[g.slot('Liptay'), 4, 0]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1))
  assert.equal(g.last('shockFails').because, 'ground')
  const other = start()
  const garrison = nth(other, ENEMY, 'garrison')
  battlefield(other, [[other.slot('Augereau'), 3, 1]], [[garrison, 4, 0]])
  other.go()
  other.do('march', marchCode(other.slot('Augereau'), 1), 6)
  assert.deepEqual([other.s.reduced[garrison], other.unit(garrison).zone], [1, 4])
})

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
  const prussian = g.slot('Quasdanovich', 'infantry')
  battlefield(g, [[g.slot('Augereau'), 3]], [[prussian, 3]])
  assert.deepEqual(attackValues(g.s, ENEMY, g.unit(prussian), 0, 0), [9, 3])
  const horse = nth(g, ENEMY, 'cavalry')
  battlefield(g, [[g.slot('Augereau'), 3]], [[horse, 3]])
  assert.deepEqual(attackValues(g.s, ENEMY, g.unit(horse), 0, 0), [3 + 3, 1 + 3])
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
  g.go(10)
  assert.deepEqual(g.last('planLost'), { e: 'planLost', force: g.slot('Liptay'), plan: 'wheel' })
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

test('10.6 with 6/3 a roll of 4 to 6 hits once, 1 to 3 twice', () => {
  const g = start()
  const melas = g.slot('Meszaros', 'cavalry') // 6/2
  battlefield(
    g,
    [
      [g.slot('Augereau'), 2],
      [g.slot('Sérurier'), 0],
    ],
    [[melas, 3, 0]],
    { step: 'enemyTurn' },
  )
  g.go(2)
  assert.equal(g.last('attack').hits, 2)
  assert.equal(g.s.at[g.slot('Augereau')], -2)
})

test('10.6 infantry and cavalry do not attack from their own Reserve', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 0]], [[g.slot('Liptay'), 1]])
  assert.ok(!canAttack(g.s, FRENCH, g.unit(g.slot('Augereau'))))
})

test('10.7 a gun in Reserve passes over a melee and fires at the enemy’s Approach', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [
      [gun, 0],
      [g.slot('Augereau'), 1],
      [g.slot('Sérurier'), 2],
    ],
    [
      [g.slot('Liptay'), 2],
      [g.slot('Kerpen'), 4],
      [g.slot('Rosselmini'), 5],
    ],
  )
  assert.equal(gunTarget(g.s.battle!, FRENCH, 0), 4)
  g.go()
  g.do('fire', gun, 1)
  assert.equal(g.s.at[g.slot('Kerpen')], -2, 'two hits, both in the nearest zone')
})

test('10.7 hits left over fall on the next zone', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [[gun, 0]],
    [
      [nth(g, ENEMY, 'infantry'), 3],
      [g.slot('Liptay'), 4],
    ],
  )
  g.go()
  g.do('fire', gun, 1)
  assert.equal(g.s.at[nth(g, ENEMY, 'infantry')], -2)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
})

test('10.8 infantry with combat 6 and Aimed attacks at 10/0', () => {
  const g = start()
  const slot = g.slot('Quasdanovich', 'infantry')
  battlefield(g, [[g.slot('Augereau'), 2]], [[slot, 3, 0, 'aimed']], { step: 'enemyTurn' })
  g.go(10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue, g.last('attack').hits], [10, 0, 1])
})

test('10.9 in melee the second hit goes on to the next zone when nobody is left', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(
    g,
    [[augereau, 3, 0]],
    [
      [nth(g, ENEMY, 'infantry'), 3],
      [g.slot('Liptay'), 4],
    ],
  )
  g.go()
  g.do('fire', augereau, 1)
  assert.equal(g.s.at[nth(g, ENEMY, 'infantry')], -2)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
})

test('5.1, 10.9 hits fall on the least skilled first', () => {
  const g = start()
  const [line, poor] = [g.slot('Liptay'), g.slot('Nicoletti')]
  battlefield(
    g,
    [[g.slot('Augereau'), 2]],
    [
      [line, 3],
      [poor, 3],
    ],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.deepEqual([g.s.reduced[line], g.s.reduced[poor]], [0, 1])
})

test('5.2, 5.3 the first hit turns infantry over, the second destroys it; cavalry, guns and recruits have one side', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 2],
      [g.slot('Sérurier'), 2],
    ],
    [
      [g.slot('Liptay'), 3],
      [g.slot('Schubirz'), 5],
    ],
  )
  g.go()
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
  g.do('fire', g.slot('Sérurier'), 7)
  assert.equal(g.s.at[g.slot('Liptay')], -2)
  for (const slot of [g.slot('Schubirz'), nth(g, ENEMY, 'gun'), nth(g, ENEMY, 'infantry')])
    assert.equal(g.s.reduced[slot], 0)
})

test('10.10 destroyed French forces can be bought back', () => {
  const g = start()
  g.clear(ENEMY)
  g.s.at[g.slot('Garnier')] = -2
  g.do('done')
  g.do('done')
  assert.ok(g.may('buy', g.slot('Garnier') * 2))
})

test('10.1 guns, garrisons and fortifications are given no enemy plan and only fight', () => {
  const g = start()
  const gun = nth(g, ENEMY, 'gun')
  const garrison = nth(g, ENEMY, 'garrison')
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [
      [gun, 5],
      [garrison, 4],
    ],
  )
  assert.equal(enemyPlan(g.s, g.unit(gun)), 'combat')
  assert.equal(enemyPlan(g.s, g.unit(garrison)), '', 'nobody within one zone')
})
