import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REASONS } from '../../server/src/reasons.ts'
import { FAULTS } from '../src/words/faults.ts'

/** Known only to the page: there was no server to give a reason. */
const OWN = ['fault.offline']
/** Sentences for programmers: the words of the page say it better by themselves. */
const WITHOUT_DETAIL = new Set(['bad-name', 'bad-password', 'bad-mail'])

test('the page has words for every reason the server can give, and for no other', () => {
  assert.deepEqual(
    Object.keys(FAULTS).sort(),
    [...OWN, ...Object.keys(REASONS).map(reason => `fault.${reason}`)].sort(),
  )
})

test('what the server fills in has its place in the words of the page', () => {
  const blanks = (said: string): string => [...said.matchAll(/\{\w+\}/g)].map(String).sort().join()
  for (const [reason, { says }] of Object.entries(REASONS)) {
    const words = FAULTS[`fault.${reason}` as keyof typeof FAULTS]
    const wanted = WITHOUT_DETAIL.has(reason) ? '' : blanks(says)
    assert.equal(blanks(words.it), wanted, reason)
    assert.equal(blanks(words.en), wanted, reason)
  }
})
