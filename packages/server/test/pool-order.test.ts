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
  /** What waits, seen again whenever a thought has come to its end and the worker has taken the next. */
  const seen: { readonly shows: number; readonly players: number }[] = []
  const look = (): void => {
    const shows = pool.waitingIn('patient')
    seen.push({ shows, players: pool.waiting - shows })
  }
  const asked = (patient: boolean): Promise<unknown> =>
    pool
      .thinkerFor(WHOM)
      .choose('recruit', patient ? { ...thought, patient: true } : thought)
      .then(look)
  const all = [
    asked(true),
    asked(true),
    asked(true),
    asked(false),
    pool.thinkerFor(WHOM).threats(thought).then(look),
    asked(false),
  ]
  look()
  // A worker was free for the first of the computers; the others wait, and so do players.
  assert.equal(seen[0]!.shows, 2)
  assert.ok(seen[0]!.players > 0)
  await Promise.all(all)
  // Who ends first is the machine's affair; whoever is begun with is the pool's.
  for (const { shows, players } of seen) assert.ok(shows === 2 || players === 0, JSON.stringify(seen))
  assert.deepEqual(seen.at(-1), { shows: 0, players: 0 })
})
