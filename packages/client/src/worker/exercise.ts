import {
  type Action,
  type AnyGame,
  type AnyPosition,
  type Dice,
  diceFrom,
  type Setup,
  searchDice,
} from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import type { Exercise } from '../carrier/school.ts'
import { lessonPosition } from './lesson-position.ts'

/** Any number: chance that nobody wrote down should at least be the same for everybody who asks about it. */
const SEED = 1805

/** The rolls as written; whoever goes his own way rolls on with others. */
function declared(rolls: readonly number[]): Dice {
  const left = [...rolls]
  const others = searchDice(SEED)
  return diceFrom(sides => {
    const [next] = left
    if (next === undefined || next > sides) return others.next(sides) + 1
    left.shift()
    return next
  })
}

/** An exercise at the question it is about. What led to it cannot be taken back: it is where the match begins. */
export function exerciseMatch(game: AnyGame, setup: Setup, exercise: Exercise): Match {
  const dice = declared(exercise.dice)
  const before = createMatch(game, setup, { dice }, lessonPosition(game, setup, exercise))
  for (const { seat, action } of exercise.lead ?? []) {
    const done = before.submit(seat, action)
    if (!done.ok) throw new Error(`${exercise.id}: ${JSON.stringify(action)}: ${done.refusal.text.en}`)
  }
  return createMatch(game, setup, { dice }, before.position() as AnyPosition)
}

/** The others' answers as written, for as long as they fit; `undefined` when somebody has to think for them. */
export function answersOf(exercise: Exercise, match: Match): () => Action | undefined {
  const left = [...(exercise.answers ?? [])]
  return () => {
    const seat = match.decision?.seat
    const [next] = left
    if (seat === undefined || next === undefined || match.whyNot(seat, next) !== undefined) return undefined
    left.shift()
    return next
  }
}
