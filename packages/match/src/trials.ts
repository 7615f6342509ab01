/** What options would do, tried out before anybody is asked twice or answered for. */
import {
  type Action,
  type AnyGame,
  type Decision,
  type Dice,
  diceFrom,
  goesOnWith,
  type Result,
  type Seat,
  searchDice,
  tableFor,
} from '@bivouac/kernel'

/** More options than this are not tried one by one: somebody waits for the question. */
const MOST_TRIED = 400

export class Rolled extends Error {}

/** Chance for a trial: hidden picks are made, and the first die in the open ends it. */
export function trialDice(): Dice {
  const picks = searchDice('trial')
  return diceFrom((sides, why, hidden) => {
    if (!hidden) throw new Rolled()
    return picks.roll(sides, why)
  })
}

interface Trial {
  /** Dice are thrown, something hidden is shown, or the other side answers while the turn goes on. */
  readonly isFinal: boolean
  /** Dice are thrown, or something hidden is shown. */
  readonly isFate?: true
  /** The game is over with it, and its doer has not won. */
  readonly lost?: Result
}
const HARMLESS: Trial = { isFinal: false }

/**
 * What each option would do at once, tried out on a position imagined from the seat’s own view, so that it tells nothing else.
 */
export function trials(game: AnyGame, view: object, { seat, actions }: Decision): readonly Trial[] {
  if (actions.length > MOST_TRIED) return []
  const turnOf = game.ai?.playerTurn ?? game.turn
  const imagined = game.imagine(view, seat, [], searchDice('committing'))
  game.machine.advance(imagined, tableFor(imagined, trialDice()))
  const turn = turnOf(imagined)
  return actions.map(action => tried(game, game.clone(imagined), seat, action, turn, turnOf))
}

function tried(
  game: AnyGame,
  pos: ReturnType<AnyGame['begin']>,
  seat: Seat,
  action: Action,
  turn: number,
  turnOf: (pos: ReturnType<AnyGame['begin']>) => number,
): Trial {
  let shown = false
  const ear = { tell: () => {}, whisper: () => {}, reveal: () => void (shown = true) }
  try {
    const table = tableFor(pos, trialDice(), ear)
    game.machine.take(pos, table, action, seat)
    const next = game.machine.advance(pos, table)
    const isFinal = shown || (next !== undefined && !goesOnWith(next, seat) && turnOf(pos) === turn)
    const { result } = pos
    const more = shown ? ({ isFate: true } as const) : {}
    const hasWon = result?.winners.includes(game.sides?.(pos)?.[seat] ?? seat) === true
    return result === undefined || hasWon ? { isFinal, ...more } : { isFinal, ...more, lost: result }
  } catch (fault) {
    if (fault instanceof Rolled) return { isFinal: true, isFate: true }
    return HARMLESS
  }
}
