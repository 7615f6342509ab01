import { randomBytes } from 'node:crypto'
import { type AnyGame, type Lang, plain, type Setup } from '@bivouac/kernel'
import { type Chance, createMatch, type Match, openTyped, readJournal, readPosition, resume } from '@bivouac/match'
import { readRolls, type Script, script, usedUp } from './chance.ts'
import { gameOf, type Message, Unanswerable } from './reading.ts'

/** The game being refereed. */
export interface Refereed {
  readonly game: AnyGame
  readonly match: Match
  /** The rolls somebody typed in, when that is where chance comes from. */
  readonly script: Script | undefined
}

export function newTable(games: readonly AnyGame[], message: Message): Refereed {
  const game = gameOf(games, message.game)
  return open(game, message)
}

export function loadedTable(games: readonly AnyGame[], message: Message): Refereed {
  if ((message.journal === undefined) === (message.position === undefined))
    throw new Unanswerable('load takes a "journal" or a "position", one of them')
  return message.journal === undefined ? fromPosition(games, message) : fromJournal(games, message)
}

function fromPosition(games: readonly AnyGame[], message: Message): Refereed {
  const game = gameOf(games, message.game)
  const position = readPosition(game, message.position)
  if (typeof position === 'string') throw new Unanswerable(position)
  return open(game, message, position)
}

function fromJournal(games: readonly AnyGame[], message: Message): Refereed {
  const journal = readJournal(message.journal)
  if (typeof journal === 'string') throw new Unanswerable(journal)
  const game = gameOf(games, journal.game)
  const { chance, script: rolls } = chanceOf(message, journal.commitment?.nonces)
  const match = resume(game, journal, chance)
  if (typeof match === 'string') throw new Unanswerable(match)
  return { game, match, script: rolls }
}

function open(game: AnyGame, message: Message, from?: ReturnType<AnyGame['begin']>): Refereed {
  const { chance = { seed: randomBytes(16).toString('hex') }, script: rolls } = chanceOf(message)
  const setup = setupOf(game, message)
  const create = (): Match => createMatch(game, setup, chance, from)
  const match = rolls === undefined ? create() : usedUp(rolls, rolls.left, openTyped(rolls.dice, rolls.left, create))
  return { game, match, script: rolls }
}

function setupOf(game: AnyGame, message: Message): Setup {
  const setup = game.readSetup(message.setup ?? {})
  if (typeof setup === 'string') throw new Unanswerable(setup)
  return setup
}

const LONGEST_SEED = 1000

function chanceOf(
  message: Message,
  nonces?: readonly string[],
): { readonly chance: Chance | undefined; readonly script: Script | undefined } {
  const { seed, dice } = message
  if (seed !== undefined && dice !== undefined) throw new Unanswerable('chance is a "seed" or "dice", not both')
  if (dice !== undefined) {
    const rolls = readRolls(dice)
    if (typeof rolls === 'string') throw new Unanswerable(rolls)
    const typed = script(rolls)
    return { chance: { dice: typed.dice, typed: true }, script: typed }
  }
  if (seed === undefined) return { chance: undefined, script: undefined }
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    throw new Unanswerable(`"seed" is a text of at most ${LONGEST_SEED} characters`)
  return { chance: nonces === undefined ? { seed } : { seed, nonces }, script: undefined }
}

type Event = { readonly e: string }
/** What happened, in words, one line per event. */
export const inWords = (game: AnyGame, events: readonly Event[], lang: Lang): readonly string[] =>
  events.map(event => plain(game.words.event(event, lang)))
