import type { Action, Decision, Seat } from '@bivouac/kernel'

/** More automatic answers than any game can ask for in a row: a rule that asks the same question for ever must not hang the table. */
export const MOST_STANDING = 1000

/** The answer a seat has given in advance to this question, if it has; `stands` knows who passes at which questions. */
export function standingAnswer(
  decision: Decision | undefined,
  stands: (seat: Seat, question: string) => boolean,
): Action | undefined {
  if (decision?.standing === undefined) return undefined
  if (!stands(decision.seat, `${decision.proc}.${decision.step}`)) return undefined
  return decision.actions.find(each => each.type === decision.standing)
}
