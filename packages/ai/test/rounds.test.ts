import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, canonical, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { type Player, playersFor, playPair, resultOf } from '../src/index.ts'
import { dealtAgain, game, setup, somewhere } from './situations.ts'

/** The toy war as a game whose tries are dear: everything is an idea of its own, and how it stands is told by its results alone. */
const dear: AnyGame = {
  ...game,
  ai: {
    ...game.ai,
    suggest: (_, { actions }) => actions.map(action => ({ action, weight: 1 })),
    rounds: { looks: 4, options: 3, until: pos => game.turn(pos) + 2 },
  },
}
const marshalOf = (from: AnyGame): Player => playersFor(from).find(({ id }) => id === 'marshal')!
const situationAt = (seed: number, moves: number) => {
  const { decision, pos, heard } = somewhere(seed, moves)
  return { seat: decision.seat, view: dear.view(pos, decision.seat), heard: heard[decision.seat]!, decision }
}

test('rounds: every option is named, the chosen one first and most tried, shares of all tries', () => {
  const situation = situationAt(3, 2)
  const { action, considered, says } = marshalOf(dear).think!(situation, { iterations: 40 }, searchDice(2))
  assert.equal(considered.length, situation.decision.actions.length)
  assert.equal(considered[0]!.action, action)
  assert.ok(Math.abs(considered.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  for (const { tries } of considered.slice(1)) assert.ok(tries < considered[0]!.tries)
  assert.match(says!.en, /futures\.$/)
})

test('rounds: the same seed and tries choose the same, and so does whatever cannot be seen dealt anew', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 25 }), fc.integer(), (seed, moves, deal) => {
      const here = somewhere(seed, moves)
      const { seat } = here.decision
      const other = dealtAgain(here, seat, deal)
      const choice = (pos: typeof other.pos, decision: typeof other.decision) =>
        marshalOf(dear).choose(
          { seat, view: dear.view(pos, seat), heard: here.heard[seat]!, decision },
          { iterations: 12 },
          searchDice(5),
        )
      assert.equal(canonical(choice(other.pos, other.decision)), canonical(choice(here.pos, here.decision)))
    }),
    { numRuns: 40 },
  )
})

test('rounds: time is counted by the clock handed in; without any the first thought is still looked at', () => {
  const situation = situationAt(3, 2)
  let looks = 0
  const thought = marshalOf(dear).think!(situation, { milliseconds: 20, now: () => looks++ }, searchDice(1))
  assert.ok(looks >= 20 && looks < 30, `${looks} looks at the clock`)
  assert.ok(thought.considered[0]!.tries > 1)
  const hurried = marshalOf(dear).think!(situation, { milliseconds: 0, now: () => 0 }, searchDice(1))
  assert.equal(hurried.considered.filter(({ tries }) => tries > 0).length, 1)
})

test('rounds: whoever only wants the move has it as soon as the options come out alike', () => {
  let looks = 0
  marshalOf(dear).choose(situationAt(3, 2), { milliseconds: 200, now: () => looks++ }, searchDice(1))
  assert.ok(looks < 40, `${looks} looks at the clock`)
})

test('rounds: whoever looks ahead so beats whoever does not', () => {
  const pair = ['marshal', 'random'].map(id => ({
    player: playersFor(dear).find(player => player.id === id)!,
    budget: { iterations: 24 },
  }))
  assert.ok(resultOf(playPair(dear, setup, pair as never, 40, 'rounds')).won.share > 0.6)
})
