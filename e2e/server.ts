/** The real thing: `bivouac serve` in a process of its own, on a free port of this machine, with a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { builtClient } from '../scripts/build.ts'
import { seededApp } from './dice/page.ts'

const DICE = new URL('./dice/server.ts', import.meta.url).href
export const BIVOUAC = fileURLToPath(new URL('../packages/cli/bin/bivouac.mjs', import.meta.url))

export interface Server {
  readonly url: string
  readonly folder: string
  /** The dice of tables made from now on. */
  dice(stream: string): Promise<void>
  /** Dies as in a power cut, and comes back on the same port with the same database. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** One person with two browsers makes more calls a minute than a visitor may. */
const GENEROUS = { BIVOUAC_REQUESTS_PER_MINUTE: '100000', BIVOUAC_MESSAGES_PER_SECOND: '1000' }

export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-e2e-'))
  // A copy: somebody who builds the app while the tests run does not change what they look at.
  const app = join(folder, 'app')
  cpSync(await builtClient(), app, { recursive: true })
  seededApp(app)
  let running = await launch(folder, app, 0, more)
  const name = async (stream: string): Promise<void> => {
    const heard = once(running.child, 'message')
    running.child.send(stream)
    await heard
  }
  let stream = ''
  const { port } = running
  return {
    url: `http://localhost:${port}`,
    folder,
    dice: wanted => name((stream = wanted)),
    async restart() {
      await end(running.child, 'SIGKILL')
      running = await launch(folder, app, port, more)
      await name((stream += ' restarted'))
    },
    async stop() {
      await end(running.child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launch(
  folder: string,
  app: string,
  port: number,
  more: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  const args = [
    '--import',
    DICE,
    BIVOUAC,
    'serve',
    '--port',
    String(port),
    '--data',
    join(folder, 'data'),
    '--app',
    app,
    '--log',
    'error',
  ]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...GENEROUS, DATABASE_URL: '', HOST: '', BIVOUAC_PUBLIC_URL: '', ...more },
  })
  // Whatever happens to the tests, nothing is left running.
  process.once('exit', () => child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /^Bivouac: http:\/\/localhost:(\d+)$/.exec(line)
    if (found !== null) return { child, port: Number(found[1]) }
  }
  throw new Error(`the server ended before it said where it is (exit code ${child.exitCode})`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
