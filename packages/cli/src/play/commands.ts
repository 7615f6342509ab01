import { oddsFor } from '@bivouac/ai'
import { type Action, DiceFault, diceFrom, LANGS, percent, type Seat, searchDice, tableFor } from '@bivouac/kernel'
import { inOrder } from '../rules/report.ts'
import { jsonOrText, typedAction } from '../typed-action.ts'
import { UsageFault } from '../usage.ts'
import { save } from './save.ts'
import { news, type Sitting, say, showBoard, showOptions, wordsOf } from './sitting.ts'
import { storiesOf } from './stories.ts'
import { commandIn, type PlayCommand } from './words.ts'

/** Carries out one command of a player. False when the player leaves. */
export function obey(sitting: Sitting, seat: Seat, line: string): boolean {
  const [word = '', ...rest] = line.split(/\s+/)
  const command = commandIn(word)
  if (command === 'quit') return false
  if (command === undefined) say(wordsOf(sitting).notUnderstood(line))
  else COMMANDS[command](sitting, seat, rest)
  return true
}

type Obeyed = (sitting: Sitting, seat: Seat, words: readonly string[]) => void
const COMMANDS: Readonly<Record<Exclude<PlayCommand, 'quit'>, Obeyed>> = {
  why,
  odds,
  undo(sitting, seat) {
    // Where the players roll the dice, any move can be taken back, and its dice with it.
    const refusal = sitting.typed === undefined ? sitting.match.undo(seat) : sitting.match.windBack()
    if (refusal !== undefined) {
      say(refusal.text[sitting.lang])
      return
    }
    say(wordsOf(sitting).undone)
    if (sitting.file !== undefined) save(sitting)
  },
  board: showBoard,
  log(sitting, seat, [count = '10']) {
    const since = Math.max(-1, sitting.match.length - (Number.parseInt(count, 10) || 10))
    say(news(sitting, seat, since).join('\n'))
  },
  options: showOptions,
  always(sitting, seat) {
    const { match } = sitting
    const { decision } = match
    if (decision?.standing === undefined) {
      say(wordsOf(sitting).standingNot)
      return
    }
    match.stand(seat, `${decision.proc}.${decision.step}`, true)
    say(wordsOf(sitting).standing)
    if (sitting.file !== undefined) save(sitting)
  },
  rule(sitting, _seat, [wanted]) {
    const { game, lang } = sitting
    const sections = inOrder(Object.entries(game.rulebook)).map(([section]) => section)
    const section = wanted === undefined ? undefined : game.rulebook[wanted.replace('§', '')]
    if (section === undefined) say(wordsOf(sitting).noSection(sections.join(', ')))
    else say(`§${wanted} ${section.title[lang]}\n${section.summary[lang]}`)
  },
  lang(sitting, seat, [wanted]) {
    const lang = LANGS.find(each => each === wanted)
    if (lang !== undefined) sitting.lang = lang
    showOptions(sitting, seat)
  },
  save(sitting, _seat, [path]) {
    try {
      say(wordsOf(sitting).saved(save(sitting, path)))
    } catch (error) {
      // A bad name typed at the table is no reason to leave it.
      if (!(error instanceof UsageFault)) throw error
      say(error.message)
    }
  },
  help: sitting => say(wordsOf(sitting).help),
}

/** `why move 12`, or words of what one wanted to do: `why hussars`. */
function why(sitting: Sitting, seat: Seat, words: readonly string[]): void {
  const { game, match, lang } = sitting
  const { decision } = match
  if (decision === undefined) return
  const here = `${decision.proc}.${decision.step}:`
  const types = game.machine.actions.filter(each => each.startsWith(here)).map(each => each.slice(here.length))
  const [type, ...arg] = words
  if (type === undefined) {
    say(wordsOf(sitting).whyUsage(types.join(', ')))
    return
  }
  const meant: readonly Action[] =
    arg.length > 0 || types.includes(type)
      ? [typedAction(game, decision, words.join(' ')) ?? { type, arg: jsonOrText(arg.join(' ')) }]
      : askedAbout(sitting, seat, words.join(' ').toLowerCase())
  if (meant.length === 0) {
    say(wordsOf(sitting).whyUsage(types.join(', ')))
    return
  }
  for (const action of meant) {
    const refusals = match.whyNotAll(seat, action)
    say(`${game.words.action(action, match.view(seat), lang)}:`)
    if (refusals.length === 0) say(`  ${wordsOf(sitting).permitted}`)
    for (const { rule, text, cure } of refusals) {
      const cited = rule === undefined ? '' : `§${rule} `
      say(`  ${cited}${text[lang]}${cure === undefined ? '' : ` ${wordsOf(sitting).unless}${cure[lang]}`}`)
    }
  }
}

const MOST_ASKED = 8

/** What can be asked about at this decision and is worded with these words; forbidden things first. */
function askedAbout({ game, match, lang }: Sitting, seat: Seat, words: string): readonly Action[] {
  const view = match.view(seat)
  const dice = searchDice('why')
  // Asked of what this seat can imagine, never of the table itself.
  const imagined = game.imagine(
    view,
    seat,
    match.heard(seat).map(each => each.event),
    dice,
  )
  const noDice = diceFrom((_sides, rule) => {
    throw new DiceFault(`§${rule} rolls while it judges`)
  })
  return game.machine
    .askable(imagined, tableFor(imagined, noDice))
    .filter(action => game.words.action(action, view, lang).toLowerCase().includes(words))
    .sort((a, b) => Number(match.whyNot(seat, b) !== undefined) - Number(match.whyNot(seat, a) !== undefined))
    .slice(0, MOST_ASKED)
}

const MOST_STORIES = 16

function odds(sitting: Sitting, seat: Seat, [number = '']: readonly string[]): void {
  const { game, match, lang } = sitting
  const action = /^\d+$/.test(number) ? match.decision?.actions[Number(number) - 1] : undefined
  if (action === undefined) {
    say(wordsOf(sitting).oddsUsage)
    return
  }
  const heard = match.heard(seat).map(each => each.event)
  const found = oddsFor(game, match.view(seat), seat, heard, action, { seed: match.length })
  const words = wordsOf(sitting)
  say(game.words.action(action, match.view(seat), lang))
  const stories = storiesOf(game, found.outcomes, lang)
  for (const { p, text } of stories.slice(0, MOST_STORIES))
    say(`${percent(p, lang, 1).padStart(8)}  ${text || words.oddsNothing}`)
  if (stories.length > MOST_STORIES) say(`          ${words.oddsMore(stories.length - MOST_STORIES)}`)
  if (!found.exact) say(`          ${words.oddsSampled(found.samples ?? 0, percent(found.margin ?? 0, lang, 1))}`)
}
