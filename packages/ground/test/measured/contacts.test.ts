import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { contacts, type Pair, starCovers, unitsWithin } from '../../src/measured/contacts.ts'
import { quad, shapes } from '../../src/measured/quads.ts'

test('contacts: a unit touches with any of its bases', () => {
  const all = shapes(4)
  quad(5000, 5000, 0, 900, 240, all, 0)
  quad(9000, 5000, 0, 240, 480, all, 1)
  quad(5000, 5480, 0, 240, 480, all, 2)
  quad(5000, 9000, 0, 900, 240, all, 3)
  const pieces = { shapes: all, first: Int32Array.from([0, 1, 3, 4, 4]) }
  assert.ok(unitsWithin(pieces, 0, 1, 3) && !unitsWithin(pieces, 0, 2, 3))
  assert.deepEqual(contacts(pieces, [0, 3], [1, 2]), [[0, 1]])
})

test('contacts: every division into stars is found, once', () => {
  const pair = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 10, max: 13 }))
  fc.assert(
    fc.property(fc.uniqueArray(pair, { minLength: 1, maxLength: 8, selector: String }), pairs => {
      const units = new Set(pairs.flat())
      // All sets of contacts in which nobody is left out and no contact joins two units that both have another.
      const wanted = new Set<string>()
      for (let bits = 1; bits < 1 << pairs.length; bits++) {
        const kept = pairs.filter((_, k) => (bits >> k) & 1)
        const times = (n: number): number => kept.filter(each => each.includes(n)).length
        if ([...units].every(n => times(n) > 0) && kept.every(([a, b]) => times(a) === 1 || times(b) === 1))
          wanted.add(kept.map(String).sort().join(' '))
      }
      const found = starCovers(pairs as Pair[]).map(cover =>
        cover
          .flatMap(([middle, ...others]) => others.map(n => String(middle! < n ? [middle, n] : [n, middle])))
          .sort()
          .join(' '),
      )
      assert.equal(new Set(found).size, found.length, 'one twice')
      assert.deepEqual([...found].sort(), [...wanted].sort())
      assert.ok(found.length > 0)
      assert.equal(starCovers(pairs as Pair[], 1).length, 1)
    }),
    { numRuns: 2_000 },
  )
  assert.deepEqual(starCovers([]), [[]])
})

test('8.4.3 A touches C, B touches C and D: A fights C and B fights D', () => {
  assert.deepEqual(
    starCovers([
      [0, 10],
      [1, 10],
      [1, 11],
    ]),
    [
      [
        [0, 10],
        [1, 11],
      ],
    ],
  )
})
