/** The fuzzer's other half: not only every step and event, but every counter, table row and result within them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS } from '../data/index.ts'
import type { Event } from '../events.ts'
import {
  DEFEATS,
  ENEMY_DEFAULTS,
  ENEMY_PLANS,
  FRENCH_DEFAULTS,
  FRENCH_PLANS,
  GRADES,
  INSIGHTS,
  ORDERS,
  SPECIAL_PLANS,
  SUPPLIES,
  WITHDRAWALS,
} from '../words.ts'
import { bot, type Chooser, play, random } from './play.ts'
import { secondCampaign } from './setups.ts'

/** Half the time the bot, so that games last; half the time anything. */
const mixed: Chooser = (view, decision, dice) => (dice.pick(2, '7') === 0 ? bot : random)(view, decision, dice)

function reached(): Set<string> {
  const seen = new Set<string>()
  const hear = (event: Event): void => {
    if (event.e === 'acts' || event.e === 'planChosen' || event.e === 'planDrawn') seen.add(`plan ${event.plan}`)
    else if (event.e === 'special') seen.add(`special ${event.plan}`)
    else if (event.e === 'insight') seen.add(`insight ${event.insight}`)
    else if (event.e === 'fog') seen.add(`fog ${event.roll}`)
    else if (event.e === 'order') seen.add(`order ${event.order}`)
    else if (event.e === 'citySupply') seen.add(`supply ${event.gain}`)
    else if (event.e === 'upgrade') seen.add(`upgrade ${event.gain}`)
    else if (event.e === 'withdrawal') seen.add(`withdrawal ${event.what}`)
    if (event.e === 'order') seen.add(`order x${event.times}`)
  }
  const players = [bot, mixed, random]
  for (let n = 0; n < 40; n++) {
    for (const { id } of CAMPAIGNS) {
      const { result } = play({ scenario: id }, `reach/${id}/${n}`, players[n % 3]!, hear)
      seen.add(`end ${result.by}`)
    }
    play({ scenario: 'career', options: secondCampaign }, `reach/career/${n}`, mixed, hear)
  }
  return seen
}

test('play reaches every plan, insight, fog event, order, supply result, withdrawal and end', () => {
  const wanted = [
    ...[...FRENCH_PLANS, ...FRENCH_DEFAULTS, ...ENEMY_PLANS, ...ENEMY_DEFAULTS].map(each => `plan ${each}`),
    ...SPECIAL_PLANS.map(each => `special ${each}`),
    ...INSIGHTS.map(each => `insight ${each}`),
    ...Array.from({ length: 14 }, (_, i) => `fog ${i + 1}`),
    ...ORDERS.map(each => `order ${each}`),
    ...[1, 2, 3].map(each => `order x${each}`),
    ...SUPPLIES.flatMap(each => [`supply ${each}`, `upgrade ${each}`]),
    ...WITHDRAWALS.map(each => `withdrawal ${each}`),
    ...[...GRADES, ...DEFEATS].map(each => `end ${each}`),
  ]
  const seen = reached()
  assert.deepEqual(
    wanted.filter(each => !seen.has(each)),
    [],
  )
})
