import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode, planCode } from '../data/codes.ts'
import { CUP, ENEMY, type EnemyPlan, FRENCH, FRENCH_PLANS, type FrenchPlan, type SpecialPlan } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}
const code = (plan: FrenchPlan, slot = 0): number => planCode(FRENCH_PLANS.indexOf(plan), slot)
/** The draw that gives this counter from a full cup. */
const draw = (plan: EnemyPlan | SpecialPlan): number => {
  const index = CUP.indexOf(plan)
  return index < 8 ? index * 2 + 1 : index + 9
}

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
  assert.equal(other.whyNot('plan', code('charge', other.slot('Augereau')))?.rule, '10.1')
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
  g.do('plan', code('formation'))
  assert.equal(g.at, 'battleTurn.interrupt')
  g.do('reform')
  g.do('turn', slots[0])
  assert.equal(g.whyNot('turn', slots[0])?.rule, '11.3')
  g.do('turn', slots[1])
  g.do('turn', slots[3], 10) // three is the limit: Liptay fights
  assert.deepEqual(
    slots.map(slot => g.unit(slot).column),
    [0, 0, 1, 0],
  )
  assert.equal(g.whyNot('reform')?.rule, '11.3')
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
  assert.equal(g.whyNot('plan', code('grapeshot', g.slot('Augereau')))?.rule, '10.1')
  g.do('plan', code('grapeshot', gun))
  g.do('done')
  g.do('execute', gun, 10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [6, 2])
})

test('11.3 Prepare: the force acts before the enemy; in melee its other counter is lost and this one stays', () => {
  const g = start()
  const garnier = g.slot('Garnier')
  const horse = g.slot('Schubirz')
  battlefield(g, [[garnier, 2, 0]], [[horse, 2, 0]], { step: 'plans', plans: [2, 0] })
  g.go()
  g.do('plan', code('prepare', garnier))
  g.do('plan', code('volley', garnier))
  assert.equal(g.at, 'battleTurn.before')
  assert.equal(g.whyNot('execute', garnier)?.rule, '10.5')
  g.do('fire', garnier, 10, 10) // before the enemy, who then fights
  const acts = g.told.filter(e => e.e === 'acts').map(e => e.e === 'acts' && e.force)
  assert.deepEqual(acts.slice(-2), [garnier, horse])
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
  for (const slot of slots.slice(0, 4)) g.do('plan', code('engage', slot))
  assert.equal(g.whyNot('plan', code('engage', slots[4]))?.rule, '11.3')
  assert.equal(g.whyNot('plan', code('volley', slots[0]))?.rule, '11.2')
  assert.equal(g.whyNot('plan', code('charge', slots[4]))?.rule, '11.2', 'plans are named in order')
  g.do('plan', code('flank', slots[4]))
  g.do('done')
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

/** One enemy with a counter, and what follows. */
function enemy(plan: EnemyPlan, name: string, zone: number, column: number, frenchZone: number, ...rolls: number[]) {
  const g = start()
  const kind = name === 'Schubirz' ? 'cavalry' : 'infantry'
  const slot = g.slot(name, kind)
  battlefield(
    g,
    [
      [g.slot('Augereau'), frenchZone, 0],
      [g.slot('Sérurier'), 0],
    ],
    [[slot, zone, column, plan]],
    { step: 'enemyTurn' },
  )
  g.go(...rolls)
  return { g, slot, unit: g.s.battle?.units[ENEMY][0] }
}

test('11.6 Aimed: from line without a roll, +4/+0 or +2/+2 at one zone', () => {
  assert.equal(enemy('aimed', 'Liptay', 3, 0, 2, 10).g.last('attack').combat, 9)
  assert.deepEqual(enemy('aimed', 'Schubirz', 3, 0, 2, 10).g.last('attack').superValue, 4)
})
test('11.6 Assault: cavalry without a roll; advance, line when near, attack', () => {
  const { g, unit } = enemy('assault', 'Schubirz', 4, 1, 2, 10)
  assert.deepEqual([unit?.zone, unit?.column], [3, 0])
  assert.ok(g.has('attack'))
  assert.equal(enemy('assault', 'Liptay', 4, 1, 2, 7).g.last('activation').ok, 0)
})
test('11.6 Closing: infantry without a roll; column, advance with shock −3, attack', () => {
  const { g, unit } = enemy('closing', 'Liptay', 3, 0, 2, 6, 10)
  assert.equal(unit?.column, 1)
  assert.equal(g.last('shock').need, 5)
})
test('11.6 Forward: in column without a roll; advance, line at one zone, attack', () => {
  const { unit, g } = enemy('forward', 'Liptay', 4, 1, 2, 10)
  assert.deepEqual([unit?.zone, unit?.column], [3, 0])
  assert.ok(g.has('attack'))
})
test('11.6 Melee: advance at one zone, two attacks for infantry, then line', () => {
  const { g, unit } = enemy('melee', 'Liptay', 3, 0, 2, 1, 10, 10)
  assert.equal(g.told.filter(e => e.e === 'attack').length, 2)
  assert.equal(unit?.column, 0)
})
test('11.6 Rush: in column without a roll; cavalry twice, shock −3, column', () => {
  const { g, unit } = enemy('rush', 'Schubirz', 4, 1, 2, 1)
  assert.deepEqual([unit?.zone, unit?.column], [2, 1])
  assert.equal(g.last('shock').need, 5)
})
test('11.6 Wedge: rolled for; column, advance, attack +2/+2, line when near', () => {
  const { g, unit } = enemy('wedge', 'Liptay', 4, 0, 2, 6, 10)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [7, 2])
  assert.deepEqual([unit?.zone, unit?.column], [3, 0])
})
test('11.6 Wheel: rolled for; cavalry twice, line, and only infantry attacks', () => {
  const { g, unit } = enemy('wheel', 'Schubirz', 5, 1, 2, 6)
  assert.deepEqual([unit?.zone, unit?.column], [3, 0])
  assert.ok(!g.has('attack'))
})

test('6.3 the cup holds nineteen counters, and what is drawn goes back when it has been carried out', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4, 1]], { step: 'draw', plans: [0, 1] })
  const count = (): number => g.s.battle!.cup.reduce((sum, each) => sum + each, 0)
  assert.equal(count(), 19)
  g.go(draw('forward'))
  assert.equal(g.last('planDrawn').plan, 'forward')
  assert.equal(count(), 19, 'Liptay has acted, the counter is back')
})

test('11.5, 11.7 two plans of five forces: Wheel for the highest, Officers aside, Melee for the next', () => {
  const g = start()
  const top = g.slot('Melas', 'cavalry')
  const next = g.slot('Liptay')
  const others = ['di Cuto', 'Nicoletti', 'Rukavina'].map(name => g.slot(name))
  battlefield(
    g,
    [
      [g.slot('Augereau'), 1, 1],
      [g.slot('Sérurier'), 1],
      [g.slot('La Harpe'), 1],
    ],
    [[next, 4, 1], [top, 4, 1], ...others.map(slot => [slot, 5, 1] as const)],
    { step: 'draw' },
  )
  // Officers leaves 17 in the cup after Wheel (one of two) has gone: index 16.
  g.go(draw('wheel'), 17, draw('melee'))
  assert.deepEqual(
    g.told.filter(e => e.e === 'planDrawn').map(e => e.e === 'planDrawn' && [e.force, e.plan]),
    [
      [top, 'wheel'],
      [next, 'melee'],
    ],
  )
  assert.equal(g.last('special').plan, 'officers')
})

test('11.7 Officers adds 3 to activation, Well Struck 3/0 to attacks', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 2]], [[g.slot('Liptay'), 4, 0, 'wedge']], { step: 'enemyTurn' })
  Object.assign(g.s.battle!, { officers: 1, wellStruck: 1 })
  g.go(9, 10)
  assert.equal(g.last('activation').need, 9)
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [10, 2])
})

test('11.5 the plan falls to the highest skill; among equals the player chooses, or chance', () => {
  const g = start()
  const three = ['Liptay', 'Kerpen', 'Rosselmini'].map(name => g.slot(name))
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [...three.map(slot => [slot, 4, 1] as const), [g.slot('Nicoletti'), 4, 1]],
    {
      step: 'draw',
    },
  )
  g.go()
  assert.equal(g.at, 'battleTurn.assign')
  assert.deepEqual(
    g.decision?.actions.map(a => a.arg),
    [...three, undefined],
  )
  assert.equal(g.whyNot('give', g.slot('Nicoletti'))?.rule, '11.5')
  g.do('chance', undefined, 2, draw('aimed')) // a die with three sides
  assert.equal(g.unit(three[1]!).plan, 'aimed')
})

test('15 with an even umpire nobody is asked', () => {
  const g = table('1796', { umpire: 'even' })
  g.go()
  const two = ['Liptay', 'Kerpen'].map(name => g.slot(name))
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    two.map(slot => [slot, 5, 0] as const),
    { step: 'draw', plans: [0, 1] },
  )
  g.go(10, draw('rush'), 7, 10) // Kerpen by the die; he fails, Liptay as well
  assert.equal(g.at, 'battleTurn.french')
})
