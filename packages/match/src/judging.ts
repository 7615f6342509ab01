/** May this be done now? The rules are asked, on the position as it stands, without dice. */
import {
  type Action,
  awaitedSeats,
  type Objection,
  type Refusal,
  type RuleRef,
  type Seat,
  tableFor,
} from '@bivouac/kernel'
import { type Course, hasAnswered } from './course.ts'
import { readAction } from './json.ts'
import { noDice } from './no-dice.ts'
import { faulty, refuse } from './refusals.ts'

const isRefused = (judged: Action | readonly Objection[]): judged is readonly Objection[] => Array.isArray(judged)

/** `now`: the course as it is; taking moves back makes another. */
export function judging(now: () => Course, isSeat: (seat: unknown) => boolean) {
  /** The section that waits for an answer, or ended the game. */
  const waiting = (): RuleRef | undefined => now().decision?.rule ?? now().pos.result?.rule

  /** The refusals of an action, all or the first; the action itself when there are none. */
  function judge(seat: Seat, raw: unknown, all: boolean): Action | readonly Objection[] {
    const { pos, game } = now()
    const barred = notAsked(seat)
    if (barred !== undefined) return [{ refusal: barred }]
    const action = readAction(raw)
    if (action === undefined) return [{ refusal: refuse('malformed') }]
    try {
      const table = tableFor(pos, noDice)
      if (all) {
        const objections = game.machine.objections(pos, table, action, seat)
        return objections.length > 0 ? objections : action
      }
      const refusal = game.machine.whyNot(pos, table, action, seat)
      return refusal === undefined ? action : [{ refusal }]
    } catch (fault) {
      return [{ refusal: faulty(fault) }]
    }
  }

  /** Why this seat has nothing to choose now. */
  function notAsked(seat: Seat): Refusal | undefined {
    const { decision } = now()
    if (decision === undefined) return refuse('over', waiting())
    if (!isSeat(seat)) return refuse('noSeat')
    if (awaitedSeats(decision).includes(seat)) return undefined
    return refuse(hasAnswered(now(), seat) ? 'answered' : 'notYours', waiting())
  }

  return { judge, isRefused, waiting }
}
