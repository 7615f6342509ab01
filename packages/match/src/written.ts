import type { Json, Setup } from '@bivouac/kernel'
import type { Course } from './course.ts'
import type { ChanceSource } from './source.ts'
import type { Fork, Journal } from './types.ts'

/** What of a match is not its course. */
interface Around {
  readonly setup: Setup
  readonly source: ChanceSource
  readonly from: Json | undefined
  readonly fork: Fork | undefined
  readonly backs: number
  readonly retried: number
}

/** The match as a journal: the seed only when it is over. */
export function written(course: Course, { setup, source, from, fork, backs, retried }: Around): Journal {
  const { game } = course
  const { result } = course.pos
  return {
    format: 'bivouac-journal-1',
    game: game.id,
    version: game.version,
    setup,
    ...(from === undefined ? {} : { from }),
    ...(source.typed ? { dice: 'typed' } : {}),
    ...(fork === undefined ? {} : { fork }),
    ...(source.commitment === undefined ? {} : { commitment: source.commitment }),
    ...(source.seed === undefined || result === undefined ? {} : { seed: source.seed }),
    opening: course.opening,
    moves: course.moves.slice(),
    marks: course.marks.slice(),
    ...(backs === 0 ? {} : { backs }),
    ...(retried === 0 ? {} : { retried }),
    ...(result === undefined ? {} : { result: { ...result } }),
  }
}
