import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { WebSocket } from 'ws'
import { isOwnOrigin } from '../src/identity.ts'
import { scratch, served, testServer, twoAtATable, Visitor } from './help.ts'

const server = served()
const SEATS = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

describe('another site', () => {
  test('cannot act with our user’s cookie: token and origin are checked', async () => {
    const me = await new Visitor(server.url).arrive()
    const good = me.csrf
    for (const token of ['', 'x', `${good}x`, good.slice(1)]) {
      me.csrf = token
      const called = await me.call('POST', '/api/tables', SEATS)
      assert.deepEqual([called.status, called.body.error], [403, 'csrf'], token)
    }
    me.csrf = good
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', `${me.base}.evil.example`]) {
      const called = await me.call('POST', '/api/tables', SEATS, { origin })
      assert.deepEqual([called.status, called.body.error], [403, 'origin'], origin)
      assert.equal((await me.call('GET', '/api/me', undefined, { origin })).status, 403, 'nor read the token')
    }
    assert.equal((await me.call('POST', '/api/tables', SEATS, { origin: me.base })).status, 201)
    const other = await new Visitor(server.url).arrive()
    me.csrf = other.csrf
    assert.equal((await me.call('POST', '/api/tables', SEATS)).status, 403, 'somebody else’s token')
    for (const [method, path] of [
      ['PUT', '/api/me/notifications'],
      ['DELETE', '/api/me/blocks/x'],
      ['POST', '/api/logout'],
      ['POST', '/api/login'],
    ] as const)
      assert.equal((await new Visitor(server.url).call(method, path, {})).status, 403, path)
  })

  test('a form cannot post: only JSON is read', async () => {
    const me = await new Visitor(server.url).arrive()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      assert.ok(
        [400, 415].includes(
          (await me.call('POST', '/api/tables', JSON.stringify(SEATS), { 'content-type': type })).status,
        ),
      )
  })

  test('forged and altered cookies are nobody’s', async () => {
    const me = await new Visitor(server.url).arrive('Me')
    for (const cookie of [
      'bivouac=',
      'bivouac=a.0.b',
      me.cookie.replace('.0.', '.1.'),
      `${me.cookie}.x`,
      me.cookie.slice(0, -1),
    ]) {
      const thief = new Visitor(server.url)
      thief.cookie = cookie
      assert.notEqual((await thief.ok<{ user: string }>('GET', '/api/me')).user, me.user, cookie)
    }
  })

  test('a name of another site that points here is not ours, unless it is the public address', () => {
    for (const host of ['evil.example:1805', 'evil.example', 'a.b.c'])
      for (const origin of [undefined, `http://${host}`])
        assert.equal(isOwnOrigin(origin, host, undefined), false, host)
    for (const host of ['localhost:1805', '127.0.0.1:1805', '[::1]:1805', '192.168.1.7', 'box', 'box.local:8080'])
      assert.equal(isOwnOrigin(`http://${host}`, host, undefined), true, host)
    assert.equal(isOwnOrigin('https://games.example', 'games.example', 'https://games.example'), true)
  })

  test('behind a proxy the public address is the only origin', () => {
    assert.equal(isOwnOrigin('https://bivouac.example', 'inner:1805', 'https://bivouac.example/'), true)
    assert.equal(isOwnOrigin('http://inner:1805', 'inner:1805', 'https://bivouac.example/'), false)
    assert.equal(isOwnOrigin('http://localhost:1805', 'localhost:1805', undefined), true)
    assert.equal(isOwnOrigin('nonsense', 'localhost:1805', undefined), false)
  })
})

describe('limits', () => {
  test('too many requests are turned away for a while, accounts sooner', async t => {
    const strict = await testServer(`${server.folder}/strict`, { requestsPerMinute: 60 })
    t.after(() => strict.close())
    const me = await new Visitor(strict.url).arrive()
    const logins = []
    for (let i = 0; i < 4; i++)
      logins.push((await me.call('POST', '/api/login', { name: `n${i}`, password: 'x' })).status)
    assert.deepEqual(logins, [403, 403, 429, 429])
    let last = 0
    for (let i = 0; i < 70 && last !== 429; i++) last = (await me.call('GET', '/api/tables')).status
    const refused = await me.call('GET', '/api/me')
    assert.deepEqual([refused.status, refused.body.error], [429, 'too-many'])
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await me.call('GET', '/healthz')).status, 200)
  })

  test('too many handshakes are turned away, and too many words', async t => {
    const busy = scratch()
    const strict = await testServer(busy.folder, { requestsPerMinute: 40 })
    t.after(async () => {
      await strict.close()
      busy.remove()
    })
    const knock = (): Promise<number> =>
      new Promise(resolve => {
        const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/api/tables/none/socket`)
        socket.on('error', () => {})
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
        socket.on('close', code => resolve(code))
      })
    const answers: number[] = []
    for (let i = 0; i < 45; i++) answers.push(await knock())
    assert.deepEqual([answers[0], answers.at(-1)], [4404, 429])

    const { sittings } = await twoAtATable(server.url)
    const said: boolean[] = []
    for (let i = 0; i < 40; i++) said.push((await sittings[0].ask({ do: 'say', text: `${i}` })).ok)
    assert.ok(said[0] && said.includes(false))
  })

  test('behind a proxy nobody escapes a limit by writing himself another address', async t => {
    const place = scratch()
    const strict = await testServer(place.folder, { requestsPerMinute: 40, trustProxy: true })
    t.after(async () => {
      await strict.close()
      place.remove()
    })
    // What the caller wrote, and behind it what the proxy saw.
    const from = (i: number, seen: string) => ({ 'x-forwarded-for': `198.51.100.${i}, ${seen}` })
    const asks: number[] = []
    for (let i = 0; i < 45; i++)
      asks.push((await fetch(`http://127.0.0.1:${strict.port}/api/me`, { headers: from(i, '203.0.113.9') })).status)
    assert.deepEqual([asks[0], asks.at(-1)], [200, 429])
    const other = await fetch(`http://127.0.0.1:${strict.port}/api/me`, { headers: from(1, '203.0.113.10') })
    assert.equal(other.status, 200, 'somebody else is not meant')
    const knock = (i: number): Promise<number> =>
      new Promise(resolve => {
        const headers = from(i, '203.0.113.11')
        const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/api/tables/none/socket`, { headers })
        socket.on('error', () => {})
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
        socket.on('close', code => resolve(code))
      })
    const knocks: number[] = []
    for (let i = 0; i < 45; i++) knocks.push(await knock(i))
    assert.deepEqual([knocks[0], knocks.at(-1)], [4404, 429])
  })

  test('an address that is none gets the same kind of answer as everything else', async () => {
    const me = await new Visitor(server.url).arrive()
    const { status, body } = await me.call('GET', '/api/tables/%E0%A4%A')
    assert.deepEqual(
      [status, body],
      [400, { error: 'bad-request', reason: 'unreadable', message: 'the request could not be read' }],
    )
  })

  test('large, deep and odd bodies get a clear 4xx', async () => {
    const me = await new Visitor(server.url).arrive()
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    const cases: [string, string, number][] = [
      ['POST', `{"game":"${'x'.repeat(70_000)}"}`, 413],
      ['POST', '{"game":', 400],
      ['POST', '', 400],
      ['POST', 'null', 400],
      ['POST', '{"__proto__":{"x":1},"game":"toy","seats":[]}', 400],
      ['POST', `{"game":"toy","seats":[{"kind":"me"},{"kind":"open"}],"setup":${deep}}`, 400],
    ]
    for (const [method, body, status] of cases) {
      const called = await me.call<{ error: string; message: string }>(method, '/api/tables', body)
      assert.equal(called.status, status, body.slice(0, 60))
      assert.ok(!/:\d+:\d+|node_modules|\/src\//.test(called.body.message), 'nothing about our insides')
    }
    assert.equal((await me.call('PATCH', '/api/tables')).status, 404)
    assert.deepEqual((await me.call('GET', '/api/nothing')).body, {
      error: 'not-found',
      reason: 'nothing',
      message: 'there is nothing here',
    })
  })
})

describe('what goes out', () => {
  test('strict headers everywhere; the page is served, compressed, with every path of the app', async t => {
    const client = `${server.folder}/client`
    mkdirSync(`${client}/assets`, { recursive: true })
    writeFileSync(`${client}/index.html`, `<!doctype html><title>app</title>${'<!-- -->'.repeat(200)}`)
    writeFileSync(`${client}/assets/main-a1B2c3D4.js`, `console.log(1)//${'x'.repeat(2000)}`)
    const app = await testServer(`${server.folder}/app`, { clientFolder: client })
    t.after(() => app.close())
    const guest = new Visitor(app.url)
    for (const path of ['/', '/online/abc', '/new/toy']) {
      const { status, headers, body } = await guest.call('GET', path, undefined, {
        accept: 'text/html',
        'accept-encoding': 'br',
      })
      assert.equal(status, 200, path)
      assert.match(String(body), /<title>app/)
      const policy = headers.get('content-security-policy')!
      assert.match(policy, /default-src 'none'/)
      assert.match(policy, /script-src 'self'(;|$)/)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.ok(!/unsafe-eval|script-src[^;]*unsafe/.test(policy))
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('content-encoding'), 'br')
    }
    const script = await guest.call('GET', '/assets/main-a1B2c3D4.js')
    assert.match(script.headers.get('cache-control')!, /immutable/)
    assert.match(script.headers.get('content-type')!, /javascript/)
    const again = await guest.call('GET', '/assets/main-a1B2c3D4.js', undefined, {
      'if-none-match': script.headers.get('etag')!,
    })
    assert.equal(again.status, 304)
    assert.equal((await guest.call('GET', '/assets/missing.js', undefined, { accept: 'text/html' })).status, 404)
    for (const path of ['/../../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fetc/passwd', '/%00'])
      assert.ok(
        !/workspaces|root:/.test(String((await guest.call('GET', path, undefined, { accept: 'text/html' })).body)),
        path,
      )
    const bare = await new Visitor(server.url).call('GET', '/', undefined, { accept: 'text/html' })
    assert.match(String(bare.body), /has not been built/)
  })

  test('metrics can want a token', async t => {
    const closed = await testServer(`${server.folder}/metrics`, { metricsToken: 'open sesame' })
    t.after(() => closed.close())
    const guest = new Visitor(closed.url)
    assert.equal((await guest.call('GET', '/metrics')).status, 403)
    assert.equal((await guest.call('GET', '/metrics', undefined, { authorization: 'Bearer open sesame' })).status, 200)
  })
})
