/**
 * `npm run soak -- --minutes 10`: two server processes on one PostgreSQL, full of games, on loopback. Connections are
 * ended, the database is killed, restarted and frozen, servers are killed, strangers flood and do not read. At the end
 * every acknowledged move must be kept and every roll must verify. Prints what was done and what came of it.
 */
import { parseArgs } from 'node:util'
import { searchDice } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { WebSocket } from 'ws'
import { eventually, scratch, testOptions } from './help.ts'
import { inspect } from './inspect.ts'
import { keepPlaying, makePair, type Pair } from './load.ts'
import { startPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, pairs: { type: 'string', default: '12' } },
})
const until = performance.now() + Number(values.minutes) * 60_000
const GAMES = import.meta.resolve('@bivouac/shelf/all')

const place = scratch()
const postgres = await startPostgres()
const options = testOptions(place.folder, { gamesModule: GAMES, databaseUrl: await postgres.database() })
const servers: ServerProcess[] = await Promise.all([startProcess(options), startProcess(options)])
const ports = servers.map(each => each.port)
const near = (url: string): string => url.replace('localhost', '127.0.0.1')

const pairs: Pair[] = []
const playing: { stop(): void }[] = []
async function newPair(): Promise<void> {
  const pair = await makePair(servers[0]!.url, 'manoeuvre')
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
const blows: Readonly<Record<string, () => Promise<unknown>>> = {
  'connections ended': () => postgres.terminate(),
  'database killed': () => postgres.restart('SIGKILL'),
  'database restarted': () => postgres.restart('SIGINT'),
  'database frozen': () => postgres.freeze(7000),
  'floods by somebody who does not read': flood,
  'server killed': async () => {
    const which = choose.next(2)
    await servers[which]!.stop('SIGKILL')
    servers[which] = await startProcess({ ...options, port: ports[which]! })
  },
}
const choose = searchDice(`soak ${Date.now()}`)
const done = new Map<string, number>()
const names = Object.keys(blows)
let died = 0
for (let i = 0; performance.now() < until; i++) {
  const what = i < names.length ? names[i]! : names[choose.next(names.length)]!
  await blows[what]!()
  done.set(what, (done.get(what) ?? 0) + 1)
  for (const { child } of servers) if (child.exitCode !== null || child.signalCode !== null) died++
  if (died > 0) break
  const before = pairs.map(pair => pair.at)
  await eventually(`every game goes on after: ${what}`, () =>
    pairs.every((pair, n) => pair.over || pair.at > before[n]! + 2),
  )
  while (pairs.filter(pair => !pair.over).length < Number(values.pairs)) await newPair()
}
for (const each of playing) each.stop()
for (const each of servers) await each.stop('SIGTERM')
const { kept, unheard } = await inspect(manoeuvre, options, pairs)
await postgres.stop()
place.remove()
const acknowledged = pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0)
console.log([...done].map(([what, times]) => `${times} × ${what}`).join(', '))
console.log(
  `${pairs.length} games: ${acknowledged} moves acknowledged, ${kept} kept, ${unheard} kept whose answer got lost, 0 lost; ` +
    `every roll recomputed; server processes that died by themselves: ${died}`,
)
process.exit(died === 0 ? 0 : 1)
