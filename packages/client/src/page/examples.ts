/** The worked examples of a rulebook, as the build has worked them out (`build/examples.ts`). */
import type { Lang, Phrase, Seat, Setup } from '@bivouac/kernel'

export interface Example {
  readonly setup: Setup
  readonly eye: Seat
  /** What this seat sees before and after. */
  readonly before: object
  readonly after: object
  /** What the rules told in between. */
  readonly told: readonly Readonly<Record<Lang, Phrase>>[]
}
/** By exercise of the school. */
export type Examples = Readonly<Record<string, Example>>
