import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Roll } from '@bivouac/kernel'
import { commit, type Journal, verify } from '../src/index.ts'
import { playOn, saved, scripted, seeded } from './help.ts'
import { toy } from './toy.ts'

const honest = saved(playOn(seeded('honest seed'), 21))
const rolls = honest.opening.length + honest.moves.flatMap(move => move.rolls).length
const fails = (journal: unknown, pattern: RegExp): void => {
  const { ok, faults } = verify(toy, journal as Journal)
  assert.equal(ok, false)
  assert.ok(
    faults.some(fault => pattern.test(fault)),
    faults.join('\n'),
  )
}

test('an honest game verifies, every roll of it', () => {
  assert.deepEqual(verify(toy, honest), {
    ok: true,
    faults: [],
    notes: [],
    rolls,
    recomputed: rolls,
    moves: honest.moves.length,
  })
  assert.ok(rolls > 10)
})

test('a seed other than the committed one', () => {
  fails({ ...honest, seed: 'another' }, /not the one that was committed to/)
  // Seed and commitment replaced together: the rolls give it away.
  fails({ ...honest, seed: 'another', commitment: { ...honest.commitment, hash: commit('another') } }, /the seed gives/)
})

test('nonces changed, or in another order', () => {
  const { commitment } = honest
  fails({ ...honest, commitment: { ...commitment, nonces: ['blue', 'red'] } }, /the seed gives/)
  fails({ ...honest, commitment: { ...commitment, nonces: [] } }, /the seed gives/)
})

test('seed withheld, or commitment taken away', () => {
  const { seed: _seed, ...withheld } = honest
  fails(withheld, /not been revealed/)
  const { commitment: _commitment, ...uncommitted } = honest
  fails(uncommitted, /no commitment/)
})

test('what cannot be checked is said, not praised', () => {
  const running = verify(toy, saved(playOn(seeded('on'), 1, 6)))
  assert.equal(running.ok, true)
  assert.equal(running.recomputed, 0)
  assert.match(running.notes.join(), /not yet revealed/)
  const own = verify(toy, saved(scripted()))
  assert.equal(own.ok, true)
  assert.equal(own.recomputed, 0)
  assert.equal(own.rolls, 3)
  assert.match(own.notes.join(), /committed to no seed/)
})

test('every single roll altered is found, opening and hidden picks included', () => {
  let number = 0
  const lists: (readonly Roll[])[] = [honest.opening, ...honest.moves.map(move => move.rolls)]
  lists.forEach((list, which) => {
    list.forEach((roll, i) => {
      number++
      if (roll.sides === 1) return
      const forged = list.map((each, k) => (k === i ? { ...each, got: (each.got % each.sides) + 1 } : each))
      const journal =
        which === 0
          ? { ...honest, opening: forged }
          : { ...honest, moves: honest.moves.map((move, k) => (k === which - 1 ? { ...move, rolls: forged } : move)) }
      fails(journal, new RegExp(`^roll ${number} \\(${roll.why.replace('.', '\\.')}`))
    })
  })
  assert.equal(number, rolls)
})

test('marks altered, missing, invented; result altered or missing', () => {
  const { marks } = honest
  const mark = marks[1]!
  fails({ ...honest, marks: marks.with(1, { ...mark, hash: '0'.repeat(64) }) }, /mark after move \d+ does not fit/)
  fails({ ...honest, marks: marks.with(1, { ...mark, turn: 9 }) }, /says turn 9/)
  fails({ ...honest, marks: marks.slice(1) }, /mark after move 0 is missing/)
  fails({ ...honest, marks: [] }, /is missing/)
  fails({ ...honest, marks: [marks[0], { ...mark, at: 1 }, ...marks.slice(1)] }, /the turn does not change/)
  fails({ ...honest, result: { ...honest.result, by: 'luck' } }, /the result is .*luck/)
  const { result: _result, ...unfinished } = honest
  fails(unfinished, /the journal has no result/)
})

test('moves taken away, added, swapped', () => {
  fails({ ...honest, moves: honest.moves.slice(0, -1) }, /result|mark/)
  fails({ ...honest, moves: [...honest.moves, honest.moves[0]] }, /over by then/)
  fails({ ...honest, moves: honest.moves.slice(1) }, /./)
  const report = verify(toy, {
    ...honest,
    moves: honest.moves.with(4, { ...honest.moves[4]!, action: { type: 'fly' } }),
  })
  assert.equal(report.moves, 4)
  assert.match(report.faults[0]!, /^move 5/)
  fails({ ...honest, version: 4 }, /version 3 .*version 4|version 4 .*version 3/)
})
