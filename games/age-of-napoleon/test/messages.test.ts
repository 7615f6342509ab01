/** What everybody else at the table hears of what a player begins, does and takes back: nothing of the cards he holds. So too of the questions put to him: reactions, standing answers, what pays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSecrets } from '@bivouac/host/testing'
import { canonical } from '@bivouac/kernel'
import { ageOfNapoleon } from '../module.ts'
import type { NapoleonPosition } from '../state.ts'

test('1.11, 9.2, 9.4, 11.3 whatever a player begins, does and takes back, nobody else learns what he holds', async t => {
  const setup = ageOfNapoleon.readSetup({ scenario: '1805' })
  assert.ok(typeof setup !== 'string', String(setup))
  const { compared, kinds } = await compareSecrets<NapoleonPosition>({
    game: ageOfNapoleon as never,
    setup,
    seed: 'messages',
    games: 2,
    moves: 260,
    each: 3,
    isOther: (pos, shadow, seat) => canonical(pos.s.hand[seat]!) !== canonical(shadow.s.hand[seat]!),
  })
  t.diagnostic(`${compared} pairs of tables: ${[...kinds].map(each => each.join(' × ')).join(', ')}`)
  for (const kind of ['order.answer let', 'turn.act march', 'order.way go', 'turn.act pass', 'diplomacy.play pass'])
    assert.ok(kinds.has(kind), `${kind} was not compared: ${[...kinds.keys()].join(', ')}`)
})
