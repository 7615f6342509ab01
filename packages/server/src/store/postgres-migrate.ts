import pg from 'pg'
import { MIGRATIONS, statementFor } from './schema.ts'

/** Any number, as long as it is always the same: two processes must not migrate at once. */
const MIGRATION_LOCK = 18_050_626
const LET_IN = 10_000

/** Brings the schema up to date; a database of a newer Bivouac is refused. */
export async function migrate(url: string): Promise<void> {
  // A connection of its own, without a time limit: an index on a large table may take minutes.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LET_IN })
  // A connection that breaks also fails the query that waits: one of the two is enough.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS migrations (n BIGINT PRIMARY KEY)')
    const { rows: done } = await client.query<{ n: string | null }>('SELECT max(n) AS n FROM migrations')
    const at = Number(done[0]?.n ?? 0)
    if (at > MIGRATIONS.length)
      throw new Error(
        `this database was written by a newer Bivouac (schema ${at}, and this one knows ${MIGRATIONS.length})`,
      )
    for (let i = at; i < MIGRATIONS.length; i++) {
      await client.query('BEGIN')
      for (const statement of MIGRATIONS[i]!) await client.query(statementFor('postgres', statement))
      await client.query('INSERT INTO migrations (n) VALUES ($1)', [i + 1])
      await client.query('COMMIT')
    }
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => {})
  }
}
