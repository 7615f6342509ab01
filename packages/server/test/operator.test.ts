/** The operator's hand, reports and passkeys at the door: on both stores. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ServeOptions } from '../src/config.ts'
import type { Serving } from '../src/serve.ts'
import { scratch, testServer, twoAtATable, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const TOKEN = 'an operator’s token, long enough'.replace('’', '')
let postgres: TestPostgres
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())
const backends: Readonly<Record<string, () => Promise<ServeOptions>>> = {
  sqlite: async () => ({}),
  postgres: async () => ({ databaseUrl: await postgres.database() }),
}

for (const [name, options] of Object.entries(backends))
  describe(`operator: ${name}`, () => {
    const { folder, remove } = scratch()
    const log: string[] = []
    let server: Serving
    before(async () => {
      const logStream = { write: (line: string) => void log.push(line) }
      server = await testServer(folder, {
        ...(await options()),
        operatorToken: TOKEN,
        metricsToken: 'm',
        logLevel: 'info',
        logStream,
      })
    })
    after(async () => {
      await server?.close()
      remove()
    })
    const deed = async (method: string, path: string, body?: object, token = TOKEN) =>
      new Visitor(server.url).call<Record<string, unknown[]>>(method, `/operator${path}`, body, {
        authorization: `Bearer ${token}`,
      })
    const why = 'a reason'

    test('nobody else may, and where there is no token nobody at all', async t => {
      assert.equal((await deed('GET', '/tables', undefined, 'wrong')).status, 403)
      assert.equal((await deed('POST', '/users/x/ban', { days: 1, why }, '')).status, 403)
      assert.ok(log.some(line => line.includes('wrong operator token')))
      const plain = await testServer(`${folder}/plain`)
      t.after(() => plain.close())
      assert.equal((await new Visitor(plain.url).call('GET', '/operator/tables')).status, 404)
    })

    test('a report reaches the operator; he removes the words, voids the game, and both see it', async () => {
      const { id, red, blue, sittings } = await twoAtATable(server.url)
      assert.ok((await sittings[1].ask({ do: 'say', text: 'something ugly' })).ok)
      const report = (body: object) => red.call('POST', `/api/tables/${id}/report`, body)
      assert.equal((await report({ user: red.user, text: 'me' })).status, 404, 'not about oneself')
      assert.equal((await report({ user: 'nobody-here', text: 'x' })).status, 404)
      assert.equal((await report({ user: blue.user, text: 'he is ugly to me' })).status, 200)
      const stranger = await new Visitor(server.url).arrive()
      assert.notEqual(
        (await stranger.call('POST', `/api/tables/${id}/report`, { user: blue.user, text: 'x' })).status,
        200,
      )
      for (let i = 0; i < 9; i++) await report({ user: blue.user, text: `again ${i}` })
      assert.equal((await report({ user: blue.user, text: 'once too often' })).status, 429)
      const reports = (await deed('GET', '/reports')).body.reports as { id: string; about: string; text: string }[]
      assert.equal(reports.length, 10)
      assert.ok(reports.every(each => each.about === blue.user))
      assert.equal((await deed('GET', `/tables/${id}/chat`)).body.said?.length, 1)
      assert.equal((await deed('POST', `/tables/${id}/unsay`, { user: blue.user, why })).status, 200)
      for (const each of sittings)
        await each.until(() => each.tells.some(tell => tell.tell === 'unsaid'), 'gone from open pages')
      assert.equal((await deed('POST', `/tables/${id}/unsay`, { user: blue.user, why })).status, 404)
      assert.deepEqual((await red.ok<{ said: unknown[] }>('GET', `/api/tables/${id}/chat`)).said, [])
      assert.equal((await deed('POST', `/tables/${id}/void`, {})).status, 400, 'a reason is wanted')
      assert.equal((await deed('POST', `/tables/${id}/void`, { why })).status, 200)
      for (const each of sittings) {
        const ending = await each.until(() => each.snapshot().ending, 'the end')
        assert.deepEqual(ending, { by: 'void', why: 'operator', winners: [] })
      }
      assert.equal((await deed('POST', `/tables/${id}/void`, { why })).status, 409)
      assert.equal((await deed('POST', `/reports/${reports[0]!.id}/done`, { why })).status, 200)
      const tables = (await deed('GET', `/tables?find=${id}`)).body.tables as { id: string; status: string }[]
      assert.deepEqual(
        tables.map(each => [each.id, each.status]),
        [[id, 'over']],
      )
      assert.ok(!JSON.stringify(tables).includes('nonce'))
    })

    test('who is banned is out at once and stays out; a closed account is gone; every deed is written down', async () => {
      const { blue, red, sittings } = await twoAtATable(server.url)
      await blue.ok('POST', '/api/account', { name: `Bad.${name}`, password: 'Wagram-und-Znaim-1809' })
      const found = (await deed('GET', `/users?find=bad.`)).body.users as { id: string }[]
      assert.deepEqual(
        found.map(each => each.id),
        [blue.user],
      )
      assert.equal((await deed('POST', `/users/${blue.user}/ban`, { days: 3, why })).status, 200)
      await sittings[1].closed
      const again = await new Visitor(server.url).arrive()
      const login = { name: `bad.${name}`, password: 'Wagram-und-Znaim-1809' }
      assert.equal((await again.call('POST', '/api/login', login)).status, 403)
      assert.equal((await deed('POST', `/users/${blue.user}/ban`, { days: 0, why })).status, 200)
      assert.equal((await again.call('POST', '/api/login', login)).status, 200)
      assert.equal((await deed('POST', `/users/${blue.user}/close`, { why })).status, 200)
      const after = await new Visitor(server.url).arrive()
      assert.equal((await after.call('POST', '/api/login', login)).status, 403)
      // A guest can be banned, too.
      assert.equal((await deed('POST', `/users/${red.user}/ban`, { days: 1, why })).status, 200)
      assert.equal((await red.call('GET', '/api/me')).status, 403)
      const deeds = (await deed('GET', '/deeds')).body.deeds as { what: string; about: string; why: string }[]
      for (const what of ['ban 3', 'unban', 'close', 'ban 1', 'void', 'unsay', 'done'])
        assert.ok(
          deeds.some(each => each.what === what && each.why === why),
          what,
        )
      assert.ok(log.some(line => line.includes('"event":"operator"')))
      assert.ok(!log.join('').includes(TOKEN))
    })

    test('metrics know logins, refusals, lines, overdue clocks, the listener and the disk', async () => {
      const read = await new Visitor(server.url).call('GET', '/metrics', undefined, { authorization: 'Bearer m' })
      const text = String(read.body)
      assert.match(text, /bivouac_logins_total\{outcome="right"\} \d/)
      assert.match(text, /bivouac_refusals_total\{reason="wrong-login"\} \d/)
      for (const line of ['moves', 'questions', 'quick', 'patient']) assert.match(text, new RegExp(`line_${line} 0`))
      assert.match(text, /bivouac_overdue_seconds 0/)
      assert.match(text, /bivouac_listener_hears 1/)
      assert.match(text, /bivouac_disk_free_bytes [1-9]/)
    })

    test('a passkey wants an account, its own challenge once, and a true answer', async () => {
      const guest = await new Visitor(server.url).arrive()
      assert.equal((await guest.call('POST', '/api/me/passkeys/options', {})).status, 401)
      const { token, options: asked } = await guest.ok<{ token: string; options: { challenge: string } }>(
        'POST',
        '/api/login/passkey/options',
        {},
      )
      assert.ok(token.startsWith(asked.challenge))
      const answers = [undefined, 7, {}, { id: 'x' }, { id: 'x', rawId: 'x', response: {}, type: 'public-key' }]
      for (const response of answers) {
        const fresh = await guest.ok<{ token: string }>('POST', '/api/login/passkey/options', {})
        const said = await guest.call('POST', '/api/login/passkey', { token: fresh.token, response: response ?? null })
        assert.equal(said.status, 403, JSON.stringify(response))
      }
      for (const bad of ['', 'a.b.c', token.replace(/.$/, each => (each === 'a' ? 'b' : 'a'))])
        assert.equal((await guest.call('POST', '/api/login/passkey', { token: bad, response: {} })).status, 403)
      await guest.ok('POST', '/api/account', { name: `Key.${name}`, password: 'Wagram-und-Znaim-1809' })
      // A challenge for entering does not make a key.
      assert.equal((await guest.call('POST', '/api/me/passkeys', { token, response: {} })).status, 403)
      assert.deepEqual(await guest.ok('GET', '/api/me/passkeys'), { passkeys: [] })
    })
  })
