/** A match in which several share a question: whoever acts first is first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, type Seat } from '@bivouac/kernel'
import { diggers, dug } from '../../kernel/test/toy-diggers.ts'
import { createMatch, type Match, replay, resume, verify } from '../src/index.ts'
import { refuse } from '../src/refusals.ts'

const opened = (): Match => createMatch(diggers, { scenario: 'strip', options: {} }, { seed: 'dig', nonces: ['a'] })
const [STALE, ANSWERED] = [refuse('stale').text.en, refuse('undoAnswered').text.en]
const rest = { type: 'rest' }
const deep = (seat: Seat, place: number) => ({ type: 'deep', arg: 2 * place + (seat % 2) })
const done = (match: Match, seat: Seat, action: object, at?: number): void => {
  const answer = match.submit(seat, action, at)
  assert.ok(answer.ok, JSON.stringify(answer))
}

test('each of them is asked his own part; nobody else is', () => {
  const match = opened()
  for (const seat of [0, 1]) assert.equal(match.asked(seat)!.seat, seat)
  assert.equal(match.asked(2), undefined)
  assert.equal(match.whyNot(2, rest)?.text.en, opened().whyNot(3, rest)?.text.en)
  assert.equal(match.since, undefined, 'nothing waits for the others')
})

test('the journal is in the order of arrival, and replays to the same position', () => {
  const match = opened()
  for (const [seat, action] of [
    [1, dug(1, 0)],
    [0, dug(0, 1)],
    [1, rest],
    [0, rest],
  ] as const)
    done(match, seat, action, match.seen(seat))
  assert.deepEqual(
    match.moves().map(({ seat }) => seat),
    [1, 0, 1, 0],
  )
  assert.deepEqual(verify(diggers, match.journal()).faults, [])
  const again = resume(diggers, match.journal())
  assert.ok(typeof again !== 'string', String(again))
  assert.equal(hash(again.position() as object), hash(match.position() as object))
  const steps = replay(diggers, match.journal(), { eye: 2 })
  assert.ok(typeof steps !== 'string')
  assert.deepEqual(
    steps.slice(1).map(({ seat }) => seat),
    [1, 0, 1, 0],
    'who has ordered is seen by everybody',
  )
})

test('an order given on the table as it was before the colleague’s is judged on the table as it is', () => {
  const match = opened()
  done(match, 1, dug(1, 0), 0)
  done(match, 0, dug(0, 1), 0)
  const taken = match.submit(0, dug(0, 0), 1)
  assert.ok(!taken.ok)
  assert.equal(taken.refusal.text.en, STALE, 'he has acted himself since: a second click is no second order')
  const late = opened()
  done(late, 1, dug(1, 0), 0)
  const refused = late.submit(0, dug(0, 0), 0)
  assert.ok(!refused.ok)
  assert.equal(refused.refusal.text.en, 'There is a hole already.')
})

test('it is the same question while a colleague’s deed takes several steps, and another one afterwards', () => {
  const match = opened()
  done(match, 1, deep(1, 0), 0)
  const waits = match.submit(0, dug(0, 1), 0)
  assert.ok(!waits.ok, 'meanwhile he is not asked')
  done(match, 1, { type: 'shallow' }, 1)
  done(match, 0, dug(0, 1), 0)
  for (const seat of [0, 1]) done(match, seat, rest, match.seen(seat))
  const old = match.submit(2, rest, 2)
  assert.ok(!old.ok)
  assert.equal(old.refusal.text.en, STALE, 'of a question that was not put yet')
})

test('one’s own last order is taken back for as long as nobody has acted since; and only one’s own', () => {
  const match = opened()
  done(match, 0, dug(0, 3))
  assert.equal(match.whyNotUndo(0), undefined)
  assert.equal(match.whyNotUndo(1)?.text.en, ANSWERED)
  done(match, 1, dug(1, 0))
  assert.equal(match.whyNotUndo(0)?.text.en, ANSWERED)
  assert.equal(match.undo(1), undefined)
  assert.equal(match.undo(0), undefined, 'nobody has acted since any more')
  assert.equal(match.length, 0)
  assert.deepEqual(match.decision?.shared, [0, 1])
  done(match, 0, rest)
  assert.notEqual(match.whyNotUndo(0), undefined, 'who is through has handed on')
})

test('a standing answer of a colleague is not taken back with one’s own order, nor the other way round', () => {
  const match = opened()
  done(match, 0, dug(0, 3))
  match.stand(1, 'turn.dig', true)
  assert.deepEqual(match.decision?.shared, [0])
  assert.equal(match.length, 2)
  assert.equal(match.whyNotUndo(0)?.text.en, ANSWERED)
  assert.deepEqual(
    match.moves().map(({ seat }) => seat),
    [0, 1],
  )
})
