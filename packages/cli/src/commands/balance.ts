import { type Encounter, playPair, shareOf } from '@bivouac/ai'
import { type AnyGame, type Matchup, type Setup, sideNames } from '@bivouac/kernel'
import { contestantFrom } from '../contest.ts'
import { progress } from '../progress.ts'
import { countFrom, type ExitCode, gameNamed, langFrom, parse, UsageFault, type World } from '../usage.ts'

/** Games a matchup, and in all: a game of one matchup plays that one often enough to say something. */
const GAMES = 10
const ENOUGH = 200

interface Standing {
  points: number
  games: number
}

/** Every army against every other by two equal players: what the scenario gives and takes, as a public fact. */
export function balance(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    {
      games: { type: 'string' },
      player: { type: 'string' },
      seed: { type: 'string' },
      lang: { type: 'string' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  const lang = langFrom(values.lang)
  const player = values.player ?? 'veteran'
  const seed = values.seed ?? 'balance'
  const one = contestantFrom(game, player)
  const matchups = matchupsOf(game)
  const games =
    values.games === undefined
      ? Math.max(GAMES, Math.ceil(ENOUGH / matchups.length))
      : countFrom('--games', values.games, 1, 100_000)
  const bar = progress(`balance ${game.id}`, matchups.length * games)
  const played = matchups.map(({ matchup, setup }, index) => {
    // A seed of its own for every game: the same player on both sides would play a swapped game again, move for move.
    const found = Array.from({ length: games }, (_, at) => {
      bar.at(index * games + at)
      return playPair(game, setup, [one, one], 1, `${seed}/${matchup.id}/${at}`)[0]!
    })
    return { matchup, found }
  })
  bar.end()

  const armies = new Map<string, Standing>()
  const seats: Standing[] = []
  const add = (standing: Standing, points: number): void => {
    standing.points += points
    standing.games++
  }
  const pairs = played.map(({ matchup, found }) => {
    for (const { winners } of found)
      matchup.armies.forEach((army, side) => {
        const standing = armies.get(army.en) ?? { points: 0, games: 0 }
        armies.set(army.en, standing)
        seats[side] ??= { points: 0, games: 0 }
        for (const each of [standing, seats[side]]) add(each, partOf(winners, side, matchup.armies.length))
      })
    const points = found.reduce((sum, { winners }) => sum + partOf(winners, 0, matchup.armies.length), 0)
    return { id: matchup.id, armies: matchup.armies.map(army => army[lang]), ...shareOf(points, found.length), games }
  })
  const named = (en: string): string =>
    matchups.flatMap(each => each.matchup.armies).find(army => army.en === en)![lang]
  const byArmy = [...armies]
    .map(([army, { points, games: all }]) => ({ army: named(army), games: all, ...shareOf(points, all) }))
    .sort((a, b) => b.share - a.share)
  const bySeat = seats.map(({ points, games: all }, seat) => ({ seat, games: all, ...shareOf(points, all) }))
  const report = { game: game.id, player, seed, games: games * matchups.length, byArmy, bySeat, pairs }
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report, values.markdown === true))
  return 0
}

/** What a side has of a game: shared by those who won, and by all where nobody did. */
const partOf = (winners: Encounter['winners'] = [], side: number, sides: number): number =>
  winners.length === 0 ? 1 / sides : winners.includes(side) ? 1 / winners.length : 0

/** Without a list of its own, a game has one matchup: its sides as they are. */
function matchupsOf(game: AnyGame): readonly { readonly matchup: Matchup; readonly setup: Setup }[] {
  const plain = game.readSetup({}) as Setup
  const listed = game.ai?.matchups ?? [{ id: plain.scenario, setup: {}, armies: sideNames(game, plain) }]
  return listed.map(matchup => {
    const setup = game.readSetup(matchup.setup)
    if (typeof setup === 'string') throw new UsageFault(`${matchup.id}: ${setup}`)
    if (matchup.armies.length < 2) throw new UsageFault(`${game.id} has one side: there is nothing to balance`)
    return { matchup, setup }
  })
}

type Line = { readonly share: number; readonly low: number; readonly high: number; readonly games: number }
const figures = ({ share, low, high, games }: Line): string[] => [
  `${(share * 100).toFixed(0)} %`,
  `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %`,
  String(games),
]

function inWords(
  report: {
    readonly game: string
    readonly player: string
    readonly seed: string
    readonly games: number
    readonly byArmy: readonly (Line & { readonly army: string })[]
    readonly bySeat: readonly (Line & { readonly seat: number })[]
  },
  markdown: boolean,
): string {
  const rows = [
    ...report.byArmy.map(line => [line.army, ...figures(line)]),
    ...report.bySeat.map(line => [`seat ${line.seat + 1}`, ...figures(line)]),
  ]
  const head = `${report.game}: ${report.games} games between two of “${report.player}”, seed ${report.seed}`
  if (markdown)
    return `${[head, '', '| army or seat | won | 95 % | games |', '|---|---|---|---|', ...rows.map(row => `| ${row.join(' | ')} |`)].join('\n')}\n`
  const width = Math.max(...rows.map(row => row[0]!.length))
  const lines = rows.map(
    ([name, won, sure, games]) =>
      `  ${name!.padEnd(width)}  ${won!.padStart(5)}  ${sure!.padStart(9)}  ${games!.padStart(6)}`,
  )
  return `${[head, ...lines].join('\n')}\n`
}
