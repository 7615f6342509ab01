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
  [
    `CREATE TABLE pulse (id TEXT PRIMARY KEY, at INT NOT NULL)`,
    // When an open table was made, where the list of open tables looks: one index, in the order it is shown.
    `ALTER TABLE states ADD COLUMN listed INT`,
    `UPDATE states SET listed = (SELECT created FROM tables WHERE id = table_id AND access = 'open')`,
    // The stretch whose deadline was put off because its player lost his connection.
    `ALTER TABLE states ADD COLUMN graced INT NOT NULL DEFAULT -1`,
    `CREATE INDEX states_listed ON states (status, listed) WHERE listed IS NOT NULL`,
    `DROP INDEX tables_open`,
    `DROP INDEX states_waiting`,
    `CREATE INDEX states_idle ON states (status, updated)`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL, made INT NOT NULL, seen INT NOT NULL, agent TEXT NOT NULL)`,
    `CREATE INDEX sessions_of_user ON sessions (user_id)`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL, public_key TEXT NOT NULL, counter INT NOT NULL, transports TEXT NOT NULL,
      name TEXT NOT NULL, made INT NOT NULL)`,
    `CREATE INDEX passkeys_of_user ON passkeys (user_id)`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, table_id TEXT NOT NULL, by_id TEXT NOT NULL, about_id TEXT NOT NULL, text TEXT NOT NULL,
      made INT NOT NULL, done INT NOT NULL)`,
    `CREATE INDEX reports_by ON reports (by_id, made)`,
    `CREATE TABLE deeds (made INT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, why TEXT NOT NULL)`,
    `CREATE INDEX deeds_made ON deeds (made)`,
    // Until when somebody may not come in.
    `ALTER TABLE users ADD COLUMN banned INT`,
    `CREATE INDEX users_guests ON users (created) WHERE account IS NULL`,
  ],
  [
    // What an account's name looks like, so that nobody takes another for it.
    `ALTER TABLE users ADD COLUMN look TEXT`,
    `CREATE INDEX users_look ON users (look) WHERE look IS NOT NULL`,
  ],
  [
    // What is good once (the challenge of a passkey, a name while its account is being made), until it is worth nothing.
    `CREATE TABLE spent (id TEXT PRIMARY KEY, until INT NOT NULL)`,
    `CREATE INDEX sessions_seen ON sessions (seen)`,
  ],
]

/** Every table, parents first: for copies. */
export const ALL_TABLES = [
  'users',
  'tables',
  'states',
  'moves',
  'players',
  'said',
  'notes',
  'blocks',
  'sessions',
  'passkeys',
  'reports',
  'deeds',
] as const

export function statementFor(kind: 'sqlite' | 'postgres', statement: string): string {
  return kind === 'sqlite'
    ? statement.replace(/\bCLUSTERED$/, 'WITHOUT ROWID')
    : statement.replace(/\bCLUSTERED$/, '').replace(/\bINT\b/g, 'BIGINT')
}
