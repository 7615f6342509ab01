import { cpus } from 'node:os'
import type { AnyGame, Setup } from '@bivouac/kernel'
import { searchDice } from '@bivouac/kernel'
import { figuresOf, type GameFigures, randomGame } from '../bench/games.ts'
import { rateOf } from '../bench/measure.ts'
import { type Memory, memoryNow } from '../bench/memory.ts'
import { rival } from '../bench/rival.ts'
import { progress } from '../progress.ts'
import { type ExitCode, parse, UsageFault, type World } from '../usage.ts'

const SECONDS = 6
const FEW_GAMES = 1_000
const MANY_GAMES = 10_000

interface Report {
  readonly node: string
  readonly processor: string
  readonly seconds: number
  readonly games: readonly GameFigures[]
  readonly rival: Rival | undefined
  /** How many times as many decisions a second the first game makes as the rival. */
  readonly ratio: number | undefined
  readonly memory: Growth
}
interface Rival {
  readonly name: string
  readonly decisionsPerSecond: number
  readonly forcedShare: number
  readonly meanOptions: number
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
  const first = world.games[0]
  if (first === undefined) throw new UsageFault('there is no game to measure')

  const bar = progress('bench', world.games.length + 2)
  const games: GameFigures[] = []
  for (const game of world.games) {
    games.push(figuresOf(game, seconds))
    bar.at(games.length)
  }
  const other = rivalFigures(seconds)
  bar.at(games.length + 1)
  const memory = growthOf(first, seconds / SECONDS)
  bar.end()
  const report: Report = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    seconds,
    games,
    rival: other,
    ratio: other === undefined ? undefined : games[0]!.decisionsPerSecond / other.decisionsPerSecond,
    memory,
  }
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report))
  return 0
}

function rivalFigures(seconds: number): Rival | undefined {
  const run = rival()
  if (run === undefined) return undefined
  const dice = searchDice('rival')
  const sums = { decisions: 0, options: 0, forced: 0 }
  const { perSecond } = rateOf(seconds, () => {
    let games = 0
    const one = run(() => games++ > 0, dice.next)
    sums.decisions += one.decisions
    sums.options += one.options
    sums.forced += one.forced
    return one.decisions
  })
  return {
    name: 'boardgame.io',
    decisionsPerSecond: Math.round(perSecond),
    forcedShare: sums.forced / sums.decisions,
    meanOptions: sums.options / sums.decisions,
  }
}

/** A shorter bench plays fewer games, and says how many. */
function growthOf(game: AnyGame, share: number): Growth {
  const setup = game.readSetup({}) as Setup
  const [few, many] = [FEW_GAMES, MANY_GAMES].map(games => Math.max(1, Math.round(games * Math.min(1, share)))) as [
    number,
    number,
  ]
  let played = 0
  const upTo = (games: number): Memory => {
    while (played < games) randomGame(game, setup, played++)
    return memoryNow()
  }
  const before = { games: few, ...upTo(few) }
  const after = { games: many, ...upTo(many) }
  const tenth = (value: number): number => Math.round(value * 10) / 10
  const growth = { heap: tenth(after.heap - before.heap), resident: tenth(after.resident - before.resident) }
  return { game: game.id, few: before, many: after, growth }
}

function inWords({ node, processor, seconds, games, rival, ratio, memory }: Report): string {
  const lines = [`Node ${node} on ${processor}, each figure over ${seconds} s, median of rounds`, '']
  for (const each of games) {
    lines.push(
      `${each.game} (${each.scenario}), random play, options listed at every decision`,
      `  decisions a second   ${thousands(each.decisionsPerSecond)}   (${each.games} complete games, ${thousands(each.decisions)} decisions)`,
      `  single choices       ${percent(each.forcedShare)}   mean options ${each.meanOptions.toFixed(1)}`,
      `  clone                ${each.cloneMicroseconds.toFixed(2)} µs`,
      `  replay of a journal  ${each.replay.milliseconds.toFixed(1)} ms   (${each.replay.moves} moves)`,
      '',
    )
  }
  if (rival === undefined) lines.push('boardgame.io is not installed: no ratio')
  else
    lines.push(
      `${rival.name}, a small game of the same shape, in this run`,
      `  decisions a second   ${thousands(rival.decisionsPerSecond)}`,
      `  single choices       ${percent(rival.forcedShare)}   mean options ${rival.meanOptions.toFixed(1)}`,
      `  ${games[0]!.game} : ${rival.name}   ${ratio!.toFixed(0)} times`,
    )
  const { few, many, growth } = memory
  lines.push(
    '',
    `memory after ${thousands(few.games)} and ${thousands(many.games)} games of ${memory.game}`,
    `  heap      ${few.heap} MB, ${many.heap} MB: ${signed(growth.heap)} MB`,
    `  resident  ${few.resident} MB, ${many.resident} MB: ${signed(growth.resident)} MB`,
  )
  return `${lines.join('\n')}\n`
}

const thousands = (value: number): string => value.toLocaleString('en')
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
