import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode } from '../data/codes.ts'
import { ENEMY } from '../words.ts'
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

test('10.3 a French force in the enemy’s Approach advances to his Reserve, and shocks there', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  const [liptay, kerpen] = [g.slot('Liptay'), g.slot('Kerpen')]
  battlefield(
    g,
    [[augereau, 4, 1, 'push']],
    [
      [liptay, 5, 0],
      [kerpen, 5, 0],
    ],
  )
  g.go()
  g.do('execute', augereau)
  g.do('shock', liptay) // home ground: the test fails by itself
  assert.equal(g.unit(augereau).zone, 5)
  assert.equal(g.s.at[liptay], -2, 'with nowhere to go back to he is destroyed, though one hit only turned him')
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
  const [veteran, elite] = [g.slot('Melas', 'cavalry'), g.slot('Liptay')]
  g.remake(elite, { skill: 4 })
  battlefield(g, [[g.slot('Augereau'), 2, 1]], [[elite, 3], ...recruits.map(slot => [slot, 3] as const), [veteran, 3]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1))
  assert.equal(g.at, 'shock.target')
  assert.deepEqual(
    g.decision?.actions.map(a => a.arg),
    [...recruits],
  )
  for (const slot of [veteran, elite]) assert.equal(g.whyNot('shock', slot)?.rule, '10.4')
})

test('10.4 combat 5 passes on a 5 and suffers nothing; on a 6 it fails: one hit and a zone back', () => {
  for (const die of [5, 6]) {
    const g = start()
    const liptay = g.slot('Liptay')
    battlefield(g, [[g.slot('Augereau'), 2, 1]], [[liptay, 3, 0]])
    g.go()
    g.do('march', marchCode(g.slot('Augereau'), 1), die)
    assert.deepEqual([g.s.reduced[liptay], g.unit(liptay).zone], die === 5 ? [0, 3] : [1, 4])
  }
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
  for (const slot of [line, column]) g.remake(slot, { skill: 3 })
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
  assert.deepEqual(g.last('shockFails'), { e: 'shockFails', force: g.s.counter[column], because: 'column' })
  assert.deepEqual([g.s.reduced[column], g.unit(column).zone, g.unit(line).zone], [1, 4, 3])
})

test('10.4 infantry and cavalry fail in their own Approach and Reserve, of either side', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 3, 1]], [[g.slot('Liptay'), 4, 0]])
  g.go()
  g.do('march', marchCode(g.slot('Augereau'), 1))
  assert.equal(g.last('shockFails').because, 'ground')
  const theirs = start()
  battlefield(theirs, [[theirs.slot('Stengel'), 1, 0]], [[theirs.slot('Liptay'), 2, 1, 'rush']], {
    step: 'enemyTurn',
    home: theirs.slot('Macquard'),
  })
  theirs.go()
  assert.equal(theirs.last('shockFails').because, 'ground')
})

test('10.4 garrisons, fortifications and guns roll even on their own ground; statics do not go back, guns do', () => {
  for (const kind of ['garrison', 'fortification', 'gun'] as const) {
    const g = start()
    const slot = nth(g, ENEMY, kind)
    battlefield(
      g,
      [[g.slot('Augereau'), 3, 1]],
      [
        [slot, 4, 0],
        [g.slot('Liptay'), 5],
      ],
    )
    g.go()
    g.do('march', marchCode(g.slot('Augereau'), 1), 6)
    assert.equal(g.last('shock').ok, 0, kind)
    if (kind === 'gun') assert.equal(g.s.at[slot], -2, 'one side only')
    else assert.deepEqual([g.s.reduced[slot], g.unit(slot).zone], [1, 4], kind)
  }
})
