import type { Chair, TableInfo } from '@bivouac/host'
import type { AnyGame, Seat } from '@bivouac/kernel'
import { sha256Hex } from '@bivouac/kernel'
import { sameSecret } from '../ids.ts'
import type { StoredTable, TableRecord } from '../store/types.ts'

export const seatsOf = (record: TableRecord, user: string): Seat[] =>
  record.seats.flatMap((seat, i) => (seat.user === user ? [i] : []))
/** Out of whose share the computers of a table think: that of the one person who plays against them, or the table's own. */
export const shareOf = ({ id, seats }: Pick<TableRecord, 'id' | 'seats'>): string => {
  const people = new Set(seats.flatMap(seat => seat.user ?? []))
  return people.size === 1 ? [...people][0]! : id
}
/** Computers play each other, for whoever watches. */
export const isSpectacle = (record: Pick<TableRecord, 'seats'>): boolean =>
  record.seats.every(seat => seat.kind === 'bot')
export const isFree = (seat: TableRecord['seats'][number]): boolean => seat.kind === 'human' && seat.user === undefined
export const isReady = (seat: TableRecord['seats'][number]): boolean => seat.kind === 'bot' || seat.nonce !== undefined
const promiseOf = ({ promise, nonce }: TableRecord['seats'][number]): { promise?: string } =>
  promise !== undefined ? { promise } : nonce === undefined ? {} : { promise: sha256Hex(nonce) }
export const isInvited = (record: TableRecord, invite: string | undefined): boolean =>
  record.access === 'open' || sameSecret(invite, record.invite)
/** Open tables are for everybody; private ones for their players and for whoever was sent the link. */
export const maySee = (record: TableRecord, user: string, invite: string | undefined): boolean =>
  isInvited(record, invite) || seatsOf(record, user).length > 0

/** The same seats as the table itself shows them. */
export const chairsOf = (record: TableRecord, present: ReadonlySet<Seat>): Chair[] =>
  record.seats.map((seat, i) => ({
    kind: seat.kind,
    ...(seat.bot !== undefined && { bot: seat.bot }),
    name: seat.name ?? '',
    ...(seat.standsIn !== undefined && { standsIn: seat.standsIn }),
    present: seat.kind === 'bot' || present.has(i),
  }))

export interface Onlooker {
  readonly user: string
  readonly invite?: string | undefined
  /** Somebody at the table has blocked him. */
  readonly blocked?: boolean
}

export function tableInfo(
  { record, state }: StoredTable,
  game: AnyGame | undefined,
  present: ReadonlySet<Seat>,
  { user, invite, blocked = false }: Onlooker,
): TableInfo {
  const mine = seatsOf(record, user)
  const sides = game?.seats(record.setup) ?? []
  const { status, length, deciding, answered = [], result, ending, rematch, updated } = state
  const { id, game: gameId, version, setup, access, pace, created } = record
  return {
    id,
    game: gameId,
    version,
    setup,
    access,
    pace,
    status,
    seats: record.seats.map((seat, i) => ({
      side: sides[i] ?? { it: `${i + 1}`, en: `${i + 1}` },
      kind: seat.kind,
      ...(seat.bot !== undefined && { bot: seat.bot }),
      ...(seat.user !== undefined && { user: seat.user }),
      ...(seat.name !== undefined && { name: seat.name }),
      ready: isReady(seat),
      ...(status === 'waiting' && promiseOf(seat)),
      present: seat.kind === 'bot' || present.has(i),
    })),
    mine,
    mayJoin:
      status === 'waiting' && mine.length === 0 && !blocked && record.seats.some(isFree) && isInvited(record, invite),
    yourTurn: status === 'playing' && deciding.some(seat => mine.includes(seat) && !answered.includes(seat)),
    over: status === 'over',
    // Of what others have answered to an open question, not even the number shows.
    length: length - answered.filter(seat => !mine.includes(seat)).length,
    deciding,
    ...(result && { result }),
    ...(ending && { ending }),
    commitment: record.head?.commitment.hash ?? sha256Hex(record.seed),
    // Whoever made a table of computers sits nowhere, and wants to show it to others.
    ...((mine.length > 0 || (isSpectacle(record) && sameSecret(invite, record.invite))) && { invite: record.invite }),
    ...(rematch !== undefined && { rematch }),
    created,
    updated,
  }
}

/** Is what he saw of the table no longer what he may see? Before the game begins nobody has been given his side yet. */
export function sitsElsewhere(user: string, before: TableRecord, after: TableRecord, begun: boolean): boolean {
  if (begun && seatsOf(before, user).join() !== seatsOf(after, user).join()) return true
  return after.seats.some((seat, i) => before.seats[i]?.user === user && seat.user !== undefined && seat.user !== user)
}
