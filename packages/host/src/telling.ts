/** What each eye is told of a table: the one door through which anything leaves it. */
import type { Decision, Eye, Seat } from '@bivouac/kernel'
import type { Journal, Match } from '@bivouac/match'
import { isSeat } from './asks.ts'
import type { History } from './history.ts'
import type { Offers, TableParts } from './parts.ts'
import type { Asked, Chair, Ending, Past, Says, Snapshot } from './protocol.ts'
import * as no from './refusals.ts'

/** A table as it stands now: changed in place by whatever happens to it. */
export interface Now {
  match: Match
  ending: Ending | undefined
  chairs: readonly Chair[]
  offers: Offers
  /** The seat whose computer is thinking. */
  thinking: Seat | undefined
  /** The last thing a computer said. */
  says: Says | undefined
  past: History
}

export const isOver = (now: Now): boolean => now.match.result !== undefined || now.ending !== undefined

/** The question, with its options only for the one who may answer it now. */
function asked(decision: Decision | undefined, mine: boolean): Asked | undefined {
  if (decision === undefined) return undefined
  const { seat, proc, step, rule, actions, standing } = decision
  return { seat, proc, step, rule, ...(mine && { actions }), ...(mine && standing !== undefined && { standing }) }
}

export function snapshotFor(parts: TableParts, now: Now, eye: Eye, mine: readonly Seat[]): Snapshot {
  const { match, ending, chairs, offers, thinking, says } = now
  const { game, decision } = match
  const over = isOver(now)
  const question = over ? undefined : asked(decision, eye === decision?.seat)
  const noUndo = isSeat(eye) ? (over ? no.GAME_OVER : match.whyNotUndo(eye)) : no.NOT_YOUR_SEAT
  const clock = parts.clock?.(over ? undefined : decision)
  const seed = over ? parts.seed : undefined
  return {
    table: parts.id,
    game: game.id,
    version: game.version,
    setup: match.setup,
    chairs,
    mine,
    eye,
    at: match.length,
    view: match.view(eye),
    ...(question && { asked: question }),
    ...(match.result && { result: match.result }),
    ...(ending && { ending }),
    ...(noUndo && { noUndo }),
    ...(offers.length > 0 && { offers }),
    ...(isSeat(eye) && { standing: match.standing(eye) }),
    ...(clock && { clock }),
    ...(match.commitment && { commitment: match.commitment.hash }),
    ...(seed !== undefined && { seed }),
    ...(thinking !== undefined && { thinking }),
    // What was said of a move that has been taken back is unsaid.
    ...(says && says.at <= match.length && { says }),
  }
}

/** The table as this eye saw it after `at` moves. */
export function pastFor({ match, past }: Now, at: number, eye: Eye): Past {
  const moment = past.at(at, match.journal())
  const question = asked(moment.decision, false)
  const heard = match.heard(eye, at).filter(each => each.move === at)
  return { at, view: match.game.view(moment.pos, eye), ...(question && { asked: question }), heard }
}

/** The dice are revealed with the end, also with one the rules know nothing of. */
export const gameFile = ({ seed }: TableParts, now: Now): Journal =>
  isOver(now) && seed !== undefined ? { ...now.match.journal(), seed } : now.match.journal()
