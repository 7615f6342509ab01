import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type AnyGame, sha256Hex } from '@bivouac/kernel'
import { createMatch, keyedDice, type Match, resume, type TypedDice, typedDice } from '@bivouac/match'
import { journalAt } from '../files.ts'
import { styled } from '../log.ts'
import { type Asker, open } from '../play/dice.ts'
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
      dice: { type: 'string' },
    },
    ['the game'],
  )
  const game = gameNamed(world, positionals[0])
  const lang = langFrom(values.lang)
  if (values.dice !== undefined && values.dice !== 'typed') throw new UsageFault('--dice is “typed”, or left out')
  if (values.dice !== undefined && values.seed !== undefined) throw new UsageFault('typed dice have no --seed')
  const saved = values.save !== undefined && existsSync(values.save)
  const input = inputFrom(process.stdin, process.stdout)
  try {
    const asker = { game, input, lang }
    const chosen = saved
      ? resumed(world, game, values.save!)
      : await started(asker, values.setup, values.seed, values.dice === 'typed')
    if (chosen === undefined) return 0
    const { match, seed, typed } = chosen
    const sitters = sittersFrom(game, game.seats(match.setup).length, values.seats, ['human'])
    const words = PLAY_WORDS[lang]
    say(styled('bold', game.title[lang]))
    if (match.commitment !== undefined) say(styled('dim', words.dice(match.commitment.hash)))
    if (typed !== undefined) say(styled('dim', words.typed))
    if (saved) say(words.resumed(values.save!, match.length))
    const told = new Map(saved ? sitters.map((_, seat) => [seat, Math.max(-1, match.length - 5)]) : [])
    const file = values.save
    const sitting: Sitting = { game, match, sitters, seed, typed, input, lang, file, told, shown: undefined }
    if (file !== undefined) save(sitting)
    leave(sitting, await session(sitting))
  } finally {
    input.close()
  }
  return 0
}

interface Chosen {
  readonly match: Match
  readonly seed: string
  readonly typed?: TypedDice
}

/** Real dice, and cards that the program deals. */
const dealtBy = (seed: string): TypedDice => typedDice(keyedDice({ seed }))

/** Nothing, if the players leave before the dice of the opening are rolled. */
async function started(
  asker: Asker,
  raw: string | undefined,
  wanted: string | undefined,
  isTyped: boolean,
): Promise<Chosen | undefined> {
  const { game } = asker
  const seed = wanted ?? randomBytes(16).toString('hex')
  const setup = setupFrom(game, raw)
  if (!isTyped) return { match: createMatch(game, setup, { seed }), seed }
  const typed = dealtBy(seed)
  const match = await open(asker, typed, () => createMatch(game, setup, { dice: typed, typed: true }))
  return match === undefined ? undefined : { match, seed, typed }
}

function resumed(world: World, wanted: AnyGame, path: string): Chosen {
  const { journal, game } = journalAt(world, path)
  if (game !== wanted) throw new UsageFault(`${path} is a game of ${game.id}, not of ${wanted.id}`)
  // A file from elsewhere may lack the seed: the game then goes on with dice nobody has committed to.
  const seed = journal.seed ?? sha256Hex(JSON.stringify(journal))
  const { nonces } = journal.commitment ?? {}
  const typed = journal.dice === 'typed' ? dealtBy(seed) : undefined
  const keyed = nonces === undefined ? { seed } : { seed, nonces }
  const match = resume(game, journal, typed === undefined ? keyed : { dice: typed, typed: true })
  if (typeof match === 'string') throw new UsageFault(`${path}: ${match}`)
  return typed === undefined ? { match, seed } : { match, seed, typed }
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
