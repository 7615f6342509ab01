/** Several processes, one database: optimistic concurrency by revision, LISTEN/NOTIFY for what the others did. */
import { randomUUID } from 'node:crypto'
import { Conflict } from '@bivouac/host'
import { connections } from './connections.ts'
import { dumpPostgres } from './dump.ts'
import { groupCommit } from './group.ts'
import { listener } from './listener.ts'
import { CHANNEL, carryOut, setPlayers } from './postgres-commit.ts'
import { migrate } from './postgres-migrate.ts'
import * as rows from './rows.ts'
import type { Commit, News, Store, User } from './types.ts'

export interface PostgresOptions {
  readonly url: string
  readonly onBatch?: (size: number) => void
  readonly onFault?: (fault: unknown) => void
}
const TABLES = 'SELECT * FROM tables JOIN states ON states.table_id = tables.id'
const marks = (count: number, from = 1): string => Array.from({ length: count }, (_, i) => `$${i + from}`).join(', ')

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

  return {
    kind: 'postgres',
    async user(id) {
      const [row] = await all('SELECT * FROM users WHERE id = $1', id)
      return row && rows.userFrom(row)
    },
    async userByAccount(account) {
      const [row] = await all('SELECT * FROM users WHERE account_key = $1', rows.accountKey(account))
      return row && rows.userFrom(row)
    },
    async addUser(user) {
      const columns = rows.USER_COLUMNS
      const text = `INSERT INTO users (${columns.join(', ')}) VALUES (${marks(columns.length)}) ON CONFLICT DO NOTHING`
      return (await run(text, ...rows.userCells(user))) === 1
    },
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
          `INSERT INTO tables (${columns.join(', ')}) VALUES (${marks(columns.length)})`,
          rows.tableCells(table),
        )
        await client.query(`INSERT INTO states (${states.join(', ')}) VALUES (${marks(states.length)})`, [
          table.record.id,
          ...rows.stateCells(table.state),
        ])
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
    async table(id) {
      const [row] = await all(`${TABLES} WHERE id = $1`, id)
      return row && rows.tableFrom(row)
    },
    async tablesOf(user, limit) {
      const found = await all(
        `${TABLES} JOIN players ON players.table_id = id WHERE user_id = $1 ORDER BY updated DESC, id LIMIT $2`,
        user,
        limit,
      )
      return found.map(rows.tableFrom)
    },
    async openTables(status, limit) {
      const found = await all(
        `${TABLES} WHERE access = 'open' AND status = $1 ORDER BY created DESC, id LIMIT $2`,
        status,
        limit,
      )
      return found.map(rows.tableFrom)
    },
    async moves(id, since) {
      const found = await all('SELECT at, move, mark FROM moves WHERE table_id = $1 AND at > $2 ORDER BY at', id, since)
      return found.map(rows.moveFrom)
    },
    commit: group.commit,

    async outdated(game, version, limit) {
      const found = await all(
        "SELECT id FROM tables JOIN states ON table_id = id WHERE game = $1 AND version < $2 AND status = 'playing' LIMIT $3",
        game,
        version,
        limit,
      )
      return found.map(row => String(row.id))
    },
    async overdue(now, limit) {
      const found = await all('SELECT table_id FROM states WHERE deadline <= $1 ORDER BY deadline LIMIT $2', now, limit)
      return found.map(row => String(row.table_id))
    },
    async botsToWake(before, limit) {
      const found = await all(
        'SELECT table_id FROM states WHERE bot_turn = 1 AND updated < $1 ORDER BY updated LIMIT $2',
        before,
        limit,
      )
      return found.map(row => String(row.table_id))
    },
    async notices(now, limit) {
      const found = await all(
        'SELECT table_id, notify_at FROM states WHERE notify_at <= $1 ORDER BY notify_at LIMIT $2',
        now,
        limit,
      )
      return found.map(row => ({ table: String(row.table_id), notifyAt: Number(row.notify_at) }))
    },
    async claimNotice(table, notifyAt, sent) {
      const set = sent ? ', notified = stretch' : ''
      const text = `UPDATE states SET notify_at = NULL${set} WHERE table_id = $1 AND notify_at = $2`
      return (await run(text, table, notifyAt)) === 1
    },
    async armNotice(table, stretch, notifyAt) {
      await run(
        `UPDATE states SET notify_at = $1
         WHERE table_id = $2 AND stretch = $3 AND notified < stretch AND notify_at IS NULL AND status = 'playing'`,
        notifyAt,
        table,
        stretch,
      )
    },

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
    async said(table, limit) {
      const found = await all('SELECT * FROM said WHERE table_id = $1 ORDER BY n DESC LIMIT $2', table, limit)
      return found.map(rows.saidFrom).reverse()
    },
    async note(user, table) {
      const [row] = await all('SELECT text FROM notes WHERE user_id = $1 AND table_id = $2', user, table)
      return String(row?.text ?? '')
    },
    async putNote(user, table, text) {
      await run(
        'INSERT INTO notes (user_id, table_id, text) VALUES ($1, $2, $3) ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text',
        user,
        table,
        text,
      )
    },
    async blocks(user) {
      const found = await all('SELECT blocked_id FROM blocks WHERE user_id = $1 ORDER BY blocked_id', user)
      return found.map(row => String(row.blocked_id))
    },
    async setBlock(user, blocked, on) {
      if (on)
        await run('INSERT INTO blocks (user_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', user, blocked)
      else await run('DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2', user, blocked)
    },
    adopt: (from, to) =>
      whole(async client => {
        for (const statement of rows.ADOPT)
          await client.query(statement.replaceAll('?1', '$1::text').replaceAll('?2', '$2::text'), [from, to])
      }),

    async publish(news) {
      await run('SELECT pg_notify($1, $2)', CHANNEL, JSON.stringify({ self, news }))
    },
    listen: other => void ears.push(other),
    async ping() {
      await run('SELECT 1')
    },
    backup: file => whole(client => dumpPostgres(client, file)),
    async close() {
      await group.idle()
      await ear.close()
      await close()
    },
  }
}
