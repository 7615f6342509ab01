/** kill -9 under load, on both stores: no acknowledged move is lost, no game is corrupt, everybody comes back and plays on. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { canonical } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { type Journal, verify } from '@bivouac/match'
import type { ServeOptions } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { journalOf } from '../src/tables/matches.ts'
import { eventually, scratch, testOptions } from './help.ts'
import { keepPlaying, makePair, type Pair } from './load.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const GAMES = import.meta.resolve('@bivouac/shelf/all')
const PAIRS = 24
const KILLS = 3
const place = scratch()
let postgres: TestPostgres
before(async () => {
  postgres = await startPostgres()
})
after(async () => {
  await postgres.stop()
  place.remove()
})

const stores: Readonly<Record<string, () => Promise<Partial<ServeOptions>>>> = {
  sqlite: async () => ({}),
  postgres: async () => ({ databaseUrl: await postgres.database() }),
}

describe('kill -9 under load', () => {
  for (const [name, where] of Object.entries(stores))
    test(name, async () => {
      const options = { ...testOptions(`${place.folder}/${name}`, { gamesModule: GAMES }), ...(await where()) }
      let server: ServerProcess = await startProcess(options)
      const again: ServeOptions = { ...options, port: server.port }
      const pairs: Pair[] = await Promise.all(Array.from({ length: PAIRS }, () => makePair(server.url, 'manoeuvre')))
      const playing = pairs.map((pair, i) => keepPlaying(pair, `${name}/${i}`))
      const acknowledged = (): number => pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0)
      const more = async (than: number): Promise<void> => {
        let last = acknowledged()
        // As long as any move is acknowledged it goes on, however slowly.
        while (last < than) {
          await eventually(`${than} moves are acknowledged, not only ${last}`, () => acknowledged() > last)
          last = acknowledged()
        }
      }
      const counts: number[] = []
      try {
        for (let kill = 0; kill < KILLS; kill++) {
          await more(acknowledged() + 1500)
          await server.stop('SIGKILL')
          counts.push(acknowledged())
          server = await startProcess(again)
        }
        await more(acknowledged() + 1500)
      } finally {
        for (const each of playing) each.stop()
        assert.equal(await server.stop('SIGTERM'), 0, 'asked politely, it ends in good order')
      }
      const { kept, unheard } = await inspect(options, pairs)
      const back = pairs.reduce((sum, pair) => sum + pair.reconnections, 0)
      console.log(
        `${name}: killed ${KILLS} times under ${PAIRS} games, after ${counts.join(', ')} moves; ` +
          `${acknowledged()} acknowledged, ${kept} kept, ${unheard} kept that nobody heard of, 0 lost; ${back} attempts to come back`,
      )
    })
})

async function inspect(options: ServeOptions, pairs: readonly Pair[]): Promise<{ kept: number; unheard: number }> {
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
        const found = moves[at]
        assert.ok(found, `move ${at + 1} of ${pair.id} was acknowledged and is lost`)
        assert.equal(canonical([found.move.seat, found.move.action]), canonical([seat, action]))
      }
      // With the seed at hand every roll can be computed again, also of a game that goes on.
      const journal: Journal = { ...journalOf(stored, moves), seed: stored.record.seed }
      assert.deepEqual(verify(manoeuvre, journal).faults, [])
      kept += moves.length
      unheard += moves.length - pair.acknowledged.length
    }
  } finally {
    await store.close()
  }
  // The last answers before each kill may not have got through, but not more than one for each game.
  assert.ok(unheard <= pairs.length * (KILLS + 1))
  return { kept, unheard }
}
