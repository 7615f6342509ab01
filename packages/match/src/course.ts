/** The course of a game: a position driven move by move, with everything that was rolled and told written down. */
import {
  type Action,
  type AnyGame,
  type AnyPosition,
  type Decision,
  type Dice,
  type Ear,
  type Eye,
  hash,
  type Roll,
  recording,
  type Seat,
  tableFor,
} from '@bivouac/kernel'
import type { Film } from './film.ts'
import { frozen, thawed } from './json.ts'
import { noDice } from './no-dice.ts'
import type { Patch } from './patch.ts'
import type { Heard, Mark, Move, Shown } from './types.ts'

interface Event {
  readonly e: string
}

/** One thing told. `seats`: who heard `event`; everybody else heard `others`, if there is one. */
export interface Told {
  readonly move: number
  readonly event: Event
  readonly seats?: readonly Seat[]
  readonly others?: Event | undefined
  /** What it changed in the view of each eye of the film; only of what happened last. */
  leaves?: readonly (Patch | undefined)[] | undefined
}

export interface Course {
  readonly game: AnyGame
  pos: AnyPosition
  decision: Decision | undefined
  /** Where several are asked at once: how many moves had been made when they were. Moves since are their answers. */
  since: number | undefined
  /** The question that several share, if one is open: those who do, and since how many moves nobody else was asked. */
  sharing: Sharing | undefined
  /** The game's turn when it was last marked. */
  turn: number
  /** How many times chance has been asked in the whole game. */
  rolled: number
  opening: readonly Roll[]
  readonly moves: Move[]
  readonly marks: Mark[]
  readonly told: Told[]
  /** Those who look on see what happens as it happens. */
  film?: Film | undefined
}

export interface Sharing {
  readonly since: number
  readonly seats: readonly Seat[]
  /** Where it was put: of the procedure that many deep in the stack, this step. */
  readonly depth: number
  readonly at: string
}

/** What one run of the rules did besides changing the position. */
export interface Ran {
  readonly rolls: readonly Roll[]
  readonly revealed: boolean
}

/** Sets the table and runs the rules to the first decision. Throws what rules or dice throw. */
export function open(game: AnyGame, pos: AnyPosition, dice: Dice): Course {
  const course: Course = {
    game,
    pos,
    decision: undefined,
    since: undefined,
    sharing: undefined,
    turn: 0,
    rolled: 0,
    opening: [],
    moves: [],
    marks: [],
    told: [],
  }
  course.opening = run(course, 0, dice, undefined).rolls
  if (course.decision?.asked !== undefined) course.since = 0
  course.sharing = sharingNow(course, 0)
  mark(course)
  return course
}

/** Carries out an action known to be legal and runs the rules to the next decision. On a fault use `rewind`. */
export function carryOut(course: Course, seat: Seat, action: Action, dice: Dice, back = 0): Ran {
  const before = course.decision
  const ran = run(course, course.moves.length + 1, dice, { seat, action })
  // One answer less is awaited: it is the same question, and nothing has happened.
  const isKept = before?.awaited !== undefined && course.decision?.awaited?.length === before.awaited.length - 1
  if (!isKept) course.since = course.decision?.asked === undefined ? undefined : course.moves.length + 1
  course.sharing = sharingNow(course, course.moves.length + 1)
  course.moves.push(Object.freeze({ seat, action, rolls: ran.rolls, ...(back > 0 && { back }) }))
  if (course.decision === undefined || course.game.turn(course.pos) !== course.turn) mark(course)
  return ran
}

/** As long as only those who share the question are asked, it is the same, whoever of them is in the middle of a deed. */
function sharingNow({ pos, decision, sharing }: Course, length: number): Sharing | undefined {
  if (decision === undefined) return undefined
  const { shared, proc, step } = decision
  const [depth, at] = [pos.stack.length, `${proc}.${step}`]
  if (shared === undefined) return sharing?.seats.includes(decision.seat) && depth > sharing.depth ? sharing : undefined
  const isSame = sharing?.depth === depth && sharing.at === at && shared.every(seat => sharing.seats.includes(seat))
  return isSame ? sharing : { since: length, seats: shared, depth, at }
}

/**
 * May `seat` still act on the table as it was after `at` moves? Only others who share the question with him have acted
 * since: what he has in hand is judged by the rules on the table as it is.
 */
export function mayStillAct({ decision, sharing, moves }: Course, seat: Seat, at: number): boolean {
  if (sharing === undefined || decision?.shared?.includes(seat) !== true || at < sharing.since) return false
  return at <= moves.length && moves.slice(at).every(move => move.seat !== seat)
}

function run(course: Course, move: number, dice: Dice, deed: { seat: Seat; action: Action } | undefined): Ran {
  const { game, pos, told } = course
  const rolls: Roll[] = []
  let revealed = false
  const write = (each: Told): void => {
    each.leaves = course.film?.shot(pos, eye => heardBy(each, eye) !== undefined)
    told.push(each)
  }
  const ear: Ear<Event> = {
    tell: event => write({ move, event: frozen(event) }),
    whisper: (seats, event, others) => write({ move, event: frozen(event), seats: [...seats], others: frozen(others) }),
    reveal: () => {
      revealed = true
    },
  }
  const table = tableFor(pos, recording(dice, rolls), ear)
  if (deed !== undefined) {
    const { seat, action } = deed
    game.machine.take(pos, table, typeof action.arg === 'object' ? thawed(action) : action, seat)
  }
  course.decision = game.machine.advance(pos, table)
  course.rolled += rolls.length
  return { rolls: Object.freeze(rolls), revealed }
}

function mark(course: Course): void {
  const { game, pos, moves, marks } = course
  course.turn = game.turn(pos)
  marks.push(Object.freeze({ at: moves.length, turn: course.turn, hash: hash(pos) }))
}

/** A place to come back to. The position is a copy: take it before the move. */
export interface Bookmark {
  readonly pos: AnyPosition
  readonly decision: Decision | undefined
  readonly since: number | undefined
  readonly sharing: Sharing | undefined
  readonly turn: number
  readonly rolled: number
  readonly moves: number
  readonly marks: number
  readonly told: number
}
export const bookmark = (course: Course): Bookmark => ({
  pos: course.game.clone(course.pos),
  decision: course.decision,
  since: course.since,
  sharing: course.sharing,
  turn: course.turn,
  rolled: course.rolled,
  moves: course.moves.length,
  marks: course.marks.length,
  told: course.told.length,
})
/** Puts everything back. Uses up the bookmark: its position becomes the real one. */
export function rewind(course: Course, to: Bookmark): void {
  course.pos = to.pos
  course.decision = to.decision
  course.since = to.since
  course.sharing = to.sharing
  course.turn = to.turn
  course.rolled = to.rolled
  course.moves.length = to.moves
  course.marks.length = to.marks
  course.told.length = to.told
}

/** Has `seat` answered a question that others have not answered yet? */
export const hasAnswered = ({ since, moves }: Course, seat: Seat): boolean =>
  since !== undefined && moves.some((move, i) => i >= since && move.seat === seat)

/** Takes that answer back; where its move stood. Nobody else's answer is touched, whichever came first. */
export function withdraw(course: Course, seat: Seat): number {
  const { game, pos, moves } = course
  const at = moves.findLastIndex(move => move.seat === seat)
  moves.splice(at, 1)
  game.machine.withdraw(pos, seat)
  course.decision = game.machine.advance(pos, tableFor(pos, noDice))
  return at
}

/** How many moves an eye knows of: what others have answered to a question that is still open is not among them. */
export function seenBy({ since, moves }: Course, eye: Eye): number {
  if (since === undefined) return moves.length
  return moves.some((move, i) => i >= since && move.seat === eye) ? since + 1 : since
}

/** What an eye heard of one thing told, if anything. */
export function heardBy(told: Told, eye: Eye): Event | undefined {
  if (told.seats === undefined) return told.event
  return eye !== 'spectator' && told.seats.includes(eye) ? told.event : told.others
}

function firstSince({ told }: Course, since: number): number {
  let first = told.length
  while (first > 0 && told[first - 1]!.move >= since) first--
  return first
}

/** What an eye heard from move `since` on, oldest first; 0 is the opening. */
export function heardSince(course: Course, eye: Eye, since: number): readonly Heard[] {
  return shownSince(course, eye, since).map(({ move, event }) => ({ move, event }))
}

/** The same, with what the eye saw change, if it looked on. */
export function shownSince(course: Course, eye: Eye, since: number): readonly Shown[] {
  const { told, film } = course
  const at = film?.eyes.indexOf(eye) ?? -1
  const shown: Shown[] = []
  for (let i = firstSince(course, since); i < told.length; i++) {
    const each = told[i]!
    const event = heardBy(each, eye)
    const leaves = each.leaves?.[at]
    if (event !== undefined) shown.push({ move: each.move, event, ...(leaves !== undefined && { leaves }) })
  }
  return shown
}

/** What happens next is looked at by these eyes; nobody looks any more at what happened before. */
export function watchedBy(course: Course, film: Film | undefined): void {
  for (let i = course.told.length - 1; i >= 0 && course.told[i]!.leaves !== undefined; i--)
    course.told[i]!.leaves = undefined
  course.film = film
}
