import type { Considered } from '@bivouac/ai'
import type { Action, AnyGame, Decision, Seat, Text } from '@bivouac/kernel'
import type { Hint, Odds, Threat } from './protocol.ts'

/** What may be thought about: what one seat sees and has heard. Never a position. */
export interface Thought {
  readonly game: AnyGame['id']
  readonly seat: Seat
  readonly view: object
  readonly heard: readonly { readonly e: string }[]
  readonly decision: Decision
}

/** What was weighed up, by players who do so: for whoever puts several thoughts together (`company`). No page needs it. */
interface Weighed {
  readonly considered?: readonly Considered[]
}
export interface Chosen extends Weighed {
  readonly action: Action
  readonly says?: Text
}
export interface Advice extends Hint, Weighed {}

/**
 * Everything slow is thought elsewhere: a Web Worker in the browser, a worker thread on the server. A thinker that fails
 * rejects; the table goes on without it.
 */
export interface Thinker {
  choose(bot: string, thought: Thought): Promise<Chosen>
  odds(thought: Thought, action: Action): Promise<Odds>
  threats(thought: Omit<Thought, 'decision'>): Promise<readonly Threat[]>
  hint(thought: Thought): Promise<Advice>
  /** Plays something now instead of thinking on. */
  hurry?(): void
}
