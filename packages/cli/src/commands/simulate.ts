import { simulate as playGames } from '@bivouac/ai'
import { sideNames } from '@bivouac/kernel'
import { sittersFrom } from '../players.ts'
import { progress } from '../progress.ts'
import { countFrom, type ExitCode, gameNamed, parse, setupFrom, UsageFault, type World } from '../usage.ts'

const MOST_GAMES = 100_000_000

/** Many games between computer players, and what came of them. */
export function simulate(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    {
      games: { type: 'string' },
      seats: { type: 'string' },
      setup: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  if (values.games === undefined) throw new UsageFault('--games is missing: how many?')
  const games = countFrom('--games', values.games, 1, MOST_GAMES)
  const setup = setupFrom(game, values.setup)
  const players = sittersFrom(game, game.seats(setup).length, values.seats).map(each => {
    if (each === 'human') throw new UsageFault('people do not play in simulations: name computer players in --seats')
    return each
  })

  const bar = progress(game.id, games)
  const started = performance.now()
  const done = playGames(game, setup, {
    games,
    players,
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    onGame: ({ index }) => bar.at(index + 1),
  })
  const seconds = (performance.now() - started) / 1000
  bar.end()

  const { decisions, turns, unfinished } = done
  // Every game has an outcome here, also the one that was given up: the numbers must add up.
  const endless = unfinished === 0 ? [] : [{ winners: [], by: 'unfinished', games: unfinished }]
  const outcomes = [...done.outcomes, ...endless]
  const decisionsPerSecond = Math.round(decisions / Math.max(seconds, 1e-9))
  const report = { game: game.id, games, decisions, seconds, decisionsPerSecond, outcomes, turns }
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`)
  else {
    const sides = sideNames(game, setup)
    const lines = [
      `${game.id}: ${games} games, ${decisions} decisions in ${seconds.toFixed(2)} s (${decisionsPerSecond} a second)`,
      `turns: ${turns.min} to ${turns.max}, mean ${turns.mean.toFixed(1)}`,
      ...outcomes.map(({ winners, by, games: won }) => {
        const who = winners.map(side => sides[side]?.en ?? side).join(', ') || 'nobody'
        return `${String(won).padStart(8)}  ${((won * 100) / games).toFixed(1).padStart(5)} %  ${who} (${by})`
      }),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
  return 0
}
