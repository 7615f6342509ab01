import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replay } from './replay.ts'

test('replay: a battle of measurements comes out as it always did', () => {
  assert.equal(replay(), '078f82d9')
  assert.equal(replay(), replay())
})
