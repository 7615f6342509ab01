import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mutantsOf, switched } from '../mutate/mutants.ts'

const breaks = (text: string): string[] => mutantsOf(text).map(({ was, by }) => `${was} → ${by}`)

test('comparisons, sums, operands, negations, constants and sides are broken', () => {
  assert.deepEqual(breaks('const a = x < y'), ['x < y → x <= y'])
  assert.deepEqual(breaks('const a = x || y'), ['x || y → x', 'x || y → y'])
  assert.deepEqual(breaks('const a = !x'), ['!x → x'])
  assert.deepEqual(breaks('const a = 3'), ['3 → 4'])
  assert.deepEqual(breaks('const a = enemyOf(side)'), ['enemyOf(side) → side'])
  assert.deepEqual(breaks('const a = 1 - side'), ['1 - side → 1 + side', '1 - side → side', '1 → 2'])
  assert.deepEqual(breaks('const a = x ? y : z'), ['x ? y : z → x ? z : y'])
})

test('a consequence can be left out', () => {
  assert.deepEqual(breaks('arrivals(t, to)'), ['arrivals(t, to) → undefined'])
})

test('types, citations and the words of refusals are left alone', () => {
  assert.deepEqual(breaks("type A = 1 | 2\nconst B = no('8.5', { it: 'x', en: 'y' })"), [])
})

test('a file with switches does as the file without them, until one is on', () => {
  const text = 'const add = (a, b) => a + b\nlet n = add(1, 2)\nif (n < 3 && !(n > 9)) n = 7\nglobalThis.got = n'
  const mutants = mutantsOf(text)
  const scope = globalThis as { mutant?: unknown; got?: unknown }
  const run = (on: number): unknown => {
    scope.mutant = (n: number) => n === on
    new Function(switched(text, mutants, 100))()
    return scope.got
  }
  assert.equal(run(-1), 3)
  assert.equal(run(100 + mutants.findIndex(({ by }) => by === 'a - b')), 7)
  assert.equal(run(100 + mutants.findIndex(({ by }) => by === 'n <= 3')), 7)
  delete scope.mutant
  delete scope.got
})

test('a switch at the beginning of a line does not call the line above', () => {
  const text = 'const list = []\nconst put = n => list.push(n)\nlist.push(0)\nput(1)\nglobalThis.got = list.length'
  const scope = globalThis as { mutant?: unknown; got?: unknown }
  scope.mutant = () => false
  new Function(switched(text, mutantsOf(text), 0))()
  assert.equal(scope.got, 2)
  delete scope.mutant
  delete scope.got
})
