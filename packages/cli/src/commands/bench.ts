import { cpus, loadavg } from 'node:os'
import type { LoadReport } from '@bivouac/server'
import { type DrillFigure, drillBench, drillsInWords } from '../bench/drills.ts'
import { pageInWords, serverInWords } from '../bench/in-words.ts'
import type { PageReport } from '../bench/page-stage.ts'
import { type RulesReport, rulesBench, rulesInWords, SECONDS } from '../bench/rules.ts'
import { type TableReport, tableBench, tableInWords } from '../bench/table.ts'
import { countFrom, type ExitCode, parse, UsageFault, type World } from '../usage.ts'

const PARTS = ['rules', 'table', 'server', 'page'] as const
type Part = (typeof PARTS)[number]
const TABLES = 500

interface Report {
  readonly node: string
  readonly processor: string
  readonly cores: number
  /** Processes that wanted a processor, on average over the last minute, before the bench began. */
  readonly machineLoad: number
  readonly seconds: number
  readonly rules?: RulesReport
  readonly table?: TableReport
  readonly drills?: readonly DrillFigure[]
  readonly server?: LoadReport
  /** A sentence where the page could not be measured. */
  readonly page?: PageReport | string
}

/** Rules, measured tables, server and page, measured. Judges nothing: machines differ. */
export async function bench(args: readonly string[], world: World): Promise<ExitCode> {
  const { values } = parse(
    args,
    { json: { type: 'boolean' }, seconds: { type: 'string' }, part: { type: 'string' }, tables: { type: 'string' } },
    [],
  )
  const seconds = values.seconds === undefined ? SECONDS : Number(values.seconds)
  if (!(seconds > 0 && seconds <= 3600))
    throw new UsageFault('--seconds is a number above 0: how long each figure is measured')
  const tables = values.tables === undefined ? TABLES : countFrom('--tables', values.tables, 1, 10_000)
  const parts = partsFrom(values.part)
  if (world.games.length === 0) throw new UsageFault('there is no game to measure')
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    machineLoad: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    seconds,
  }
  const say = (text: string): void => void (values.json || process.stdout.write(`${text}\n\n`))
  const note = (what: string): void => void (process.stderr.isTTY && process.stderr.write(`${what}…\n`))
  let report: Report = machine
  say(
    `Node ${machine.node} on ${machine.processor}, ${machine.cores} cores, load of the machine before: ${machine.machineLoad}\n` +
      `each figure over ${seconds} s; rules: median of rounds, one processor`,
  )
  if (parts.includes('rules')) {
    report = { ...report, rules: rulesBench(world.games, seconds) }
    say(rulesInWords(report.rules!))
  }
  if (parts.includes('table')) {
    report = { ...report, table: tableBench(seconds) }
    say(tableInWords(report.table!))
    const drills = await drillBench(
      world.games.map(each => each.id),
      seconds,
    )
    report = { ...report, drills }
    if (drills.length > 0) say(drillsInWords(drills))
  }
  if (parts.includes('server')) {
    note(`${tables} tables`)
    // Loaded here: the other commands start faster without it.
    const { loadBench } = await import('@bivouac/server')
    report = { ...report, server: await loadBench({ games: tables, seconds: Math.max(1, seconds * 2) }) }
    say(serverInWords(report.server!))
  }
  if (parts.includes('page')) {
    const { pageBench } = await import('../bench/page-stage.ts')
    const page = await pageBench(
      world.games.map(each => each.id),
      note,
    )
    report = { ...report, page }
    say(typeof page === 'string' ? page : pageInWords(page))
  }
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`)
  return 0
}

function partsFrom(text: string | undefined): readonly Part[] {
  if (text === undefined) return PARTS
  return text.split(',').map(name => {
    const part = PARTS.find(each => each === name)
    if (part === undefined) throw new UsageFault(`--part is some of ${PARTS.join(', ')}, not “${name}”`)
    return part
  })
}
