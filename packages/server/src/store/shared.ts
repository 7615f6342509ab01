/** Every statement that is one statement, written once for both databases; `?` marks what is filled in, in order. */
import * as rows from './rows.ts'
import type { Store } from './types.ts'

export interface Sql {
  readonly kind: Store['kind']
  all(text: string, ...cells: (string | number | null)[]): Promise<rows.Row[]>
  /** How many rows it changed. */
  run(text: string, ...cells: (string | number | null)[]): Promise<number>
}
/** As PostgreSQL wants it. */
export const numbered = (text: string): string => {
  let at = 0
  return text.replace(/\?/g, () => `$${++at}`)
}

export const TABLES = 'SELECT * FROM tables JOIN states ON states.table_id = tables.id'
export const marks = (count: number): string => Array(count).fill('?').join(', ')
const ids = (found: readonly rows.Row[]): readonly string[] => found.map(row => String(row.table_id ?? row.id))

type Shared = Pick<
  Store,
  | 'user'
  | 'userByAccount'
  | 'addUser'
  | 'lookAlike'
  | 'table'
  | 'tableIds'
  | 'tablesOf'
  | 'openTables'
  | 'moves'
  | 'outdated'
  | 'writeTime'
  | 'putOff'
  | 'overdue'
  | 'botsToWake'
  | 'notices'
  | 'claimNotice'
  | 'armNotice'
  | 'said'
  | 'note'
  | 'putNote'
  | 'blocks'
  | 'setBlock'
>

export function shared({ all, run }: Sql): Shared {
  return {
    async user(id) {
      const [row] = await all('SELECT * FROM users WHERE id = ?', id)
      return row && rows.userFrom(row)
    },
    async userByAccount(account) {
      const [row] = await all('SELECT * FROM users WHERE account_key = ?', rows.accountKey(account))
      return row && rows.userFrom(row)
    },
    async lookAlike(skeleton) {
      const [row] = await all('SELECT id FROM users WHERE look = ?', skeleton)
      return row && String(row.id)
    },
    async addUser(user) {
      const columns = rows.USER_COLUMNS
      const text = `INSERT INTO users (${columns.join(', ')}) VALUES (${marks(columns.length)}) ON CONFLICT DO NOTHING`
      return (await run(text, ...rows.userCells(user))) === 1
    },

    async table(id) {
      const [row] = await all(`${TABLES} WHERE id = ?`, id)
      return row && rows.tableFrom(row)
    },
    tableIds: async (after, limit) =>
      ids(await all('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?', after, limit)),
    async tablesOf(user, limit) {
      const found = await all(
        `${TABLES} JOIN players ON players.table_id = id WHERE user_id = ? ORDER BY updated DESC, id LIMIT ?`,
        user,
        limit,
      )
      return found.map(rows.tableFrom)
    },
    async openTables(status, user, limit) {
      const found = await all(
        `${TABLES} WHERE status = ? AND listed IS NOT NULL AND NOT EXISTS (
           SELECT 1 FROM players JOIN blocks
             ON (blocks.user_id = players.user_id AND blocked_id = ?) OR (blocks.user_id = ? AND blocked_id = players.user_id)
           WHERE players.table_id = tables.id)
         ORDER BY listed DESC LIMIT ?`,
        status,
        user,
        user,
        limit,
      )
      return found.map(rows.tableFrom)
    },
    async moves(id, since) {
      const found = await all('SELECT at, move, mark FROM moves WHERE table_id = ? AND at > ? ORDER BY at', id, since)
      return found.map(rows.moveFrom)
    },

    outdated: async (game, version, limit) =>
      ids(
        await all(
          "SELECT id FROM tables JOIN states ON table_id = id WHERE game = ? AND version < ? AND status = 'playing' LIMIT ?",
          game,
          version,
          limit,
        ),
      ),
    async writeTime(at) {
      await run(
        `INSERT INTO pulse (id, at) VALUES ('time', ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at
         WHERE excluded.at > pulse.at`,
        // The very first time is the time of day; from then on only its going on counts.
        at === 0 ? 1 : at,
      )
      const [row] = await all("SELECT at FROM pulse WHERE id = 'time'")
      const noted = Number(row?.at ?? 0)
      if (noted > 1) return noted
      await run("UPDATE pulse SET at = ? WHERE id = 'time' AND at = 1", Date.now())
      return Number((await all("SELECT at FROM pulse WHERE id = 'time'"))[0]?.at)
    },
    putOff: async (table, stretch, by) =>
      (await run(
        `UPDATE states SET deadline = deadline + ?, graced = stretch
         WHERE table_id = ? AND stretch = ? AND graced < stretch AND deadline IS NOT NULL`,
        by,
        table,
        stretch,
      )) === 1,
    overdue: async (now, limit) =>
      ids(await all('SELECT table_id FROM states WHERE deadline <= ? ORDER BY deadline LIMIT ?', now, limit)),
    botsToWake: async (before, limit) =>
      ids(
        await all(
          'SELECT table_id FROM states WHERE bot_turn = 1 AND updated < ? ORDER BY updated LIMIT ?',
          before,
          limit,
        ),
      ),
    async notices(now, limit) {
      const found = await all(
        'SELECT table_id, notify_at FROM states WHERE notify_at <= ? ORDER BY notify_at LIMIT ?',
        now,
        limit,
      )
      return found.map(row => ({ table: String(row.table_id), notifyAt: Number(row.notify_at) }))
    },
    async claimNotice(table, notifyAt, away) {
      const about = 'SELECT stretch, notified FROM states WHERE table_id = ? AND notify_at = ?'
      const [row] = await all(about, table, notifyAt)
      if (row === undefined) return undefined
      const { untold, notified } = rows.announcing(row, away)
      const changed = await run(
        'UPDATE states SET notify_at = NULL, notified = ? WHERE table_id = ? AND notify_at = ? AND stretch = ?',
        notified,
        table,
        notifyAt,
        Number(row.stretch),
      )
      return changed === 1 ? untold : undefined
    },
    async armNotice(table, stretch, seat, notifyAt) {
      await run(
        `UPDATE states SET notify_at = ?
         WHERE table_id = ? AND stretch = ? AND notify_at IS NULL AND status = 'playing'
           AND NOT (notified / ${rows.ROOM_FOR_SEATS} = stretch AND (notified & ?) <> 0)`,
        notifyAt,
        table,
        stretch,
        1 << seat,
      )
    },

    async said(table, limit) {
      const found = await all('SELECT * FROM said WHERE table_id = ? ORDER BY n DESC LIMIT ?', table, limit)
      return found.map(rows.saidFrom).reverse()
    },
    async note(user, table) {
      const [row] = await all('SELECT text FROM notes WHERE user_id = ? AND table_id = ?', user, table)
      return String(row?.text ?? '')
    },
    async putNote(user, table, text) {
      await run(
        'INSERT INTO notes (user_id, table_id, text) VALUES (?, ?, ?) ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text',
        user,
        table,
        text,
      )
    },
    async blocks(user) {
      const found = await all('SELECT blocked_id FROM blocks WHERE user_id = ? ORDER BY blocked_id', user)
      return found.map(row => String(row.blocked_id))
    },
    async setBlock(user, blocked, on) {
      const text = on
        ? 'INSERT INTO blocks (user_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING'
        : 'DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?'
      await run(text, user, blocked)
    },
  }
}
