/** Real dice at the terminal: the table asks for each roll that a move wants, and the players type what came up. */
import { randomInt } from 'node:crypto'
import type { AnyGame, Lang, Seat } from '@bivouac/kernel'
import {
  type Match,
  openTyped,
  type Submitted,
  submitTyped,
  type Tried,
  type TypedDice,
  type Wanted,
} from '@bivouac/match'
import type { Input } from './input.ts'
import { type Sitting, say } from './sitting.ts'
import { PLAY_WORDS } from './words.ts'

export interface Asker {
  readonly game: AnyGame
  readonly input: Input
  readonly lang: Lang
}
/** `must`: nobody can go back, only leave. */
type Roll = (wanted: Wanted, must: boolean) => Promise<readonly number[] | undefined>

/** One line: what was rolled, several dice at once if one likes; nothing at all for a roll by the program. */
const rollOf =
  ({ game, input, lang }: Asker): Roll =>
  async (wanted, must) => {
    const words = PLAY_WORDS[lang]
    const title = game.rulebook[wanted.why]?.title[lang] ?? ''
    for (;;) {
      const line = (await input.ask(words.roll(`${title} §${wanted.why}`.trim(), wanted.sides)))?.trim()
      if (line === undefined) return undefined
      if (line === '') return [randomInt(wanted.sides) + 1]
      const typed = line.split(/[\s,]+/).map(Number)
      if (typed.every(each => Number.isInteger(each) && each >= 1)) return typed
      if (!must) return undefined
      say(words.noSuchRoll(wanted.sides))
    }
  }

/** Tries with what was rolled until nothing is missing; nothing when the players go back or leave. */
async function rolled<T>(
  asker: Asker,
  attempt: (rolls: readonly number[]) => Tried<T>,
  must = false,
): Promise<T | undefined> {
  const roll = rollOf(asker)
  let rolls: readonly number[] = []
  let good: readonly number[] = []
  for (;;) {
    const tried = attempt(rolls)
    if ('done' in tried) return tried.done
    if ('unfit' in tried) {
      say(PLAY_WORDS[asker.lang].noSuchRoll(tried.unfit.wanted?.sides ?? 0))
      rolls = good
      continue
    }
    good = rolls
    const more = await roll(tried.wants.next[0], must)
    if (more === undefined) return undefined
    rolls = [...good, ...more]
  }
}

const EXACT = { exact: true } as const

export const open = (asker: Asker, dice: TypedDice, create: () => Match): Promise<Match | undefined> =>
  rolled(asker, rolls => openTyped(dice, rolls, create, EXACT), true)

/** Makes a move; at a table with real dice, with what is rolled for it. Nothing if it was not made after all. */
export async function submit(
  sitting: Sitting,
  seat: Seat,
  action: unknown,
  must = false,
): Promise<Submitted | undefined> {
  const { match, typed } = sitting
  if (typed === undefined) return match.submit(seat, action)
  return rolled(sitting, rolls => submitTyped(match, typed, { seat, action }, rolls, EXACT), must)
}
