import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ExitCode, oneLine, parse, UsageFault } from '../usage.ts'

/** Puts a copy made by `backup` back, into a folder or a database that holds nothing yet. */
export async function restore(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(args, { data: { type: 'string' }, 'database-url': { type: 'string' } }, [
    'the file to read',
  ])
  const file = resolve(positionals[0]!)
  if (!existsSync(file)) throw new UsageFault(`there is no file ${file}`)
  const data = resolve(values.data ?? (process.env.BIVOUAC_DATA || 'data'))
  const databaseUrl = values['database-url'] ?? (process.env.DATABASE_URL || undefined)
  const { restore: put } = await import('@bivouac/server')
  try {
    await put({ data, ...(databaseUrl !== undefined && { databaseUrl }) }, file)
  } catch (fault) {
    throw new UsageFault(`the copy could not be put back: ${oneLine(fault)}`)
  }
  process.stdout.write(`${databaseUrl === undefined ? resolve(data, 'bivouac.db') : 'PostgreSQL'}\n`)
  return 0
}
