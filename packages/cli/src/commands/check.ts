import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ExitCode, oneLine, parse, UsageFault, type World } from '../usage.ts'

/** Is everything that is kept as it should be? The file, every journal, every roll. Exit code 1 when it is not. */
export async function check(args: readonly string[], world: World): Promise<ExitCode> {
  const { values } = parse(args, { data: { type: 'string' }, 'database-url': { type: 'string' } }, [])
  const data = resolve(values.data ?? (process.env.BIVOUAC_DATA || 'data'))
  const databaseUrl = values['database-url'] ?? (process.env.DATABASE_URL || undefined)
  if (databaseUrl === undefined && !existsSync(resolve(data, 'bivouac.db')))
    throw new UsageFault(`there is no database in ${data}; --data FOLDER or --database-url URL says where it is`)
  const { checkStore, openStore } = await import('@bivouac/server')
  const store = await openStore({ data, ...(databaseUrl !== undefined && { databaseUrl }) }).catch(fault => {
    throw new UsageFault(oneLine(fault))
  })
  try {
    const { tables, moves, rolls, faults, notes } = await checkStore(store, world.games)
    const say = (line: string): void => void process.stdout.write(`${line}\n`)
    say(`${tables} tables, ${moves} moves made again, ${rolls} rolls recomputed`)
    for (const note of notes) say(`note: ${note}`)
    for (const fault of faults) say(`fault: ${fault}`)
    say(faults.length === 0 ? 'everything is as it should be' : `${faults.length} faults`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
