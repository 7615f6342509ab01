import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sha256Hex } from '@bivouac/kernel'
import {
  brokenPromises,
  newPart,
  nextPart,
  type OwnPart,
  promiseOf,
  type WaitingTable,
} from '../src/carrier/own-dice.ts'

const own: OwnPart = { nonce: 'mine', made: 1 }
const table = (seats: WaitingTable['seats']): WaitingTable => ({
  status: 'waiting',
  commitment: 'seed',
  mine: [0],
  seats,
})
const mine = { kind: 'human', ready: false, promise: sha256Hex('mine') }
const promised = { kind: 'human', ready: false, promise: sha256Hex('theirs') }

test('a number is shown only when everybody has promised, and what was promised is kept beside it', () => {
  assert.equal(nextPart(table([mine, { kind: 'human', ready: false }]), own), undefined)
  assert.deepEqual(nextPart(table([mine, promised, { kind: 'bot', ready: true }]), own), {
    show: { ...own, promises: [sha256Hex('mine'), sha256Hex('theirs')], commitment: 'seed' },
  })
  // The answer got lost: shown once more, as long as the promises are the same.
  const shown = { ...own, promises: [sha256Hex('mine'), sha256Hex('theirs')], commitment: 'seed' }
  assert.deepEqual(nextPart(table([mine, promised]), shown), { show: shown })
  assert.equal(nextPart({ ...table([mine, promised]), status: 'playing' }, own), undefined)
  assert.equal(nextPart(table([{ ...mine, ready: true }, promised]), own), undefined)
})

test('a number that is lost, foreign, or was shown for other promises is replaced', () => {
  const shown = { ...own, promises: ['x'], commitment: 'seed' }
  for (const part of [undefined, { nonce: 'other', made: 2 }, shown]) {
    const next = nextPart(table([mine, promised]), part)
    assert.ok(next !== undefined && 'promise' in next && next.promise.nonce !== 'mine')
  }
  assert.equal(promiseOf(own), sha256Hex('mine'))
  assert.notEqual(newPart().nonce, newPart().nonce)
})

test('in the end seed, own number and everybody’s promises are compared', () => {
  const part = { ...own, promises: [sha256Hex('mine'), sha256Hex('theirs')], commitment: 'seed' }
  const journal = (hash: string, nonces: readonly string[]) => ({
    commitment: { scheme: 'hmac-sha256', hash, nonces } as const,
  })
  assert.deepEqual(brokenPromises(part, journal('seed', ['mine', 'theirs'])), [])
  assert.deepEqual(brokenPromises(part, journal('other', ['mine', 'theirs'])), ['seed'])
  assert.deepEqual(brokenPromises(part, journal('seed', ['mine', 'ground'])), ['others'])
  assert.deepEqual(brokenPromises(part, journal('seed', ['dropped', 'theirs'])), ['own', 'others'])
  assert.deepEqual(brokenPromises(part, {}), ['seed'])
})
