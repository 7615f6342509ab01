/** What Marshal is told of the turn of a year (24): signs, their weights, and how far it is played out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { turnOfYear } from '../bot/marshal/prospect.ts'
import { ageOfNapoleon } from '../module.ts'
import { table } from './help.ts'
import { everySetup } from './setups.ts'

const ai = ageOfNapoleon.ai!
const game = stepwise(ageOfNapoleon)
type Position = Parameters<typeof table>[0]
const french = (position: Position): number => ai.prospect!(table(position).pos, 0)

test('24 a prospect is fair, and the same from both sides, at every turn of a year', () => {
  for (const setup of everySetup) {
    const read = game.readSetup(setup)
    assert.ok(typeof read !== 'string')
    for (const seed of ['a', 'b']) {
      const pos = game.begin(read)
      const dice = searchDice(`prospect ${JSON.stringify(setup)} ${seed}`)
      const t = tableFor(pos, dice)
      for (;;) {
        const decision = game.machine.advance(pos, t)
        if (decision === undefined) break
        if (decision.proc === 'year') {
          const chance = ai.prospect!(pos, 0)
          assert.ok(Math.abs(chance) <= 1 && Math.abs(chance + ai.prospect!(pos, 1)) < 1e-9)
        }
        const { actions } = decision
        game.machine.take(pos, t, actions[dice.next(actions.length)]!)
      }
    }
  }
})

test('24 it is better for France to have Spain, to stand in neutral Austria, to hold Talleyrand; worse that the sea is open', () => {
  assert.ok(french({ status: { spain: 'FA' } }) > french({ status: { spain: 'CM' } }))
  const neutral = { status: { austria: 'NC' } } as const
  assert.ok(
    french({ ...neutral, corps: { osterreich: ['Napoleon', 'Davout'] } }) >
      french({ ...neutral, corps: { aquitaine: ['Napoleon', 'Davout'] } }),
  )
  assert.ok(french({ hands: [['Talleyrand'], []] }) > french({}))
  assert.ok(french({ britannia: true }) < french({}))
})

test('24 futures end with the first question of the next year, from its last phases on with that of the year after', () => {
  const rounds = ai.rounds!
  assert.equal(rounds.until(table({}).pos) % 16, 0)
  for (const now of [0, 5, 13]) assert.equal(turnOfYear(now), 16)
  for (const now of [14, 15]) assert.equal(turnOfYear(now), 32)
  assert.equal(turnOfYear(16), 32)
})
