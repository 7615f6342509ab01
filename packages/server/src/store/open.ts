import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { restorePostgres } from './dump.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './types.ts'

export interface StorePlace {
  /** The folder of the embedded database. */
  readonly data: string
  readonly databaseUrl?: string
}
export interface StoreWatch {
  readonly onBatch?: (size: number) => void
  readonly onFault?: (fault: unknown) => void
}

export async function openStore({ data, databaseUrl }: StorePlace, watch: StoreWatch = {}): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, ...watch })
  return openSqlite({ file: sqliteFile(data), ...(watch.onBatch && { onBatch: watch.onBatch }) })
}
export const sqliteFile = (data: string): string => join(data, 'bivouac.db')

/** A consistent copy of the whole store, also while a server runs on it. */
export async function backup(place: StorePlace, file: string): Promise<void> {
  const store = await openStore(place)
  try {
    await store.backup(file)
  } finally {
    await store.close()
  }
}

/** Fills an empty PostgreSQL database from a copy; a copy of SQLite is itself a database, and is simply put in place. */
export async function restore(databaseUrl: string, file: string): Promise<number> {
  await (await openPostgres({ url: databaseUrl })).close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    const count = await restorePostgres(client, createInterface({ input: createReadStream(file) }))
    await client.query('COMMIT')
    return count
  } finally {
    await client.end()
  }
}
