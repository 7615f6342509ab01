import type { AnyGame, Decision, Eye, Lang, Seat } from '@bivouac/kernel'
import type { Match, TypedDice } from '@bivouac/match'
import { logOf, styled } from '../log.ts'
import type { PlayerOrHuman } from '../players.ts'
import type { Input } from './input.ts'
import { PLAY_WORDS, type PlayWords } from './words.ts'

/** Some people and some computers round one terminal. */
export interface Sitting {
  readonly game: AnyGame
  readonly match: Match
  readonly sitters: readonly PlayerOrHuman[]
  readonly seed: string
  /** Real dice, where the players roll them. */
  readonly typed?: TypedDice | undefined
  readonly input: Input
  lang: Lang
  /** Where the game is saved after every move, once somebody has named a file. */
  file: string | undefined
  /** How many moves each seat has been told of; −1: not even the opening. */
  readonly told: Map<Eye, number>
  /** The table as it was last drawn on this screen. */
  shown: string | undefined
}

export const wordsOf = (sitting: Sitting): PlayWords => PLAY_WORDS[sitting.lang]
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
export const sideOf = ({ game, match, lang }: Sitting, seat: Seat): string =>
  game.seats(match.setup)[seat]?.[lang] ?? String(seat)

/** What an eye has heard in the moves after `since`, move by move, with the dice everybody saw. */
export function news(sitting: Sitting, eye: Eye, since: number): string[] {
  const { game, match, lang } = sitting
  const heard = match.heard(eye, since + 1)
  const moves = match.moves(Math.max(0, since))
  const lines: string[] = []
  for (let move = since + 1; move <= match.length; move++) {
    const rolls = move === 0 ? match.journal().opening : (moves[move - 1 - Math.max(0, since)]?.rolls ?? [])
    const events = heard.filter(each => each.move === move).map(each => each.event)
    lines.push(...logOf(game, { events, rolls: rolls.filter(each => each.hidden !== true) }, lang))
  }
  return lines
}

/** Tells an eye what it has not heard yet. */
export function tellNews(sitting: Sitting, eye: Eye): void {
  const since = Math.min(sitting.told.get(eye) ?? -1, sitting.match.length)
  const lines = news(sitting, eye, since)
  if (lines.length > 0) say(lines.join('\n'))
  sitting.told.set(eye, sitting.match.length)
}

export function showBoard(sitting: Sitting, eye: Eye): void {
  sitting.shown = boardOf(sitting, eye)
  say(`\n${sitting.shown}`)
}

/** A question asked on the same table as the one before does not need it drawn again. */
export function showNewBoard(sitting: Sitting, eye: Eye): void {
  if (boardOf(sitting, eye) !== sitting.shown) showBoard(sitting, eye)
}

const boardOf = ({ game, match, lang }: Sitting, eye: Eye): string => game.words.board(match.view(eye), lang)

/** The question, then the options, numbered and grouped by the kind of action. */
export function showOptions(sitting: Sitting, seat: Seat): void {
  const { game, match, lang } = sitting
  const { decision } = match
  if (decision === undefined) return
  const view = match.view(seat)
  const question = game.words.prompt(decision, view, lang)
  say(
    `\n${styled('bold', wordsOf(sitting).turnOf(sideOf(sitting, seat)) + question)} ${styled('dim', `§${decision.rule}`)}`,
  )
  for (let from = 0; from < decision.actions.length; ) {
    const { type } = decision.actions[from]!
    let to = from
    while (decision.actions[to]?.type === type) to++
    const { heading, labels } = headed(
      decision.actions.slice(from, to).map(each => game.words.action(each, view, lang)),
    )
    const numbered = labels.map((label, i) => `${String(from + i + 1).padStart(4)} ${label}`)
    if (heading !== undefined) say(styled('dim', ` ${heading}`))
    say(columns(numbered, process.stdout.columns ?? 100))
    from = to
  }
  showGathered(sitting, decision, view)
}

/** Sets, paths and open types are typed: what each number of a set means stands beside it. */
function showGathered(sitting: Sitting, decision: Decision, view: object): void {
  const { game, lang } = sitting
  const words = wordsOf(sitting)
  for (const { type, part, may, least, most } of decision.gathers ?? []) {
    const labels = may.map(element => {
      const action = { type, arg: part === undefined ? [element] : { [part]: [element] } }
      return `${String(element).padStart(4)} ${game.words.action(action, view, lang)}`
    })
    say(styled('dim', ` ${words.several(part === undefined ? type : `${type} ${part}`, least, most)}`))
    say(columns(labels, process.stdout.columns ?? 100))
  }
  for (const type of decision.open ?? []) say(styled('dim', ` ${words.free(type)}`))
}

const FEWEST_HEADED = 3

/** What all labels of a group begin with stands over them once, in the game's own words; a few are left as they are. */
export function headed(labels: readonly string[]): {
  readonly heading: string | undefined
  readonly labels: readonly string[]
} {
  const words = labels.map(each => each.split(' '))
  const [first = []] = words
  // At least one word of each label is its own.
  const most = Math.min(...words.map(each => each.length)) - 1
  let shared = 0
  while (shared < most && words.every(each => each[shared] === first[shared])) shared++
  if (shared === 0 || labels.length < FEWEST_HEADED) return { heading: undefined, labels }
  return {
    heading: first.slice(0, shared).join(' ').replace(/[:,]$/, ''),
    labels: words.map(each => each.slice(shared).join(' ')),
  }
}

/** Down the columns, as many as fit. */
export function columns(labels: readonly string[], width: number): string {
  const widest = Math.max(...labels.map(each => each.length)) + 2
  const across = Math.max(1, Math.floor(width / widest))
  const down = Math.ceil(labels.length / across)
  const rows = Array.from({ length: down }, (_, row) =>
    labels
      .filter((_label, i) => i % down === row)
      .map(each => each.padEnd(widest))
      .join('')
      .trimEnd(),
  )
  return rows.join('\n')
}
