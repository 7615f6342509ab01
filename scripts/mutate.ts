/**
 * Breaks the rules of a game one place at a time and lists the breaks that no test notices:
 * `npm run mutate -- marengo [--seconds 600] [--only assault] [--chapters] [--slow 200] [--results out.json [--again]]`.
 * With --chapters recorded games are left out: what only they would notice survives. Random games are never played.
 * Tests that take more than 4 s of the processor, or than --slow milliseconds, are left out, too.
 * Without --seconds every break is tried; with it, breaks spread evenly over all files are tried until the time is up.
 * With --results a run goes on where the last one ended, as far as the lines are still in the rules; --again tries once more what no
 * chapter's test has noticed, unless it is judged to say the same. What survives is told as it is found; what the game's `test/equivalent.json` lists is only counted.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { broken, type Place } from './mutate/places.ts'
import { judged, keep, resumed } from './mutate/record.ts'
import { type Fate, survey, trials } from './mutate/trial.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    only: { type: 'string' },
    results: { type: 'string' },
    again: { type: 'boolean', default: false },
    chapters: { type: 'boolean', default: false },
    slow: { type: 'string', default: '4000' },
  },
})
const game = join(root, 'games', positionals[0] ?? '')
if (positionals.length !== 1 || !existsSync(join(game, 'rules'))) {
  console.error(
    'usage: npm run mutate -- <game> [--seconds S] [--only part-of-a-file-name] [--chapters] [--slow MS] [--results FILE [--again]]',
  )
  process.exit(2)
}

const began = performance.now()
const deadline = values.seconds === undefined ? Infinity : began + 1000 * Number(values.seconds)
const { files, places: all } = broken(game)
const known = values.chapters ? { ...files, games: [] } : files
const surveyed = await survey(known, Number(values.slow))
if (typeof surveyed === 'string') {
  console.error(surveyed)
  process.exit(1)
}
for (const why of surveyed.leftOut) console.error(`left out: ${relative(root, why)}`)
const tested = surveyed.tests.length
const surveyTook = performance.now() - began

const fates = resumed(values.results, all)
const before = fates.size
const same = judged(game)
const isOpen = (place: Place): boolean => {
  const fate = fates.get(place)
  if (fate === undefined) return true
  if (!values.again || fate === 'chapter' || same.has(place.name)) return false
  // Without recorded games, what only they have noticed would be taken for a survivor.
  return !(values.chapters && fate === 'game')
}
const wanted = all.filter(place => (values.only === undefined || place.file.includes(values.only)) && isOpen(place))
/** Evenly spread: a stride that shares no factor with the count visits every place once. */
const stride = [997, 991, 983].find(each => wanted.length % each !== 0) ?? 1
const order = wanted.map((_, i) => wanted[(i * stride) % wanted.length]!)
let tried = 0
const { fateOf, end } = trials(known, surveyed, all)

function tell(fate: Fate, { file, line, name }: Place): void {
  const word = fate === 'survived' ? fate : 'never reached'
  console.log(`${word}: ${relative(game, file)}:${line}: ${name.slice(name.indexOf(': ') + 2)}`)
}

function summary(): void {
  const those = (fate: Fate): readonly Place[] => [...fates].flatMap(([place, its]) => (its === fate ? [place] : []))
  const minutes = (performance.now() - began - surveyTook) / 60_000
  const took = `${(surveyTook / 1000).toFixed(0)} s to run ${tested} tests unbroken`
  console.log(
    `${positionals[0]}: ${all.length} places to break, ${fates.size} tried, ${before} of them in earlier runs`,
  )
  console.log(`  ${took}, then ${(tried / minutes).toFixed(0)} tries a minute`)
  console.log(`  ${those('chapter').length} noticed by a chapter's test`)
  if (values.chapters) console.log('  no recorded games were played')
  else console.log(`  ${those('game').length} noticed only by recorded games`)
  const survivors = those('survived')
  const known = survivors.filter(({ name }) => same.has(name)).length
  console.log(`  ${survivors.length} survived, ${known} of them judged to say the same`)
  console.log(`  ${those('unreached').length} never reached by any test`)
  const places = new Map(all.map(place => [place.name, place]))
  for (const name of same) {
    const place = places.get(name)
    const fate = place === undefined ? 'no longer in the rules' : fates.get(place)
    if (fate !== undefined && fate !== 'survived') console.log(`judged to say the same, but ${fate}: ${name}`)
  }
}
const stop = (): never => {
  end()
  keep(values.results, fates)
  summary()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

let kept = performance.now()
for (const place of order) {
  if (performance.now() > deadline) break
  const fate = await fateOf(place)
  fates.set(place, fate)
  tried++
  if ((fate === 'survived' && !same.has(place.name)) || fate === 'unreached') tell(fate, place)
  if (process.stderr.isTTY) process.stderr.write(`\r${tried} of ${order.length} `)
  if (performance.now() - kept > 10_000) {
    keep(values.results, fates)
    kept = performance.now()
  }
}
stop()
