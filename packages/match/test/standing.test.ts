import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goesOn, resume } from '../src/index.ts'
import { act, saved, scripted } from './help.ts'
import { toy } from './toy.ts'

test('a standing pass answers at once, as an ordinary move', () => {
  const match = scripted(6, 1)
  match.stand(1, 'assault.reaction', true)
  assert.deepEqual(match.standing(1), ['assault.reaction'])
  const done = act(match, 0, 'attack')
  assert.equal(match.length, 2)
  assert.deepEqual(
    match.moves().map(({ seat, action }) => [seat, action.type]),
    [
      [0, 'attack'],
      [1, 'pass'],
    ],
  )
  assert.equal(done.rolls.length, 2)
  assert.equal(done.events.at(-1)!.move, 2)
  assert.equal(match.decision?.seat, 0)
})

test('a table with a standing pass and one answered by hand cannot be told apart', () => {
  const standing = scripted(6, 1, 5, 2)
  standing.stand(1, 'assault.reaction', true)
  const byHand = scripted(6, 1, 5, 2)
  for (let i = 0; i < 2; i++) {
    act(standing, 0, 'attack')
    act(byHand, 0, 'attack')
    act(byHand, 1, 'pass')
  }
  assert.deepEqual(standing.journal(), byHand.journal())
  for (const eye of [0, 1, 'spectator'] as const) {
    assert.deepEqual(standing.heard(eye), byHand.heard(eye))
    assert.deepEqual(standing.view(eye), byHand.view(eye))
  }
  assert.deepEqual(standing.whyNotUndo(0), byHand.whyNotUndo(0))
  assert.equal(JSON.stringify([standing.journal(), standing.heard(0), standing.view(0)]).includes('standing'), false)
})

test('setting it while being asked answers that question too; others’ questions wait', () => {
  const match = scripted(6, 1)
  act(match, 0, 'attack')
  match.stand(0, 'assault.reaction', true)
  assert.equal(match.length, 1)
  match.stand(1, 'drill.hold', true)
  assert.equal(match.length, 1)
  match.stand(1, 'assault.reaction', true)
  assert.equal(match.length, 2)
  assert.equal(match.decision?.seat, 0)
})

test('switched off, the question is asked again', () => {
  const match = scripted(6, 1)
  match.stand(1, 'assault.reaction', true)
  match.stand(1, 'assault.reaction', false)
  assert.deepEqual(match.standing(1), [])
  act(match, 0, 'attack')
  assert.equal(match.decision?.seat, 1)
})

test('standing answers go on as long as they are asked', () => {
  const match = scripted(6, 1)
  match.stand(0, 'drill.hold', true)
  match.stand(1, 'assault.reaction', true)
  act(match, 0, 'march', 3)
  act(match, 0, 'march', 1)
  act(match, 0, 'march', 3)
  act(match, 0, 'attack')
  assert.deepEqual(
    match.moves().map(move => move.action.type),
    ['march', 'hold', 'march', 'march', 'hold', 'attack', 'pass'],
  )
})

test('questions and seats that do not exist, or have no standing answer, change nothing', () => {
  const match = scripted()
  for (const question of ['', 'nothing', 'assault.nothing', 'a.b.c', 'constructor.name', '__proto__.toString'])
    match.stand(0, question, true)
  match.stand(5, 'assault.reaction', true)
  match.stand(0, undefined as unknown as string, true)
  assert.deepEqual(match.standing(0), [])
  assert.deepEqual(match.standing(5), [])
  match.stand(0, 'turn.orders', true)
  assert.equal(match.length, 0)
})

test('a standing answer that the dice cannot carry out leaves the question to the player', () => {
  const match = scripted()
  match.stand(1, 'assault.reaction', true)
  act(match, 0, 'attack')
  assert.equal(match.length, 1)
  assert.equal(match.decision?.seat, 1)
})

test('standing settings are not kept in the journal: a resumed match asks', () => {
  const match = scripted(6, 1)
  match.stand(1, 'assault.reaction', true)
  act(match, 0, 'attack')
  const again = resume(toy, saved(match))
  assert.ok(typeof again !== 'string')
  assert.deepEqual(again.standing(1), [])
})

test('an order with a condition answers only where the condition does not ask, by what everybody sees', () => {
  const match = scripted(6, 1, 6, 1)
  match.stand(1, 'assault.reaction#behind', true)
  assert.deepEqual(match.standing(1), ['assault.reaction#behind'])
  act(match, 0, 'attack')
  assert.equal(match.length, 2, 'the attacker had no points: it is passed')
  act(match, 0, 'attack')
  assert.equal(match.length, 3, 'now he has one: the defender is asked')
  assert.equal(match.decision?.seat, 1)
  match.stand(1, 'assault.reaction#behind', false)
  assert.deepEqual(match.standing(1), [])
})

test('orders the game does not know are not kept', () => {
  const match = scripted()
  for (const order of [
    'assault.reaction#',
    'assault.reaction#ahead',
    'assault.reaction#behind#behind',
    'drill.hold#behind',
    '#behind',
    'turn@',
    'turn@9',
    'turn#behind',
  ])
    match.stand(1, order, true)
  assert.deepEqual(match.standing(1), [])
})

test('the rest of a turn is passed until it is over, and means nothing in the next', () => {
  const match = scripted()
  act(match, 0, 'march', 3)
  match.stand(0, 'turn', true)
  assert.deepEqual(
    match.moves().map(({ seat, action }) => [seat, action.type]),
    [
      [0, 'march'],
      [0, 'hold'],
      [0, 'done'],
    ],
  )
  assert.deepEqual(match.standing(0), [])
  act(match, 1, 'done')
  assert.equal(match.decision?.seat, 0, 'asked again')
  match.stand(0, 'turn@1', true)
  assert.equal(match.length, 4, 'an order of a turn that is over')
})

test('the rest of a turn waits while the other side is asked, and is given when the question comes', () => {
  const match = scripted(6, 1)
  match.standLater()
  act(match, 0, 'attack')
  match.stand(0, 'turn', true)
  assert.deepEqual(match.standing(0), ['turn@1'])
  assert.equal(match.stands(), undefined, 'it is the other who is asked')
  act(match, 1, 'pass')
  assert.deepEqual(match.stands(), { seat: 0, action: { type: 'done' } })
  match.stand(0, 'turn', false)
  assert.equal(match.stands(), undefined)
})

test('whoever takes a move back is asked again', () => {
  const match = scripted()
  match.standLater()
  act(match, 0, 'march', 3)
  match.stand(0, 'turn', true)
  assert.equal(match.answerStanding(true), undefined)
  assert.equal(match.stands()?.action.type, 'done')
  assert.equal(match.undo(0), undefined)
  assert.equal(match.decision?.step, 'hold', 'the answer he gave with it, not the march before')
  assert.deepEqual(match.standing(0), [])
  assert.equal(match.stands(), undefined)
})

test('the rest of a turn is never passed by dice, and never into a defeat', () => {
  const decision = { seat: 0, proc: 'turn', step: 'orders', rule: '2', actions: [{ type: 'done' }] }
  const rolling = scripted(6, 1)
  act(rolling, 0, 'attack')
  // Whoever passes here rolls the dice of the fight.
  const { decision: reaction } = rolling
  assert.equal(goesOn(toy, rolling.view(1), reaction!), undefined)
  const match = scripted()
  assert.deepEqual(goesOn(toy, match.view(0), match.decision!), { type: 'done' })
  assert.equal(goesOn(toy, match.view(0), { ...decision, actions: [] }), undefined)
  const ends = {
    ...toy,
    machine: {
      ...toy.machine,
      take: (pos: never) => void Object.assign(pos, { result: { winners: [1], by: 'points', rule: '1' } }),
      advance: () => undefined,
    },
  }
  assert.equal(goesOn(ends as never, match.view(0), match.decision!), undefined)
})
