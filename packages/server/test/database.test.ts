/** The database is killed, restarted, frozen, out of room and cut off under two processes full of games: nobody dies, nothing is lost. */
import assert from 'node:assert/strict'
import { connect, createServer, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { ServeOptions } from '../src/config.ts'
import { listener } from '../src/store/listener.ts'
import { openStore } from '../src/store/open.ts'
import type { News } from '../src/store/types.ts'
import { FIRST, SHELF } from './for-two.ts'
import { eventually, scratch, testOptions } from './help.ts'
import { inspect } from './inspect.ts'
import { keepPlaying, makePair, type Pair } from './load.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const PAIRS = 10
const place = scratch()
let postgres: TestPostgres
before(async () => {
  postgres = await startPostgres()
})
after(async () => {
  await postgres.stop()
  place.remove()
})

describe('the database under load, with two processes', () => {
  const blows: Readonly<Record<string, () => Promise<unknown>>> = {
    'every connection is ended by an administrator': () => postgres.terminate(),
    'every connection is ended once more': () => postgres.terminate(),
    'it is killed and started again': () => postgres.restart('SIGKILL'),
    'it is restarted in good order': () => postgres.restart('SIGINT'),
    'it stands still for longer than anybody waits for an answer': () => postgres.freeze(7000),
    'its disk is full': async () => assert.ok(await postgres.fill(3000), 'nothing could be written'),
  }
  test('no process dies, no acknowledged move is lost, every game goes on', async () => {
    const databaseUrl = await postgres.database()
    const options: ServeOptions = testOptions(`${place.folder}/load`, { gamesModule: SHELF, databaseUrl })
    const processes: ServerProcess[] = await Promise.all([startProcess(options), startProcess(options)])
    const pairs: Pair[] = await Promise.all(
      Array.from({ length: PAIRS }, (_, i) => makePair(processes[i % 2]!.url, FIRST)),
    )
    // One player of each pair at either process.
    pairs.forEach((pair, i) => {
      pair.players[1].base = processes[(i + 1) % 2]!.url.replace('localhost', '127.0.0.1')
    })
    const playing = pairs.map((pair, i) => keepPlaying(pair, `database/${i}`))
    const acknowledged = (): number => pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0)
    const goOn = async (what: string): Promise<void> => {
      const before = pairs.map(pair => pair.at)
      await eventually(`every game goes on after: ${what}`, () =>
        pairs.every((pair, i) => pair.over || pair.at > before[i]! + 2),
      )
    }
    try {
      await goOn('the start')
      for (const [what, blow] of Object.entries(blows)) {
        await blow()
        await goOn(what)
        for (const { child } of processes) assert.equal(child.exitCode ?? child.signalCode, null, `died after: ${what}`)
      }
    } finally {
      for (const each of playing) each.stop()
      for (const each of processes) assert.equal(await each.stop('SIGTERM'), 0, 'asked politely, it ends in good order')
    }
    const { kept, unheard } = await inspect(options, pairs)
    console.log(
      `the database was struck ${Object.keys(blows).length} times under ${PAIRS} games in two processes: ` +
        `${acknowledged()} moves acknowledged, ${kept} kept, ${unheard} kept that nobody heard of, 0 lost`,
    )
  })
})

describe('a connection that falls silent without a word', () => {
  /** Between us and the database: from a moment on, nothing comes through and nobody is told. */
  async function silencer(url: string) {
    const { port, hostname } = new URL(url)
    const silent = new Set<Socket>()
    const open = new Set<Socket>()
    const server = createServer(near => {
      const far = connect(Number(port), hostname)
      open.add(near).add(far)
      near.on('data', data => void (silent.has(near) || far.write(data)))
      far.on('data', data => void (silent.has(near) || near.write(data)))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => {})
        one.on('close', () => void (silent.has(near) || other.destroy()))
      }
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const through = new URL(url)
    through.port = String((server.address() as { port: number }).port)
    return {
      url: through.href,
      hush: () => {
        for (const each of open) silent.add(each)
      },
      close() {
        for (const each of open) each.destroy()
        server.close()
      },
    }
  }

  test('is noticed by the one who listens: it comes back and says that it may have missed something', async () => {
    const url = await postgres.database()
    const line = await silencer(url)
    const heard: News[] = []
    const faults: unknown[] = []
    const ear = await listener({
      url: line.url,
      channel: 'bivouac',
      self: 'us',
      hear: news => void heard.push(news),
      onFault: fault => void faults.push(fault),
      beat: 100,
      silence: 600,
    })
    const store = await openStore({ data: place.folder, databaseUrl: url })
    // Told again until it is heard: on a busy machine the ear may just be making its connection anew.
    const tells = (table: string) => async () => {
      await store.publish({ kind: 'who', table })
      return heard.some(each => each.kind === 'who' && each.table === table)
    }
    try {
      await eventually('it hears', tells('before'))
      await eventually('it knows that it hears', () => ear.hears)
      line.hush()
      await eventually('it knows that it is deaf', () => !ear.hears)
      await eventually('it has come back', () => ear.hears && heard.some(each => each.kind === 'deaf'))
      await eventually('it hears again', tells('after'))
      assert.ok(faults.length > 0)
    } finally {
      await ear.close()
      await store.close()
      line.close()
    }
  })

  test('ends a question to the store in a fault, and the next one is answered', async () => {
    const url = await postgres.database()
    const line = await silencer(url)
    const store = await openStore({ data: place.folder, databaseUrl: line.url })
    try {
      await store.ping()
      line.hush()
      await assert.rejects(store.ping(), /the database is away/)
      await eventually('a new connection answers', () =>
        store.ping().then(
          () => true,
          () => false,
        ),
      )
    } finally {
      await Promise.race([store.close(), setTimeout(8000)])
      line.close()
    }
  })
})
