import { verify as check } from '@bivouac/match'
import { journalAt } from '../files.ts'
import { type ExitCode, parse, type World } from '../usage.ts'

/** Is this game file what it says? Exit code 1 when it is not. */
export function verify(args: readonly string[], world: World): ExitCode {
  const { positionals } = parse(args, {}, ['the journal'])
  const { journal, game } = journalAt(world, positionals[0]!)
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
