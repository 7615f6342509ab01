/**
 * `npm run soak -- --minutes 10`: two server processes on one PostgreSQL, full of games, on loopback. Connections are
 * ended, the database is killed, restarted and frozen, its disk is full, servers are killed, strangers flood, dawdle and do not read. At the end
 * every acknowledged move must be kept and every roll must verify. Prints what was done and what came of it.
 */
import assert from 'node:assert/strict'
import { createConnection } from 'node:net'
import { parseArgs } from 'node:util'
import { searchDice } from '@bivouac/kernel'
import { WebSocket } from 'ws'
import { FOR_TWO, SHELF } from './for-two.ts'
import { eventually, scratch, testOptions } from './help.ts'
import { inspect } from './inspect.ts'
import { keepPlaying, makePair, type Pair } from './load.ts'
import { startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    pairs: { type: 'string', default: '12' },
    /** Blows whose name holds this word alone. */
    only: { type: 'string', default: '' },
  },
})
const until = performance.now() + Number(values.minutes) * 60_000

const place = scratch()
const postgres = await startPostgres()
const options = testOptions(place.folder, { gamesModule: SHELF, databaseUrl: await postgres.database() })
const servers: ServerProcess[] = await Promise.all([startProcess(options), startProcess(options)])
const ports = servers.map(each => each.port)
const near = (url: string): string => url.replace('localhost', '127.0.0.1')

const pairs: Pair[] = []
const playing: { stop(): void }[] = []
async function newPair(): Promise<void> {
  const pair = await makePair(servers[0]!.url, FOR_TWO[pairs.length % FOR_TWO.length]!)
  pair.players[1].base = near(servers[1]!.url)
  playing.push(keepPlaying(pair, `soak/${pairs.length}`))
  pairs.push(pair)
}
for (let i = 0; i < Number(values.pairs); i++) await newPair()

/** A stranger who says a lot and reads nothing. */
async function flood(): Promise<void> {
  const socket = new WebSocket(`${near(servers[0]!.url).replace('http', 'ws')}/api/tables/${pairs[0]!.id}/socket`, {
    headers: { cookie: pairs[0]!.players[0].cookie },
  })
  await new Promise(resolve => socket.on('open', resolve).on('error', resolve))
  socket.on('error', () => {})
  ;(socket as unknown as { _socket?: { pause(): void } })._socket?.pause()
  for (let i = 0; i < 2000 && socket.readyState === socket.OPEN; i++) {
    socket.send(i % 3 === 0 ? '{"do":"watch"}' : `{"do":${'['.repeat(2000)}${']'.repeat(2000)}}`)
    if (i % 100 === 0) await new Promise(resolve => setTimeout(resolve, 5))
  }
  socket.terminate()
}
/** Visitors who never finish what they say: bodies that drip, upgrades that stop, sockets that are opened and forgotten. */
async function dawdle(): Promise<void> {
  const { port } = servers[0]!
  const sockets = Array.from({ length: 60 }, (_, i) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.on('error', () => {})
    const line = i % 3 === 0 ? 'POST /api/login' : i % 3 === 1 ? `GET /api/tables/${pairs[0]!.id}/socket` : 'GET /'
    const body = i % 3 === 0 ? 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{' : ''
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${body}`)
    return socket
  })
  for (let i = 0; i < 10; i++) {
    await new Promise(resolve => setTimeout(resolve, 300))
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ')
  }
  // Half of them stay: the server has to end them itself.
  for (const socket of sockets.slice(30)) socket.destroy()
}
const blows: Readonly<Record<string, () => Promise<unknown>>> = {
  'connections ended': () => postgres.terminate(),
  'database killed': () => postgres.restart('SIGKILL'),
  'database restarted': () => postgres.restart('SIGINT'),
  'database frozen': () => postgres.freeze(7000),
  'disk of the database full': async () => assert.ok(await postgres.fill(3000), 'nothing could be written'),
  'floods by somebody who does not read': flood,
  'clients that dawdle': dawdle,
  'server killed': async () => {
    const which = choose.next(2)
    await servers[which]!.stop('SIGKILL')
    servers[which] = await startProcess({ ...options, port: ports[which]! })
  },
}
const choose = searchDice(`soak ${Date.now()}`)
const done = new Map<string, number>()
const names = Object.keys(blows).filter(name => name.includes(values.only))
let died = 0
let fault: unknown
try {
  for (let i = 0; performance.now() < until && died === 0; i++) {
    const what = i < names.length ? names[i]! : names[choose.next(names.length)]!
    await blows[what]!()
    done.set(what, (done.get(what) ?? 0) + 1)
    for (const { child } of servers) if (child.exitCode !== null || child.signalCode !== null) died++
    const before = pairs.map(pair => pair.at)
    const standing = () => pairs.filter((pair, n) => !pair.over && pair.at <= before[n]! + 2)
    if (died === 0)
      await eventually(`every game goes on after: ${what}`, () => standing().length === 0).catch(reason => {
        for (const { id, game, at, about, reconnections } of standing())
          console.error(
            `${id}, a game of ${game.id}, stands at ${at}; ${reconnections} reconnections; ${about.join('; ')}`,
          )
        throw reason
      })
    while (died === 0 && pairs.filter(pair => !pair.over).length < Number(values.pairs)) await newPair()
  }
} catch (reason) {
  fault = reason
}
// Whatever happened, nothing is left running.
for (const each of playing) each.stop()
for (const each of servers) await each.stop('SIGTERM')
if (fault !== undefined) {
  await postgres.stop()
  place.remove()
  throw fault
}
const { kept, unheard } = await inspect(options, pairs)
await postgres.stop()
place.remove()
const acknowledged = pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0)
console.log([...done].map(([what, times]) => `${times} × ${what}`).join(', '))
console.log(
  `${pairs.length} games: ${acknowledged} moves acknowledged, ${kept} kept, ${unheard} kept whose answer got lost, 0 lost; ` +
    `every roll recomputed; server processes that died by themselves: ${died}`,
)
process.exit(died === 0 ? 0 : 1)
