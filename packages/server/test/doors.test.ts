/** What comes in, and what stays connected: nonsense is answered, idlers are cut off, and who was sent away is not heard. */
import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { absurd } from '@bivouac/match'
import { WebSocket } from 'ws'
import { networkOf } from '../src/limits.ts'
import type { Serving } from '../src/serve.ts'
import { eventually, scratch, seated, served, testServer, twoAtATable, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const server = served()
const password = 'Auerstedt 1806'
const metric = async (base: string, name: string): Promise<number> =>
  Number(new RegExp(`^bivouac_${name} (\\S+)`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1])

/** Speaks HTTP by hand, and knows whether the other side has hung up. */
function raw(base: string, text: string): Promise<{ socket: Socket; gone: () => boolean }> {
  const { port } = new URL(base)
  return new Promise((resolve, reject) => {
    let over = false
    // Our half stays open: only the server can end it.
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', reject)
    socket.on('end', () => {
      over = true
    })
    socket.on('data', () => {})
    socket.on('connect', () => {
      socket.on('error', () => {
        over = true
      })
      socket.write(text)
      resolve({ socket, gone: () => over })
    })
  })
}

describe('nonsense gets an answer', () => {
  test('a message nested thousands deep, and the character NUL, on the socket', async () => {
    const { sittings } = await twoAtATable(server.url)
    const [one] = sittings
    const before = await metric(server.url, 'faults_total')
    const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
    const answers = (): number => one.tells.filter(tell => tell.tell === 'answer' && !tell.answer.ok).length
    const wrong = [
      `{"do":${deep}}`,
      `{"do":"act","id":5,"seat":0,"at":0,"action":{"type":"march","arg":${deep}}}`,
      `{"do":"why","id":6,"seat":0,"actions":${deep}}`,
      '{"do":"say","id":7,"text":"a\\u0000b"}',
      '{"do":{"toJSON":1},"id":8}',
    ]
    for (const [i, message] of wrong.entries()) {
      one.socket.send(message)
      await one.until(() => answers() === i + 1, `an answer to ${message.slice(0, 40)}`)
    }
    assert.equal(await metric(server.url, 'faults_total'), before, 'no guest can ring the operator’s alarm')
    assert.equal((await one.ask({ do: 'log' })).ok, true)
  })

  test('what is absurd is found without recursion', () => {
    assert.equal(absurd({ a: [1, 'x', { b: true }] }), undefined)
    assert.match(absurd({ a: 'x\0' })!, /NUL/)
    assert.match(absurd({ 'x\0': 1 })!, /NUL/)
    assert.match(absurd(['\ud800'])!, /Unicode/)
    assert.match(absurd(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))!, /deep/)
  })

  describe('NUL over HTTP, on PostgreSQL too', () => {
    const place = scratch()
    let postgres: TestPostgres
    let far: Serving
    before(async () => {
      postgres = await startPostgres()
      far = await testServer(place.folder, { databaseUrl: await postgres.database() })
    })
    after(async () => {
      await far.close()
      await postgres.stop()
      place.remove()
    })
    test('is a bad request', async () => {
      for (const { url } of [server, far]) {
        const { id, red } = await twoAtATable(url)
        const asked = [
          await red.call('PUT', `/api/tables/${id}/notes`, { text: 'a\0b' }),
          await red.call('POST', '/api/login', { name: '\0', password: 'x' }),
          await red.call('POST', '/api/me', { name: 'a\0b' }),
          await red.call('GET', `/api/tables/${id}?invite=%00`),
          await red.call('POST', '/api/tables', `{"game":"toy","setup":${'['.repeat(9000)}${']'.repeat(9000)}}`),
        ]
        for (const { status, body } of asked) assert.equal(status, 400, JSON.stringify(body))
      }
    })
  })
})

describe('who was sent away is not heard any more', () => {
  test('a signed-out socket that does not hang up makes no move, and is cut off', async () => {
    const { id, red, sittings } = await twoAtATable(server.url)
    await red.ok('POST', '/api/account', { name: 'Victim', password })
    // A client that ignores the server's goodbye: it has the cookie, and keeps talking.
    const thief = new WebSocket(`${red.base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie: red.cookie },
    })
    await new Promise(resolve => thief.on('open', resolve))
    const receiver = (thief as unknown as { _receiver: NodeJS.EventEmitter })._receiver
    receiver.removeAllListeners('conclude')
    const seat = sittings[0].snapshot().asked!.seat
    await red.ok('POST', '/api/account/password', { old: password, password: 'Friedland 1807' })
    for (let i = 0; i < 5 && thief.readyState === thief.OPEN; i++) {
      thief.send(JSON.stringify({ do: 'resign', seat: 0, id: 1 }))
      thief.send(JSON.stringify({ do: 'act', seat, action: { type: 'march', arg: 1 }, at: 0, id: 2 }))
      await pause(50)
    }
    await new Promise(resolve => (thief.readyState === thief.CLOSED ? resolve(0) : thief.on('close', resolve)))
    const info = await red.ok<{ over: boolean; length: number }>('GET', `/api/tables/${id}`)
    assert.deepEqual([info.over, info.length], [false, 0])
  })

  test('a block silences somebody at the table at once, also through another socket', async () => {
    const { red, blue, sittings } = await twoAtATable(server.url)
    const [mine, his] = sittings
    const heard = (): number => mine.tells.filter(tell => tell.tell === 'said').length
    await his.ask({ do: 'say', text: 'one' })
    await mine.until(() => heard() === 1)
    await red.ok('PUT', `/api/me/blocks/${blue.user}`, {})
    await his.ask({ do: 'say', text: 'two' })
    await mine.ask({ do: 'log' })
    assert.equal(heard(), 1, 'the blocked one is not heard')
    await red.ok('DELETE', `/api/me/blocks/${blue.user}`)
    await his.ask({ do: 'say', text: 'three' })
    await mine.until(() => heard() === 2)
  })
})

describe('connections that cost nothing are not kept', () => {
  test('refused upgrades are hung up on', async () => {
    const upgrade = (path: string): string =>
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`
    const knocks = await Promise.all(Array.from({ length: 30 }, () => raw(server.url, upgrade('/nowhere'))))
    await eventually('all are hung up on', () => knocks.every(({ gone }) => gone()))
    // The server's own half is closed too: writing to it is refused.
    await eventually('nothing is held', async () => {
      for (const { socket } of knocks) if (!socket.destroyed) socket.write('x')
      await pause(50)
      return knocks.every(({ socket }) => socket.destroyed || socket.errored !== null || !socket.writable)
    })
    for (const { socket } of knocks) socket.destroy()
  })

  test('a request that drips in is not waited for', async () => {
    const place = scratch()
    const other = await testServer(place.folder, { requestPatience: 800 })
    const head =
      'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
    const slow = await Promise.all(Array.from({ length: 10 }, () => raw(other.url, head)))
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(' ')
    }, 100)
    try {
      await eventually('all are hung up on', () => slow.every(({ gone }) => gone()))
    } finally {
      clearInterval(drip)
      for (const { socket } of slow) socket.destroy()
      await other.close()
      place.remove()
    }
  })

  test('somebody who does not read is cut off long before he costs much', async () => {
    const { id, red } = await twoAtATable(server.url)
    const socket = new WebSocket(`${red.base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie: red.cookie },
    })
    await new Promise(resolve => socket.on('open', resolve))
    let closed = false
    socket.on('close', () => {
      closed = true
    })
    socket.on('error', () => {})
    ;(socket as unknown as { _socket: Socket })._socket.pause()
    for (let i = 0; i < 400 && !closed; i++) {
      for (let j = 0; j < 50; j++) socket.send('{"do":"watch"}')
      await pause(5)
    }
    const raw = (socket as unknown as { _socket: Socket })._socket
    raw.resume()
    await eventually('he was cut off', () => closed)
  })
})

describe('dear questions are weighed', () => {
  test('per user, over all his sockets, and per address; moves are heard all the same', async () => {
    const place = scratch()
    const other = await testServer(place.folder, { messagesPerSecond: 50 })
    try {
      const { id, red, sittings } = await twoAtATable(other.url)
      const { seat } = sittings[0].snapshot().asked!
      const mover = sittings[seat]!
      const tabs = await Promise.all(Array.from({ length: 6 }, () => red.sit(id)))
      await Promise.all(tabs.map(seated))
      const actions = Array.from({ length: 400 }, () => ({ type: 'march', arg: 1 }))
      const ask = (one: (typeof tabs)[0]) => one.ask({ do: 'why', seat: 0, actions })
      const answers = await Promise.all(tabs.flatMap(one => Array.from({ length: 10 }, () => ask(one))))
      const answered = answers.filter(each => each.ok).length
      assert.ok(answered > 0 && answered < 30, `${answered} of 60 were answered`)
      assert.ok(answers.some(each => !each.ok && 'error' in each && /too many questions/.test(each.error)))
      assert.deepEqual(await mover.ask({ do: 'act', seat, action: { type: 'march', arg: 1 }, at: 0 }), { ok: true })
    } finally {
      await other.close()
      place.remove()
    }
  })
})

describe('who counts as one', () => {
  test('every address of an IPv6 network of 64 bits', () => {
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::1'))
    assert.equal(networkOf('2001:db8::1'), networkOf('2001:0db8:0:0:ffff::'))
    assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'))
    assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
    assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
    assert.equal(networkOf('::1'), '0:0:0:0::/64')
  })
  test('sockets are counted that way', async () => {
    const place = scratch()
    const other = await testServer(place.folder, { trustProxy: true, socketsPerAddress: 5 })
    try {
      const { id, invite } = await twoAtATable(other.url)
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, i) => {
          const url = `${other.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/tables/${id}/socket?invite=${invite}`
          const socket = new WebSocket(url, { headers: { 'x-forwarded-for': `2001:db8:7:7::${i + 1}` } })
          return new Promise<boolean>(resolve => {
            socket.on('open', () => resolve(true))
            socket.on('error', () => resolve(false))
          })
        }),
      )
      assert.equal(results.filter(Boolean).length, 5)
    } finally {
      await other.close()
      place.remove()
    }
  })
})

describe('changes at the same moment', () => {
  test('a login with the old password never undoes a new one', async () => {
    for (let i = 0; i < 4; i++) {
      const name = `Grouchy${i}`
      const owner = await new Visitor(server.url).arrive(name)
      await owner.ok('POST', '/api/account', { name, password })
      const thief = await twoAtATable(server.url).then(({ red }) => red)
      const before = owner.cookie
      await Promise.all([
        owner.ok('POST', '/api/account/password', { old: password, password: 'Friedland 1807' }),
        pause(i * 15).then(() => thief.call('POST', '/api/login', { name, password })),
      ])
      const again = await new Visitor(server.url).arrive()
      assert.equal(
        (await again.call('POST', '/api/login', { name, password })).status,
        403,
        'the old one is worth nothing',
      )
      assert.equal((await again.call('POST', '/api/login', { name, password: 'Friedland 1807' })).status, 200)
      const stolen = Object.assign(new Visitor(server.url), { cookie: before })
      assert.equal((await stolen.ok('GET', '/api/me')).account, undefined, 'nor is a cookie of before')
      assert.equal((await thief.ok('GET', '/api/me')).account, undefined, 'nor is what was opened with it meanwhile')
    }
  })
  test('a webhook set during a password change stays', async () => {
    const owner = await new Visitor(server.url).arrive('Soult')
    await owner.ok('POST', '/api/account', { name: 'Soult', password })
    const other = Object.assign(new Visitor(server.url), { cookie: owner.cookie, csrf: owner.csrf })
    const hook = { webhook: { url: 'https://hook.example/soult' } }
    await Promise.all([
      owner.ok('POST', '/api/account/password', { old: password, password: 'Friedland 1807' }),
      pause(20).then(() => other.ok('PUT', '/api/me/notifications', hook)),
    ])
    const kept = await owner.ok<{ webhook?: { url: string } }>('GET', '/api/me/notifications')
    assert.equal(kept.webhook?.url, hook.webhook.url)
  })
  test('a guest’s webhook is not inherited by the account he enters; his seats are', async () => {
    const owner = await new Visitor(server.url).arrive('Suchet')
    await owner.ok('POST', '/api/account', { name: 'Suchet', password })
    const { id, red } = await twoAtATable(server.url)
    await red.ok('PUT', '/api/me/notifications', { webhook: { url: 'https://hook.example/planted' } })
    await red.ok('POST', '/api/login', { name: 'Suchet', password })
    assert.equal((await red.ok<{ webhook?: object }>('GET', '/api/me/notifications')).webhook, undefined)
    assert.deepEqual((await seated(await red.sit(id))).mine, [0])
  })
})
