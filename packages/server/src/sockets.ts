/** WebSockets: who may come in, how much they may say, and that nobody waits for a reader who does not read. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Tell } from '@bivouac/host'
import { absurd } from '@bivouac/match'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from './config.ts'
import { costOf } from './costs.ts'
import { cookieIn, type Identity, isOwnOrigin } from './identity.ts'
import { bucket, buckets, networkOf } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { SignedOut, Store, User } from './store/types.ts'
import { maySee } from './tables/info.ts'
import type { Client, Room } from './tables/room-parts.ts'
import type { Rooms } from './tables/rooms.ts'

export interface SocketParts {
  readonly server: Server
  readonly config: Config
  readonly identity: Identity
  readonly store: Store
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly onFault: (fault: unknown) => void
}
interface Knocking {
  readonly user: User
  readonly session: string | undefined
  gone?: true
}
export interface Sockets {
  readonly open: number
  /** A user's browsers have to sign in again: connections made before that end. */
  signedOut(whom: SignedOut): void
  /** His block list is another one now. */
  blocksChanged(user: string): Promise<void>
  /** Tells everybody to come back, and lets nobody in any more. */
  drain(): Promise<void>
}

const MOST_BYTES = 64 * 1024
/** Bytes that may lie ready for somebody who does not read them, on one connection and on all of one address. */
const MOST_BEHIND = 2 * 1024 * 1024
const MOST_BEHIND_TOGETHER = 16 * 1024 * 1024
const WORTH_COUNTING = 64 * 1024
const CLOSE_PATIENCE = 1000
/** Seconds' worth of dear questions at once; and how many people one address may stand for. */
const BURST = 4
const NEIGHBOURS = 4
const TOO_MUCH = 'too many questions at once; wait a moment'
const MOST_AT_ONCE = 64
const DRAIN_PATIENCE = 2000
const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/socket$/

export function sockets({ server, config, identity, store, rooms, metrics, onFault }: SocketParts): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const alive = new WeakMap<WebSocket, boolean>()
  const people = new Map<WebSocket, Client>()
  /** Those being let in: whoever is signed out meanwhile does not get in. */
  const knocking = new Set<Knocking>()
  const perAddress = new Map<string, number>()
  /** A handshake costs at least what a request costs. */
  const mayKnock = buckets(config.requestsPerMinute / 60, config.requestsPerMinute)
  const mayAsk = buckets(config.messagesPerSecond, config.messagesPerSecond * BURST)
  const mayAskFrom = buckets(config.messagesPerSecond * NEIGHBOURS, config.messagesPerSecond * BURST * NEIGHBOURS)
  let draining = false

  const addressOf = (request: IncomingMessage): string => {
    // The last one is what our own proxy saw; whatever stands before it, the caller may have written himself.
    const forwarded = config.trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    return networkOf(forwarded || request.socket.remoteAddress || '')
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    void letIn(request, socket, head).catch(fault => {
      onFault(fault)
      refuse(socket, 500, 'Internal Server Error')
    })
  })

  async function letIn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    const id = url === null ? undefined : PATH.exec(url.pathname)?.[1]
    if (url === null || id === undefined) return refuse(socket, 404, 'Not Found')
    if (draining) return refuse(socket, 503, 'Service Unavailable')
    const { origin, host } = request.headers
    if (!isOwnOrigin(origin, forwardedHost(request) ?? host, config.publicUrl)) return refuse(socket, 403, 'Forbidden')
    const address = addressOf(request)
    if (!mayKnock(address) || (perAddress.get(address) ?? 0) >= config.socketsPerAddress)
      return refuse(socket, 429, 'Too Many Requests')
    const { user, session } = await identity.of(cookieIn(request.headers.cookie), request.headers)
    if ((user.banned ?? 0) > Date.now()) return refuse(socket, 403, 'Forbidden')
    const caller: Knocking = { user, session: session?.id }
    knocking.add(caller)
    try {
      const room = await rooms.open(id)
      const invite = url.searchParams.get('invite') ?? undefined
      const seen = room !== undefined && maySee(room.stored.record, user.id, invite)
      const blocks = new Set(seen ? await store.blocks(user.id) : [])
      upgrade(request, socket, head, address, seen ? room : undefined, caller, blocks)
    } finally {
      knocking.delete(caller)
    }
  }

  function upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    address: string,
    room: Room | undefined,
    caller: Knocking,
    blocks: ReadonlySet<string>,
  ): void {
    wss.handleUpgrade(request, socket, head, ws => {
      // A page can read the code of a close, but not the status of a refused handshake.
      if (room === undefined) return shut(ws, 4404, 'no such table')
      if (caller.gone) return shut(ws, 4401, 'sign in again')
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      ws.on('close', () => {
        const left = (perAddress.get(address) ?? 1) - 1
        if (left > 0) perAddress.set(address, left)
        else perAddress.delete(address)
      })
      // The room may have been dropped while the handshake went on: then the next connection finds it again.
      if (rooms.peek(room.id) !== room) return shut(ws, 1012, 'come back')
      seat(ws, room, { user: caller.user, session: caller.session, blocks, ...wire(ws, socket, address) }, address)
    })
  }
  const forwardedHost = (request: IncomingMessage): string | undefined =>
    config.trustProxy ? (request.headers['x-forwarded-host'] as string | undefined) : undefined

  /** What is said to one player in one turn of the event loop, news and answer, goes out in one piece. */
  const corked = new Set<Duplex>()
  const uncork = (): void => {
    for (const socket of corked) socket.uncork()
    corked.clear()
  }
  /** What several are told, one after the other, is put into text once. */
  let last: { readonly tell: Tell; readonly text: string } | undefined
  const textOf = (tell: Tell): string => {
    if (last?.tell !== tell) last = { tell, text: JSON.stringify(tell) }
    return last.text
  }
  /** What lies ready for connections of one address that do not read it, in bytes. */
  const behind = new Map<string, Map<WebSocket, number>>()
  function fallsBehind(ws: WebSocket, address: string): boolean {
    const unread = ws.bufferedAmount
    const others = behind.get(address) ?? new Map<WebSocket, number>()
    if (unread < WORTH_COUNTING) others.delete(ws)
    else others.set(ws, unread)
    if (others.size > 0) behind.set(address, others)
    else behind.delete(address)
    let all = 0
    for (const [each] of others) all += each.bufferedAmount
    return unread > MOST_BEHIND || all > MOST_BEHIND_TOGETHER
  }
  function wire(ws: WebSocket, socket: Duplex, address: string): Pick<Client, 'send' | 'close'> {
    ws.on('close', () => {
      behind.get(address)?.delete(ws)
      if (behind.get(address)?.size === 0) behind.delete(address)
    })
    return {
      send(tell) {
        if (ws.readyState !== ws.OPEN) return
        if (fallsBehind(ws, address)) return ws.terminate()
        if (!corked.has(socket)) {
          if (corked.size === 0) setImmediate(uncork)
          corked.add(socket)
          socket.cork()
        }
        ws.send(textOf(tell))
      },
      close: (code, why) => shut(ws, code, why),
    }
  }

  function seat(ws: WebSocket, room: Room, client: Client, address: string): void {
    const allowance = bucket(config.messagesPerSecond, config.messagesPerSecond * 2)
    let atOnce = 0
    alive.set(ws, true)
    people.set(ws, client)
    ws.on('pong', () => void alive.set(ws, true))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      people.delete(ws)
      room.exit(client)
    })
    ws.on('message', (data, isBinary) => {
      // Whoever has been told to go is not heard any more, even if he does not go.
      if (ws.readyState !== ws.OPEN) return
      metrics.count('socket_messages_total')
      if (!allowance() || atOnce >= MOST_AT_ONCE) {
        metrics.count('refusals_total', { reason: 'flood' })
        return shut(ws, 4429, 'too many messages')
      }
      const raw = isBinary ? undefined : parsed(String(data))
      const fault = raw === undefined ? 'a message is a JSON object' : absurd(raw)
      if (fault !== undefined)
        return client.send({ tell: 'answer', id: idIn(raw), answer: { ok: false, error: fault } })
      const cost = costOf(raw)
      // Moves are always heard; what is dear to answer comes out of a user's share, and that of his address.
      if (cost > 1 && !(mayAsk(client.user.id, cost) && mayAskFrom(address, cost))) {
        metrics.count('refusals_total', { reason: 'share' })
        return client.send({ tell: 'answer', id: idIn(raw), answer: { ok: false, error: TOO_MUCH } })
      }
      const begun = performance.now()
      const done = (): void => {
        atOnce--
        if ((raw as { do?: unknown }).do === 'act') metrics.time('move_seconds', (performance.now() - begun) / 1000)
      }
      atOnce++
      room.ask(client, raw).then(done, fault => {
        done()
        onFault(fault)
        client.send({ tell: 'answer', id: idIn(raw), answer: { ok: false, error: 'the table could not answer' } })
      })
    })
    room.enter(client)
  }

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients)
      if (alive.get(ws) === false) ws.terminate()
      else {
        alive.set(ws, false)
        ws.ping()
      }
  }, config.heartbeat)
  heartbeat.unref()

  return {
    get open() {
      return wss.clients.size
    },
    signedOut({ user, only, but }) {
      const isMeant = (who: Pick<Client, 'user' | 'session'>): boolean =>
        who.user.id === user &&
        (only === undefined || who.session === only) &&
        (but === undefined || who.session !== but)
      for (const [ws, who] of people) if (isMeant(who)) shut(ws, 4401, 'sign in again')
      for (const caller of knocking) if (isMeant(caller)) caller.gone = true
    },
    async blocksChanged(user) {
      const own = [...people.values()].filter(each => each.user.id === user)
      if (own.length === 0) return
      const blocks = new Set(await store.blocks(user))
      for (const client of own) client.blocks = blocks
    },
    async drain() {
      draining = true
      clearInterval(heartbeat)
      for (const ws of wss.clients) ws.close(1012, 'the server restarts')
      const until = performance.now() + DRAIN_PATIENCE
      while (wss.clients.size > 0 && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 20))
      for (const ws of wss.clients) ws.terminate()
    },
  }
}

function refuse(socket: Duplex, status: number, reason: string): void {
  const done = (): void => void socket.destroy()
  // Ended only, it would stay open for as long as the caller likes.
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, done)
  setTimeout(done, CLOSE_PATIENCE).unref()
}

/** Says goodbye, and hangs up soon after on somebody who does not. */
function shut(ws: WebSocket, code: number, why: string): void {
  ws.close(code, why)
  setTimeout(() => ws.terminate(), CLOSE_PATIENCE).unref()
}

function idIn(raw: unknown): number {
  const { id } = (raw ?? {}) as { id?: unknown }
  return typeof id === 'number' ? id : -1
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
