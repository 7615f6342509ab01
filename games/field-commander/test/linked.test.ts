import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { yearsRemembered } from '../data/tables.ts'
import { fieldCommander } from '../module.ts'
import { isEnemy } from '../state.ts'
import { table } from './table.ts'

const page = (campaign: string, survivors: readonly string[] = []) => ({
  campaign,
  vp: 20,
  grade: 'historical',
  survivors,
})
const upTo = (year: string, survivors: readonly string[]) => {
  const index = CAMPAIGNS.findIndex(c => c.id === year)
  return CAMPAIGNS.slice(0, index + 1).map(({ id }) => page(id, id === year ? survivors : []))
}
const career = (diary: unknown) => table('career', { diary } as never)

test('16 a career begins with 1796 and goes on with the next campaign after a victory', () => {
  const g = table('career')
  g.go()
  assert.equal(CAMPAIGNS[g.s.campaign]?.id, '1796')
  g.clear()
  for (const [i, area] of ['Nice', 'Turin', 'Milan', 'Mantua', 'Klagenfurt'].entries()) g.put(i, area)
  g.do('done')
  assert.equal(CAMPAIGNS[g.s.campaign]?.id, '1798')
  assert.equal(g.s.turn, 1)
})

test('16.1 the diary keeps points and the commanders left on the map', () => {
  const g = table('career')
  g.go()
  g.clear()
  for (const [i, area] of ['Nice', 'Turin', 'Milan', 'Mantua', 'Klagenfurt'].entries()) g.put(i, area)
  g.do('done')
  assert.deepEqual(g.s.diary[0], { campaign: 0, vp: 30, grade: 'superior', survivors: [0, 1, 2, 3, 4] })
})

test('16 a defeat ends the career', () => {
  const g = career(upTo('1796', []))
  g.go()
  g.clear()
  g.do('done')
  assert.deepEqual(g.pos.result, { winners: [], by: 'napoleon', rule: '3.2', score: [20] })
})

test('16.2 Augereau of 1805, 7 and 4, may stand in for himself in 1806, who is 6 and 4', () => {
  const g = career(upTo('1805', ['Augereau']))
  g.go()
  assert.equal(g.at, 'linked.choose')
  const slot = g.slot('Augereau')
  assert.deepEqual([COUNTERS[g.s.counter[slot]!]?.full.activation, COUNTERS[g.s.counter[slot]!]?.full.combat], [6, 4])
  const before = g.s.enemy
  g.do('keep', undefined, 9) // five points for the enemy
  assert.deepEqual([COUNTERS[g.s.counter[slot]!]?.full.activation, COUNTERS[g.s.counter[slot]!]?.full.combat], [7, 4])
  assert.equal(g.s.enemy, before + 5)
})

test('16.2 each commander kept costs a roll: 1-2 a Fortification, 3-4 a Garrison, 5-8 a reinforcement', () => {
  const g = career(upTo('1805', ['Augereau', 'Davout', 'Soult']))
  g.go()
  // Asked in the order of the new campaign's counters: Davout, Soult, Augereau. The place is a die among the enemy's areas.
  g.do('keep', undefined, 1, 1)
  assert.equal(COUNTERS[g.last('placed').force]?.kind, 'fortification')
  g.do('keep', undefined, 4, 1)
  assert.equal(COUNTERS[g.last('placed').force]?.kind, 'garrison')
  g.do('keep', undefined, 5, 1, 1)
  assert.ok(COUNTERS[g.last('placed').force]?.mobile)
  assert.equal(g.at, 'movement.move')
})

test('16.2 a new counter costs nothing', () => {
  const g = career(upTo('1805', ['Augereau']))
  g.go()
  g.do('fresh')
  assert.equal(g.at, 'movement.move')
  assert.ok(!g.has('upgrade'))
})

test('16.3 points and years', () => {
  const years = [0, 39, 40, 89, 90, 130, 170, 200, 230, 260, 280, 299, 300, 330].map(yearsRemembered)
  assert.deepEqual(years, [50, 50, 100, 100, 500, 1000, 1500, 2000, 2500, 3000, 4000, 4000, 5000, 5000])
})

test('16.3 after the eleventh campaign history says how long it remembers', () => {
  const g = career(upTo('1814', []))
  g.go()
  g.clear()
  for (const [i, area] of ['QuatreBras', 'Ligny', 'Waterloo', 'Brussels'].entries()) g.put(i, area)
  g.s.napoleon = g.area('Ligny')
  g.do('done')
  assert.deepEqual(g.pos.result, { winners: [0], by: 'immortality', rule: '16.3', score: [230] })
  assert.equal(g.last('remembered').years, 2500)
})

test('16.1 a name in a paper diary needs no accents', () => {
  const g = career([page('1796', ['serurier'])])
  assert.equal(COUNTERS[g.s.diary[0]!.survivors[0]!]?.name, 'Sérurier')
})

test('16.1 a diary that is wrong is refused with a reason', () => {
  const read = (diary: unknown) => fieldCommander.readSetup({ scenario: 'career', options: { diary } })
  assert.match(String(read('x')), /list of pages/)
  assert.match(String(read([page('1798')])), /is about 1796/)
  assert.match(String(read([page('1796', ['Wellington'])])), /nobody called "Wellington"/)
  assert.match(String(read([{ ...page('1796'), vp: -1 }])), /whole number/)
  assert.match(String(fieldCommander.readSetup({ scenario: '1800', options: { diary: [] } })), /only a career/)
})

test('16.2 with no Fortification, Garrison or reinforcement left the enemy has five points instead', () => {
  for (const die of [2, 3, 8]) {
    const g = career(upTo('1805', ['Augereau']))
    g.go()
    for (let slot = 0; slot < g.s.at.length; slot++) if (g.s.at[slot] === -2) g.s.at[slot] = -3
    const before = g.s.enemy
    g.do('keep', undefined, die, 1)
    assert.equal(g.s.enemy, before + 5, `${die}`)
  }
})

test('16.2 1-2 Fortification, 3-4 Garrison, 5-8 reinforcement, 9-10 points', () => {
  for (let die = 1; die <= 10; die++) {
    const g = career(upTo('1805', ['Augereau']))
    g.go()
    g.do('keep', undefined, die, ...(die > 8 ? [] : die > 4 ? [1, 1] : [1]))
    assert.equal(
      g.last('upgrade').gain,
      die < 3 ? 'fortification' : die < 5 ? 'garrison' : die < 9 ? 'reinforcement' : 'supply',
    )
  }
})

test('16.2 what the price brings stands in an area the enemy holds', () => {
  const g = career(upTo('1805', ['Augereau']))
  g.go()
  g.do('keep', undefined, 1, 2)
  assert.ok(isEnemy(g.s, g.last('placed').area))
})

test('16.2 only survivors of the campaign just finished, whose names appear in the next; a kept counter goes on', () => {
  const g = career([...upTo('1800', ['Lannes', 'Murat']), page('1805', ['Davout'])])
  g.go()
  assert.equal(g.at, 'linked.choose')
  g.do('keep', undefined, 9)
  assert.equal(g.at, 'movement.move', 'Lannes and Murat survived 1800, not 1805')
  const kept = g.s.counter[g.slot('Davout')]!
  assert.equal(CAMPAIGNS[COUNTERS[kept]!.campaign]?.id, '1805')
  g.clear()
  for (const [i, area] of ['Erfurt', 'Leipzig', 'Magdeburg', 'Berlin', 'Stettin'].entries()) g.put(i, area)
  g.s.napoleon = g.area('Erfurt')
  g.do('done')
  assert.ok(g.s.diary.at(-1)?.survivors.includes(kept))
})

test('16 a defeat scores nothing for its campaign; the points before it stand', () => {
  const g = career(upTo('1798', []))
  g.go()
  g.clear()
  g.do('done')
  assert.deepEqual(g.pos.result?.score, [40])
})
