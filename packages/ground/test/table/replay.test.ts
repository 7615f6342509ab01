import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replay } from './replay.ts'

test('replay: a battle of measurements comes out as it always did', () => {
  assert.equal(replay(), '1880c74a')
  assert.equal(replay(), replay())
})
