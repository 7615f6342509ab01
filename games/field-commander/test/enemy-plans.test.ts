import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CUP, ENEMY, type EnemyPlan, type SpecialPlan } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}
/** The draw that gives this counter from a full cup. */
const draw = (plan: EnemyPlan | SpecialPlan): number => {
  const index = CUP.indexOf(plan)
  return index < 8 ? index * 2 + 1 : index + 9
}

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

test('11.6 Aimed and Forward from the other formation, Assault and Closing for the other arm: all rolled for', () => {
  assert.equal(enemy('aimed', 'Liptay', 3, 1, 2, 7).g.last('activation').ok, 0)
  assert.equal(enemy('forward', 'Liptay', 4, 0, 2, 7).g.last('activation').ok, 0)
  assert.equal(enemy('closing', 'Schubirz', 3, 0, 2, 7).g.last('activation').ok, 0)
  assert.equal(enemy('melee', 'Liptay', 3, 1, 2, 7).g.last('activation').ok, 0)
  assert.equal(enemy('rush', 'Liptay', 4, 0, 2, 7).g.last('activation').ok, 0)
})
test('11.6 Aimed: two zones away there is no attack', () => {
  assert.ok(!enemy('aimed', 'Liptay', 4, 0, 2).g.has('attack'))
})
test('11.6 Assault: still far away the column stays a column; in melee it forms line and attacks at +3/+3', () => {
  const far = enemy('assault', 'Schubirz', 5, 1, 2)
  assert.deepEqual([far.unit?.zone, far.unit?.column, far.g.has('attack')], [4, 1, false])
  const { g, unit } = enemy('assault', 'Schubirz', 3, 1, 2, 8, 10)
  assert.deepEqual([g.last('shock').need, unit?.zone, unit?.column], [8, 2, 0])
  assert.deepEqual([g.last('attack').combat, g.last('attack').superValue], [8, 5])
})
test('11.6 Forward: having entered a melee it stays in column', () => {
  const { g, unit } = enemy('forward', 'Liptay', 3, 1, 2, 8, 10)
  assert.deepEqual([g.last('shock').need, unit?.zone, unit?.column], [8, 2, 1])
})
test('11.6 Melee: two zones away it stays where it is; cavalry attacks once', () => {
  const far = enemy('melee', 'Liptay', 4, 0, 2)
  assert.deepEqual([far.unit?.zone, far.g.has('attack')], [4, false])
  const { g } = enemy('melee', 'Schubirz', 3, 0, 2, 1, 10)
  assert.equal(g.told.filter(e => e.e === 'attack').length, 1)
})
test('11.6 Rush and Wheel take infantry one zone; Wheel lets it attack', () => {
  const rush = enemy('rush', 'Liptay', 5, 1, 2)
  assert.deepEqual([rush.unit?.zone, rush.g.has('attack')], [4, false])
  const { g, unit } = enemy('wheel', 'Liptay', 4, 1, 2, 6, 10)
  assert.deepEqual([unit?.zone, unit?.column, g.last('attack').combat], [3, 0, 5])
})
test('11.6 Wheel: cavalry that meets the French at once does not go on', () => {
  const { unit } = enemy('wheel', 'Schubirz', 3, 1, 2, 6, 1)
  assert.equal(unit?.zone, 2)
})
test('11.6 Wedge: far away it stays in column', () => {
  const { unit } = enemy('wedge', 'Liptay', 5, 0, 2, 1)
  assert.deepEqual([unit?.zone, unit?.column], [4, 1])
})

test('11.7 Close Ranks takes away the first hit only, and goes back into the cup', () => {
  const g = start()
  const liptay = g.slot('Liptay')
  battlefield(g, [[g.slot('Stengel'), 2]], [[liptay, 3]])
  g.s.battle!.closeRanks = 1
  g.s.battle!.cup[CUP.indexOf('closeRanks')] = 0
  g.go()
  g.do('fire', g.slot('Stengel'), 1) // two hits
  assert.equal(g.s.reduced[liptay], 1)
  assert.deepEqual([g.s.battle?.closeRanks, g.s.battle?.cup[CUP.indexOf('closeRanks')]], [0, 1])
})

test('11.7 special plans end with the turn', () => {
  const g = start()
  battlefield(g, [[g.slot('Augereau'), 1]], [[g.slot('Liptay'), 4]], { plans: [0, 0] })
  Object.assign(g.s.battle!, { closeRanks: 1, officers: 1, wellStruck: 1, cup: new Array(11).fill(0) })
  g.go()
  g.do('done', undefined, 7)
  assert.deepEqual(g.last('activation').need, 6)
  const { closeRanks, officers, wellStruck, cup } = g.s.battle!
  assert.deepEqual([closeRanks, officers, wellStruck, cup.reduce((a, b) => a + b)], [0, 0, 0, 19])
})

test('11.13 counters of the French that were not used go back with the turn, prepared or not', () => {
  const g = start()
  const augereau = g.slot('Augereau')
  battlefield(g, [[augereau, 1, 0, 'engage']], [[g.slot('Liptay'), 4, 0, 'wedge']], { step: 'rout' })
  g.unit(augereau).prepared = 1
  g.s.battle!.formations = 2
  g.go()
  const { plan, prepared } = g.unit(augereau)
  assert.deepEqual([plan, prepared, g.s.battle?.formations], ['', 0, 0])
  assert.notEqual(g.unit(g.slot('Liptay')).plan, 'wedge')
})

test('6.3 a counter goes back once, also when its force is destroyed afterwards', () => {
  const g = start()
  const recruit = nth(g, ENEMY, 'infantry')
  battlefield(
    g,
    [[g.slot('Augereau'), 2]],
    [
      [recruit, 4, 1, 'forward'],
      [g.slot('Liptay'), 5],
    ],
    { step: 'enemyTurn', plans: [0, 0] },
  )
  g.s.battle!.cup[CUP.indexOf('forward')] = 1
  g.go(10, 10) // the recruits come near and miss, Liptay does not advance
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.s.at[recruit], -2)
  assert.equal(g.s.battle!.cup[CUP.indexOf('forward')], 2)
})

test('11.5 no more plans are drawn than there are forces to have them', () => {
  const g = start()
  const liptay = g.slot('Liptay')
  battlefield(
    g,
    [[g.slot('Augereau'), 1]],
    [
      [liptay, 5, 1],
      [nth(g, ENEMY, 'gun'), 5],
    ],
    { step: 'draw', plans: [0, 3] },
  )
  g.go(draw('forward'), 10) // one plan; the gun fires
  assert.equal(g.told.filter(e => e.e === 'planDrawn').length, 1)
})

test('11.8 from line the enemy rolls to advance, and Combat forms line', () => {
  const g = start()
  battlefield(
    g,
    [[g.slot('Augereau'), 2]],
    [
      [g.slot('Liptay'), 4, 0],
      [g.slot('Kerpen'), 3, 1],
    ],
    { step: 'enemyTurn' },
  )
  g.go(10, 7)
  assert.deepEqual([g.unit(g.slot('Kerpen')).column, g.unit(g.slot('Liptay')).zone], [0, 4])
})
