/** What the page asks of the server over HTTP (docs/api.md). Without a server every list is simply not there. */
import type { Pace, TableInfo, WantedSeat } from '@bivouac/host/online'
import { botName } from '../app/bots.ts'
import { settings } from '../app/settings.ts'
import { type ServerFault, worded } from './faults.ts'
import { keepPart, newPart, nextPart, ownPart, promiseOf } from './own-dice.ts'

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

export async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  // A newcomer becomes one guest, not one for each of the questions a page begins with: the last cookie would not be the
  // one whose token is known, and whatever he did then would be refused.
  const who = path === '/me' && method === 'GET' ? undefined : await asking(method)
  const answered = await ask(path, method, body, who?.csrf)
  // In another tab of this browser somebody logged in or out.
  const isOld = answered.fault?.reason === 'csrf' && who !== undefined
  if (isOld) known = undefined
  const { value, fault } = isOld ? await ask(path, method, body, (await me()).csrf) : answered
  if (fault !== undefined) throw await worded(fault)
  return value as T
}

/** Who asks. Only what changes something needs to know it. */
const asking = (method: string): Promise<Me | undefined> => (method === 'GET' ? me().catch(() => undefined) : me())

async function ask(
  path: string,
  method: string,
  body: unknown,
  csrf: string | undefined,
): Promise<{ readonly value?: unknown; readonly fault?: ServerFault }> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && csrf !== undefined && { 'x-csrf-token': csrf }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // A static file server answers every address with the page itself: that is no server to play on.
  if (!answer?.headers.get('content-type')?.includes('json'))
    return { fault: { reason: 'offline', message: 'offline' } }
  const value = (await answer.json()) as ServerFault
  return answer.ok ? { value } : { fault: { message: String(answer.status), ...value } }
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
  const tables = await list('/me/tables')
  // Somebody sat down while we were away: the game can begin as soon as our number is shown.
  return tables && Promise.all(tables.map(each => throwIn(each, each.invite).catch(() => each)))
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
export async function joinTable(id: string, invite: string | undefined, seat?: number): Promise<TableInfo> {
  await introduce()
  const part = newPart()
  keepPart(id, part)
  return throwIn(await sendPart(id, { promise: promiseOf(part), ...(seat !== undefined && { seat }) }, invite), invite)
}
const sendPart = (id: string, part: object, invite: string | undefined): Promise<TableInfo> =>
  call(`/tables/${encodeURIComponent(id)}/join`, 'POST', { ...part, ...(invite !== undefined && { invite }) })

/** Does what is to be done next for the dice of a table that waits, until the others are waited for: one after the other. */
export function throwIn(table: TableInfo, invite: string | undefined): Promise<TableInfo> {
  if (nextPart(table, ownPart(table.id)) === undefined) return Promise.resolve(table)
  const next = throwing.then(async () => stepwise(await tableAbout(table.id, invite), invite))
  throwing = next.catch(() => {})
  return next
}
let throwing: Promise<unknown> = Promise.resolve()

async function stepwise(table: TableInfo, invite: string | undefined): Promise<TableInfo> {
  let now = table
  for (let steps = 0; steps < 3; steps++) {
    const next = nextPart(now, ownPart(now.id))
    if (next === undefined) return now
    const part = 'show' in next ? next.show : next.promise
    keepPart(now.id, part)
    now = await sendPart(now.id, 'show' in next ? { nonce: part.nonce } : { promise: promiseOf(part) }, invite)
  }
  return now
}

export async function createOnline(wanted: {
  readonly game: string
  readonly setup: object
  readonly seats: readonly WantedSeat[]
  readonly open: boolean
  readonly pace: Pace
}): Promise<TableInfo> {
  await introduce()
  const made = await call<TableInfo>('/tables', 'POST', {
    game: wanted.game,
    setup: wanted.setup,
    seats: wanted.seats,
    pace: wanted.pace,
    access: wanted.open ? 'open' : 'private',
  })
  // Whoever only watches has nothing to throw in.
  return wanted.seats.some(each => each.kind === 'me') ? joinTable(made.id, made.invite) : made
}
