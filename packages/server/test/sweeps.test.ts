/** What time brings to each table is no other table's business. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Notifier } from '../src/notify/notifier.ts'
import type { Store } from '../src/store/types.ts'
import { sweeps } from '../src/sweeps.ts'
import type { Rooms } from '../src/tables/rooms.ts'
import { eventually } from './help.ts'

test('one table that cannot be opened keeps nobody else from being judged, woken, told or forgotten', async t => {
  const done: Record<string, string[]> = { judged: [], woken: [], told: [], forgotten: [] }
  const note = (what: string, id: string): void => void (done[what]!.includes(id) || done[what]!.push(id))
  const faults: unknown[] = []
  const tables = ['broken', 'one', 'two']
  const store = {
    kind: 'sqlite',
    overdue: async () => tables,
    botsToWake: async () => tables,
    notices: async () => tables.map(table => ({ table, notifyAt: 1 })),
    staleTables: async () => [],
    forgottenGames: async () => [],
    forgetGuests: async () => {},
    forgetSessions: async () => 0,
    forgetSpent: async () => 0,
    outdated: async () => [],
    async table(id: string) {
      if (id === 'broken') throw new Error('it cannot be read')
      note('told', id)
    },
  } as unknown as Store
  const rooms = {
    async open(id: string) {
      if (id === 'broken') throw new Error('it cannot be opened')
      return { flagFall: async () => note('judged', id), presenceChanged: () => note('woken', id) }
    },
    forgetIdle: () => note('forgotten', 'idle'),
    announce: async () => {},
    present: () => new Set(),
  } as unknown as Rooms
  const sweeping = sweeps({
    store,
    rooms,
    games: [],
    notifier: {} as Notifier,
    now: Date.now,
    time: Date.now,
    expiry: { waiting: 1, unclocked: 1, guests: 1, sessions: 1 },
    every: 5,
    onFault: fault => void faults.push(fault),
  })
  t.after(() => sweeping.stop())
  await eventually(
    'everybody else has been looked after',
    () => ['judged', 'woken', 'told'].every(what => done[what]!.length === 2) && done.forgotten!.length === 1,
  )
  for (const what of ['judged', 'woken', 'told']) assert.deepEqual(done[what], ['one', 'two'])
  // It is left alone for a while, and does not fill the log every second.
  const before = faults.length
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.equal(faults.length, before)
  assert.equal(before, 1)
})
