import { verify as check, readJournal } from '@bivouac/match'
import { rawJournalAt } from '../files.ts'
import { type ExitCode, gameNamed, parse, UsageFault, type World } from '../usage.ts'

/** Is this game file what it says? Exit code 1 when it is not. */
export function verify(args: readonly string[], world: World): ExitCode {
  const { positionals } = parse(args, {}, ['the journal'])
  const path = positionals[0]!
  const raw = rawJournalAt(path)
  const journal = readJournal(raw)
  if (typeof journal === 'string') {
    if (!claimsToBeJournal(raw)) throw new UsageFault(`${path}: ${journal}`)
    process.stdout.write(`fault: ${journal}\nnot verified: 1 fault\n`)
    return 1
  }
  const game = gameNamed(world, journal.game)
  const { ok, faults, notes, rolls, recomputed, moves } = check(game, journal)
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  say(
    `${game.title.en}: ${moves} of ${journal.moves.length} moves made again, ${recomputed} of ${rolls} rolls recomputed`,
  )
  for (const note of notes) say(`note: ${note}`)
  for (const fault of faults) say(`fault: ${fault}`)
  say(ok ? 'verified' : `not verified: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
  return ok ? 0 : 1
}

/** A game file that was damaged or altered is a check that failed; any other file is the wrong file. */
const claimsToBeJournal = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === 'bivouac-journal-1'
