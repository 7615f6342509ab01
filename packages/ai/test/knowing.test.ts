import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, canonical, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { evenDice } from '../src/even-dice.ts'
import { type Player, playersFor } from '../src/index.ts'
import { dealtAgain, game, somewhere } from './situations.ts'

/** The toy war as a game whose instinct knows averages: what it gives e times the weight is better by so much of the score. */
const knows = (grain: number, weigh = (type: string): number => (type === 'assault' ? 3 : 1)): AnyGame => ({
  ...game,
  ai: {
    ...game.ai,
    instinct: (_, { actions }) => actions.map(({ type }) => weigh(type)),
    grain: () => grain,
  },
})
const player = (from: AnyGame, id: string): Player => playersFor(from).find(each => each.id === id)!
const situationAt = (seed: number, moves: number) => {
  const { decision, pos, heard } = somewhere(seed, moves)
  return { seat: decision.seat, view: game.view(pos, decision.seat), heard: heard[decision.seat]!, decision }
}
/** With more than one option. */
const open = (() => {
  for (let moves = 0; ; moves++) {
    const situation = situationAt(3, moves)
    if (situation.decision.actions.length > 2) return situation
  }
})()

test('even dice: over all tries every number of each of the first rolls comes equally often, in an order of chance', () => {
  for (const [tries, sides] of [
    [12, 6],
    [36, 6],
    [20, 10],
  ] as const) {
    const dice = evenDice(tries, searchDice(tries))
    const count = Array.from({ length: 6 }, () => new Array<number>(sides).fill(0))
    const firsts: number[] = []
    for (let at = 0; at < tries; at++) {
      const one = dice(at, at)
      for (let roll = 0; roll < 6; roll++) {
        const got = one.roll(sides, '-')
        count[roll]![got - 1]!++
        if (roll === 0) firsts.push(got)
      }
    }
    for (const each of count) assert.deepEqual(each, new Array(sides).fill(tries / sides))
    assert.notDeepEqual(
      firsts,
      [...firsts].sort((a, b) => a - b),
    )
  }
})

test('even dice: the same try and luck roll and pick the same; picks are luck alone', () => {
  const dice = evenDice(12, searchDice(1))
  const rolled = (at: number, luck: number) => {
    const one = dice(at, luck)
    return Array.from({ length: 9 }, () => one.roll(6, '-'))
  }
  const picked = (at: number) => Array.from({ length: 9 }, () => dice(at, 7).pick(100, '-'))
  assert.deepEqual(rolled(3, 7), rolled(3, 7))
  assert.notDeepEqual(rolled(3, 7), rolled(4, 7))
  assert.deepEqual(picked(3), picked(4))
})

test('knowing: every option is named, the chosen one first and most tried, shares of all tries', () => {
  for (const id of ['veteran', 'marshal']) {
    const thought = player(knows(0.001), id).think!(open, { iterations: 40 }, searchDice(2))
    assert.equal(thought.considered.length, open.decision.actions.length)
    assert.equal(thought.considered[0]!.action, thought.action)
    assert.ok(Math.abs(thought.considered.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
    for (const { tries } of thought.considered.slice(1)) assert.ok(tries < thought.considered[0]!.tries)
    assert.match(thought.says!.en, /futures\.$/)
  }
})

test('knowing: the same seed chooses the same, and so does whatever cannot be seen dealt anew', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 25 }), fc.integer(), (seed, moves, deal) => {
      const here = somewhere(seed, moves)
      const { seat } = here.decision
      const other = dealtAgain(here, seat, deal)
      const choice = (pos: typeof other.pos, decision: typeof other.decision) =>
        ['veteran', 'marshal'].map(id =>
          player(knows(0.01), id).choose(
            { seat, view: game.view(pos, seat), heard: here.heard[seat]!, decision },
            { iterations: 24 },
            searchDice(5),
          ),
        )
      assert.equal(canonical(choice(other.pos, other.decision)), canonical(choice(here.pos, here.decision)))
    }),
    { numRuns: 40 },
  )
})

test('knowing: what instinct thinks far worse is not tried; where it trusts itself, it is followed', () => {
  const { actions } = open.decision
  const last = actions.at(-1)!.type
  const sure = knows(1, type => (type === last ? 20 : 1))
  const { considered, action } = player(sure, 'veteran').think!(open, {}, searchDice(1))
  assert.equal(action.type, last)
  const others = considered.filter(each => each.action.type !== last)
  assert.ok(others.length > 0 && others.every(({ tries }) => tries === 0))
})

test('knowing: Veteran looks once whatever time there is, Marshal until it is over or one is surely best', () => {
  const ticking = () => {
    let looks = 0
    return { now: () => looks++, looks: () => looks }
  }
  const clock = ticking()
  player(knows(0), 'veteran').choose(open, { milliseconds: 1000, now: clock.now }, searchDice(1))
  assert.equal(clock.looks(), 0)
  const hurried = player(knows(0), 'marshal').think!(open, { milliseconds: 0, now: () => 0 }, searchDice(1))
  assert.ok(hurried.considered.every(({ tries }) => tries <= 1))
  const long = ticking()
  const thought = player(knows(0), 'marshal').think!(open, { milliseconds: 60, now: long.now }, searchDice(1))
  assert.ok(long.looks() <= 63, `${long.looks()} looks at the clock`)
  assert.ok(thought.considered[0]!.tries > 1)
})
