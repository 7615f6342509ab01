import type { Considered, SeenByAll } from '@bivouac/ai'
import type { Action, AnyGame, Decision, Seat, Text } from '@bivouac/kernel'
import type { Hint, Odds, Threat } from './protocol.ts'

/** What may be thought about: what one seat sees and has heard. Never a position. */
export interface Thought {
  readonly game: AnyGame['id']
  readonly seat: Seat
  readonly view: object
  readonly heard: readonly { readonly e: string }[]
  readonly decision: Decision
  /** Nobody who plays waits for it: whoever has other things to think about may put it off. */
  readonly patient?: true
  /** A question most answers to which are a pass: a part of the time is enough for it. */
  readonly brief?: true
}

/** What was weighed up, by players who do so: for whoever puts several thoughts together (`company`). No page needs it. */
interface Weighed {
  readonly considered?: readonly Considered[]
}
export interface ChosenAction extends Weighed {
  readonly action: Action
  /** Why, with everything its seat knows: never told to anybody else, nor whether it is there. */
  readonly says?: Text
  /** Milliseconds it took to think, without waiting in line. */
  readonly spent?: number
}
/** A move that a computer is to say something about, as everybody saw it. */
export interface Spoken extends SeenByAll {
  readonly game: AnyGame['id']
  /** Which computer speaks: some never do. */
  readonly bot: string
}
export interface Advice extends Hint, Weighed {}

/**
 * Everything slow is thought elsewhere: a Web Worker in the browser, a worker thread on the server. A thinker that fails
 * rejects; the table goes on without it.
 */
export interface Thinker {
  choose(bot: string, thought: Thought): Promise<ChosenAction>
  odds(thought: Thought, action: Action): Promise<Odds>
  threats(thought: Omit<Thought, 'decision'>): Promise<readonly Threat[]>
  /** The seat's chance to win, 0 … 1. */
  chance(thought: Omit<Thought, 'decision'>): Promise<number | undefined>
  hint(thought: Thought): Promise<Advice>
  /** What the computer that made this move says aloud, if anything. */
  aloud?(move: Spoken): Promise<Text | undefined>
  /** Plays something now instead of thinking on. */
  hurry?(): void
}
