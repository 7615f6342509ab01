import { writeFileSync } from 'node:fs'
import { tune as bySelfPlay, type Tuned } from '@bivouac/ai'
import type { Weights } from '@bivouac/kernel'
import { contestantFrom } from '../contest.ts'
import { progress } from '../progress.ts'
import { countFrom, type ExitCode, gameNamed, jsonFrom, parse, setupFrom, UsageFault, type World } from '../usage.ts'

const ROUNDS = 12
const GAMES = 400
const CHECK = 100

/** Weights to begin with instead of the game's own: some of them or all. */
function startFrom(own: Weights, text: string | undefined): Weights {
  const given = text === undefined ? {} : (jsonFrom('--start', text) as Record<string, unknown>)
  for (const [name, value] of Object.entries(given))
    if (!Object.hasOwn(own, name) || typeof value !== 'number' || !Number.isFinite(value))
      throw new UsageFault(
        `--start: ${name} is not a weight, or not a number; there are: ${Object.keys(own).join(', ')}`,
      )
  return given as Weights
}

/** Fits the weights of a game's evaluation to games of self-play; the same seed finds the same ones. */
export function tune(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    {
      rounds: { type: 'string' },
      games: { type: 'string' },
      check: { type: 'string' },
      player: { type: 'string' },
      seed: { type: 'string' },
      setup: { type: 'string' },
      start: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  const own = game.ai?.weights
  if (own === undefined) throw new UsageFault(`${game.id} has no weights to tune`)
  const start = { ...own, ...startFrom(own, values.start) }
  const rounds = values.rounds === undefined ? ROUNDS : countFrom('--rounds', values.rounds, 1, 1000)
  const games = values.games === undefined ? GAMES : countFrom('--games', values.games, 1, 1_000_000)
  const check = values.check === undefined ? CHECK : countFrom('--check', values.check, 0, 1_000_000)
  const seed = values.seed ?? 'tune'
  const { name: player, player: both } = contestantFrom(game, values.player ?? 'veteran')
  const bar = progress(`tune ${game.id}`, games)
  const found = bySelfPlay(game, setupFrom(game, values.setup), {
    rounds,
    games,
    check,
    seed,
    start,
    player: both,
    onGame: done => bar.at(done),
  })
  bar.end()
  const report = { game: game.id, seed, player, games, ...found }
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`)
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report, start))
  return 0
}

function inWords(
  report: Tuned & { game: string; seed: string; player: string; games: number },
  start: Weights,
): string {
  const { weights, unseen, gain, gainGames } = report
  const changed = Object.entries(weights).filter(([name, value]) => value !== start[name])
  const lines = [
    `${report.game}, seed ${report.seed}: ${report.positions} positions of ${report.games} games of “${report.player}” against itself`,
    ...changed.map(([name, value]) => `  ${name.padEnd(12)} ${start[name]} → ${value}`),
    `error in games not learnt from: ${unseen.before.toFixed(4)} → ${unseen.after.toFixed(4)}`,
  ]
  if (gain !== undefined)
    lines.push(`the last weights take ${(gain * 100).toFixed(1)} % of ${gainGames} new games from the first`)
  return `${lines.join('\n')}\n`
}
