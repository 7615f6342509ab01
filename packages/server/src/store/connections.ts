/** Connections to PostgreSQL that may break, freeze or fall silent at any moment without taking the process with them. */
import pg from 'pg'
import { SetupFault, StoreAway } from '../faults.ts'
import type { PgClient } from './postgres-commit.ts'
import type { Cell, Row } from './rows.ts'

/** Milliseconds: to be let in, and to be answered. A database that needs longer is away, and the caller hears so. */
const LET_IN = 3000
const ANSWERED = 5000
/** A commit that was cut off may still have happened: so much later everybody looks at what is kept. */
const LOOK_AGAIN = 2000
const MOST = 10

export interface Connections {
  all(text: string, ...cells: unknown[]): Promise<Row[]>
  run(text: string, ...cells: unknown[]): Promise<number>
  /** One transaction. */
  whole<T>(work: (client: PgClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}
export interface ConnectionOptions {
  readonly url: string
  readonly onFault: (fault: unknown) => void
  /** A transaction was cut off, and nobody knows whether it happened. */
  readonly onDoubt: () => void
}

export const clientOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: LET_IN,
  query_timeout: ANSWERED,
  // The server gives up a little earlier, so that nothing is carried out that nobody waits for.
  statement_timeout: ANSWERED - 500,
  keepAlive: true,
})

/** Shutdowns, crashes, refused connections and exhausted servers; everything else PostgreSQL says is an answer. */
const AWAY = /^(?:08|53|57)/
function isAway(fault: unknown): boolean {
  if (fault instanceof pg.DatabaseError) return AWAY.test(fault.code ?? '')
  // What is no answer of the database and no finding of ours is the connection's.
  return !(fault instanceof SetupFault)
}

/** Without the client that pg hangs on its errors: it holds the key that cancels this connection's queries. */
export function plainly(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault
  if (isAway(fault)) return new StoreAway(`the database is away: ${messageOf(fault)}`)
  delete (fault as { client?: unknown }).client
  return fault
}
/** A host with several addresses fails once for each, and then has no message of its own. */
export const messageOf = (fault: unknown): string =>
  fault instanceof AggregateError
    ? fault.errors.map(messageOf).join('; ')
    : fault instanceof Error
      ? fault.message
      : String(fault)

export function connections({ url, onFault, onDoubt }: ConnectionOptions): Connections {
  const pool = new pg.Pool({ ...clientOptions(url), max: MOST })
  // A pooled connection that dies while nobody uses it must not end the process.
  pool.on('error', fault => onFault(plainly(fault)))
  let doubt: ReturnType<typeof setTimeout> | undefined

  const ask = async (text: string, cells: unknown[]): Promise<pg.QueryResult<Record<string, Cell>>> => {
    try {
      return await pool.query<Record<string, Cell>>(text, cells)
    } catch (fault) {
      throw plainly(fault)
    }
  }

  async function whole<T>(work: (client: PgClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(fault => {
      throw plainly(fault)
    })
    let broken: Error | undefined
    // The pool hears only connections that lie idle: without this, one that dies at work would end the process.
    const breaks = (fault: Error): void => void (broken ??= fault)
    client.on('error', breaks)
    try {
      await client.query('BEGIN')
      const done = await work(client)
      await client.query('COMMIT')
      return done
    } catch (fault) {
      if (isAway(fault)) broken ??= fault as Error
      // Asking a frozen connection to roll back would be waiting once more.
      else await client.query('ROLLBACK').catch(breaks)
      if (broken !== undefined) {
        clearTimeout(doubt)
        doubt = setTimeout(onDoubt, LOOK_AGAIN)
        doubt.unref()
      }
      throw plainly(fault)
    } finally {
      client.off('error', breaks)
      client.release(broken)
    }
  }

  return {
    all: async (text, ...cells) => (await ask(text, cells)).rows,
    run: async (text, ...cells) => (await ask(text, cells)).rowCount ?? 0,
    whole,
    async close() {
      clearTimeout(doubt)
      await pool.end()
    },
  }
}
