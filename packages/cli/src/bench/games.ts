import { type Playout, playout, randomPlayer } from '@bivouac/ai'
import { type AnyGame, type Setup, searchDice, tableFor } from '@bivouac/kernel'
import { createMatch, type Journal, resume } from '@bivouac/match'
import { median, type Rate, ROUNDS, rateOf } from './measure.ts'

/** How one game does. */
export interface GameFigures {
  readonly game: string
  readonly scenario: string
  readonly decisionsPerSecond: number
  readonly rounds: readonly number[]
  readonly games: number
  readonly decisions: number
  /** Share of the decisions with a single option. */
  readonly forcedShare: number
  readonly meanOptions: number
  readonly cloneMicroseconds: number
  readonly replay: { readonly moves: number; readonly milliseconds: number }
}

export function figuresOf(game: AnyGame, seconds: number): GameFigures {
  const setup = game.readSetup({}) as Setup
  const sums = { games: 0, decisions: 0, forced: 0, options: 0 }
  const speed = rateOf(seconds, () => {
    const one = randomGame(game, setup, sums.games)
    sums.games++
    sums.decisions += one.decisions
    sums.forced += one.forced
    sums.options += one.options
    return one.decisions
  })
  return {
    game: game.id,
    scenario: setup.scenario,
    decisionsPerSecond: Math.round(speed.perSecond),
    rounds: speed.rounds.map(Math.round),
    games: sums.games,
    decisions: sums.decisions,
    forcedShare: sums.forced / sums.decisions,
    meanOptions: sums.options / sums.decisions,
    cloneMicroseconds: 1e6 / cloneRate(game, setup, seconds / 4).perSecond,
    replay: replayTime(game, setup),
  }
}

/** One game to its end, every option list built. */
export const randomGame = (game: AnyGame, setup: Setup, index: number): Playout =>
  playout(game, game.begin(setup), searchDice(`bench/${index}`))

const POSITIONS = 256

/** Copies positions from all stages of play in turn; the copies are kept for a moment, so that none is optimised away. */
function cloneRate(game: AnyGame, setup: Setup, seconds: number): Rate {
  const positions = positionsOf(game, setup)
  const kept = positions.slice()
  return rateOf(seconds, () => {
    for (let i = 0; i < positions.length; i++) kept[i] = game.clone(positions[i]!)
    return positions.length
  })
}

function positionsOf(game: AnyGame, setup: Setup): ReturnType<AnyGame['begin']>[] {
  const found: ReturnType<AnyGame['begin']>[] = []
  for (let index = 0; found.length < POSITIONS; index++) {
    const dice = searchDice(`positions/${index}`)
    const pos = game.begin(setup)
    const table = tableFor(pos, dice)
    for (;;) {
      const decision = game.machine.advance(pos, table)
      if (decision === undefined) break
      if (dice.next(16) === 0 && found.length < POSITIONS) found.push(game.clone(pos))
      game.machine.take(pos, table, decision.actions[dice.next(decision.actions.length)]!)
    }
  }
  return found
}

/** A full game rebuilt from its file, move by move, every move checked and every mark compared. */
function replayTime(game: AnyGame, setup: Setup): GameFigures['replay'] {
  const journal = journalOf(game, setup)
  const times: number[] = []
  for (let round = 0; round < ROUNDS * 3; round++) {
    const started = performance.now()
    const match = resume(game, journal)
    times.push(performance.now() - started)
    if (typeof match === 'string') throw new Error(match)
  }
  return { moves: journal.moves.length, milliseconds: median(times.slice(ROUNDS)) }
}

function journalOf(game: AnyGame, setup: Setup): Journal {
  const match = createMatch(game, setup, { seed: 'bench' })
  const dice = searchDice('bench')
  while (match.decision !== undefined) {
    const { decision } = match
    const { seat } = decision
    match.submit(seat, randomPlayer.choose({ seat, view: {}, heard: [], decision }, {}, dice))
  }
  return match.journal()
}
