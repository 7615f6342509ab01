import { chmodSync, constants, copyFileSync, createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { SetupFault } from '../faults.ts'
import { folderAt } from '../folder.ts'
import { messageOf } from './connections.ts'
import { restorePostgres } from './dump.ts'
import { isLive, markMade, mustBeThere } from './live-files.ts'
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
  try {
    if (databaseUrl !== undefined) return await openPostgres({ url: databaseUrl, ...watch })
    const file = sqliteFile(data)
    mustBeThere(data, file)
    const store = openSqlite({ file, ...watch })
    markMade(data, Date.now())
    return store
  } catch (fault) {
    if (fault instanceof SetupFault) throw fault
    const where = databaseUrl === undefined ? sqliteFile(data) : 'DATABASE_URL'
    throw new SetupFault(`the database (${where}) cannot be opened: ${messageOf(fault)}`, { cause: fault })
  }
}
export const sqliteFile = (data: string): string => join(data, 'bivouac.db')

/** A consistent copy of the whole store, also while a server runs on it. */
export async function backup(place: StorePlace, file: string): Promise<void> {
  if (isLive(place.data, file)) throw new SetupFault('that is a file the server lives on')
  const store = await openStore(place)
  try {
    await store.backup(file)
  } finally {
    await store.close()
  }
}

/** Puts a copy back where nothing is yet; a database that holds something is never touched. */
export async function restore({ data, databaseUrl }: StorePlace, file: string): Promise<void> {
  if (databaseUrl !== undefined) return restoreInto(databaseUrl, file)
  const target = sqliteFile(data)
  if (!(await beginning(file, SQLITE.length)).equals(SQLITE))
    throw new SetupFault(`${file} is no copy of a SQLite store`)
  folderAt(data)
  try {
    copyFileSync(file, target, constants.COPYFILE_EXCL)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
    throw new SetupFault(`there is a database already: ${target}`)
  }
  chmodSync(target, 0o600)
  // What a newer version would refuse at its start is refused now.
  await (await openStore({ data })).close()
}
const SQLITE = Buffer.from('SQLite format 3\0')
async function beginning(file: string, bytes: number): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

async function restoreInto(databaseUrl: string, file: string): Promise<void> {
  await (await openStore({ data: '', databaseUrl })).close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query('SELECT 1 FROM users UNION ALL SELECT 1 FROM tables LIMIT 1')
    if (rowCount !== 0) throw new SetupFault('that database holds something already')
    await restorePostgres(client, createInterface({ input: createReadStream(file) }))
    await client.query('COMMIT')
  } finally {
    // What was not committed did not happen.
    await client.end()
  }
}
