import type { Text } from '@bivouac/kernel'
import { replay as told } from '@bivouac/match'
import { journalAt } from '../files.ts'
import { logOf } from '../log.ts'
import { countFrom, type ExitCode, eyeFrom, langFrom, parse, UsageFault, type World } from '../usage.ts'

const FORK: Text = {
  it: 'Una prova: comincia dalla mossa {at} di un’altra partita.',
  en: 'A fork: it begins at move {at} of another game.',
}

/** A game file told again in words, as one eye heard it. */
export function replay(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    { to: { type: 'string' }, eye: { type: 'string' }, lang: { type: 'string' } },
    ['the journal'],
  )
  const lang = langFrom(values.lang)
  const path = positionals[0]!
  const { journal, game } = journalAt(world, path)
  const eye = eyeFrom(values.eye, game.seats(journal.setup).length)
  const to = values.to === undefined ? journal.moves.length : countFrom('--to', values.to, 0, journal.moves.length)
  // A save of a game that goes on carries its seed; that must not open what the eye may not see yet.
  const { seed, ...closed } = journal
  const steps = told(game, journal.result === undefined ? closed : journal, { to, eye, views: true })
  if (typeof steps === 'string') throw new UsageFault(`${path}: ${steps}`)

  const lines = [game.title[lang]]
  if (journal.fork !== undefined) lines.push(FORK[lang].replace('{at}', String(journal.fork.at)))
  for (const { at, asked, events, rolls } of steps) {
    const log = logOf(game, { events, rolls }, lang)
    if (log.length === 0) continue
    const cited = asked === undefined ? '' : `  §${asked.rule}`
    lines.push(...log.map((line, i) => (i === 0 ? `${line}  #${at}${cited}` : line)))
  }
  if (journal.result !== undefined && to === journal.moves.length)
    lines.push('', `${game.words.result(journal.result, lang, steps.at(-1)?.view)} §${journal.result.rule}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}
