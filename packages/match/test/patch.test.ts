import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { applied, createMatch, difference } from '../src/index.ts'
import { SETUP, toy } from './toy.ts'

const json = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { maxKeys: 5 }),
  ),
})).value
const copy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

test('a difference, sent as JSON, makes the one of the other', () =>
  fc.assert(
    fc.property(json, json, (a, b) => {
      assert.deepEqual(applied(copy(a), copy(difference(a, b))), copy(b))
      assert.equal(difference(a, copy(a)), undefined)
    }),
  ))

test('what did not change stays the same object', () => {
  const before = { place: [1, 2, 3], face: [0, 0], battle: { turn: 1 } }
  const after = applied(before, difference(before, { ...before, face: [0, 1] })) as typeof before
  assert.deepEqual(after.face, [0, 1])
  assert.equal(after.place, before.place)
  assert.equal(after.battle, before.battle)
})

test('whoever looks on gets the view that each event leaves; the last one is the view of the next question', () => {
  const match = createMatch(toy, SETUP, { seed: 'film' })
  let shown = 0
  for (let i = 0; i < 60 && match.decision !== undefined; i++) {
    const { seat, actions } = match.decision
    const before = copy(match.view(seat))
    match.watch([seat, 'spectator'])
    assert.ok(match.submit(seat, actions[i % actions.length]).ok)
    const since = match.length
    const seen = match.shown(seat, since)
    assert.deepEqual(
      seen.map(({ move, event }) => ({ move, event })),
      match.heard(seat, since),
    )
    let view: unknown = before
    for (const { leaves } of seen) {
      view = applied(view, copy(leaves))
      if (leaves !== undefined) shown++
    }
    assert.equal(match.shown(seat, 0).filter(each => each.move < since && each.leaves !== undefined).length, 0)
  }
  assert.ok(shown > 0)
})
