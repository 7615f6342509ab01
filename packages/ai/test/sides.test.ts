/** Computer players where sides have several seats, and several are asked at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, searchDice, tableFor } from '@bivouac/kernel'
import { act, orders } from '../../kernel/test/toy-orders.ts'
import {
  brainOf,
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
  assert.throws(() => playPair(game, setupOf('three'), [{ player: first }, { player: second }], 2, 'pair'), /3 sides/)
})

test('simulated games count the sides that won', () => {
  const { outcomes } = simulate(game, setupOf('three'), { games: 40 })
  assert.ok(outcomes.some(({ winners }) => winners.length === 2))
  assert.ok(outcomes.every(({ winners }) => winners.every(side => side < 3)))
})
