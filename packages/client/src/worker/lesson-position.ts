import { type AnyGame, type Position, type Setup, scriptedDice, tableFor } from '@bivouac/kernel'
import type { Lesson } from '../carrier/lesson.ts'

/** The set-up is played with its declared rolls; then the pieces are put where the lesson wants them. */
export function lessonPosition(
  game: AnyGame,
  setup: Setup,
  lesson: Pick<Lesson, 'opening' | 'position'>,
  // biome-ignore lint/suspicious/noExplicitAny: a lesson knows the state of its own game
): Position<any> {
  const pos = game.begin(setup)
  const dice = scriptedDice(lesson.opening)
  game.machine.advance(pos, tableFor(pos, dice))
  dice.done()
  Object.assign(pos.s, structuredClone(lesson.position))
  return pos
}
