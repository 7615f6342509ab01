import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Budget, marshal, playersFor, playWith, recruit, type Situation, threats, veteran } from '@bivouac/ai'
import { type AnyGame, canonical, type Decision, hash, type Position, searchDice, tableFor } from '@bivouac/kernel'
import { readJournal, verify } from '@bivouac/match'
import fc from 'fast-check'
import { glance } from '../bot/glance.ts'
import { ai } from '../bot.ts'
import { PERSONALITIES, WEIGHTS } from '../data/weights.ts'
import { manoeuvre } from '../module.ts'
import type { Manoeuvre } from '../state.ts'
import { FILE, played } from './golden-bots.ts'
import { table } from './help.ts'

const game: AnyGame = manoeuvre
const BUDGET: Budget = { iterations: 40 }

/** A position somewhere in a game played by instinct or at random; never over. */
function somewhere(
  seed: number,
  moves: number,
  scenario = 'first-game',
): { pos: Position<Manoeuvre>; decision: Decision } {
  const setup = manoeuvre.readSetup({ scenario })
  assert.ok(typeof setup !== 'string')
  const dice = searchDice(seed)
  const pos = manoeuvre.begin(setup)
  const t = tableFor<Manoeuvre>(pos, dice)
  for (let made = 0; ; made++) {
    const decision = manoeuvre.machine.advance(pos, t)
    assert.ok(decision)
    if (made === moves) return { pos, decision }
    const weights = seed % 2 === 0 ? ai.instinct!(pos, decision) : undefined
    const best = weights?.indexOf(Math.max(...weights)) ?? 0
    const at = weights === undefined || dice.next(3) === 0 ? dice.next(decision.actions.length) : best
    manoeuvre.machine.take(pos, t, decision.actions[at]!)
  }
}
const anywhere = [
  fc.nat({ max: 10_000 }),
  fc.nat({ max: 260 }),
  fc.constantFrom('first-game', 'random', 'draft'),
] as const

test('the score is one side’s hope and the other’s fear, and a result is a result', () => {
  fc.assert(
    fc.property(...anywhere, (seed, moves, scenario) => {
      const { pos } = somewhere(seed, moves, scenario)
      for (const score of [ai.score!, glance]) {
        const [mine, his] = [score(pos, 0), score(pos, 1)]
        assert.ok(Math.abs(mine + his) < 1e-9 && Math.abs(mine) < 1)
        for (const personality of Object.values(PERSONALITIES))
          assert.ok(Math.abs(score(pos, 0, { ...WEIGHTS, ...personality })) < 1)
        const over = { ...pos, result: { winners: [1], by: 'attrition', rule: '2.1' } }
        assert.deepEqual([score(over, 0), score(over, 1)], [-1, 1])
      }
    }),
    { numRuns: 60 },
  )
})

test('the score sees what matters: a unit lost, a unit reduced, ground at nightfall', () => {
  const even = (units: [Record<string, string>, Record<string, string>], more = {}) =>
    ai.score!(table({ at: 'movement', units, decks: [30, 30], ...more }).pos, 0)
  const both = even([
    { 'Imperial Guard': 'D2', '1st Cuirassiers': 'E2' },
    { '1st Foot': 'D7', '4th': 'E7' },
  ])
  assert.ok(even([{ 'Imperial Guard': 'D2' }, { '1st Foot': 'D7', '4th': 'E7' }], { lost: [1, 0] }) < both)
  assert.ok(
    even([
      { 'Imperial Guard': 'D2-', '1st Cuirassiers': 'E2' },
      { '1st Foot': 'D7', '4th': 'E7' },
    ]) < both,
  )
  const forward = [
    { 'Imperial Guard': 'D6', '1st Cuirassiers': 'E2' },
    { '1st Foot': 'A8', '4th': 'H7' },
  ] as const
  const gain = (decks: [number, number], exhausted: [number, number]) =>
    even([{ ...forward[0] }, { ...forward[1] }], { decks, exhausted }) -
    even([{ ...forward[0], 'Imperial Guard': 'D3' }, { ...forward[1] }], { decks, exhausted })
  assert.ok(gain([5, 5], [1, 1]) > gain([50, 50], [0, 0]), 'ground counts for more as night comes')
})

test('instinct weighs every option, and only by what the deciding player knows', () => {
  fc.assert(
    fc.property(...anywhere, fc.nat(), (seed, moves, scenario, deal) => {
      const { pos, decision } = somewhere(seed, moves, scenario)
      const weights = ai.instinct!(pos, decision)
      assert.equal(weights.length, decision.actions.length)
      for (const weight of weights) assert.ok(weight > 0 && weight < 1e6)
      const { seat } = decision
      const again = manoeuvre.imagine(manoeuvre.view(pos, seat), seat, [], searchDice(deal))
      assert.deepEqual(ai.instinct!(again, decision), weights)
    }),
    { numRuns: 150 },
  )
})

test('no level changes its mind when what it cannot see is dealt again', () => {
  fc.assert(
    fc.property(
      ...anywhere,
      fc.nat(),
      fc.constantFrom(recruit, veteran, marshal),
      (seed, moves, scenario, deal, level) => {
        const { pos, decision } = somewhere(seed, moves, scenario)
        const { seat } = decision
        const again = manoeuvre.imagine(manoeuvre.view(pos, seat), seat, [], searchDice(deal))
        const choose = (from: Position<Manoeuvre>) => {
          const situation: Situation = { seat, view: manoeuvre.view(from, seat), heard: [], decision }
          return level(game).choose(situation, BUDGET, searchDice(7))
        }
        assert.equal(canonical(choose(again)), canonical(choose(pos)))
      },
    ),
    { numRuns: 40 },
  )
})

test('with tries instead of time, the same seed plays the same game', () => {
  const play = (id: string): string => {
    const players = [0, 1].map(() => playersFor(game).find(player => player.id === id)!)
    const pos = manoeuvre.begin(manoeuvre.readSetup({}) as never)
    playWith(game, pos, searchDice('same'), players, { iterations: 12 }, 150)
    return hash(pos)
  }
  for (const id of ['recruit', 'veteran', 'marshal', 'marshal-bold']) assert.equal(play(id), play(id), id)
})

/** What a level does here. */
const chosen = (at: ReturnType<typeof table>, level: typeof marshal, iterations = 300) => {
  const { seat } = at.decision!
  const situation: Situation = { seat, view: manoeuvre.view(at.pos, seat), heard: [], decision: at.decision! }
  return level(game).choose(situation, { iterations }, searchDice(1))
}

test('a won battle is won: five units when four are lost and the fifth cannot get away', () => {
  const at = () =>
    table({
      at: 'combat',
      units: [
        { 'Imperial Guard': 'D7', 'Guard Cavalry': 'C8', '1st Cuirassiers': 'E8' },
        { 'Dutch-Belgians': 'D8-', '1st Foot': 'A1' },
      ],
      lost: [0, 4],
      hands: [['Imperial Guard 0', 'Imperial Guard 1', 'Napoleon'], []],
      decks: [20, 20],
    })
  for (const level of [veteran, marshal]) assert.notEqual(chosen(at(), level).type, 'done', level.name)
})

test('nobody throws a reduced unit at a fort', () => {
  const at = () =>
    table({
      at: 'combat',
      map: ['........', '........', '........', '...T....', '........', '........', '........', '........'],
      units: [{ '4th Regiment Suisse': 'D3-' }, { '1st Foot': 'D4#' }],
      lost: [4, 0],
      hands: [['4th Regiment Suisse 3'], ['1st Foot 0', '1st Foot 1']],
      decks: [20, 20],
    })
  for (const level of [veteran, marshal]) assert.equal(chosen(at(), level).type, 'done', level.name)
})

test('threats: who can be reached is named, with how often; who cannot is not', () => {
  const at = table({
    at: 'movement',
    units: [
      { 'Imperial Guard': 'D4', '4th Regiment Suisse': 'A1' },
      { '1st Foot': 'D5', 'King’s Dragoon': 'F5' },
    ],
    hands: [[], ['1st Foot 0', '1st Foot 1', '1st Foot 4', 'King’s Dragoon 0', 'King’s Dragoon 1']],
    decks: [20, 20],
  })
  const seen = threats(game, manoeuvre.view(at.pos, 0), 0, [], searchDice(1))
  const guard = at.unit('Imperial Guard')
  const swiss = at.unit('4th Regiment Suisse')
  // Five unknown cards of twenty-five, eight of them attacks of these two: he can nearly always, not always.
  const assault = seen.find(({ action, target }) => action.type === 'assault' && target === guard)
  assert.ok(assault !== undefined && assault.share > 0.4 && assault.share <= 1, JSON.stringify(seen))
  assert.ok(!seen.some(({ action, target }) => action.type === 'assault' && target === swiss))
  // Once a spy has seen the hand there is nothing to guess.
  at.pos.s.shown[1] = at.pos.s.hand[1]!.slice()
  const known = threats(game, manoeuvre.view(at.pos, 0), 0, [], searchDice(1))
  assert.equal(known.find(({ action, target }) => action.type === 'assault' && target === guard)?.share, 1)
  assert.equal(known.find(({ action, target }) => action.type === 'bombard' && target === guard)?.share, 1)
})

test('a turn that begins as if it were his: he moves, and the table is sound', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), fc.integer({ min: 5, max: 200 }), (seed, moves) => {
      const { pos } = somewhere(seed, moves)
      const before = canonical(pos)
      for (const seat of [0, 1]) {
        const turn = [ai.asIfTurnOf!(pos, seat)].flat()[0]!
        const decision = manoeuvre.machine.advance(turn, tableFor(turn, searchDice(1)))
        assert.deepEqual([decision?.seat, decision?.proc, decision?.step], [seat, 'movement', 'move'])
        assert.deepEqual(manoeuvre.invariants(turn), [])
      }
      assert.equal(canonical(pos), before)
    }),
    { numRuns: 60 },
  )
})

test('every matchup can be played, each nation in both seats', () => {
  assert.equal(ai.matchups!.length, 56)
  for (const { setup } of ai.matchups!) assert.notEqual(typeof manoeuvre.readSetup(setup), 'string')
})

test('each level beats the one below in a few games', () => {
  const wins = (one: typeof veteran, other: typeof veteran): number => {
    let won = 0
    for (let i = 0; i < 6; i++) {
      const pos = manoeuvre.begin(manoeuvre.readSetup({}) as never)
      const players = i % 2 === 0 ? [one(game), other(game)] : [other(game), one(game)]
      const { result } = playWith(game, pos, searchDice(`ladder/${i >> 1}`), players, {}, 5000)
      if (result?.winners.includes(i % 2)) won++
    }
    return won
  }
  const random = playersFor(game)[0]!
  assert.ok(wins(recruit, () => random) >= 5)
  assert.ok(wins(veteran, recruit) >= 5)
})

test('the golden game of the computer players is theirs still, move for move and roll for roll', () => {
  const journal = readJournal(JSON.parse(readFileSync(FILE, 'utf8')))
  assert.ok(typeof journal !== 'string', String(journal))
  const again = played()
  assert.deepEqual(again.result, journal.result)
  assert.deepEqual(again.moves, journal.moves)
  assert.equal(verify(manoeuvre, journal).ok, true)
})
