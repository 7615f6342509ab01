/**
 * How every scenario looks when its first turn begins, as somebody at nobody's side sees it: what the pictures of the
 * home page, of a game's gallery and of waiting rooms are drawn from, so that nobody fetches rules to see a map.
 */
import { decide, randomPlayer } from '@bivouac/ai'
import { type AnyGame, type Scenario, type Setup, searchDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import type { ScenarioPreview } from '../src/page/previews.ts'

/** The same picture with every build. */
const SEED = 'the first turn'
/** Players who deploy their armies first have done so by then. */
const MOST_MOVES = 60

export const previewsOf = (game: AnyGame): Readonly<Record<string, ScenarioPreview>> =>
  Object.fromEntries(game.scenarios.map(scenario => [scenario.id, previewOf(game, scenario)]))

function previewOf(game: AnyGame, scenario: Scenario): ScenarioPreview {
  const setup = game.readSetup({ scenario: scenario.id })
  if (typeof setup === 'string') throw new Error(`${game.id}, ${scenario.id}: ${setup}`)
  const match = firstTurn(game, setup)
  const { name, about } = scenario
  return { name, about, sides: game.seats(setup), setup, view: match.view('spectator') }
}

/** Fields are laid and armies placed at random until the log has the heading of a turn. */
function firstTurn(game: AnyGame, setup: Setup): Match {
  const match = createMatch(game, setup, { seed: SEED, nonces: [] })
  const choose = searchDice(1)
  const hasBegun = (): boolean => match.heard('spectator').some(({ event }) => game.words.level(event) === 0)
  while (!hasBegun() && match.length < MOST_MOVES && match.decision !== undefined) {
    const { decision } = match
    const situation = { seat: decision.seat, view: match.view(decision.seat), heard: [], decision }
    const { action } = decide(game, randomPlayer, situation, {}, choose, false)
    if (!match.submit(decision.seat, action).ok) break
  }
  return match
}
