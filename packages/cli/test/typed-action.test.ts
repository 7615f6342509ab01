import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ferry } from '../../kernel/test/several.ts'
import { typedAction } from '../src/typed-action.ts'

const at = { proc: 'day', step: 'sail' }
const typed = (line: string) => typedAction(ferry, at, line)

test('sets are typed by their numbers in any order, paths in theirs, parts by name, open values as they are', () => {
  assert.deepEqual(typed('fleet 4 0 2'), { type: 'fleet', arg: [0, 2, 4] })
  assert.deepEqual(typed('fleet 4,0'), { type: 'fleet', arg: [0, 4] })
  assert.deepEqual(typed('voyage 1 2 1 2'), { type: 'voyage', arg: [1, 2, 1, 2] })
  assert.deepEqual(typed('convoy boats 1 3 way 1'), { type: 'convoy', arg: { boats: [1, 3], way: [1] } })
  assert.deepEqual(typed('convoy boats 1 way'), { type: 'convoy', arg: { boats: [1], way: [] } })
  assert.deepEqual(typed('signal -6543'), { type: 'signal', arg: -6543 })
  assert.deepEqual(typed('signal 7 F960 W-300'), { type: 'signal', arg: '7 F960 W-300' })
})

test('what is not offered is nothing, and what is typed wrongly is left for the rules to refuse', () => {
  assert.equal(typed('why fleet'), undefined)
  assert.deepEqual(typed('fleet red'), { type: 'fleet', arg: 'red' })
  assert.deepEqual(typed('convoy 1'), { type: 'convoy', arg: 1 })
  assert.deepEqual(typed('fleet'), { type: 'fleet', arg: [] })
})
