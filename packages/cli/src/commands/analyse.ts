import { type Analysis, analyse as judge, type MoveJudged } from '@bivouac/ai'
import type { Action, AnyGame, Lang, Seat, Text } from '@bivouac/kernel'
import { type Journal, readPosition, verify } from '@bivouac/match'
import { journalAt } from '../files.ts'
import { progress } from '../progress.ts'
import { countFrom, type ExitCode, langFrom, parse, UsageFault, type World } from '../usage.ts'

/** A game file judged: the chance to win over the moves, the turning points, luck, and mistakes with the better move. */
export function analyse(args: readonly string[], world: World): ExitCode {
  const { values, positionals } = parse(
    args,
    { json: { type: 'boolean' }, lang: { type: 'string' }, futures: { type: 'string' }, seed: { type: 'string' } },
    ['the journal'],
  )
  const lang = langFrom(values.lang)
  const { journal, game } = journalAt(world, positionals[0]!)
  const { ok, faults } = verify(game, journal)
  if (!ok) throw new UsageFault(`${positionals[0]}: ${faults[0]}`)
  const from = journal.from === undefined ? undefined : readPosition(game, journal.from)
  if (typeof from === 'string') throw new UsageFault(`${positionals[0]}: from: ${from}`)
  const bar = progress('analyse', journal.moves.length)
  const found = judge(game, journal, {
    ...(values.futures === undefined ? {} : { futures: countFrom('--futures', values.futures, 1, 10_000) }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    ...(from === undefined ? {} : { from }),
    onMove: at => bar.at(at),
  })
  bar.end()
  process.stdout.write(values.json ? `${JSON.stringify(found)}\n` : inWords(game, journal, found, lang))
  return 0
}

const WORDS = {
  chance: { it: 'Probabilità di vincere per', en: 'Chance to win for' },
  turning: { it: 'Svolte', en: 'Turning points' },
  luck: { it: 'Fortuna', en: 'Luck' },
  mistakes: { it: 'Errori', en: 'Mistakes' },
  none: { it: 'nessuno', en: 'none' },
  better: { it: 'meglio', en: 'better' },
  dice: { it: 'i dadi', en: 'the dice' },
  choice: { it: 'la scelta', en: 'the choice' },
  move: { it: 'mossa', en: 'move' },
  without: { it: 'Senza fortuna per nessuno', en: 'With nobody lucky' },
  even: { it: 'sarebbe stata pari', en: 'it would have been even' },
  deserved: { it: 'avrebbe meritato', en: 'would have deserved it' },
  went: { it: 'la partita è andata a', en: 'the game went to' },
} satisfies Record<string, Text>

const MOST_MISTAKES = 8
const points = (chance: number): string => `${chance < 0 ? '−' : '+'}${Math.abs(chance * 100).toFixed(0)} %`
const percent = (chance: number): string => `${(chance * 100).toFixed(0)} %`

function inWords(game: AnyGame, journal: Journal, found: Analysis, lang: Lang): string {
  const sides = game.seats(journal.setup)
  const side = (seat: Seat): string => sides[seat]?.[lang] ?? String(seat)
  const say = (name: keyof typeof WORDS): string => WORDS[name][lang]
  const spoken = (action: Action, view: object): string => game.words.action(action, view, lang)
  const cause = ({ before, chosen, after }: MoveJudged): string =>
    Math.abs(after - chosen) > Math.abs(chosen - before) ? say('dice') : say('choice')
  const lines = [
    game.title[lang],
    '',
    `${say('chance')} ${side(0)}:`,
    ...graph(found.curve),
    '',
    `${say('turning')}:`,
    ...found.turning.map(
      move =>
        `  #${move.at} ${side(move.seat)}: ${percent(move.before)} → ${percent(move.after)} (${cause(move)}) ${spoken(move.action, move.view)}` +
        `${move.rolls.length === 0 ? '' : ` §${[...new Set(move.rolls.map(roll => roll.why))].join(' §')}`}`,
    ),
    '',
    `${say('luck')}: ${found.luck.map((luck, seat) => `${side(seat)} ${points(luck)}`).join(', ')}`,
    '',
    `${say('mistakes')}:${found.mistakes.length === 0 ? ` ${say('none')}` : ''}`,
    ...found.mistakes
      .slice(0, MOST_MISTAKES)
      .map(
        ({ at, seat, action, better, cost, view }) =>
          `  #${at} ${side(seat)}: ${spoken(action, view)} (${points(-cost)}); ${say('better')}: ${spoken(better, view)}`,
      ),
  ]
  if (found.winners !== undefined) {
    const winner = found.winners.map(side).join(', ') || say('none')
    const verdict = found.deserved === 'none' ? say('even') : `${side(found.deserved)} ${say('deserved')}`
    lines.push('', `${say('without')}: ${verdict} (${percent(found.adjusted)}); ${say('went')} ${winner}.`)
  }
  return `${lines.join('\n')}\n`
}

const WIDTH = 72
const HEIGHT = 8
const LEVELS = ' ▁▂▃▄▅▆▇█'

/** The curve as columns, 100 % on top; a column is the mean of the moves it stands for. */
function graph(curve: readonly number[]): readonly string[] {
  const width = Math.min(WIDTH, curve.length)
  const columns = Array.from({ length: width }, (_, x) => {
    const part = curve.slice(
      Math.floor((x * curve.length) / width),
      Math.max(1, Math.floor(((x + 1) * curve.length) / width)),
    )
    return part.reduce((sum, each) => sum + each, 0) / part.length
  })
  return Array.from({ length: HEIGHT }, (_, row) => {
    const bottom = (HEIGHT - 1 - row) / HEIGHT
    const bar = columns
      .map(value => LEVELS[Math.max(0, Math.min(8, Math.round((value - bottom) * HEIGHT * 8)))])
      .join('')
    const label = row === 0 ? '100 %' : row === HEIGHT / 2 ? ' 50 %' : row === HEIGHT - 1 ? '  0 %' : ''
    return `  ${label.padStart(5)} │${bar}│`
  })
}
