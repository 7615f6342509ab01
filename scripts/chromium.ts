/**
 * Where Chromium is, for the tests in a real browser; Debian's is installed if there is none and we may. A test is never
 * skipped for want of a browser: it fails, and the message says what to do.
 * As a program: `node scripts/chromium.ts` prints the path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** No sandbox: test machines run as root in a container. The rest keeps the browser from calling home. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What is asked of the machine; tests bring a machine of their own. */
export interface Machine {
  readonly wanted: string | undefined
  exists(path: string): boolean
  isRoot(): boolean
  /** Runs a command to its end; its exit code, or `undefined` if there is no such command. */
  run(command: string, args: readonly string[]): number | undefined
}

const here: Machine = {
  wanted: process.env.CHROMIUM || undefined,
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  run(command, args) {
    // stdout belongs to whoever called: what the installer says goes to stderr.
    const done = spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return done.error === undefined ? (done.status ?? 1) : undefined
  },
}

const CURE = 'install it (Debian: apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome'

export function chromium(machine: Machine = here): string {
  if (machine.wanted !== undefined) {
    if (machine.exists(machine.wanted)) return machine.wanted
    throw new Error(`CHROMIUM says ${machine.wanted}, but there is nothing there`)
  }
  const found = (): string | undefined => PLACES.find(place => machine.exists(place))
  const there = found()
  if (there !== undefined) return there
  install(machine)
  return found() ?? fail('Chromium was installed, but is in none of the usual places')
}

function install(machine: Machine): void {
  if (!machine.isRoot()) fail('the tests in a browser need Chromium, which is missing, and only root may install it')
  process.stderr.write('Installing Chromium (once)…\n')
  // Somebody else may be installing something: wait for him instead of failing.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  for (const args of [
    [...wait, 'update'],
    [...wait, 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const code = machine.run('apt-get', args)
    if (code === undefined) fail('the tests in a browser need Chromium, and there is no apt-get to install it with')
    if (code !== 0) fail(`apt-get could not install Chromium (${args.at(-1)}: exit code ${code}); is there a network?`)
  }
}

function fail(what: string): never {
  throw new Error(`${what}: ${CURE}`)
}

if (process.argv[1] === import.meta.filename) console.log(chromium())
