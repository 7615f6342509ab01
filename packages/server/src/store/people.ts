/** Sessions, passkeys, reports and what time takes away: one set of statements for both databases. */
import type { Complaint } from '@bivouac/host'
import type { Passkey, People, Session } from './people-types.ts'
import type { Row } from './rows.ts'
import type { Sql } from './shared.ts'
import type { Channels, SeatRecord } from './types.ts'

const sessionFrom = (row: Row): Session => ({
  id: String(row.id),
  user: String(row.user_id),
  made: Number(row.made),
  seen: Number(row.seen),
  agent: String(row.agent),
})
const passkeyFrom = (row: Row): Passkey => ({
  id: String(row.id),
  user: String(row.user_id),
  key: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)) as string[],
  name: String(row.name),
  made: Number(row.made),
})
const reportFrom = (row: Row): Complaint => ({
  id: String(row.id),
  table: String(row.table_id),
  by: String(row.by_id),
  about: String(row.about_id),
  text: String(row.text),
  made: Number(row.made),
  done: Number(row.done) === 1,
})

/** The code that proves an address was sent there, and is to be read nowhere else. */
function withoutCode(cell: Row[string]): Channels {
  const { mail, ...channels } = JSON.parse(String(cell)) as Channels
  return mail === undefined ? channels : { ...channels, mail: { address: mail.address, confirmed: mail.confirmed } }
}

/** PostgreSQL gives large numbers as text. */
const NUMBERS = new Set(['version', 'length', 'created', 'updated', 'banned'])
const plainRow = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, NUMBERS.has(name) && cell !== null ? Number(cell) : cell]),
  )

export function people({ all, run, kind }: Sql): People {
  // Whoever changes the password at this moment waits for us, or we see what he changed.
  const locked = kind === 'postgres' ? ' FOR SHARE' : ''
  const count = async (text: string, ...cells: (string | number)[]): Promise<number> =>
    Number((await all(text, ...cells))[0]?.n ?? 0)
  return {
    async addSession({ id, user, made, seen, agent }, password) {
      const fields = '(id, user_id, made, seen, agent)'
      if (password === undefined)
        return (await run(`INSERT INTO sessions ${fields} VALUES (?, ?, ?, ?, ?)`, id, user, made, seen, agent)) === 1
      const cells = kind === 'postgres' ? '?::text, id, ?::bigint, ?::bigint, ?::text' : '?, id, ?, ?, ?'
      const text = `INSERT INTO sessions ${fields} SELECT ${cells} FROM users WHERE id = ? AND password = ?${locked}`
      return (await run(text, id, made, seen, agent, user, password)) === 1
    },
    async session(id) {
      const [row] = await all('SELECT * FROM sessions WHERE id = ?', id)
      return row && sessionFrom(row)
    },
    async sessionsOf(user) {
      return (await all('SELECT * FROM sessions WHERE user_id = ? ORDER BY seen DESC, id', user)).map(sessionFrom)
    },
    async sawSession(id, seen) {
      await run('UPDATE sessions SET seen = ? WHERE id = ?', seen, id)
    },
    endSessions: (user, { only, but }) =>
      only !== undefined
        ? run('DELETE FROM sessions WHERE user_id = ? AND id = ?', user, only)
        : run('DELETE FROM sessions WHERE user_id = ? AND id <> ?', user, but ?? ''),

    forgetSessions: unused => run('DELETE FROM sessions WHERE seen < ?', unused),

    spend: async (what, until, now) =>
      (await run(
        `INSERT INTO spent (id, until) VALUES (?, ?)
         ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE spent.until < ?`,
        what,
        until,
        now,
      )) === 1,
    forgetSpent: before => run('DELETE FROM spent WHERE until < ?', before),

    async addPasskey({ id, user, key, counter, transports, name, made }) {
      const text = `INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, made)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
      return (await run(text, id, user, key, counter, JSON.stringify(transports), name, made)) === 1
    },
    async passkey(id) {
      const [row] = await all('SELECT * FROM passkeys WHERE id = ?', id)
      return row && passkeyFrom(row)
    },
    async passkeysOf(user) {
      return (await all('SELECT * FROM passkeys WHERE user_id = ? ORDER BY made, id', user)).map(passkeyFrom)
    },
    async usedPasskey(id, counter) {
      await run('UPDATE passkeys SET counter = ? WHERE id = ? AND counter < ?', counter, id, counter)
    },
    removePasskey: async (user, id) => (await run('DELETE FROM passkeys WHERE user_id = ? AND id = ?', user, id)) === 1,

    async addReport({ id, table, by, about, text, made }) {
      await run(
        'INSERT INTO reports (id, table_id, by_id, about_id, text, made, done) VALUES (?, ?, ?, ?, ?, ?, 0)',
        id,
        table,
        by,
        about,
        text,
        made,
      )
    },
    async reports(limit) {
      return (await all('SELECT * FROM reports ORDER BY done, made DESC LIMIT ?', limit)).map(reportFrom)
    },
    reportsBy: (user, since) => count('SELECT count(*) AS n FROM reports WHERE by_id = ? AND made > ?', user, since),
    doneWith: async id => (await run('UPDATE reports SET done = 1 WHERE id = ? AND done = 0', id)) === 1,
    unsay: (table, { user, when }) =>
      when !== undefined
        ? run('DELETE FROM said WHERE table_id = ? AND said_at = ?', table, when)
        : user !== undefined
          ? run('DELETE FROM said WHERE table_id = ? AND user_id = ?', table, user)
          : run('DELETE FROM said WHERE table_id = ?', table),
    async addDeed({ when, who, what, about, why }) {
      await run('INSERT INTO deeds (made, who, what, about, why) VALUES (?, ?, ?, ?, ?)', when, who, what, about, why)
    },
    async deeds(limit) {
      return (await all('SELECT * FROM deeds ORDER BY made DESC LIMIT ?', limit)).map(row => ({
        when: Number(row.made),
        who: String(row.who),
        what: String(row.what),
        about: String(row.about),
        why: String(row.why),
      }))
    },

    async recentTables(find, limit) {
      const found = await all(
        `SELECT id, game, version, access, seats, status, length, created, updated FROM states JOIN tables ON id = table_id
         WHERE ? = '' OR id = ? OR id IN (SELECT table_id FROM players WHERE user_id = ?) ORDER BY updated DESC LIMIT ?`,
        find,
        find,
        find,
        limit,
      )
      // What somebody threw into the dice is not for the operator's eyes, either.
      return found.map(({ seats, ...row }) => ({
        ...plainRow(row),
        seats: (JSON.parse(String(seats)) as SeatRecord[]).map(({ kind, bot, user, name }) => ({
          kind,
          bot,
          user,
          name,
        })),
      }))
    },
    async findUsers(find, limit) {
      const start = `${find.toLowerCase().replace(/[%_!]/g, '!$&')}%`
      const found = await all(
        `SELECT id, name, account, created, banned FROM users
         WHERE id = ? OR account_key LIKE ? ESCAPE '!' OR lower(name) LIKE ? ESCAPE '!' ORDER BY created DESC LIMIT ?`,
        find,
        start,
        start,
        limit,
      )
      return found.map(plainRow)
    },

    waitingTables: user =>
      count(
        `SELECT count(*) AS n FROM players JOIN states ON states.table_id = players.table_id
         WHERE user_id = ? AND status = 'waiting'`,
        user,
      ),
    async staleTables(since, limit) {
      const found = await all(
        "SELECT table_id, revision FROM states WHERE status = 'waiting' AND updated < ? ORDER BY updated LIMIT ?",
        since,
        limit,
      )
      return found.map(row => ({ id: String(row.table_id), revision: Number(row.revision) }))
    },
    async forgottenGames(since, limit) {
      const found = await all(
        `SELECT table_id FROM states WHERE status = 'playing' AND deadline IS NULL AND updated < ?
         ORDER BY updated LIMIT ?`,
        since,
        limit,
      )
      return found.map(row => String(row.table_id))
    },
    async forgetGuests(before) {
      const gone = `SELECT id FROM users WHERE account IS NULL AND created < ?
        AND NOT EXISTS (SELECT 1 FROM players WHERE players.user_id = users.id)`
      for (const table of ['notes', 'blocks']) await run(`DELETE FROM ${table} WHERE user_id IN (${gone})`, before)
      return run(`DELETE FROM users WHERE id IN (${gone})`, before)
    },
    async everythingOf(user) {
      const of = (text: string) => all(text, user)
      return {
        profile: (await of('SELECT id, name, lang, account, channels, created FROM users WHERE id = ?')).map(row => ({
          ...row,
          channels: withoutCode(row.channels),
        })),
        sessions: await of('SELECT made, seen, agent FROM sessions WHERE user_id = ?'),
        passkeys: await of('SELECT name, made FROM passkeys WHERE user_id = ?'),
        notes: await of('SELECT table_id, text FROM notes WHERE user_id = ?'),
        blocks: await of('SELECT blocked_id FROM blocks WHERE user_id = ?'),
        said: await of('SELECT table_id, text, said_at FROM said WHERE user_id = ? ORDER BY said_at'),
        reports: await of('SELECT table_id, about_id, text, made FROM reports WHERE by_id = ?'),
      }
    },
    async forgetUser(user) {
      for (const table of ['sessions', 'passkeys', 'notes', 'blocks', 'said'])
        await run(`DELETE FROM ${table} WHERE user_id = ?`, user)
      await run('DELETE FROM blocks WHERE blocked_id = ?', user)
      await run('DELETE FROM reports WHERE by_id = ?', user)
      await run('DELETE FROM players WHERE user_id = ?', user)
      await run('DELETE FROM users WHERE id = ?', user)
    },
    async oldestOverdue(now) {
      const [row] = await all('SELECT min(deadline) AS n FROM states WHERE deadline <= ?', now)
      return row?.n === null || row?.n === undefined ? 0 : now - Number(row.n)
    },
  }
}
