/** What the computer players are told: it must be there for every question, and be of some use. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { HALF, keen, loose } from '../bot/keen.ts'
import { cardWorth } from '../data/weights.ts'
import { ageOfNapoleon } from '../module.ts'
import { SCENARIOS } from '../options.ts'
import { army, table } from './help.ts'
import { everySetup } from './setups.ts'

const ai = ageOfNapoleon.ai!
/** Where somebody names a set or a way. */
const WHOLE_DEEDS = [
  'attrition.choose',
  'battle.attackerOut',
  'battle.defenderOut',
  'deploy.place',
  'interception.ask',
  'losses.chooseCaptive',
  'losses.chooseDead',
  'mobilise.place',
  'order.way',
  'rest.rest',
  'turn.act',
  'turn.another',
  'winter.choose',
]

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

test('what is suggested whole is legal at every question, and each deed stands once', () => {
  const game = stepwise(ageOfNapoleon)
  const asked = new Set<string>()
  for (const setup of everySetup) {
    const read = game.readSetup(setup)
    assert.ok(typeof read !== 'string')
    const pos = game.begin(read)
    const dice = searchDice(`deeds ${JSON.stringify(setup)}`)
    const t = tableFor(pos, dice)
    for (let decisions = 0; decisions < 4000; decisions++) {
      const decision = game.machine.advance(pos, t)
      if (decision === undefined) break
      const deeds = decision.begun === undefined ? ai.suggest!(pos, decision) : undefined
      for (const { action, weight } of deeds ?? []) {
        const refusal = ageOfNapoleon.machine.whyNot(pos, t, action)
        const where: string = `${decision.proc}.${decision.step} ${JSON.stringify(action)}`
        assert.equal(refusal?.text.en, undefined, where)
        assert.ok(weight > 0 && Number.isFinite(weight), where)
      }
      if (deeds !== undefined) {
        asked.add(`${decision.proc}.${decision.step}`)
        const said = deeds.map(({ action }) => JSON.stringify(action))
        assert.equal(new Set(said).size, said.length, said.join(' '))
      }
      // Half of the time what is suggested is done, so that what follows from it is met as well.
      const ideas =
        deeds !== undefined && deeds.length > 0 && dice.next(2) === 0
          ? deeds.map(each => each.action)
          : decision.actions
      game.machine.take(pos, t, ideas[dice.next(ideas.length)]!)
    }
  }
  assert.deepEqual([...asked].sort(), WHOLE_DEEDS)
})

test('a dominion is worth more than an ally, a corps in hand more than one lost, Wien taken more than Wien far away', () => {
  const score = (position: Parameters<typeof table>[0]) => ai.score!(table(position).pos, 0)
  assert.ok(score({ status: { spain: 'FD' } }) > score({ status: { spain: 'FA' } }))
  assert.ok(score({ corps: { rhenanie: ['Napoleon'] } }) > score({ removed: ['Napoleon'] }))
  const taken = { osterreich: ['Napoleon', 'Davout', 'Soult'] }
  assert.ok(score({ corps: taken }) > score({ corps: { aquitaine: taken.osterreich } }))
})

test('the enemy’s cards pay first, and the whole army comes to mind before Rapp alone', () => {
  assert.ok(cardWorth(1, false) < cardWorth(42, true))
  const game = table({ corps: { rhenanie: ['Napoleon', 'Rapp'] } })
  const decision = stepwise(ageOfNapoleon).machine.advance(game.pos, tableFor(game.pos, searchDice(0)))!
  const deeds = ai.suggest!(game.pos, decision)!
  const of = (...names: string[]) =>
    deeds.find(
      ({ action }) => action.type === 'march' && JSON.stringify(action.arg) === JSON.stringify(army(...names)),
    )!
  assert.ok(of('Napoleon', 'Rapp').weight > (of('Rapp')?.weight ?? 0))
})

test('a point that instinct sees is a point of the score, for armies weighed loosely and for everything else', () => {
  const grain = (proc: string) => ai.grain!({ seat: 0, proc, step: '', rule: '1', actions: [] })
  const points = (weigh: (value: number) => number, proc: string) => Math.log(weigh(1) / weigh(0)) * grain(proc) * HALF
  assert.ok(Math.abs(points(loose, 'turn') - 1) < 1e-9)
  assert.ok(Math.abs(points(keen, 'order') - 1) < 1e-9)
})
