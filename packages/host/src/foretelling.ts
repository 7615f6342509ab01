/** What a question carries besides its options, and what a deed would bring: answered by the rules, from what one seat sees. */
import {
  type Action,
  type AnyGame,
  type Decision,
  type Foretold,
  goesOnWith,
  type Seat,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { goesOn, type Match, Rolled, trialDice, trials } from '@bivouac/match'
import type { Asked, Judgement, Why } from './protocol.ts'

/**
 * The options after which there is no way back that a player should think about twice: dice are thrown, something
 * hidden is shown, or the other side answers while the turn goes on. That a turn ends is no such thing. Tried out on
 * a position imagined from the seat's own view, so that the answer tells nothing else.
 */
export const committing = (game: AnyGame, view: object, decision: Decision): readonly number[] =>
  trials(game, view, decision).flatMap(({ isFinal }, at) => (isFinal ? [at] : []))

const NOTHING: Foretold = { lines: [] }

/** What an action that is permitted would bring its doer. */
export const foretold = ({ game, view }: Match, seat: Seat, action: Action): Foretold =>
  game.foretell?.(view(seat), seat, action) ?? NOTHING

/** All that stands against an action; nothing if it is legal. */
export function whyNot(match: Match, seat: Seat, action: Action): Why {
  const objections = match.objections(seat, action)
  const { refusal: _, ...about } = objections[0] ?? {}
  const refusals = objections.map(each => each.refusal)
  return { action, legal: refusals.length === 0, refusals, ...about }
}

/** Everything at once, for somebody who is still making up what he does: a drag asks this at every step. */
export function judged(match: Match, seat: Seat, action: Action, wantsNext = false): Judgement {
  const why = whyNot(match, seat, action)
  const decision = match.asked(seat)
  if (decision === undefined) return why
  // What is refused is foretold, too: by how much it fails is what the player wants to know.
  if (!why.legal) {
    const told = foretold(match, seat, action)
    return told.lines.length === 0 && told.drawn === undefined ? why : { ...why, foretold: told }
  }
  const isFinal = committing(match.game, match.view(seat), { ...decision, actions: [action] }).length > 0
  const next = wantsNext && !isFinal ? following(match, seat, action) : undefined
  return { ...why, foretold: foretold(match, seat, action), ...(isFinal && { final: true }), ...(next && { next }) }
}

/** What would be asked next, tried out on a position imagined from the seat's own view. */
function following({ game, view }: Match, seat: Seat, action: Action): Judgement['next'] {
  const pos = game.imagine(view(seat), seat, [], searchDice('following'))
  const table = tableFor(pos, trialDice())
  try {
    game.machine.advance(pos, table)
    game.machine.take(pos, table, action, seat)
    const first = game.machine.advance(pos, table)
    if (first === undefined || !goesOnWith(first, seat)) return undefined
    const next = first.seat === seat ? first : game.machine.questionTo(pos, table, seat)!
    const { proc, step, rule, actions } = next
    return { asked: { seat, proc, step, rule, actions }, view: game.view(pos, seat) }
  } catch (fault) {
    if (fault instanceof Rolled) return undefined
    throw fault
  }
}

/** What the page needs to show the question: reasons of what is refused, what is final, what the rules warn of. */
export function accompanying(
  match: Match,
  decision: Decision,
): Pick<Asked, 'shut' | 'final' | 'warned' | 'losing' | 'rest' | 'playsOn'> {
  const { game } = match
  const { seat, actions } = decision
  const shut = match.shut(seat).map(each => ({ ...each, legal: false }))
  const found = trials(game, match.view(seat), decision)
  const final = found.flatMap(({ isFinal }, at) => (isFinal ? [at] : []))
  const losing = found.flatMap(({ lost }, at) => (lost === undefined ? [] : [{ at, result: lost }]))
  const isWarned = (action: Action): boolean =>
    action.arg === undefined && foretold(match, seat, action).warnings !== undefined
  const warned = game.foretell === undefined ? [] : actions.flatMap((action, at) => (isWarned(action) ? [at] : []))
  const playsOn = game.ai?.adviser?.playsOn?.(match.view(seat))
  return {
    ...(shut.length > 0 && { shut }),
    ...(final.length > 0 && { final }),
    ...(warned.length > 0 && { warned }),
    ...(losing.length > 0 && { losing }),
    ...(playsOn && { playsOn }),
    ...(decision.standing === undefined && goesOn(game, match.view(seat), decision) && { rest: true as const }),
  }
}
