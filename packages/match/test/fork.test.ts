import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, type Eye, searchDice } from '@bivouac/kernel'
import { createMatch, imaginedFrom, type Match, positionAt, readJournal, resume, verify } from '../src/index.ts'
import { playOn, saved, seeded } from './help.ts'
import { SETUP, toy } from './toy.ts'

const EYES: readonly Eye[] = [0, 1, 'spectator']
const seenBy = (match: Match, eye: Eye) => ({
  view: JSON.parse(JSON.stringify(match.view(eye))) as object,
  eye,
  heard: match.heard(eye).map(each => each.event),
})
/** A fork, or what is said instead. */
function forked(match: Match, eye: Eye, seed = 'fork'): Match | string {
  const pos = imaginedFrom(toy, seenBy(match, eye), searchDice(seed))
  return typeof pos === 'string' ? pos : createMatch(toy, SETUP, { seed }, pos, { at: match.length, eye })
}

test('whoever forks sees in the fork what he saw in the game, at every move and through every eye', () => {
  const match = seeded('forked')
  const checks: number[] = []
  playOn(match, 5, 12, () => {
    if (match.decision === undefined) return
    for (const eye of EYES) {
      const fork = forked(match, eye)
      assert.ok(typeof fork !== 'string', String(fork))
      assert.equal(canonical(fork.view(eye)), canonical(match.view(eye)))
      assert.equal(fork.decision?.seat, match.decision.seat)
      assert.deepEqual(fork.fork, { at: match.length, eye })
      checks.push(match.length)
    }
  })
  assert.ok(checks.length > 15)
})

test('a fork is made of the view alone: tables that look alike give the same fork', () => {
  const match = playOn(seeded('alike'), 3, 4)
  const eye = match.decision!.seat
  const seen = seenBy(match, eye)
  // Another table behind the same view: what is hidden from this eye is different there.
  const others = Array.from({ length: 40 }, (_, i) => imaginedFrom(toy, seen, searchDice(`other ${i}`)))
  const other = others.find(each => canonical(each) !== canonical(match.position()))
  assert.ok(other !== undefined && typeof other !== 'string', 'something is hidden here')
  const twin = createMatch(toy, SETUP, { seed: 'twin' }, other)
  const forkOfTwin = imaginedFrom(toy, { ...seenBy(twin, eye), heard: seen.heard }, searchDice('same dice'))
  assert.equal(canonical(forkOfTwin), canonical(imaginedFrom(toy, seen, searchDice('same dice'))))
})

test('the file of a fork says that it is one, is read, goes on and verifies with a note', () => {
  const fork = forked(playOn(seeded('filed'), 3, 4), 0)
  assert.ok(typeof fork !== 'string')
  const journal = readJournal(saved(playOn(fork, 8)))
  assert.ok(typeof journal !== 'string', String(journal))
  assert.deepEqual(journal.fork, { at: 4, eye: 0 })
  const { ok, notes, recomputed, rolls } = verify(toy, journal)
  assert.equal(ok, true)
  assert.equal(recomputed, rolls)
  assert.match(notes.join(), /a fork of another game, at its move 4, hidden things imagined anew/)
  const again = resume(toy, journal, { seed: 'fork' })
  assert.ok(typeof again !== 'string', String(again))
  assert.deepEqual(again.journal(), journal)
})

test('where the game is over, or nothing looks like that, a sentence says so', () => {
  const over = playOn(seeded('over'), 2)
  assert.match(String(forked(over, 0)), /the game is over there|cannot go on/)
  for (const view of [{}, { hand: 'no' }, [], { s: {}, stack: [] }])
    assert.match(String(imaginedFrom(toy, { view, eye: 0, heard: [] }, searchDice(1))), /no position of this game/)
})

test('the true position of a finished game, at any move before its end', () => {
  const match = playOn(seeded('open'), 2)
  const journal = saved(match)
  const at = Math.floor(journal.moves.length / 2)
  const pos = positionAt(toy, journal, at)
  assert.ok(typeof pos !== 'string', String(pos))
  const fork = createMatch(toy, SETUP, { seed: 'x' }, pos, { at, eye: 'open' })
  const half = playOn(seeded('open'), 2, at)
  assert.equal(canonical(fork.position()), canonical(half.position()))
  assert.match(verify(toy, saved(fork)).notes.join(), /at its move \d+: what led there/)
  assert.match(String(positionAt(toy, journal, journal.moves.length)), /the game is over there/)
  for (const wrong of [-1, 0.5, 1e6]) assert.match(String(positionAt(toy, journal, wrong)), /the game has/)
})

test('a fork that is written wrongly is refused', () => {
  const journal = saved(playOn(seeded('plain'), 2, 3))
  const begun = forked(playOn(seeded('plain'), 2, 3), 0)
  assert.ok(typeof begun !== 'string')
  assert.match(String(readJournal({ ...journal, fork: { at: 3, eye: 0 } })), /there is no “from”/)
  for (const fork of [1, {}, { at: -1, eye: 0 }, { at: 1, eye: 'everybody' }, { at: 1, eye: 0, of: 'x' }])
    assert.equal(typeof readJournal({ ...saved(begun), fork }), 'string', JSON.stringify(fork))
})
