/** What the enemy's turn leaves beside the map. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, createMatch } from '@bivouac/match'
import { advise } from '../../bot/index.ts'
import type { Event } from '../../events.ts'
import { fieldCommander } from '../../module.ts'
import { filmAfter } from '../../page/film.ts'
import type { View } from '../../view.ts'
import { ENEMY, FRENCH } from '../../words.ts'
import { readSetupOf } from '../setups.ts'

const ORDER = 'an order'
const after = (event: Event, inBattle = false): readonly string[] => filmAfter([ORDER], event, 'told', inBattle)

test('the film ends with what the French do, and not with what the enemy does', () => {
  assert.deepEqual(after({ e: 'refit', force: 3, side: FRENCH }), [])
  assert.deepEqual(after({ e: 'refit', force: 3, side: ENEMY }), [ORDER, 'told'])
  assert.deepEqual(after({ e: 'napoleon', campaign: 0, from: 1, to: 2 }), [])
  assert.deepEqual(after({ e: 'napoleon', campaign: 0, from: 1, to: 2 }, true), [ORDER])
  assert.deepEqual(after({ e: 'march', campaign: 0, force: 3, from: 1, to: 2, forced: 0 }), [])
})

test('the next French turn begins with every order of the enemy’s still to be read', () => {
  let [turns, refits] = [0, 0]
  for (let seed = 1; seed <= 6; seed++) {
    const match = createMatch(fieldCommander, readSetupOf({ scenario: '1796' }), {
      seed: `film ${seed}`,
      nonces: ['a'],
    })
    match.watch([0])
    let [lines, orders]: [readonly string[], number] = [[], 0]
    let view = match.view(0) as View
    for (let at = 1; match.decision !== undefined && at < 400; at++) {
      match.submit(0, advise(view, match.decision))
      for (const { event: told, leaves } of match.shown(0, at)) {
        const event = told as Event
        // Whether a battle is on is read from the view that the event leaves, as the page does.
        view = applied(view, leaves) as View
        lines = filmAfter(lines, event, event.e, view.battle !== undefined)
        if (event.e === 'enemyTurn') orders = 0
        if (['order', 'groupMoves', 'groupStays', 'citySupply', 'arrive', 'ordersPaid'].includes(event.e)) orders++
        if (event.e === 'refit' && event.side === ENEMY) [orders, refits] = [orders + 1, refits + 1]
        if (event.e === 'turn' && event.turn > 1) {
          turns++
          assert.equal(lines.length, orders, `${lines.join()} at turn ${event.turn}`)
        }
      }
      view = match.view(0) as View
      match.watch([0])
    }
  }
  assert.ok(turns > 10 && refits > 0, `${turns} turns with ${refits} refits`)
})
