import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RAID } from '../data/tables.ts'
import { ENEMY, FRENCH, INSIGHTS, type Insight } from '../words.ts'
import { battlefield, nth } from './field.ts'
import { marengo, withNapoleon } from './marengo.ts'
import { placed, type TestTable, table } from './table.ts'

/** Up to the deployment, with one insight. */
function insightful(insight: Insight, prepare: (g: TestTable) => void = () => {}): TestTable {
  const g = marengo([2], each => {
    withNapoleon(each)
    prepare(each)
  })
  g.do('pass')
  g.do('insights', [INSIGHTS.indexOf(insight)])
  return g
}
const deploy = (g: TestTable, rolls: number[] = []): void => {
  g.do('deploy', placed(g, 3, 3), ...rolls)
}

test('9.7 Duration makes the battle a turn longer or shorter', () => {
  const g = insightful('duration')
  deploy(g)
  assert.equal(g.s.battle?.turns, 3)
  g.do('lengthen')
  assert.equal(g.s.battle?.turns, 4)
})

test('9.7 Front lets up to three forces begin on the French Front', () => {
  const g = insightful('front')
  g.do('deploy', placed(g, 5, 4))
  assert.equal(g.unit(g.slot('Augereau')).zone, 2)
  const other = insightful('raid')
  assert.equal(other.whyNot('deploy', placed(other, 5, 3))?.rule, '9.8')
})

test('9.7 Raid takes points from the enemy, no more than he has', () => {
  const g = insightful('raid')
  g.s.enemy = 2
  deploy(g, [9])
  assert.deepEqual(g.last('raid'), { e: 'raid', die: 9, points: 2 })
})

test('9.7 Morale helps with shock in this battle', () => {
  const g = insightful('morale')
  deploy(g)
  assert.equal(g.s.battle?.morale, 1)
})

test('9.7 Military Genius hits every enemy wall, on Napoleon’s command or less', () => {
  const g = insightful('genius')
  const wall = g.nameless(ENEMY, 'fortification')
  g.put(wall, 'Marengo')
  deploy(g)
  g.do('try', 'genius', 2)
  assert.equal(g.s.reduced[wall], 1)
  assert.ok(!g.s.battle?.insights.includes('genius'))
})

test('9.7 Field places every enemy in his Approach or Reserve, beyond the limit', () => {
  const g = insightful('field')
  for (const name of ['di Cuto', 'Nicoletti']) g.put(g.slot(name), 'Marengo')
  g.put(g.nameless(ENEMY, 'gun'), 'Marengo')
  deploy(g)
  assert.equal(g.at, 'enemyDeployment.field')
  g.do('toReserve', [g.slot('Kerpen')])
  const zones = g.s.battle!.units[ENEMY].map(unit => unit.zone)
  assert.deepEqual(zones.filter(zone => zone === 4).length, 5)
  assert.equal(g.unit(g.slot('Kerpen')).zone, 5)
})

test('9.7 an insight costs a plan, and without a plan there is none to be had', () => {
  const g = marengo([1], withNapoleon)
  const [front, field, genius] = [INSIGHTS.indexOf('front'), INSIGHTS.indexOf('field'), INSIGHTS.indexOf('genius')]
  assert.equal(g.whyNotAdd('insights', [front, genius], field), '9.7', 'two plans, two insights')
  g.do('insights', [front, genius].sort())
  assert.deepEqual([g.at, g.s.battle?.plans[FRENCH]], ['deployment.place', 0])
})

test('9.7 without Napoleon, and without fog 1, there are no insights', () => {
  const g = marengo([3])
  assert.equal(g.at, 'deployment.place')
})

test('9.7 Duration may shorten the battle as well, and is used up', () => {
  const g = insightful('duration')
  deploy(g)
  g.do('shorten')
  assert.equal(g.s.battle?.turns, 2)
  assert.deepEqual(g.s.battle?.insights, [])
})

test('9.7 Front holds for three forces and no more', () => {
  const g = insightful('front', each => {
    for (const name of ['Garnier', 'Maynier']) each.put(each.slot(name), 'Marengo')
    for (const name of ['di Cuto', 'Nicoletti']) each.put(each.slot(name), 'Marengo')
  })
  assert.equal(g.whyNot('deploy', placed(g, 4, 4, 4, 4))?.rule, '9.7')
  assert.ok(g.may('deploy', placed(g, 4, 4, 4, 2)))
  g.do('deploy', placed(g, 4, 4, 4, 0), 1, 1, 1, 1)
  assert.deepEqual(g.s.battle?.insights, [])
  assert.deepEqual(
    g.s.battle?.units[FRENCH].map(unit => unit.zone),
    [2, 2, 2, 0],
  )
})

test('9.7 Morale is for the French alone', () => {
  const g = table()
  g.go()
  battlefield(g, [[g.slot('Augereau'), 2, 1, 'engage']], [[g.slot('Liptay'), 3, 0]])
  g.s.battle!.morale = 1
  g.go()
  g.do('execute', g.slot('Augereau'), 3, 10)
  assert.equal(g.last('shock').need, 5 - 2)
})

test('9.7 Raid takes what its table says', () => {
  for (const [die, points] of [
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [10, 3],
  ] as const) {
    const g = insightful('raid')
    g.s.enemy = 9
    const before = g.s.french
    deploy(g, [die])
    assert.deepEqual([g.s.enemy, g.s.french - before], [9 - points, points], `${die}`)
  }
  assert.equal(RAID.at(-1)?.[0], 10)
})

test('9.7, 11.1 Military Genius that fails is kept and may be tried again next turn, once a turn', () => {
  const g = insightful('genius')
  const [garrison, fort] = [g.nameless(ENEMY, 'garrison'), g.nameless(ENEMY, 'fortification')]
  g.put(garrison, 'Marengo')
  g.put(fort, 'Marengo')
  deploy(g)
  g.do('try', 'genius', 3)
  assert.deepEqual([g.s.reduced[garrison], g.s.battle?.insights], [0, ['genius']])
  assert.notEqual(g.at, 'battleTurn.activate', 'once a turn')
  g.pos.stack.pop()
  g.pos.stack.push({ proc: 'battleTurn', step: 'begin', tried: [], attempt: '', drawn: 0, target: -1 })
  g.go()
  g.do('try', 'genius', 1)
  assert.deepEqual([g.s.reduced[garrison], g.s.reduced[fort]], [1, 1], 'each wall takes one')
  assert.deepEqual([g.s.reduced[g.slot('Liptay')], g.s.battle?.insights], [0, []], 'and nobody else')
})

test('9.7 Field: guns and walls as well, troops in column; only enemies of this battle', () => {
  const g = insightful('field')
  const [gun, garrison, fort] = [nth(g, ENEMY, 'gun'), nth(g, ENEMY, 'garrison'), nth(g, ENEMY, 'fortification')]
  for (const slot of [gun, garrison, fort]) g.put(slot, 'Marengo')
  deploy(g)
  assert.equal(g.whyNot('toReserve', [g.slot('Melas')])?.rule, '9.8')
  g.do('toReserve', [g.slot('Kerpen')])
  assert.deepEqual(
    [gun, garrison, fort, g.slot('Liptay'), g.slot('Kerpen')].map(slot => [g.unit(slot).zone, g.unit(slot).column]),
    [
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 1],
      [5, 1],
    ],
  )
  assert.deepEqual(g.s.battle?.insights, [])
})

/** Three horse in Reserve, Augereau in the Approach, Sweep in hand. */
function sweeping(enemy: readonly (readonly [string, number])[], front: readonly string[] = ['Augereau']) {
  const g = table()
  g.go()
  const horses = [g.slot('Stengel'), g.slot('Kilmaine'), nth(g, FRENCH, 'cavalry')] as const
  battlefield(
    g,
    [...horses.map(slot => [slot, 0] as const), ...front.map(name => [g.slot(name), 1] as const)],
    enemy.map(([name, zone]) => [g.slot(name), zone] as const),
    { step: 'activate', napoleon: 1, plans: [1, 0], home: g.slot('Macquard') },
  )
  g.s.battle!.insights = ['sweep']
  g.go()
  return { g, horses }
}

test('9.7 Sweep: 3 is Napoleon’s command and 1; hits go from zone to zone forward, the least skilled first', () => {
  const { g, horses } = sweeping([
    ['Liptay', 4],
    ['Nicoletti', 4],
    ['Kerpen', 3],
  ])
  g.do('try', 'sweep', 3)
  assert.equal(g.last('insightRoll').need, 3)
  g.do('sweep', [horses[0]], 3, 3, 8) // 8/3: two, two and one hit
  assert.equal(g.last('attack').combat, 8)
  assert.deepEqual([g.s.at[g.slot('Nicoletti')], g.s.at[g.slot('Liptay')]], [-2, -2])
  assert.equal(g.s.reduced[g.slot('Kerpen')], 1, 'the fifth goes on to the Front')
  assert.equal(g.s.battle?.units[FRENCH].length, 3)
})

test('11.1 an insight that has succeeded asks for no scout', () => {
  const { g, horses } = sweeping([['Liptay', 4]])
  g.s.scouts = 1
  g.do('try', 'sweep', 1)
  g.do('sweep', [horses[0]], 10, 10, 10)
  assert.equal(g.at, 'battleTurn.choosePlans')
})

test('9.7 Sweep: at least one goes and at most three; only cavalry, only from Reserve', () => {
  const { g, horses } = sweeping([['Liptay', 4]])
  g.do('try', 'sweep', 1)
  assert.equal(g.whyNot('sweep', [])?.rule, '9.7')
  assert.equal(g.whyNot('sweep', [g.slot('Augereau')])?.rule, '9.7')
  const fourth = nth(g, FRENCH, 'cavalry') + 1
  g.s.battle!.units[FRENCH].push({ ...g.unit(horses[2]), slot: fourth })
  assert.equal(
    g.whyNotAdd(
      'sweep',
      [...horses].sort((a, b) => a - b),
      fourth,
    ),
    '9.7',
  )
  g.s.battle!.units[FRENCH].pop()
  g.do(
    'sweep',
    [...horses].sort((a, b) => a - b),
    ...new Array(9).fill(10),
  )
  assert.equal(g.s.battle?.units[FRENCH].length, 1)
})

test('9.7 Sweep is not tried for without cavalry in Reserve', () => {
  const { g, horses } = sweeping([['Liptay', 4]])
  for (const slot of horses) g.unit(slot).zone = 1
  assert.equal(g.whyNot('try', 'sweep')?.rule, '9.7')
})

test('3.2, 9.7 when all have swept Napoleon is left on the field alone', () => {
  const { g, horses } = sweeping([['Liptay', 4]], [])
  g.do('try', 'sweep', 1)
  g.do(
    'sweep',
    [...horses].sort((a, b) => a - b),
    ...new Array(9).fill(10),
  )
  assert.equal(g.pos.result?.by, 'napoleon')
})

test('11.13 a sweep that leaves no enemy ends the battle, and the cavalry holds the area', () => {
  const { g, horses } = sweeping([['Liptay', 4]], [])
  g.do('try', 'sweep', 1)
  g.do(
    'sweep',
    [...horses].sort((a, b) => a - b),
    1,
    1,
    ...new Array(7).fill(10),
  )
  assert.equal(g.last('battleEnds').side, FRENCH)
  assert.equal(g.at, 'movement.move')
})

test('9.7, 11.14 cavalry that swept retreats with the army', () => {
  const { g, horses } = sweeping([
    ['Liptay', 4],
    ['Melas', 5],
  ])
  g.s.battle!.turns = 1
  g.do('try', 'sweep', 1)
  g.do('sweep', [horses[0]], 10, 10, 10)
  g.do('done', undefined, 10, 10) // no plan; neither enemy advances
  g.do('done', undefined, 6, 1) // French retreat, the first of four areas
  assert.equal(g.s.at[horses[0]], g.area('Nice'))
  assert.equal(g.s.napoleon, g.area('Nice'))
})

test('9.7, 11.11 when a rout carries Napoleon off, his insights are gone', () => {
  const { g, horses } = sweeping([['Liptay', 5]])
  g.s.battle!.routed = FRENCH
  g.do('done', undefined, 10)
  g.do('retreat', horses[0], 1)
  assert.equal(g.s.napoleon, g.area('Nice'))
  assert.deepEqual(g.s.battle?.insights, [])
})
