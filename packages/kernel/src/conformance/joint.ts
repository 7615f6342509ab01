/** What must hold where several seats are asked at once. */

import { canonical } from '../canonical.ts'
import { type Decision, severalOf } from '../decision.ts'
import { searchDice } from '../dice.ts'
import type { AnyGame, AnyPosition } from '../module.ts'
import { tableFor } from '../procedures.ts'
import type { Action, Seat } from '../values.ts'
import { hearing } from './hearing.ts'
import { difference } from './plain.ts'
import { askingTable } from './position.ts'

type Picker = { next(n: number): number }

/** Any of those who are awaited may answer next: the same question, as it is put to one of them; whoever is in the middle of his part goes on. */
export function oneOf(game: AnyGame, pos: AnyPosition, first: Decision | undefined, own: Picker): Decision | undefined {
  const any = first && severalOf(first)
  if (any === undefined || (first?.shared !== undefined && first.begun !== undefined)) return first
  return game.machine.questionTo(pos, askingTable(pos), any[own.next(any.length)]!)
}

/** Everybody who shares a question is asked his part of it, and nobody else is. */
export function partOfEach(
  game: AnyGame,
  pos: AnyPosition,
  { shared = [] }: Decision,
  seats: number,
): string | undefined {
  if (shared.length === 0 || !isAscending(shared))
    return `seats ${shared.join(', ')} share the question: none, or not ascending`
  for (let seat = 0; seat < seats; seat++) {
    const part = game.machine.questionTo(pos, askingTable(pos), seat)
    if ((part?.seat === seat) !== shared.includes(seat))
      return `seats ${shared.join(', ')} share the question, and seat ${seat} is ${part === undefined ? 'not ' : ''}asked`
  }
  return undefined
}

/** Everybody who is awaited answers, in one order and in the other: the same must come of it, and be heard of it. */
export function orderOfAnswers(game: AnyGame, pos: AnyPosition, decision: Decision, own: Picker): string | undefined {
  const { asked = [], awaited = [] } = decision
  if (!isAscending(asked) || !awaited.every(seat => asked.includes(seat)))
    return `seats ${asked.join(', ')} are asked and ${awaited.join(', ')} awaited: not ascending, or not among them`
  const seed = own.next(1 << 30)
  const given = new Map<Seat, Action>()
  for (const seat of awaited) {
    const { actions } = game.machine.questionTo(pos, askingTable(pos), seat)!
    given.set(seat, actions[own.next(actions.length)]!)
  }
  const [there, back] = [awaited, awaited.toReversed()].map(order => {
    const copy = game.clone(pos)
    const ear = hearing(decision.asked!.at(-1)! + 1)
    const t = tableFor(copy, searchDice(seed), ear)
    for (const seat of order) game.machine.take(copy, t, given.get(seat)!, seat)
    game.machine.advance(copy, t)
    return `${canonical(copy)}\n${canonical(ear.said)}`
  })
  return there === back ? undefined : `the order of answers shows: ${difference(there!, back!)}`
}

const isAscending = (seats: readonly Seat[]): boolean => seats.every((seat, i) => i === 0 || seat > seats[i - 1]!)
