/**
 * Breaks the rules of a game one place at a time and lists the breaks that no test notices:
 * `npm run mutate -- marengo [--seconds 600] [--only assault] [--chapters] [--json out.json]`.
 * With --chapters no whole games are played, which is much quicker: what only they would notice survives.
 * Without --seconds every break is tried; with it, breaks spread evenly over all files are tried until the time is up.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { filesOf, testsOf } from './mutate/files.ts'
import { type Mutant, mutantsOf } from './mutate/mutants.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const HOOK = join(root, 'scripts/mutate/hook.ts')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    chapters: { type: 'boolean', default: false },
  },
})
const game = join(root, 'games', positionals[0] ?? '')
if (positionals.length !== 1 || !existsSync(join(game, 'rules'))) {
  console.error('usage: npm run mutate -- <game> [--seconds S] [--only part-of-a-file-name] [--chapters] [--json FILE]')
  process.exit(2)
}

interface Place extends Mutant {
  readonly file: string
  readonly id: number
}
const all: Place[] = []
for (const file of filesOf(game))
  for (const mutant of mutantsOf(readFileSync(file, 'utf8'))) all.push({ ...mutant, file, id: all.length })

/** A test file ends with another code than 0, or is still running when it should long have ended: it has noticed. */
function noticed(test: string, limit: number, env: Record<string, string>): Promise<boolean> {
  return new Promise(done => {
    const child = spawn(process.execPath, ['--import', HOOK, test], {
      cwd: root,
      env: { ...process.env, ...env, MUTATED: game },
      stdio: 'ignore',
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    child.on('exit', code => {
      clearTimeout(timer)
      done(code !== 0)
    })
  })
}

/** By test file: what it reaches, and how long it takes unbroken. */
const scratch = mkdtempSync(join(tmpdir(), 'mutate-'))
const reaches = new Map<string, { readonly places: ReadonlySet<number>; readonly took: number }>()
const { chapters, games: whole } = testsOf(game)
const games = values.chapters ? [] : whole
for (const test of [...chapters, ...games]) {
  const REACHED = join(scratch, `${basename(test)}.json`)
  const began = performance.now()
  if (await noticed(test, 600_000, { REACHED })) {
    console.error(`${relative(root, test)} fails with nothing broken: mend that first`)
    process.exit(1)
  }
  const places = new Set(JSON.parse(readFileSync(REACHED, 'utf8')) as number[])
  reaches.set(test, { places, took: performance.now() - began })
}
rmSync(scratch, { recursive: true })

type Fate = 'chapter' | 'game' | 'survived' | 'unreached'
async function fateOf(place: Place): Promise<Fate> {
  let reached = false
  for (const [tests, fate] of [
    [chapters, 'chapter'],
    [games, 'game'],
  ] as const) {
    const able = tests.filter(test => reaches.get(test)!.places.has(place.id))
    able.sort((a, b) => reaches.get(a)!.took - reaches.get(b)!.took)
    for (const test of able) {
      reached = true
      const limit = 10_000 + 5 * reaches.get(test)!.took
      if (await noticed(test, limit, { MUTANT: String(place.id) })) return fate
    }
  }
  return reached ? 'survived' : 'unreached'
}

const wanted = all.filter(({ file }) => values.only === undefined || file.includes(values.only))
/** Evenly spread: a stride that shares no factor with the count visits every place once. */
const stride = [997, 991, 983].find(each => wanted.length % each !== 0) ?? 1
const order = wanted.map((_, i) => wanted[(i * stride) % wanted.length]!)
const deadline = values.seconds === undefined ? Infinity : performance.now() + 1000 * Number(values.seconds)
const fates = new Map<Place, Fate>()
let next = 0
const work = async (): Promise<void> => {
  while (next < order.length && performance.now() < deadline) {
    const place = order[next++]!
    fates.set(place, await fateOf(place))
    if (process.stderr.isTTY) process.stderr.write(`\r${fates.size} of ${order.length} `)
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))

const of = (fate: Fate): Place[] => order.filter(place => fates.get(place) === fate).sort((a, b) => a.id - b.id)
const one = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90)
const [survived, unreached] = [of('survived'), of('unreached')]
console.log(`${positionals[0]}: ${all.length} places to break, ${fates.size} tried`)
console.log(`  ${of('chapter').length} noticed by a chapter's test`)
console.log(values.chapters ? '  no whole games were played' : `  ${of('game').length} noticed only by whole games`)
console.log(`  ${survived.length} survived, ${unreached.length} never reached by any test`)
for (const [name, places] of Object.entries({ survived, 'never reached': unreached }))
  for (const { file, line, was, by } of places)
    console.log(`${name}: ${relative(game, file)}:${line}: ${one(was)}  →  ${one(by)}`)
if (values.json !== undefined)
  writeFileSync(
    values.json,
    JSON.stringify(
      [...fates].map(([place, fate]) => ({ ...place, fate })),
      undefined,
      1,
    ),
  )
