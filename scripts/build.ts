/**
 * Builds the web app if it is missing or older than its sources: seconds the first time, a glance afterwards. `npm start`
 * and the tests in a browser call it. `node scripts/build.ts --force` builds in any case.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'packages/client')
/** The built app. */
export const DIST = join(client, 'dist')
/** What the build was made of; inside, so that a build by other means takes it away. */
const STAMP = join(DIST, '.made-of')

const SOURCES = [
  'package-lock.json',
  'packages/client/{index.html,vite.config.ts,package.json}',
  'packages/client/{src,build,public}/**/*',
  // The command and the tests of the games too: the rulebook pages show what they know of each section.
  'packages/{kernel,ground,match,ai,host,shelf,cli}/src/**/*',
  'games/*/**/*',
]

/** The same sources, the same name: a checkout that only touched the files builds nothing. */
function sourcesNow(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap(pattern =>
    globSync(pattern, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**'] }),
  )
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  for (const file of [...new Set(files)].sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Makes sure that the app is built; says so only if it has to be. Answers with its folder. */
export async function builtClient(force = false): Promise<string> {
  const wanted = sourcesNow()
  const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
  if (!force && isFresh()) return DIST
  const began = performance.now()
  process.stderr.write('Building the web app (once)… ')
  // Made aside and put in place whole: a server that runs, or a second builder, never sees half of it.
  const aside = join(root, 'node_modules/.cache/bivouac', `client-${process.pid}`)
  mkdirSync(join(aside, '..'), { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await node(vite, 'build', client, '--outDir', relative(client, aside), '--emptyOutDir', '--logLevel', 'error')
  writeFileSync(join(aside, '.made-of'), wanted)
  putInPlace(aside, isFresh)
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return DIST
}

function putInPlace(aside: string, isDone: () => boolean): void {
  for (let left = 5; ; left--) {
    try {
      rmSync(DIST, { recursive: true, force: true })
      renameSync(aside, DIST)
      return
    } catch (fault) {
      // Another builder was between the two lines; if its build is this one, that will do.
      if (isDone()) {
        rmSync(aside, { recursive: true, force: true })
        return
      }
      if (left === 0) throw fault
    }
  }
}

function node(...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const keep = (text: string): void => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`the web app could not be built (exit code ${code})\n${said}`))
    })
  })
}

if (process.argv[1] === import.meta.filename)
  await builtClient(process.argv.includes('--force')).catch((fault: Error) => {
    process.stderr.write(`\n${fault.message}\n`)
    process.exitCode = 1
  })
