import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planCode } from '../data/codes.ts'
import { FRENCH, FRENCH_PLANS, type FrenchPlan } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}
const code = (plan: FrenchPlan, slot = 0): number => planCode(FRENCH_PLANS.indexOf(plan), slot)

/** One French force with a counter against one enemy; the dice of the action follow. */
function french(
  plan: FrenchPlan,
  where: number,
  column: number,
  enemyZone: number,
  enemyColumn: number,
  name: string,
  ...rolls: number[]
) {
  const g = start()
  const slot = g.slot(name)
  battlefield(
    g,
    [[slot, where, column, plan]],
    [
      [g.slot('Liptay'), enemyZone, enemyColumn],
      [g.slot('Kerpen'), 5],
    ],
  )
  g.go()
  g.do('execute', slot, ...rolls)
  return { g, slot, liptay: g.slot('Liptay') }
}

test('11.3 Charge: rolled for, cavalry only, two advances with shock −3, then an attack', () => {
  const { g, slot } = french('charge', 1, 1, 3, 0, 'Stengel', 7, 2, 10)
  assert.equal(g.unit(slot).zone, 3)
  assert.equal(g.last('shock').need, 2)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [11, 6])
  const other = start()
  battlefield(other, [[other.slot('Augereau'), 1]], [[other.slot('Liptay'), 3]], { step: 'plans' })
  other.go()
  assert.equal(other.whyNot('plans', [code('charge', other.slot('Augereau'))])?.rule, '10.1')
})

test('11.3 Engage: shock −2, line, then +1/+1, which melee makes +4/+4', () => {
  const { g, slot, liptay } = french('engage', 2, 1, 3, 0, 'Sérurier', 4, 10)
  assert.equal(g.last('shock').need, 3)
  assert.equal(g.s.reduced[liptay], 1)
  assert.equal(g.unit(slot).column, 0)
  // He has been thrown back, so the melee is over before the attack.
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [8, 1])
  const three = start()
  battlefield(
    three,
    [[three.slot('Sérurier'), 2, 1, 'engage']],
    [
      [three.slot('Liptay'), 3],
      [three.slot('Kerpen'), 3],
      [three.slot('Nicoletti'), 3],
    ],
  )
  three.go()
  three.do('execute', three.slot('Sérurier'), 9, 10)
  assert.deepEqual([three.last('attack').combat, three.last('attack').superValue], [11, 4])
})

test('11.3 Flank: only exactly two zones away', () => {
  const { g, slot } = french('flank', 1, 1, 3, 1, 'Sérurier', 10)
  assert.equal(g.unit(slot).zone, 3)
  const near = start()
  battlefield(near, [[near.slot('Sérurier'), 2, 1, 'flank']], [[near.slot('Liptay'), 3]])
  near.go()
  assert.equal(near.whyNot('execute', near.slot('Sérurier'))?.rule, '11.3')
  assert.equal(near.whyNot('fire', near.slot('Sérurier'))?.rule, '11.10', 'the counter is there all the same')
  assert.ok(near.may('done'))
})

test('11.3 Formation: up to three forces, once, even in melee, before an enemy acts', () => {
  const g = start()
  const slots = ['Augereau', 'Sérurier', 'Macquard', 'Garnier'].map(name => g.slot(name))
  battlefield(
    g,
    slots.map(slot => [slot, 2, 1] as const),
    [[g.slot('Liptay'), 2, 0]],
    { step: 'plans', plans: [1, 0] },
  )
  g.go()
  g.do('plans', [code('formation')])
  assert.equal(g.at, 'battleTurn.interrupt')
  const three = [slots[0]!, slots[1]!, slots[3]!]
  assert.equal(g.whyNotAdd('reform', three, slots[2]!), '11.3', 'three is the limit')
  assert.equal(g.whyNot('reform', [g.slot('Stengel')])?.rule, '11.10', 'he is not on the field')
  g.do('reform', three, 10) // Liptay fights
  assert.deepEqual(
    slots.map(slot => g.unit(slot).column),
    [0, 0, 1, 0],
  )
  assert.equal(g.whyNot('reform', [slots[0]!])?.rule, '11.3')
})

test('11.3 Grapeshot: guns and fortifications only, +2/+1 without a roll', () => {
  const g = start()
  const gun = nth(g, FRENCH, 'gun')
  battlefield(
    g,
    [
      [gun, 0],
      [g.slot('Augereau'), 1],
    ],
    [[g.slot('Liptay'), 4, 1]],
    { step: 'plans', plans: [2, 0] },
  )
  g.go()
  assert.equal(g.whyNot('plans', [code('grapeshot', g.slot('Augereau'))])?.rule, '10.1')
  g.do('plans', [code('grapeshot', gun)])
  g.do('execute', gun, 10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [6, 2])
})

test('11.3 Prepare: Volley is lost in melee and Prepare stays; a Square that misses does not change that', () => {
  const g = start()
  const [garnier, augereau, horse] = [g.slot('Garnier'), g.slot('Augereau'), g.slot('Schubirz')]
  battlefield(
    g,
    [
      [garnier, 2, 0],
      [augereau, 1, 0],
    ],
    [[horse, 2, 0]],
    { step: 'plans', plans: [3, 0] },
  )
  g.remake(augereau, { full: { combat: 5 } })
  g.go()
  g.do('plans', [code('prepare', garnier), code('square', augereau), code('volley', garnier)])
  assert.equal(g.at, 'battleTurn.before')
  g.do('execute', augereau, 10) // 5 + 4: the cavalry is not destroyed
  assert.equal(g.whyNot('execute', garnier)?.rule, '10.5')
  g.do('fire', garnier, 10, 10) // before the enemy, who then fights
  assert.equal(g.last('planLost').plan, 'volley')
  const acts = g.told.filter(e => e.e === 'acts').map(e => e.e === 'acts' && e.force)
  assert.deepEqual(acts, [g.s.counter[augereau], garnier, horse])
})

test('11.3 Prepare: for any force, beside a counter or alone; who lets the moment pass has acted', () => {
  const g = start()
  const [gun, stengel] = [nth(g, FRENCH, 'gun'), g.slot('Stengel')]
  battlefield(
    g,
    [
      [stengel, 1, 1],
      [gun, 0],
    ],
    [[g.slot('Liptay'), 5, 0]],
    { step: 'plans', plans: [3, 0] },
  )
  g.go()
  assert.equal(g.whyNotAdd('plans', [code('charge', stengel)], code('engage', stengel)), '11.2', 'one beside Prepare')
  g.do('plans', [code('charge', stengel), code('prepare', stengel), code('prepare', gun)])
  assert.equal(g.whyNot('done')?.rule, '11.10', 'the charge must be carried out')
  assert.ok(g.may('fire', gun))
  g.do('execute', stengel, 8) // it fails; the gun is not used before the enemy
  g.do('done', undefined, 10)
  assert.equal(g.at, 'battleTurn.french')
  assert.equal(g.whyNot('fire', gun)?.rule, '11.10')
})

test('11.3 Push: column, then an advance with shock −4: combat 6 needs 2 or less', () => {
  const g = start()
  const slot = g.slot('Quasdanovich', 'infantry')
  battlefield(g, [[g.slot('Augereau'), 2, 0, 'push']], [[slot, 3, 0]])
  g.go()
  g.do('execute', g.slot('Augereau'), 7, 3)
  assert.equal(g.last('shock').need, 2)
  assert.equal(g.unit(g.slot('Augereau')).column, 1)
})

test('11.3 Square: before the enemy, infantry only, +4/+0 at cavalry and nobody else', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  const [horse, foot] = [g.slot('Schubirz'), g.slot('Nicoletti')]
  battlefield(
    g,
    [[augereau, 2, 0, 'square']],
    [
      [horse, 3, 0],
      [foot, 3, 0],
    ],
    { step: 'before' },
  )
  g.go()
  g.do('execute', augereau, 10, 10) // and the enemy infantry answers
  assert.ok(g.told.some(e => e.e === 'attack' && e.force === augereau && e.combat === 12))
  assert.equal(g.s.at[horse], -2, 'the infantry is less skilled, but a square fires at cavalry')
  assert.equal(g.s.reduced[foot], 0)
})

test('11.3 Volley: from line without a roll, +4/+0 for infantry, +2/+2 for cavalry, at one zone', () => {
  assert.equal(french('volley', 2, 0, 3, 0, 'Sérurier', 10).g.last('attack').combat, 11)
  const { g } = french('volley', 2, 0, 3, 0, 'Stengel', 10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [10, 5])
})

test('11.3 Charge: a failed roll is the end of it', () => {
  const { g, slot } = french('charge', 1, 1, 3, 0, 'Stengel', 8)
  assert.deepEqual([g.unit(slot).zone, g.has('attack')], [1, false])
})

test('11.3 Engage and Flank: a roll from line, none from column; Flank shocks at −3 and then attacks', () => {
  const engaged = french('engage', 1, 0, 4, 0, 'Sérurier', 8)
  assert.equal(engaged.g.last('activation').ok, 0)
  const line = french('flank', 1, 0, 3, 0, 'Sérurier', 8)
  assert.equal(line.g.unit(line.slot).zone, 1)
  const { g, slot } = french('flank', 1, 1, 3, 0, 'Sérurier', 2, 10)
  assert.equal(g.last('shock').need, 5 - 3)
  assert.deepEqual([g.last('attack').combat, g.unit(slot).column], [7 + 3, 1])
})

test('11.3 Formation: also in the French phase; one or two forces will do; unused it is lost with the turn', () => {
  const g = start()
  const [augereau, gun] = [g.slot('Augereau'), nth(g, FRENCH, 'gun')]
  battlefield(
    g,
    [
      [augereau, 1, 1],
      [gun, 0],
    ],
    [[g.slot('Liptay'), 4, 0]],
    { step: 'plans', plans: [2, 0] },
  )
  g.go()
  g.do('plans', [code('formation', 0), code('formation', 1)])
  g.do('pass', undefined, 10) // Liptay, in line, does not advance
  assert.equal(g.whyNot('reform', [gun])?.rule, '9.10')
  g.do('reform', [augereau])
  assert.deepEqual([g.unit(augereau).column, g.s.battle?.formations], [0, 1])
  g.do('fire', gun, 10)
  g.do('done')
  assert.equal(g.s.battle?.formations, 0)
})

test('11.3 Push does not attack; Volley is for one zone exactly, from column with a roll', () => {
  const { g } = french('push', 2, 1, 3, 1, 'Sérurier')
  assert.ok(!g.has('attack'))
  assert.ok(!french('volley', 1, 0, 3, 0, 'Sérurier').g.has('attack'))
  assert.equal(french('volley', 2, 1, 3, 0, 'Sérurier', 8).g.last('activation').ok, 0)
})

test('11.3 Square: without cavalry within a zone there is nothing to attack; it is for infantry', () => {
  const { g } = french('square', 2, 1, 3, 0, 'Sérurier')
  assert.ok(!g.has('attack') && !g.has('activation'))
  battlefield(g, [[g.slot('Stengel'), 1]], [[g.slot('Schubirz'), 3]], { step: 'plans', plans: [1, 0] })
  g.go()
  assert.equal(g.whyNot('plans', [code('square', g.slot('Stengel'))])?.rule, '10.1')
})

test('11.3 Formation also while those act who were prepared; with nobody prepared the enemy is not kept waiting', () => {
  const g = start()
  const [augereau, gun] = [g.slot('Augereau'), nth(g, FRENCH, 'gun')]
  battlefield(
    g,
    [
      [augereau, 1, 1],
      [gun, 0],
    ],
    [[g.slot('Liptay'), 4, 0]],
    { step: 'plans', plans: [2, 0] },
  )
  g.go()
  g.do('plans', [code('formation'), code('prepare', gun)])
  assert.equal(g.at, 'battleTurn.before')
  g.do('reform', [augereau])
  assert.deepEqual([g.at, g.unit(augereau).column], ['battleTurn.before', 0])
  const none = start()
  battlefield(none, [[none.slot('Augereau'), 1, 1]], [[none.slot('Liptay'), 4, 0]], { step: 'plans', plans: [1, 0] })
  none.go()
  none.do('plans', [code('formation')])
  assert.equal(none.at, 'battleTurn.interrupt')
  assert.equal(none.whyNot('fire', none.slot('Augereau'))?.rule, '11.3')
})

test('11.13 prepared counters need not be carried out when the battle is decided', () => {
  const g = start()
  const [augereau, stengel] = [g.slot('Augereau'), g.slot('Stengel')]
  battlefield(
    g,
    [
      [augereau, 3, 0],
      [stengel, 3, 1],
    ],
    [[g.slot('Liptay'), 4, 0]],
    { step: 'plans', plans: [4, 0], home: g.slot('Macquard') },
  )
  g.s.reduced[g.slot('Liptay')] = 1
  g.go()
  g.do('plans', [code('charge', stengel), code('prepare', augereau), code('prepare', stengel)])
  g.do('fire', augereau, 1)
  assert.equal(g.last('battleEnds').side, FRENCH)
})
