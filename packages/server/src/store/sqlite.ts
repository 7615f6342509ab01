/** One file, one process: WAL, and every transaction on the disk before anybody is told. */
import { closeSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Conflict } from '@bivouac/host'
import { folderAt } from '../folder.ts'
import { groupCommit } from './group.ts'
import { people } from './people.ts'
import * as rows from './rows.ts'
import { MIGRATIONS, statementFor } from './schema.ts'
import { marks, type Sql, shared } from './shared.ts'
import type { Commit, Store, StoredTable, User } from './types.ts'

export interface SqliteOptions {
  readonly file: string
  readonly onBatch?: (size: number) => void
  readonly onFault?: (fault: unknown) => void
}

const CORRUPT = 11

export function openSqlite({ file, onBatch, onFault = () => {} }: SqliteOptions): Store {
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

  /** What is wrong with the file, once anything is. */
  let damage: string | undefined = damageIn(db)
  if (damage !== undefined) onFault(new Error(damage))
  const noticed = <T>(work: () => T): T => {
    try {
      return work()
    } catch (fault) {
      if ((fault as { errcode?: number }).errcode === CORRUPT)
        damage ??= `the database file is damaged: ${String(fault)}`
      throw fault
    }
  }

  const prepared = new Map<string, StatementSync>()
  const statement = (text: string): StatementSync => {
    let made = prepared.get(text)
    if (made === undefined) prepared.set(text, (made = db.prepare(text)))
    return made
  }
  const all = (text: string, ...cells: (string | number | null)[]): rows.Row[] =>
    noticed(() => statement(text).all(...cells)) as rows.Row[]
  const one = (text: string, ...cells: (string | number | null)[]): rows.Row | undefined => all(text, ...cells)[0]
  const run = (text: string, ...cells: (string | number | null)[]): number =>
    Number(noticed(() => statement(text).run(...cells)).changes)
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

  const sql: Sql = {
    kind: 'sqlite',
    all: async (text, ...cells) => all(text, ...cells),
    run: (text, ...cells) => write(() => run(text, ...cells)),
  }
  return {
    kind: 'sqlite',
    ...shared(sql),
    ...people(sql),
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
          `INSERT INTO states (${states.join(', ')}, listed) VALUES (${marks(states.length + 1)})`,
          id,
          ...rows.stateCells(table.state),
          rows.listedCell(table),
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
    commit: commit => group.commit(() => carryOut(commit)),

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
    adopt: (from, to) =>
      write(() => {
        for (const statement of rows.ADOPT) run(statement, from, to)
      }),

    // One process has nobody to tell.
    async publish() {},
    listen() {},
    hears: () => true,
    async ping() {
      if (damage !== undefined) throw new Error(damage)
      const at = Date.now()
      await write(() =>
        run("INSERT INTO pulse (id, at) VALUES ('pulse', ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", at),
      )
      if (one("SELECT at FROM pulse WHERE id = 'pulse'") === undefined) throw new Error('what was written is not there')
    },
    async backup(target) {
      rmSync(target, { force: true })
      // An empty file is a database to fill: made first, so that it is nobody else's to read from the beginning.
      closeSync(openSync(target, 'wx', 0o600))
      statement('VACUUM INTO ?').run(target)
    },
    async close() {
      await group.idle()
      prepared.clear()
      db.close()
    },
  }
}

/** A sentence when pages of the file do not fit together. */
function damageIn(db: DatabaseSync): string | undefined {
  try {
    const [{ quick_check: found }] = db.prepare('PRAGMA quick_check(1)').all() as [{ quick_check: string }]
    return found === 'ok' ? undefined : `the database file is damaged: ${found}`
  } catch (fault) {
    return `the database file is damaged: ${String(fault)}`
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
