/** Computer players where sides have several seats, and several are asked at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, awaitedSeats, searchDice, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { act, orders } from '../../kernel/test/toy-orders.ts'
import {
  analyse,
  brainOf,
  decide,
  MANNER,
  marshal,
  newNode,
  playersFor,
  playPair,
  playWith,
  resultOf,
  sidesIn,
  simulate,
  threats,
  walk,
} from '../src/index.ts'

const game: AnyGame = orders
const setupOf = (scenario: string) => {
  const setup = orders.readSetup({ scenario })
  assert.ok(typeof setup !== 'string')
  return setup
}

test('every level answers for its own seat, whoever else is asked', () => {
  for (const scenario of ['three', 'pairs'])
    for (const player of playersFor(game)) {
      const setup = setupOf(scenario)
      const players = orders.seats(setup).map(() => player.fresh?.() ?? player)
      const { result } = playWith(game, orders.begin(setup), searchDice(scenario), players, { iterations: 60 })
      assert.ok(result !== undefined, `${player.id} plays ${scenario} to its end`)
    }
})

test('a search values sides: an ally’s point is as good as mine, a third side’s is its own', () => {
  const pairs = orders.begin(setupOf('pairs'))
  assert.deepEqual(sidesIn(game, pairs), { of: [0, 1, 0, 1], heads: undefined })
  const three = orders.begin(setupOf('three'))
  assert.deepEqual(sidesIn(game, three).heads, [0, 1, 2])
  const brain = brainOf(game)
  assert.equal(brain.score({ ...pairs, result: { winners: [0], by: 'hills', rule: '3' } }, 2), 1)
  assert.equal(brain.score({ ...pairs, result: { winners: [0], by: 'hills', rule: '3' } }, 3), -1)
})

test('what others answer at the same time is searched as if nobody knew of it', () => {
  const pos = orders.begin(setupOf('three'))
  const dice = searchDice('deal')
  const t = tableFor(pos, dice)
  orders.machine.advance(pos, t)
  const seat = 1
  const decision = orders.machine.questionTo(pos, t, seat)!
  const root = newNode()
  const how = { brain: brainOf(game), seat, sides: sidesIn(game, pos), manner: MANNER, dice }
  for (let i = 0; i < 400; i++) walk(how, root, orders.clone(pos), decision, orders.turn(pos) + 1)
  assert.equal(root.visits, 400)
  assert.equal(root.asides?.size, 2, 'one place for each of the others, beside what I choose')
  assert.ok([...root.children!.values()].every(child => child.children === undefined))
  assert.ok((root.joined?.size ?? 0) > 1)
})

test('with the highest card the Marshal does not hold; threats come from every enemy and no ally', () => {
  const pos = orders.begin(setupOf('pairs'))
  const t = tableFor(pos, searchDice('deal'))
  orders.machine.advance(pos, t)
  pos.s.hands = [
    [1, 8],
    [2, 3],
    [4, 5],
    [6, 7],
  ]
  const decision = orders.machine.questionTo(pos, t, 0)!
  const situation = { seat: 0, view: orders.view(pos, 0), heard: [], decision }
  const chosen = marshal(game).choose(situation, { iterations: 600 }, searchDice(3))
  assert.notDeepEqual(chosen, act('hold'))
  const found = threats(game, orders.view(pos, 0), 0, [], searchDice(1), { deals: 8 })
  assert.ok(found.length > 0)
  const cards = new Set(found.flatMap(each => (each.action.type === 'commit' ? [each.action.arg] : [])))
  assert.ok(!cards.has(1) && !cards.has(8), 'my own cards are no threat')
})

test('a pair of players meets with all the seats of a side each', () => {
  const [first, second] = [playersFor(game)[2]!, playersFor(game)[0]!]
  const played = playPair(game, setupOf('pairs'), [{ player: first }, { player: second }], 20, 'pair')
  const { games, bySeat } = resultOf(played)
  assert.deepEqual([games, bySeat.length], [20, 2])
})

test('three sides: the first has one of them in turn and then the two others, and equals share the points', () => {
  const [first, second] = [playersFor(game)[1]!, playersFor(game)[0]!]
  const setup = setupOf('three')
  const played = playPair(game, setup, [{ player: first }, { player: second }], 12, 'three')
  assert.deepEqual(
    played.slice(0, 6).map(each => each.sides),
    [[0], [1, 2], [1], [0, 2], [2], [0, 1]],
  )
  for (const { winners = [], sides = [], points } of played) {
    const won = winners.filter(side => sides.includes(side)).length
    assert.equal(points, winners.length === 0 ? 0.5 : won / winners.length)
  }
  assert.equal(resultOf(played).bySeat.length, 3)
  // The same player on all sides plays the same game with the sides exchanged: what one has the other lacks.
  const equals = resultOf(playPair(game, setup, [{ player: second }, { player: second }], 12, 'equals'))
  assert.equal(equals.won.share, 0.5)
})

test('an analysis of three sides gives each its chances, which make one, and its luck, which makes none', () => {
  const setup = setupOf('three')
  const match = createMatch(game, setup, { seed: 'analysed', nonces: [] })
  const dice = searchDice('analysed')
  const recruit = playersFor(game)[1]!
  while (match.decision !== undefined) {
    const seat = awaitedSeats(match.decision)[0]!
    const decision = match.asked(seat)!
    const situation = { seat, view: match.view(seat), heard: match.heard(seat).map(each => each.event), decision }
    assert.ok(match.submit(seat, decide(game, recruit, situation, {}, dice, false).action).ok)
  }
  const found = analyse(game, match.journal(), { futures: 2, care: 2 })
  assert.equal(found.curves?.length, 3)
  assert.deepEqual(found.curves![0], found.curve)
  found.curve.forEach((_, at) => {
    const sum = found.curves!.reduce((all, curve) => all + curve[at]!, 0)
    assert.ok(Math.abs(sum - 1) < 1e-9, `${sum}`)
  })
  const winners = match.result!.winners
  found.curves!.forEach((curve, side) => {
    const share = winners.length === 0 ? 1 / 3 : winners.includes(side) ? 1 / winners.length : 0
    assert.ok(Math.abs(curve.at(-1)! - share) < 1e-9, 'at the end there is only the result')
  })
  assert.equal(found.luck.length, 3)
  assert.ok(Math.abs(found.luck.reduce((a, b) => a + b, 0)) < 1e-9)
  assert.ok(found.deserved === 'none' || found.deserved < 3)
})

test('simulated games count the sides that won', () => {
  const { outcomes } = simulate(game, setupOf('three'), { games: 40 })
  assert.ok(outcomes.some(({ winners }) => winners.length === 2))
  assert.ok(outcomes.every(({ winners }) => winners.every(side => side < 3)))
})
