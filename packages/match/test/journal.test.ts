import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readJournal } from '../src/index.ts'
import { playOn, saved, scripted, seeded } from './help.ts'

const whole = saved(playOn(seeded('journal'), 4))
type Loose = Record<string, unknown>
const altered = (change: (journal: Loose) => void): unknown => {
  const copy = structuredClone(whole) as unknown as Loose
  change(copy)
  return copy
}
const at = (journal: Loose, ...path: (string | number)[]): Loose =>
  path.reduce<Loose>((part, key) => part[key] as Loose, journal)

test('a journal is read back equal, from its JSON and from its text', () => {
  for (const journal of [whole, saved(scripted())]) {
    assert.deepEqual(readJournal(journal), journal)
    assert.deepEqual(readJournal(JSON.stringify(journal)), journal)
  }
  const read = readJournal(whole)
  assert.ok(typeof read !== 'string' && Object.isFrozen(read) && Object.isFrozen(read.moves[0]))
})

test('what is not a journal gets a sentence', () => {
  const cases: [unknown, RegExp][] = [
    [undefined, /not a journal/],
    [null, /not a journal/],
    [7, /not a journal/],
    ['', /not JSON/],
    ['{"format":', /not JSON/],
    ['[]', /an object/],
    [[], /an object/],
    [{}, /format is nothing/],
    [{ format: 'bivouac-journal-2' }, /bivouac-journal-2/],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('boo')
          },
        },
      ),
      /cannot be read/,
    ],
  ]
  for (const [raw, pattern] of cases) assert.match(String(readJournal(raw)), pattern)
})

test('every field is looked at', () => {
  const cases: [(journal: Loose) => void, RegExp][] = [
    [j => (j.players = []), /no field “players”/],
    [j => (j.game = 'No Such'), /game/],
    [j => delete j.game, /game/],
    [j => (j.version = 0), /version/],
    [j => (j.version = 1.5), /version/],
    [j => (j.version = '3'), /version/],
    [j => (j.setup = []), /setup/],
    [j => (j.setup = { scenario: 'outposts' }), /options/],
    [j => (j.setup = { scenario: 7, options: {} }), /scenario/],
    [j => (j.setup = { scenario: 'x', options: {}, seats: 2 }), /no field “seats”/],
    [j => (j.setup = { scenario: 'x', options: { a: () => 1 } }), /options/],
    [j => (j.from = () => 1), /from/],
    [j => (j.commitment = 'abc'), /commitment/],
    [j => (at(j, 'commitment').scheme = 'md5'), /md5/],
    [j => (at(j, 'commitment').hash = 'ABC'), /hash/],
    [j => (at(j, 'commitment').nonces = 'red'), /nonces/],
    [j => (at(j, 'commitment').nonces = [1]), /nonces/],
    [j => (at(j, 'commitment').nonces = Array(65).fill('x')), /nonces: 65/],
    [j => (at(j, 'commitment').salt = 'x'), /no field “salt”/],
    [j => (j.seed = ''), /seed/],
    [j => (j.seed = 'x'.repeat(1025)), /seed/],
    [j => (j.seed = '\ud800'), /seed/],
    [j => delete j.opening, /opening/],
    [j => (j.opening = [null]), /opening, roll 1/],
    [j => (j.opening = Array(10_001).fill({ why: '1', sides: 6, got: 1 })), /10001/],
    [j => (at(j, 'opening', 0).why = ''), /opening, roll 1, why/],
    [j => (at(j, 'opening', 0).sides = 0), /sides/],
    [j => (at(j, 'opening', 0).got = 7), /got: 7/],
    [j => (at(j, 'opening', 0).got = '3'), /got/],
    [j => (at(j, 'opening', 0).hidden = false), /hidden/],
    [j => (at(j, 'opening', 0).seen = true), /no field “seen”/],
    [j => (j.moves = {}), /moves/],
    [j => (j.moves = { length: 3 }), /moves/],
    [j => ((j.moves as unknown[])[0] = null), /move 1/],
    [j => (at(j, 'moves', 1).seat = -1), /move 2, seat/],
    [j => (at(j, 'moves', 1).seat = 64), /move 2, seat/],
    [j => (at(j, 'moves', 1).action = 'done'), /move 2, action/],
    [j => (at(j, 'moves', 1).action = { type: 'done', x: 1 }), /move 2, action/],
    [j => delete at(j, 'moves', 1).rolls, /move 2, rolls/],
    [j => (at(j, 'moves', 1).when = 0), /move 2 has no field “when”/],
    [j => (j.moves = Array(100_001).fill((j.moves as unknown[])[0])), /100001/],
    [j => (j.marks = undefined), /marks/],
    [j => (j.marks = [5]), /mark 1/],
    [j => (at(j, 'marks', 1).at = 0), /order/],
    [j => (at(j, 'marks', 1).at = 1e6), /at/],
    [j => (at(j, 'marks', 1).turn = 'x'), /turn/],
    [j => (at(j, 'marks', 1).hash = ''), /hash/],
    [j => (at(j, 'marks', 1).why = ''), /mark 2 has no field/],
    [j => (j.result = 'won'), /result/],
    [j => (at(j, 'result').winners = 'both'), /winners/],
    [j => (j.result = { winner: 'both', by: 'points', rule: '1' }), /winners/],
    [j => (at(j, 'result').winners = [-1]), /winners/],
    [j => (at(j, 'result').grade = 1), /grade/],
    [j => (at(j, 'result').by = 3), /by/],
    [j => delete at(j, 'result').rule, /rule/],
    [j => (at(j, 'result').score = 'x'), /score/],
    [j => (at(j, 'result').score = ['x']), /score/],
    [j => (at(j, 'result').moral = 1), /no field “moral”/],
  ]
  for (const [change, pattern] of cases) {
    const answer = readJournal(altered(change))
    assert.equal(typeof answer, 'string', `${change} should be refused`)
    assert.match(answer as string, pattern)
    assert.ok((answer as string).length < 200)
  }
})

test('any value at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything({ withProxy: true } as object), raw => void readJournal(raw)),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.string(), raw => assert.equal(typeof readJournal(raw), 'string')),
    { numRuns: 300 },
  )
})

test('any part replaced by any JSON is answered, never thrown at', () => {
  const paths: (string | number)[][] = []
  const walk = (part: unknown, path: (string | number)[]): void => {
    if (path.length > 0) paths.push(path)
    if (typeof part === 'object' && part !== null && path.length < 4)
      for (const [key, each] of Object.entries(part)) walk(each, [...path, key])
  }
  walk(whole, [])
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const raw = altered(journal => {
        at(journal, ...path.slice(0, -1))[path.at(-1)!] = value
      })
      const read = readJournal(raw)
      if (typeof read !== 'string') assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(raw)))
    }),
    { numRuns: 500 },
  )
})
