/** What the page asks of the server over HTTP (docs/api.md). Without a server every list is simply not there. */
import type { Text } from '@bivouac/kernel'
import { botName } from '../app/bots.ts'
import { settings } from '../app/settings.ts'
import { type ServerFault, worded } from './faults.ts'

export interface Me {
  readonly user: string
  readonly name: string
  readonly lang: string
  /** The login name, for those who have an account. */
  readonly account?: string
  readonly csrf: string
  /** The public key of web push. */
  readonly push: string
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly seats: readonly {
    readonly side: Text
    readonly kind: 'human' | 'bot'
    readonly bot?: string
    readonly user?: string
    readonly name?: string
    readonly ready: boolean
  }[]
  readonly mine: readonly number[]
  readonly mayJoin: boolean
  readonly yourTurn: boolean
  readonly over: boolean
  readonly invite?: string
}

export type Pace = 'none' | 'live' | 'days'
const PACES = {
  none: { kind: 'none' },
  live: { kind: 'bank', seconds: 45 * 60, increment: 10 },
  days: { kind: 'move', seconds: 3 * 24 * 3600 },
} as const satisfies Readonly<Record<Pace, object>>

export async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const csrf = method === 'GET' ? undefined : (await me()).csrf
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(csrf !== undefined && { 'x-csrf-token': csrf }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // A static file server answers every address with the page itself: that is no server to play on.
  if (!answer?.headers.get('content-type')?.includes('json'))
    throw await worded({ reason: 'offline', message: 'offline' })
  const value = (await answer.json()) as T & ServerFault
  if (!answer.ok) throw await worded({ message: String(answer.status), ...value })
  return value
}

let known: Promise<Me> | undefined
/** Who the server takes us for; a newcomer becomes a guest by asking. */
export function me(): Promise<Me> {
  known ??= call<Me>('/me').catch(fault => {
    known = undefined
    throw fault
  })
  return known
}

/** Login and logout answer with somebody else: everything after speaks for him. */
export async function become(path: string, body: object): Promise<Me> {
  const now = await call<Me>(path, 'POST', body)
  known = Promise.resolve(now)
  return now
}

/** Other players see the name and get notifications in the language chosen here. */
async function introduce(): Promise<void> {
  const now = await me()
  const wanted = { ...(settings.name !== '' && { name: settings.name }), lang: settings.lang }
  if (now.lang === wanted.lang && (wanted.name === undefined || now.name === wanted.name)) return
  known = Promise.resolve(await call<Me>('/me', 'POST', wanted))
}

const list = (path: string): Promise<readonly TableInfo[] | undefined> =>
  call<{ tables: readonly TableInfo[] }>(path)
    .then(found => found.tables)
    .catch(() => undefined)

export const myTables = async (): Promise<readonly TableInfo[] | undefined> => {
  try {
    await me()
  } catch {
    return undefined
  }
  return list('/me/tables')
}
export async function openTables(): Promise<readonly TableInfo[] | undefined> {
  const [open, watch] = await Promise.all([list('/tables?open=true'), list('/tables?watch=true')])
  if (open === undefined) return undefined
  return [...open, ...(watch ?? []).filter(each => !open.some(one => one.id === each.id))]
}
export const playersOf = (table: TableInfo): string =>
  table.seats.map(seat => botName(seat.bot, seat.name ?? '…')).join(' – ')

export const tableAbout = (id: string, invite: string | undefined): Promise<TableInfo> =>
  call(`/tables/${encodeURIComponent(id)}${invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`}`)

/** Where the file of a finished game is to be had. */
export const journalAt = (id: string, invite: string | undefined): string =>
  `/api/tables/${encodeURIComponent(id)}/journal${invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`}`

/** Sits down, throwing in a part of the dice seed that nobody could know before. */
export async function joinTable(id: string, invite: string | undefined): Promise<TableInfo> {
  await introduce()
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const path = `/tables/${encodeURIComponent(id)}/join`
  return call(path, 'POST', { nonce, ...(invite !== undefined && { invite }) })
}

/** Who shall sit in a seat of a new table. */
export type Sitter = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly bot: string }

export async function createOnline(wanted: {
  readonly game: string
  readonly setup: object
  readonly seats: readonly Sitter[]
  readonly open: boolean
  readonly pace: Pace
}): Promise<TableInfo> {
  await introduce()
  const made = await call<TableInfo>('/tables', 'POST', {
    game: wanted.game,
    setup: wanted.setup,
    seats: wanted.seats,
    pace: PACES[wanted.pace],
    access: wanted.open ? 'open' : 'private',
  })
  // Whoever only watches has nothing to throw in.
  return wanted.seats.some(each => each.kind === 'me') ? joinTable(made.id, made.invite) : made
}
