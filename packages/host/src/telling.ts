/** What each eye is told of a table: the one door through which anything leaves it. */
import { type Decision, type Eye, type Refusal, type Seat, sideNames } from '@bivouac/kernel'
import type { Journal, Match, Wants } from '@bivouac/match'
import { isSeat } from './asks.ts'
import { accompanying } from './foretelling.ts'
import type { History } from './history.ts'
import type { Pause } from './pace.ts'
import type { TableParts } from './parts.ts'
import type { Asked, Chair, Ending, Past, Proposal, Says, Snapshot } from './protocol.ts'
import * as no from './refusals.ts'

/** A table as it stands now: changed in place by whatever happens to it. */
export interface Now {
  match: Match
  ending: Ending | undefined
  chairs: readonly Chair[]
  proposals: readonly Proposal[]
  /** The seat whose computer is thinking. */
  thinking: Seat | undefined
  /** Its answer may be there already, and is told later. */
  pause?: Pause | undefined
  /** The moment, by the number of moves, at which a standing answer is about to be given. */
  standing?: number | undefined
  /** The computer's move that somebody has to roll for. */
  rolling: { readonly seat: Seat; readonly action: unknown; readonly at: number; readonly wants: Wants } | undefined
  /** The last thing a computer said. */
  says: Says | undefined
  past: History
}

export const isOver = (now: Now): boolean => now.match.result !== undefined || now.ending !== undefined

/** The question as one eye is asked it, or waits for others to answer it; `mine` are all the seats of who looks. */
export function askedOf({ match }: Pick<Now, 'match'>, eye: Eye, mine: readonly Seat[]): Asked | undefined {
  const { decision } = match
  const own = isSeat(eye) ? match.asked(eye) : undefined
  if (decision?.asked === undefined) return sharedOf(decision, own, mine)
  const next = mine.find(seat => match.asked(seat) !== undefined)
  const answered = isSeat(eye) && own === undefined && decision.asked.includes(eye)
  const others = decision.asked.find(seat => !mine.includes(seat)) ?? decision.asked[0]!
  return {
    ...asked(own ?? decision, own !== undefined)!,
    seat: own?.seat ?? next ?? others,
    seats: decision.asked,
    ...(answered && { answered }),
  }
}

/** The question to one, or to those who share it: an eye that is not asked is told of one of them. */
function sharedOf(decision: Decision | undefined, own: Decision | undefined, mine: readonly Seat[]): Asked | undefined {
  const shared = decision?.shared
  if (shared === undefined) return asked(decision, own !== undefined)
  const seat = own?.seat ?? shared.find(each => mine.includes(each)) ?? decision!.seat
  return { ...asked(own ?? decision, own !== undefined)!, seat, seats: shared, shared: true }
}

/** The question, with its options only for the one who may answer it now. */
function asked(decision: Decision | undefined, mine: boolean): Asked | undefined {
  if (decision === undefined) return undefined
  const { seat, proc, step, rule, actions, open, gathers, standing } = decision
  const more = {
    actions,
    ...(open && { open }),
    ...(gathers && { gathers }),
    ...(standing !== undefined && { standing }),
  }
  return { seat, proc, step, rule, ...(mine && more) }
}

export function snapshotFor(parts: TableParts, now: Now, eye: Eye, mine: readonly Seat[]): Snapshot {
  const { match, ending, chairs, proposals, thinking, rolling, says } = now
  const { game, decision } = match
  const over = isOver(now)
  const question = over ? undefined : askedOf(now, eye, mine)
  // Only who may answer is told more of the question.
  const own = over || question?.actions === undefined || !isSeat(eye) ? undefined : match.asked(eye)
  const { rest, ...more } = own === undefined ? {} : accompanying(match, own)
  // Against computers alone, and at one screen, every question is answered by whoever sits there.
  const mayRest = rest && mine.length === 1 && chairs.filter(({ kind }) => kind === 'human').length > 1
  const noUndo = isSeat(eye) ? whyNotBack(parts, now, eye) : no.NOT_YOUR_SEAT
  const clock = parts.clock?.(mine)
  const seed = over ? parts.seed : undefined
  return {
    table: parts.id,
    game: game.id,
    version: game.version,
    // A set-up given as data may hold what only one player knows: it is read whole when the game is over.
    setup: over ? match.setup : (game.openSetup?.(match.setup) ?? match.setup),
    ...(match.fork && { fork: match.fork }),
    chairs,
    ...(match.sides && { teams: { sides: match.sides, names: sideNames(game, match.setup) } }),
    mine,
    eye,
    at: match.seen(eye),
    view: match.view(eye),
    ...(question && { asked: { ...question, ...more, ...(mayRest && { rest }) } }),
    ...(match.result && { result: match.result }),
    ...(ending && { ending }),
    ...(noUndo && { noUndo }),
    ...(proposals.length > 0 && { offers: proposals }),
    ...(isSeat(eye) && { standing: match.standing(eye) }),
    ...(clock && { clock }),
    ...(match.commitment && { commitment: match.commitment.hash }),
    ...(seed !== undefined && { seed }),
    // Of several who are asked it does not show which has not answered.
    ...(thinking !== undefined && decision?.asked === undefined && { thinking }),
    ...(parts.typed && { typed: true }),
    ...(rolling && { rolling: { seat: rolling.seat, wants: rolling.wants } }),
    // What was said of a move that has been taken back is unsaid.
    ...(says && says.at <= match.seen(eye) && { says }),
  }
}

/** An umpire takes back what he likes, also the move that ended the game. */
function whyNotBack({ typed }: TableParts, now: Now, seat: Seat): Refusal | undefined {
  if (typed !== undefined && now.ending === undefined)
    return now.match.length === 0 ? no.NOTHING_TO_TAKE_BACK : undefined
  return isOver(now) ? no.GAME_OVER : now.match.whyNotUndo(seat)
}

/** A question of the past; of several who were asked, not who had answered. */
function askedThen(decision: Decision): Asked {
  const seats = decision.asked ?? decision.shared
  const isShared = decision.shared !== undefined && { shared: true as const }
  return { ...asked(decision, false)!, ...(seats && { seat: seats[0]!, seats, ...isShared }) }
}

/** The table as this eye saw it after `at` moves. */
/** How long the journal was at what an eye calls its move `at`. */
const lengthAt = ({ match }: Now, at: number): number =>
  // What came after the question that is open is this eye's own answer, wherever it stands among the others.
  match.since !== undefined && at > match.since ? match.length : at

export const viewThen = (now: Now, at: number, eye: Eye): object =>
  now.match.game.view(now.past.at(lengthAt(now, at), now.match.journal()).pos, eye)

export function pastFor(now: Now, at: number, eye: Eye): Past {
  const { match, past } = now
  const journal = match.journal()
  const length = lengthAt(now, at)
  const moment = past.at(length, journal)
  const question = moment.decision && askedThen(moment.decision)
  const heard = past.shown(length, journal, eye).map(each => ({ move: at, ...each }))
  const rolls = (journal.moves[at - 1]?.rolls ?? journal.opening).filter(roll => roll.hidden !== true)
  return {
    at,
    view: match.game.view(moment.pos, eye),
    ...(question && { asked: question }),
    heard,
    ...(rolls.length > 0 && { rolls }),
  }
}

/** The dice are revealed with the end, also with one the rules know nothing of. */
export const gameFile = ({ seed }: TableParts, now: Now): Journal =>
  isOver(now) && seed !== undefined ? { ...now.match.journal(), seed } : now.match.journal()
