import assert from 'node:assert/strict'
import { createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import type { Serving } from '../src/serve.ts'
import { eventually, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'
import { type Mail, mailReceiver, type Posted, type Receiver, webReceiver } from './receivers.ts'

/** The web-push library's own decryption: what a browser does. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer
}

const place = scratch()
let server: Serving
let web: Receiver<Posted>
let mail: Receiver<Mail>
before(async () => {
  web = await webReceiver((path, tries) => (path === '/gone' ? 410 : path === '/flaky' && tries === 1 ? 503 : 201))
  mail = await mailReceiver()
  server = await testServer(place.folder, { privateTargets: true, smtpUrl: mail.url, notifyAfter: 300 })
})
after(async () => {
  await server.close()
  await Promise.all([web.close(), mail.close()])
  place.remove()
})

type Settings = {
  push: boolean
  webhook?: { url: string; secret: string }
  mail?: { address: string; confirmed: boolean }
  available: string[]
}
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
function browser(endpoint: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const authSecret = randomBytes(16).toString('base64url')
  const read = (posted: Posted) =>
    JSON.parse(String(ece.decrypt(posted.body, { version: 'aes128gcm', privateKey, authSecret })))
  return { subscription: { endpoint, expirationTime: null, keys: { p256dh, auth: authSecret } }, read }
}
/** Two at a table; the one who is asked, and the other, who goes away. */
async function oneLeaves(prepare: (away: Visitor) => Promise<void>) {
  const { red, blue, sittings, id } = await twoAtATable(server.url)
  const { seat } = sittings[0].snapshot().asked!
  const away = seat === 0 ? blue : red
  await prepare(away)
  const mover = sittings[seat]!
  sittings[1 - seat]!.close()
  await mover.until(() => !mover.snapshot().chairs[1 - seat]!.present)
  const endTurn = async () =>
    assert.deepEqual(await mover.ask({ do: 'act', seat, action: { type: 'done' }, at: mover.snapshot().at }), {
      ok: true,
    })
  return { id, away, mover, seat, endTurn }
}

describe('your turn, and you are away', () => {
  test('webhook, push and mail: each once', async () => {
    const phone = browser(`${web.url}/push-1`)
    const address = 'ney@example.org'
    const { id, away, endTurn } = await oneLeaves(async visitor => {
      const set = await visitor.ok<Settings>('PUT', '/api/me/notifications', {
        webhook: { url: `${web.url}/hook` },
        mail: { address },
      })
      assert.deepEqual(set.available, ['push', 'webhook', 'mail'])
      assert.equal(set.mail?.confirmed, false)
      await eventually('the code', () => mail.got.some(each => each.to === address))
      assert.equal((await visitor.call('POST', '/api/me/notifications/mail/confirm', { code: 'wrong' })).status, 403)
      const code = /is ([0-9a-f]{12})/.exec(mail.got.find(each => each.to === address)!.text.replaceAll('=\n', ''))![1]
      assert.equal(
        (await visitor.ok<Settings>('POST', '/api/me/notifications/mail/confirm', { code })).mail?.confirmed,
        true,
      )
      assert.deepEqual(await visitor.ok('POST', '/api/me/push', phone.subscription), { subscriptions: 1 })
    })
    const begun = Date.now()
    await endTurn()
    const hooks = () => web.got.filter(each => each.path === '/hook')
    const pushes = () => web.got.filter(each => each.path === '/push-1')
    const mails = () => mail.got.filter(each => each.to === address && /Bivouac: Your turn/.test(each.text))
    await eventually('all three', () => hooks().length > 0 && pushes().length > 0 && mails().length > 0)
    assert.ok(Date.now() - begun >= 250, 'not at once: he may just be reloading')
    await pause(800)
    assert.deepEqual([hooks().length, pushes().length, mails().length], [1, 1, 1])

    const { webhook } = await away.ok<Settings>('GET', '/api/me/notifications')
    const [hook] = hooks()
    const body = JSON.parse(String(hook!.body))
    assert.deepEqual([body.kind, body.table, body.game], ['your-turn', id, 'toy'])
    assert.match(body.url, new RegExp(`/online/${id}$`))
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(hook!.headers['x-bivouac-signature']))!
    assert.equal(createHmac('sha256', webhook!.secret).update(`${t}.${hook!.body}`).digest('hex'), v1)
    assert.deepEqual(phone.read(pushes()[0]!), body, 'encrypted for the browser that subscribed')
    assert.match(String(pushes()[0]!.headers.authorization), /^vapid t=/)

    // He looks, goes away again without moving: he knows.
    const back = await away.sit(id)
    await seated(back)
    back.close()
    await pause(800)
    assert.equal(hooks().length, 1, 'the same turn is not announced twice')
  })

  test('not to somebody who is there; once to somebody who leaves during his turn', async () => {
    const { sittings, red, blue, id } = await twoAtATable(server.url)
    for (const [i, visitor] of [red, blue].entries())
      await visitor.ok('PUT', '/api/me/notifications', { webhook: { url: `${web.url}/there-${i}` } })
    const { seat } = sittings[0].snapshot().asked!
    await sittings[seat]!.ask({ do: 'act', seat, action: { type: 'done' }, at: 0 })
    await pause(700)
    assert.ok(!web.got.some(each => each.path.startsWith('/there')))
    // Who leaves while it is his turn is told once, though he was there when it came to him.
    sittings[1 - seat]!.close()
    await eventually('the one who left', () => web.got.some(each => each.path === `/there-${1 - seat}`))
    assert.ok(!web.got.some(each => each.path === `/there-${seat}`))
    assert.ok(id)
  })

  test('a channel that was not chosen, or is switched off, is not used', async () => {
    const phone = browser(`${web.url}/off`)
    const { endTurn } = await oneLeaves(async visitor => {
      await visitor.ok('POST', '/api/me/push', phone.subscription)
      await visitor.ok('PUT', '/api/me/notifications', {
        push: false,
        webhook: { url: `${web.url}/off` },
        mail: { address: 'off@example.org' },
      })
      await visitor.ok('PUT', '/api/me/notifications', { webhook: null })
      await eventually('the code', () => mail.got.some(each => each.to === 'off@example.org'))
    })
    await endTurn()
    await pause(800)
    assert.ok(!web.got.some(each => each.path === '/off'))
    assert.equal(
      mail.got.filter(each => each.to === 'off@example.org').length,
      1,
      'nothing but the code to an address that is not confirmed',
    )
  })

  test('a subscription the browser took back is forgotten; a receiver that stumbles is tried again', async () => {
    const gone = browser(`${web.url}/gone`)
    const { away, endTurn } = await oneLeaves(async visitor => {
      await visitor.ok('POST', '/api/me/push', gone.subscription)
      await visitor.ok('PUT', '/api/me/notifications', { webhook: { url: `${web.url}/flaky` } })
    })
    await endTurn()
    await eventually('another try', () => web.got.filter(each => each.path === '/flaky').length === 2)
    assert.equal(web.got.filter(each => each.path === '/gone').length, 1)
    assert.deepEqual(await away.ok('DELETE', '/api/me/push', { endpoint: 'https://nowhere.example' }), {
      subscriptions: 0,
    })
  })

  test('a notice survives a restart of the server', async () => {
    const { endTurn, away, id } = await oneLeaves(async visitor => {
      await visitor.ok('PUT', '/api/me/notifications', { webhook: { url: `${web.url}/later` } })
    })
    await endTurn()
    await server.close()
    assert.ok(!web.got.some(each => each.path === '/later'))
    server = await testServer(place.folder, { privateTargets: true, smtpUrl: mail.url, notifyAfter: 300 })
    await eventually('the notice', () => web.got.some(each => each.path === '/later'))
    away.base = server.url.replace('localhost', '127.0.0.1')
    assert.equal((await away.ok<TableInfo>('GET', `/api/tables/${id}`)).yourTurn, true)
  })

  test('addresses inside the network are refused unless the server is told otherwise', async t => {
    const strict = await testServer(`${place.folder}/strict`)
    t.after(() => strict.close())
    const visitor = await new Visitor(strict.url).arrive()
    for (const url of [
      'http://127.0.0.1:1/x',
      'http://169.254.169.254/latest',
      'http://[::1]/',
      'file:///etc/passwd',
      'x',
    ])
      assert.equal((await visitor.call('PUT', '/api/me/notifications', { webhook: { url } })).status, 400, url)
    assert.equal((await visitor.call('POST', '/api/me/push', browser('http://10.0.0.1/').subscription)).status, 400)
    assert.equal(
      (await visitor.call('PUT', '/api/me/notifications', { mail: { address: 'a@example.org' } })).status,
      400,
      'this server sends no mail',
    )
    assert.equal(
      (await visitor.call('PUT', '/api/me/notifications', { mail: { address: 'a@example.org, b@example.org' } }))
        .status,
      400,
    )
    const made = await visitor.ok<Settings>('PUT', '/api/me/notifications', {
      webhook: { url: 'https://hooks.example/x' },
    })
    assert.match(made.webhook!.secret, /^[0-9a-f]{64}$/)
  })
})
