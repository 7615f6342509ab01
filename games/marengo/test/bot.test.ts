import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Budget, marshal, playersFor, playWith, recruit, type Situation, threats, veteran } from '@bivouac/ai'
import {
  type AnyGame,
  canonical,
  type Decision,
  hash,
  type Position,
  searchDice,
  stepwise,
  tableFor,
} from '@bivouac/kernel'
import { readJournal, verify } from '@bivouac/match'
import fc from 'fast-check'
import { ai } from '../bot.ts'
import { marengo } from '../module.ts'
import type { Marengo } from '../state.ts'
import { GONE, sideOf } from '../words.ts'
import { approach, C2, field, I2, I3, place } from './field.ts'
import { FILE, played } from './golden-bots.ts'

const game: AnyGame = marengo
/** As players see it: sets and paths one element at a time. */
const steps = stepwise(marengo)
const setup = (() => {
  const read = marengo.readSetup({})
  assert.ok(typeof read !== 'string')
  return read
})()
const BUDGET: Budget = { iterations: 20 }

/** A position somewhere in a game played half by instinct; never over. */
function somewhere(seed: number, moves: number): { pos: Position<Marengo>; decision: Decision } {
  const dice = searchDice(seed)
  const pos = marengo.begin(setup)
  const t = tableFor<Marengo>(pos, dice)
  for (let made = 0; ; made++) {
    const decision = steps.machine.advance(pos, t)
    assert.ok(decision)
    if (made === moves) return { pos, decision }
    const weights = ai.instinct!(pos, decision)
    const at = dice.next(2) === 0 ? dice.next(decision.actions.length) : weights.indexOf(Math.max(...weights))
    steps.machine.take(pos, t, decision.actions[at]!)
  }
}
const anywhere = [fc.nat({ max: 10_000 }), fc.nat({ max: 220 })] as const

test('the score is one side’s hope and the other’s fear, and a result is a result', () => {
  fc.assert(
    fc.property(...anywhere, (seed, moves) => {
      const { pos } = somewhere(seed, moves)
      for (const score of [ai.score!, ai.glance!]) {
        assert.ok(Math.abs(score(pos, 0) + score(pos, 1)) < 1e-9 && Math.abs(score(pos, 0)) < 1)
        const over = { ...pos, result: { winners: [1], by: 'ground', rule: '14.2' } }
        assert.deepEqual([score(over, 0), score(over, 1)], [-1, 1])
      }
    }),
    { numRuns: 40 },
  )
})

test('a lost block, lost morale: both count against their owner', () => {
  const { pos } = somewhere(4, 120)
  const before = ai.score!(pos, 1)
  pos.s.morale[1]! -= 4
  assert.ok(ai.score!(pos, 1) < before)
})

test('instinct weighs every option, and only by what the deciding player knows', () => {
  fc.assert(
    fc.property(...anywhere, fc.nat(), (seed, moves, deal) => {
      const { pos, decision } = somewhere(seed, moves)
      const weights = ai.instinct!(pos, decision)
      assert.equal(weights.length, decision.actions.length)
      for (const weight of weights) assert.ok(weight > 0 && Number.isFinite(weight))
      const again = steps.imagine(steps.view(pos, decision.seat), decision.seat, [], searchDice(deal))
      assert.deepEqual(ai.instinct!(again, decision), weights)
    }),
    { numRuns: 120 },
  )
})

test('no level changes its mind when what it cannot see is dealt again', () => {
  fc.assert(
    fc.property(...anywhere, fc.nat(), fc.constantFrom(recruit, veteran, marshal), (seed, moves, deal, level) => {
      const { pos, decision } = somewhere(seed, moves)
      const { seat } = decision
      const again = steps.imagine(steps.view(pos, seat), seat, [], searchDice(deal))
      const choose = (from: Position<Marengo>) => {
        const situation: Situation = { seat, view: steps.view(from, seat), heard: [], decision }
        return level(game).choose(situation, BUDGET, searchDice(7))
      }
      assert.equal(canonical(choose(again)), canonical(choose(pos)))
    }),
    { numRuns: 30 },
  )
})

test('with tries instead of time, the same seed plays the same game', () => {
  const play = (id: string): string => {
    const players = [0, 1].map(() => playersFor(game).find(player => player.id === id)!)
    const pos = marengo.begin(setup)
    playWith(game, pos, searchDice('same'), players, { iterations: 10 }, 60)
    return hash(pos)
  }
  for (const id of ['recruit', 'veteran', 'marshal']) assert.equal(play(id), play(id), id)
})

test('a turn that begins as if it were his: he decides, and the table is sound', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), fc.integer({ min: 10, max: 200 }), (seed, moves) => {
      const { pos } = somewhere(seed, moves)
      const before = canonical(pos)
      for (const seat of [0, 1]) {
        const turn = [ai.asIfTurnOf!(pos, seat)].flat()[0]!
        const decision = marengo.machine.advance(turn, tableFor(turn, searchDice(1)))
        assert.equal(decision?.seat, seat)
        assert.deepEqual(marengo.invariants(turn), [])
      }
      assert.equal(canonical(pos), before)
    }),
    { numRuns: 40 },
  )
})

test('threats are aimed at blocks of the one who asks', () => {
  const { pos } = somewhere(2, 200)
  for (const eye of [0, 1]) {
    const found = threats(game, marengo.view(pos, eye), eye, [], searchDice(1), { deals: 4, most: 400 })
    for (const { target, share } of found) {
      assert.ok(share > 0 && share <= 1)
      assert.equal(sideOf(target!), eye)
      assert.notEqual(pos.s.place[target!], GONE)
    }
  }
})

test('the Recruit finds the way to San Giuliano more often than chance does', () => {
  let won = 0
  for (let i = 0; i < 10; i++) {
    const { result } = playWith(game, marengo.begin(setup), searchDice(`way/${i}`), [
      recruit(game),
      playersFor(game)[0]!,
    ])
    if (result?.winners.includes(0)) won++
  }
  assert.ok(won >= 5, `${won} of 10`)
})

test('threats follow a move through to the attack: which locale, over which approach, by how many', () => {
  const f = field({ W2: [I2, I3], W3: [I2] }, { W4: [C2, I2], 'MA>W4': [I2] }, { side: 1, from: 'movement' })
  f.decision()
  const found = threats(game, marengo.view(f.pos, 1), 1, [], searchDice(1))
  const attack = found.find(({ action }) => action.type === 'move')
  assert.ok(attack, JSON.stringify(found))
  assert.deepEqual([attack.target, attack.by, attack.share], [20, 3, 1])
  const { to } = attack.action.arg as { readonly to: readonly number[] }
  assert.ok([place('W4>W2'), place('W4>W3')].includes(to[0]!))
  assert.ok(!found.some(({ target }) => target === 22), 'nobody is near enough to attack MA')
})

test('threats: who stands on a blocked approach is assaulted, not attacked', () => {
  const f = field({ 'W2>W4': [I3, I2] }, { 'W4>W2': [I2] }, { side: 1, from: 'movement' })
  f.decision()
  const found = threats(game, marengo.view(f.pos, 1), 1, [], searchDice(1))
  assert.deepEqual(
    found.map(({ action, target, by }) => [action.type, action.arg, target, by]),
    [['assault', { from: [approach('W2>W4')] }, 20, 2]],
  )
})

test('the golden game of the computer players is theirs still, move for move and roll for roll', () => {
  const journal = readJournal(JSON.parse(readFileSync(FILE, 'utf8')))
  assert.ok(typeof journal !== 'string', String(journal))
  const again = played()
  assert.deepEqual(again.result, journal.result)
  assert.deepEqual(again.moves, journal.moves)
  assert.equal(verify(marengo, journal).ok, true)
})
