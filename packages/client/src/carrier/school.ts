import type { Action, Json, Seat, Text } from '@bivouac/kernel'

/** What the rules tell when it has happened, as far as it matters: `{ e: 'eliminated', unit: 124 }`. */
export type Sign = Readonly<Record<string, Json>> & { readonly e: string }

export interface ExerciseStep {
  /** What to do, said to the learner. */
  readonly text: Text
  /**
   * What the light falls on: things of the table by their keys (`piece:7`, `card:2`, `place:44`) or buttons by their test
   * ids (`action-done`). Of a list the learner needs all; without it nothing is lit, and he has to find it himself.
   */
  readonly light?: readonly string[]
  /** One way to do it, action by action: what “Do it for me” does, and what the test plays. */
  readonly way: readonly Action[]
  /** The step is done when the rules tell one of these. The learner may come to it in any way the rules allow. */
  readonly done: readonly Sign[]
  /** Then it cannot be done any more, and the learner is asked to begin again. */
  readonly missed?: readonly Sign[]
}

/** Two minutes for one idea: a position, a task, and the rules themselves to judge it. */
export interface Exercise {
  readonly id: string
  readonly title: Text
  /** What whoever has done it understands. */
  readonly idea: Text
  /** The section of the rulebook that it teaches. */
  readonly rule: string
  readonly setup: object
  readonly seat: Seat
  /** Rolls of the set-up, before the position is put in place. */
  readonly opening: readonly number[]
  /** What the position changes in the state that the set-up leaves. */
  readonly position: object
  /** What has been done since, to stand at the right question. */
  readonly lead?: readonly { readonly seat: Seat; readonly action: Action }[]
  /** How the dice fall, those of `lead` first; after them, or where a roll asks for another die, as they like. */
  readonly dice: readonly number[]
  /** What the others answer, in order, each when the rules allow it; after them a gentle computer answers. */
  readonly answers?: readonly Action[]
  readonly steps: readonly ExerciseStep[]
  /** Said at the end: what has been seen, in a sentence. */
  readonly praise: Text
}

/** `games/<id>/page/school.ts` gives one: at least eight exercises, the easiest first. */
export interface School {
  readonly game: string
  readonly exercises: readonly Exercise[]
}

/** Everything the sign names is so; what it does not name may be anything. */
export const tells = (event: object, sign: Sign): boolean =>
  Object.entries(sign).every(
    ([key, wanted]) => JSON.stringify((event as Readonly<Record<string, unknown>>)[key]) === JSON.stringify(wanted),
  )

const KEPT = 'bivouac.school'
type Kept = Readonly<Record<string, readonly string[]>>

/** Storage may be full or forbidden: then nothing is remembered, and that is all. */
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** The exercises of a game that have been done in this browser. */
export const doneIn = (game: string): readonly string[] => {
  const found = kept()[game]
  return Array.isArray(found) ? found : []
}

export function keepDone(game: string, exercise: string): void {
  const before = doneIn(game)
  if (before.includes(exercise)) return
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: [...before, exercise] }))
  } catch {
    // See above.
  }
}
