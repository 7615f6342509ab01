import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playersFor, randomPlayer } from '@bivouac/ai'
import { createMatch } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { type ChosenAction, company, type Thought, thinkHere } from '../src/index.ts'

const A = { type: 'march', arg: 1 }
const B = { type: 'march', arg: 2 }
const says = (text: string) => ({ it: text, en: text })
const tried = (action: typeof A, tries: number, all: number) => ({
  action,
  tries,
  share: tries / all,
  value: 0.5,
  ahead: 0.5,
})
const forA = (by: number): ChosenAction => ({
  action: A,
  says: says(`A by ${by}`),
  considered: [tried(A, 50 + by, 100), tried(B, 50 - by, 100)],
})
const forB = (by: number): ChosenAction => ({
  action: B,
  says: says(`B by ${by}`),
  considered: [tried(B, 50 + by, 100), tried(A, 50 - by, 100)],
})
const fails = (why: string): Promise<ChosenAction> => Promise.reject(new Error(why))

test('several thoughts are one: what was tried most by all of them is chosen', async () => {
  const chosen = await company([forA(5), forB(20), forA(1)].map(async each => each))
  assert.deepEqual(chosen.action, B)
  assert.deepEqual(chosen.says, says('B by 20'))
  assert.deepEqual(
    chosen.considered?.map(each => each.tries),
    [164, 136],
  )
})

test('whoever fails is done without', async () => {
  const chosen = await company([fails('crashed'), Promise.resolve(forA(5)), fails('crashed too')])
  assert.deepEqual(chosen.action, A)
  assert.deepEqual(chosen.says, says('A by 5'))
})

test('if all fail there is no answer', async () => {
  await assert.rejects(company([fails('one'), fails('two')]), /one/)
  await assert.rejects(company([]), /nobody/)
})

test('those who weigh nothing up have nothing to put together', async () => {
  assert.deepEqual((await company([Promise.resolve({ action: A }), Promise.resolve({ action: B })])).action, A)
})

/** A thought about the first real choice of a game. */
function thought(): Thought {
  const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
  const decision = match.decision!
  assert.ok(decision.actions.length > 1)
  const { seat } = decision
  return { game: toy.id, seat, view: match.view(seat), heard: match.heard(seat).map(({ event }) => event), decision }
}

test('who thinks here tells what was weighed up, and the same seed thinks the same', async () => {
  // A clock that goes on by one with every look: so long a thought, whatever the machine.
  const here = (seed: string) => {
    let time = 0
    const thinker = thinkHere({ game: toy, seed, milliseconds: 30, now: () => time++ })
    const choose: typeof thinker.choose = async (...asked) => {
      const { spent, ...chosen } = await thinker.choose(...asked)
      assert.ok(spent !== undefined && spent >= 0)
      return chosen
    }
    return { ...thinker, choose }
  }
  const one = await here('a').choose('marshal', thought())
  assert.deepEqual(one, await here('a').choose('marshal', thought()))
  assert.deepEqual(one.action, one.considered?.[0]?.action)
  const hint = await here('a').hint(thought())
  assert.deepEqual([hint.action, hint.why, hint.considered], [one.action, one.says, one.considered])
  const tries = ({ considered = [] }: ChosenAction): number => considered.reduce((sum, each) => sum + each.tries, 0)
  const other = await here('b').choose('marshal', thought())
  const both = await company([here('a'), here('b')].map(each => each.choose('marshal', thought())))
  assert.equal(tries(both), tries(one) + tries(other))
})

test('who weighs nothing up tells nothing of it', async () => {
  const random = thinkHere({ game: toy, players: { random: randomPlayer }, seed: 'a' })
  assert.deepEqual(Object.keys(await random.choose('random', thought())), ['action', 'spent'])
  assert.ok(playersFor(toy).some(({ id }) => id === 'marshal'))
})
