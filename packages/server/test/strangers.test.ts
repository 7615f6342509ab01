/** What a stranger tries who has read the code: ways around the doors, and into accounts. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { served, serving, Visitor } from './help.ts'

const server = served()
const password = 'Auerstedt 1806'
const portOf = (base: string): number => Number(new URL(base).port)
const metric = async (base: string, name: string): Promise<number> =>
  Number(new RegExp(`^bivouac_${name} (\\S+)`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1])

/** Everything that is answered to a few lines of HTTP, until the other side hangs up. */
function saidTo(port: number, text: string): Promise<string> {
  return new Promise(resolve => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('data', data => {
      said += String(data)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
    socket.write(text)
  })
}

describe('ways around the doors', () => {
  test('an address spelt otherwise leads through the same checks', async () => {
    const { paths } = await new Visitor(server.url).ok<{ paths: Record<string, Record<string, object>> }>(
      'GET',
      '/api/docs/json',
    )
    const before = await metric(server.url, 'faults_total')
    let tried = 0
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const plain = path.replace(/\{\w+\}/g, 'nobody')
        const called = [plain, plain.replace('/api/', '/%61pi/'), plain.replace('/api/', '/ap%69/')].map(async way => {
          const answer = await fetch(`${server.url}${way}`, {
            method: method.toUpperCase(),
            ...(method !== 'get' && method !== 'delete' && { body: '{}' }),
            headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
          })
          return [
            answer.status,
            answer.headers.get('cache-control'),
            ((await answer.json()) as { error?: string }).error,
          ]
        })
        const [right, ...others] = await Promise.all(called)
        assert.deepEqual(right, [403, 'no-store', 'origin'], `${method} ${path}`)
        for (const each of others) assert.deepEqual(each, right, `${method} ${path}`)
        tried++
      }
    assert.ok(tried > 30)
    const token = await fetch(`${server.url}/%61pi/logout`, { method: 'POST', body: '{}' })
    assert.equal(token.status, 403, 'nor does the token of the page fall away')
    assert.equal(await metric(server.url, 'faults_total'), before)
  })

  test('a host that is none is refused, and is no failure of ours', async () => {
    const { cookie, csrf } = await new Visitor(server.url).arrive()
    const before = await metric(server.url, 'faults_total')
    const hosts = [
      '',
      '[',
      '[::1',
      'a b',
      'a/b',
      'a@b',
      'a\\b',
      'a:99999',
      'localhost:1:2',
      '%',
      '%00',
      "'",
      'a?b',
      'a#b',
    ]
    for (const host of hosts) {
      const head = `Host: ${host}\r\nConnection: close\r\nCookie: ${cookie}\r\nx-csrf-token: ${csrf}\r\n`
      const said = await saidTo(
        portOf(server.url),
        `POST /api/login/passkey/options HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      )
      assert.match(said, /^HTTP\/1\.1 40[03]/, `“${host}”: ${said.slice(0, 60)}`)
    }
    const old = await saidTo(portOf(server.url), 'GET /api/me HTTP/1.0\r\n\r\n')
    assert.match(old, /^HTTP\/1\.1 403/)
    assert.equal(await metric(server.url, 'faults_total'), before)
  })

  test('metrics are not for whoever comes through a proxy that nobody told us of', async () => {
    assert.equal((await fetch(`${server.url}/metrics`)).status, 200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      assert.equal((await fetch(`${server.url}/metrics`, { headers: { [header]: '192.0.2.7' } })).status, 403, header)
  })

  test('the code of a letter is in the letter, and nowhere else', () =>
    serving({ smtpUrl: 'smtp://127.0.0.1:9' }, async other => {
      const red = await new Visitor(other.url).arrive()
      await red.ok('POST', '/api/account', { name: 'Exporter', password })
      await red.ok('PUT', '/api/me/notifications', { mail: { address: 'stranger@mail.example' } })
      const { body } = await red.call<{ profile: readonly { channels: { mail: object } }[] }>('GET', '/api/me/export')
      assert.deepEqual(body.profile[0]!.channels.mail, { address: 'stranger@mail.example', confirmed: false })
    }))
})

describe('accounts', () => {
  test('of two names that look alike, wanted at the same moment, one is given', async () => {
    for (const [i, pair] of [
      ['Davi1', 'Davil'],
      ['Mo0re', 'MOore'],
      ['Ney.rn', 'ney-m'],
    ].entries()) {
      const both = await Promise.all(pair.map(() => new Visitor(server.url).arrive()))
      const made = await Promise.all(
        both.map((each, j) => each.call('POST', '/api/account', { name: pair[j], password })),
      )
      assert.deepEqual(made.map(({ status }) => status).sort(), [200, 409], `${i} ${pair.join()}`)
    }
  })

  /** Makes the session of an account look as if it had been made and used so long ago. */
  const aged = (folder: string, made: number, seen = made): void => {
    const db = new DatabaseSync(join(folder, 'bivouac.db'))
    db.prepare('UPDATE sessions SET made = ?, seen = ?').run(Date.now() - made, Date.now() - seen)
    db.close()
  }
  const HOUR = 3_600_000
  const DAY = 24 * HOUR

  test('a found cookie makes no key of its own: neither a passkey nor an address for new passwords', () =>
    serving({ smtpUrl: 'smtp://127.0.0.1:9' }, async (other, folder) => {
      const owner = await new Visitor(other.url).arrive()
      await owner.ok('POST', '/api/account', { name: 'Grouchy', password })
      const wanted = [
        ['POST', '/api/me/passkeys/options', {}],
        ['PUT', '/api/me/notifications', { mail: { address: 'thief@mail.example' } }],
      ] as const
      await owner.ok(...wanted[0])
      aged(folder, HOUR, 0)
      for (const [method, path, body] of wanted) {
        const refused = await owner.call(method, path, body)
        assert.deepEqual([refused.status, refused.body.reason], [403, 'sign-in-again'], path)
      }
      const made = await owner.call('POST', '/api/me/passkeys', { token: 'x', response: {} })
      assert.equal(made.body.reason, 'sign-in-again')
      await owner.ok('PUT', '/api/me/notifications', { push: true })
      await owner.ok('POST', '/api/logout', {})
      await owner.ok('POST', '/api/login', { name: 'Grouchy', password })
      for (const [method, path, body] of wanted) await owner.ok(method, path, body)
    }))

  test('a session that nobody has used for half a year, or that is a year old, opens nothing', () =>
    serving({}, async (other, folder) => {
      const owner = await new Visitor(other.url).arrive()
      await owner.ok('POST', '/api/account', { name: 'Junot', password })
      const who = async () => {
        const { cookie } = owner
        const { account } = await new Visitor(other.url)
          .call('GET', '/api/me', undefined, { cookie })
          .then(({ body }) => body)
        return account
      }
      for (const [made, seen, account] of [
        [364, 179, 'Junot'],
        [366, 1, undefined],
        [200, 181, undefined],
      ] as const) {
        aged(folder, made * DAY, seen * DAY)
        assert.equal(await who(), account, `${made} ${seen}`)
      }
    }))
})
