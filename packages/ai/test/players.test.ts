import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, canonical, type Dice, hash, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { toy } from '../../kernel/test/toy.ts'
import { oddsFor, type Player, playout, playWith, randomPlayer, type Situation, simulate } from '../src/index.ts'
import { dealtAgain, game, setup, somewhere } from './situations.ts'

/** A player who likes to win fights: it looks at the odds of each option through its own eyes. */
const fighter: Player = {
  id: 'fighter',
  choose({ seat, view, heard, decision }) {
    let best = decision.actions[0]!
    let most = -1
    for (const action of decision.actions) {
      const found = oddsFor(game, view, seat, heard, action, { deals: 3, leaves: 400, samples: 50 })
      let hopes = action.type === 'assault' ? 0.5 : 0
      for (const { p, events } of found.outcomes)
        for (const event of events as { e: string; side?: number; won?: boolean }[])
          if (event.e === 'fought' && event.won === (event.side === seat)) hopes += p
      if (hopes > most) [best, most] = [action, hopes]
    }
    return best
  },
}

test('a playout ends with the result, and counts decisions, forced ones and options', () => {
  const pos = toy.begin(setup)
  const played = playout(game, pos, searchDice(1))
  assert.deepEqual(played.result, pos.result)
  assert.ok(played.result)
  assert.ok(played.decisions > 12 && played.options > played.decisions && played.forced < played.decisions)
  const short = playout(game, toy.begin(setup), searchDice(1), 3)
  assert.deepEqual([short.decisions, short.result], [3, undefined])
})

test('the same seed plays the same games; the sums add up', () => {
  const one = simulate(game, setup, { games: 50, seed: 'x' })
  assert.deepEqual(simulate(game, setup, { games: 50, seed: 'x' }), one)
  assert.notDeepEqual(simulate(game, setup, { games: 50, seed: 'y' }), one)
  assert.equal(one.game, 'three-fords')
  assert.equal(one.outcomes.reduce((sum, way) => sum + way.games, 0) + one.unfinished, 50)
  assert.ok(one.turns.min <= one.turns.mean && one.turns.mean <= one.turns.max)
  const games: number[] = []
  simulate(game, setup, { games: 3, onGame: ({ index }) => void games.push(index) })
  assert.deepEqual(games, [0, 1, 2])
  assert.equal(simulate(game, setup, { games: 2, limit: 2 }).unfinished, 2)
  assert.deepEqual(simulate(game, setup, { games: 0 }).turns, { min: 0, mean: 0, max: 0 })
})

test('a player who looks at the odds beats one who does not', () => {
  const { outcomes } = simulate(game, setup, { games: 60, players: [randomPlayer, fighter], seed: 3 })
  const wins = (seat: number): number =>
    outcomes.reduce((sum, way) => sum + (way.winners.includes(seat) ? way.games : 0), 0)
  assert.ok(wins(1) > wins(0), JSON.stringify(outcomes))
})

test('a player is given its view, what it heard and its options, and nothing else', () => {
  const keys = new Set<string>()
  const nosy = (seat: number): Player => ({
    id: 'nosy',
    choose(situation: Situation, budget, dice) {
      for (const key of Object.keys(situation)) keys.add(key)
      assert.equal(situation.seat, seat)
      for (const event of situation.heard as { e: string; side: number; card?: number }[])
        if (event.e === 'drew') assert.equal(event.card !== undefined, event.side === seat)
      const { hands } = situation.view as { hands: unknown[] }
      assert.ok(Array.isArray(hands[seat]) && typeof hands[1 - seat] === 'number')
      return randomPlayer.choose(situation, budget, dice)
    },
  })
  simulate(game, setup, { games: 20, players: [nosy(0), nosy(1)] })
  assert.deepEqual([...keys].sort(), ['decision', 'heard', 'seat', 'view'])
})

test('a player who breaks the rules is stopped by name', () => {
  const cheat: Player = { id: 'cheat', choose: () => ({ type: 'march', arg: 0 }) }
  assert.throws(
    () => playWith(game, toy.begin(setup), searchDice(1), [cheat, cheat]),
    /cheat chose what is refused by 2\.1: The ford is yours already/,
  )
})

test('no choice changes when what the player cannot see is dealt again', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat({ max: 25 }),
      fc.integer(),
      fc.constantFrom(randomPlayer, fighter),
      (seed, moves, deal, player) => {
        const here = somewhere(seed, moves)
        const { seat } = here.decision
        const other = dealtAgain(here, seat, deal)
        const heard = here.heard[seat]!
        const choose = (pos: typeof other.pos, decision: typeof other.decision) =>
          player.choose({ seat, view: game.view(pos, seat), heard, decision }, {}, searchDice(5) as Dice)
        assert.equal(canonical(other.decision), canonical(here.decision))
        assert.deepEqual(choose(other.pos, other.decision), choose(here.pos, here.decision))
      },
    ),
    { numRuns: 60 },
  )
})

test('the deals do differ, or the test above would prove nothing', () => {
  const here = somewhere(1, 4)
  const deals = new Set([1, 2, 3, 4, 5].map(seed => hash(dealtAgain(here, here.decision.seat, seed).pos)))
  assert.ok(deals.size > 1)
})

test('a random player takes every option now and then', () => {
  const { decision, pos } = somewhere(2, 0)
  const dice = searchDice(9)
  const taken = new Set<string>()
  for (let i = 0; i < 200; i++)
    taken.add(canonical(randomPlayer.choose({ seat: 0, view: game.view(pos, 0), heard: [], decision }, {}, dice)))
  assert.equal(taken.size, decision.actions.length)
})

test('seats without a player play at random', () => {
  const bare: AnyGame = game
  const { outcomes } = simulate(bare, setup, { games: 5, players: [fighter] })
  assert.ok(outcomes.length > 0)
})
