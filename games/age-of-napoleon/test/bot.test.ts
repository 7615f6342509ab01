/** What the computer players are told: it must be there for every question, and be of some use. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { cardWorth } from '../data/weights.ts'
import { ageOfNapoleon } from '../module.ts'
import { SCENARIOS } from '../options.ts'
import { army, table } from './help.ts'

const ai = ageOfNapoleon.ai!

test('instinct weighs everything that is offered, score is fair, turns never go back', () => {
  const game = stepwise(ageOfNapoleon)
  for (const { id } of SCENARIOS) {
    const setup = game.readSetup({ scenario: id })
    assert.ok(typeof setup !== 'string')
    const pos = game.begin(setup)
    const dice = searchDice(`bot ${id}`)
    const t = tableFor(pos, dice)
    let turn = 0
    for (;;) {
      const decision = game.machine.advance(pos, t)
      if (decision === undefined) break
      const weights = ai.instinct!(pos, decision)
      assert.equal(weights.length, decision.actions.length, `${decision.proc}.${decision.step}`)
      assert.ok(
        weights.every(weight => weight > 0 && Number.isFinite(weight)),
        `${decision.proc}.${decision.step} ${weights}`,
      )
      const score = ai.score!(pos, 0)
      assert.ok(Math.abs(score) <= 1 && Math.abs(score + ai.score!(pos, 1)) < 1e-9)
      const now = ai.playerTurn!(pos)
      assert.ok(now >= turn, `${turn} → ${now} at ${decision.proc}.${decision.step}`)
      turn = now
      game.machine.take(pos, t, decision.actions[dice.next(decision.actions.length)]!)
    }
    assert.ok(ai.settled!(pos))
  }
})

test('a dominion is worth more than an ally, a corps in hand more than one lost, Wien taken more than Wien far away', () => {
  const score = (position: Parameters<typeof table>[0]) => ai.score!(table(position).pos, 0)
  assert.ok(score({ status: { spain: 'FD' } }) > score({ status: { spain: 'FA' } }))
  assert.ok(score({ corps: { rhenanie: ['Napoleon'] } }) > score({ removed: ['Napoleon'] }))
  const taken = { osterreich: ['Napoleon', 'Davout', 'Soult'] }
  assert.ok(score({ corps: taken }) > score({ corps: { aquitaine: taken.osterreich } }))
})

test('the enemy’s cards pay first, and an army that has begun is completed', () => {
  assert.ok(cardWorth(1, false) < cardWorth(42, true))
  const game = table({ corps: { rhenanie: ['Napoleon', 'Rapp'] } })
  const decision = stepwise(ageOfNapoleon).machine.advance(game.pos, tableFor(game.pos, searchDice(0)))!
  const weights = ai.instinct!(game.pos, decision)
  const of = (name: string) =>
    weights[decision.actions.findIndex(({ type, arg }) => type === 'march' && arg === army(name)[0])]!
  assert.ok(of('Napoleon') > of('Rapp'))
})
