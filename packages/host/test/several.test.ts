/** Sets, paths and open choices through the protocol, with the ferry of the kernel's tests. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor, simulate } from '@bivouac/ai'
import { type Setup, searchDice } from '@bivouac/kernel'
import { createMatch, resume } from '@bivouac/match'
import { ferry, LONELY, MIXED, TOO_LOUD } from '../../kernel/test/several.ts'
import { createTable } from '../src/index.ts'
import { human, sit, thinker } from './page.ts'

const SETUP = ferry.readSetup({}) as Setup

async function atTheFerry() {
  const match = createMatch(ferry, SETUP, { seed: 'sesame', nonces: [] })
  const table = createTable({ id: 't', match, chairs: [human('Anna'), human('Berto')], thinker })
  const pages = [sit(table, { mine: [0], name: 'Anna' }), sit(table, { mine: [1], name: 'Berto' })] as const
  for (const page of pages) await page.connection.ask({ do: 'watch' })
  return { match, me: pages[0], foe: pages[1] }
}

test('whoever is asked is told which sets and paths can be chosen and which types are open; nobody else is', async () => {
  const { me, foe } = await atTheFerry()
  const asked = me.latest().asked!
  assert.deepEqual(asked.open, ['signal'])
  assert.deepEqual(
    asked.gathers?.map(each => [each.type, each.kind, each.least, each.most]),
    [
      ['fleet', 'set', 2, 3],
      ['voyage', 'path', 1, 4],
      ['convoy', 'set', 1, 3],
    ],
  )
  assert.equal(foe.latest().asked?.open, undefined)
  assert.equal(foe.latest().asked?.gathers, undefined)
})

test('extending is answered with what may be added, what is lacking and why not the others; nobody hears of it', async () => {
  const { me, foe } = await atTheFerry()
  const before = foe.told.length
  const answer = await me.ask({ do: 'extend', seat: 0, type: 'fleet', chosen: [4], about: 'all' })
  assert.ok(answer.ok)
  const { may, lacks, mayNot } = answer.value as { may: number[]; lacks: object; mayNot: { element: number }[] }
  assert.deepEqual([may, lacks, mayNot.map(each => each.element)], [[0, 2], LONELY, [1, 3, 5]])
  assert.deepEqual(await me.ask({ do: 'extend', seat: 0, type: 'fleet', chosen: [0, 1] }), {
    ok: false,
    refusal: MIXED,
  })
  const malformed = await me.ask({ do: 'extend', seat: 0, type: 'fleet', chosen: ['x'] } as never)
  assert.equal(malformed.ok, false)
  assert.equal((await foe.ask({ do: 'extend', seat: 1, type: 'fleet', chosen: [] })).ok, false)
  assert.equal(foe.told.slice(before).filter(each => each.tell === 'moved').length, 0)
})

test('one action is sent, one move is kept; why not says which element', async () => {
  const { me, foe, match } = await atTheFerry()
  const why = await me.ask({ do: 'why', seat: 0, actions: [{ type: 'fleet', arg: [0, 3] }] })
  assert.deepEqual(why.ok && why.value, [
    { action: { type: 'fleet', arg: [0, 3] }, legal: false, refusals: [MIXED], element: 3 },
  ])
  assert.deepEqual(await me.act(0, { type: 'fleet', arg: [0, 2, 4] }), { ok: true })
  assert.deepEqual(await foe.act(1, { type: 'signal', arg: 7001 }), { ok: false, refusal: TOO_LOUD })
  assert.deepEqual(await foe.act(1, { type: 'signal', arg: -6543 }), { ok: true })
  assert.deepEqual(
    match.journal().moves.map(each => each.action),
    [
      { type: 'fleet', arg: [0, 2, 4] },
      { type: 'signal', arg: -6543 },
    ],
  )
  const again = resume(ferry, match.journal())
  if (typeof again === 'string') throw new Error(again)
  assert.equal(again.length, 2)
})

test('every computer player answers with a whole action that the rules permit', () => {
  for (const player of playersFor(ferry)) {
    const match = createMatch(ferry, SETUP, { seed: 'bots' })
    const dice = searchDice(player.id)
    for (let n = 0; match.decision !== undefined && n < 100; n++) {
      const { decision } = match
      const { seat } = decision
      const situation = { seat, view: match.view(seat), heard: [], decision }
      const { action } = decide(ferry, player, situation, { iterations: 40 }, dice, n % 2 === 0)
      assert.deepEqual(match.submit(seat, action).ok, true, `${player.id} ${JSON.stringify(action)}`)
    }
    assert.equal(match.result?.by, 'dusk')
    assert.equal(match.length, 8, 'eight turns are eight moves')
  }
})

test('simulations play sets, paths and open choices to the end', () => {
  const { games, unfinished } = simulate(ferry, SETUP, { games: 20 })
  assert.deepEqual([games, unfinished], [20, 0])
})
