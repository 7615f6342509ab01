import { randomBytes } from 'node:crypto'
import { searchDice } from '@bivouac/kernel'
import { createMatch, imaginedFrom, replay } from '@bivouac/match'
import { journalAt, writeJournal } from '../files.ts'
import { countFrom, type ExitCode, eyeFrom, parse, UsageFault, type World } from '../usage.ts'

/** A new game file that begins from what one eye saw of another; what was hidden from it is made up. */
export function fork(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    { at: { type: 'string' }, eye: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string' } },
    ['the journal'],
  )
  const path = positionals[0]!
  if (values.out === undefined) throw new UsageFault('--out is missing: where shall the new game go?')
  const { journal, game } = journalAt(world, path)
  const eye = eyeFrom(values.eye, game.seats(journal.setup).length)
  // A finished game has nothing left to play at its end: without a wish, the last decision before it.
  const most = journal.moves.length
  const at =
    values.at === undefined ? most - (journal.result === undefined ? 0 : 1) : countFrom('--at', values.at, 0, most)
  const steps = replay(game, journal, { to: at, eye, views: true })
  if (typeof steps === 'string') throw new UsageFault(`${path}: ${steps}`)
  const seed = values.seed ?? randomBytes(32).toString('hex')
  const seen = { view: steps.at(-1)!.view!, eye, heard: steps.flatMap(step => step.events) }
  const pos = imaginedFrom(game, seen, searchDice(`${seed}/imagined`))
  if (typeof pos === 'string') throw new UsageFault(`${path}: at move ${at}: ${pos}`)
  const made = createMatch(game, journal.setup, { seed }, pos, { at, eye })
  // As `bivouac play` saves: with the seed, or nobody could go on with these dice.
  writeJournal(values.out, { ...made.journal(), seed })
  process.stdout.write(`${values.out}: ${game.title.en}, a fork at move ${at} as ${who(eye)} saw it\n`)
  return 0
}

const who = (eye: number | 'spectator'): string => (eye === 'spectator' ? 'a spectator' : `seat ${eye}`)
