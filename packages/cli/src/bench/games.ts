import { decide, type Playout, playout, randomPlayer } from '@bivouac/ai'
import { type AnyGame, type Setup, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { createMatch, type Journal, resume } from '@bivouac/match'
import type { Rate, Workload } from './measure.ts'

/** How one game does. Times and rates are of one processor. */
export interface GameFigures {
  readonly game: string
  readonly scenario: string
  readonly decisionsPerSecond: number
  /** By the clock on the wall: lower when the machine is busy with other things. */
  readonly decisionsPerSecondByTheClock: number
  readonly rounds: readonly number[]
  readonly games: number
  readonly decisions: number
  /** Share of the decisions with a single option. */
  readonly forcedShare: number
  readonly meanOptions: number
  readonly cloneMicroseconds: number
  readonly replay: { readonly moves: number; readonly milliseconds: number }
}

/** What is measured of a game, and how the rates become its figures. */
export interface GameBench {
  readonly workloads: readonly [play: Workload, clone: Workload, replay: Workload]
  figures(play: Rate, clone: Rate, replay: Rate): GameFigures
}

export function benchOf(game: AnyGame): GameBench {
  const setup = game.readSetup({}) as Setup
  const sums = { games: 0, decisions: 0, forced: 0, options: 0 }
  const play = (): number => {
    const one = randomGame(game, setup, sums.games)
    sums.games++
    sums.decisions += one.decisions
    sums.forced += one.forced
    sums.options += one.options
    return one.decisions
  }
  const positions = positionsOf(game, setup)
  // The copies are kept for a moment, so that none is optimised away; only a few, or the collector moving them is measured.
  const kept = positions.slice(0, KEPT)
  const clone = (): number => {
    for (let i = 0; i < positions.length; i++) kept[i % KEPT] = game.clone(positions[i]!)
    return positions.length
  }
  const journal = journalOf(game, setup)
  const replay = (): number => {
    const match = resume(game, journal)
    if (typeof match === 'string') throw new Error(match)
    return 1
  }
  return {
    workloads: [
      { share: 1, run: play },
      { share: 0.25, run: clone },
      { share: 0.25, run: replay },
    ],
    figures: (played, cloned, replayed) => ({
      game: game.id,
      scenario: setup.scenario,
      decisionsPerSecond: Math.round(played.perProcessorSecond),
      decisionsPerSecondByTheClock: Math.round(played.perSecond),
      rounds: played.rounds.map(Math.round),
      games: sums.games,
      decisions: sums.decisions,
      forcedShare: sums.forced / sums.decisions,
      meanOptions: sums.options / sums.decisions,
      cloneMicroseconds: 1e6 / cloned.perProcessorSecond,
      replay: { moves: journal.moves.length, milliseconds: 1000 / replayed.perProcessorSecond },
    }),
  }
}

/** One game to its end, every option list built. */
export const randomGame = (game: AnyGame, setup: Setup, index: number): Playout =>
  playout(game, game.begin(setup), searchDice(`bench/${index}`))

const POSITIONS = 256
const KEPT = 8

/**
 * Positions from all stages of play. Kept as text while they are sought: the engine notices where everything that is made
 * stays alive, and would put all later copies, which do not, into the part of the memory that is dear to fill.
 */
function positionsOf(game: AnyGame, setup: Setup): ReturnType<AnyGame['begin']>[] {
  const found: string[] = []
  for (let index = 0; found.length < POSITIONS; index++) {
    const dice = searchDice(`positions/${index}`)
    const { machine } = stepwise(game)
    const pos = game.begin(setup)
    const table = tableFor(pos, dice)
    for (;;) {
      const decision = machine.advance(pos, table)
      if (decision === undefined) break
      if (dice.next(16) === 0 && found.length < POSITIONS) found.push(JSON.stringify(pos))
      machine.take(pos, table, decision.actions[dice.next(decision.actions.length)]!)
    }
  }
  return found.map(text => game.clone(JSON.parse(text)))
}

/** A whole game by random play, as it would be saved: rebuilding it checks every move and compares every mark. */
function journalOf(game: AnyGame, setup: Setup): Journal {
  const match = createMatch(game, setup, { seed: 'bench' })
  const dice = searchDice('bench')
  while (match.decision !== undefined) {
    const { decision } = match
    const { seat } = decision
    const situation = { seat, view: match.view(seat), heard: [], decision }
    match.submit(seat, decide(game, randomPlayer, situation, {}, dice, false).action)
  }
  return match.journal()
}
