import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counterOf } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { nth } from './field.ts'
import { enemyTurn } from './orders.ts'

test('13.6 a roll for each enemy-held city; counters that are not there are worth two points', () => {
  const g = enemyTurn(
    each => {
      each.put(nth(each, ENEMY, 'garrison'), 'Milan')
      each.put(nth(each, ENEMY, 'garrison', 1), 'Mantua')
      for (let i = 0; i < 8; i++) each.s.at[nth(each, ENEMY, 'fortification', i)] = -3
    },
    [10, 1],
  )
  assert.equal(g.s.enemy, 3 + 2)
  assert.equal(g.told.filter(e => e.e === 'citySupply').length, 2)
})

test('13.7 with 3 points the line force is refitted before the poor one', () => {
  const g = enemyTurn(each => {
    each.s.enemy = 4
    each.put(each.slot('Liptay'), 'Genoa', 1)
    each.put(each.slot('Nicoletti'), 'Lonato', 1)
  }, [])
  g.do('group', 0, 1, 1, 1) // both hold; Genoa rolls a Fortification
  assert.equal(g.s.reduced[g.slot('Liptay')], 0)
  assert.equal(g.s.reduced[g.slot('Nicoletti')], 1)
  assert.equal(g.s.at[nth(g, ENEMY, 'fortification')], g.area('Genoa'))
  assert.equal(FRENCH, 0)
})

test('13.6 1 a Fortification, 2 a Garrison, 3-6 a reinforcement, 7-10 three points, in the city rolled for', () => {
  for (let die = 1; die <= 10; die++) {
    const g = enemyTurn(
      each => each.put(nth(each, ENEMY, 'garrison'), 'Milan'),
      die >= 3 && die <= 6 ? [die, 1] : [die],
    )
    if (die > 6) {
      assert.deepEqual([g.s.enemy, g.has('placed')], [3, false])
      continue
    }
    const { force, area } = g.last('placed')
    const slot = g.s.counter.indexOf(force)
    const kind = counterOf(g.s, slot).mobile ? 'mobile' : counterOf(g.s, slot).kind
    assert.deepEqual([kind, area], [die === 1 ? 'fortification' : die === 2 ? 'garrison' : 'mobile', g.area('Milan')])
    assert.equal(g.s.at[slot], g.area('Milan'))
  }
})

test('13.6 without Garrisons or reinforcements left there are two points instead', () => {
  for (const [die, kinds] of [
    [2, ['garrison']],
    [4, ['infantry', 'cavalry', 'gun']],
  ] as const) {
    const g = enemyTurn(
      each => {
        for (let slot = 0; slot < each.s.at.length; slot++)
          if (
            counterOf(each.s, slot).side === ENEMY &&
            (kinds as readonly string[]).includes(counterOf(each.s, slot).kind)
          )
            each.s.at[slot] = -3
        each.put(nth(each, ENEMY, 'fortification'), 'Milan')
      },
      [die],
    )
    assert.equal(g.s.enemy, 2)
  }
})

test('13.6 a city with both sides in it, or without anybody, is not rolled for', () => {
  const g = enemyTurn(
    each => {
      each.put(nth(each, ENEMY, 'garrison'), 'Nice')
      each.put(each.slot('Sérurier'), 'Nice')
    },
    [2],
  )
  // The battle of Nice overwhelms the Garrison; no other city is held.
  assert.ok(!g.has('citySupply'))
})

test('13.7 statics are refitted too, two points each; among equals the player chooses; with one point nobody', () => {
  const g = enemyTurn(
    each => {
      each.s.enemy = 3
      each.put(nth(each, ENEMY, 'fortification', 0), 'Milan', 1)
      each.put(nth(each, ENEMY, 'fortification', 1), 'Mantua', 1)
      each.put(nth(each, ENEMY, 'garrison'), 'Mantua', 1)
    },
    [1, 1],
  )
  assert.equal(g.at, 'enemySupply.refit')
  assert.equal(g.whyNot('refit', nth(g, ENEMY, 'garrison'))?.rule, '13.7')
  g.do('refit', nth(g, ENEMY, 'fortification', 1))
  assert.deepEqual([g.s.enemy, g.s.reduced[nth(g, ENEMY, 'fortification', 0)]], [1, 1])
})

test('13.7 what the supply rolls bring is spent on refits', () => {
  const g = enemyTurn(each => each.put(nth(each, ENEMY, 'garrison'), 'Milan', 1), [10])
  assert.deepEqual([g.s.enemy, g.s.reduced[nth(g, ENEMY, 'garrison')]], [1, 0])
})

test('6.2 a level adds to the enemy’s supply every turn', () => {
  assert.equal(enemyTurn(() => {}, [], '1796', { level: 'hard' }).s.enemy, 1)
  assert.equal(enemyTurn(() => {}, [], '1796', { level: 'grim' }).s.enemy, 3)
  assert.equal(enemyTurn(() => {}, [], '1796', { level: 'gentle' }).s.enemy, 0)
})
