/** WebSockets: who may come in, how much they may say, and that nobody waits for a reader who does not read. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { absurd } from '@bivouac/match'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from './config.ts'
import { costOf } from './costs.ts'
import { cookieIn, type Identity, isOwnOrigin } from './identity.ts'
import { bucket, buckets, networkOf } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Blocking, SignedOut, Store } from './store/types.ts'
import { maySee } from './tables/info.ts'
import type { Room, RoomClient } from './tables/room-parts.ts'
import type { Rooms } from './tables/rooms.ts'
import { wires as newWires, shut } from './wires.ts'

export interface SocketParts {
  readonly server: Server
  readonly config: Config
  readonly identity: Identity
  readonly store: Store
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly onFault: (fault: unknown) => void
}
type Who = Pick<RoomClient, 'user' | 'session'>
interface Caller extends Who {
  /** Signed out since he knocked. */
  readonly isGone: (who: Who) => boolean
}
/** Somebody who knocks: who he is, is still being read. */
interface Knock {
  readonly ended: SignedOut[]
  readonly blocks: Blocking[]
}
export interface Sockets {
  readonly open: number
  /** A user's browsers have to sign in again: connections made before that end. */
  signedOut(whom: SignedOut): void
  /** From his next word on: what is said after it is heard after it. */
  blocksChanged(change: Blocking): void
  /** Tells everybody to come back, and lets nobody in any more. */
  drain(): Promise<void>
}

const MOST_BYTES = 64 * 1024
const CLOSE_PATIENCE = 1000
/** Seconds' worth of dear questions at once; and how many people one address may stand for. */
const BURST = 4
const NEIGHBOURS = 4
const TOO_MUCH = 'too many questions at once; wait a moment'
const MOST_AT_ONCE = 64
const DRAIN_PATIENCE = 2000
const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/socket$/

export function sockets({ server, config, identity, store, rooms, metrics, onFault }: SocketParts): Sockets {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    // Pings are answered below: by itself it would answer any number of them, read or not.
    autoPong: false,
  })
  const alive = new WeakMap<WebSocket, boolean>()
  const people = new Map<WebSocket, RoomClient>()
  /** Those being let in: whoever is signed out meanwhile does not get in. */
  const knocking = new Set<Knock>()
  const perAddress = new Map<string, number>()
  /** A handshake costs at least what a request costs. */
  const mayKnock = buckets(config.requestsPerMinute / 60, config.requestsPerMinute)
  const mayAsk = buckets(config.messagesPerSecond, config.messagesPerSecond * BURST)
  const mayAskFrom = buckets(config.messagesPerSecond * NEIGHBOURS, config.messagesPerSecond * BURST * NEIGHBOURS)
  const wires = newWires()
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
    const knock: Knock = { ended: [], blocks: [] }
    knocking.add(knock)
    try {
      const { user, session } = await identity.of(cookieIn(request.headers.cookie), request.headers)
      if ((user.banned ?? 0) > Date.now()) return refuse(socket, 403, 'Forbidden')
      const caller: Caller = { user, session: session?.id, isGone: me => knock.ended.some(each => isMeant(each, me)) }
      const room = await rooms.open(id)
      const invite = url.searchParams.get('invite') ?? undefined
      const seen = room !== undefined && maySee(room.stored.record, user.id, invite)
      const read: ReadonlySet<string> = new Set(seen ? await store.blocks(user.id) : [])
      const blocks = knock.blocks.filter(each => each.user === user.id).reduce(changed, read)
      upgrade(request, socket, head, address, seen ? room : undefined, caller, blocks)
    } finally {
      knocking.delete(knock)
    }
  }

  function upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    address: string,
    room: Room | undefined,
    caller: Caller,
    blocks: ReadonlySet<string>,
  ): void {
    wss.handleUpgrade(request, socket, head, ws => {
      // Also of whoever is sent away: a broken frame that nobody hears of would end the process.
      ws.on('error', () => ws.terminate())
      // A page can read the code of a close, but not the status of a refused handshake.
      if (room === undefined) return shut(ws, 4404, 'no such table')
      if (caller.isGone(caller)) return shut(ws, 4401, 'sign in again')
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      ws.on('close', () => {
        const left = (perAddress.get(address) ?? 1) - 1
        if (left > 0) perAddress.set(address, left)
        else perAddress.delete(address)
      })
      // The room may have been dropped while the handshake went on: then the next connection finds it again.
      if (rooms.peek(room.id) !== room) return shut(ws, 1012, 'come back')
      seat(ws, room, { user: caller.user, session: caller.session, blocks, ...wires.of(ws, socket, address) }, address)
    })
  }
  const forwardedHost = (request: IncomingMessage): string | undefined =>
    config.trustProxy ? (request.headers['x-forwarded-host'] as string | undefined) : undefined

  function seat(ws: WebSocket, room: Room, client: RoomClient, address: string): void {
    const allowance = bucket(config.messagesPerSecond, config.messagesPerSecond * 2)
    let atOnce = 0
    alive.set(ws, true)
    people.set(ws, client)
    ws.on('pong', () => {
      alive.set(ws, true)
      mayGoOn(ws, allowance)
    })
    ws.on('ping', data => {
      if (mayGoOn(ws, allowance) && !wires.fallsBehind(ws, address)) ws.pong(data)
    })
    ws.on('close', () => {
      people.delete(ws)
      room.exit(client)
    })
    ws.on('message', (data, isBinary) => {
      // Whoever has been told to go is not heard any more, even if he does not go.
      if (ws.readyState !== ws.OPEN) return
      metrics.count('socket_messages_total')
      if (!mayGoOn(ws, allowance, atOnce)) return
      const text = isBinary ? '' : String(data)
      const raw = parsed(text)
      const fault = raw === undefined ? 'a message is a JSON object' : absurd(raw)
      if (fault !== undefined)
        return client.send({ tell: 'answer', id: idIn(raw), answer: { ok: false, error: fault } })
      const cost = costOf(raw, text.length)
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

  /** Every frame counts, also those that ask for nothing: false, and he is sent away, if it is one too many. */
  function mayGoOn(ws: WebSocket, allowance: () => boolean, atOnce = 0): boolean {
    if (ws.readyState !== ws.OPEN) return false
    if (allowance() && atOnce < MOST_AT_ONCE) return true
    metrics.count('refusals_total', { reason: 'flood' })
    shut(ws, 4429, 'too many messages')
    return false
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
    signedOut(whom) {
      for (const [ws, who] of people) if (isMeant(whom, who)) shut(ws, 4401, 'sign in again')
      for (const knock of knocking) knock.ended.push(whom)
    },
    blocksChanged(change) {
      for (const client of people.values())
        if (client.user.id === change.user) client.blocks = changed(client.blocks, change)
      for (const knock of knocking) knock.blocks.push(change)
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

function changed(blocks: ReadonlySet<string>, { blocked, on }: Blocking): ReadonlySet<string> {
  const after = new Set(blocks)
  if (on) after.add(blocked)
  else after.delete(blocked)
  return after
}
const isMeant = ({ user, only, but }: SignedOut, who: Who): boolean =>
  who.user.id === user && (only === undefined || who.session === only) && (but === undefined || who.session !== but)

function refuse(socket: Duplex, status: number, reason: string): void {
  const done = (): void => void socket.destroy()
  // Ended only, it would stay open for as long as the caller likes.
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, done)
  setTimeout(done, CLOSE_PATIENCE).unref()
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
