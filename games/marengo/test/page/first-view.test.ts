/** Where the map is looked at first: near enough to read a block, on a desktop as well. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Setup } from '@bivouac/kernel'
import { BLOCK, FIELD } from '../../look/layout.ts'
import { marengo } from '../../module.ts'
import { firstView } from '../../page/first-view.ts'

/** The board beside its panels in a window of 1400 × 900. */
const DESKTOP = { width: 1030, height: 755 }
/** A face is told apart from here on. */
const READABLE = 50

test('at the first move a desktop shows the bridges of the Bormida, with blocks that can be read, and not the whole map', () => {
  const match = marengo.begin(marengo.readSetup({}) as Setup)
  const part = firstView(marengo.view(match, 0))
  const whole = Math.min(DESKTOP.width / FIELD.width, DESKTOP.height / FIELD.height)
  assert.ok(whole < part.legible, 'the whole map is too small')
  const near = Math.min(DESKTOP.width / part.width, DESKTOP.height / part.height)
  assert.ok(BLOCK.length * near >= READABLE, `${BLOCK.length * near} px`)
})
