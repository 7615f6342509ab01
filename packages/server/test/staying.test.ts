/** What a stranger tries to stay connected, to be heard, or to make the server work, at no cost to himself. */
import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import type { Identity } from '../src/identity.ts'
import { metrics } from '../src/metrics.ts'
import { sockets } from '../src/sockets.ts'
import { NO_CHANNELS, type Store, type User } from '../src/store/types.ts'
import type { Rooms } from '../src/tables/rooms.ts'
import { eventually, SECRET, scratch, seated, served, serving, testServer, twoAtATable, Visitor } from './help.ts'

const server = served()
const HANDSHAKE = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n`
const portOf = (base: string): number => Number(new URL(base).port)
const metric = async (base: string, name: string): Promise<number> =>
  Number(new RegExp(`^bivouac_${name} (\\S+)`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1])

describe('ways to stay in', () => {
  test('a broken frame ends the connection, and nothing else, also of somebody who is being sent away', async () => {
    const { id } = await twoAtATable(server.url, { access: 'open' })
    for (const table of [id, 'nowhere'])
      for (const frame of [
        [0xff, 0xff, 0xff, 0xff],
        [0x81, 0x05, 0x61],
        [0x88, 0xfe, 0xff, 0xff],
        [0x83, 0x80, 0, 0, 0, 0],
      ])
        for (const apart of [false, true]) {
          const socket = connect({ port: portOf(server.url), host: '127.0.0.1' })
          socket.on('error', () => {})
          const gone = new Promise(resolve => socket.on('close', resolve))
          const knock = `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n${HANDSHAKE}\r\n`
          if (apart) {
            socket.once('data', () => socket.write(Buffer.from(frame)))
            socket.write(knock)
          } else socket.write(Buffer.concat([Buffer.from(knock), Buffer.from(frame)]))
          socket.resume()
          socket.on('end', () => socket.end())
          await gone
        }
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200)
  })

  const opened = async (url: string, cookie: string): Promise<{ ws: WebSocket; raw: Socket; closed: () => number }> => {
    const ws = new WebSocket(url, { headers: { cookie } })
    let code = 0
    ws.on('error', () => {})
    ws.on('close', why => {
      code = why
    })
    await new Promise(resolve => ws.on('open', resolve))
    return { ws, raw: (ws as unknown as { _socket: Socket })._socket, closed: () => code }
  }
  const socketOf = ({ base }: Visitor, id: string): string => `${base.replace('http', 'ws')}/api/tables/${id}/socket`

  test('pings count like words', () =>
    serving({ messagesPerSecond: 50 }, async other => {
      const { id, red } = await twoAtATable(other.url)
      for (const kind of ['ping', 'pong'] as const) {
        const { ws, closed } = await opened(socketOf(red, id), red.cookie)
        for (let i = 0; i < 300; i++) ws[kind]()
        await eventually(`whoever sends a ${kind} after the other is sent away`, () => closed() === 4429)
      }
    }))

  test('answers to pings do not lie ready for somebody who does not read them', async () => {
    const { id, red } = await twoAtATable(server.url)
    const { ws, raw, closed } = await opened(socketOf(red, id), red.cookie)
    raw.pause()
    const ping = Buffer.alloc(125, 'x')
    for (let i = 0; i < 400 && raw.writable; i++) {
      for (let j = 0; j < 500; j++) ws.ping(ping)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    raw.resume()
    await eventually('he was cut off', () => closed() === 1006)
  })

  test('a connection that asks and does not read is let go, and so is one that says nothing', async () => {
    const place = scratch()
    const clientFolder = join(place.folder, 'page')
    mkdirSync(clientFolder)
    writeFileSync(join(clientFolder, 'index.html'), '<!doctype html>')
    writeFileSync(join(clientFolder, 'large.bin'), Buffer.alloc(32 * 1024 * 1024))
    const other = await testServer(place.folder, { requestPatience: 400, clientFolder })
    const ends: Socket[] = []
    const seen = (message: unknown): void => void ends.push((message as { socket: Socket }).socket)
    subscribe('net.server.socket', seen)
    const held = ['', 'GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'].map(text => {
      const socket = connect({ port: other.port, host: '127.0.0.1' })
      socket.on('error', () => {})
      socket.pause().write(text)
      return socket
    })
    try {
      await eventually('both have come', () => ends.length === 2)
      await eventually('the server holds neither', () => ends.every(each => each.destroyed))
      assert.ok(
        ends.some(each => each.bytesWritten > 1024 * 1024),
        'one of them was being answered',
      )
    } finally {
      unsubscribe('net.server.socket', seen)
      for (const socket of held) socket.destroy()
      await other.close()
      place.remove()
    }
  })

  test('whoever is signed out while his handshake is read does not get in', async () => {
    const web = createServer()
    await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
    const user: User = { id: 'u', name: 'U', lang: 'en', epoch: 0, channels: NO_CHANNELS, created: 0 }
    const entered: string[] = []
    const room = {
      id: 't',
      stored: { record: { access: 'open', invite: '', seats: [] } },
      enter: () => void entered.push('in'),
      exit: () => {},
    }
    const session = { id: 's', user: 'u', made: 0, seen: 0, agent: '' }
    const place = scratch()
    const door = sockets({
      server: web,
      config: readConfig({ data: place.folder, secret: SECRET }, {}),
      identity: {
        async of() {
          // His session has been read; it ends before he himself has been.
          door.signedOut({ user: 'u', only: 's' })
          return { user, session, fresh: false }
        },
      } as unknown as Identity,
      store: { blocks: async () => [] } as unknown as Store,
      rooms: { open: async () => room, peek: () => room } as unknown as Rooms,
      metrics: metrics(),
      onFault: fault => assert.fail(String(fault)),
    })
    const { port } = web.address() as AddressInfo
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/tables/t/socket`)
    assert.equal(await new Promise(resolve => ws.on('close', resolve)), 4401)
    assert.deepEqual(entered, [])
    await door.drain()
    web.close()
    place.remove()
  })

  test('long messages are weighed, whatever they ask; moves of the others are heard', () =>
    serving({ messagesPerSecond: 50 }, async other => {
      const { id, red, sittings } = await twoAtATable(other.url)
      const { seat } = sittings[0].snapshot().asked!
      const tabs = await Promise.all(Array.from({ length: 4 }, () => red.sit(id)))
      await Promise.all(tabs.map(seated))
      const long = { do: 'act', seat: 0, at: 0, action: { type: 'march', arg: Array(20_000).fill(1) } }
      const answers = await Promise.all(tabs.flatMap(one => Array.from({ length: 15 }, () => one.ask(long))))
      const heavy = answers.filter(each => !each.ok && 'error' in each && /too many questions/.test(each.error))
      assert.ok(heavy.length > 30 && heavy.length < 60, `${heavy.length} of 60 were too much`)
      const move = { do: 'act', seat, action: { type: 'march', arg: 1 }, at: 0 }
      assert.deepEqual(await sittings[seat]!.ask(move), { ok: true })
    }))

  test('the list of open tables has a share for each network, whoever its guests are', () =>
    serving({ openTables: 2 }, async other => {
      const made: number[] = []
      for (let i = 0; i < 12; i++) {
        const guest = await new Visitor(other.url).arrive()
        const seats = i % 2 === 0 ? [{ kind: 'me' }, { kind: 'open' }] : [{ kind: 'me' }, { kind: 'me' }]
        made.push((await guest.call('POST', '/api/tables', { game: 'toy', seats, access: 'open' })).status)
      }
      assert.deepEqual(made, [...Array(8).fill(201), ...Array(4).fill(429)])
      const guest = await new Visitor(other.url).arrive()
      await guest.ok('POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    }))

  test('whoever asks again and again whether the server is ready makes the disk work once', async () => {
    const before = await metric(server.url, 'commits_total')
    const begun = performance.now()
    const asked = await Promise.all(Array.from({ length: 200 }, () => fetch(`${server.url}/readyz`)))
    const tenths = (performance.now() - begun) / 100
    assert.ok(asked.every(({ status }) => status === 200))
    const more = (await metric(server.url, 'commits_total')) - before
    assert.ok(more < 5 + tenths, `${more} commits for 200 questions in ${tenths} tenths of a second`)
  })
})
