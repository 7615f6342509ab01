/**
 * The schema, as a list of migrations that both databases understand. A migration that has been released is never
 * changed: the next change is the next entry. `INT` is a 64-bit integer in either database; `CLUSTERED` keeps the moves
 * of a table together where the database can.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, account TEXT, account_key TEXT UNIQUE, password TEXT,
      epoch INT NOT NULL, channels TEXT NOT NULL, created INT NOT NULL)`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, version INT NOT NULL, setup TEXT NOT NULL, access TEXT NOT NULL,
      pace TEXT NOT NULL, invite TEXT NOT NULL, seed TEXT NOT NULL, seats TEXT NOT NULL, head TEXT, created INT NOT NULL)`,
    `CREATE TABLE states (
      table_id TEXT PRIMARY KEY REFERENCES tables (id), status TEXT NOT NULL, revision INT NOT NULL, length INT NOT NULL,
      deciding INT, bot_turn INT NOT NULL, stretch INT NOT NULL, notified INT NOT NULL DEFAULT -1, notify_at INT, deadline INT,
      updated INT NOT NULL, rest TEXT NOT NULL)`,
    `CREATE TABLE moves (
      table_id TEXT NOT NULL REFERENCES tables (id), at INT NOT NULL, move TEXT NOT NULL, mark TEXT,
      PRIMARY KEY (table_id, at)) CLUSTERED`,
    `CREATE TABLE players (
      user_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (user_id, table_id))`,
    `CREATE TABLE said (
      table_id TEXT NOT NULL REFERENCES tables (id), n INT NOT NULL, seat INT NOT NULL, user_id TEXT NOT NULL,
      name TEXT NOT NULL, text TEXT NOT NULL, said_at INT NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE TABLE notes (
      user_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), text TEXT NOT NULL,
      PRIMARY KEY (user_id, table_id))`,
    `CREATE TABLE blocks (user_id TEXT NOT NULL, blocked_id TEXT NOT NULL, PRIMARY KEY (user_id, blocked_id))`,
    `CREATE INDEX tables_open ON tables (created) WHERE access = 'open'`,
    `CREATE INDEX players_of_table ON players (table_id)`,
    `CREATE INDEX states_overdue ON states (deadline) WHERE deadline IS NOT NULL`,
    `CREATE INDEX states_notices ON states (notify_at) WHERE notify_at IS NOT NULL`,
    `CREATE INDEX states_bots ON states (updated) WHERE bot_turn = 1`,
    `CREATE INDEX states_waiting ON states (table_id) WHERE status = 'waiting'`,
  ],
]

/** Every table, parents first: for copies. */
export const ALL_TABLES = ['users', 'tables', 'states', 'moves', 'players', 'said', 'notes', 'blocks'] as const

export function statementFor(kind: 'sqlite' | 'postgres', statement: string): string {
  return kind === 'sqlite'
    ? statement.replace(/\bCLUSTERED$/, 'WITHOUT ROWID')
    : statement.replace(/\bCLUSTERED$/, '').replace(/\bINT\b/g, 'BIGINT')
}
