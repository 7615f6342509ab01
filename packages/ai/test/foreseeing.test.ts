import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, canonical, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { type Player, playersFor, playPair, resultOf } from '../src/index.ts'
import { namedDice } from '../src/named-dice.ts'
import { dealtAgain, game, setup, somewhere } from './situations.ts'

/** The toy war as a game whose instinct knows averages, and that is worth playing out two turns ahead; how it stands is told by its results alone. */
const far: AnyGame = {
  ...game,
  ai: {
    ...game.ai,
    instinct: (_, { actions }) => actions.map(() => 1),
    grain: () => 0,
    rounds: { looks: 5, options: 4, until: pos => game.turn(pos) + 2 },
  },
}
const playerOf = (from: AnyGame, id: string): Player => playersFor(from).find(each => each.id === id)!
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

test('named dice: every reason has a stream of its own, whatever is rolled for another in between', () => {
  const rolls = (dice: ReturnType<typeof namedDice>, why: string, count = 8) =>
    Array.from({ length: count }, () => dice.roll(6, why))
  const alone = rolls(namedDice(7), '11.4')
  const among = namedDice(7)
  assert.deepEqual(
    alone.map(() => {
      rolls(among, '10.2', 3)
      among.pick(40, '6.2')
      return among.roll(6, '11.4')
    }),
    alone,
  )
  assert.notDeepEqual(rolls(namedDice(7), '10.2'), alone)
  assert.notDeepEqual(rolls(namedDice(8), '11.4'), alone)
})

test('foreseeing: every option is named, the chosen one first and most tried, shares of all tries', () => {
  const { action, considered, says } = playerOf(far, 'marshal').think!(open, { iterations: 80 }, searchDice(2))
  assert.equal(considered.length, open.decision.actions.length)
  assert.equal(considered[0]!.action, action)
  assert.ok(Math.abs(considered.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  for (const { tries } of considered.slice(1)) assert.ok(tries < considered[0]!.tries)
  assert.match(says!.en, /futures\.$/)
})

test('foreseeing: the same seed and tries choose the same, and so does whatever cannot be seen dealt anew', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 25 }), fc.integer(), (seed, moves, deal) => {
      const here = somewhere(seed, moves)
      const { seat } = here.decision
      const other = dealtAgain(here, seat, deal)
      const choice = (pos: typeof other.pos, decision: typeof other.decision) =>
        playerOf(far, 'marshal').choose(
          { seat, view: game.view(pos, seat), heard: here.heard[seat]!, decision },
          { iterations: 60 },
          searchDice(5),
        )
      assert.equal(canonical(choice(other.pos, other.decision)), canonical(choice(here.pos, here.decision)))
    }),
    { numRuns: 40 },
  )
})

test('foreseeing: time is counted by the clock handed in, until it is over or one is surely best; the first look is always taken', () => {
  const looksOf = (from: AnyGame) => {
    let looks = 0
    const { considered } = playerOf(from, 'marshal').think!(
      open,
      { milliseconds: 60, now: () => looks++ },
      searchDice(1),
    )
    assert.ok(considered[0]!.tries > 12)
    return looks
  }
  // Judged where they stand all options are alike, and none can be left out.
  const near: AnyGame = {
    ...far,
    ai: { ...far.ai, score: () => 0, rounds: { ...far.ai!.rounds!, until: pos => game.turn(pos) } },
  }
  const whole = looksOf(near)
  assert.ok(whole >= 60 && whole < 70, `${whole} looks at the clock`)
  assert.ok(looksOf(far) < whole)
  const hurried = playerOf(far, 'marshal').think!(open, { milliseconds: 0, now: () => 0 }, searchDice(1))
  assert.ok(hurried.considered.slice(1).every(({ tries }) => tries <= 1))
})

test('foreseeing: where the game says how likely it is to win there, futures are judged by that and not by the score', () => {
  const asked = { score: 0, prospect: 0 }
  const counted: AnyGame = {
    ...far,
    ai: {
      ...far.ai,
      score: () => {
        asked.score++
        return 0
      },
      prospect: () => {
        asked.prospect++
        return 0
      },
    },
  }
  playerOf(counted, 'marshal').think!(open, { iterations: 11 }, searchDice(1))
  assert.equal(asked.prospect, 0)
  playerOf(counted, 'marshal').think!(open, { iterations: 60 }, searchDice(1))
  assert.ok(asked.prospect > 0)
  const before = asked.prospect
  playerOf(counted, 'veteran').think!(open, {}, searchDice(1))
  assert.equal(asked.prospect, before)
})

test('foreseeing: whoever looks ahead so beats whoever does not', () => {
  const pair = ['marshal', 'random'].map(id => ({ player: playerOf(far, id), budget: { iterations: 60 } }))
  const { share } = resultOf(playPair(far, setup, pair as never, 40, 'foreseeing')).won
  assert.ok(share > 0.6, `${share}`)
})
