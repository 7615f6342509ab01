import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ExitCode, oneLine, parse, UsageFault } from '../usage.ts'

/** A consistent copy of every game and account, also while the server runs. */
export async function backup(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(args, { data: { type: 'string' }, 'database-url': { type: 'string' } }, [
    'the file to write',
  ])
  const file = resolve(positionals[0]!)
  const data = resolve(values.data ?? (process.env.BIVOUAC_DATA || 'data'))
  const databaseUrl = values['database-url'] ?? (process.env.DATABASE_URL || undefined)
  const database = resolve(data, 'bivouac.db')
  if (databaseUrl === undefined && !existsSync(database))
    throw new UsageFault(`there is no database in ${data}; --data FOLDER or --database-url URL says where it is`)
  // Made aside first: an old copy is only replaced by one that is whole.
  const part = `${file}.part`
  const { backup: copy, isLive } = await import('@bivouac/server')
  if (isLive(data, file)) throw new UsageFault('that is a file the server lives on')
  if (isLive(data, part)) throw new UsageFault(`${part} is a file the server lives on`)
  try {
    await copy({ data, ...(databaseUrl !== undefined && { databaseUrl }) }, part)
    renameSync(part, file)
  } catch (fault) {
    rmSync(part, { force: true })
    throw new UsageFault(`the copy could not be made: ${oneLine(fault)}`)
  }
  process.stdout.write(`${file}\n`)
  return 0
}
