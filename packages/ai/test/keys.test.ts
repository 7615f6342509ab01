import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepwise, tableFor } from '@bivouac/kernel'
import { scriptedDice } from '../../kernel/src/dice.ts'
import { ferry } from '../../kernel/test/several.ts'
import { brainOf, keyOf } from '../src/index.ts'

test('search knows an option again by what it says: elements, negative and large numbers, texts, sets', () => {
  const game = stepwise(ferry)
  const pos = game.begin(ferry.readSetup({}) as never)
  const t = tableFor(pos, scriptedDice([]))
  const keys = () => game.machine.advance(pos, t)!.actions.map(keyOf)
  const [first, again] = [keys(), keys()]
  assert.ok(first.length > 6)
  for (const [i, key] of first.entries()) assert.equal(key, again[i])
  const said = (arg: number | string | readonly number[]) => keyOf({ type: 'wheel', arg })
  for (const arg of [-300, 4800, '7 F960', [1, 4]]) assert.equal(said(arg), said(arg))
  assert.equal(new Set([-300, 300000, '7', [7]].map(said)).size, 4)
})

test('how far a search looks is the game’s to say', () => {
  assert.deepEqual(brainOf(ferry).patience, { turn: 120, move: 24 })
  const patient = { ...ferry, ai: { patience: { turn: 600 } } }
  assert.deepEqual(brainOf(patient).patience, { turn: 600, move: 24 })
})
