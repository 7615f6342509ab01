import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { conformance } from '@bivouac/kernel/conformance'
import { goalsOf, spoken } from '../bot/goals.ts'
import { napoleonsBattles } from '../module.ts'
import { judgeMarch } from '../rules/08-1-movement.ts'
import { fieldFor, NORMAL } from '../state.ts'
import { marchOf } from '../survey.ts'
import { PICKETS } from './positions-optional.ts'

/** Appendix A, alone and beside the advanced, house and optional rules. */
conformance(test, napoleonsBattles, {
  games: 16,
  setups: [
    { scenario: PICKETS, options: { rules: 'base', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'advancedHouse', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'complete', skirmishers: 'on', prone: 'plain' } },
    {
      scenario: PICKETS,
      options: { rules: 'advanced', skirmishers: 'on', observation: 'on', counters: 'on', measuring: 'closed' },
    },
  ],
  limit: 40_000,
  sample: 0.02,
})

test('A2.2 what computer players think of takes skirmishers along or throws them out: every goal march is legal as a whole', () => {
  const setup = napoleonsBattles.readSetup({ scenario: PICKETS, options: { skirmishers: 'on' } })
  if (typeof setup === 'string') throw new Error(setup)
  const pos = napoleonsBattles.begin(setup)
  const dice = searchDice('pickets')
  const t = tableFor(pos, dice) as Parameters<typeof goalsOf>[0]
  let [seen, along, out] = [0, 0, 0]
  for (let n = 0; n < 400; n++) {
    const decision = napoleonsBattles.machine.advance(pos, t)
    if (decision === undefined) break
    if (decision.proc === 'movement' && decision.step === 'choose')
      for (const u of fieldFor(t.s).ofSide[t.s.side]!) {
        if (napoleonsBattles.machine.whyNot(pos, t, { type: 'unit', arg: u }) !== undefined) continue
        for (const { legs } of [...goalsOf(t, marchOf(t, u)), ...goalsOf(t, marchOf(t, u), true)]) {
          assert.equal(judgeMarch(t, t.s.side, `${u} ${spoken(legs)}`, NORMAL), undefined, spoken(legs))
          seen++
          if (legs.some(({ type }) => type === 'screen')) along++
          if (legs.some(({ type }) => type === 'skirmish')) out++
        }
      }
    napoleonsBattles.machine.take(pos, t, decision.actions[dice.pick(decision.actions.length, '1.2')]!)
  }
  assert.ok(seen > 50 && along > 0 && out > 0, `${seen} marches, ${along} with skirmishers, ${out} throw them out`)
})
