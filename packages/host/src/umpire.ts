/** Tables with real dice: people roll, type in what they got, and take back what was typed or done by mistake. */
import { awaitedSeats, type Refusal, type Seat, type Verdict } from '@bivouac/kernel'
import { type Match, openTyped, submitTyped, type TypedDice, type Wants } from '@bivouac/match'
import type { TableParts } from './parts.ts'
import * as no from './refusals.ts'
import type { Now } from './telling.ts'

export interface Submission {
  readonly seat: Seat
  readonly action: unknown
  readonly at: number
  readonly rolls?: readonly number[] | undefined
}
export type Unmade = { readonly ok: false; readonly refusal: Refusal } | { readonly ok: false; readonly wants: Wants }
export type Attempt = { readonly ok: true } | Unmade

/** Makes a move with the dice of the table: its own, or those that people rolled for it. */
export function submit({ typed }: TableParts, match: Match, { seat, action, at, rolls }: Submission): Attempt {
  if (typed === undefined)
    return rolls === undefined ? match.submit(seat, action, at) : { ok: false, refusal: no.DICE_OF_ITS_OWN }
  const tried = submitTyped(match, typed, { seat, action, at }, rolls ?? [], { ahead: true, exact: true })
  if ('done' in tried) return tried.done
  return 'wants' in tried ? { ok: false, wants: tried.wants } : { ok: false, refusal: no.unfit(tried.unfit) }
}

/** A match with typed dice, its opening run; or what has to be rolled for that first. */
export function openUmpired(typed: TypedDice, rolls: readonly number[], create: () => Match): Match | Unmade {
  const opened = openTyped(typed, rolls, create, { ahead: true, exact: true })
  if ('done' in opened) return opened.done
  return 'wants' in opened ? { ok: false, wants: opened.wants } : { ok: false, refusal: no.unfit(opened.unfit) }
}

/** Takes a move back: as the rules of undo allow, or, for an umpire, any. */
export function takeBack({ typed }: TableParts, { match, ending, chairs }: Now, seat: Seat, to?: number): Verdict {
  if (ending !== undefined) return no.GAME_OVER
  if (typed === undefined) {
    if (match.result !== undefined) return no.GAME_OVER
    return to === undefined ? match.undo(seat) : no.NOT_AN_UMPIRE
  }
  const isComputers = (): boolean =>
    match.decision !== undefined && awaitedSeats(match.decision).every(seat => chairs[seat]?.kind === 'bot')
  const refusal = match.windBack(to)
  // What the computer did it would do again at once: back to somebody who may choose otherwise.
  if (refusal === undefined && to === undefined) while (isComputers() && match.windBack() === undefined);
  return refusal
}
