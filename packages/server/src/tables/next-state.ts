import type { Handed, Proposal, TableChange } from '@bivouac/host'
import { askedSeats, awaitedSeats, type Seat } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { SeatRecord, StoredTable, TableState } from '../store/types.ts'
import { deadlineOf, handOver, passTo } from './clock.ts'
import { isSpectacle } from './info.ts'
import { standingOf } from './matches.ts'

export interface Circumstances {
  readonly now: number
  /** The time of the clocks. */
  readonly time: number
  /** When the player whose turn it becomes is to be told; nothing if he is here. */
  readonly notifyAt: (seat: Seat) => number | undefined
}

/** Everybody who is asked, who of them has answered, and the name of a question to several. */
export function whoIsAsked(match: Match | undefined) {
  const { decision, since } = match ?? {}
  if (decision === undefined) return { deciding: [], answered: [], awaited: [], question: undefined }
  const awaited = awaitedSeats(decision)
  const deciding = askedSeats(decision)
  return { deciding, awaited, answered: deciding.filter(seat => !awaited.includes(seat)), question: since }
}

/** What is written beside the moves: who is asked now, his clock, what is proposed, what is over. */
export function nextState(
  { record, state }: StoredTable,
  change: TableChange,
  match: Match,
  { now, time, notifyAt }: Circumstances,
): TableState {
  const over = change.kind === 'ended' || match.result !== undefined || state.status === 'over'
  const { deciding, answered, question, awaited } = whoIsAsked(over ? undefined : match)
  const isSame = question !== undefined && question === state.question
  // Of those who share a question one goes on alone for as long as his deed takes, and who is through is asked no more.
  const isShared = question === undefined && state.question === undefined && state.deciding.length > 1
  const isNew = isShared
    ? deciding.some(seat => !state.deciding.includes(seat))
    : deciding.join() !== state.deciding.join()
  const passed = !isSame && (question !== state.question || isNew)
  const isBot = (seat: Seat): boolean => record.seats[seat]?.kind === 'bot'
  const people = deciding.filter(seat => !isBot(seat))
  const acted = isShared ? (change.kind === 'moves' ? change.moves.map(({ seat }) => seat) : []) : undefined
  // An answer that waits for others changes nothing that anybody else can see.
  const isHidden = isSame && (change.kind === 'moves' || change.kind === 'rewound')
  const handed = change.kind === 'left' && state.clock ? handOver(state.clock, record.pace, change, time) : state.clock
  const clock = handed && passTo(handed, record.pace, { asked: people, answered, isSame, acted }, time)
  const deadline = deadlineOf(clock)
  const notice = passed ? people.map(notifyAt).find(at => at !== undefined) : undefined
  const ending = change.kind === 'ended' ? change.ending : state.ending
  return {
    status: over ? 'over' : 'playing',
    revision: state.revision + 1,
    length: match.length,
    rewinds: state.rewinds + (change.kind === 'rewound' ? 1 : 0),
    deciding,
    ...(answered.length > 0 && { answered }),
    ...(question !== undefined && { question }),
    // Where only computers play, nobody is waited for: they move when somebody looks. An answer given in advance is nobody's
    // to type, either: whoever starts after this process is gone gives it.
    botTurn: !over && ((awaited.some(isBot) && !isSpectacle(record)) || match.stands() !== undefined),
    stretch: state.stretch + (passed ? 1 : 0),
    ...(notice !== undefined && { notifyAt: notice }),
    ...(deadline !== undefined && { deadline }),
    ...(clock && { clock }),
    offers: isHidden ? state.offers : proposalsAfter(state.offers, change),
    standing: standingOf(match, record.seats.length),
    ...(match.result && { result: match.result }),
    ...(ending && { ending }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    ...(match.backs > 0 && { backs: match.backs }),
    // What somebody answers in advance is his secret: lists that show when a table changed must not tell it.
    updated: isHidden || change.kind === 'standing' ? state.updated : now,
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

function proposalsAfter(proposals: readonly Proposal[], change: TableChange): readonly Proposal[] {
  if (change.kind === 'proposals') return change.proposals
  if (change.kind === 'ended' || change.kind === 'left') return []
  // Whoever moves on has answered a proposal to take a move back.
  return change.kind === 'standing' ? proposals : proposals.filter(each => each.what !== 'undo')
}
