import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical, hash, sha256Hex } from '../src/index.ts'

test('keys are sorted, undefined is left out, everything else is JSON', () => {
  assert.equal(
    canonical({ b: [1, { d: null, c: 'x' }], a: undefined, A: true }),
    '{"A":true,"b":[1,{"c":"x","d":null}]}',
  )
  assert.equal(canonical(undefined), 'null')
  assert.equal(canonical([undefined, -0]), '[null,0]')
})

test('the same values in another order give the same text and hash; JSON comes back equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const again = JSON.parse(JSON.stringify(value), (_, each) =>
        typeof each === 'object' && each !== null && !Array.isArray(each)
          ? Object.fromEntries(Object.entries(each).reverse())
          : each,
      )
      assert.equal(canonical(again), canonical(value))
      assert.equal(hash(again), hash(value))
      assert.equal(canonical(JSON.parse(canonical(value))), canonical(value))
    }),
  )
})

test('different values give different texts', () => {
  const values = [1, '1', [1], { 1: 1 }, { 1: '1' }, null, false, [], {}, '', [[]], [null], { a: null }]
  assert.equal(new Set(values.map(canonical)).size, values.length)
})

test('SHA-256 as everybody else computes it', () => {
  assert.equal(sha256Hex(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  assert.equal(sha256Hex('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  assert.equal(sha256Hex('è'), '97c916cd94785d7b9b52ae7013c267854f275691ddaae212bc1c07f639b8a0c7')
  assert.equal(hash({ a: 1 }), sha256Hex('{"a":1}'))
})
