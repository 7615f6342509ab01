/** Several processes, one database: optimistic concurrency by revision, LISTEN/NOTIFY for what the others did. */
import { randomUUID } from 'node:crypto'
import { Conflict } from '@bivouac/host'
import { connections } from './connections.ts'
import { dumpPostgres } from './dump.ts'
import { groupCommit } from './group.ts'
import { listener } from './listener.ts'
import { people } from './people.ts'
import { CHANNEL, carryOut, setPlayers } from './postgres-commit.ts'
import { migrate } from './postgres-migrate.ts'
import * as rows from './rows.ts'
import { marks, numbered, type Sql, shared } from './shared.ts'
import type { Commit, News, Store, User } from './types.ts'

export interface PostgresOptions {
  readonly url: string
  readonly onBatch?: (size: number) => void
  readonly onFault?: (fault: unknown) => void
}

export async function openPostgres({ url, onBatch, onFault = () => {} }: PostgresOptions): Promise<Store> {
  await migrate(url)
  const self = randomUUID()
  const ears: ((news: News, from: string) => void)[] = []
  const hear = (news: News, from: string): void => {
    for (const ear of ears) ear(news, from)
  }
  const { all, run, whole, close } = connections({ url, onFault, onDoubt: () => hear({ kind: 'deaf' }, self) })
  const ear = await listener({ url, channel: CHANNEL, self, hear, onFault })

  const group = groupCommit<Commit>(async batch => {
    try {
      return await whole(client => carryOut(client, batch, self))
    } catch (fault) {
      if (batch.length === 1) throw fault
      const faults: (Error | undefined)[] = []
      for (const each of batch)
        faults.push(
          await whole(client => carryOut(client, [each], self)).then(
            ([first]) => first,
            own => own as Error,
          ),
        )
      return faults
    }
  }, onBatch)

  const sql: Sql = {
    kind: 'postgres',
    all: (text, ...cells) => all(numbered(text), ...cells),
    run: (text, ...cells) => run(numbered(text), ...cells),
  }
  return {
    kind: 'postgres',
    ...shared(sql),
    ...people(sql),
    async changeUser(id, change) {
      try {
        return await whole(async client => {
          const { rows: found } = await client.query<rows.Row>('SELECT * FROM users WHERE id = $1 FOR UPDATE', [id])
          const user = found[0] && rows.userFrom(found[0])
          const wanted = user && change(user)
          if (user === undefined || wanted === undefined) return undefined
          const { sets, cells } = rows.changedCells({ ...user, ...wanted } as User, wanted)
          if (sets.length === 0) return user
          const { rows: after } = await client.query<rows.Row>(
            `UPDATE users SET ${sets.map((each, i) => `${each} = $${i + 2}`).join(', ')} WHERE id = $1 RETURNING *`,
            [id, ...cells],
          )
          return rows.userFrom(after[0]!)
        })
      } catch (fault) {
        if ((fault as { constraint?: string }).constraint === 'users_account_key_key')
          throw new Conflict('that name is taken')
        throw fault
      }
    },

    createTable: table =>
      whole(async client => {
        const columns = rows.TABLE_COLUMNS
        const states = ['table_id', ...rows.STATE_COLUMNS]
        await client.query(
          numbered(`INSERT INTO tables (${columns.join(', ')}) VALUES (${marks(columns.length)})`),
          rows.tableCells(table),
        )
        await client.query(
          numbered(`INSERT INTO states (${states.join(', ')}, listed) VALUES (${marks(states.length + 1)})`),
          [table.record.id, ...rows.stateCells(table.state), rows.listedCell(table)],
        )
        await setPlayers(client, table.record.id, table.record.seats)
      }),
    removeTable: (id, expected) =>
      whole(async client => {
        const { rowCount } = await client.query(
          "DELETE FROM states WHERE table_id = $1 AND revision = $2 AND status = 'waiting'",
          [id, expected],
        )
        if (rowCount !== 1) return false
        for (const table of ['players', 'said', 'notes'])
          await client.query(`DELETE FROM ${table} WHERE table_id = $1`, [id])
        await client.query('DELETE FROM tables WHERE id = $1', [id])
        return true
      }),
    commit: group.commit,

    addSaid: ({ table, seat, user, name, text, when }) =>
      whole(async client => {
        // Two people who speak at once must not get the same number.
        await client.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table])
        await client.query(
          `INSERT INTO said (table_id, n, seat, user_id, name, text, said_at)
           SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6 FROM said WHERE table_id = $1`,
          [table, seat, user, name, text, when],
        )
      }),
    adopt: (from, to) =>
      whole(async client => {
        for (const statement of rows.ADOPT)
          await client.query(statement.replaceAll('?1', '$1::text').replaceAll('?2', '$2::text'), [from, to])
      }),

    async publish(news) {
      await run('SELECT pg_notify($1, $2)', CHANNEL, JSON.stringify({ self, news }))
    },
    listen: other => void ears.push(other),
    hears: () => ear.hears,
    async ping() {
      if (!ear.hears) throw new Error('news of other processes are not heard')
      const text = `INSERT INTO pulse (id, at) VALUES ('pulse', $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`
      await run(text, Date.now())
      if ((await all("SELECT at FROM pulse WHERE id = 'pulse'")).length === 0)
        throw new Error('what was written is not there')
    },
    backup: file => whole(client => dumpPostgres(client, file)),
    async close() {
      await group.idle()
      await ear.close()
      await close()
    },
  }
}
