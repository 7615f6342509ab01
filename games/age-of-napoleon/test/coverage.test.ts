/** Everything in the rules occurs: steps, actions, refusals, events, and every card for its event. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, stepwise, type Table } from '@bivouac/kernel'
import { explore } from '@bivouac/kernel/conformance'
import { CARDS } from '../data/cards.ts'
import { ageOfNapoleon } from '../module.ts'
import type { Napoleon, NapoleonPosition } from '../state.ts'
import { everySetup, rareSetups } from './setups.ts'

const WHOLE = 'a whole set is refused by it, and the fuzzer asks element by element; a chapter test holds it'
const RARE = 'needs three armies just so; a test of 9.4 or 16-33 holds it'
const ALLOW: Readonly<Record<string, string>> = {
  'refusal 9.4: Nobody intercepts out of a region that was just attacked.': RARE,
  'refusal 9.4: There is no way from there into that region now.': RARE,
  'refusal 9.4: An interception costs a card, and you have not enough.': RARE,
  'refusal 16-33: Peace Talks: only who has no other way retreats there.': RARE,
  'refusal 8.1: A commander is needed who can lead them all.': WHOLE,
  'refusal 10.2: There are losses still to be named.': WHOLE,
  'refusal 11.7: There are losses still to be named.': WHOLE,
  'refusal 13.4: There are losses still to be named.': WHOLE,
  'refusal 11.1: The command does not reach to engage so many corps.': WHOLE,
}

const GODOY_ALONE = {
  position: {
    year: 1808,
    lastYear: 1808,
    phase: 'diplomacy',
    status: { spain: 'NC' },
    corps: {},
    hands: [['Godoy'], []],
  },
}

test('coverage of age-of-napoleon: every step, action, refusal, event and card occurs', t => {
  const played = new Set<number>()
  const listen = (table: Table<Napoleon>): Table<Napoleon> => ({
    ...table,
    tell: event => {
      if (event.e === 'played') played.add(event.card)
      table.tell(event)
    },
  })
  const asked = stepwise(ageOfNapoleon)
  const { machine } = asked
  const watched = {
    ...asked,
    machine: {
      ...machine,
      advance: (pos: NapoleonPosition, table: Table<Napoleon>) => machine.advance(pos, listen(table)),
      take: (pos: NapoleonPosition, table: Table<Napoleon>, action: Action) => machine.take(pos, listen(table), action),
    },
  }
  const { games, decisions, missing, stale } = explore(watched, {
    games: Number(process.env.GAMES ?? 150),
    setups: [...rareSetups, ...rareSetups, ...rareSetups, ...everySetup],
    limit: 60_000,
    allow: ALLOW,
    // `SEED=x` looks whether it hangs on the games that happen to be played.
    seed: process.env.SEED ?? 'coverage',
  })
  // A hand of one card: whoever plays anything plays that.
  explore(watched, { games: 8, setups: [GODOY_ALONE], limit: 60_000, allow: {} })
  t.diagnostic(`${games} games, ${decisions} decisions, ${played.size} of ${CARDS.length} cards`)
  const unplayed = CARDS.flatMap(({ id }, i) => (played.has(i + 1) ? [] : [`card never played: ${id}`]))
  assert.deepEqual([...missing, ...stale.map(name => `stale: ${name}`), ...unplayed], [])
})
