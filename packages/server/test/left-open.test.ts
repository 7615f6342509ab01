import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

test('a test that fails leaves no server open: its file comes to an end by itself', () => {
  const file = fileURLToPath(new URL('./leaves-open.ts', import.meta.url))
  // A run inside a run would report to the outer one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const ran = spawnSync(process.execPath, ['--test', file], { env, encoding: 'utf8', timeout: 60_000 })
  assert.equal(ran.error, undefined, 'it had to be stopped')
  assert.equal(ran.status, 1)
  assert.match(ran.stdout, /somewhere else/)
})
