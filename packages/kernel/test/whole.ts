/** For tests that play at random through a match, which takes whole actions: sets and ways are put together step by step. */
import { type Action, type AnyGame, type Decision, isStep, searchDice, stepwise, tableFor } from '@bivouac/kernel'

export type Choose = (decision: Decision) => Action

/** What somebody who chooses one thing at a time ends up doing. */
export function wholeAction(game: AnyGame, pos: unknown, choose: Choose): Action {
  const steps = stepwise(game)
  const copy = steps.clone(pos as ReturnType<AnyGame['begin']>)
  const t = tableFor(copy, searchDice(0))
  for (;;) {
    const decision = steps.machine.advance(copy, t)
    if (decision === undefined) throw new Error('the game is over')
    const action = choose(decision)
    if (!isStep(game, decision, action)) return action
    steps.machine.take(copy, t, action)
  }
}
