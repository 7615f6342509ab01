import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForced, type Refusal } from '@bivouac/kernel'
import { createMatch, resume, verify } from '../src/index.ts'
import { act, fingerprint, saved, scripted, seeded } from './help.ts'
import { SETUP, toy } from './toy.ts'

/** Whose turn it is the waiting section says; what may be taken back, no rulebook does. */
const says = (refusal: Refusal | undefined, pattern: RegExp): void => {
  assert.ok(refusal, 'should be refused')
  assert.match(refusal.text.en, pattern)
  assert.ok(refusal.text.it.length > 0)
  assert.equal(
    refusal.rule !== undefined && refusal.rule in toy.rulebook,
    /Another player decides/.test(refusal.text.en),
  )
}

test('undo is free while the same seat decides and nothing came in, as far back as that', () => {
  const match = scripted()
  const before = [fingerprint(match)]
  const journals = [JSON.stringify(match.journal())]
  for (const to of [1, 2, 1]) {
    act(match, 0, 'march', to)
    before.push(fingerprint(match))
    journals.push(JSON.stringify(match.journal()))
  }
  for (let i = 2; i >= 0; i--) {
    assert.equal(match.whyNotUndo(0), undefined)
    assert.equal(match.undo(0), undefined)
    assert.equal(fingerprint(match), before[i])
    assert.equal(JSON.stringify(match.journal()), journals[i])
    assert.equal(match.heard(0).length, match.heard(0).filter(each => each.move <= i).length)
  }
  says(match.undo(0), /no move to take back/)
})

test('undo stops at dice, at a draw, at news', () => {
  const dice = scripted(1, 6)
  act(dice, 0, 'march', 1)
  act(dice, 0, 'attack')
  act(dice, 1, 'pass')
  // Seat 0 decides again, but the last move was the other's.
  says(dice.whyNotUndo(0), /another player’s/)

  const draw = scripted(1)
  act(draw, 0, 'march', 1)
  act(draw, 0, 'draw')
  says(draw.undo(0), /drawn/)
  act(draw, 0, 'march', 2)
  assert.equal(draw.undo(0), undefined)
  says(draw.undo(0), /drawn/)
  assert.equal(draw.length, 2)

  const news = scripted()
  act(news, 0, 'march', 1)
  act(news, 0, 'scout')
  says(news.whyNotUndo(0), /to light/)
})

test('undo never changes who decides', () => {
  const match = scripted()
  act(match, 0, 'attack')
  says(match.undo(0), /Another player decides/)
  says(match.undo(1), /another player’s/)
  const turn = scripted()
  act(turn, 0, 'march', 1)
  act(turn, 0, 'done')
  says(turn.undo(0), /Another player decides/)
  says(turn.undo(1), /another player’s/)
  act(turn, 1, 'march', 1)
  assert.equal(turn.undo(1), undefined)
  says(turn.undo(7), /Another player decides/)
})

test('what an opponent drew in his move does not show in the reason given to me', () => {
  const quiet = scripted()
  act(quiet, 0, 'done')
  const drew = scripted(1)
  act(drew, 0, 'draw')
  act(drew, 0, 'done')
  assert.deepEqual(drew.whyNotUndo(1), quiet.whyNotUndo(1))
})

test('dice rolled in one’s own move say so', () => {
  const match = scripted(4)
  act(match, 0, 'march', 1)
  act(match, 0, 'forage')
  says(match.undo(0), /Dice were rolled/)
})

test('an undone move leaves marks, events and rolls as they were, and the game verifies', () => {
  const match = seeded('undo and on')
  const { seat } = match.decision!
  act(match, seat, 'march', 1)
  assert.equal(match.undo(seat), undefined)
  act(match, seat, 'march', 2)
  act(match, seat, 'draw')
  act(match, seat, 'march', 1)
  assert.equal(match.undo(seat), undefined)
  act(match, seat, 'attack')
  act(match, 1 - seat, 'pass')
  assert.deepEqual(
    match.moves().map(move => move.action.type),
    ['march', 'draw', 'attack', 'pass'],
  )
  assert.deepEqual(verify(toy, { ...saved(match), seed: 'undo and on' }).faults, [])
})

test('undo takes one’s own standing answers along', () => {
  const match = scripted()
  match.stand(0, 'drill.hold', true)
  const start = fingerprint(match)
  act(match, 0, 'march', 3)
  assert.equal(match.length, 2)
  assert.equal(match.undo(0), undefined)
  assert.equal(match.length, 0)
  assert.equal(fingerprint(match), start)
})

test('undo reaches as far after a resume', () => {
  const match = scripted(1)
  act(match, 0, 'draw')
  act(match, 0, 'march', 1)
  act(match, 0, 'march', 2)
  const again = resume(toy, saved(match))
  assert.ok(typeof again !== 'string')
  assert.equal(again.undo(0), undefined)
  assert.equal(again.undo(0), undefined)
  says(again.undo(0), /drawn/)
})

test('so many quiet moves that not all copies are kept', () => {
  const tireless = { ...SETUP, options: { faulty: 'no', tireless: 'yes' } }
  const match = createMatch(toy, tireless, { seed: 'quiet' })
  const { seat } = match.decision!
  for (let i = 0; i < 600; i++) act(match, seat, 'march', 1 + (i % 2))
  for (let i = 0; i < 500; i++) assert.equal(match.undo(seat), undefined)
  says(match.undo(seat), /too far/)
  assert.equal(match.length, 100)
})

test('takeBack goes behind dice and the other’s answer, by agreement', () => {
  const match = scripted(1, 6, 6, 1)
  act(match, 0, 'march', 1)
  const before = fingerprint(match)
  act(match, 0, 'attack')
  act(match, 1, 'pass')
  assert.equal(match.takeBack(0), undefined)
  assert.equal(fingerprint(match), before)
  assert.equal(match.length, 1)
  assert.equal(match.decision?.seat, 0)
  // What was free to undo before the dice is free again.
  assert.equal(match.undo(0), undefined)
  says(match.takeBack(1), /no move/)
})

test('takeBack: whoever has seen a roll and taken it back does not know the next one, and it verifies', () => {
  const match = seeded('take back')
  const { seat } = match.decision!
  const attack = () => {
    act(match, seat, 'attack')
    return act(match, 1 - seat, 'pass').rolls
  }
  const first = attack()
  const seen = new Set([JSON.stringify(first)])
  for (let i = 0; i < 12; i++) {
    assert.equal(match.takeBack(seat), undefined)
    // Kept and read again in between: the count is not lost.
    const again = resume(toy, saved(match), { seed: 'take back' })
    assert.ok(typeof again !== 'string' && again.backs === i + 1)
    seen.add(JSON.stringify(attack()))
  }
  assert.ok(seen.size > 4, `${seen.size} different rolls of 13`)
  const file = { ...saved(match), seed: 'take back' }
  assert.deepEqual(verify(toy, file).faults, [])
  assert.match(verify(toy, file).notes.join(), /taken back by agreement 12 times/)
  const { backs: _, ...uncounted } = file
  assert.match(verify(toy, uncounted).faults.join(), /which cannot be/)
  const altered = { ...file, moves: file.moves.map(move => ({ ...move, back: 3 })) }
  assert.match(verify(toy, altered).faults.join(), /the seed gives/)
})

test('takeBack skips what a standing pass answered', () => {
  const match = scripted(1, 6)
  act(match, 0, 'done')
  match.stand(0, 'assault.reaction', true)
  act(match, 1, 'attack')
  assert.equal(match.length, 3)
  assert.equal(match.takeBack(0), undefined)
  assert.equal(match.length, 0)
})

test('takeBack alone against a computer: to a choice of one’s own, the same dice again, and the file says so', () => {
  const match = seeded('alone')
  const { seat } = match.decision!
  const attack = () => {
    act(match, seat, 'attack')
    return act(match, 1 - seat, 'pass').rolls
  }
  const first = attack()
  for (let i = 1; i <= 3; i++) {
    assert.equal(match.takeBack(seat, { toChoice: true, keepDice: true }), undefined)
    assert.equal(match.decision?.seat, seat)
    assert.ok(!isForced(match.decision!), 'it stops where there is something to choose')
    assert.equal(saved(match).retried, i)
    assert.equal(saved(match).backs, undefined)
    const again = resume(toy, saved(match), { seed: 'alone' })
    assert.ok(typeof again !== 'string' && again.journal().retried === i)
    assert.deepEqual(attack(), first)
  }
  const file = { ...saved(match), seed: 'alone' }
  assert.deepEqual(verify(toy, file).faults, [])
  assert.match(verify(toy, file).notes.join(), /took back 3 times/)
})
