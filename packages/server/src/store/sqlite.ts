/** One file, one process: WAL, and every transaction on the disk before anybody is told. */
import { closeSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Conflict } from '@bivouac/host'
import { folderAt } from '../folder.ts'
import { groupCommit } from './group.ts'
import * as rows from './rows.ts'
import { MIGRATIONS, statementFor } from './schema.ts'
import type { Commit, Store, StoredTable, User } from './types.ts'

export interface SqliteOptions {
  readonly file: string
  readonly onBatch?: (size: number) => void
}

const marks = (count: number): string => Array(count).fill('?').join(', ')
const TABLES = 'SELECT * FROM tables JOIN states ON states.table_id = tables.id'

export function openSqlite({ file, onBatch }: SqliteOptions): Store {
  folderAt(dirname(file))
  const db = new DatabaseSync(file)
  try {
    db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = OFF;
      PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY`)
    migrate(db)
  } catch (fault) {
    db.close()
    throw fault
  }

  const prepared = new Map<string, StatementSync>()
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text)
    if (statement === undefined) prepared.set(text, (statement = db.prepare(text)))
    return statement
  }
  const all = (text: string, ...cells: (string | number | null)[]): rows.Row[] => sql(text).all(...cells) as rows.Row[]
  const one = (text: string, ...cells: (string | number | null)[]): rows.Row | undefined => all(text, ...cells)[0]
  const run = (text: string, ...cells: (string | number | null)[]): number => Number(sql(text).run(...cells).changes)
  const whole = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const done = work()
      db.exec('COMMIT')
      return done
    } catch (fault) {
      db.exec('ROLLBACK')
      throw fault
    }
  }

  const setPlayers = (table: string, seats: StoredTable['record']['seats']): void => {
    run('DELETE FROM players WHERE table_id = ?', table)
    for (const user of rows.playersOf(seats)) run('INSERT INTO players (user_id, table_id) VALUES (?, ?)', user, table)
  }

  const numbered = (column: string): string => `?${rows.STATE_COLUMNS.indexOf(column) + 1}`
  const [table, revision] = [1, 2].map(after => `?${rows.STATE_COLUMNS.length + after}`)
  const UPDATE = `UPDATE states SET ${rows.stateSets(numbered)} WHERE table_id = ${table} AND revision = ${revision}`
  function carryOut(commit: Commit): Conflict | undefined {
    const { table, expected, state, truncate, moves, seats, head, version } = commit
    if (run(UPDATE, ...rows.stateCells(state), table, expected) === 0)
      return new Conflict(`table ${table} is no longer at revision ${expected}`)
    if (truncate !== undefined) run('DELETE FROM moves WHERE table_id = ? AND at > ?', table, truncate)
    for (const { at, move, mark } of moves ?? [])
      run(
        'INSERT INTO moves (table_id, at, move, mark) VALUES (?, ?, ?, ?)',
        table,
        at,
        JSON.stringify(move),
        mark === undefined ? null : JSON.stringify(mark),
      )
    if (head !== undefined) run('UPDATE tables SET head = ? WHERE id = ?', JSON.stringify(head), table)
    if (version !== undefined) run('UPDATE tables SET version = ? WHERE id = ?', version, table)
    if (seats !== undefined) {
      run('UPDATE tables SET seats = ? WHERE id = ?', JSON.stringify(seats), table)
      setPlayers(table, seats)
    }
    return undefined
  }

  /** Everything that is written, moves or not, shares the transactions: waiting for the disk is what costs. */
  const group = groupCommit<() => Error | undefined>(async batch => {
    try {
      return whole(() => batch.map(work => work()))
    } catch (fault) {
      if (batch.length === 1) throw fault
      // One that cannot be written must not take the others with it.
      return batch.map(work => {
        try {
          return whole(work)
        } catch (own) {
          return own as Error
        }
      })
    }
  }, onBatch)
  async function write<T>(work: () => T): Promise<T> {
    let done: T | undefined
    await group.commit(() => {
      done = work()
      return undefined
    })
    return done as T
  }

  return {
    kind: 'sqlite',
    async user(id) {
      const row = one('SELECT * FROM users WHERE id = ?', id)
      return row && rows.userFrom(row)
    },
    async userByAccount(account) {
      const row = one('SELECT * FROM users WHERE account_key = ?', rows.accountKey(account))
      return row && rows.userFrom(row)
    },
    addUser(user) {
      const columns = rows.USER_COLUMNS
      const text = `INSERT INTO users (${columns.join(', ')}) VALUES (${marks(columns.length)}) ON CONFLICT DO NOTHING`
      return write(() => run(text, ...rows.userCells(user)) === 1)
    },
    changeUser: (id, change) =>
      write(() => {
        const row = one('SELECT * FROM users WHERE id = ?', id)
        const user = row && rows.userFrom(row)
        const wanted = user && change(user)
        if (user === undefined || wanted === undefined) return undefined
        const { sets, cells } = rows.changedCells({ ...user, ...wanted } as User, wanted)
        if (sets.length === 0) return user
        try {
          run(`UPDATE users SET ${sets.map(each => `${each} = ?`).join(', ')} WHERE id = ?`, ...cells, id)
        } catch (fault) {
          if (/UNIQUE constraint failed: users.account_key/.test(String(fault)))
            throw new Conflict('that name is taken')
          throw fault
        }
        return rows.userFrom(one('SELECT * FROM users WHERE id = ?', id)!)
      }),

    createTable: table =>
      write(() => {
        const { id, seats } = table.record
        const columns = rows.TABLE_COLUMNS
        run(`INSERT INTO tables (${columns.join(', ')}) VALUES (${marks(columns.length)})`, ...rows.tableCells(table))
        const states = ['table_id', ...rows.STATE_COLUMNS]
        run(
          `INSERT INTO states (${states.join(', ')}) VALUES (${marks(states.length)})`,
          id,
          ...rows.stateCells(table.state),
        )
        setPlayers(id, seats)
      }),
    removeTable: (id, expected) =>
      write(() => {
        const gone = run("DELETE FROM states WHERE table_id = ? AND revision = ? AND status = 'waiting'", id, expected)
        if (gone === 0) return false
        for (const table of ['players', 'said', 'notes']) run(`DELETE FROM ${table} WHERE table_id = ?`, id)
        run('DELETE FROM tables WHERE id = ?', id)
        return true
      }),
    async table(id) {
      const row = one(`${TABLES} WHERE id = ?`, id)
      return row && rows.tableFrom(row)
    },
    async tablesOf(user, limit) {
      return all(
        `${TABLES} JOIN players ON players.table_id = id WHERE user_id = ? ORDER BY updated DESC, id LIMIT ?`,
        user,
        limit,
      ).map(rows.tableFrom)
    },
    async openTables(status, limit) {
      return all(`${TABLES} WHERE access = 'open' AND status = ? ORDER BY created DESC, id LIMIT ?`, status, limit).map(
        rows.tableFrom,
      )
    },
    async moves(id, since) {
      return all('SELECT at, move, mark FROM moves WHERE table_id = ? AND at > ? ORDER BY at', id, since).map(
        rows.moveFrom,
      )
    },
    commit: commit => group.commit(() => carryOut(commit)),

    async outdated(game, version, limit) {
      return all(
        "SELECT id FROM tables JOIN states ON table_id = id WHERE game = ? AND version < ? AND status = 'playing' LIMIT ?",
        game,
        version,
        limit,
      ).map(row => String(row.id))
    },
    async overdue(now, limit) {
      return all('SELECT table_id FROM states WHERE deadline <= ? ORDER BY deadline LIMIT ?', now, limit).map(row =>
        String(row.table_id),
      )
    },
    async botsToWake(before, limit) {
      return all(
        'SELECT table_id FROM states WHERE bot_turn = 1 AND updated < ? ORDER BY updated LIMIT ?',
        before,
        limit,
      ).map(row => String(row.table_id))
    },
    async notices(now, limit) {
      return all(
        'SELECT table_id, notify_at FROM states WHERE notify_at <= ? ORDER BY notify_at LIMIT ?',
        now,
        limit,
      ).map(row => ({ table: String(row.table_id), notifyAt: Number(row.notify_at) }))
    },
    async claimNotice(table, notifyAt, sent) {
      const set = sent ? ', notified = stretch' : ''
      const text = `UPDATE states SET notify_at = NULL${set} WHERE table_id = ? AND notify_at = ?`
      return write(() => run(text, table, notifyAt) === 1)
    },
    async armNotice(table, stretch, notifyAt) {
      await write(() =>
        run(
          `UPDATE states SET notify_at = ?
           WHERE table_id = ? AND stretch = ? AND notified < stretch AND notify_at IS NULL AND status = 'playing'`,
          notifyAt,
          table,
          stretch,
        ),
      )
    },

    async addSaid({ table, seat, user, name, text, when }) {
      await write(() =>
        run(
          `INSERT INTO said (table_id, n, seat, user_id, name, text, said_at)
           SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM said WHERE table_id = ?`,
          table,
          seat,
          user,
          name,
          text,
          when,
          table,
        ),
      )
    },
    async said(table, limit) {
      return all('SELECT * FROM said WHERE table_id = ? ORDER BY n DESC LIMIT ?', table, limit)
        .map(rows.saidFrom)
        .reverse()
    },
    async note(user, table) {
      return String(one('SELECT text FROM notes WHERE user_id = ? AND table_id = ?', user, table)?.text ?? '')
    },
    async putNote(user, table, text) {
      await write(() =>
        run(
          'INSERT INTO notes (user_id, table_id, text) VALUES (?, ?, ?) ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text',
          user,
          table,
          text,
        ),
      )
    },
    async blocks(user) {
      return all('SELECT blocked_id FROM blocks WHERE user_id = ? ORDER BY blocked_id', user).map(row =>
        String(row.blocked_id),
      )
    },
    async setBlock(user, blocked, on) {
      const text = on
        ? 'INSERT INTO blocks (user_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING'
        : 'DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?'
      await write(() => run(text, user, blocked))
    },
    adopt: (from, to) =>
      write(() => {
        for (const statement of rows.ADOPT) run(statement, from, to)
      }),

    // One process has nobody to tell.
    async publish() {},
    listen() {},
    async ping() {
      one('SELECT 1')
    },
    async backup(target) {
      rmSync(target, { force: true })
      // An empty file is a database to fill: made first, so that it is nobody else's to read from the beginning.
      closeSync(openSync(target, 'wx', 0o600))
      sql('VACUUM INTO ?').run(target)
    },
    async close() {
      await group.idle()
      prepared.clear()
      db.close()
    },
  }
}

function migrate(db: DatabaseSync): void {
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (at > MIGRATIONS.length)
    throw new Error(
      `this database was written by a newer Bivouac (schema ${at}, and this one knows ${MIGRATIONS.length})`,
    )
  MIGRATIONS.forEach((statements, i) => {
    if (i < at) return
    db.exec('BEGIN IMMEDIATE')
    for (const statement of statements) db.exec(statementFor('sqlite', statement))
    db.exec(`PRAGMA user_version = ${i + 1}`)
    db.exec('COMMIT')
  })
}
