/** Tests of the toy, and what `bivouac rules toy` finds: no name begins with section 4, so that one counts as untested. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice, tableFor } from '@bivouac/kernel'
import { toy } from '../../../toy.ts'

function dealt(more: readonly number[] = []) {
  const setup = toy.readSetup({})
  assert.ok(typeof setup !== 'string')
  const pos = toy.begin(setup)
  const table = tableFor(pos, scriptedDice([1, 1, 1, 12, 11, 10, ...more]))
  toy.machine.advance(pos, table)
  return { pos, table }
}

test('2 a hand of three is drawn at the start', () => {
  assert.deepEqual(dealt().pos.s.hand, [
    [1, 2, 3],
    [10, 11, 12],
  ])
})

test('3, 3.1 an attack can be parried, but only with a card up to 3', () => {
  const { pos, table } = dealt([10, 1])
  toy.machine.take(pos, table, { type: 'attack', arg: 3 })
  const decision = toy.machine.advance(pos, table)
  assert.equal(decision?.seat, 1)
  assert.equal(toy.machine.whyNot(pos, table, { type: 'parry', arg: 10 })?.rule, '3.1')
  toy.machine.take(pos, table, { type: 'pass' })
  toy.machine.advance(pos, table)
  assert.deepEqual(pos.s.strength, [2, 1])
})
