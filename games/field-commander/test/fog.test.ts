import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FOG_TURNS } from '../data/tables.ts'
import { foretell } from '../foretell.ts'
import { fieldCommander } from '../module.ts'
import { counterOf, POOL } from '../state.ts'
import { ENEMY, FRENCH, INSIGHTS } from '../words.ts'
import { marengo, withNapoleon } from './marengo.ts'
import { placed, type TestTable } from './table.ts'

test('9.1 the fog gives 2, 3, 4, 3, 2, 4, 5, 3, 3, 5, 2, 2, 4, 4 turns', () => {
  assert.deepEqual(FOG_TURNS.slice(1), [2, 3, 4, 3, 2, 4, 5, 3, 3, 5, 2, 2, 4, 4])
})

test('9.1 with 4 to 6 points the enemy spends 2 for +2, with 7 or more 4 for +4', () => {
  const six = marengo([1], g => void (g.s.enemy = 6))
  assert.deepEqual([six.s.battle?.fog, six.s.enemy, six.s.scouts], [3, 4, 1])
  const seven = marengo([9], g => void (g.s.enemy = 7))
  assert.deepEqual([seven.s.battle?.fog, seven.s.enemy, seven.s.battle?.turns], [13, 3, 4])
})

test('9.2 8 becomes 12 with 11 enemy points; a scout rolls 7, unmodified: five turns and two points taken', () => {
  const g = marengo([8], each => {
    each.s.enemy = 11
    each.s.scouts = 1
  })
  assert.equal(g.at, 'battle.scouts')
  assert.equal(g.s.battle?.fog, 12)
  g.do('scout', undefined, 7)
  assert.deepEqual([g.s.battle?.fog, g.s.battle?.turns, g.s.enemy, g.s.french, g.s.scouts], [7, 5, 5, 2, 0])
})

test('9.3 fog 1 gives a battle without Napoleon one insight, at no cost in plans', () => {
  const g = marengo([1])
  assert.equal(g.at, 'battle.insights')
  g.do('insights', [INSIGHTS.indexOf('morale')])
  assert.deepEqual(g.s.battle?.plans, [1, 2])
  assert.notEqual(g.at, 'battle.insights')
})

test('9.3 fog 2 gives two points, fog 3 a scout', () => {
  assert.equal(marengo([2]).s.french, 2)
  assert.equal(marengo([3]).s.scouts, 1)
})

test('9.3 fog 4 sells a recruit for two points, to any area with French forces', () => {
  const g = marengo([4], each => void (each.s.french = 2))
  assert.equal(g.at, 'fogRecruit.recruit')
  g.do('recruit', g.nameless(FRENCH, 'gun'))
  assert.equal(g.whyNot('area', g.area('Genoa'))?.rule, '9.3')
  g.do('area', g.area('Nice'))
  assert.equal(g.s.french, 0)
  assert.equal(g.s.at[g.nameless(FRENCH, 'gun')], g.area('Nice'))
})

test('9.3 fog 5 lets Napoleon come from wherever he is', () => {
  const g = marengo([5])
  g.do('summonNapoleon')
  assert.equal(g.s.napoleon, g.area('Marengo'))
  assert.equal(g.s.battle?.plans[FRENCH], 2)
})

test('9.3 fog 6 brings one mobile force from the map, or none', () => {
  const g = marengo([6])
  assert.equal(g.whyNot('summon', g.slot('Augereau'))?.rule, '9.3')
  g.put(g.slot('Garnier'), 'Nice')
  g.do('summon', g.slot('Macquard'))
  assert.equal(g.s.at[g.slot('Macquard')], g.area('Marengo'))
})

test('9.3 fog 7 and 8 move two points, or what there is', () => {
  const seven = marengo([7], g => void (g.s.enemy = 1))
  assert.deepEqual([seven.s.french, seven.s.enemy], [1, 0])
  const eight = marengo([8], g => void (g.s.french = 3))
  assert.deepEqual([eight.s.french, eight.s.enemy], [1, 2])
})

test('9.3 fog 9 hits a force in a random city of ours, of the player’s choice', () => {
  const g = marengo([9], each => each.put(each.slot('Garnier'), 'Nice'))
  assert.equal(g.at, 'fogHit.hit')
  assert.equal(g.whyNot('hit', g.slot('Augereau'))?.rule, '9.3')
  g.do('hit', g.slot('Garnier'))
  assert.equal(g.s.reduced[g.slot('Garnier')], 1)
})

test('9.3 fog 10 draws a reinforcement into the battle; an empty cup is worth two points', () => {
  const g = marengo([10, 1])
  assert.ok(g.has('joins'))
  const empty = marengo([10], each => {
    for (let slot = 0; slot < each.s.at.length; slot++) if (each.s.at[slot] === -2) each.s.at[slot] = -3
  })
  assert.equal(empty.s.enemy, 2)
})

test('9.3 fog 11 and 12 add a Garrison, 13 and 14 a plan', () => {
  const garrison = marengo([8], g => void (g.s.enemy = 7))
  assert.equal(garrison.s.at[garrison.nameless(ENEMY, 'garrison')], garrison.area('Marengo'))
  const plan = marengo([10], g => void (g.s.enemy = 7))
  assert.equal(plan.s.battle?.plans[ENEMY], 3)
})

test('9.1 with less than 4 points the enemy spends nothing', () => {
  const three = marengo([2], g => void (g.s.enemy = 3))
  assert.deepEqual([three.s.battle?.fog, three.s.enemy], [2, 3])
  const four = marengo([1], g => void (g.s.enemy = 4))
  assert.deepEqual([four.s.battle?.fog, four.s.enemy], [3, 2])
})

test('9.2 scouts repeat the roll as long as there are any, or the player keeps what there is', () => {
  const g = marengo([9], each => {
    each.s.enemy = 7
    each.s.scouts = 2
  })
  g.do('scout', undefined, 2)
  assert.deepEqual([g.at, g.s.battle?.fog, g.s.french], ['battle.scouts', 2, 0], 'the event waits until it is kept')
  g.do('accept')
  assert.deepEqual([g.s.french, g.s.scouts, g.s.enemy], [2, 1, 3])
})

test('9.3 fog 1 is nothing to a battle with Napoleon, and may be left unused without him', () => {
  const g = marengo([1], withNapoleon)
  assert.equal(g.last('fogNothing').roll, 1)
  g.do('insights', [INSIGHTS.indexOf('genius')])
  assert.equal(g.s.battle?.plans[FRENCH], 1, 'paid for with a plan')
  const without = marengo([1])
  assert.ok(!without.has('fogNothing'))
  without.do('done')
  assert.equal(without.at, 'deployment.place')
})

test('9.3 an insight of fog 1 is rolled for with the command on Napoleon’s counter', () => {
  const g = marengo([1], each => each.put(each.nameless(ENEMY, 'garrison'), 'Marengo'))
  g.do('insights', [INSIGHTS.indexOf('genius')])
  g.do('deploy', placed(g, 3, 3))
  g.do('try', 'genius', 3)
  assert.deepEqual(g.last('insightRoll'), { e: 'insightRoll', insight: 'genius', die: 3, need: 2, ok: 0 })
})

test('9.3 fog 3 gives no scout beyond those in the box', () => {
  const g = marengo([3], each => void (each.s.scouts = 6))
  g.do('accept')
  assert.equal(g.s.scouts, 6)
  assert.ok(g.has('fogNothing'))
})

test('9.3 fog 4 is ignored without two points or without recruits, and may be declined', () => {
  const nothing = (prepare: (g: TestTable) => void): void => {
    const g = marengo([4], prepare)
    assert.notEqual(g.at, 'fogRecruit.recruit')
    assert.equal(g.last('fogNothing').roll, 4)
  }
  nothing(g => void (g.s.french = 1))
  nothing(g => {
    g.s.french = 2
    for (let slot = 0; slot < g.s.at.length; slot++)
      if (g.s.at[slot] === POOL && counterOf(g.s, slot).side === FRENCH && !counterOf(g.s, slot).named)
        g.s.at[slot] = -3
  })
  const g = marengo([4], each => {
    each.s.french = 2
    each.s.at[each.nameless(FRENCH, 'cavalry')] = -3
  })
  assert.equal(g.whyNot('recruit', g.nameless(FRENCH, 'cavalry'))?.rule, '9.3')
  g.do('pass')
  assert.equal(g.s.french, 2)
})

test('9.3 fog 5 asks nothing when Napoleon is there, and he may stay where he is', () => {
  const here = marengo([5], withNapoleon)
  assert.equal(here.last('fogNothing').roll, 5)
  const g = marengo([5])
  g.do('pass')
  assert.equal(g.s.napoleon, g.area('Nice'))
  assert.equal(g.s.battle?.plans[FRENCH], 1)
})

test('9.3 fog 6 may be declined, and is ignored when nobody else is on the map', () => {
  const g = marengo([6])
  assert.ok(!g.may('summon', g.slot('Stengel')), 'he is not on the map')
  g.do('pass')
  assert.equal(g.s.at[g.slot('Macquard')], g.area('Nice'))
  const alone = marengo([6], each => {
    withNapoleon(each)
    each.s.at[each.slot('Macquard')] = -2
  })
  assert.equal(alone.last('fogNothing').roll, 6)
})

test('9.3 fog 7 and 8 are ignored when there is nothing to take', () => {
  for (const roll of [7, 8]) {
    const g = marengo([roll])
    assert.equal(g.last('fogNothing').roll, roll)
    assert.deepEqual([g.s.french, g.s.enemy], [0, 0])
  }
})

test('9.3 fog 9: a die among the cities with French forces; without one it is ignored', () => {
  const g = marengo([9, 6], each => each.put(each.slot('Stengel'), 'Turin'))
  assert.equal(g.s.at[g.slot('Stengel')], -2, 'Nice 1-5, Turin 6-10; his only force has one side')
  const none = marengo([9], each => {
    withNapoleon(each)
    each.put(each.slot('Macquard'), 'Savona')
  })
  assert.equal(none.last('fogNothing').roll, 9)
})

test('9.3 fog 10 brings whom the cup gives to the area of the battle', () => {
  const g = marengo([10, 1])
  const joined = g.s.at.findIndex(
    (area, slot) => area === g.area('Marengo') && g.s.counter[slot] === g.last('joins').force,
  )
  assert.equal(counterOf(g.s, joined).side, ENEMY)
  assert.ok(counterOf(g.s, joined).mobile)
  assert.equal(g.enemy('Marengo'), 15 + counterOf(g.s, joined).full.combat)
})

test('9.3 fog 11 and 12: a Garrison in the enemy’s Approach, which stays when the battle is over, or two points', () => {
  for (const die of [7, 8]) {
    const g = marengo([die], each => void (each.s.enemy = 7))
    const garrison = g.nameless(ENEMY, 'garrison')
    g.do('deploy', placed(g, 3, 3))
    assert.deepEqual([g.s.battle?.fog, g.unit(garrison).zone, g.s.enemy], [die + 4, 4, 3])
    const none = marengo([die], each => {
      each.s.enemy = 7
      for (let i = 0; i < 8; i++) each.s.at[each.nameless(ENEMY, 'garrison') + i] = -3
    })
    assert.equal(none.s.enemy, 3 + 2)
  }
})

test('9.3 fog 13 and 14: one more plan for the enemy, in this battle', () => {
  for (const die of [9, 10]) {
    const g = marengo([die], each => void (each.s.enemy = 7))
    assert.deepEqual(g.last('plans'), { e: 'plans', french: 1, enemy: 3 })
  }
})

test('3.2, 9.3 fog 6: whoever calls the last force away from Napoleon loses at once, at every table', () => {
  for (const napoleon of ['guarded', 'book']) {
    const g = marengo([6], each => void (each.s.napoleon = each.area('Nice')), { napoleon })
    assert.equal(g.at, 'fogForce.summon')
    const { warnings } = foretell(fieldCommander.view(g.pos, 0), 0, { type: 'summon', arg: g.slot('Macquard') })
    assert.match(warnings?.[0]?.en ?? '', /^This loses the campaign: /, 'said before')
    assert.equal(foretell(fieldCommander.view(g.pos, 0), 0, { type: 'pass' }).warnings, undefined)
    g.do('summon', g.slot('Macquard'))
    assert.deepEqual(g.pos.result, { winners: [], by: 'napoleon', rule: '3.2', score: [0] })
    assert.ok(!g.has('plans'), 'the battle does not go on')
  }
})

test('3.2, 9.3 fog 6: Napoleon keeps one force beside him and the campaign goes on', () => {
  const g = marengo([6], each => {
    each.s.napoleon = each.area('Nice')
    each.put(each.nameless(FRENCH, 'garrison'), 'Nice')
  })
  g.do('summon', g.slot('Macquard'))
  assert.equal(g.pos.result, undefined, 'a wall is a force, too')
})

test('3.2, 9.3 fog 9: the hit that destroys the last force beside Napoleon loses at once, at every table', () => {
  for (const napoleon of ['guarded', 'book']) {
    const g = marengo(
      [9],
      each => {
        each.s.napoleon = each.area('Nice')
        each.put(each.slot('Macquard'), 'Nice', 1)
      },
      { napoleon },
    )
    assert.deepEqual(g.pos.result, { winners: [], by: 'napoleon', rule: '3.2', score: [0] })
    assert.ok(!g.has('plans'), 'the battle does not go on')
  }
})

test('3.2, 9.3 fog 9: reduced but there, the last force keeps Napoleon company', () => {
  const g = marengo([9], each => void (each.s.napoleon = each.area('Nice')))
  assert.equal(g.s.reduced[g.slot('Macquard')], 1)
  assert.equal(g.pos.result, undefined)
})

test('9.1, 9.2 points spent on the fog stay spent when a scout rolls again, and no more are', () => {
  const g = marengo([8], each => {
    each.s.enemy = 8
    each.s.scouts = 2
  })
  assert.deepEqual([g.s.battle?.fog, g.s.enemy], [12, 4])
  g.do('scout', undefined, 9)
  assert.deepEqual([g.s.battle?.fog, g.s.enemy], [9, 4], 'the four that are left would have bought another +2')
  g.do('scout', undefined, 13 - 10)
  assert.deepEqual([g.s.battle?.fog, g.s.enemy, g.s.scouts], [3, 4, 1], 'only the result that is kept happens')
})

test('9.3, 9.4 fog 4: recruits sent to the area of the battle fight in it', () => {
  const g = marengo([4], each => void (each.s.french = 2))
  const recruit = g.nameless(FRENCH, 'infantry')
  g.do('recruit', recruit)
  g.do('area', g.area('Marengo'))
  assert.equal(g.last('noOverwhelm').french, 15 + counterOf(g.s, recruit).full.combat)
})

test('9.3, 8.2 fog 6 calls a force away from an enemy who would not let it march', () => {
  const g = marengo([], each => {
    each.put(each.slot('Macquard'), 'Lodi')
    each.put(each.slot('Brempt'), 'Lodi')
    each.put(each.slot('Garnier'), 'Nice')
  })
  // Two battles wait: the one at Marengo is begun first.
  g.do('fight', g.area('Marengo'), 6)
  g.do('summon', g.slot('Macquard'))
  assert.equal(g.s.at[g.slot('Macquard')], g.area('Marengo'))
  assert.equal(g.french('Lodi'), 0)
})

test('10.10, 9.3 an enemy drawn from the cup comes at full strength, however he was destroyed', () => {
  const g = marengo([10, 1], each => {
    for (const slot of each.s.at.keys()) if (each.s.at[slot] === POOL) each.s.reduced[slot] = 1
  })
  const joined = g.s.counter.indexOf(g.last('joins').force)
  assert.equal(g.s.reduced[joined], 0)
})
