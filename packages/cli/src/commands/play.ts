import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type AnyGame, sha256Hex } from '@bivouac/kernel'
import { createMatch, type Match, resume } from '@bivouac/match'
import { journalAt } from '../files.ts'
import { styled } from '../log.ts'
import { inputFrom } from '../play/input.ts'
import { save } from '../play/save.ts'
import { session } from '../play/session.ts'
import { type Sitting, say, wordsOf } from '../play/sitting.ts'
import { PLAY_WORDS } from '../play/words.ts'
import { sittersFrom } from '../players.ts'
import { type ExitCode, gameNamed, langFrom, parse, setupFrom, UsageFault, type World } from '../usage.ts'

/** A game at the terminal: people, computers, or both. */
export async function play(args: readonly string[], world: World): Promise<ExitCode> {
  const { values, positionals } = parse(
    args,
    {
      seats: { type: 'string' },
      setup: { type: 'string' },
      lang: { type: 'string' },
      seed: { type: 'string' },
      save: { type: 'string' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  const lang = langFrom(values.lang)
  const saved = values.save !== undefined && existsSync(values.save)
  const { match, seed } = saved ? resumed(world, game, values.save!) : started(game, values.setup, values.seed)
  const sitters = sittersFrom(game, game.seats(match.setup).length, values.seats, ['human'])

  const words = PLAY_WORDS[lang]
  say(styled('bold', game.title[lang]))
  if (match.commitment !== undefined) say(styled('dim', words.dice(match.commitment.hash)))
  if (saved) say(words.resumed(values.save!, match.length))
  const input = inputFrom(process.stdin, process.stdout)
  const told = new Map(saved ? sitters.map((_, seat) => [seat, Math.max(-1, match.length - 5)]) : [])
  const sitting: Sitting = { game, match, sitters, seed, input, lang, file: values.save, told, shown: undefined }
  try {
    if (values.save !== undefined) save(sitting)
    leave(sitting, await session(sitting))
  } finally {
    input.close()
  }
  return 0
}

function started(game: AnyGame, setup: string | undefined, wanted: string | undefined): Chosen {
  const seed = wanted ?? randomBytes(16).toString('hex')
  return { match: createMatch(game, setupFrom(game, setup), { seed }), seed }
}

interface Chosen {
  readonly match: Match
  readonly seed: string
}

function resumed(world: World, wanted: AnyGame, path: string): Chosen {
  const { journal, game } = journalAt(world, path)
  if (game !== wanted) throw new UsageFault(`${path} is a game of ${game.id}, not of ${wanted.id}`)
  // A file from elsewhere may lack the seed: the game then goes on with dice nobody has committed to.
  const seed = journal.seed ?? sha256Hex(JSON.stringify(journal))
  const { nonces } = journal.commitment ?? {}
  const match = resume(game, journal, nonces === undefined ? { seed } : { seed, nonces })
  if (typeof match === 'string') throw new UsageFault(`${path}: ${match}`)
  return { match, seed }
}

/** Result or farewell. A game in which a person has played is never lost. */
function leave(sitting: Sitting, over: boolean): void {
  const { game, match, lang, sitters } = sitting
  const words = wordsOf(sitting)
  const worthKeeping = sitting.file !== undefined || (match.length > 0 && sitters.includes('human'))
  const path = worthKeeping ? save(sitting) : undefined
  if (over) {
    say(
      styled(
        'bold',
        `\n${words.over}: ${game.words.result(match.result!, lang, match.view('spectator'))} §${match.result!.rule}`,
      ),
    )
    if (path !== undefined) say(`${words.saved(path)}\n${words.verify(`bivouac verify ${path}`)}`)
  } else if (path !== undefined) say(`\n${words.saved(path)}\n${words.quit(`bivouac play ${game.id} --save ${path}`)}`)
}
