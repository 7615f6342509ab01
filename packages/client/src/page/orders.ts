import type { Text } from '@bivouac/kernel'

/** An order given in advance: at this question the player is asked only where `asks` says so, and passes otherwise. */
export interface Order {
  readonly id: string
  /** “Ask me to defend only if the unit is at full strength.” */
  readonly text: Text
  /**
   * From what everybody at the table sees: an order that looked at a hand would show, by the time the answers take, what is
   * in it.
   */
  asks(view: object): boolean
}
/** By question, `proc.step`; only of questions that may be passed for good (`Asked.standing`). */
export type Orders = Readonly<Record<string, readonly Order[]>>
