/**
 * Better weights by self-play: games are played, and the weights are fitted so that the score of a position foretells
 * how its game ended. One game speaks about a hundred positions, so this needs far fewer than trying every change out.
 */
import { type AnyGame, type Setup, searchDice, type Weights } from '@bivouac/kernel'
import { brainOf, brainWith, worthOf } from './brain.ts'
import type { AnyPosition } from './playout.ts'
import { playWith } from './simulate.ts'
import { playPair, resultOf } from './tournament.ts'
import type { Player } from './types.ts'
import { oneMoveAhead } from './veteran.ts'

export interface TuneOptions {
  /** How often every weight is gone through. */
  readonly rounds: number
  /** Games played to learn from; a quarter of them is only asked afterwards. */
  readonly games: number
  /** Games between the new weights and the old, sides swapped; none where they are not wanted. */
  readonly check: number
  readonly seed: number | string
  readonly start: Weights
  readonly player: Player
  readonly onGame?: (games: number) => void
}
export interface TuneRound {
  readonly round: number
  readonly error: number
  readonly changed: readonly string[]
}
export interface Tuned {
  readonly weights: Weights
  readonly rounds: readonly TuneRound[]
  readonly positions: number
  /** Mean square of what the score missed the result by, in games not learnt from: with the first weights, with the last. */
  readonly unseen: { readonly before: number; readonly after: number }
  /** The share of points of the last weights against the first, one move ahead, in games of their own. */
  readonly gain: number | undefined
  readonly gainGames: number
}

/** A position of a finished game, and what became of seat 0. */
interface Lesson {
  readonly pos: AnyPosition
  readonly worth: number
}

/** The first step by which a weight is moved; it is halved whenever a round finds nothing. */
const STEP = 0.3
/** How far a weight may go from where it began, as a factor. */
const FARTHEST = 3
/** What it costs to leave the start: a weight that the games say nothing about stays where it was. */
const INERTIA = 0.0004
/** One settled position in so many is remembered: the next one is nearly the same. */
const SPARSE = 5
/** Of every four games, one is only asked afterwards. */
const HELD_BACK = 4

export function tune(game: AnyGame, setup: Setup, options: TuneOptions): Tuned {
  const { rounds, games, check, seed, start, player, onGame } = options
  const learnt: Lesson[] = []
  const unseen: Lesson[] = []
  for (let index = 0; index < games; index++) {
    const kept = index % HELD_BACK === HELD_BACK - 1 ? unseen : learnt
    kept.push(...lessons(game, setup, player, `${seed}/${index}`))
    onGame?.(index + 1)
  }
  const done: TuneRound[] = []
  let weights = start
  let step = STEP
  for (let round = 0; round < rounds; round++) {
    const next = improved(game, learnt, weights, start, step)
    const changed = Object.keys(next).filter(name => next[name] !== weights[name])
    if (changed.length === 0) step /= 2
    weights = next
    done.push({ round, error: errorOf(game, learnt, weights), changed })
  }
  return {
    weights,
    rounds: done,
    positions: learnt.length,
    unseen: { before: errorOf(game, unseen, start), after: errorOf(game, unseen, weights) },
    gain: check === 0 ? undefined : compare(game, setup, weights, start, check, `${seed}/gain`),
    gainGames: check,
  }
}

function lessons(game: AnyGame, setup: Setup, player: Player, seed: string): readonly Lesson[] {
  const brain = brainOf(game)
  const dice = searchDice(seed)
  const some = searchDice(`${seed}/some`)
  const seen: AnyPosition[] = []
  const pos = game.begin(setup)
  const seated = [0, 1].map(() => player.fresh?.() ?? player)
  const { result } = playWith(game, pos, dice, seated, {}, LONGEST_GAME, here => {
    if (some.next(SPARSE) === 0 && brain.settled(here)) seen.push(game.clone(here))
  })
  if (result === undefined) return []
  const worth = worthOf(result, 0)
  return seen.map(each => ({ pos: each, worth }))
}
const LONGEST_GAME = 5000

function errorOf(game: AnyGame, from: readonly Lesson[], weights: Weights): number {
  let sum = 0
  for (const { pos, worth } of from) {
    const missed = game.ai!.score!(pos, 0, weights) - worth
    sum += missed * missed
  }
  return sum / Math.max(1, from.length)
}

/** Every weight in turn a step up or down, where that makes the error smaller by more than leaving its place costs. */
function improved(game: AnyGame, from: readonly Lesson[], weights: Weights, start: Weights, step: number): Weights {
  let best = weights
  let least = errorOf(game, from, best) + strain(best, start)
  for (const name of Object.keys(weights))
    for (const factor of [1 + step, 1 / (1 + step)]) {
      // Rounded, so that a file of them can be read.
      const value = Number((best[name]! * factor).toPrecision(3))
      if (Math.abs(Math.log(value / start[name]!)) > Math.log(FARTHEST)) continue
      const tried = { ...best, [name]: value }
      const error = errorOf(game, from, tried) + strain(tried, start)
      if (error >= least) continue
      best = tried
      least = error
      break
    }
  return best
}
function strain(weights: Weights, start: Weights): number {
  let sum = 0
  for (const name of Object.keys(weights)) sum += Math.log(weights[name]! / start[name]!) ** 2
  return INERTIA * sum
}

function compare(game: AnyGame, setup: Setup, a: Weights, b: Weights, games: number, seed: string): number {
  const [one, other] = [a, b].map(weights => ({ player: oneMoveAhead('tuned', brainWith(game, weights)) }))
  return resultOf(playPair(game, setup, [one!, other!], games, seed)).won.share
}
