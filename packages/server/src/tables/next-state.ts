import type { Change, Handed, Offers } from '@bivouac/host'
import type { Seat } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { SeatRecord, StoredTable, TableState } from '../store/types.ts'
import { deadlineOf, handOver, passTo } from './clock.ts'
import { isSpectacle } from './info.ts'
import { standingOf } from './matches.ts'

export interface Circumstances {
  readonly now: number
  /** When the player whose turn it becomes is to be told; nothing if he is here. */
  readonly notifyAt: (seat: Seat) => number | undefined
}

/** What is written beside the moves: who is asked now, his clock, what is offered, what is over. */
export function nextState(
  { record, state }: StoredTable,
  change: Change,
  match: Match,
  { now, notifyAt }: Circumstances,
): TableState {
  const over = change.kind === 'ended' || match.result !== undefined || state.status === 'over'
  const deciding = over ? undefined : match.decision?.seat
  const computer = deciding !== undefined && record.seats[deciding]?.kind === 'bot'
  const passed = deciding !== state.deciding
  const handed = change.kind === 'left' && state.clock ? handOver(state.clock, record.pace, change, now) : state.clock
  const clock = handed && passTo(handed, record.pace, computer ? undefined : deciding, now)
  const deadline = deadlineOf(clock)
  const notice = passed && deciding !== undefined && !computer ? notifyAt(deciding) : undefined
  const ending = change.kind === 'ended' ? change.ending : state.ending
  return {
    status: over ? 'over' : 'playing',
    revision: state.revision + 1,
    length: match.length,
    rewinds: state.rewinds + (change.kind === 'rewound' ? 1 : 0),
    ...(deciding !== undefined && { deciding }),
    // Where only computers play, nobody is waited for: they move when somebody looks.
    botTurn: computer && !isSpectacle(record),
    stretch: state.stretch + (passed ? 1 : 0),
    ...(notice !== undefined && { notifyAt: notice }),
    ...(deadline !== undefined && { deadline }),
    ...(clock && { clock }),
    offers: offersAfter(state.offers, change),
    standing: standingOf(match, record.seats.length),
    ...(match.result && { result: match.result }),
    ...(ending && { ending }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    updated: now,
  }
}

/** Who sits where when somebody has left. */
export const seatsAfter = (seats: readonly SeatRecord[], { seats: left, to, chairs }: Handed): readonly SeatRecord[] =>
  seats.map((seat, i): SeatRecord => {
    if (!left.includes(i)) return seat
    const nonce = seat.nonce !== undefined && { nonce: seat.nonce }
    if (to !== 'computer') return { ...seats[to]!, ...nonce }
    const { bot, name, standsIn } = chairs[i]!
    return {
      kind: 'bot',
      name,
      ...(bot !== undefined && { bot }),
      ...(standsIn !== undefined && { standsIn }),
      ...nonce,
    }
  })

function offersAfter(offers: Offers, change: Change): Offers {
  if (change.kind === 'offers') return change.offers
  if (change.kind === 'ended' || change.kind === 'left') return []
  // Whoever moves on has answered an offer to take a move back.
  return change.kind === 'standing' ? offers : offers.filter(each => each.what !== 'undo')
}
