/** How fast the rules themselves are, with boardgame.io beside in the same run, and whether memory grows. */
import { setFlagsFromString } from 'node:v8'
import { type AnyGame, type Setup, searchDice } from '@bivouac/kernel'
import { progress } from '../progress.ts'
import { benchOf, type GameFigures, randomGame } from './games.ts'
import { measure, median, type Rate, stepsOf, type Workload } from './measure.ts'
import { type Memory, memoryNow } from './memory.ts'
import { type RivalRun, rival } from './rival.ts'
import { type SearchFigures, searchFigures, searchInWords } from './search.ts'

export const SECONDS = 4
const FEW_GAMES = 1_000
const MANY_GAMES = 10_000

export interface RulesReport {
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

export function rulesBench(all: readonly AnyGame[], seconds: number): RulesReport {
  // A match keeps its copies for undo, a search throws them away, and they do so in processes of their own. Here both run
  // in one: what the engine learns from the match (put copies where memory is dear to fill) would be counted as copying.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const first = all[0]!
  const games = all.map(benchOf)
  const play = rival()
  const sums = { decisions: 0, games: 0, options: 0, forced: 0 }
  const workloads = games.flatMap(each => each.workloads)
  if (play !== undefined) workloads.push(rivalWorkload(play, sums))
  const bar = progress('bench', stepsOf(workloads))
  const rates = measure(workloads, seconds, bar.at)
  bar.end()
  const figures = games.map((each, i) => each.figures(rates[i * 3]!, rates[i * 3 + 1]!, rates[i * 3 + 2]!))
  const search = searchFigures(first, seconds)
  return {
    games: figures,
    ...(play === undefined ? {} : { rival: rivalFigures(rates[0]!, rates.at(-1)!, sums) }),
    ...(search === undefined ? {} : { search }),
    memory: growthOf(first, seconds / SECONDS),
  }
}

type Sums = { -readonly [K in keyof RivalRun]: RivalRun[K] }

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

export function rulesInWords({ games, rival: other, search, memory }: RulesReport): string {
  const lines: string[] = []
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
  return lines.join('\n')
}

const thousands = (value: number): string => value.toLocaleString('en')
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
