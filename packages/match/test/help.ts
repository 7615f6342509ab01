import assert from 'node:assert/strict'
import { type Action, type AnyGame, hash, type Refusal, type Seat, scriptedDice, searchDice } from '@bivouac/kernel'
import { createMatch, type Journal, type Match } from '../src/index.ts'
import { SETUP, toy } from './toy.ts'

/** The opening: seat 0 begins; each is dealt the lowest unseen card: 1 and 2. */
export const OPENING = [6, 1, 1]
export const scripted = (...rolls: number[]): Match =>
  createMatch(toy, SETUP, { dice: scriptedDice([...OPENING, ...rolls]) })
export const seeded = (seed: string, nonces: string[] = ['red', 'blue'], game: AnyGame = toy): Match =>
  createMatch(game, SETUP, { seed, nonces })

export const fingerprint = (match: Match): string => hash(match.position())
export const act = (match: Match, seat: Seat, type: string, arg?: Action['arg']) => {
  const done = match.submit(seat, arg === undefined ? { type } : { type, arg })
  assert.ok(done.ok, `${type} should be legal: ${JSON.stringify(done)}`)
  return done
}
export const refused = (match: Match, seat: Seat, action: unknown, at?: number): Refusal => {
  const before = fingerprint(match)
  const journal = JSON.stringify(match.journal())
  const done = match.submit(seat, action, at)
  assert.ok(!done.ok, 'should be refused')
  assert.equal(fingerprint(match), before, 'a refusal leaves the position alone')
  assert.equal(JSON.stringify(match.journal()), journal, 'a refusal leaves the journal alone')
  assert.ok(done.refusal.text.it.length > 0 && done.refusal.text.en.length > 0)
  const { rule } = done.refusal
  assert.ok(rule === undefined || rule in toy.rulebook, `${rule} is a section`)
  return done.refusal
}

/** Random legal moves, at most so many. */
export function playOn(match: Match, seed: string | number, most = 1000, each: () => void = () => {}): Match {
  const choose = searchDice(seed)
  for (let i = 0; i < most && match.decision !== undefined; i++) {
    const { seat, actions } = match.decision
    const done = match.submit(seat, actions[choose.next(actions.length)])
    assert.ok(done.ok)
    each()
  }
  return match
}
export const saved = (match: Match): Journal => JSON.parse(JSON.stringify(match.journal())) as Journal
