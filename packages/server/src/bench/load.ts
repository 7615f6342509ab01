/**
 * Load: so many games of random players over WebSocket on one machine, the server in one process and all its clients in
 * another, every move on the disk before it is answered. `node packages/server/src/bench/load.ts [--games 500] [--seconds 10]`
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SHELF } from '@bivouac/shelf'
import type { ServeOptions } from '../config.ts'
import { serve } from '../serve.ts'
import { type ClientsOptions, type ClientsReport, runClients } from './clients.ts'

export interface LoadOptions {
  readonly games?: number
  readonly seconds?: number
  readonly game?: string
  /** PostgreSQL instead of a SQLite file in a temporary folder. */
  readonly databaseUrl?: string
  /** Moves a second of the second, paced run, whose latency counts. */
  readonly rate?: number
}
export interface LoadRun extends ClientsReport {
  /** Microseconds of the server's processor per move. */
  readonly serverCpuPerMove: number
}
export interface LoadReport {
  readonly game: string
  readonly games: number
  readonly store: 'sqlite' | 'postgres'
  readonly durable: string
  readonly processor: string
  readonly cores: number
  /** Processes that wanted a processor before the run, on average over a minute: what else the figures had to share. */
  readonly machineLoad: number
  /** As fast as they can. */
  readonly flatOut: LoadRun
  /** At `rate` moves a second. */
  readonly paced: LoadRun & { readonly rate: number }
  /** Megabytes of the server at the end, resident. */
  readonly serverMemory: number
}

const HERE = fileURLToPath(import.meta.url)

type Role =
  | { readonly role: 'server'; readonly options: ServeOptions }
  | { readonly role: 'clients'; readonly options: ClientsOptions }

/** The server's memory in megabytes and processor time in microseconds. */
interface Look {
  readonly memory: number
  readonly cpu: number
}

/** Starts this file again in another role; its messages in order, and its end, which may come at any moment. */
function child(role: Role) {
  const process_ = fork(HERE, ['--role'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const arrived: unknown[] = []
  const wanted: { resolve(message: unknown): void; reject(fault: Error): void }[] = []
  let ended: Error | undefined
  process_.on('message', message => {
    const first = wanted.shift()
    if (first === undefined) arrived.push(message)
    else first.resolve(message)
  })
  const gone = new Promise<void>(resolve => {
    process_.once('exit', (code, signal) => {
      ended = new Error(`the ${role.role} of the bench ended with ${code ?? signal}`)
      for (const each of wanted.splice(0)) each.reject(ended)
      resolve()
    })
  })
  process_.send(role)
  return {
    next: <T>(): Promise<T> =>
      new Promise((resolve, reject) => {
        if (arrived.length > 0) resolve(arrived.shift() as T)
        else if (ended !== undefined) reject(ended)
        else wanted.push({ resolve: message => resolve(message as T), reject })
      }),
    tell: (message: string) => void process_.send(message),
    end: async (): Promise<void> => {
      if (ended === undefined) process_.kill('SIGTERM')
      await gone
    },
  }
}

export async function loadBench(options: LoadOptions = {}): Promise<LoadReport> {
  const { games = 500, seconds = 10, game = Object.keys(SHELF)[0]!, databaseUrl, rate = 1000 } = options
  const machineLoad = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-bench-'))
  const server = child({
    role: 'server',
    options: {
      port: 0,
      data: folder,
      logLevel: 'silent',
      requestsPerMinute: 1e9,
      messagesPerSecond: 1e6,
      socketsPerAddress: 1e6,
      ...(databaseUrl !== undefined && { databaseUrl }),
    },
  })
  try {
    const { url } = await server.next<{ url: string }>()
    const look = (): Promise<Look> => {
      server.tell('look')
      return server.next<Look>()
    }
    const run = async (more: Partial<ClientsOptions>): Promise<LoadRun> => {
      const clients = child({
        role: 'clients',
        options: { url: url.replace('localhost', '127.0.0.1'), game, games, seconds, ...more },
      })
      await clients.next<'counting'>()
      const before = await look()
      const report = await clients.next<ClientsReport>()
      const after = await look()
      await clients.end()
      return { ...report, serverCpuPerMove: Math.round((after.cpu - before.cpu) / Math.max(1, report.moves)) }
    }
    const flatOut = await run({})
    const paced = await run({ rate })
    const { memory } = await look()
    return {
      game,
      games,
      store: databaseUrl === undefined ? 'sqlite' : 'postgres',
      durable: databaseUrl === undefined ? 'WAL, synchronous FULL' : 'as PostgreSQL is set up',
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      machineLoad,
      flatOut,
      paced: { rate, ...paced },
      serverMemory: memory,
    }
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function play(role: Role): Promise<void> {
  if (role.role === 'clients') {
    process.send!(await runClients(role.options, () => process.send!('counting')))
    // Nothing is left to do here, and a socket half closed must not keep the process.
    process.disconnect()
    return
  }
  const serving = await serve(role.options)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ memory: Math.round(process.memoryUsage().rss / 1e6), cpu: user + system } satisfies Look)
  })
  process.once('SIGTERM', () => void serving.close().then(() => process.exit(0)))
  process.send!({ url: serving.url })
}

if (import.meta.main) {
  if (process.argv[2] === '--role') process.once('message', message => void play(message as Role))
  else {
    const { values } = parseArgs({
      options: {
        games: { type: 'string' },
        seconds: { type: 'string' },
        game: { type: 'string' },
        rate: { type: 'string' },
      },
    })
    const report = await loadBench({
      ...(values.games && { games: Number(values.games) }),
      ...(values.seconds && { seconds: Number(values.seconds) }),
      ...(values.rate && { rate: Number(values.rate) }),
      ...(values.game && { game: values.game }),
      ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
    })
    console.log(JSON.stringify(report))
  }
}
