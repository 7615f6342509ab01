import { type Action, awaitedSeats, type Decision, type Seat } from '@bivouac/kernel'

/** More automatic answers than any game can ask for in a row: a rule that asks the same question for ever must not hang the table. */
export const MOST_STANDING = 1000

export interface Standing {
  readonly seat: Seat
  readonly action: Action
}

/**
 * The answer somebody has given in advance to this question, if anybody has; `stands` knows who passes at which
 * questions, and `asked` what each of several is asked.
 */
export function standingAnswer(
  decision: Decision | undefined,
  asked: (seat: Seat) => Decision | undefined,
  stands: (seat: Seat, question: string) => boolean,
): Standing | undefined {
  if (decision?.standing === undefined) return undefined
  const { proc, step, standing } = decision
  const seat = awaitedSeats(decision).find(each => stands(each, `${proc}.${step}`))
  if (seat === undefined) return undefined
  const question = decision.seat === seat ? decision : asked(seat)
  const action = question?.actions.find(each => each.type === standing)
  return action && { seat, action }
}
