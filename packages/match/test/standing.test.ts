import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resume } from '../src/index.ts'
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
