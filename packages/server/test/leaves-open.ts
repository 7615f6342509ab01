/** Not a test of anything: a file whose test fails with a server open. `left-open.test.ts` runs it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scratch, testServer } from './help.ts'

test('fails', async t => {
  const place = scratch()
  t.after(() => place.remove())
  const server = await testServer(place.folder)
  assert.equal(server.url, 'somewhere else')
  await server.close()
})
