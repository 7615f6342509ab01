/** Whole games between computer players, and what came of them. */
import {
  type AnyEvent,
  type AnyGame,
  type AnyPosition,
  type Dice,
  onlyAnswer,
  type Result,
  RulesFault,
  refusedBy,
  type Setup,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { decide } from './decide.ts'
import { earsOf } from './ears.ts'
import { type Playout, playout } from './playout.ts'
import { randomPlayer } from './random.ts'
import type { Budget, Player } from './types.ts'

export interface SimulateOptions {
  readonly games: number
  readonly seed?: number | string
  /** One per seat; seats without one play at random. */
  readonly players?: readonly Player[]
  readonly budget?: Budget
  /** Decisions after which a game is given up as endless. */
  readonly limit?: number
  /** AnyEvent after each game: for progress bars, and for whoever wants more than the sums. */
  readonly onGame?: (game: SimulatedGame) => void
}
export interface SimulatedGame extends Playout {
  readonly index: number
  readonly turns: number
}
export interface Simulation {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly forced: number
  readonly options: number
  readonly turns: { readonly min: number; readonly mean: number; readonly max: number }
  /** Most frequent first. */
  readonly outcomes: readonly { readonly winners: Result['winners']; readonly by: string; readonly games: number }[]
  /** Games that reached the limit. */
  readonly unfinished: number
}

export function simulate(game: AnyGame, setup: Setup, options: SimulateOptions): Simulation {
  const { games, seed = 'simulate', players = [], budget = {}, limit = 100_000 } = options
  const seats = game.seats(setup).length
  const seated = Array.from({ length: seats }, (_, seat) => players[seat] ?? randomPlayer)
  const blind = seated.every(player => player === randomPlayer)
  const sums = { decisions: 0, forced: 0, options: 0, turns: 0, unfinished: 0 }
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  const ways = new Map<string, { winners: Result['winners']; by: string; games: number }>()
  for (let index = 0; index < games; index++) {
    const dice = searchDice(`${seed}/${index}`)
    const pos = game.begin(setup)
    // Players at random look at nothing, so nothing is shown to them: views would be most of the time.
    const played = blind ? playout(game, pos, dice, limit) : playWith(game, pos, dice, seated, budget, limit)
    const turns = game.turn(pos)
    sums.decisions += played.decisions
    sums.forced += played.forced
    sums.options += played.options
    sums.turns += turns
    min = Math.min(min, turns)
    max = Math.max(max, turns)
    if (played.result === undefined) sums.unfinished++
    else {
      const { winners, by } = played.result
      const way = ways.get(`${winners} ${by}`) ?? { winners, by, games: 0 }
      way.games++
      ways.set(`${winners} ${by}`, way)
    }
    options.onGame?.({ ...played, index, turns })
  }
  const { turns, ...totals } = sums
  return {
    game: game.id,
    games,
    ...totals,
    turns: { min: games === 0 ? 0 : min, mean: games === 0 ? 0 : turns / games, max },
    outcomes: [...ways.values()].sort(
      (a, b) => b.games - a.games || (`${a.winners}${a.by}` < `${b.winners}${b.by}` ? -1 : 1),
    ),
  }
}

/** Plays `pos` on to the end. Each player is shown its own view and log, and has chance of its own. */
export function playWith(
  game: AnyGame,
  pos: AnyPosition,
  dice: Dice & { next(n: number): number },
  players: readonly Player[],
  budget: Budget = {},
  limit = 100_000,
): Playout {
  const heard: AnyEvent[][] = players.map(() => [])
  const own = players.map(() => searchDice(dice.next(0x40000000)))
  const t = tableFor(pos, dice, earsOf(heard))
  let [decisions, forced, options] = [0, 0, 0]
  for (;;) {
    const decision = game.machine.advance(pos, t)
    if (decision === undefined || decisions === limit) break
    const { seat, actions } = decision
    decisions++
    options += actions.length
    const only = onlyAnswer(decision)
    if (only !== undefined) {
      forced++
      game.machine.take(pos, t, only)
      continue
    }
    const player = players[seat]!
    const situation = { seat, view: game.view(pos, seat), heard: heard[seat]!, decision }
    const { action } = decide(game, player, situation, budget, own[seat]!, false)
    const refusal = game.machine.whyNot(pos, t, action)
    if (refusal !== undefined) throw new RulesFault(`${player.id} chose what is ${refusedBy(refusal)}`)
    game.machine.take(pos, t, action)
  }
  return { result: pos.result, decisions, forced, options }
}
