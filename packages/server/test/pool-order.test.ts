/** Who is thought for first, when there are more questions than workers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Thought } from '@bivouac/host'
import { createMatch } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { thinkingPool } from '../src/bots/pool.ts'
import { TOY_GAMES } from './help.ts'

const WHOM = { share: 'somebody', table: 'a table' }

test('moves that a player waits for come before those of computers among themselves', async t => {
  const pool = thinkingPool({ size: 1, gamesModule: TOY_GAMES, milliseconds: 10, patience: 60_000 })
  t.after(() => pool.close())
  const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: [] })
  const decision = match.decision!
  const { seat } = decision
  const thought: Thought = { game: toy.id, seat, view: match.view(seat), heard: [], decision }
  const order: string[] = []
  const asked = (name: string, patient: boolean): Promise<unknown> =>
    pool
      .thinkerFor(WHOM)
      .choose('recruit', patient ? { ...thought, patient: true } : thought)
      .then(() => order.push(name))
  // Both workers have started: only now is there an order.
  await Promise.all([asked('', true), asked('', false)])
  order.length = 0
  await Promise.all([
    asked('show 1', true),
    asked('show 2', true),
    asked('show 3', true),
    asked('person 1', false),
    pool
      .thinkerFor(WHOM)
      .threats(thought)
      .then(() => order.push('question')),
    asked('person 2', false),
  ])
  // A worker was free for the first of them; the others wait, and still come.
  assert.deepEqual(order.slice(4), ['show 2', 'show 3'])
})
