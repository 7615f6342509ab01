/**
 * Questions put to several seats at once. Nothing happens until everybody has answered: each answer is kept in the frame
 * where it was asked for, hidden by `veiled`, in the order of seats, so that a position does not tell who answered first.
 */
import type { Action, Eye, Seat } from './values.ts'

export interface Answer extends Action {
  readonly seat: Seat
}
interface Answered {
  answers?: readonly Answer[]
}

/** Those of the asked who have not answered. */
export const stillAwaited = (asked: readonly Seat[], { answers = [] }: Answered): readonly Seat[] =>
  asked.filter(seat => !answers.some(each => each.seat === seat))

export function withAnswer({ answers = [] }: Answered, seat: Seat, { type, arg }: Action): readonly Answer[] {
  // Frozen: copies of a frame may share it, for it is never changed in place.
  const answer: Answer = Object.freeze(arg === undefined ? { seat, type } : { seat, type, arg })
  const all = [...answers.filter(each => each.seat !== seat), answer]
  return Object.freeze(all.sort((a, b) => a.seat - b.seat))
}

/** Of those who share a question: `seat` is through with it, too. */
export const throughWith = ({ through = [] }: { through?: readonly Seat[] }, seat: Seat): readonly Seat[] =>
  Object.freeze([...through, seat].sort((a, b) => a - b))

/** Takes back what `seat` has answered, in place. */
export function withdraw(frame: Answered, seat: Seat): void {
  const left = frame.answers?.filter(each => each.seat !== seat) ?? []
  if (left.length > 0) frame.answers = Object.freeze(left)
  else delete frame.answers
}

/** A frame as an eye may know it: of what has been answered, its own answer alone. For `view`. */
export function veiled<F extends object>(frame: F & Answered, eye: Eye): F {
  const { answers, ...rest } = frame
  const own = answers?.filter(each => each.seat === eye) ?? []
  return (own.length > 0 ? { ...rest, answers: own } : rest) as unknown as F
}
