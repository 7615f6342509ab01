import { analyse } from './commands/analyse.ts'
import { backup } from './commands/backup.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { check } from './commands/check.ts'
import { fork } from './commands/fork.ts'
import { games } from './commands/games.ts'
import { operator } from './commands/operator.ts'
import { play } from './commands/play.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { report } from './commands/report.ts'
import { restore } from './commands/restore.ts'
import { rules } from './commands/rules.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { tournament } from './commands/tournament.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import { type ExitCode, oneLine, UsageFault, type World } from './usage.ts'

export type { World } from './usage.ts'

type Command = (args: readonly string[], world: World) => ExitCode | Promise<ExitCode>
const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  serve,
  backup,
  restore,
  check,
  operator,
  simulate,
  tournament,
  balance,
  tune,
  analyse,
  replay,
  verify,
  fork,
  report,
  rules,
  bench,
  referee,
}

const HELP = `bivouac: a table for Napoleonic wargames

  bivouac games [--lang it|en] [--json]           games, scenarios, options
  bivouac play <game> [--seats human,random] [--setup JSON] [--lang it|en] [--seed S] [--save F]
                [--dice typed]                    at a real table: type in what you rolled, the program deals the cards
  bivouac serve [--port 1805] [--host 127.0.0.1] [--data DIR] [--database-url URL] [--public-url URL] [--trust-proxy]
                [--app DIR] [--log LEVEL]         the web app and the server (docs/deployment.md)
  bivouac backup <file> [--data DIR] [--database-url URL]   a copy of every game, also while the server runs
  bivouac restore <file> [--data DIR] [--database-url URL]  puts a copy back where nothing is yet
  bivouac check [--data DIR] [--database-url URL]           the store, every journal, every roll; changes nothing
  bivouac operator tables|users|reports|deeds [TEXT] | chat|void|unsay TABLE | ban USER DAYS | unban|close USER | done REPORT
                [--why REASON] [--url URL]        asks a running server (BIVOUAC_OPERATOR_TOKEN); every deed is written down
  bivouac simulate <game> --games N [--seats random,random] [--setup JSON] [--seed S] [--json]
  bivouac tournament <game> --players marshal@100ms,veteran [--games N] [--seed S] [--setup JSON] [--seconds S]
                [--out F] [--json]                computer players against each other, sides swapped, Elo with intervals
  bivouac balance <game> [--games N] [--player veteran] [--seed S] [--markdown] [--json]   every army against every other
  bivouac tune <game> [--rounds N] [--games N] [--seed S] [--start JSON] [--out F] [--json]   weights by self-play
  bivouac analyse <journal> [--futures N] [--lang it|en] [--json]   chance to win, turning points, luck, mistakes
  bivouac replay <journal> [--to N] [--eye 0|1|spectator] [--lang it|en]
  bivouac verify <journal>                        replays, recomputes every roll, compares hashes
  bivouac fork <journal> [--at N] [--eye 0|1|spectator] [--seed S] --out F   a new game from what that eye saw at move N
  bivouac report <journal> [--eye 0|1|spectator] [--lang it|en] --out F.html   after-action report: turns, key rolls, losses
  bivouac rules <game> [--lang it|en] [--json]    every section: procedures, refusals, rolls, tests (named in English)
  bivouac bench [--part rules,table,server,page] [--seconds S] [--tables 500] [--json]   speed and memory (docs/bench.md)
  bivouac referee                                 protocol on stdin/stdout, one JSON per line (docs/referee.md)

What players read follows --lang, or the terminal's own language; this help, complaints about usage and measurements are in English.
Exit codes: 0 done, 1 a check failed, 2 bad usage or input.
`

/** Runs one command and says with which code the process should end. */
export async function run(argv: readonly string[], world: World): Promise<ExitCode> {
  quietWhenNobodyReads()
  const [name, ...args] = argv
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(HELP)
    return 0
  }
  try {
    if (name === undefined) throw new UsageFault(`what shall it do? ${Object.keys(COMMANDS).join(', ')}, or --help`)
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command === undefined)
      throw new UsageFault(`there is no command “${name}”; there are: ${Object.keys(COMMANDS).join(', ')}`)
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(HELP)
      return 0
    }
    return await command(args, world)
  } catch (error) {
    if (error instanceof UsageFault) {
      process.stderr.write(`bivouac: ${oneLine(error)}\n`)
      return 2
    }
    process.stderr.write(`bivouac: a fault in the program, please report it: ${(error as Error)?.stack ?? error}\n`)
    return 1
  }
}

/** `bivouac replay … | head` closes the pipe early: that is no fault. */
function quietWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
