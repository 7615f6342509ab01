import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, hash, scriptedDice, tableFor } from '@bivouac/kernel'
import fc from 'fast-check'
import { act, type Toy, toy } from '../../kernel/test/toy.ts'
import { oddsFor, outcomes } from '../src/index.ts'
import { game, setup, somewhere } from './situations.ts'

const total = (found: { outcomes: readonly { p: number }[] }): number =>
  found.outcomes.reduce((sum, { p }) => sum + p, 0)
const chanceOf = (found: { outcomes: readonly { p: number; events: readonly object[] }[] }, e: object): number =>
  found.outcomes.reduce((sum, { p, events }) => {
    const holds = events.some(event => Object.entries(e).every(([key, value]) => Reflect.get(event, key) === value))
    return holds ? sum + p : sum
  }, 0)

/** Seat 0 (holding 0, 1, 2, 4) assaults; seat 1 (holding 6, 8, 10) is asked whether it ambushes. */
function assaulted(...commit: number[]) {
  const pos = toy.begin(setup)
  const t = tableFor<Toy>(pos, scriptedDice([1, 2, 3, 4, 5, 6, 1]))
  for (const action of [act('assault', 2), commit.length === 0 ? act('bare') : act('commit', commit[0])]) {
    toy.machine.advance(pos, t)
    toy.machine.take(pos, t, action)
  }
  toy.machine.advance(pos, t)
  return pos
}

test('two bare dice: the attacker must roll higher, 15 times in 36', () => {
  const found = outcomes(game, assaulted(), act('pass'), { eye: 'spectator' })
  assert.equal(found.exact, true)
  assert.ok(Math.abs(total(found) - 1) < 1e-12)
  assert.ok(Math.abs(chanceOf(found, { e: 'fought', won: true }) - 15 / 36) < 1e-12)
  assert.equal(found.outcomes.length, 36)
})

test('outcomes that sound the same to the eye are one: others hear less', () => {
  const pos = assaulted(4)
  const mine = outcomes(game, pos, act('pass'), { eye: 1 })
  const theirs = outcomes(game, pos, act('pass'), { eye: 0 })
  // Afterwards seat 1 draws one of five cards: it hears which, seat 0 only that.
  assert.equal(mine.outcomes.length, 36 * 5)
  assert.equal(theirs.outcomes.length, 36)
  assert.ok(Math.abs(total(mine) - 1) < 1e-12)
})

test('the likeliest comes first; the position stays as it was', () => {
  const pos = assaulted(4)
  const before = hash(pos)
  const { outcomes: list } = outcomes(game, pos, act('pass'), { eye: 0 })
  assert.deepEqual(
    [...list].sort((a, b) => b.p - a.p),
    list,
  )
  assert.equal(hash(pos), before)
})

test('what a rule forbids has no odds', () => {
  assert.throws(() => outcomes(game, assaulted(), act('ambush', 9), { eye: 0 }), /no odds for what is refused by 3\.2:/)
})

test('beyond the limit of leaves it says so and samples, the same way each time', () => {
  const pos = assaulted(4)
  const found = outcomes(game, pos, act('pass'), { eye: 0, leaves: 100, samples: 2500 })
  assert.equal(found.exact, false)
  assert.equal(found.samples, 2500)
  assert.ok(Math.abs(found.margin! - 0.0196) < 1e-9)
  assert.deepEqual(outcomes(game, pos, act('pass'), { eye: 0, leaves: 100, samples: 2500 }), found)
  assert.notDeepEqual(outcomes(game, pos, act('pass'), { eye: 0, leaves: 100, samples: 2500, seed: 2 }), found)
  assert.equal(outcomes(game, pos, act('pass'), { eye: 0, leaves: 180 }).exact, true)
  assert.equal(outcomes(game, pos, act('pass'), { eye: 0, leaves: 179 }).exact, false)
})

test('anywhere in a game, for any action and eye: probabilities sum to 1 and match simulated frequencies', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat({ max: 25 }),
      fc.nat(),
      fc.constantFrom(0, 1, 'spectator' as const),
      (seed, moves, which, eye) => {
        const { pos, decision } = somewhere(seed, moves)
        const action = decision.actions[which % decision.actions.length]!
        const exact = outcomes(game, pos, action, { eye })
        assert.equal(exact.exact, true)
        assert.ok(Math.abs(total(exact) - 1) < 1e-9)
        const sampled = outcomes(game, pos, action, { eye, leaves: 0, samples: 1500, seed })
        assert.ok(Math.abs(total(sampled) - 1) < 1e-9)
        const known = new Map(exact.outcomes.map(({ p, events }) => [JSON.stringify(events), p]))
        for (const { p, events } of sampled.outcomes) {
          const really = known.get(JSON.stringify(events))
          assert.ok(really !== undefined, `impossible, yet it happened: ${JSON.stringify(events)}`)
          // Six standard deviations: with thousands of comparisons, five would fail now and then.
          assert.ok(Math.abs(p - really) < 6 * Math.sqrt((really * (1 - really)) / 1500) + 2 / 1500)
        }
      },
    ),
    { numRuns: 60 },
  )
})

const oddsAt = (pos: ReturnType<typeof assaulted>, eye: 0 | 1, action = act('pass'), options = {}) =>
  oddsFor(game as AnyGame, toy.view(pos, eye), eye, [], action, options)

test('odds from a view: exact where the hidden things do not matter', () => {
  // A bare assault: the defender knows that there is no card to fear, and who draws what later is not told.
  const found = oddsAt(assaulted(), 1, act('ambush', 10))
  assert.equal(found.exact, true)
  assert.equal(found.deals, 24)
  assert.ok(Math.abs(total(found) - 1) < 1e-9)
  assert.equal(chanceOf(found, { e: 'fought', won: true }), 0)
})

test('odds from a view: averaged over the deals where they do, with a margin', () => {
  const found = oddsAt(assaulted(4), 1, act('pass'), { deals: 200 })
  assert.equal(found.exact, false)
  assert.equal(found.deals, 200)
  assert.ok(found.margin! > 0 && found.margin! < 0.1)
  assert.ok(Math.abs(total(found) - 1) < 1e-9)
  // The card face down is any of the nine that the defender does not hold: d6 + card > d6 - 1.
  const unseen = [0, 1, 2, 3, 4, 5, 7, 9, 11]
  let wins = 0
  for (const card of unseen) for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (a + card > d - 1) wins++
  const truth = wins / (36 * unseen.length)
  assert.ok(Math.abs(chanceOf(found, { e: 'fought', won: true }) - truth) < 0.06, `${truth}`)
})

test('odds from a view do not know what the view does not show', () => {
  // 1 or 4 face down: the defender sees the same, so the odds are the same, to the last digit.
  assert.deepEqual(oddsAt(assaulted(4), 1), oddsAt(assaulted(1), 1))
})

test('odds from a view where nothing is hidden: one deal is enough', () => {
  const open: AnyGame = {
    ...toy,
    view: (pos: unknown) => ({ pos: structuredClone(pos) }),
    imagine: (view: { pos: never }) => structuredClone(view.pos),
  }
  const found = oddsFor(open, open.view(assaulted(), 0), 0, [], act('pass'))
  assert.deepEqual([found.exact, found.deals], [true, 1])
})
