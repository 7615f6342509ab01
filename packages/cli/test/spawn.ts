import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
/** The command with the toy game on its shelf, and the command as it is installed. */
export const TOY = path('./bivouac.ts')
export const REAL = path('../bin/bivouac.mjs')

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}
interface Options {
  readonly input?: string
  readonly cwd?: string
  readonly script?: string
  readonly node?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the command to its end. */
export function bivouac(args: readonly string[], options: Options = {}): Ended {
  const { status, stdout, stderr } = spawnSync(options.node ?? process.execPath, [options.script ?? TOY, ...args], {
    input: options.input ?? '',
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  })
  return { code: status, out: stdout, err: stderr }
}

/** A folder that is gone when the tests of the file are done. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Talk {
  readonly child: ChildProcessWithoutNullStreams
  /** Sends one message, or raw text or bytes for one line, and waits for its answer. */
  ask(message: object | string | Uint8Array): Promise<Answer>
  send(bytes: string | Uint8Array): void
  /** The next answer in order. */
  next(): Promise<Answer>
  end(): Promise<number | null>
}
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON, and the tests look into them freely
export type Answer = Record<string, any>

/** A referee in a process of its own. */
export function talk(script = TOY): Talk {
  const child = spawn(process.execPath, [script, 'referee'])
  // A test that fails half way must not wait for ever for a process that waits for it.
  after(() => void child.kill())
  const answers: string[] = []
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = []
  let closed = false
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    const first = waiting.shift()
    if (first === undefined) answers.push(line)
    else first.resolve(JSON.parse(line))
  })
  lines.on('close', () => {
    closed = true
    for (const each of waiting) each.reject(new Error('the referee has left'))
  })
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const answer = answers.shift()
      if (answer !== undefined) resolve(JSON.parse(answer))
      else if (closed) reject(new Error('the referee has left'))
      else waiting.push({ resolve, reject })
    })
  const send = (bytes: string | Uint8Array): void => void child.stdin.write(bytes)
  return {
    child,
    send,
    next,
    ask(message) {
      send(message instanceof Uint8Array || typeof message === 'string' ? message : JSON.stringify(message))
      send('\n')
      return next()
    },
    async end() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}
