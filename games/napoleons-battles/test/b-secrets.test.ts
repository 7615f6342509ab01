/**
 * Two tables that differ only in one side’s order sheets. Its player asks why not, writes orders or passes, marches, ends movement, takes back:
 * every message to the enemy and to spectators is the same at both tables, in the same order.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Chair, createTable, type Tell, type Thinker } from '@bivouac/host'
import { type Action, canonical, searchDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { foretell } from '../foretell.ts'
import { napoleonsBattles } from '../module.ts'
import { ATTACK, DEFEND, type Sheet } from '../orders.ts'
import type { NapoleonPosition } from '../state.ts'
import { view } from '../view.ts'

const thinker = { choose: () => Promise.reject(new Error('nobody is a computer here')) } as unknown as Thinker
const CHAIRS: readonly Chair[] = [0, 1].map(i => ({ kind: 'human', name: `${i}` }))
const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco', options: { orders: 'on' } })
assert.ok(typeof setup !== 'string', String(setup))

/** The same table with other orders on the sheets of a side, and one more on its way. */
function otherwise(pos: NapoleonPosition, side: number, general: number): NapoleonPosition {
  const copy = structuredClone(pos)
  const { sheets } = copy.s.extra.orders!
  const change = (sheet: Sheet): Sheet => ({
    ...sheet,
    kind: DEFEND,
    goals: [-1, copy.s.x[general]!, copy.s.y[general]!],
  })
  const mine = (sheet: Sheet): boolean => sheet.to === general
  copy.s.extra.orders!.sheets = sheets.map(each => (mine(each) ? change(each) : each))
  const first = sheets.find(mine)
  if (first !== undefined)
    copy.s.extra.orders!.sheets.push({
      ...change(first),
      kind: ATTACK,
      from: general - 1,
      written: 1,
      delivered: 0,
      active: 0,
    })
  assert.equal(canonical(view(copy, 1 - side)), canonical(view(pos, 1 - side)))
  return copy
}

async function heardAt(pos: NapoleonPosition, seat: number, action: Action): Promise<string> {
  const match = createMatch(
    napoleonsBattles,
    setup as never,
    { dice: searchDice('same dice') },
    structuredClone(pos) as never,
  )
  const table = createTable({ id: 't', match, chairs: CHAIRS, thinker })
  const others: [string, Tell][] = []
  for (const mine of [[1 - seat], []])
    await table
      .connect({ mine, name: '' }, tell => void others.push([mine.join() || 'spectator', structuredClone(tell)]))
      .ask({ do: 'watch' })
  const me = table.connect({ mine: [seat], name: '' }, () => undefined)
  await me.ask({ do: 'watch' })
  await me.ask({ do: 'why', id: 1, seat, actions: [action] })
  await me.ask({ do: 'judge', id: 2, seat, action })
  await me.ask({ do: 'act', id: 3, seat, action, at: match.seen(seat) })
  table.close()
  return canonical(others)
}

test('B nobody else learns from messages what is on a sheet, or that one has been written', async t => {
  const kinds = new Map<string, number>()
  const dice = searchDice('order secrets')
  let asked = 0
  for (let game = 0; game < 4; game++) {
    const match: Match = createMatch(napoleonsBattles, setup as never, { seed: `order secrets ${game}`, nonces: [] })
    while (match.decision !== undefined && match.length < 400) {
      const { seat, proc, actions } = match.decision
      // Orders and silence by turns.
      if (proc === 'communications') asked++
      const wanted = asked % 2 === 0 ? 'write' : 'pass'
      const action =
        (proc === 'communications' ? actions.find(({ type }) => type === wanted) : undefined) ??
        actions[dice.pick(actions.length, '')]!
      const kind = `${proc}.${action.type}`
      const pos = match.position() as unknown as NapoleonPosition
      const general = seat === 0 ? 11 : 13
      if (['communications', 'movement'].includes(proc) && (kinds.get(kind) ?? 0) < 5 && match.length > 2) {
        const shadow = otherwise(pos, seat, general)
        const other = createMatch(
          napoleonsBattles,
          setup as never,
          { dice: searchDice('x') },
          structuredClone(shadow) as never,
        )
        if (other.whyNot(seat, action) === undefined) {
          assert.equal(await heardAt(pos, seat, action), await heardAt(shadow, seat, action), kind)
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        }
      }
      assert.ok(match.submit(seat, action).ok)
    }
  }
  t.diagnostic([...kinds].map(each => each.join(' ')).join(', '))
  assert.ok((kinds.get('communications.pass') ?? 0) > 0 && (kinds.get('communications.write') ?? 0) > 0)
  assert.ok((kinds.get('movement.unit') ?? 0) > 0)
})

test('B1.5.1.5 one answer ends the step: passing and writing leave the enemy the same messages', async () => {
  const match = createMatch(napoleonsBattles, setup as never, { seed: 'pass or write', nonces: [] })
  for (let n = 0; n < 2; n++) assert.ok(match.submit(match.decision!.seat, match.decision!.actions[0]!).ok)
  const { seat, proc, actions } = match.decision!
  assert.equal(proc, 'communications')
  const pos = match.position() as unknown as NapoleonPosition
  const write = actions.find(({ type }) => type === 'write')!
  assert.equal(await heardAt(pos, seat, { type: 'pass' }), await heardAt(pos, seat, write))
})

test('B what is foretold from the enemy’s view knows nothing of the sheets', () => {
  const match = createMatch(napoleonsBattles, setup as never, { seed: 'foretold', nonces: [] })
  for (let n = 0; n < 3; n++) assert.ok(match.submit(match.decision!.seat, match.decision!.actions.at(-1)!).ok)
  const pos = match.position() as unknown as NapoleonPosition
  const { seat } = match.decision!
  const [one, two] = [pos, otherwise(pos, seat, seat === 0 ? 11 : 13)].map(each =>
    foretell(view(each, 1 - seat), 1 - seat, { type: 'done' }),
  )
  assert.deepEqual(one, two)
})
