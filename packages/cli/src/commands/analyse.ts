import { type Analysis, analyse as judge, type MoveJudged } from '@bivouac/ai'
import {
  type Action,
  type AnyGame,
  type Fillings,
  fill,
  type Lang,
  percent,
  plain,
  type Seat,
  type Side,
  sideNames,
  type Text,
} from '@bivouac/kernel'
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
  chance: { it: 'Probabilità di vincere per {the:who}:', en: 'Chance to win for {the:who}:' },
  turning: { it: 'Svolte:', en: 'Turning points:' },
  luck: { it: 'Fortuna: {lucks}', en: 'Luck: {lucks}' },
  mistakes: { it: 'Errori:', en: 'Mistakes:' },
  noMistakes: { it: 'Errori: nessuno', en: 'Mistakes: none' },
  mistake: {
    it: '  #{at} {who}: {what} ({cost}); meglio: {better}',
    en: '  #{at} {who}: {what} ({cost}); better: {better}',
  },
  dice: { it: 'i dadi', en: 'the dice' },
  choice: { it: 'la scelta', en: 'the choice' },
  even: { it: 'A parità di fortuna sarebbe stata pari ({p})', en: 'With even luck it was a draw ({p})' },
  deserved: {
    it: 'A parità di fortuna {the:who} {who|avrebbe|avrebbero} meritato di vincere ({p})',
    en: 'With even luck {the:who} deserved to win ({p})',
  },
  nobody: { it: '{verdict}; non ha vinto nessuno.', en: '{verdict}; nobody won.' },
  went: { it: '{verdict}; la vittoria è andata {to:winners}.', en: '{verdict}; the victory went {to:winners}.' },
} satisfies Record<string, Text>

const MOST_MISTAKES = 8

function inWords(game: AnyGame, journal: Journal, found: Analysis, lang: Lang): string {
  const unnamed = (n: number): Text => ({ it: String(n), en: String(n) })
  const [seats, sides] = [game.seats(journal.setup), sideNames(game, journal.setup)]
  const seat = (n: Seat): Text => seats[n] ?? unnamed(n)
  const side = (n: Side): Text => sides[n] ?? unnamed(n)
  const say = (name: keyof typeof WORDS, values: Fillings = {}): string => plain(fill(WORDS[name][lang], values, lang))
  const spoken = (action: Action, view: object): string => game.words.action(action, view, lang)
  const points = (chance: number): string =>
    `${chance < 0 ? '−' : '+'}${percent(Math.abs(Math.round(chance * 100) / 100), lang)}`
  const cause = ({ before, chosen, after }: MoveJudged): string =>
    Math.abs(after - chosen) > Math.abs(chosen - before) ? say('dice') : say('choice')
  const lines = [
    game.title[lang],
    '',
    say('chance', { who: side(0) }),
    ...graph(found.curve),
    ...(found.curves ?? []).slice(1).flatMap((curve, i) => ['', say('chance', { who: side(i + 1) }), ...graph(curve)]),
    '',
    say('turning'),
    ...found.turning.map(
      move =>
        `  #${move.at} ${seat(move.seat)[lang]}: ${found.curves === undefined ? '' : `${side(move.of ?? 0)[lang]} `}${percent(move.before, lang)} → ${percent(move.after, lang)} (${cause(move)}) ${spoken(move.action, move.view)}` +
        `${move.rolls.length === 0 ? '' : ` §${[...new Set(move.rolls.map(roll => roll.why))].join(' §')}`}`,
    ),
    '',
    say('luck', { lucks: found.luck.map((luck, n) => `${side(n)[lang]} ${points(luck)}`).join(', ') }),
    '',
    say(found.mistakes.length === 0 ? 'noMistakes' : 'mistakes'),
    ...found.mistakes.slice(0, MOST_MISTAKES).map(({ at, seat: who, action, better, cost, view }) =>
      say('mistake', {
        at: String(at),
        who: seat(who)[lang],
        what: spoken(action, view),
        cost: points(-cost),
        better: spoken(better, view),
      }),
    ),
  ]
  if (found.winners !== undefined) {
    const p = percent(found.adjusted, lang)
    const verdict = found.deserved === 'none' ? say('even', { p }) : say('deserved', { who: side(found.deserved), p })
    const winners = found.winners.map(side)
    lines.push('', winners.length === 0 ? say('nobody', { verdict }) : say('went', { verdict, winners }))
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
