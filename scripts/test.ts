/**
 * Runs every test of the project, or the files and folders given: `node scripts/test.ts games/manoeuvre`.
 * Says little while all goes well, everything about what fails, and closes with the counts of Node's own runner.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { longestFirst, type Times } from './lint/order.ts'
import { type Parcel, parcels } from './lint/together.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PATTERNS = [
  'packages/*/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
  'e2e/*.test.ts',
]
/** How long each file took last time, so that the longest do not start last. Only a habit of this machine: not committed. */
const TIMES = resolve(root, 'node_modules/.cache/bivouac/test-times.json')
/** Types are stripped and code is compiled once, not once in each of the four hundred processes: a process starts in half the time. */
process.env.NODE_COMPILE_CACHE ??= resolve(root, 'node_modules/.cache/bivouac/compiled')

function chosen(args: readonly string[]): string[] {
  if (args.length === 0) return PATTERNS.flatMap(pattern => globSync(pattern, { cwd: root }))
  return args.flatMap(arg => {
    const path = resolve(arg)
    if (!existsSync(path)) throw new Error(`there is no ${arg}`)
    if (!statSync(path).isDirectory()) return [relative(root, path)]
    return globSync('**/*.test.ts', { cwd: path, exclude: ['**/node_modules/**'] }).map(each =>
      relative(root, resolve(path, each)),
    )
  })
}

function lastTimes(): Times {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8')) as Times
  } catch {
    return {}
  }
}

const names = process.argv.slice(2).filter(arg => arg.startsWith('--test-name-pattern='))
const files = chosen(process.argv.slice(2).filter(arg => !arg.startsWith('--')))
if (files.length === 0) throw new Error('there are no tests')
// Once, before several files want it at the same time.
if (files.some(file => /^e2e\/|\/test\/browser\//.test(file))) {
  const [{ chromium }, { builtClient }] = await Promise.all([import('./chromium.ts'), import('./build.ts')])
  chromium()
  await builtClient()
}
const times = lastTimes()
const ordered = longestFirst(files, times, file => statSync(resolve(root, file)).size)

const textOf = (file: string): string | undefined =>
  existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : undefined
/** Of this run alone: another may be under way in the same checkout. */
const together = resolve(root, 'node_modules/.cache/bivouac/together', `${process.pid}`)
/** What each process runs: a test file, or a list of them written down for it. */
const runs = new Map<string, Parcel>()
for (const [i, parcel] of parcels(ordered, textOf, file => times[file] ?? 0).entries())
  runs.set(parcel.files.length === 1 ? resolve(root, parcel.files[0]!) : listed(parcel, i), parcel)

function listed({ files }: Parcel, at: number): string {
  mkdirSync(together, { recursive: true })
  const list = resolve(together, `${at}.mjs`)
  writeFileSync(list, files.map(file => `import ${JSON.stringify(pathToFileURL(resolve(root, file)).href)}\n`).join(''))
  return list
}

/** What a file prints is known by its process. */
const processOf = new Map([...runs].flatMap(([run, each]) => each.files.map(file => [resolve(root, file), run])))

const stream = run({
  files: [...runs.keys()],
  concurrency: 2,
  ...(names.length === 0 ? {} : { testNamePatterns: names.map(arg => arg.slice(arg.indexOf('=') + 1)) }),
})
const failures = new spec()
failures.pipe(process.stdout)
const output = new Map<string, string[]>()
const keep = ({ file, message }: { file?: string | undefined; message: string }): void => {
  const lines = output.get(file ?? '') ?? []
  lines.push(message)
  output.set(file ?? '', lines)
}
stream.on('test:stdout', keep)
stream.on('test:stderr', keep)
stream.on('test:fail', data => {
  failures.write({ type: 'test:fail', data })
  const from = processOf.get(data.file ?? '') ?? data.file ?? ''
  const printed = output.get(from)
  output.delete(from)
  if (printed !== undefined) process.stdout.write(printed.join(''))
})
stream.on('test:summary', ({ file, counts, duration_ms: took, success }) => {
  if (file === undefined) {
    failures.end()
    // The types of Node 24 do not know of `failed`, though it is there.
    const { failed = 0 } = counts as { failed?: number }
    const rows = { ...counts, pass: counts.passed, fail: failed }
    failures.on('end', () => {
      for (const name of ['tests', 'suites', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const)
        console.log(`# ${name} ${rows[name]}`)
      console.log(`# duration_ms ${took}`)
    })
    process.exitCode = success ? 0 : 1
    mkdirSync(dirname(TIMES), { recursive: true })
    writeFileSync(TIMES, JSON.stringify(times))
    rmSync(together, { recursive: true, force: true })
    return
  }
  const { name, files: done } = runs.get(file) ?? { name: relative(root, file), files: [relative(root, file)] }
  for (const each of done) times[each] = Math.round(took / done.length)
  const what = `${done.length > 1 ? `${done.length} files, ` : ''}${counts.tests} tests, ${(took / 1000).toFixed(1)} s`
  console.log(`${success ? '✔' : '✖'} ${name} (${what})`)
})
stream.resume()
