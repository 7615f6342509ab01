/**
 * Dice that lie on a real table: people roll them and type in what they got. Rules ask for a roll in the middle of a
 * step and cannot wait for it, so a move is rehearsed on a copy: where a roll is missing the rehearsal stops and says
 * which, and the move is made only when nothing is missing any more. The referee, the page and the terminal all do this.
 */
import {
  type Decision,
  type Dice,
  DiceFault,
  diceFrom,
  type Roll,
  type RuleRef,
  type Seat,
  tableFor,
} from '@bivouac/kernel'
import type { KeyedDice } from './dice.ts'
import { readAction, thawed } from './json.ts'
import { MOST_STANDING, type Standing, standingOrders } from './standing.ts'
import type { Match, Submitted } from './types.ts'

/** A roll the rules ask for. */
export interface Wanted {
  readonly sides: number
  readonly why: RuleRef
  readonly hidden?: true
}
/** What is missing: the rolls typed so far as the rules took them, and those that come next whatever they show. */
export interface Wants {
  readonly soFar: readonly Roll[]
  readonly next: readonly [Wanted, ...Wanted[]]
}
/** A number that does not fit: too high for the die that was asked for, or, without a die, one nobody asked for. */
export interface Unfit {
  readonly got: number
  readonly wanted?: Wanted
}
/** `used`: how many of the typed rolls it took. */
export type Tried<T> =
  | { readonly done: T; readonly used: number }
  | { readonly wants: Wants }
  | { readonly unfit: Unfit }

export interface TypedDice extends Dice {
  /** Lays out what was typed for the run that follows; `number` is how many rolls the game has made before it. */
  lay(rolls: readonly number[], number: number): void
  /** What has been taken of it. */
  readonly taken: readonly Roll[]
}

class Missing extends DiceFault {
  readonly wanted: Wanted
  constructor(wanted: Wanted) {
    super(`nobody has said what was rolled for ${wanted.why} (1 of ${wanted.sides})`)
    this.wanted = wanted
  }
}
class Misfit extends DiceFault {
  readonly unfit: Unfit
  constructor(got: number, wanted: Wanted) {
    super(`${got} was typed for ${wanted.why}, which is 1 of ${wanted.sides}`)
    this.unfit = { got, wanted }
  }
}

/** `dealer` makes the blind picks; without one they are typed like everything else. */
export function typedDice(dealer?: KeyedDice): TypedDice {
  let rolls: readonly number[] = []
  let taken: Roll[] = []
  let number = 0
  const typed = diceFrom((sides, why, isHidden) => {
    const wanted: Wanted = isHidden ? { sides, why, hidden: true } : { sides, why }
    const got = rolls[taken.length]
    if (got === undefined) throw new Missing(wanted)
    if (!Number.isInteger(got) || got < 1 || got > sides) throw new Misfit(got, wanted)
    taken.push(isHidden ? { why, sides, got, hidden: true } : { why, sides, got })
    number++
    return got
  })
  return {
    roll: typed.roll,
    pick(count, why) {
      if (dealer === undefined) return typed.pick(count, why)
      // Numbered by its place in the game: a move tried again, or made after a reload, draws the same card.
      dealer.seek(number++)
      return dealer.pick(count, why)
    },
    lay(given, from) {
      rolls = given
      taken = []
      number = from
    },
    get taken() {
      return taken
    },
  }
}

export interface TypedOptions {
  /** Also says which rolls follow whatever the next ones show, so that dice thrown together are asked for together. */
  readonly ahead?: boolean
  /** A roll that was typed and not asked for is unfit; otherwise it is left over, for the caller to use later. */
  readonly exact?: boolean
}

/** Opens a match; `create` is called as often as it takes to find out what is missing. */
export function openTyped(
  dice: TypedDice,
  rolls: readonly number[],
  create: () => Match,
  options: TypedOptions = {},
): Tried<Match> {
  return rehearsed(dice, rolls, 0, create, options)
}

/** A move at a table with typed dice. Nothing changes unless it is legal and no roll is missing, unfit or (`exact`) left. */
export function submitTyped(
  match: Match,
  dice: TypedDice,
  move: { readonly seat: Seat; readonly action: unknown; readonly at?: number | undefined },
  rolls: readonly number[],
  options: TypedOptions = {},
): Tried<Submitted> {
  const { seat, at } = move
  const submit = (): Submitted => match.submit(seat, move.action, at)
  // What is refused anyway asks nobody to roll.
  const action = readAction(move.action)
  const isStale = at !== undefined && at !== match.seen(seat)
  if (action === undefined || isStale || match.whyNot(seat, action) !== undefined) return { done: submit(), used: 0 }
  const number = match.rolled
  const tried = rehearsed(dice, rolls, number, () => rehearse(match, { seat, action }, dice), options)
  if (!('done' in tried)) return tried
  dice.lay(rolls, number)
  try {
    return { done: submit(), used: tried.used }
  } finally {
    dice.lay([], 0)
  }
}

/** Plays a legal move on a copy, up to where the match would stop: at a question that nobody has answered in advance. */
function rehearse(match: Match, { seat, action }: Standing, dice: Dice): void {
  const { game, setup } = match
  const { machine } = game
  const pos = match.position() as Parameters<typeof machine.take>[0]
  const table = tableFor(pos, dice)
  const seats = game.seats(setup).map((_, i) => i)
  const orders = standingOrders(game, seats.length)
  for (const each of seats) for (const order of match.standing(each)) orders.stand(pos, each, order, true)
  const asked = (each: Seat): Decision | undefined => machine.questionTo(pos, table, each)
  let next: Standing | undefined = { seat, action: thawed(action) }
  try {
    for (let answered = 0; next !== undefined && answered <= MOST_STANDING; answered++) {
      machine.take(pos, table, next.action, next.seat)
      next = orders.answer(pos, machine.advance(pos, table), asked)
    }
  } catch (fault) {
    // Where the rules themselves fail, the match says so when the move is made.
    if (fault instanceof DiceFault) throw fault
  }
}

/** How many ways are tried to find out which dice are thrown together. */
const MOST_AHEAD = 120

/** Runs something that leaves no trace when its dice fail, with what was typed for it. */
function rehearsed<T>(
  dice: TypedDice,
  rolls: readonly number[],
  number: number,
  run: () => T,
  { ahead = false, exact = false }: TypedOptions,
): Tried<T> {
  const attempt = (given: readonly number[]): Tried<T> => {
    dice.lay(given, number)
    try {
      const done = run()
      const used = dice.taken.length
      return exact && used < given.length ? { unfit: { got: given[used]! } } : { done, used }
    } catch (fault) {
      if (fault instanceof Missing) return { wants: { soFar: dice.taken, next: [fault.wanted] } }
      if (fault instanceof Misfit) return { unfit: fault.unfit }
      throw fault
    } finally {
      dice.lay([], 0)
    }
  }
  const tried = attempt(rolls)
  if (!ahead || !('wants' in tried)) return tried
  const next: [Wanted, ...Wanted[]] = [...tried.wants.next]
  let ways: readonly (readonly number[])[] = [rolls]
  for (;;) {
    const { sides, hidden } = next.at(-1)!
    if (hidden || ways.length * sides > MOST_AHEAD) break
    ways = ways.flatMap(way => Array.from({ length: sides }, (_, i) => [...way, i + 1]))
    const then = commonTo(ways.map(attempt))
    if (then === undefined) break
    next.push(then)
  }
  return { wants: { ...tried.wants, next } }
}

/** The roll that all of them ask for next, if it is one and the same. */
function commonTo(all: readonly Tried<unknown>[]): Wanted | undefined {
  const wanted = all.map(each => ('wants' in each ? each.wants.next[0] : undefined))
  const [first] = wanted
  const isSame = (each: Wanted | undefined): boolean =>
    each?.sides === first?.sides && each?.why === first?.why && each?.hidden === first?.hidden
  return wanted.every(isSame) ? first : undefined
}
