/** A server in a process of its own: options as JSON in the first argument; its address on the first line of stdout. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '../src/config.ts'
import { serveUntilStopped } from '../src/serve.ts'

export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  /** Ends it and waits until it is gone; how it ended. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string>
}

/** `through`: a command that runs it, such as a shell that sets limits. */
export async function startProcess(options: ServeOptions, through: readonly string[] = []): Promise<ServerProcess> {
  const [command, ...args] = [...through, process.execPath, fileURLToPath(import.meta.url), JSON.stringify(options)]
  const child = spawn(command!, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout! })
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])])) as [string]
  if (!line.startsWith('{')) throw new Error(`the server did not start: ${line}`)
  const { url, port } = JSON.parse(line) as { url: string; port: number }
  return {
    url,
    port,
    child,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode ?? ''
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code, by] = (await gone) as [number | null, string | null]
      return code ?? by ?? ''
    },
  }
}

if (import.meta.main) {
  const { url, port } = await serveUntilStopped(JSON.parse(process.argv[2]!) as ServeOptions)
  console.log(JSON.stringify({ url, port }))
}
