/** What a game tells about itself, with something to fall back on where it tells nothing. */
import {
  type AnyGame,
  type Decision,
  type Dice,
  type Patience,
  type Result,
  RulesFault,
  type Seat,
  type Side,
  sideOf,
  stepwise,
  tableFor,
  type Weights,
} from '@bivouac/kernel'
import type { AnyPosition } from './playout.ts'

export interface Brain {
  /** The game as players see it who choose one thing at a time. */
  readonly game: AnyGame
  /** −1 … 1; what the result says where there is one. */
  score(pos: AnyPosition, seat: Seat): number
  /** A weight above 0 for every action offered. */
  weigh(pos: AnyPosition, decision: Decision): readonly number[]
  settled(pos: AnyPosition): boolean
  /** Counts player turns, or the game's own turns where it counts no others. */
  playerTurn(pos: AnyPosition): number
  readonly patience: Required<Omit<Patience, 'game'>>
}

/** Decisions in one try beyond the tree, and choices that still belong to a move: few turns or phases are longer. */
const PATIENCE: Brain['patience'] = { turn: 120, move: 24 }

export const worthOf = ({ winners }: Result, side: Side): number =>
  winners.includes(side) ? 1 : winners.length === 0 ? 0 : -1

const ALIKE: readonly number[] = Object.freeze(new Array<number>(4096).fill(1))

/** A personality is the game's own weights with some of them changed. */
export function brainOf(game: AnyGame, personality?: string): Brain {
  return brainWith(game, weightsOf(game, personality))
}
export function weightsOf(game: AnyGame, personality: string | undefined): Weights | undefined {
  const own = personality === undefined ? undefined : game.ai?.personalities?.[personality]
  return own === undefined ? undefined : { ...game.ai?.weights, ...own }
}

/** `glance`: by the score that does not change. */
export function brainWith(played: AnyGame, weights: Weights | undefined, glance = false): Brain {
  const game = stepwise(played)
  const ai = game.ai ?? {}
  const score = (glance ? ai.glance : undefined) ?? ai.score ?? (() => 0)
  return {
    game,
    score: (pos, seat) =>
      pos.result === undefined ? score(pos, seat, weights) : worthOf(pos.result, sideOf(game, pos, seat)),
    weigh: (pos, decision) => (ai.instinct === undefined ? ALIKE : ai.instinct(pos, decision)),
    settled: ai.settled === undefined ? () => true : pos => ai.settled!(pos),
    playerTurn: ai.playerTurn === undefined ? pos => game.turn(pos) : pos => ai.playerTurn!(pos),
    patience: { ...PATIENCE, ...ai.patience },
  }
}

/** One of `count`, each as likely as its weight says. */
export function pickBy(weights: readonly number[], count: number, dice: Dice): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += weights[i]!
  let left = (dice.pick(0x100000, '-') / 0x100000) * sum
  for (let i = 0; i < count - 1; i++) {
    left -= weights[i]!
    if (left < 0) return i
  }
  return count - 1
}

export function heaviest(weights: readonly number[], count: number): number {
  let best = 0
  for (let i = 1; i < count; i++) if (weights[i]! > weights[best]!) best = i
  return best
}

/**
 * Plays `pos` on, each choice by instinct, until `enough` says so before a decision; `undefined`: the game is over.
 * `steady`: how often, of 256 times, the first thought is taken as it is; else better thoughts are only likelier.
 */
export function playOn(
  brain: Brain,
  pos: AnyPosition,
  dice: Dice,
  enough: (decision: Decision, made: number) => boolean,
  steady = 0,
): Decision | undefined {
  const { machine } = brain.game
  const t = tableFor(pos, dice)
  for (let made = 0; ; made++) {
    const decision = machine.advance(pos, t)
    if (decision === undefined || enough(decision, made)) return decision
    if (made > 10_000) throw new RulesFault(`${brain.game.id} does not end`)
    const { actions } = decision
    const count = actions.length
    let at = 0
    if (count > 1) {
      const weights = brain.weigh(pos, decision)
      at = steady > 0 && dice.pick(256, '-') < steady ? heaviest(weights, count) : pickBy(weights, count, dice)
    }
    machine.take(pos, t, actions[at]!)
  }
}
