import { writeFileSync } from 'node:fs'
import { tune as byselfPlay } from '@bivouac/ai'
import type { Weights } from '@bivouac/kernel'
import { progress } from '../progress.ts'
import { countFrom, type ExitCode, gameNamed, jsonFrom, parse, setupFrom, UsageFault, type World } from '../usage.ts'

const ROUNDS = 40
const GAMES = 80

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

/** Looks for better weights of a game's evaluation by self-play; the same seed finds the same ones. */
export function tune(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    {
      rounds: { type: 'string' },
      games: { type: 'string' },
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
  const rounds = values.rounds === undefined ? ROUNDS : countFrom('--rounds', values.rounds, 1, 100_000)
  const games = values.games === undefined ? GAMES : countFrom('--games', values.games, 2, 100_000)
  const seed = values.seed ?? 'tune'
  const bar = progress(`tune ${game.id}`, rounds)
  const found = byselfPlay(game, setupFrom(game, values.setup), {
    rounds,
    games,
    seed,
    start,
    onRound: ({ round }) => bar.at(round + 1),
  })
  bar.end()
  const report = { game: game.id, seed, games, ...found }
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`)
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`)
  else {
    const kept = found.rounds.filter(each => each.kept)
    const changed = Object.entries(found.weights).filter(([name, value]) => value !== start[name])
    const lines = [
      `${game.id}, seed ${seed}: ${kept.length} of ${rounds} changes kept, each tried in ${games} games`,
      ...changed.map(([name, value]) => `  ${name.padEnd(12)} ${start[name]} → ${value}`),
      `the last weights take ${(found.gain * 100).toFixed(1)} % of ${found.gainGames} new games from the first`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  return 0
}
