import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@bivouac/host/protocol'
import { createRollers } from '../src/table/rolling.ts'
import { rollDie, typedDigit } from '../src/table/typed-roll.ts'

test('digits mean what they mean on the die that is asked for', () => {
  assert.deepEqual(typedDigit('', '4', 6), { got: 4 })
  assert.deepEqual(typedDigit('', '7', 6), { begun: '' })
  assert.deepEqual(typedDigit('', '0', 6), { begun: '' })
  assert.deepEqual(typedDigit('', '1', 10), { got: 1 })
  assert.deepEqual(typedDigit('', '0', 10), { got: 10 })
  assert.deepEqual(typedDigit('', '1', 24), { begun: '1' })
  assert.deepEqual(typedDigit('1', '9', 24), { got: 19 })
  assert.deepEqual(typedDigit('2', '5', 24), { begun: '' })
  assert.deepEqual(typedDigit('', '3', 24), { got: 3 })
})

test('a die rolled for somebody shows each of its sides', () => {
  const seen = new Set(Array.from({ length: 1000 }, () => rollDie(8)))
  assert.deepEqual([...seen].sort(), [1, 2, 3, 4, 5, 6, 7, 8])
})

const wanting = (soFar: readonly number[]): Reply => ({
  ok: false,
  wants: { soFar: soFar.map(got => ({ sides: 6, why: '1', got })), next: [{ sides: 6, why: '1' }] },
})

test('what is wanted is asked for and sent again with all that was rolled, until nothing is wanted', async () => {
  const { rolling, until } = createRollers()
  const sent: (readonly number[] | undefined)[] = []
  const done = until(async rolls => {
    sent.push(rolls)
    return (rolls?.length ?? 0) < 2 ? wanting(rolls ?? []) : { ok: true }
  })
  for (const got of [3, 5]) {
    await new Promise(resolve => setTimeout(resolve))
    rolling()!.give([got])
  }
  assert.deepEqual(await done, { ok: true })
  assert.deepEqual(sent, [undefined, [3], [3, 5]])
  assert.equal(rolling(), undefined)
})

test('who does not roll gets the question back, and nothing more is sent', async () => {
  const { rolling, until } = createRollers()
  let sent = 0
  const done = until(async () => {
    sent++
    return wanting([])
  })
  await new Promise(resolve => setTimeout(resolve))
  rolling()!.cancel()
  assert.ok('wants' in (await done))
  assert.equal(sent, 1)
  assert.equal(rolling(), undefined)
})
