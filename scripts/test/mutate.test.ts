import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { mutantsOf, switched } from '../mutate/mutants.ts'
import { broken } from '../mutate/places.ts'
import { survey, trials } from '../mutate/trial.ts'

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

/** A game of one rule, with the tests it has. */
function toyGame(rule: string, tests: string): { game: string; done(): void } {
  const game = mkdtempSync(join(tmpdir(), 'mutate-test-'))
  for (const [path, text] of [
    ['rules/rule.ts', rule],
    ['test/rule.test.ts', tests],
  ] as const) {
    mkdirSync(dirname(join(game, path)), { recursive: true })
    writeFileSync(join(game, path), text)
  }
  return { game, done: () => rmSync(game, { recursive: true }) }
}

test('each break meets the tests that come by it, in a warm process or in one of its own; nothing runs for ever', async () => {
  const { game, done } = toyGame(
    [
      'export const LIMIT = 3',
      'export const mayMove = (n: number): boolean => n <= LIMIT && n > 0',
      'export const idle = (n: number): number => n + 1',
      'let kept: number | undefined',
      'export const once = (): number => (kept ??= 40 + LIMIT)',
      'export const steps = (n: number): number => { let made = 0; for (let i = 0; i < n; i = i + 2) made++; return made }',
    ].join('\n'),
    [
      "import assert from 'node:assert/strict'",
      "import { test } from 'node:test'",
      "import { idle, mayMove, once, steps } from '../rules/rule.ts'",
      "test('3 as far as the limit', () => assert.ok(mayMove(3) && !mayMove(4)))",
      "test('3 nothing is noticed of this', () => void idle(1))",
      "test('3 worked out once', () => assert.equal(once(), 43))",
      "test('3 two at a time', () => assert.equal(steps(10), 5))",
      "test('conformance of toy: never run here', () => { throw new Error('it has run') })",
      "test('a test that fails by itself', () => assert.fail('not today'))",
    ].join('\n'),
  )
  try {
    const { files, places } = broken(game)
    const surveyed = await survey(files, 4000)
    assert.ok(typeof surveyed !== 'string', String(surveyed))
    assert.deepEqual(
      surveyed.leftOut.map(each => each.replace(/^\S+ /, '')),
      ['a test that fails by itself: fails beside the others with nothing broken: not today'],
    )
    const hurried = await survey(files, -1)
    assert.ok(typeof hurried !== 'string')
    assert.deepEqual([hurried.tests.length, hurried.leftOut.length], [0, 5], 'every test takes more than no time')
    const { fateOf, end } = trials(files, surveyed, places)
    const fates = new Map<string, string>()
    for (const place of places) fates.set(`${place.was} → ${place.by}`, await fateOf(place))
    end()
    assert.deepEqual(Object.fromEntries(fates), {
      '3 → 4': 'chapter',
      'n <= LIMIT && n > 0 → n <= LIMIT': 'survived',
      'n <= LIMIT && n > 0 → n > 0': 'chapter',
      'n <= LIMIT → n < LIMIT': 'chapter',
      'n > 0 → n >= 0': 'survived',
      '0 → 1': 'survived',
      'n + 1 → n - 1': 'survived',
      '1 → 2': 'survived',
      '40 + LIMIT → 40 - LIMIT': 'chapter',
      '40 → 41': 'chapter',
      'i < n → i <= n': 'chapter',
      'i + 2 → i - 2': 'chapter',
      '2 → 3': 'chapter',
    })
  } finally {
    done()
  }
})
