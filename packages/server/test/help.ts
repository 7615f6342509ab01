/** A server of the test's own, and visitors who behave like browsers: a cookie, a token, sockets that remember. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { type Ask, AT_ONCE, type Reply, type Snapshot, type Tell } from '@bivouac/host'
import { searchDice } from '@bivouac/kernel'
import { WebSocket } from 'ws'
import type { ServeOptions } from '../src/config.ts'
import { type Serving, serve } from '../src/serve.ts'
import { anyAction, type Choosing } from './choosing.ts'

export const SECRET = 'a secret of the tests, long enough to be one'
export const TOY_GAMES = new URL('./toy-games.ts', import.meta.url).href

/** Milliseconds something may take that a test waits for: a busy machine is no fault. */
const PATIENCE = 60_000
const PAUSE = 50

/** Looks again until it is so. */
export async function eventually(what: string, look: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await look()); ) {
    assert.ok(Date.now() < end, `waited in vain: ${what}`)
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

export const scratch = (): { folder: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-server-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Quiet, quick to notice time passing, on any free port. */
export const testOptions = (folder: string, more: ServeOptions = {}): ServeOptions => ({
  data: folder,
  port: 0,
  host: '127.0.0.1',
  secret: SECRET,
  logLevel: process.env.TEST_LOG ?? 'silent',
  gamesModule: TOY_GAMES,
  requestsPerMinute: 100_000,
  messagesPerSecond: 100_000,
  socketsPerAddress: 10_000,
  sweepEvery: 100,
  botPace: AT_ONCE,
  grace: 0,
  openTables: 10_000,
  clientFolder: join(folder, 'no-client'),
  ...more,
})
/** A test that fails leaves its server open, and its file would run for ever: whatever is open at the end is closed. */
const open = new Set<Serving>()
if (process.env.NODE_TEST_CONTEXT !== undefined)
  after(async () => {
    for (const each of open) await each.close().catch(() => {})
  })
export async function testServer(folder: string, more: ServeOptions = {}): Promise<Serving> {
  const serving = await serve(testOptions(folder, more))
  open.add(serving)
  return serving
}

/** A server for all tests of a file. */
export function served(): { readonly url: string; readonly folder: string } {
  const place = scratch()
  let server: Serving | undefined
  before(async () => {
    server = await testServer(place.folder)
  })
  after(async () => {
    await server?.close()
    place.remove()
  })
  return {
    folder: place.folder,
    get url() {
      return server!.url
    },
  }
}

/** A server with options of its own, for one test. */
export async function serving<T>(more: ServeOptions, work: (other: Serving, folder: string) => Promise<T>): Promise<T> {
  const place = scratch()
  const other = await testServer(place.folder, more)
  try {
    return await work(other, place.folder)
  } finally {
    await other.close()
    place.remove()
  }
}
export interface Called<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** Somebody with a browser. */
export class Visitor {
  base: string
  cookie = ''
  csrf = ''
  user = ''
  constructor(base: string) {
    this.base = base.replace('localhost', '127.0.0.1')
  }
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Called<T>> {
    const answer = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.csrf && { 'x-csrf-token': this.csrf }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = answer.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0]!
    const text = await answer.text()
    const read = (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text
    if (typeof read?.csrf === 'string') {
      this.csrf = read.csrf
      this.user = read.user
    }
    return { status: answer.status, body: read as T, headers: answer.headers }
  }
  /** A call that must go well. */
  async ok<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const called = await this.call<T>(method, path, body)
    assert.ok(called.status < 300, `${method} ${path}: ${called.status} ${JSON.stringify(called.body)}`)
    return called.body
  }
  async arrive(name?: string): Promise<this> {
    await this.ok('GET', '/api/me')
    if (name !== undefined) await this.ok('POST', '/api/me', { name })
    return this
  }
  join(id: string, more: object = {}): Promise<TableInfo> {
    return this.ok<TableInfo>('POST', `/api/tables/${id}/join`, {
      nonce: `nonce-${Math.abs(id.length * 7919)}-${this.user}`,
      ...more,
    })
  }
  sit(id: string, query = ''): Promise<Sitting> {
    return sitting(`${this.base.replace('http', 'ws')}/api/tables/${id}/socket${query}`, this.cookie)
  }
}

export interface Sitting {
  readonly socket: WebSocket
  /** Every frame that came, as text. */
  readonly frames: string[]
  readonly tells: Tell[]
  snapshot(): Snapshot
  ask(ask: Record<string, unknown>): Promise<Reply>
  /** Waits until something that was told, now or later, is like this. */
  until<T>(look: () => T | undefined | false, what?: string): Promise<T>
  close(): void
  readonly closed: Promise<number>
}

export async function sitting(url: string, cookie = '', headers: Record<string, string> = {}): Promise<Sitting> {
  const socket = new WebSocket(url, { headers: { ...(cookie && { cookie }), ...headers } })
  const frames: string[] = []
  const tells: Tell[] = []
  const waiting = new Map<number, (answer: Reply) => void>()
  const lookers = new Set<() => void>()
  let latest: Snapshot | undefined
  let last = 0
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('message', data => {
    const text = String(data)
    const tell = JSON.parse(text) as Tell
    frames.push(text)
    tells.push(tell)
    if (tell.tell === 'table' || tell.tell === 'moved') latest = tell.snapshot
    if (tell.tell === 'answer') waiting.get(tell.id)?.(tell.answer)
    for (const look of [...lookers]) look()
  })
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ ok: false, error: 'closed' })
    for (const look of [...lookers]) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  socket.on('error', () => {})
  socket.send(JSON.stringify({ do: 'watch' } satisfies Ask))
  const until: Sitting['until'] = (look, what = String(look)) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lookers.delete(again)
        reject(new Error(`waited in vain: ${what}; the last was ${frames.at(-1)?.slice(0, 300)}`))
      }, PATIENCE)
      const again = (): void => {
        const found = look()
        if (found === undefined || found === false) return
        clearTimeout(timer)
        lookers.delete(again)
        resolve(found as never)
      }
      lookers.add(again)
      again()
    })
  return {
    socket,
    frames,
    tells,
    closed,
    until,
    snapshot() {
      assert.ok(latest, 'no table was told yet')
      return latest
    },
    ask(ask) {
      const id = ++last
      return new Promise(resolve => {
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ ...ask, id }))
      })
    },
    close: () => socket.close(),
  }
}

export const seated = (one: Sitting): Promise<Snapshot> =>
  one.until(() => one.tells.some(tell => tell.tell === 'table') && one.snapshot(), 'the table')

/** Two people at one table, both connected. */
export async function twoAtATable(base: string, more: object = {}, game = 'toy') {
  const [red, blue] = await Promise.all([new Visitor(base).arrive('Ney'), new Visitor(base).arrive('Davout')])
  const made = await red.ok<TableInfo>('POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...more,
  })
  await red.join(made.id)
  await blue.join(made.id, { invite: made.invite })
  const sittings = await Promise.all([red.sit(made.id), blue.sit(made.id)])
  await Promise.all(sittings.map(seated))
  return { id: made.id, invite: made.invite!, red, blue, sittings: sittings as [Sitting, Sitting] }
}

/** Makes one random legal move for whoever is asked; false when the game is over. */
export async function randomMove(sittings: readonly Sitting[], choose: Choosing): Promise<boolean> {
  const newest = sittings.reduce((a, b) => (a.snapshot().at >= b.snapshot().at ? a : b)).snapshot()
  if (newest.result !== undefined || newest.ending !== undefined || newest.asked === undefined) return false
  const { seat } = newest.asked
  const mover = sittings[seat]!
  const isAsked = (): boolean => {
    const { at, asked } = mover.snapshot()
    return at >= newest.at && (asked === undefined || asked.actions !== undefined || asked.gathers !== undefined)
  }
  await mover.until(isAsked, 'the question')
  const action = await anyAction(mover.snapshot().asked, mover.ask, choose)
  if (action === undefined) return false
  const answer = await mover.ask({ do: 'act', seat, action, at: mover.snapshot().at })
  assert.ok(answer.ok, JSON.stringify(answer))
  return true
}

export async function playOn(sittings: readonly Sitting[], seed: string, most = 5000): Promise<number> {
  const choose = searchDice(seed)
  let moves = 0
  while (moves < most && (await randomMove(sittings, choose))) moves++
  return moves
}
