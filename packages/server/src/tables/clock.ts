/** Time to think. Pure: the moment is always handed in. */
import type { Pace } from '@bivouac/host'
import type { Seat } from '@bivouac/kernel'
import type { ClockState } from '../store/types.ts'

export function newClock(pace: Pace, seats: number, now: number): ClockState | undefined {
  if (pace.kind === 'none') return undefined
  return { left: Array<number>(seats).fill(pace.seconds * 1000), running: [], since: now }
}

const stoppedAt = ({ stopped = [] }: ClockState, seat: Seat): number | undefined =>
  stopped.find(each => each.seat === seat)?.at
const without = (left: number, from: number, to: number): number => Math.max(0, left - Math.max(0, to - from))

export const leftAt = (clock: ClockState, now: number): readonly number[] =>
  clock.left.map((left, seat) =>
    clock.running.includes(seat) ? without(left, clock.since, stoppedAt(clock, seat) ?? now) : left,
  )

/** Those whose time is running away: who has answered is not among them. */
export const ticking = (clock: ClockState): readonly Seat[] =>
  clock.running.filter(seat => stoppedAt(clock, seat) === undefined)

/** The clock as whoever has the seats `mine` sees it: the others' run on until everybody has answered. */
export function shownTo(mine: readonly Seat[], clock: ClockState, now: number) {
  const stopped = clock.stopped?.filter(({ seat }) => mine.includes(seat)) ?? []
  const seen = { ...clock, stopped }
  return { left: leftAt(seen, now), running: ticking(seen) }
}

/** Who is asked from now on, computers apart; of several who are asked at once, who has answered. */
export interface WhoAnswers {
  readonly asked: readonly Seat[]
  readonly answered: readonly Seat[]
  /** It is the same question to several as before: somebody answered, or took his answer back. */
  readonly isSame: boolean
  /** Where the question before was shared by several: who has acted. The time of the others has only gone on, or stands still. */
  readonly acted?: readonly Seat[] | undefined
}

/**
 * Nobody is asked when the game is over, or while a computer thinks. The clock of somebody who goes on deciding runs on:
 * taking a move back and making it again must not give him time.
 */
export function passTo(
  clock: ClockState,
  pace: Pace,
  { asked, answered, isSame, acted }: WhoAnswers,
  now: number,
): ClockState {
  const { stopped: _, ...going } = clock
  if (isSame) {
    const stopped = answered.map(seat => ({ seat, at: stoppedAt(clock, seat) ?? now }))
    return stopped.length === 0 ? going : { ...going, stopped }
  }
  // Where several were asked jointly, all of them have answered now, the last one too.
  const goesOn = (seat: Seat): boolean =>
    (clock.running.length === 1 || acted !== undefined) && clock.running.includes(seat) && asked.includes(seat)
  const hasMoved = (seat: Seat): boolean => !goesOn(seat) && acted?.includes(seat) !== false
  if (clock.running.length === asked.length && clock.running.every(goesOn)) return clock
  const left = [...leftAt(clock, now)]
  if (pace.kind === 'bank') for (const seat of clock.running) if (hasMoved(seat)) left[seat]! += pace.increment * 1000
  if (pace.kind === 'move') for (const seat of asked) if (!goesOn(seat)) left[seat] = pace.seconds * 1000
  return { left, running: asked, since: now }
}

/** A team-mate who takes a seat over has time for it: his own, or that of a new move. */
export function handOver(
  clock: ClockState,
  pace: Pace,
  { seats, to }: { readonly seats: readonly Seat[]; readonly to: Seat | 'computer' },
  now: number,
): ClockState {
  if (to === 'computer' || pace.kind === 'none') return clock
  const now_ = leftAt(clock, now)
  const given = pace.kind === 'move' ? pace.seconds * 1000 : now_[to]!
  // What the others have used up is theirs: only the seats that change hands get anything.
  const left = clock.left.map((each, seat) =>
    seats.includes(seat) && now_[seat]! < given
      ? given + (clock.running.includes(seat) ? Math.max(0, now - clock.since) : 0)
      : each,
  )
  return { ...clock, left }
}

export const deadlineOf = (clock: ClockState | undefined): number | undefined => {
  const all = clock === undefined ? [] : ticking(clock).map(seat => clock.since + clock.left[seat]!)
  return all.length === 0 ? undefined : Math.min(...all)
}

/** Whose time is up, if anybody's is. */
export const flaggedIn = (clock: ClockState, now: number): Seat | undefined =>
  ticking(clock).find(seat => clock.since + clock.left[seat]! <= now)
