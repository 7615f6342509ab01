/** After the storm: is everything that was acknowledged kept, in order, and does every roll verify? */
import assert from 'node:assert/strict'
import { canonical } from '@bivouac/kernel'
import { type Journal, verify } from '@bivouac/match'
import type { ServeOptions } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { journalOf } from '../src/tables/matches.ts'
import type { Pair } from './load.ts'

export interface Inspected {
  readonly kept: number
  /** Kept moves whose answer got lost on the way. */
  readonly unheard: number
}

export async function inspect(options: ServeOptions, pairs: readonly Pair[]): Promise<Inspected> {
  const store = await openStore({
    data: options.data!,
    ...(options.databaseUrl && { databaseUrl: options.databaseUrl }),
  })
  let kept = 0
  let unheard = 0
  try {
    for (const pair of pairs) {
      const stored = (await store.table(pair.id))!
      const moves = await store.moves(pair.id, 0)
      assert.equal(moves.length, stored.state.length)
      for (const { at, seat, action } of pair.acknowledged) {
        const found = moves[at]?.move
        assert.ok(found, `an acknowledged move is lost: ${pair.id} ${at}`)
        assert.deepEqual([found.seat, canonical(found.action)], [seat, canonical(action)], `${pair.id} ${at}`)
      }
      // With the seed, every roll is computed again, also of a game that goes on.
      const journal: Journal = { ...journalOf(stored, moves), seed: stored.record.seed }
      assert.deepEqual(verify(pair.game, journal).faults, [])
      kept += moves.length
      unheard += moves.length - pair.acknowledged.length
    }
  } finally {
    await store.close()
  }
  return { kept, unheard }
}
