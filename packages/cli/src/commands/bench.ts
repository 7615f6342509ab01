import { cpus } from 'node:os'
import { type AnyGame, type Setup, searchDice } from '@bivouac/kernel'
import { benchOf, type GameFigures, randomGame } from '../bench/games.ts'
import { measure, median, type Rate, stepsOf, type Workload } from '../bench/measure.ts'
import { type Memory, memoryNow } from '../bench/memory.ts'
import { type Run, rival } from '../bench/rival.ts'
import { type SearchFigures, searchFigures, searchInWords } from '../bench/search.ts'
import { progress } from '../progress.ts'
import { type ExitCode, parse, UsageFault, type World } from '../usage.ts'

const SECONDS = 4
const FEW_GAMES = 1_000
const MANY_GAMES = 10_000

interface Report {
  readonly node: string
  readonly processor: string
  readonly seconds: number
  readonly games: readonly GameFigures[]
  /** Absent where boardgame.io is not installed. */
  readonly rival?: Rival
  /** Absent where the first game has no decision to search from. */
  readonly search?: SearchFigures
  readonly memory: Growth
}
interface Rival {
  readonly name: string
  readonly decisionsPerSecond: number
  readonly forcedShare: number
  readonly meanOptions: number
  /** How many times as many decisions a second the first game makes: the median of the rounds. */
  readonly ratio: number
}
interface Growth {
  readonly game: string
  readonly few: { readonly games: number } & Memory
  readonly many: { readonly games: number } & Memory
  readonly growth: Memory
}

/** Speed and memory, with boardgame.io beside in the same run. Judges nothing: machines differ. */
export function bench(args: readonly string[], world: World): ExitCode {
  const { values } = parse(args, { json: { type: 'boolean' }, seconds: { type: 'string' } }, [])
  const seconds = values.seconds === undefined ? SECONDS : Number(values.seconds)
  if (!(seconds > 0 && seconds <= 3600))
    throw new UsageFault('--seconds is a number above 0: how long each figure is measured')
  const [first] = world.games
  if (first === undefined) throw new UsageFault('there is no game to measure')

  const games = world.games.map(benchOf)
  const play = rival()
  const sums = { decisions: 0, games: 0, options: 0, forced: 0 }
  const workloads = games.flatMap(each => each.workloads)
  if (play !== undefined) workloads.push(rivalWorkload(play, sums))
  const bar = progress('bench', stepsOf(workloads))
  const rates = measure(workloads, seconds, bar.at)
  bar.end()
  const figures = games.map((each, i) => each.figures(rates[i * 3]!, rates[i * 3 + 1]!, rates[i * 3 + 2]!))
  const search = searchFigures(first, seconds)
  const report: Report = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    seconds,
    games: figures,
    ...(play === undefined ? {} : { rival: rivalFigures(rates[0]!, rates.at(-1)!, sums) }),
    ...(search === undefined ? {} : { search }),
    memory: growthOf(first, seconds / SECONDS),
  }
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report))
  return 0
}

type Sums = { -readonly [K in keyof Run]: Run[K] }

function rivalWorkload(play: NonNullable<ReturnType<typeof rival>>, sums: Sums): Workload {
  const dice = searchDice('rival')
  return {
    share: 1,
    run() {
      const one = play(dice.next)
      sums.decisions += one.decisions
      sums.games += one.games
      sums.options += one.options
      sums.forced += one.forced
      return one.decisions
    },
  }
}

const rivalFigures = (ours: Rate, theirs: Rate, sums: Sums): Rival => ({
  name: 'boardgame.io',
  decisionsPerSecond: Math.round(theirs.perProcessorSecond),
  forcedShare: sums.forced / sums.decisions,
  meanOptions: sums.options / sums.decisions,
  ratio: median(ours.rounds.map((rate, round) => rate / theirs.rounds[round]!)),
})

/** A shorter bench plays fewer games, and says how many. */
function growthOf(game: AnyGame, share: number): Growth {
  const setup = game.readSetup({}) as Setup
  const scaled = (games: number): number => Math.max(1, Math.round(games * Math.min(1, share)))
  const bar = progress('memory', scaled(MANY_GAMES))
  let played = 0
  const upTo = (games: number): { readonly games: number } & Memory => {
    while (played < games) {
      randomGame(game, setup, played++)
      bar.at(played)
    }
    return { games, ...memoryNow() }
  }
  const few = upTo(scaled(FEW_GAMES))
  const many = upTo(scaled(MANY_GAMES))
  bar.end()
  const tenth = (value: number): number => Math.round(value * 10) / 10
  const growth = { heap: tenth(many.heap - few.heap), resident: tenth(many.resident - few.resident) }
  return { game: game.id, few, many, growth }
}

function inWords({ node, processor, seconds, games, rival: other, search, memory }: Report): string {
  const lines = [`Node ${node} on ${processor}; each figure over ${seconds} s, median of rounds, one processor`, '']
  for (const each of games) {
    const { milliseconds, moves } = each.replay
    lines.push(
      `${each.game} (${each.scenario}), random play, options listed at every decision`,
      `  decisions a second   ${thousands(each.decisionsPerSecond)} (by the clock ${thousands(each.decisionsPerSecondByTheClock)})`,
      `  complete games       ${thousands(each.games)}, ${thousands(each.decisions)} decisions`,
      `  single choices       ${percent(each.forcedShare)}, mean options ${each.meanOptions.toFixed(1)}`,
      `  clone                ${each.cloneMicroseconds.toFixed(2)} µs`,
      `  replay of a journal  ${milliseconds.toFixed(1)} ms, ${moves} moves`,
      '',
    )
  }
  if (other === undefined) lines.push('boardgame.io is not installed: no ratio')
  else
    lines.push(
      `${other.name}, a small game of Manoeuvre's shape, in the same rounds`,
      `  decisions a second   ${thousands(other.decisionsPerSecond)}`,
      `  single choices       ${percent(other.forcedShare)}, mean options ${other.meanOptions.toFixed(1)}`,
      `  ${games[0]!.game} makes ${other.ratio.toFixed(0)} times as many decisions`,
    )
  if (search !== undefined) lines.push('', searchInWords(search))
  const { few, many, growth } = memory
  lines.push(
    '',
    `memory after ${thousands(few.games)} and ${thousands(many.games)} games of ${memory.game}`,
    `  heap                 ${few.heap} MB, ${many.heap} MB: ${signed(growth.heap)} MB`,
    `  resident             ${few.resident} MB, ${many.resident} MB: ${signed(growth.resident)} MB`,
  )
  return `${lines.join('\n')}\n`
}

const thousands = (value: number): string => value.toLocaleString('en')
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
