/** Sets, paths and open choices at a table: put together by the player, sent as one action. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Extension } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { ferry, LONELY, MIXED, NOT_NEXT } from '../../kernel/test/several.ts'
import { createTable } from '../src/index.ts'
import { human, sit, thinker } from './page.ts'

async function harbour() {
  const setup = ferry.readSetup({})
  assert.ok(typeof setup === 'object')
  const match = createMatch(ferry, setup, { seed: 'sesame', nonces: ['a', 'b'] })
  const table = createTable({ id: 't1', match, seed: 'sesame', chairs: [human('Anna'), human('Berto')], thinker })
  const me = sit(table, { mine: [0], name: 'Anna' })
  const foe = sit(table, { mine: [1], name: 'Berto' })
  for (const page of [me, foe]) await page.connection.ask({ do: 'watch' })
  const extend = async (type: string, chosen: unknown, about?: unknown) => {
    const answer = await me.ask({ do: 'extend', seat: 0, type, chosen, ...(about === undefined ? {} : { about }) })
    assert.ok(answer.ok)
    return answer.value as unknown as Extension
  }
  return { table, me, foe, extend }
}

test('whoever decides is told which sets and paths there are and what may be chosen first', async () => {
  const { me, foe } = await harbour()
  const { asked } = me.latest()
  assert.deepEqual(
    asked?.gathers?.map(each => each.type),
    ['fleet', 'voyage', 'convoy'],
  )
  assert.deepEqual(asked?.open, ['signal'])
  assert.equal(foe.latest().asked?.gathers, undefined)
  assert.equal(foe.latest().asked?.open, undefined)
})

test('the table says what may be added and whether it is enough, and nobody else hears of it', async () => {
  const { foe, extend } = await harbour()
  const before = foe.told.length
  const one = await extend('fleet', [2], 'all')
  assert.deepEqual(one.may, [0, 4])
  assert.deepEqual(one.lacks, LONELY)
  assert.deepEqual(one.mayNot?.find(({ element }) => element === 3)?.refusals, [MIXED])
  assert.equal((await extend('fleet', [0, 2])).lacks, undefined)
  const way = await extend('convoy', { boats: [0, 2], way: [1] }, [5])
  assert.deepEqual(way.may, [0, 2])
  assert.deepEqual(way.mayNot, [{ element: 5, refusals: [NOT_NEXT] }])
  assert.equal(foe.told.length, before)
})

test('a set is one action in the journal and one message to the others', async () => {
  const { table, me, foe } = await harbour()
  const before = foe.told.length
  assert.deepEqual(await me.act(0, { type: 'fleet', arg: [0, 2, 4] }), { ok: true })
  assert.equal(foe.told.length, before + 1)
  assert.deepEqual(
    table.match.moves().map(({ action }) => action),
    [{ type: 'fleet', arg: [0, 2, 4] }],
  )
})

test('what is no beginning of a set is refused with its rule, what is malformed with a sentence', async () => {
  const { me, foe } = await harbour()
  const mixed = await me.ask({ do: 'extend', seat: 0, type: 'fleet', chosen: [0, 1] })
  assert.ok(!mixed.ok && 'refusal' in mixed && mixed.refusal.rule === '2')
  for (const chosen of ['all', [1.5], { boats: 3 }, Array(2000).fill(1)]) {
    const answer = await me.ask({ do: 'extend', seat: 0, type: 'fleet', chosen })
    assert.ok(!answer.ok && 'error' in answer, JSON.stringify(chosen).slice(0, 40))
  }
  const unknown = await me.ask({ do: 'extend', seat: 0, type: 'constructor', chosen: [] })
  assert.ok(!unknown.ok && 'refusal' in unknown)
  const foreign = await foe.ask({ do: 'extend', seat: 1, type: 'fleet', chosen: [] })
  assert.ok(!foreign.ok && 'refusal' in foreign)
})
