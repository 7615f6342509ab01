import { once } from 'node:events'
import { linesOf } from '../referee/lines.ts'
import { createReferee } from '../referee/referee.ts'
import { type ExitCode, parse, type World } from '../usage.ts'

/** One JSON per line in, one JSON per line out, until the input ends or somebody says quit. */
export async function referee(args: readonly string[], world: World): Promise<ExitCode> {
  parse(args, {}, [])
  const sitting = createReferee(world.games)
  for await (const line of linesOf(process.stdin)) {
    const answer = 'fault' in line ? JSON.stringify({ ok: false, error: line.fault }) : sitting.answer(line.text)
    // Whoever reads slowly is waited for: answers must not pile up in memory.
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain')
    if (sitting.done) break
  }
  process.stdin.destroy()
  return 0
}
