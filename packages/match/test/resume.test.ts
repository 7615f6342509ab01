import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, hash, scriptedDice } from '@bivouac/kernel'
import { createMatch, type Journal, type Match, readJournal, readPosition, resume, verify } from '../src/index.ts'
import { act, fingerprint, OPENING, playOn, saved, scripted, seeded } from './help.ts'
import { SETUP, toy } from './toy.ts'

const resumed = (journal: Journal, chance?: Parameters<typeof resume>[2], game: AnyGame = toy): Match => {
  const match = resume(game, journal, chance)
  assert.ok(typeof match !== 'string', String(match))
  return match
}
const faultOf = (journal: unknown, chance?: Parameters<typeof resume>[2]): string => {
  const answer = resume(toy, journal as Journal, chance)
  assert.equal(typeof answer, 'string')
  return answer as string
}
const NONCES = ['red', 'blue']

test('a match interrupted anywhere goes on exactly as if it had not been', () => {
  const straight = playOn(seeded('long'), 9)
  const { length } = straight
  for (let stop = 0; stop <= length; stop += 3) {
    const first = seeded('long')
    for (const { seat, action } of straight.moves().slice(0, stop)) assert.ok(first.submit(seat, action).ok)
    const second = resumed(saved(first), { seed: 'long', nonces: NONCES })
    assert.equal(fingerprint(second), fingerprint(first))
    assert.deepEqual(second.decision, first.decision)
    for (const eye of [0, 1, 'spectator'] as const) assert.deepEqual(second.heard(eye), first.heard(eye))
    for (const { seat, action } of straight.moves().slice(stop)) assert.ok(second.submit(seat, action).ok)
    assert.deepEqual(second.journal(), straight.journal())
  }
})

test('the nonces are the journal’s; wrong ones, and a wrong seed, are refused', () => {
  const journal = saved(playOn(seeded('seed'), 9, 5))
  assert.deepEqual(resumed(journal, { seed: 'seed' }).commitment?.nonces, NONCES)
  assert.match(faultOf(journal, { seed: 'another' }), /not the one the journal is committed to/)
  assert.match(faultOf(journal, { seed: 'seed', nonces: ['blue', 'red'] }), /nonces/)
})

test('without a seed the match can be looked at and played until somebody rolls', () => {
  const match = resumed(saved(seeded('seed')))
  const { seat } = match.decision!
  act(match, seat, 'march', 1)
  const done = match.submit(seat, { type: 'draw' })
  assert.ok(!done.ok && /no dice at this table/.test(done.refusal.text.en))
  assert.equal(match.length, 1)
  assert.equal(match.journal().commitment?.hash, seeded('seed').commitment?.hash)
})

test('with dice of one’s own an unfinished match promises nothing any more; a finished one stays as it was', () => {
  const running = resumed(saved(seeded('seed')), { dice: scriptedDice([1]) })
  assert.equal(running.journal().commitment, undefined)
  act(running, running.decision!.seat, 'draw')
  assert.deepEqual(verify(toy, saved(running)).faults, [])
  const over = saved(playOn(seeded('seed'), 2))
  assert.deepEqual(saved(resumed(over, { dice: scriptedDice([]) })), over)
  assert.deepEqual(saved(resumed(over)), over)
})

test('a journal without commitment goes on with a seed, and still promises nothing', () => {
  const match = resumed(saved(scripted()), { seed: 'late' })
  act(match, 0, 'draw')
  assert.equal(match.journal().commitment, undefined)
  assert.deepEqual(verify(toy, saved(playOn(match, 3))).faults, [])
  assert.equal(match.journal().seed, undefined)
})

test('another version of the rules, or another game, is refused aloud', () => {
  const journal = saved(scripted())
  assert.equal(
    faultOf({ ...journal, version: 2 }),
    'this game was played by version 2 of the rules of Outposts, and these are version 3: to go on, it needs the rules it began with',
  )
  assert.match(faultOf({ ...journal, game: 'chess' }), /“chess”, not of “toy”/)
})

test('faults say which move and why', () => {
  const match = scripted(6, 1)
  act(match, 0, 'march', 1)
  act(match, 0, 'attack')
  act(match, 1, 'pass')
  act(match, 0, 'done')
  const journal = saved(match)
  const withMove = (i: number, change: object): unknown => ({
    ...journal,
    moves: journal.moves.map((move, k) => (k === i ? { ...move, ...change } : move)),
  })
  const [, , pass] = journal.moves
  assert.match(faultOf(withMove(0, { seat: 1 })), /^move 1 \(seat 1, march\): it is seat 0 who decides there \(2\)/)
  assert.match(
    faultOf(withMove(0, { action: { type: 'march', arg: 0 } })),
    /^move 1 .*refused by 2\.1: You are there already/,
  )
  assert.match(
    faultOf(withMove(1, { action: { type: 'fly' } })),
    /^move 2 \(seat 0, fly\): refused: That is not something/,
  )
  assert.match(faultOf(withMove(2, { rolls: [] })), /^move 3 .*no roll for 3\.2/)
  assert.match(faultOf(withMove(2, { rolls: [...pass!.rolls, ...pass!.rolls] })), /^move 3 .*left over/)
  assert.match(faultOf(withMove(2, { rolls: [{ why: '2', sides: 6, got: 1 }] })), /^move 3 .*has 2 .*ask for 3\.2/)
  assert.match(
    faultOf(withMove(2, { rolls: pass!.rolls.map(roll => ({ ...roll, hidden: true })) })),
    /a die, not a hidden pick/,
  )
  assert.match(
    faultOf(withMove(2, { rolls: pass!.rolls.map(roll => ({ ...roll, got: 3 })) })),
    /mark after move 4 does not fit/,
  )
  assert.match(faultOf({ ...journal, opening: [] }), /^opening: .*1\.1/)
  assert.match(
    faultOf({ ...journal, opening: journal.opening.map(({ why, sides, got }) => ({ why, sides, got })) }),
    /hidden pick, not a die/,
  )
  assert.match(
    faultOf({ ...journal, setup: { scenario: 'waterloo', options: {} } }),
    /^setup: there is no scenario “waterloo”/,
  )
  assert.match(
    faultOf({ ...journal, result: { winners: [0], by: 'points', rule: '1' } }),
    /has a result, and the game is not over/,
  )
  const over = saved(playOn(seeded('x'), 1))
  assert.match(faultOf({ ...over, moves: [...over.moves, over.moves[0]] }), /the game is over by then/)
})

test('an action that has been renamed since is understood', () => {
  const match = scripted(6, 1)
  act(match, 0, 'attack')
  act(match, 1, 'pass')
  const journal = saved(match)
  const old = {
    ...journal,
    moves: journal.moves.map((move, i) => (i === 0 ? { ...move, action: { type: 'strike' } } : move)),
  }
  assert.deepEqual(saved(resumed(old)), journal)
})

test('a match can begin from a position: it is journaled, resumed and verified from there', () => {
  const study = scripted(2, 2)
  act(study, 0, 'draw')
  act(study, 0, 'attack')
  const from = readPosition(toy, JSON.parse(JSON.stringify(study.position())))
  assert.ok(typeof from !== 'string')
  const match = createMatch(toy, SETUP, { seed: 'study' }, from)
  assert.equal(fingerprint(match), fingerprint(study))
  assert.deepEqual(match.journal().opening, [])
  assert.equal(match.decision?.seat, 1)
  act(match, 1, 'pass')
  const again = resumed(saved(match), { seed: 'study' })
  assert.equal(fingerprint(again), fingerprint(match))
  assert.equal(again.takeBack(1), undefined)
  assert.equal(fingerprint(again), fingerprint(study))
  playOn(match, 6)
  assert.deepEqual(readJournal(saved(match)), saved(match))
  assert.deepEqual(verify(toy, saved(match)).faults, [])
})

test('positions that cannot be gone on from get a sentence', () => {
  const good = JSON.parse(JSON.stringify(scripted().position())) as { s: object; stack: object[] }
  const cases: [unknown, RegExp][] = [
    [null, /an object/],
    [[], /an object/],
    [{ ...good, extra: 1 }, /not “extra”/],
    [{ stack: good.stack }, /^s is/],
    [{ s: good.s }, /^stack is/],
    [{ ...good, stack: [{ proc: 'turn' }] }, /proc and step/],
    [{ ...good, stack: [{ proc: 'turn', step: 'nowhere' }] }, /no step turn\.nowhere/],
    [{ ...good, stack: [{ proc: 'constructor', step: 'name' }] }, /no step/],
    [{ ...good, result: 3 }, /result/],
    [{ ...good, s: { ...good.s, unseen: Array(11).fill(1) } }, /more cards/],
    [{ ...good, s: {} }, /cannot go on/],
    [{ ...good, stack: [] }, /cannot go on/],
    [{ ...good, stack: [{ proc: 'game', step: 'first' }] }, /cannot go on.*no dice/],
  ]
  for (const [raw, pattern] of cases) assert.match(String(readPosition(toy, raw)), pattern)
  assert.match(faultOf({ ...saved(scripted()), from: { s: {}, stack: [] } }), /^from: /)
  assert.equal(OPENING.length, 3)
})

test('a journal that names one winner, as they were written once, replays and verifies; an altered one does not', () => {
  const over = saved(playOn(seeded('seed'), 2))
  const { winners, ...rest } = over.result!
  const before = { winner: winners[0] ?? 'none', ...rest }
  const match = resumed(over)
  const last = hash({ ...(match.position() as object), result: before })
  const written = { ...over, result: before, marks: over.marks.with(-1, { ...over.marks.at(-1)!, hash: last }) }
  const read = readJournal(JSON.stringify(written))
  assert.ok(typeof read !== 'string', String(read))
  assert.deepEqual(read.result, over.result)
  assert.deepEqual(verify(toy, read).faults, [])
  assert.equal(fingerprint(resumed(read)), fingerprint(match))
  const other = readJournal({ ...written, result: { ...before, winner: before.winner === 0 ? 1 : 0 } })
  assert.match(faultOf(other), /the result is/)
})
