/** Every kind of store, and users, tables and commits as stores keep them. */
import { join } from 'node:path'
import type { Move } from '@bivouac/match'
import { openStore } from '../src/store/open.ts'
import type { Commit, Store, StoredTable, TableState, User } from '../src/store/types.ts'
import { NO_CHANNELS } from '../src/store/types.ts'
import type { TestPostgres } from './postgres.ts'

export const user = (id: string, more: Partial<User> = {}): User => ({
  id,
  name: `Guest ${id}`,
  lang: 'it',
  epoch: 0,
  channels: NO_CHANNELS,
  created: 1805,
  ...more,
})
export const table = (
  id: string,
  more: Partial<StoredTable['record']> = {},
  state: Partial<TableState> = {},
): StoredTable => ({
  record: {
    id,
    game: 'toy',
    version: 3,
    setup: { scenario: 'outposts', options: { faulty: 'no' } },
    access: 'open',
    pace: { kind: 'bank', seconds: 600, increment: 5 },
    invite: `invite-${id}`,
    seed: 'ab'.repeat(32),
    seats: [{ kind: 'human', user: 'ney', name: 'Ney', nonce: 'n1' }, { kind: 'human' }],
    created: 1000,
    ...more,
  },
  state: {
    status: 'waiting',
    revision: 0,
    length: 0,
    rewinds: 0,
    deciding: [],
    botTurn: false,
    stretch: 0,
    offers: [],
    standing: [[], []],
    updated: 1000,
    ...state,
  },
})
export const move = (arg: number): Move => ({
  seat: 0,
  action: { type: 'march', arg },
  rolls: [{ why: '3.2', sides: 6, got: 4 }],
})
export const playing = (revision: number, length: number, more: Partial<TableState> = {}): TableState => ({
  ...table('x').state,
  status: 'playing',
  revision,
  length,
  ...more,
})
export const moved = (id: string, expected: number, at: number, arg = at): Commit => ({
  table: id,
  expected,
  state: playing(expected + 1, at, { deciding: [at % 2] }),
  moves: [{ at, move: move(arg) }],
})

/** By name: an empty store, as what opens it, again and again. */
export function backendsIn(
  folder: string,
  postgres: () => TestPostgres,
): Readonly<Record<string, () => Promise<() => Promise<Store>>>> {
  let made = 0
  return {
    sqlite: async () => {
      const data = join(folder, `db${++made}`)
      return () => openStore({ data })
    },
    postgres: async () => {
      const databaseUrl = await postgres().database()
      return () => openStore({ data: folder, databaseUrl })
    },
  }
}
