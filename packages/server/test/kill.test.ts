/** kill -9 under load, on both stores: no acknowledged move is lost, no game is corrupt, everybody comes back and plays on. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ServeOptions } from '../src/config.ts'
import { FIRST, SHELF } from './for-two.ts'
import { eventually, scratch, testOptions } from './help.ts'
import { inspect } from './inspect.ts'
import { keepPlaying, makePair, type Pair } from './load.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const PAIRS = 24
const KILLS = 3
/** Moves between two kills: all games together have several times as many. */
const MORE = 1000
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
      const options = { ...testOptions(`${place.folder}/${name}`, { gamesModule: SHELF }), ...(await where()) }
      let server: ServerProcess = await startProcess(options)
      const again: ServeOptions = { ...options, port: server.port }
      const pairs: Pair[] = await Promise.all(Array.from({ length: PAIRS }, () => makePair(server.url, FIRST)))
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
          await more(acknowledged() + MORE)
          await server.stop('SIGKILL')
          counts.push(acknowledged())
          server = await startProcess(again)
        }
        await more(acknowledged() + MORE)
      } finally {
        for (const each of playing) each.stop()
        assert.equal(await server.stop('SIGTERM'), 0, 'asked politely, it ends in good order')
      }
      const { kept, unheard } = await inspect(options, pairs)
      // The last answers before each kill may not have got through, but not more than one for each game.
      assert.ok(unheard <= pairs.length * (KILLS + 1))
      const back = pairs.reduce((sum, pair) => sum + pair.reconnections, 0)
      console.log(
        `${name}: killed ${KILLS} times under ${PAIRS} games, after ${counts.join(', ')} moves; ` +
          `${acknowledged()} acknowledged, ${kept} kept, ${unheard} kept that nobody heard of, 0 lost; ${back} attempts to come back`,
      )
    })
})
