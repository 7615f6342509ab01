import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, canonical, type Dice, LANGS, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { toy } from '../../kernel/test/toy.ts'
import {
  type Budget,
  type Player,
  playersFor,
  playPair,
  playWith,
  randomPlayer,
  resultOf,
  type Situation,
  type Thinking,
  together,
} from '../src/index.ts'
import { dealtAgain, game, setup, somewhere } from './situations.ts'

/** The toy war with what a game can tell about itself: fords held, and the assault first. */
const told: AnyGame = {
  ...toy,
  ai: {
    score: (pos: { s: { fords: number[]; troops: number[] } }, seat: number) => {
      const { fords, troops } = pos.s
      const held = fords.reduce((sum, side) => sum + (side === seat ? 1 : side === 1 - seat ? -1 : 0), 0)
      return Math.max(-0.9, Math.min(0.9, 0.15 * held + 0.05 * (troops[seat]! - troops[1 - seat]!)))
    },
    instinct: (_: unknown, { actions }: { actions: readonly { type: string }[] }) =>
      actions.map(({ type }) => (type === 'assault' ? 3 : 1)),
    weights: { ford: 1 },
    personalities: { bold: { ford: 2 }, cautious: { ford: 0.5 } },
  },
}
const BUDGET: Budget = { iterations: 60 }

test('levels for a newcomer, each with a name and a line in both languages', () => {
  const players = playersFor(told)
  assert.deepEqual(
    players.map(({ id }) => id),
    ['random', 'recruit', 'veteran', 'veteran-bold', 'veteran-cautious', 'marshal', 'marshal-bold', 'marshal-cautious'],
  )
  for (const { name, about } of players)
    for (const lang of LANGS) assert.ok((name?.[lang] ?? '').length > 3 && (about?.[lang] ?? '').length > 10)
  assert.equal(new Set(players.map(({ name }) => name?.it)).size, players.length)
})

test('every level plays whole games by the rules, also where a game tells nothing about itself', () => {
  for (const each of [told, { ...game, ai: {} } as AnyGame])
    for (const player of playersFor(each)) {
      const own = player.fresh?.() ?? player
      const { result } = playWith(each, each.begin(setup), searchDice(4), [own, randomPlayer], BUDGET)
      assert.ok(result, player.id)
    }
})

// The type itself: a position is no situation, and a situation has these four things and no more.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const exactly: Same<keyof Parameters<Player['choose']>[0], 'seat' | 'view' | 'heard' | 'decision'> = true

/** Every object that can be reached from here. */
function reachable(from: unknown, found = new Set<object>()): Set<object> {
  if (typeof from !== 'object' || from === null || found.has(from)) return found
  found.add(from)
  for (const value of Object.values(from)) reachable(value, found)
  return found
}
const frozen = <T>(value: T): T => {
  for (const each of reachable(value)) Object.freeze(each)
  return value
}

test('no player is ever handed a position: nothing it is given leads to one, and what it is given cannot be changed', () => {
  assert.equal(exactly, true)
  for (const player of playersFor(told)) {
    const pos = told.begin(setup)
    const wary: Player = {
      id: player.id,
      choose(situation: Situation, budget, dice) {
        assert.deepEqual(Object.keys(situation).sort(), ['decision', 'heard', 'seat', 'view'])
        const theirs = reachable({ view: situation.view, heard: situation.heard })
        for (const part of reachable(pos)) assert.ok(!theirs.has(part), 'a piece of the true position')
        // A decoy in its place, frozen: whoever writes on it, or looks for more than is there, fails.
        return player.choose(frozen(structuredClone(situation)), budget, dice)
      },
    }
    playWith(told, pos, searchDice(6), [wary, wary], BUDGET)
  }
})

test('no choice of any level changes when what it cannot see is dealt again', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat({ max: 25 }),
      fc.integer(),
      fc.constantFrom(...playersFor(told).map(({ id }) => id)),
      (seed, moves, deal, id) => {
        const here = somewhere(seed, moves)
        const { seat } = here.decision
        const other = dealtAgain(here, seat, deal)
        const choice = (pos: typeof other.pos, decision: typeof other.decision) =>
          playersFor(told)
            .find(player => player.id === id)!
            .choose({ seat, view: told.view(pos, seat), heard: here.heard[seat]!, decision }, BUDGET, searchDice(5))
        assert.equal(canonical(choice(other.pos, other.decision)), canonical(choice(here.pos, here.decision)))
      },
    ),
    { numRuns: 80 },
  )
})

test('with a number of tries instead of time, the same seed plays the same game', () => {
  for (const { id } of playersFor(told)) {
    const play = (): unknown => {
      const [one, other] = [0, 1].map(() => playersFor(told).find(player => player.id === id)!)
      const pos = told.begin(setup)
      playWith(told, pos, searchDice('same'), [one!, other!], BUDGET)
      return canonical(pos)
    }
    assert.equal(play(), play(), id)
  }
})

test('time is counted by the clock handed in, and by no other', () => {
  const { decision, pos, heard } = somewhere(3, 2)
  const situation = { seat: decision.seat, view: told.view(pos, decision.seat), heard: heard[decision.seat]!, decision }
  const marshal = playersFor(told).find(player => player.id === 'marshal')!
  let looks = 0
  const thought = marshal.think!(situation, { milliseconds: 40, now: () => looks++ }, searchDice(1))
  assert.ok(looks >= 40 && looks < 60, `${looks} looks at the clock`)
  assert.ok(thought.considered.reduce((sum, { tries }) => sum + tries, 0) > 100)
})

test('a thinking player weighs every option and says what it is about in both languages', () => {
  const { decision, pos, heard } = somewhere(3, 2)
  const situation = { seat: decision.seat, view: told.view(pos, decision.seat), heard: heard[decision.seat]!, decision }
  for (const id of ['veteran', 'marshal']) {
    const { action, considered, says } = playersFor(told).find(player => player.id === id)!.think!(
      situation,
      BUDGET,
      searchDice(2),
    )
    assert.equal(considered.length, decision.actions.length)
    assert.equal(considered[0]!.action, action)
    assert.ok(Math.abs(considered.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
    for (const { value, ahead } of considered) assert.ok(value >= -1 && value <= 1 && ahead >= 0 && ahead <= 1)
    assert.match(says!.en, /: ahead in \d+ of 10 futures\.$/)
    assert.match(says!.it, /: avanti in \d+ futuri su 10\.$/)
  }
})

test('Veteran tries once what no deal and no die can change, and finds it worth the same', () => {
  /** One deal for everybody, whether the dice handed in were asked or not; nothing is followed beyond the deed. */
  const weighed = (moves: number, deal: (dice: Dice) => void) => {
    const { decision, pos, heard } = somewhere(3, moves)
    const { seat } = decision
    let scored = 0
    const open: AnyGame = {
      ...told,
      imagine: (view, eye, list, dice) => {
        deal(dice)
        return told.imagine(view, eye, list, searchDice(1))
      },
      ai: {
        ...told.ai,
        patience: { move: 0 },
        score: (...of) => {
          scored++
          return told.ai!.score!(...of)
        },
      },
    }
    const situation = { seat, view: told.view(pos, seat), heard: heard[seat]!, decision }
    const { considered } = playersFor(open).find(player => player.id === 'veteran')!.think!(
      situation,
      BUDGET,
      searchDice(2),
    )
    return { scored, tried: decision.actions.length, values: considered.map(({ value }) => value.toFixed(9)).sort() }
  }
  const calm = [0, 1, 2, 3, 4, 5, 6, 7].filter(moves => {
    const once = weighed(moves, () => {})
    const often = weighed(moves, dice => void dice.pick(6, '-'))
    assert.equal(often.scored, 12 * often.tried)
    if (once.scored > once.tried) return false
    assert.deepEqual(once.values, often.values)
    return true
  })
  assert.ok(calm.length > 0 && calm.length < 8, `${calm}`)
})

test('in the toy war, too, those who think beat those who do not', () => {
  const [random, veteran, marshal] = ['random', 'veteran', 'marshal'].map(id => ({
    player: playersFor(told).find(player => player.id === id)!,
    budget: { iterations: 150 },
  }))
  const share = (pair: [typeof random, typeof random], games: number): number =>
    resultOf(playPair(told, setup, pair as never, games, 'ladder')).won.share
  assert.ok(share([veteran, random], 60) > 0.6)
  assert.ok(share([marshal, random], 40) > 0.6)
})

test('several who thought about the same question are one who thought longer', () => {
  const { decision, pos, heard } = somewhere(3, 2)
  const situation = { seat: decision.seat, view: told.view(pos, decision.seat), heard: heard[decision.seat]!, decision }
  const thoughts = [1, 2, 3].map(seed =>
    playersFor(told).find(({ id }) => id === 'marshal')!.think!(situation, BUDGET, searchDice(seed)),
  )
  const all = together(thoughts as [Thinking, ...Thinking[]])
  const tries = (thought: Thinking): number => thought.considered.reduce((sum, each) => sum + each.tries, 0)
  assert.equal(
    tries(all),
    thoughts.reduce((sum, each) => sum + tries(each), 0),
  )
  assert.equal(all.considered.length, decision.actions.length)
  assert.equal(all.action, all.considered[0]!.action)
  assert.ok(all.considered.every(({ tries: n }, i) => i === 0 || n <= all.considered[i - 1]!.tries))
  assert.ok(Math.abs(all.considered.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  assert.deepEqual(together([thoughts[0]!]), thoughts[0])
})
