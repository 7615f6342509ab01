/**
 * Breaks the rules of a game one place at a time and lists the breaks that no test notices:
 * `npm run mutate -- marengo [--seconds 600] [--only assault] [--chapters] [--json out.json]`.
 * With --chapters recorded games are left out: what only they would notice survives. Random games are never played.
 * Without --seconds every break is tried; with it, breaks spread evenly over all files are tried until the time is up.
 * What survives is told as it is found, so that nothing is lost where the run is ended.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { broken, type Place } from './mutate/places.ts'
import { type Fate, survey, trials } from './mutate/trial.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
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

const began = performance.now()
const deadline = values.seconds === undefined ? Infinity : began + 1000 * Number(values.seconds)
const { files, places: all } = broken(game)
const known = values.chapters ? { ...files, games: [] } : files
const surveyed = await survey(known)
if (typeof surveyed === 'string') {
  console.error(surveyed)
  process.exit(1)
}
for (const why of surveyed.leftOut) console.error(`left out: ${relative(root, why)}`)
const tested = surveyed.tests.length
const surveyTook = performance.now() - began

const wanted = all.filter(({ file }) => values.only === undefined || file.includes(values.only))
/** Evenly spread: a stride that shares no factor with the count visits every place once. */
const stride = [997, 991, 983].find(each => wanted.length % each !== 0) ?? 1
const order = wanted.map((_, i) => wanted[(i * stride) % wanted.length]!)
const fates = new Map<Place, Fate>()
const { fateOf, end } = trials(known, surveyed, all)

const one = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 90)
const tell = (fate: Fate, { file, line, was, by }: Place): void =>
  console.log(
    `${fate === 'survived' ? fate : 'never reached'}: ${relative(game, file)}:${line}: ${one(was)}  →  ${one(by)}`,
  )

function summary(): void {
  const of = (fate: Fate): number => [...fates.values()].filter(each => each === fate).length
  const minutes = (performance.now() - began - surveyTook) / 60_000
  const took = `${(surveyTook / 1000).toFixed(0)} s to run ${tested} tests unbroken`
  console.log(`${positionals[0]}: ${all.length} places to break, ${fates.size} tried`)
  console.log(`  ${took}, then ${(fates.size / minutes).toFixed(0)} tries a minute`)
  console.log(`  ${of('chapter')} noticed by a chapter's test`)
  console.log(values.chapters ? '  no recorded games were played' : `  ${of('game')} noticed only by recorded games`)
  console.log(`  ${of('survived')} survived, ${of('unreached')} never reached by any test`)
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify(
        [...fates].map(([place, fate]) => ({ ...place, fate })),
        undefined,
        1,
      ),
    )
}
const stop = (): never => {
  end()
  summary()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

for (const place of order) {
  if (performance.now() > deadline) break
  const fate = await fateOf(place)
  fates.set(place, fate)
  if (fate === 'survived' || fate === 'unreached') tell(fate, place)
  if (process.stderr.isTTY) process.stderr.write(`\r${fates.size} of ${order.length} `)
}
stop()
