/** What the enemy's turn leaves beside the map. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatch } from '@bivouac/match'
import { advise } from '../../bot/index.ts'
import type { Event } from '../../events.ts'
import { fieldCommander } from '../../module.ts'
import { filmOf } from '../../page/film.ts'
import type { View } from '../../view.ts'
import { ENEMY, FRENCH } from '../../words.ts'
import { readSetupOf } from '../setups.ts'

const turn: Event = { e: 'enemyTurn', campaign: 0, turn: 1, short: 0 }
const stays = (area: number): Event => ({ e: 'groupStays', campaign: 0, area })
const napoleon: Event = { e: 'napoleon', campaign: 0, from: 1, to: 2 }
const march: Event = { e: 'march', campaign: 0, force: 3, from: 1, to: 2, forced: 0 }

test('the film ends with what the French do, and not with what the enemy does', () => {
  const refit = (side: typeof FRENCH | typeof ENEMY): Event => ({ e: 'refit', force: 3, side })
  const battle: Event = { e: 'battle', campaign: 0, area: 1, french: 3, enemy: 4 }
  assert.deepEqual(filmOf([turn, stays(4), refit(FRENCH)]), [])
  assert.deepEqual(filmOf([turn, stays(4), refit(ENEMY)]), [stays(4), refit(ENEMY)])
  assert.deepEqual(filmOf([turn, stays(4), napoleon]), [])
  assert.deepEqual(filmOf([turn, stays(4), battle, napoleon]), [stays(4)])
  assert.deepEqual(filmOf([turn, stays(4), march]), [])
})

test('the film holds the orders of the last enemy turn, in their order', () => {
  assert.deepEqual(filmOf([turn, stays(4), stays(5), turn, stays(6), stays(7)]), [stays(6), stays(7)])
})

test('the film is read from what this table has told: asking for another table or another moment leaves nothing behind', () => {
  const told = [turn, stays(4), stays(5)]
  filmOf([turn, stays(8), stays(9), stays(10)])
  assert.deepEqual(filmOf(told), [stays(4), stays(5)])
  assert.deepEqual(filmOf(told.slice(0, 2)), [stays(4)], 'a replay shows as much of it as was told by then')
  assert.deepEqual(filmOf([march]), [])
})

test('the next French turn begins with every order of the enemy’s still to be read', () => {
  let [turns, refits] = [0, 0]
  for (let seed = 1; seed <= 6; seed++) {
    const match = createMatch(fieldCommander, readSetupOf({ scenario: '1796' }), {
      seed: `film ${seed}`,
      nonces: ['a'],
    })
    match.watch([0])
    const heard: Event[] = []
    let orders = 0
    for (let at = 1; match.decision !== undefined && at < 400; at++) {
      match.submit(0, advise(match.view(0) as View, match.decision))
      for (const { event: told } of match.shown(0, at)) {
        const event = told as Event
        heard.push(event)
        if (event.e === 'enemyTurn') orders = 0
        if (['order', 'groupMoves', 'groupStays', 'citySupply', 'arrive', 'ordersPaid'].includes(event.e)) orders++
        if (event.e === 'refit' && event.side === ENEMY) [orders, refits] = [orders + 1, refits + 1]
        if (event.e === 'turn' && event.turn > 1) {
          turns++
          const lines = filmOf(heard).map(({ e }) => e)
          assert.equal(lines.length, orders, `${lines.join()} at turn ${event.turn}`)
        }
      }
      match.watch([0])
    }
  }
  assert.ok(turns > 10 && refits > 0, `${turns} turns with ${refits} refits`)
})
