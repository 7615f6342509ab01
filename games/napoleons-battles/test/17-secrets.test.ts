/** 17.2.2 What everybody else at the table hears while units move under their counters: the same, whichever unit lies under which. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSecrets } from '@bivouac/host/testing'
import { canonical } from '@bivouac/kernel'
import { napoleonsBattles } from '../module.ts'
import type { NapoleonPosition } from '../state.ts'
import { FOG, HIDDEN } from './positions-fog.ts'

test('17.2.2 whatever is begun, done and taken back, nobody else learns which unit lies under which counter', async t => {
  const setup = napoleonsBattles.readSetup({ scenario: FOG, options: HIDDEN })
  assert.ok(typeof setup !== 'string', String(setup))
  const { compared, undone, kinds } = await compareSecrets<NapoleonPosition>({
    game: napoleonsBattles as never,
    setup,
    seed: 'under counters',
    games: 4,
    moves: 200,
    each: 12,
    enemyOnly: true,
    isOther: (pos, shadow) =>
      canonical(pos.s.x) !== canonical(shadow.s.x) || canonical(pos.s.y) !== canonical(shadow.s.y),
  })
  t.diagnostic(
    `${compared} pairs of tables, ${undone} deeds taken back: ${[...kinds].map(each => each.join(' × ')).join(', ')}`,
  )
  assert.ok(compared > 10 && undone > 0, `${compared} compared, ${undone} taken back`)
})
