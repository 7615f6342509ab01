/**
 * Two tables that differ only in one side’s order sheets. Its player asks why not, writes orders or passes, marches, ends movement, takes back:
 * every message to the enemy and to spectators is the same at both tables, in the same order.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heardAt, matchAt } from '@bivouac/host/testing'
import { type Action, type AnyGame, canonical, type Setup, searchDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { foretell } from '../foretell.ts'
import { napoleonsBattles } from '../module.ts'
import { ATTACK, DEFEND, type Sheet } from '../orders.ts'
import type { NapoleonPosition } from '../state.ts'
import { view } from '../view.ts'

const game = napoleonsBattles as unknown as AnyGame
const setup = game.readSetup({ scenario: 'san-rocco', options: { orders: 'on' } }) as Setup
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

const heard = async (pos: NapoleonPosition, seat: number, action: Action): Promise<string> =>
  (await heardAt(matchAt(game, setup, pos), seat, action)).others

test('B nobody else learns from messages what is on a sheet, or that one has been written', async t => {
  const kinds = new Map<string, number>()
  const dice = searchDice('order secrets')
  let asked = 0
  for (let n = 0; n < 4; n++) {
    const match: Match = createMatch(game, setup, { seed: `order secrets ${n}`, nonces: [] })
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
        const other = matchAt(game, setup, shadow)
        if (other.whyNot(seat, action) === undefined) {
          assert.equal(await heard(pos, seat, action), await heard(shadow, seat, action), kind)
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
  const match = createMatch(game, setup, { seed: 'pass or write', nonces: [] })
  for (let n = 0; n < 2; n++) assert.ok(match.submit(match.decision!.seat, match.decision!.actions[0]!).ok)
  const { seat, proc, actions } = match.decision!
  assert.equal(proc, 'communications')
  const pos = match.position() as unknown as NapoleonPosition
  const write = actions.find(({ type }) => type === 'write')!
  assert.equal(await heard(pos, seat, { type: 'pass' }), await heard(pos, seat, write))
})

test('B what is foretold from the enemy’s view knows nothing of the sheets', () => {
  const match = createMatch(game, setup, { seed: 'foretold', nonces: [] })
  for (let n = 0; n < 3; n++) assert.ok(match.submit(match.decision!.seat, match.decision!.actions.at(-1)!).ok)
  const pos = match.position() as unknown as NapoleonPosition
  const { seat } = match.decision!
  const [one, two] = [pos, otherwise(pos, seat, seat === 0 ? 11 : 13)].map(each =>
    foretell(view(each, 1 - seat), 1 - seat, { type: 'done' }),
  )
  assert.deepEqual(one, two)
})
