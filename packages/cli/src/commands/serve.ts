import { relative, resolve } from 'node:path'
import type { ServeOptions, Serving } from '@bivouac/server'
import { countFrom, type ExitCode, oneLine, parse, UsageFault } from '../usage.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

/** The web app and the server, until the process is asked to end. What is not said here comes from the environment. */
export async function serve(args: readonly string[]): Promise<ExitCode> {
  const options = optionsFrom(args)
  const { url } = await started(options)
  const { data, databaseUrl = process.env.DATABASE_URL } = options
  const file = resolve(data ?? (process.env.BIVOUAC_DATA || 'data'), 'bivouac.db')
  const near = relative('', file)
  const where = databaseUrl ? 'PostgreSQL' : near.startsWith('..') ? file : near
  process.stdout.write(`Bivouac: ${url}\n`)
  process.stdout.write(`Games are kept in ${where}; Ctrl+C ends the server.\n`)
  // The server ends the process when a signal asks for it and everything is kept.
  return new Promise(() => {})
}

function optionsFrom(args: readonly string[]): ServeOptions {
  const { values } = parse(
    args,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      'database-url': { type: 'string' },
      'public-url': { type: 'string' },
      'trust-proxy': { type: 'boolean' },
      app: { type: 'string' },
      log: { type: 'string' },
    },
    [],
  )
  const { port, host, data, 'database-url': databaseUrl, 'public-url': publicUrl, 'trust-proxy': trustProxy } = values
  if (publicUrl !== undefined && !/^https?:\/\/[^/]/.test(publicUrl))
    throw new UsageFault(`--public-url is an address such as https://games.example.org, not “${publicUrl}”`)
  if (values.log !== undefined && !LEVELS.includes(values.log))
    throw new UsageFault(`--log is one of ${LEVELS.join(', ')}, not “${values.log}”`)
  // Somebody at a terminal wants to see the address, not a line for every file the page loads.
  const logLevel = values.log ?? (process.stdout.isTTY && !process.env.BIVOUAC_LOG ? 'warn' : undefined)
  return {
    ...(port !== undefined && { port: countFrom('--port', port, 0, 65_535) }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { data }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(values.app !== undefined && { clientFolder: resolve(values.app) }),
    ...(logLevel !== undefined && { logLevel }),
  }
}

async function started(options: ServeOptions): Promise<Serving> {
  // Loaded here: the other commands start faster without it.
  const { serveUntilStopped, SetupFault } = await import('@bivouac/server')
  try {
    return await serveUntilStopped(options)
  } catch (fault) {
    if (fault instanceof SetupFault) throw new UsageFault(oneLine(fault))
    const { code } = fault as NodeJS.ErrnoException
    const port = options.port ?? process.env.PORT ?? 1805
    if (code === 'EADDRINUSE') throw new UsageFault(`port ${port} is taken; --port N takes another, 0 any free one`)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new UsageFault(oneLine(fault))
    throw fault
  }
}
