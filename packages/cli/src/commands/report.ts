import { agreed, escaped, type Report, reportPage, type Teller, WORDS, wantedFor } from '@bivouac/host/report'
import type { AnyGame, Eye, Lang } from '@bivouac/kernel'
import { type Journal, type ReplayStep, replay } from '@bivouac/match'
import { journalAt, writeText } from '../files.ts'
import { type ExitCode, eyeFrom, langFrom, parse, UsageFault, type World } from '../usage.ts'

/** The after-action report of a game file, as one eye may know it: one HTML page. Its maps are written, not drawn. */
export function report(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    { eye: { type: 'string' }, lang: { type: 'string' }, out: { type: 'string' } },
    ['the journal'],
  )
  const path = positionals[0]!
  if (values.out === undefined) throw new UsageFault('--out is missing: where shall the report go?')
  const lang = langFrom(values.lang)
  const { journal, game } = journalAt(world, path)
  const eye = eyeFrom(values.eye, game.seats(journal.setup).length)
  const steps = replay(game, journal, { eye, views: true })
  if (typeof steps === 'string') throw new UsageFault(`${path}: ${steps}`)
  writeText(values.out, reportPage(written(game, journal, steps, eye, lang)))
  process.stdout.write(`${values.out}: ${game.title[lang]}, ${journal.moves.length} moves\n`)
  return 0
}

function written(game: AnyGame, journal: Journal, steps: readonly ReplayStep[], eye: Eye, lang: Lang): Report {
  const { toll, words } = game
  const teller: Teller = {
    event: words.event,
    level: words.level,
    ...(toll !== undefined && { cost: event => toll.of(event), lot: event => toll.lot?.(event) === true }),
  }
  const last = steps.at(-1)!.view!
  const seats = game.seats(journal.setup).map(seat => seat[lang])
  // Armies may be chosen at the table: by the end they have names.
  const sides = toll?.sides(last, lang) ?? seats
  const names = seats.length === 1 ? seats : seats.map((seat, i) => sides[i] ?? seat)
  const told = {
    lang,
    teller,
    length: journal.moves.length,
    heard: steps.flatMap(({ at, events }) => events.map(event => ({ move: at, event }))),
  }
  return {
    ...told,
    ...agreed(game, journal.setup, lang),
    game: game.title[lang],
    title: names.length === 1 ? game.title[lang] : names.join(' – '),
    players: names.map((side, i) => ({ side, name: seats[i] ?? '' })).filter(({ side, name }) => side !== name),
    ...(journal.result !== undefined && {
      result: { text: words.result(journal.result, lang, last), rule: journal.result.rule },
    }),
    ...(names.length > 1 && { eye: eye === 'spectator' ? WORDS.spectator[lang] : names[eye]! }),
    ...(journal.fork !== undefined && { fork: journal.fork.at }),
    ...(toll !== undefined && { toll: { sides, hits: toll.hits, gone: toll.gone } }),
    written: true,
    maps: new Map(wantedFor(told).maps.map(at => [at, `<pre>${escaped(words.board(steps[at]!.view!, lang))}</pre>`])),
    rolls: new Map(steps.map(step => [step.at, step.rolls.filter(roll => roll.hidden !== true)])),
  }
}
