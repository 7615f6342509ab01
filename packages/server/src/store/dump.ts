import { open } from 'node:fs/promises'
import { SetupFault } from '../faults.ts'
import type { PgClient } from './postgres-commit.ts'
import { ALL_TABLES, MIGRATIONS } from './schema.ts'

const ROWS = 1000

/**
 * A logical copy of a PostgreSQL store as lines of JSON: first what it is, then each row with the table it belongs to.
 * Read inside one transaction, so that it is one moment of the database.
 */
export async function dumpPostgres(client: PgClient, file: string): Promise<void> {
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  const out = await open(file, 'w', 0o600)
  try {
    await out.write(`${JSON.stringify({ format: 'bivouac-backup-1', schema: MIGRATIONS.length })}\n`)
    for (const table of ALL_TABLES) {
      await client.query(`DECLARE copy_${table} CURSOR FOR SELECT to_json(t) AS row FROM ${table} t`)
      for (;;) {
        const { rows } = await client.query<{ row: unknown }>(`FETCH ${ROWS} FROM copy_${table}`)
        if (rows.length === 0) break
        await out.write(rows.map(({ row }) => `${JSON.stringify({ table, row })}\n`).join(''))
      }
    }
    await out.sync()
  } finally {
    await out.close()
  }
}

interface Line {
  readonly format?: string
  readonly schema?: number
  readonly table?: string
  readonly row?: unknown
}
function parsed(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    throw new SetupFault('this is no copy of a PostgreSQL store')
  }
}

/** Puts a copy back into an empty, migrated database. */
export async function restorePostgres(client: PgClient, lines: AsyncIterable<string>): Promise<number> {
  let count = 0
  for await (const line of lines) {
    if (line === '') continue
    const { format, schema, table, row } = parsed(line)
    if (format !== undefined) {
      if (format !== 'bivouac-backup-1' || schema !== MIGRATIONS.length)
        throw new SetupFault(`this copy is of schema ${schema}, and this database of ${MIGRATIONS.length}`)
      continue
    }
    const name = ALL_TABLES.find(each => each === table)
    if (name === undefined) throw new SetupFault(`this is no copy of a PostgreSQL store: there is no table “${table}”`)
    await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_record(NULL::${name}, $1)`, [
      JSON.stringify(row),
    ])
    count++
  }
  return count
}
