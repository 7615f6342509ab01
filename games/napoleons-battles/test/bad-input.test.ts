/** Nonsense from outside: refused with a sentence, nothing changed, and without playing anything through. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, canonical, type Json } from '@bivouac/kernel'
import { THIRTY_A_SIDE } from '../bench.ts'
import { napoleonsBattles } from '../module.ts'
import { austrian, french, stand } from './table.ts'

const ABSURD: readonly Json[] = [
  '0 F99999999999999999999',
  '0 F-1',
  '0 F1e9',
  '0 FNaN',
  '0 F0.5',
  '0 W1801',
  '0 W0',
  '0 O900,240',
  '0 T4096,0',
  '0 T1,451',
  '0 D999',
  '0 G99999,99999',
  '0 C7',
  '0 Z1',
  '0',
  '',
  ' F240',
  '00 F240',
  '-1 F240',
  '999 F240',
  '0  F240',
  `0${' F1'.repeat(10_000)}`,
  `0 ${'F1 '.repeat(13).trim()}`,
  '0 F240\u0000',
  '０ F240',
  { unit: 0 },
  [[[[]]]],
  -0.5,
  true,
]
test('8.2 marches of absurd numbers, endless legs and shapes of another world are refused and leave everything as it was', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [30, 18])])
  const before = canonical(t.pos as never)
  for (const arg of ABSURD)
    for (const type of ['march', 'orders', 'unit']) {
      const action = { type, arg } as Action
      const refused = napoleonsBattles.machine.whyNot(t.pos, t.t, action)
      assert.ok(refused, `${type} ${JSON.stringify(arg).slice(0, 60)}`)
      assert.ok(refused.text.it.length > 3 && refused.text.en.length > 3)
      // The preview of nonsense is nothing, and never a fault.
      assert.ok(napoleonsBattles.foretell!(napoleonsBattles.view(t.pos, 0), 0, action).lines.length >= 0)
    }
  assert.equal(canonical(t.pos as never), before)
})

test('8.2 orders for too many, for one twice, or into contact are refused whole', () => {
  const t = stand([french('a', [10, 18]), french('b', [10, 22]), austrian('x', [30, 18])])
  for (const arg of ['0 F240; 0 F240', '0 F240; 1 T2', `${'0 F240; '.repeat(400)}1 F240`, '0 F240;1 F240', '0 F240; '])
    assert.ok(t.refusal('orders', arg))
  assert.ok(t.may('orders', '0 F240; 1 F240'))
})

test('8.2 legs one by one: whatever is no number of the right size is refused', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [30, 18])])
  t.act('unit', 0)
  const odd: readonly Json[] = ['240', 1e308, 0.1, -1, 14_401, null, [], [1, 2, 3], {}, '']
  for (const type of [
    'forward',
    'oblique',
    'back',
    'side',
    'wheel',
    'wheelBack',
    'form',
    'touch',
    'deploy',
    'leave',
    'go',
  ])
    for (const arg of odd) {
      if (type === 'side' && arg === -1) continue
      if ((type === 'wheel' || type === 'wheelBack') && arg === -1) continue
      assert.ok(t.refusal(type, arg as never), `${type} ${JSON.stringify(arg)}`)
    }
})

test('scenarios with units on each other, off the table, without number or end are refused with a sentence', () => {
  const one = { side: 0, type: 'FrLN', figures: 16, at: [10, 10], facing: 90 }
  const why = (scenario: unknown): string => {
    const answer = napoleonsBattles.readSetup({ scenario })
    assert.equal(typeof answer, 'string', JSON.stringify(scenario).slice(0, 80))
    return answer as string
  }
  assert.match(why({ table: [24, 24], units: [one, { ...one, at: [10.5, 10.5] }] }), /stand on each other/)
  assert.match(
    why({ ...THIRTY_A_SIDE, units: THIRTY_A_SIDE.units.map(unit => ({ ...unit, at: [30, 20] })) }),
    /stand on each other/,
  )
  assert.match(why({ table: [24, 24], units: [{ ...one, at: [23.9, 23.9] }] }), /on the table/)
  assert.match(why({ table: [24, 24], units: [{ ...one, at: [Number.NaN, 3] }] }), /place/)
  assert.match(why({ table: [24, 24], units: [{ ...one, at: [1e300, 3] }] }), /place/)
  assert.match(why({ table: [1e9, 24], units: [one] }), /table/)
  assert.match(why({ table: [24, 24], units: Array(5000).fill(one) }), /units is a list/)
  assert.match(why({ table: [24, 24], units: [{ ...one, figures: 1e9 }] }), /figures/)
  assert.match(why({ table: [24, 24], units: [{ ...one, type: '__proto__' }] }), /no profile/)
  assert.match(why({ table: [24, 24], units: [one], terrain: Array(999).fill({}) }), /terrain/)
  assert.match(
    why({
      table: [24, 24],
      units: [one],
      zones: [
        {
          side: 0,
          at: [
            [0, 0],
            [99, 99],
            [1, 1],
          ],
        },
      ],
    }),
    /zone 1/,
  )
  assert.match(why([[[[[[]]]]]]), /.+/)
})
