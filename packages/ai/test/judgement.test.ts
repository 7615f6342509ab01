import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, type Dice, everyRoll, type Roll, recording, searchDice, tableFor } from '@bivouac/kernel'
import fc from 'fast-check'
import { toy } from '../../kernel/test/toy.ts'
import {
  analyse,
  brainOf,
  eloOf,
  type Played,
  playPair,
  randomPlayer,
  recruit,
  resultOf,
  shareOf,
  threats,
  tune,
} from '../src/index.ts'
import { game, setup, somewhere } from './situations.ts'

test('a share of wins comes with an interval that holds it and shrinks with more games', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (games, some) => {
      const points = some % (games + 1)
      const { share, low, high } = shareOf(points, games)
      assert.ok(0 <= low && low <= share && share <= high && high <= 1)
      const more = shareOf(points * 4, games * 4)
      assert.ok(more.high - more.low < high - low)
    }),
  )
  // Wilson's interval for 8 of 10, as the tables have it.
  const { low, high } = shareOf(8, 10)
  assert.ok(Math.abs(low - 0.4902) < 0.0005 && Math.abs(high - 0.9433) < 0.0005)
})

test('Elo: even is 0, three of four is 191, and it is the same the other way round', () => {
  assert.ok(Math.abs(eloOf(0.5)) < 1e-9)
  assert.ok(Math.abs(eloOf(0.75) - 190.85) < 0.01)
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), share =>
      assert.ok(Math.abs(eloOf(share) + eloOf(1 - share)) < 1e-6),
    ),
  )
  assert.equal(eloOf(1), 1200)
  assert.equal(eloOf(0), -1200)
})

test('a match swaps sides, and cut in pieces it is the same match', () => {
  const pair = [{ player: recruit(game) }, { player: randomPlayer }] as const
  const whole = playPair(game, setup, pair, 10, 'cut')
  assert.deepEqual(
    whole.map(({ seat }) => seat),
    [0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
  )
  const pieces = [...playPair(game, setup, pair, 4, 'cut'), ...playPair(game, setup, pair, 6, 'cut', { from: 4 })]
  assert.deepEqual(pieces, whole)
  const { games, points, won, bySeat } = resultOf(whole)
  assert.equal(games, 10)
  assert.equal(won.share, points / 10)
  assert.ok(Math.abs((bySeat[0]! + bySeat[1]!) / 2 - won.share) < 1e-9)
})

test('everyRoll goes through every way the dice can fall, and the chances add up to 1', () => {
  let total = 0
  const seen = new Set<string>()
  const all = everyRoll(1000, (dice, p) => {
    const first = dice.roll(6, '1')
    // A second die only after a six: the ways are not all equally long.
    const second = first === 6 ? dice.roll(4, '1') : 0
    seen.add(`${first}${second}`)
    total += p()
  })
  assert.ok(all && seen.size === 9 && Math.abs(total - 1) < 1e-12)
  assert.equal(
    everyRoll(8, dice => void [dice.roll(3, '1'), dice.roll(3, '1')]),
    false,
  )
})

test('everyRoll gives up a way without an end', () => {
  const untilSix = (dice: Dice): void => {
    while (dice.roll(6, '1') !== 6);
  }
  assert.equal(everyRoll(50, untilSix), false)
})

/** A game at random, with its rolls written down as a journal has them. */
function played(seed: number): Played {
  const dice = searchDice(seed)
  const pos = toy.begin(setup)
  const opening: Roll[] = []
  let decision = toy.machine.advance(pos, tableFor(pos, recording(dice, opening)))
  const moves: { seat: number; action: { type: string }; rolls: Roll[] }[] = []
  while (decision !== undefined) {
    const rolls: Roll[] = []
    const action = decision.actions[dice.next(decision.actions.length)]!
    const t = tableFor(pos, recording(dice, rolls))
    toy.machine.take(pos, t, action)
    moves.push({ seat: decision.seat, action, rolls })
    decision = toy.machine.advance(pos, t)
  }
  return { setup, opening, moves }
}

const scored: AnyGame = {
  ...toy,
  ai: {
    score: (pos: { s: { fords: number[]; troops: number[] } }, seat: number) => {
      const held = pos.s.fords.reduce((sum, side) => sum + (side === seat ? 1 : side === 1 - seat ? -1 : 0), 0)
      return Math.max(-0.9, Math.min(0.9, 0.2 * held))
    },
  },
}

test('analysis: a chance for every move, luck that cancels out, the same for the same journal', () => {
  const journal = played(11)
  const found = analyse(scored, journal, { futures: 4, care: 8 })
  assert.equal(found.curve.length, journal.moves.length + 1)
  for (const chance of found.curve) assert.ok(chance >= 0 && chance <= 1)
  assert.equal(found.luck[0], -found.luck[1]!)
  assert.deepEqual(analyse(scored, journal, { futures: 4, care: 8 }), found)
  // What changed is what the dice did and what the choices did, nothing else.
  for (const { before, chosen, after, luck } of found.judged)
    assert.ok(Math.abs(after - before - (luck + (chosen - before))) < 1e-9)
  for (const { rolls, luck } of found.judged) if (rolls.length === 0) assert.equal(luck, 0)
  const last = found.curve.at(-1)!
  assert.equal(last, found.winners?.length === 0 ? 0.5 : found.winners?.includes(0) ? 1 : 0)
})

test('analysis: over many games nobody is lucky', () => {
  const sums = Array.from({ length: 40 }, (_, seed) => analyse(scored, played(seed), { futures: 1, care: 1 }).luck[0]!)
  const mean = sums.reduce((sum, each) => sum + each, 0) / sums.length
  const spread = Math.sqrt(sums.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sums.length)
  assert.ok(spread > 0.01, 'single games do have luck')
  assert.ok(Math.abs(mean) < (3 * spread) / Math.sqrt(sums.length), `${mean} ± ${spread}`)
})

test('analysis refuses a journal whose moves are not the moves of these seats', () => {
  const journal = played(11)
  const moves = journal.moves.map(move => ({ ...move, seat: 1 - move.seat }))
  assert.throws(() => analyse(scored, { ...journal, moves }), /has nothing to decide there/)
})

test('threats come from the view alone: shares of deals, the likeliest first', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 20 }), (seed, moves) => {
      const { pos, heard } = somewhere(seed, moves)
      for (const eye of [0, 1]) {
        const found = threats(game, game.view(pos, eye), eye, heard[eye]!, searchDice(3), { deals: 6, most: 200 })
        found.forEach(({ share }, i) => {
          assert.ok(share > 0 && share <= 1)
          assert.ok(i === 0 || found[i - 1]!.share >= share)
        })
      }
    }),
    { numRuns: 30 },
  )
})

test('tuning is the same for the same seed, keeps what wins clearly, and never touches what it was given', () => {
  const start = Object.freeze({ ford: 1, troop: 0.2 })
  const weighed: AnyGame = {
    ...toy,
    ai: {
      score: (pos: { s: { fords: number[] } }, seat: number, w: typeof start = start) =>
        Math.tanh(0.1 * w.ford * pos.s.fords.filter(side => side === seat).length),
    },
  }
  const run = () => tune(weighed, setup, { rounds: 6, games: 4, seed: 'x', start })
  const found = run()
  assert.deepEqual(run(), found)
  assert.equal(found.rounds.length, 6)
  for (const { share, kept } of found.rounds) assert.equal(kept, share === 1, 'four games: all of them')
  assert.deepEqual(Object.keys(found.weights), Object.keys(start))
  assert.ok(found.gain >= 0 && found.gain <= 1)
})

test('a game that tells nothing is judged by its results alone', () => {
  const brain = brainOf({ ...game, ai: {} } as AnyGame)
  const pos = toy.begin(setup)
  assert.equal(brain.score(pos, 0), 0)
  assert.equal(brain.settled(pos), true)
  assert.equal(brain.playerTurn(pos), toy.turn(pos))
})
