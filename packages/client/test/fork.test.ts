import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Dice, type Eye, searchDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { GAMES } from '@bivouac/shelf/all'
import type { NewFork } from '../src/carrier/messages.ts'
import { forkedMatch, sameAgain } from '../src/worker/fork.ts'

/** Something the one who is asked can do, by chance: sets and paths as well as what is listed. */
function somethingAt({ game, decision, view }: Match, dice: Dice): Action {
  const { seat } = decision!
  const [chance] = playersFor(game)
  return decide(game, chance!, { seat, view: view(seat), heard: [], decision: decision! }, {}, dice, false).action
}
function played(game: AnyGame, moves: number): Match {
  const setup = game.readSetup({})
  assert.ok(typeof setup !== 'string')
  const match = createMatch(game, setup, { seed: 'forked', nonces: ['test'] })
  const choose = searchDice(7)
  while (match.length < moves && match.decision !== undefined) {
    const { seat } = match.decision
    assert.ok(match.submit(seat, somethingAt(match, choose)).ok)
  }
  return match
}
/** What the page sends to its worker: plain data, as it arrives there. */
const wish = (match: Match, from: NewFork['from']): NewFork =>
  structuredClone({
    game: match.game.id,
    version: match.game.version,
    setup: match.setup,
    chairs: [],
    mine: [],
    at: match.length,
    from,
  })
const seen = (match: Match, eye: Eye): NewFork['from'] => ({
  view: match.view(eye),
  eye,
  heard: match.heard(eye).map(each => each.event),
})

/** Somewhere in the first turns of any game. */
const AT = 30
const [FIRST] = GAMES as [AnyGame]
for (const game of GAMES)
  test(`${game.id}: a sandbox from what an eye saw looks the same to that eye, and can be played`, () => {
    const match = played(game, AT)
    const eyes: readonly Eye[] = [...game.seats(match.setup).keys(), 'spectator']
    for (const eye of eyes) {
      const fork = forkedMatch(game, match.setup, wish(match, seen(match, eye)), { seed: 'sandbox' }, 'luck')
      assert.equal(canonical(fork.view(eye)), canonical(match.view(eye)))
      assert.deepEqual(fork.fork, { at: AT, eye })
      assert.ok(fork.submit(fork.decision!.seat, somethingAt(fork, searchDice(1))).ok)
      const again = sameAgain(game, fork.journal(), { seed: 'again' })
      assert.equal(canonical(again.view(eye)), canonical(match.view(eye)), 'once more from the same position')
      assert.deepEqual(again.fork, fork.fork)
    }
  })

test('after the end the true position may be had; another version of the rules is refused', () => {
  const match = played(FIRST, AT)
  const journal = match.journal()
  const fork = forkedMatch(FIRST, match.setup, wish(match, { journal }), { seed: 's' }, 'luck')
  assert.equal(canonical(fork.position()), canonical(match.position()))
  assert.equal(fork.fork?.eye, 'open')
  const old = { ...wish(match, { journal }), version: 1 }
  assert.throws(() => forkedMatch(FIRST, match.setup, old, { seed: 's' }, 'luck'), /version 1 of the rules/)
  const nonsense = wish(match, { view: { place: 'no' }, eye: 0, heard: [] })
  assert.throws(() => forkedMatch(FIRST, match.setup, nonsense, { seed: 's' }, 'luck'), /no position of this game/)
})
