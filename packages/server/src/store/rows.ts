/** Rows as both databases hold them: names in snake case, the deep things as JSON text. */
import { renewedEnding } from '@bivouac/host'
import type { Seat, Setup } from '@bivouac/kernel'
import { renewed } from '@bivouac/match'
import { skeletonOf } from '../names.ts'
import type {
  Channels,
  StoredChat,
  StoredMove,
  StoredTable,
  TableRecord,
  TableState,
  User,
  UserChange,
} from './types.ts'

export type Cell = string | number | bigint | null | undefined
export type Row = Readonly<Record<string, Cell>>

const number = (cell: Cell): number => Number(cell)
const maybe = (cell: Cell): number | undefined => (cell === null || cell === undefined ? undefined : Number(cell))
const json = <T>(cell: Cell): T => JSON.parse(String(cell)) as T
const cellOf = (value: number | string | undefined): number | string | null => value ?? null

export const USER_COLUMNS = [
  'id',
  'name',
  'lang',
  'account',
  'account_key',
  'password',
  'epoch',
  'channels',
  'created',
  'banned',
  'look',
]
export const userCells = (user: User): (string | number | null)[] => [
  user.id,
  user.name,
  user.lang,
  cellOf(user.account),
  user.account === undefined ? null : accountKey(user.account),
  cellOf(user.password),
  user.epoch,
  JSON.stringify(user.channels),
  user.created,
  cellOf(user.banned),
  user.account === undefined ? null : skeletonOf(user.account),
]
/** The columns a change touches, with what is to stand in them. */
export function changedCells(
  user: User,
  change: UserChange,
): { readonly sets: string[]; readonly cells: (string | number | null)[] } {
  const cells = userCells(user)
  const fields = Object.keys(change).flatMap(field =>
    field === 'account' ? ['account', 'account_key', 'look'] : [field],
  )
  return { sets: fields, cells: fields.map(field => cells[USER_COLUMNS.indexOf(field)]!) }
}

/** Two names that differ only in case would be taken for each other. */
export const accountKey = (account: string): string => account.toLowerCase()

export const userFrom = (row: Row): User => ({
  id: String(row.id),
  name: String(row.name),
  lang: row.lang === 'it' ? 'it' : 'en',
  ...(row.account ? { account: String(row.account) } : {}),
  ...(row.password ? { password: String(row.password) } : {}),
  epoch: number(row.epoch),
  channels: json<Channels>(row.channels),
  created: number(row.created),
  ...(row.banned ? { banned: number(row.banned) } : {}),
})

export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'setup',
  'access',
  'pace',
  'invite',
  'seed',
  'seats',
  'head',
  'created',
]
export const tableCells = ({ record }: StoredTable): (string | number | null)[] => [
  record.id,
  record.game,
  record.version,
  JSON.stringify(record.setup),
  record.access,
  JSON.stringify(record.pace),
  record.invite,
  record.seed,
  JSON.stringify(record.seats),
  record.head === undefined ? null : JSON.stringify(record.head),
  record.created,
]

/** When an open table was made; nothing for a private one, which is in no list. */
export const listedCell = ({ record }: StoredTable): number | null => (record.access === 'open' ? record.created : null)

/** Columns of `states` in the order of `stateCells`; `table_id` is extra. */
export const STATE_COLUMNS = [
  'status',
  'revision',
  'length',
  'deciding',
  'bot_turn',
  'stretch',
  'notify_at',
  'deadline',
  'updated',
  'rest',
]
/** A notice belongs to its stretch: what was decided about it must not come back with the next move of the same stretch. */
export const stateSets = (fresh: (column: string) => string): string =>
  STATE_COLUMNS.map(column =>
    column === 'notify_at'
      ? `notify_at = CASE WHEN states.stretch = ${fresh('stretch')} THEN states.notify_at ELSE ${fresh('notify_at')} END`
      : `${column} = ${fresh(column)}`,
  ).join(', ')
export const stateCells = (state: TableState): (string | number | null)[] => {
  const { rewinds, deciding, answered, question, clock, offers, standing, result, ending, rematch, backs } = state
  return [
    state.status,
    state.revision,
    state.length,
    cellOf(state.deciding[0]),
    state.botTurn ? 1 : 0,
    state.stretch,
    cellOf(state.notifyAt),
    cellOf(state.deadline),
    state.updated,
    JSON.stringify({ rewinds, deciding, answered, question, clock, offers, standing, result, ending, rematch, backs }),
  ]
}

/** Finished games of earlier versions name one winner, or none where somebody gave up. */
function restFrom(cell: Cell, first: number | undefined, seats: number): Rest {
  const rest = json<Rest>(cell)
  // One clock ran at a time once, and one seat was asked.
  const { running = [] } = (rest.clock ?? {}) as { running?: Seat | readonly Seat[] }
  return {
    ...rest,
    deciding: rest.deciding ?? (first === undefined ? [] : [first]),
    ...(rest.clock && { clock: { ...rest.clock, running: typeof running === 'number' ? [running] : running } }),
    ...(rest.result && { result: renewed(rest.result) }),
    ...(rest.ending && { ending: renewedEnding(rest.ending, seats) }),
  }
}

type Rest = Pick<
  TableState,
  | 'rewinds'
  | 'deciding'
  | 'answered'
  | 'question'
  | 'clock'
  | 'offers'
  | 'standing'
  | 'result'
  | 'ending'
  | 'rematch'
  | 'backs'
>

/** The seats a stretch was announced to are kept as bits beside its number. */
export const ROOM_FOR_SEATS = 256
/** Of those who are away, who has not been told of this stretch; and what is kept when they have been. */
export function announcing(row: Row, away: readonly Seat[]): { untold: readonly Seat[]; notified: number } {
  const [stretch, before] = [number(row.stretch), number(row.notified)]
  const told = Math.floor(before / ROOM_FOR_SEATS) === stretch ? before % ROOM_FOR_SEATS : 0
  const untold = away.filter(seat => (told & (1 << seat)) === 0)
  if (untold.length === 0) return { untold, notified: before }
  return { untold, notified: stretch * ROOM_FOR_SEATS + untold.reduce((bits, seat) => bits | (1 << seat), told) }
}

/** A row of `tables` joined with its row of `states`. */
export function tableFrom(row: Row): StoredTable {
  const notifyAt = maybe(row.notify_at)
  const deadline = maybe(row.deadline)
  const seats = json<TableRecord['seats']>(row.seats)
  return {
    record: {
      id: String(row.id),
      game: String(row.game),
      version: number(row.version),
      setup: json<Setup>(row.setup),
      access: row.access === 'open' ? 'open' : 'private',
      pace: json(row.pace),
      invite: String(row.invite),
      seed: String(row.seed),
      seats,
      ...(row.head ? { head: json(row.head) } : {}),
      created: number(row.created),
    },
    state: {
      status: row.status as TableState['status'],
      revision: number(row.revision),
      length: number(row.length),
      botTurn: number(row.bot_turn) === 1,
      stretch: number(row.stretch),
      ...(notifyAt === undefined ? {} : { notifyAt }),
      ...(deadline === undefined ? {} : { deadline }),
      updated: number(row.updated),
      ...restFrom(row.rest, maybe(row.deciding), seats.length),
    },
  }
}

export const moveFrom = (row: Row): StoredMove => ({
  at: number(row.at),
  move: json(row.move),
  ...(row.mark ? { mark: json(row.mark) } : {}),
})

export const saidFrom = (row: Row): StoredChat => ({
  table: String(row.table_id),
  seat: number(row.seat),
  user: String(row.user_id),
  name: String(row.name),
  text: String(row.text),
  when: number(row.said_at),
})

/** Who sits at a table, without repetition: the index behind "my tables". */
export const playersOf = (seats: StoredTable['record']['seats']): readonly string[] => [
  ...new Set(seats.flatMap(seat => (seat.user === undefined ? [] : [seat.user]))),
]

/** The statements of `adopt`, for either database: ?1 is the one who gives, ?2 the one who gets. */
export const ADOPT: readonly string[] = [
  `INSERT INTO notes (user_id, table_id, text)
   SELECT ?2, table_id, text FROM notes WHERE user_id = ?1 ON CONFLICT DO NOTHING`,
  'DELETE FROM notes WHERE user_id = ?1 AND user_id <> ?2',
  `INSERT INTO blocks (user_id, blocked_id)
   SELECT ?2, blocked_id FROM blocks WHERE user_id = ?1 AND blocked_id <> ?2 ON CONFLICT DO NOTHING`,
  'DELETE FROM blocks WHERE user_id = ?1 AND user_id <> ?2',
  // Words he said as a guest are still his: that block stays too.
  `INSERT INTO blocks (user_id, blocked_id)
   SELECT user_id, ?2 FROM blocks WHERE blocked_id = ?1 AND user_id <> ?2 ON CONFLICT DO NOTHING`,
]
