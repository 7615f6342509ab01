/** Time to think. Pure: the moment is always handed in. */
import type { Seat } from '@bivouac/kernel'
import type { ClockState, Pace } from '../store/types.ts'

export function newClock(pace: Pace, seats: number, now: number): ClockState | undefined {
  if (pace.kind === 'none') return undefined
  return { left: Array<number>(seats).fill(pace.seconds * 1000), since: now }
}

const spent = (clock: ClockState, now: number): number => Math.max(0, now - clock.since)

export const leftAt = (clock: ClockState, now: number): readonly number[] =>
  clock.left.map((left, seat) => (seat === clock.running ? Math.max(0, left - spent(clock, now)) : left))

/**
 * Who is asked from now on; nobody when the game is over, or while a computer thinks. The clock of somebody who goes on
 * deciding runs on: taking a move back and making it again must not give him time.
 */
export function passTo(clock: ClockState, pace: Pace, seat: Seat | undefined, now: number): ClockState {
  if (clock.running === seat) return clock
  const left = [...leftAt(clock, now)]
  if (pace.kind === 'bank' && clock.running !== undefined) left[clock.running]! += pace.increment * 1000
  if (pace.kind === 'move' && seat !== undefined) left[seat] = pace.seconds * 1000
  return seat === undefined ? { left, since: now } : { left, running: seat, since: now }
}

/** A team-mate who takes a seat over has time for it: his own, or that of a new move. */
export function handOver(
  clock: ClockState,
  pace: Pace,
  { seats, to }: { readonly seats: readonly Seat[]; readonly to: Seat | 'computer' },
  now: number,
): ClockState {
  if (to === 'computer' || pace.kind === 'none') return clock
  const left = [...leftAt(clock, now)]
  const given = pace.kind === 'move' ? pace.seconds * 1000 : left[to]!
  for (const seat of seats) left[seat] = Math.max(left[seat]!, given)
  return { ...clock, left, since: now }
}

export const deadlineOf = (clock: ClockState | undefined): number | undefined =>
  clock?.running === undefined ? undefined : clock.since + clock.left[clock.running]!
