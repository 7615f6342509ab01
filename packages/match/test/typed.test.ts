import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, searchDice } from '@bivouac/kernel'
import {
  createMatch,
  keyedDice,
  type Match,
  openTyped,
  readJournal,
  resume,
  submitTyped,
  type Tried,
  type TypedDice,
  type TypedOptions,
  typedDice,
  verify,
} from '../src/index.ts'
import { fingerprint, OPENING, saved } from './help.ts'
import { SETUP, toy } from './toy.ts'

const create = (dice: TypedDice) => (): Match => createMatch(toy, SETUP, { dice, typed: true })
const done = <T>(tried: Tried<T>): T => {
  assert.ok('done' in tried, JSON.stringify(tried))
  return tried.done
}
/** Seat 0 has begun, everything typed; the deck by a dealer where one is given. */
function opened(dice = typedDice(), rolls: readonly number[] = OPENING) {
  const match = done(openTyped(dice, rolls, create(dice)))
  const act = (type: string, rolls: readonly number[] = [], options?: TypedOptions, seat = match.decision?.seat ?? 0) =>
    submitTyped(match, dice, { seat, action: { type }, at: match.length }, rolls, options)
  return { match, dice, act }
}
const dealt = () => opened(typedDice(keyedDice({ seed: 'deck' })), OPENING.slice(0, 1))

test('a move that wants a roll says which and leaves the table alone, until it is typed', () => {
  const { match, act } = opened()
  const before = [fingerprint(match), canonical(match.journal())]
  assert.deepEqual(act('forage'), { wants: { soFar: [], next: [{ sides: 6, why: '2.2' }] } })
  for (const got of [0, 7, -1, 2.5, Number.NaN])
    assert.deepEqual(act('forage', [got]), { unfit: { got, wanted: { sides: 6, why: '2.2' } } })
  assert.deepEqual(act('forage', [3, 3], { exact: true }), { unfit: { got: 3 } })
  assert.deepEqual([fingerprint(match), canonical(match.journal())], before)
  const made = done(act('forage', [3]))
  assert.ok(made.ok && made.rolls[0]?.got === 3)
  assert.equal(match.length, 1)
})

test('what is refused anyway asks nobody to roll', () => {
  const { match, act, dice } = opened()
  const refused = done(act('forage', [], {}, 1))
  assert.ok(!refused.ok)
  const stale = done(submitTyped(match, dice, { seat: 0, action: { type: 'forage' }, at: 5 }, []))
  assert.ok(!stale.ok && /changed/.test(stale.refusal.text.en))
  const absurd = done(submitTyped(match, dice, { seat: 0, action: [1], at: 0 }, [6]))
  assert.ok(!absurd.ok)
  assert.equal(match.length, 0)
})

test('rolls left over wait for the caller, who hears how many were used', () => {
  const { act } = opened()
  const tried = act('forage', [3, 5, 6])
  assert.ok('done' in tried && tried.used === 1)
})

test('the opening asks too, one after the other', () => {
  const dice = typedDice()
  const first = openTyped(dice, [], create(dice))
  assert.deepEqual(first, { wants: { soFar: [], next: [{ sides: 6, why: '1.1' }] } })
  const second = openTyped(dice, [6], create(dice))
  assert.ok('wants' in second)
  assert.deepEqual(second.wants.soFar, [{ sides: 6, why: '1.1', got: 6 }])
  assert.deepEqual(second.wants.next, [{ sides: 10, why: '1.2', hidden: true }])
  assert.equal(done(openTyped(dice, OPENING, create(dice))).length, 0)
})

test('a dealer makes the blind picks, the same ones however often the move is tried, and shows none of them', () => {
  const { match } = dealt()
  assert.equal(canonical(match.position()), canonical(dealt().match.position()))
  assert.equal(match.rolled, 3)
  const dice = typedDice(keyedDice({ seed: 'deck' }))
  const asked = openTyped(dice, [], create(dice), { ahead: true })
  assert.deepEqual(asked, { wants: { soFar: [], next: [{ sides: 6, why: '1.1' }] } })
})

test('dice thrown together are asked for together', () => {
  const { act } = dealt()
  done(act('attack'))
  const die = { sides: 6, why: '3.2' }
  assert.deepEqual(act('pass', [], { ahead: true }), { wants: { soFar: [], next: [die, die] } })
  assert.deepEqual(act('pass', [5], { ahead: true }), { wants: { soFar: [{ ...die, got: 5 }], next: [die] } })
  assert.ok(done(act('pass', [5, 1], { exact: true })).ok)
})

test('what a standing answer will roll is asked for with the move it follows', () => {
  const { match, act } = dealt()
  match.stand(1, 'assault.reaction', true)
  const asked = act('attack')
  assert.ok('wants' in asked && asked.wants.next[0].why === '3.2')
  assert.equal(match.length, 0)
  assert.ok(done(act('attack', [6, 1])).ok)
  assert.equal(match.length, 2)
  assert.equal(match.windBack(), undefined)
  assert.equal(match.length, 0, 'the answer goes back with the move that brought it about')
})

test('the journal says that its dice were typed, verify says so too, and it goes on after a reload', () => {
  const { match, act } = dealt()
  done(act('forage', [4]))
  const file = saved(match)
  assert.equal(file.dice, 'typed')
  assert.equal(file.commitment, undefined)
  const found = verify(toy, file)
  assert.ok(found.ok, found.faults.join())
  assert.match(found.notes.join(), /typed in by the players: 2 rolls rest on their word, and 2 hidden draws/)
  const forged = verify(toy, { ...file, seed: 'x' })
  assert.match(forged.faults.join(), /typed in/)
  assert.match(String(readJournal({ ...file, dice: 'loaded' })), /“loaded” is not “typed”/)

  const again = typedDice(keyedDice({ seed: 'deck' }))
  const woken = resume(toy, file, { dice: again, typed: true })
  assert.ok(typeof woken !== 'string')
  const move = { seat: 0, action: { type: 'draw' } }
  done(submitTyped(woken, again, move, []))
  done(act('draw'))
  assert.equal(fingerprint(woken), fingerprint(match))
  const looked = resume(toy, file)
  assert.ok(typeof looked !== 'string' && looked.journal().dice === 'typed')
})

test('an umpire takes back any move, dice and draws included, whoever made it; a roll may be typed anew', () => {
  const { match, act } = dealt()
  const start = fingerprint(match)
  done(act('forage', [4]))
  done(act('draw'))
  done(act('done'))
  assert.notEqual(match.decision!.seat, 0)
  assert.equal(match.windBack(), undefined)
  assert.equal(match.length, 2)
  assert.equal(match.windBack(1), undefined)
  assert.equal(match.windBack(), undefined)
  assert.equal(fingerprint(match), start)
  for (const nowhere of [undefined, 0, 1, -1, 0.5]) assert.ok(match.windBack(nowhere)?.text.en)
  done(act('forage', [5]))
  assert.equal(match.journal().moves[0]!.rolls[0]!.got, 5)
  assert.ok(verify(toy, saved(match)).ok)
})

test('a whole game fed roll by roll is the game of the same rolls; its last move can be taken back', () => {
  for (let seed = 0; seed < 20; seed++) {
    const chance = searchDice(seed)
    const dice = typedDice(keyedDice({ seed: `deck ${seed}` }))
    const fed = <T>(attempt: (rolls: readonly number[]) => Tried<T>): T => {
      for (const rolls: number[] = []; ; ) {
        const tried = attempt(rolls)
        if (!('wants' in tried)) return done(tried)
        for (const { sides } of tried.wants.next) rolls.push(chance.roll(sides, '-'))
      }
    }
    const options = { ahead: true, exact: true }
    const match = fed(rolls => openTyped(dice, rolls, create(dice), options))
    while (match.decision !== undefined) {
      const { seat, actions } = match.decision
      const action = actions[chance.next(actions.length)]
      assert.ok(fed(rolls => submitTyped(match, dice, { seat, action, at: match.length }, rolls, options)).ok)
    }
    assert.ok(verify(toy, saved(match)).ok)
    const { length } = match
    assert.equal(match.windBack(), undefined)
    assert.ok(match.decision !== undefined && match.length < length && match.result === undefined)
  }
})
