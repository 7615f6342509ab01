/** What everybody else at the table hears of what a player begins, does and takes back: nothing of the cards he holds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSecrets } from '@bivouac/host/testing'
import { canonical, type Position } from '@bivouac/kernel'
import { manoeuvre } from '../module.ts'
import type { Manoeuvre } from '../state.ts'

test('1.4, 6.1 whatever a player begins, does and takes back, nobody else learns what he holds', async t => {
  const setup = manoeuvre.readSetup({})
  assert.ok(typeof setup !== 'string', String(setup))
  const { compared, undone, kinds } = await compareSecrets<Position<Manoeuvre>>({
    game: manoeuvre as never,
    setup,
    seed: 'messages',
    games: 6,
    moves: 300,
    each: 8,
    isOther: (pos, shadow, seat) => canonical(pos.s.hand[seat]!) !== canonical(shadow.s.hand[seat]!),
  })
  t.diagnostic(
    `${compared} pairs of tables, ${undone} deeds taken back: ${[...kinds].map(each => each.join(' × ')).join(', ')}`,
  )
  for (const kind of [
    'withdrawal.withdraw pass',
    'defence.defend pass',
    'attack.strengthen done',
    'combat.declare assault',
  ])
    assert.ok(kinds.has(kind), `${kind} was not compared: ${[...kinds.keys()].join(', ')}`)
})
