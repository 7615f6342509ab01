/** How a batch of commits becomes one transaction of PostgreSQL, and news to the other processes. */
import { Conflict } from '@bivouac/host'
import type pg from 'pg'
import * as rows from './rows.ts'
import type { Commit, News, StoredTable } from './types.ts'

export type PgClient = Pick<pg.Client, 'query'>
export const CHANNEL = 'bivouac'

export async function setPlayers(
  client: PgClient,
  table: string,
  seats: StoredTable['record']['seats'],
): Promise<void> {
  await client.query('DELETE FROM players WHERE table_id = $1', [table])
  await client.query('INSERT INTO players (user_id, table_id) SELECT unnest($1::text[]), $2', [
    rows.playersOf(seats),
    table,
  ])
}

/** A batch in one transaction. Rows are locked in one order everywhere, so that two processes cannot wait for each other. */
export async function carryOut(
  client: PgClient,
  batch: readonly Commit[],
  self: string,
): Promise<readonly (Error | undefined)[]> {
  const ids = [...new Set(batch.map(each => each.table))]
  const found = await client.query<{ table_id: string; revision: string }>(
    'SELECT table_id, revision FROM states WHERE table_id = ANY($1) ORDER BY table_id FOR UPDATE',
    [ids],
  )
  const revisions = new Map(found.rows.map(row => [row.table_id, Number(row.revision)]))
  const faults = batch.map(({ table, expected, state }) => {
    if (revisions.get(table) !== expected) return new Conflict(`table ${table} is no longer at revision ${expected}`)
    revisions.set(table, state.revision)
    return undefined
  })
  const won = batch.filter((_, i) => faults[i] === undefined)
  for (const { table, truncate } of won)
    if (truncate !== undefined)
      await client.query('DELETE FROM moves WHERE table_id = $1 AND at > $2', [table, truncate])
  await updateStates(client, won)
  const moves = won.flatMap(({ table, moves = [] }) => moves.map(each => ({ table, ...each })))
  if (moves.length > 0)
    await client.query(
      'INSERT INTO moves (table_id, at, move, mark) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])',
      [
        moves.map(each => each.table),
        moves.map(each => each.at),
        moves.map(each => JSON.stringify(each.move)),
        moves.map(each => (each.mark === undefined ? null : JSON.stringify(each.mark))),
      ],
    )
  for (const { table, head, seats, version } of won) {
    if (head !== undefined)
      await client.query('UPDATE tables SET head = $1 WHERE id = $2', [JSON.stringify(head), table])
    if (version !== undefined) await client.query('UPDATE tables SET version = $1 WHERE id = $2', [version, table])
    if (seats === undefined) continue
    await client.query('UPDATE tables SET seats = $1 WHERE id = $2', [JSON.stringify(seats), table])
    await setPlayers(client, table, seats)
  }
  const news = won.map(({ table, state }) =>
    JSON.stringify({ self, news: { kind: 'table', table, revision: state.revision } satisfies News }),
  )
  // Sent by the database when, and only when, the transaction is committed.
  if (news.length > 0) await client.query('SELECT pg_notify($1, each) FROM unnest($2::text[]) each', [CHANNEL, news])
  return faults
}

const STATE_TYPES = rows.STATE_COLUMNS.map(column => (column === 'status' || column === 'rest' ? 'text' : 'bigint'))
const UPDATE_STATES = `UPDATE states SET ${rows.stateSets(column => `new.${column}`)}
  FROM unnest($1::text[], ${STATE_TYPES.map((type, i) => `$${i + 2}::${type}[]`).join(', ')})
    AS new (table_id, ${rows.STATE_COLUMNS.join(', ')})
  WHERE states.table_id = new.table_id`

async function updateStates(client: PgClient, commits: readonly Commit[]): Promise<void> {
  // Should a batch hold two changes of one table, only the last state counts.
  const last = new Map(commits.map(each => [each.table, rows.stateCells(each.state)]))
  if (last.size === 0) return
  const cells = [...last.values()]
  await client.query(UPDATE_STATES, [[...last.keys()], ...STATE_TYPES.map((_, i) => cells.map(row => row[i]))])
}
