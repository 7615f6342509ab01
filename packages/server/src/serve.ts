/** `serve` puts everything together, and takes it apart again in good order. */
import type { AddressInfo } from 'node:net'
import type { AnyGame } from '@bivouac/kernel'
import { bareApp, furnish } from './app.ts'
import { levelsOf } from './bots/players.ts'
import { thinkingPool } from './bots/pool.ts'
import { readConfig, type ServeOptions } from './config.ts'
import { identity } from './identity.ts'
import { metrics as newMetrics } from './metrics.ts'
import { notifier as newNotifier } from './notify/notifier.ts'
import type { Context } from './routes/context.ts'
import { freeIn } from './routes/operations.ts'
import { sockets as newSockets } from './sockets.ts'
import { openStore } from './store/open.ts'
import type { StoredTable } from './store/types.ts'
import { sweeps as newSweeps } from './sweeps.ts'
import { lobby as newLobby } from './tables/lobby.ts'
import { rooms as newRooms } from './tables/rooms.ts'
import { gameTime } from './time.ts'

export interface Serving {
  readonly url: string
  readonly port: number
  /** Lets nobody in, finishes what has begun, tells everybody to come back, and closes. */
  close(): Promise<void>
}

/** Who plays on for somebody who left, where the server has him. */
const STAND_INS: readonly string[] = ['veteran', 'recruit']

export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const config = readConfig(options)
  const { GAMES: games } = (await import(config.gamesModule)) as { GAMES: readonly AnyGame[] }
  const app = bareApp(config)
  const metrics = newMetrics()
  const now = Date.now
  const onFault = (fault: unknown): void => {
    metrics.count('faults_total')
    app.log.error({ err: fault }, 'something failed')
  }
  const store = await openStore(config, { onBatch: () => metrics.count('commits_total'), onFault })
  const pool = thinkingPool({
    size: config.botWorkers,
    gamesModule: config.gamesModule,
    ...(config.playersModule !== undefined && { playersModule: config.playersModule }),
    milliseconds: config.botMilliseconds,
    patience: config.botPatience,
    onFault(fault) {
      metrics.count('bot_failures_total')
      app.log.warn({ err: fault }, 'a computer player was lost and replaced')
    },
  })
  const { now: time, stop: stopTime } = await gameTime({ store, grace: config.grace, onFault })
  const bots = (game: AnyGame): readonly string[] => config.bots ?? levelsOf(game)
  const lobby = newLobby({
    store,
    games,
    bots,
    rooms: () => rooms,
    notifyAfter: config.notifyAfter,
    openTables: config.openTables,
    now,
    time,
    onFault,
  })
  const rooms = newRooms({
    store,
    games,
    thinkerFor: pool.thinkerFor,
    forget: pool.forget,
    metrics,
    notifyAfter: config.notifyAfter,
    idleAfter: config.idleAfter,
    botBreath: config.botBreath,
    botPace: config.botPace,
    ...(config.botTimer && { botTimer: config.botTimer }),
    standIn: game => STAND_INS.find(level => bots(game).includes(level)) ?? bots(game)[0],
    now,
    time,
    grace: config.grace,
    claimAfter: config.claimAfter,
    rematch: lobby.rematch,
    onVoid: stored => void tellVoid(stored).catch(onFault),
    onFault,
  })
  const notifier = newNotifier({ config, store, metrics, now, onFault })
  async function tellVoid(stored: StoredTable): Promise<void> {
    const game = games.find(each => each.id === stored.record.game)
    for (const id of new Set(stored.record.seats.flatMap(seat => seat.user ?? []))) {
      const user = await store.user(id)
      if (user !== undefined) void notifier.voided(user, stored, game)
    }
  }
  let ready = false
  const context: Context = {
    config,
    store,
    identity: identity(config.secret, store, config.expiry.sessions, now),
    lobby,
    rooms,
    notifier,
    metrics,
    games,
    bots: [...new Set(games.flatMap(bots))],
    now,
    isReady: () => ready,
    signedOut(whom) {
      sockets.signedOut(whom)
      return store.publish({ kind: 'signed-out', ...whom })
    },
    blocksChanged(change) {
      sockets.blocksChanged(change)
      return store.publish({ kind: 'blocks', ...change })
    },
  }
  await furnish(app, context)
  const sockets = newSockets({ server: app.server, ...context, onFault })
  store.listen(news => {
    if (news.kind === 'signed-out') sockets.signedOut(news)
    if (news.kind === 'blocks') sockets.blocksChanged(news)
  })
  metrics.gauge('sockets', 'Connections open', () => sockets.open)
  metrics.gauge('tables_in_memory', 'Tables in memory', () => rooms.size)
  metrics.gauge('bots_thinking', 'Workers that think', () => pool.busy)
  metrics.gauge('bots_waiting', 'Thoughts that wait for a worker', () => pool.waiting)
  for (const name of pool.lines)
    metrics.gauge(`line_${name}`, `Thoughts in the line of ${name}`, () => pool.waitingIn(name))
  metrics.gauge(
    'overdue_seconds',
    'How long the longest overdue clock has waited to be judged',
    async () => (await store.oldestOverdue(time())) / 1000,
  )
  metrics.gauge('listener_hears', 'Are news of other processes heard?', () => (store.hears() ? 1 : 0))
  metrics.gauge('disk_free_bytes', 'Room left where the data lies', () => freeIn(config.data))
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (fault) {
    // What has been opened would keep a process alive that has nothing to do.
    await app.close()
    stopTime()
    await pool.close()
    await store.close()
    metrics.close()
    throw fault
  }
  const sweeps = newSweeps({
    store,
    rooms,
    games,
    notifier,
    now,
    time,
    expiry: config.expiry,
    every: config.sweepEvery,
    onFault,
  })
  ready = true

  const { port } = app.server.address() as AddressInfo
  const shown = config.host === '127.0.0.1' || config.host === '::1' ? 'localhost' : config.host
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    ready = false
    await sweeps.stop()
    await sockets.drain()
    await app.close()
    rooms.close(1012, 'the server restarts')
    await pool.close()
    await notifier.idle()
    stopTime()
    await store.close()
    metrics.close()
  }
  return {
    url: config.publicUrl ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`,
    port,
    close: () => (closing ??= close()),
  }
}

/** As a program: until the process is asked to end. A second request does not wait. */
export async function serveUntilStopped(options: ServeOptions = {}): Promise<Serving> {
  const serving = await serve(options)
  const stop = (): void => {
    void serving.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      stop()
    })
  }
  return serving
}
