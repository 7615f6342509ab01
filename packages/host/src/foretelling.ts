/** What a question carries besides its options, and what a deed would bring: answered by the rules, from what one seat sees. */
import {
  type Action,
  type AnyGame,
  type Decision,
  type Dice,
  diceFrom,
  type Foretold,
  type Seat,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { Asked } from './protocol.ts'

/** More options than this are not tried one by one: somebody waits for the question. */
const MOST_TRIED = 400

class Rolled extends Error {}

/** Chance for a trial: hidden picks are made, and the first die in the open ends it. */
function trialDice(): Dice {
  const picks = searchDice('trial')
  return diceFrom((sides, why, hidden) => {
    if (!hidden) throw new Rolled()
    return picks.roll(sides, why)
  })
}

/**
 * The options after which there is no way back that a player should think about twice: dice are thrown, something
 * hidden is shown, or the other side answers while the turn goes on. That a turn ends is no such thing. Tried out on
 * a position imagined from the seat's own view, so that the answer tells nothing else.
 */
export function committing(game: AnyGame, view: object, { seat, actions }: Decision): readonly number[] {
  if (actions.length > MOST_TRIED) return []
  const turnOf = game.ai?.playerTurn ?? game.turn
  const imagined = game.imagine(view, seat, [], searchDice('committing'))
  game.machine.advance(imagined, tableFor(imagined, trialDice()))
  const turn = turnOf(imagined)
  return actions.flatMap((action, at) => (isFinal(game, game.clone(imagined), seat, action, turn, turnOf) ? [at] : []))
}

function isFinal(
  game: AnyGame,
  pos: ReturnType<AnyGame['begin']>,
  seat: Seat,
  action: Action,
  turn: number,
  turnOf: (pos: ReturnType<AnyGame['begin']>) => number,
): boolean {
  let shown = false
  const ear = { tell: () => {}, whisper: () => {}, reveal: () => void (shown = true) }
  try {
    const table = tableFor(pos, trialDice(), ear)
    game.machine.take(pos, table, action, seat)
    const next = game.machine.advance(pos, table)
    return shown || (next !== undefined && next.seat !== seat && turnOf(pos) === turn)
  } catch (fault) {
    return fault instanceof Rolled
  }
}

const NOTHING: Foretold = { lines: [] }

/** What an action that is permitted would bring its doer. */
export const foretold = ({ game, view }: Match, seat: Seat, action: Action): Foretold =>
  game.foretell?.(view(seat), seat, action) ?? NOTHING

/** What the page needs to show the question: reasons of what is refused, what is final, what the rules warn of. */
export function accompanying(match: Match, decision: Decision): Pick<Asked, 'shut' | 'final' | 'warned'> {
  const { game } = match
  const { seat, actions } = decision
  const shut = match.shut(seat).map(each => ({ ...each, legal: false }))
  const final = committing(game, match.view(seat), decision)
  const isWarned = (action: Action): boolean =>
    action.arg === undefined && foretold(match, seat, action).warnings !== undefined
  const warned = game.foretell === undefined ? [] : actions.flatMap((action, at) => (isWarned(action) ? [at] : []))
  return {
    ...(shut.length > 0 && { shut }),
    ...(final.length > 0 && { final }),
    ...(warned.length > 0 && { warned }),
  }
}
