import type { Change, Offers } from '@bivouac/host'
import type { Seat } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { StoredTable, TableState } from '../store/types.ts'
import { deadlineOf, passTo } from './clock.ts'
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
  const clock = state.clock && passTo(state.clock, record.pace, computer ? undefined : deciding, now)
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

function offersAfter(offers: Offers, change: Change): Offers {
  if (change.kind === 'offers') return change.offers
  if (change.kind === 'ended') return []
  // Whoever moves on has answered an offer to take a move back.
  return change.kind === 'standing' ? offers : offers.filter(each => each.what !== 'undo')
}
