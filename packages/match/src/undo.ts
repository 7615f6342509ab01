/**
 * Taking moves back. Free from the last point of no return on: a roll, a draw, a reveal, or another player's turn to
 * speak. Never changes who decides.
 */
import {
  askedSeats,
  awaitedSeats,
  type Decision,
  goesOnWith,
  type Refusal,
  type RuleRef,
  type Seat,
} from '@bivouac/kernel'
import { type Bookmark, bookmark, type Course, hasAnswered, type Ran, rewind } from './course.ts'
import { type Reason, refuse } from './refusals.ts'

/** Copies of the table kept at most: a player who shuffles pieces to and fro must not fill the memory. */
const MOST_KEPT = 500

interface Kept {
  readonly before: Bookmark
  readonly seat: Seat
  /** Answered by a standing pass, not by hand. */
  readonly automatic: boolean
}

export interface Undo {
  remember(): Bookmark
  /** Call after each move with the bookmark taken before it. */
  after(before: Bookmark, seat: Seat, ran: Ran, automatic: boolean): void
  refusal(seat: Seat, rule: RuleRef | undefined): Refusal | undefined
  /** Takes back the last move made by hand, and with it what a standing pass of the same player answered since. */
  back(): void
}

/** Is the next question his alone, or one that he shares with others, of whom none has acted yet? */
const staysWith = (decision: Decision, seat: Seat): boolean =>
  decision.shared === undefined ? askedSeats(decision).every(each => each === seat) : goesOnWith(decision, seat)

export function createUndo(course: Course): Undo {
  const kept: Kept[] = []
  let barrier: Reason = 'undoNothing'

  const stop = (why: Reason): void => {
    kept.length = 0
    barrier = why
  }
  return {
    remember: () => bookmark(course),

    after(before, seat, ran, automatic) {
      // An answer that waits for the others: it can be taken back by itself, and has ended nothing.
      if (course.since !== undefined && course.since < course.moves.length) return
      if (ran.rolls.some(roll => roll.hidden !== true)) stop('undoDice')
      else if (ran.rolls.length > 0) stop('undoDraw')
      else if (ran.revealed || before.decision?.asked !== undefined) stop('undoNews')
      else if (course.decision === undefined || !staysWith(course.decision, seat)) stop('undoAnswered')
      else {
        kept.push({ before, seat, automatic })
        if (kept.length > MOST_KEPT) {
          kept.shift()
          barrier = 'undoFar'
        }
      }
    },

    refusal(seat, rule) {
      if (course.decision === undefined) return refuse('over', rule)
      if (hasAnswered(course, seat)) return undefined
      if (!awaitedSeats(course.decision).includes(seat)) return refuse('undoNotYours', rule)
      // What happened in somebody else's move is not said: a hidden draw of his must not show through a refusal. Nor
      // does it show whether anybody else has answered the question that is open.
      const last = course.moves[(course.since ?? course.moves.length) - 1]
      if (last !== undefined && last.seat !== seat) return refuse('undoAnswered')
      return kept.length > 0 ? undefined : refuse(barrier)
    },

    back() {
      let last = kept.pop()
      while (last?.automatic && kept.at(-1)?.seat === last.seat) last = kept.pop()
      if (last !== undefined) rewind(course, last.before)
    },
  }
}
