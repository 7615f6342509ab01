import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Event } from '../../events.ts'
import { filmOf } from '../../page/film.ts'

const turn: Event = { e: 'enemyTurn', campaign: 0, turn: 1, short: 0 }
const stays = (area: number): Event => ({ e: 'groupStays', campaign: 0, area })
const march: Event = { e: 'march', campaign: 0, force: 3, from: 1, to: 2, forced: 0 }

test('the film holds the orders of the last enemy turn, in their order', () => {
  assert.deepEqual(filmOf([turn, stays(4), stays(5), turn, stays(6), stays(7)]), [stays(6), stays(7)])
})

test('the film is over when the French have done something', () => {
  assert.deepEqual(filmOf([turn, stays(4), march]), [])
})

test('the film is read from what this table has told: asking for another table or another moment leaves nothing behind', () => {
  const told = [turn, stays(4), stays(5)]
  filmOf([turn, stays(8), stays(9), stays(10)])
  assert.deepEqual(filmOf(told), [stays(4), stays(5)])
  assert.deepEqual(filmOf(told.slice(0, 2)), [stays(4)], 'a replay shows as much of it as was told by then')
  assert.deepEqual(filmOf([march]), [])
})
