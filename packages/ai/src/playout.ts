import { type AnyGame, type AnyPosition, type Dice, onlyAnswer, type Result, stepwise, tableFor } from '@bivouac/kernel'

/** Said here too: Veteran is measured by the fingerprint of its sources, which read it from here. */
export type { AnyPosition }

export interface Playout {
  /** None when the limit came first. */
  readonly result: Result | undefined
  readonly decisions: number
  /** Decisions with a single option. */
  readonly forced: number
  /** Options offered, over all decisions. */
  readonly options: number
}

/**
 * Plays `pos` itself on to the end, every option as likely as the others. Whoever needs `pos` afterwards hands in a
 * clone: in a search the position is nearly always a fresh one already, and copying it again would be the dearest step.
 */
export function playout(game: AnyGame, pos: AnyPosition, dice: Dice, limit = 100_000): Playout {
  const { machine } = stepwise(game)
  const t = tableFor(pos, dice)
  let decisions = 0
  let forced = 0
  let options = 0
  for (;;) {
    const decision = machine.advance(pos, t)
    if (decision === undefined || decisions === limit) break
    const { actions } = decision
    decisions++
    options += actions.length
    const only = onlyAnswer(decision)
    if (only !== undefined) {
      forced++
      machine.take(pos, t, only)
    } else machine.take(pos, t, actions[dice.pick(actions.length, '-')]!)
  }
  return { result: pos.result, decisions, forced, options }
}
