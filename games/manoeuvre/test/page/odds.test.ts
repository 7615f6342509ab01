/** The odds of a combat in words: nothing is said that cannot be, no button offered for what is not there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QUESTIONS } from '../../page/actions.ts'
import { odds } from '../../page/odds.ts'
import { type BattleResult, RESULTS } from '../../words.ts'

const ATTACKER = 0
const said = (results: Partial<Record<BattleResult, number>>, handSize: readonly number[]): string => {
  const outcomes = Object.entries(results).map(([name, p]) => ({
    p,
    events: [{ e: 'totals', result: RESULTS.indexOf(name as BattleResult) }],
  }))
  return odds({ exact: true, outcomes }, ATTACKER, { handSize }, 'en').sentence
}

test('“if nobody plays another card” is said where somebody holds one, and not where nobody does', () => {
  assert.match(said({ more: 0.9, less: 0.1 }, [0, 1]), /, if nobody plays another card\.$/)
  assert.match(said({ more: 0.9, less: 0.1 }, [1, 0]), /, if nobody plays another card\.$/)
  assert.doesNotMatch(said({ more: 0.9, less: 0.1 }, [0, 0]), /another card/)
})

test('that one is beaten off is said where it can happen, and not where it cannot', () => {
  assert.match(said({ more: 0.9, less: 0.1 }, [0, 0]), /; in 10% you are beaten off\.$/)
  assert.equal(said({ more: 0.9, equal: 0.1 }, [0, 0]), 'In 90% of cases he retreats or is hit.')
})

test('sappers are a card to be played, never a button that stands there without a redoubt', () => {
  const buttons = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.entries(actions).flatMap(([type, kind]) =>
      kind === 'button' || kind === 'none' ? [`${question}:${type}`] : [],
    ),
  )
  assert.deepEqual(
    buttons.filter(each => /sapper|redoubt/i.test(each)),
    [],
  )
})
