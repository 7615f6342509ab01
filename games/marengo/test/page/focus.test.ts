import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '@bivouac/client/page'
import { marengo } from '../../module.ts'
import { focus } from '../../page/actions.ts'

test('12.3 nobody counts as chosen who is still to be chosen for a retreat', () => {
  const setup = marengo.readSetup({})
  assert.ok(typeof setup !== 'string')
  const view = marengo.view(marengo.begin(setup), 1)
  const asked = { seat: 1, proc: 'retreat', step: 'where', rule: '12.3', actions: [] } as unknown as Question
  assert.deepEqual(focus(asked, view), [])
})
