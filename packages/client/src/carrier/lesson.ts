import type { Action, Seat, Text } from '@bivouac/kernel'

export interface LessonStep {
  readonly title: Text
  readonly text: Text
  /** The section of the rulebook that this step teaches. */
  readonly rule: string
}

/** A guided battle: a fixed position, declared dice, and everything that will be done, by both sides, in order. */
export interface Lesson {
  readonly game: string
  readonly setup: object
  readonly seat: Seat
  /** Rolls of the set-up, before the position is put in place. */
  readonly opening: readonly number[]
  /** What the position changes in the state that the set-up leaves. */
  readonly position: object
  readonly dice: readonly number[]
  /** `step` is the step during which the learner does it; moves without one are made for him. */
  readonly script: readonly { readonly seat: Seat; readonly action: Action; readonly step?: number }[]
  readonly steps: readonly LessonStep[]
  /** Where the game may be played on from where the lesson ends: what the button says. */
  readonly onward?: Text
}
