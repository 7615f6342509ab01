/** A match in which several are asked at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Eye, Seat } from '@bivouac/kernel'
import { act, type OrdersView, orders } from '../../kernel/test/toy-orders.ts'
import { createMatch, type Match, readJournal, replay, resume, verify } from '../src/index.ts'

const SEED = { seed: 'orders', nonces: ['a', 'b'] }
function opened(scenario = 'pairs'): Match {
  const setup = orders.readSetup({ scenario })
  assert.ok(typeof setup !== 'string')
  return createMatch(orders, setup, SEED)
}
const handOf = (match: Match, seat: Seat): readonly number[] => (match.view(seat) as OrdersView).hands[seat]!
/** Everything an eye can find out about a match. */
const known = (match: Match, eye: Eye): string =>
  JSON.stringify([
    match.view(eye),
    match.heard(eye),
    match.seen(eye),
    eye === 'spectator' ? [] : [match.asked(eye), match.whyNotUndo(eye), match.whyNot(eye, act('hold'))],
    replay(orders, match.journal(), { eye, views: true }),
  ])
const EYES: readonly Eye[] = [0, 1, 2, 3, 'spectator']

test('what one answers, takes back and answers again shows to nobody else, in nothing', () => {
  for (const seat of [0, 2, 3]) {
    const match = opened()
    const others = EYES.filter(eye => eye !== seat)
    const before = others.map(eye => known(match, eye))
    const unchanged = (): void =>
      assert.deepEqual(
        others.map(eye => known(match, eye)),
        before,
      )
    assert.ok(match.submit(seat, act('commit', handOf(match, seat)[0]!), 0).ok)
    unchanged()
    assert.equal(match.seen(seat), 1)
    assert.equal(match.whyNot(seat, act('hold'))?.text.en, 'You have answered: the others are awaited.')
    assert.equal(match.undo(seat), undefined)
    unchanged()
    assert.ok(match.submit(seat, act('hold'), 0).ok)
    unchanged()
  }
})

test('an answer is taken back alone, whoever answered after it; once all are in nobody can', () => {
  const match = opened()
  for (const seat of [2, 0, 3]) assert.ok(match.submit(seat, act('hold'), 0).ok)
  assert.equal(match.undo(2), undefined)
  assert.deepEqual(
    match.moves().map(move => move.seat),
    [0, 3],
  )
  assert.deepEqual(match.decision?.awaited, [1, 2])
  assert.equal(match.takeBack(0), undefined, 'by agreement, too')
  for (const seat of [1, 2]) assert.ok(match.submit(seat, act('commit', handOf(match, seat)[1]!), 0).ok)
  assert.equal(match.since, 0)
  assert.ok(match.submit(0, act('hold'), 0).ok)
  assert.notEqual(match.since, 0)
  for (const seat of [0, 1, 2, 3]) assert.notEqual(match.whyNotUndo(seat), undefined)
})

test('the order of answers changes nothing: the same position, marks and dice', () => {
  const [there, back] = [
    [0, 1, 2, 3],
    [3, 1, 2, 0],
  ].map(order => {
    const match = opened()
    for (let n = 0; n < 40 && match.decision !== undefined; n++) {
      const { awaited } = match.decision
      const seat = awaited === undefined ? match.decision.seat : order.find(each => awaited.includes(each))!
      const { actions } = match.asked(seat)!
      assert.ok(match.submit(seat, actions[0], match.seen(seat)).ok)
    }
    return match
  })
  assert.deepEqual(there!.result, back!.result)
  assert.deepEqual(there!.journal().marks, back!.journal().marks)
  assert.deepEqual(there!.heard('spectator'), back!.heard('spectator'))
  for (const match of [there!, back!])
    assert.deepEqual(verify(orders, readJournal(match.journal()) as never).faults, [])
})

test('a match saved while answers are waiting goes on; a wrong seat in the journal is refused aloud', () => {
  const match = opened('three')
  assert.ok(match.submit(1, act('hold')).ok)
  const again = resume(orders, match.journal(), SEED)
  assert.ok(typeof again !== 'string', String(again))
  assert.deepEqual(again.decision?.awaited, [0, 2])
  assert.equal(again.since, 0)
  assert.equal(again.undo(1), undefined)
  const twice = { ...match.journal(), moves: [...match.moves(), ...match.moves()] }
  assert.match(String(resume(orders, twice, SEED)), /it is seat 0 or 2 who decides there/)
})

test('a standing answer is given for whoever has it, and for nobody else', () => {
  const match = opened('three')
  match.stand(2, 'round.orders', true)
  assert.deepEqual(
    match.moves().map(move => move.seat),
    [2],
  )
  assert.deepEqual(match.decision?.awaited, [0, 1])
  for (const seat of [0, 1]) assert.ok(match.submit(seat, act('commit', handOf(match, seat)[0]!), 0).ok)
  assert.ok(match.seen(0) >= 3)
})
