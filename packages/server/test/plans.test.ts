/** What is asked of the store again and again is one statement each, and looks nothing through from end to end. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { toy } from '../../match/test/toy.ts'
import { openStore } from '../src/store/open.ts'
import { MIGRATIONS, statementFor } from '../src/store/schema.ts'
import { shared } from '../src/store/shared.ts'
import { NO_CHANNELS, type Store, type User } from '../src/store/types.ts'
import { lobby } from '../src/tables/lobby.ts'
import type { Rooms } from '../src/tables/rooms.ts'
import { scratch } from './help.ts'

type Cell = string | number | null
const asked: { readonly text: string; readonly cells: readonly Cell[] }[] = []
const listening = shared({
  kind: 'sqlite',
  async all(text, ...cells) {
    asked.push({ text, cells })
    return []
  },
  async run(text, ...cells) {
    asked.push({ text, cells })
    return 0
  },
})
const database = new DatabaseSync(':memory:')
for (const statements of MIGRATIONS) for (const each of statements) database.exec(statementFor('sqlite', each))

const often: Readonly<Record<string, () => Promise<unknown>>> = {
  'the list of open tables': () => listening.openTables('waiting', 'me', 100),
  'my tables': () => listening.tablesOf('me', 100),
  'a table': () => listening.table('t'),
  'its moves': () => listening.moves('t', 12),
  'its chat': () => listening.said('t', 100),
  'clocks that ran out': () => listening.overdue(1, 100),
  'computers to wake': () => listening.botsToWake(1, 100),
  'notices that are due': () => listening.notices(1, 100),
  'whom I block': () => listening.blocks('me'),
  'an account': () => listening.userByAccount('Ney'),
}
/** Where another index would serve, and sort everything there ever was. */
const INDEX: Readonly<Record<string, readonly RegExp[]>> = {
  'the list of open tables': [/states_listed/, /^(?!.*TEMP B-TREE)/s],
}
describe('one statement, by an index', () => {
  for (const [what, ask] of Object.entries(often))
    test(what, async () => {
      asked.length = 0
      await ask()
      assert.equal(asked.length, 1)
      const [{ text, cells }] = asked as [(typeof asked)[number]]
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...cells) as { readonly detail: string }[]
      for (const { detail } of plan) assert.doesNotMatch(detail, /^SCAN/, `${text}: ${detail}`)
      const used = plan.map(({ detail }) => detail).join('\n')
      for (const index of INDEX[what] ?? []) assert.match(used, index)
    })
})

test('a hundred open tables are listed by one question to the store', async t => {
  const place = scratch()
  const store = await openStore({ data: place.folder })
  t.after(async () => {
    await store.close()
    place.remove()
  })
  const calls: string[] = []
  const counted = new Proxy(store, {
    get(target, name: keyof Store) {
      const found = target[name]
      return typeof found !== 'function'
        ? found
        : (...args: never[]) => {
            calls.push(name)
            return (found as (...args: never[]) => unknown).apply(target, args)
          }
    },
  })
  const rooms = { present: () => new Set(), peek: () => undefined, changed: async () => {} } as unknown as Rooms
  const parts = {
    games: [toy],
    notifyAfter: 1,
    now: Date.now,
    time: Date.now,
    openTables: 999,
    onFault: assert.ifError,
  }
  const inn = lobby({ ...parts, store: counted, bots: () => [], rooms: () => rooms })
  const user = (id: string): User => ({ id, name: id, lang: 'en', epoch: 0, channels: NO_CHANNELS, created: 0 })
  for (let i = 0; i < 100; i++)
    await inn.create(user(`host-${i}`), { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' })
  calls.length = 0
  assert.equal((await inn.list(user('guest'), 'waiting')).length, 100)
  assert.deepEqual(calls, ['openTables'])
})
