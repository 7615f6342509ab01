import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Encounter, eloBetween, playPair, resultOf } from '@bivouac/ai'
import { type AnyGame, countSides, type Setup, sidesOf } from '@bivouac/kernel'
import { contestantFrom, fingerprintOf } from '../contest.ts'
import { progress } from '../progress.ts'
import {
  countFrom,
  type ExitCode,
  gameNamed,
  jsonFrom,
  oneLine,
  parse,
  setupFrom,
  UsageFault,
  type World,
} from '../usage.ts'

const MOST_GAMES = 1_000_000
const GAMES = 200

/** What a results file holds: every game, so that a run can be cut in pieces and looked at again. */
interface Kept {
  readonly format: 'bivouac-tournament-1'
  readonly game: string
  readonly setup: Setup
  readonly seed: string
  /** By name: what Veteran is made of when the games were played. */
  readonly veteran: string
  readonly pairs: Record<string, Pair>
}
interface Pair {
  readonly games: Encounter[]
  seconds: number
}

/** Computer players against each other, the same seeds with sides swapped: shares, Elo, and how sure that is. */
export function tournament(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    {
      players: { type: 'string' },
      games: { type: 'string' },
      setup: { type: 'string' },
      seed: { type: 'string' },
      seconds: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  const names = (values.players ?? 'recruit,random').split(',').map(name => name.trim())
  if (names.length < 2) throw new UsageFault('--players names at least two: recruit,random or marshal@100ms,veteran')
  const games = values.games === undefined ? GAMES : countFrom('--games', values.games, 1, MOST_GAMES)
  const seconds =
    values.seconds === undefined ? Number.POSITIVE_INFINITY : countFrom('--seconds', values.seconds, 1, 1e6)
  const setup = setupFrom(game, values.setup)
  if (countSides(sidesOf(game, setup)) < 2)
    throw new UsageFault(`${game.id} has one side; a tournament needs somebody to win against`)
  const contestants = names.map(name => contestantFrom(game, name))
  const kept = resumed(values.out, {
    format: 'bivouac-tournament-1',
    game: game.id,
    setup,
    seed: values.seed ?? 'tournament',
    veteran: fingerprintOf(world, game),
    pairs: {},
  })

  const pairs = contestants.flatMap((one, i) => contestants.slice(i + 1).map(other => [one, other] as const))
  const bar = progress(game.id, games * pairs.length)
  const started = performance.now()
  let done = 0
  for (const [one, other] of pairs) {
    const pair = (kept.pairs[`${one.name} ${other.name}`] ??= { games: [], seconds: 0 })
    done += Math.min(games, pair.games.length)
    while (pair.games.length < games && (performance.now() - started) / 1000 < seconds) {
      const began = performance.now()
      pair.games.push(...playPair(game, setup, [one, other], 1, kept.seed, { from: pair.games.length }))
      pair.seconds += (performance.now() - began) / 1000
      bar.at(++done)
      if (values.out !== undefined) write(values.out, kept)
    }
  }
  bar.end()
  process.stdout.write(values.json ? `${JSON.stringify(reportOf(kept))}\n` : inWords(game, kept))
  return 0
}

/** Goes on with a file of the same contest; anything else is left alone. */
function resumed(path: string | undefined, fresh: Kept): Kept {
  if (path === undefined || !existsSync(path)) return fresh
  const found = jsonFrom(path, readFileSync(path, 'utf8')) as Kept
  if (found.format !== fresh.format) throw new UsageFault(`${path} holds no tournament: it is left as it is`)
  for (const key of ['game', 'seed', 'veteran', 'setup'] as const)
    if (JSON.stringify(found[key]) !== JSON.stringify(fresh[key]))
      throw new UsageFault(`${path} holds a tournament with another ${key}: name another file`)
  return found
}
function write(path: string, kept: Kept): void {
  try {
    writeFileSync(`${path}.tmp`, `${JSON.stringify(kept)}\n`)
    renameSync(`${path}.tmp`, path)
  } catch (error) {
    throw new UsageFault(`cannot write ${path}: ${oneLine(error)}`)
  }
}

const reportOf = ({ game, seed, veteran, pairs, setup }: Kept) => ({
  game,
  setup,
  seed,
  veteran,
  pairs: Object.entries(pairs).map(([players, { games, seconds }]) => ({
    players: players.split(' '),
    ...resultOf(games),
    seconds,
    endings: endings(games),
  })),
})

function endings(games: readonly Encounter[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { by } of games) counts[by] = (counts[by] ?? 0) + 1
  return counts
}

function inWords(game: AnyGame, kept: Kept): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  const lines = [`${game.title.en} (${kept.setup.scenario}), seed ${kept.seed}, Veteran ${kept.veteran}`]
  for (const [players, { games, seconds }] of Object.entries(kept.pairs)) {
    const [one, other] = players.split(' ')
    const { won, bySeat, decisions } = resultOf(games)
    const elo = eloBetween(won)
    lines.push(
      `${one} against ${other}: ${percent(won.share)} of ${games.length} games ` +
        `(95 %: ${percent(won.low)} to ${percent(won.high)})`,
      `  Elo ${signed(elo.elo)} (${signed(elo.low)} to ${signed(elo.high)}), ` +
        bySeat.map((share, side) => `${HAD[side] ?? `as side ${side + 1}`} ${percent(share)}`).join(', '),
      `  ${Math.round(decisions / Math.max(1, games.length))} decisions a game, ${(seconds / Math.max(1, games.length)).toFixed(1)} s a game; ` +
        Object.entries(endings(games))
          .sort((a, b) => b[1] - a[1])
          .map(([by, count]) => `${by} ${count}`)
          .join(', '),
    )
  }
  return `${lines.join('\n')}\n`
}
const HAD = ['as first seat', 'as second']
const signed = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(Math.round(elo))}`
