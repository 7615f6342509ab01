/** A copy of this checkout with one game more: its folder in `games/`, and its one line on the shelf. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Server } from './server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const LEFT_OUT = new Set(['node_modules', 'dist', 'journals', '.git'])

export interface Checkout {
  readonly folder: string
  startServer(): Promise<Server>
  /** The command, as somebody at a terminal would call it, with lines typed into it. */
  bivouac(args: readonly string[], input?: string): { readonly code: number | null; readonly out: string }
  remove(): void
}

/** `line` as it is added to the list of the shelf. */
export function checkoutWith(game: string, folder: string, line: string): Checkout {
  const copy = mkdtempSync(join(tmpdir(), 'bivouac-checkout-'))
  for (const part of ['packages', 'games', 'scripts', 'e2e', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })
  cpSync(folder, join(copy, 'games', game), { recursive: true })
  const shelf = join(copy, 'packages/shelf/src/index.ts')
  const listed = readFileSync(shelf, 'utf8')
  writeFileSync(shelf, listed.replace(/^\} *$/m, `  ${line}\n}`))
  link(copy)
  return {
    folder: copy,
    async startServer() {
      const { startServer } = (await import(pathToFileURL(join(copy, 'e2e/server.ts')).href)) as {
        readonly startServer: () => Promise<Server>
      }
      return startServer()
    },
    bivouac(args, input = '') {
      const command = join(copy, 'packages/cli/bin/bivouac.mjs')
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' })
      return { code: status, out: stdout + stderr }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** What `npm install` would do: packages from outside are shared, those of the project are the copy's own. */
function link(copy: string): void {
  const installed = join(root, 'node_modules')
  const here = join(copy, 'node_modules')
  mkdirSync(join(here, '@bivouac'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@bivouac' && name !== '.cache') symlinkSync(join(installed, name), join(here, name))
  for (const kind of ['packages', 'games'])
    for (const name of readdirSync(join(copy, kind))) {
      const { name: full } = JSON.parse(readFileSync(join(copy, kind, name, 'package.json'), 'utf8')) as {
        name: string
      }
      symlinkSync(join(copy, kind, name), join(here, full))
    }
}
