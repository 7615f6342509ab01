/** What nobody may read: keys, passwords, logs; and where the server may not be sent. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { readConfig } from '../src/config.ts'
import { badTarget, isPrivateAddress, publicLookup } from '../src/notify/target.ts'
import { checkPassword, hashPassword } from '../src/passwords.ts'
import { eventually, SECRET, served, testServer, twoAtATable, Visitor } from './help.ts'
import { startPostgres } from './postgres.ts'

const server = served()

describe('a fault of the database', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres.stop())

  test('is logged without the key that cancels what its connection does, and without its password', async t => {
    const lines: string[] = []
    const chatty = await testServer(`${server.folder}/log-of-faults`, {
      logLevel: 'trace',
      logStream: { write: line => void lines.push(line) },
      databaseUrl: await postgres.database(),
    })
    t.after(() => chatty.close())
    const me = await new Visitor(chatty.url).arrive()
    await eventually('a fault is logged', async () => {
      await Promise.all([postgres.terminate(), me.call('GET', '/api/tables?mine=true'), me.call('GET', '/api/me')])
      return lines.some(line => line.includes('"err"'))
    })
    const all = lines.join('')
    for (const word of ['secretKey', 'processID', 'bivouac:bivouac', '"password"'])
      assert.ok(!all.includes(word), `the log tells ${word}`)
  })
})

describe('secrets', () => {
  test('an answer in advance does not show in when a table was last changed', async () => {
    const { id, red, blue, sittings } = await twoAtATable(server.url)
    const about = async (visitor: Visitor) => visitor.ok<TableInfo>('GET', `/api/tables/${id}`)
    const before = await about(blue)
    await new Promise(resolve => setTimeout(resolve, 5))
    assert.ok((await sittings[0].ask({ do: 'stand', seat: 0, question: 'assault.reaction', on: true })).ok)
    assert.deepEqual(await about(blue), before)
    assert.equal((await about(red)).updated, before.updated)
    for (const each of sittings) each.close()
  })

  test('passwords: argon2id, salted, normalised', async () => {
    const [one, two] = await Promise.all([hashPassword('Champs-Élysées'), hashPassword('Champs-Élysées')])
    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.notEqual(one, two)
    assert.equal(await checkPassword('Champs-E\u0301lyse\u0301es', one), true)
    assert.equal(await checkPassword('champs-élysées', one), false)
    assert.equal(await checkPassword('x', undefined), false)
    assert.equal(await checkPassword('x', 'nonsense'), false)
  })

  test('the key is made once, kept beside the database, and a weak one is refused', () => {
    const data = `${server.folder}/keys`
    const first = readConfig({ data }, {})
    assert.ok(first.secret.length >= 64)
    assert.equal(readConfig({ data }, {}).secret, first.secret)
    assert.equal(readConfig({ data }, { BIVOUAC_SECRET: SECRET }).secret, SECRET)
    assert.throws(() => readConfig({ data }, { BIVOUAC_SECRET: 'short' }), /32/)
    assert.throws(() => readConfig({ data }, { PORT: 'many' }), /PORT/)
    assert.deepEqual([first.host, first.port], ['127.0.0.1', 1805])
  })

  test('the log is structured and tells no secrets', async t => {
    const lines: string[] = []
    const chatty = await testServer(`${server.folder}/log`, {
      logLevel: 'trace',
      logStream: { write: line => void lines.push(line) },
    })
    t.after(() => chatty.close())
    const { red, id, invite, sittings } = await twoAtATable(chatty.url)
    await red.ok('POST', '/api/account', { name: 'Secretive', password: 'Schönbrunn 1805' })
    await red.call('POST', '/api/login', { name: 'Secretive', password: 'Schonbrunn 1806' })
    await red.call('GET', `/api/tables/${id}?invite=${invite}`)
    await red.call('POST', '/api/tables', '{')
    await sittings[1].ask({ do: 'resign', seat: 1 })
    await sittings[1].until(() => sittings[1].snapshot().seed)
    const all = lines.join('')
    assert.ok(lines.length > 8)
    for (const line of lines) assert.equal(typeof JSON.parse(line).level, 'number')
    assert.match(all, /"route":"\/api\/tables\/:id"/)
    for (const secret of [
      invite,
      red.cookie.split('=')[1]!,
      red.csrf,
      'Schönbrunn',
      'Schonbrunn',
      sittings[1].snapshot().seed!,
      SECRET,
    ])
      assert.ok(!all.includes(secret), `the log tells ${secret}`)
  })

  test('what concerns security is written down, each with whom it concerns, and without its secrets', async t => {
    const lines: string[] = []
    const operatorToken = 'operator of the log, a token long enough'
    const chatty = await testServer(`${server.folder}/log-of-security`, {
      operatorToken,
      logLevel: 'info',
      logStream: { write: line => void lines.push(line) },
    })
    t.after(() => chatty.close())
    const { red, blue, id } = await twoAtATable(chatty.url)
    const [first, second, wrong] = ['Schönbrunn 1805', 'Preßburg 1805', 'Tilsit 1807']
    await red.ok('POST', '/api/account', { name: 'Maret', password: first })
    await red.ok('POST', '/api/account/password', { old: first, password: second })
    await red.ok('POST', '/api/logout', {})
    await red.ok('POST', '/api/login', { name: 'Maret', password: second })
    for (let i = 0; i < 11; i++) await blue.call('POST', '/api/login', { name: 'Savary', password: wrong })
    await blue.ok('POST', `/api/tables/${id}/report`, { user: red.user, text: 'Rude' })
    const operate = (path: string, token: string, body: object) =>
      fetch(`${blue.base}/operator/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    assert.equal((await operate(`tables/${id}/void`, `${operatorToken}x`, { why: 'no' })).status, 403)
    assert.equal((await operate(`tables/${id}/void`, operatorToken, { why: 'asked for' })).status, 200)
    await red.ok('POST', '/api/account/delete', { password: second })
    const told = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'security')
    const events = [...new Set(told.map(({ event }) => event))]
    assert.deepEqual(events, [
      'account made',
      'password changed',
      'signed in',
      'wrong password',
      'too many guesses',
      'report',
      'wrong operator token',
      'operator',
      'account deleted',
    ])
    for (const each of told) assert.ok(each.user ?? each.name ?? each.by ?? each.about ?? each.address, each.event)
    assert.equal(told.filter(({ event }) => event === 'wrong password').length, 10)
    const all = lines.join('')
    for (const secret of [first, second, wrong, operatorToken, red.csrf, 'Rude'])
      assert.ok(!all.includes(secret), `the log tells ${secret}`)
  })

  test('addresses inside the network are not called', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:a00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '224.0.0.1',
      '255.255.255.255',
      'nonsense',
    ])
      assert.equal(isPrivateAddress(address), true, address)
    for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1'])
      assert.equal(isPrivateAddress(address), false, address)
    for (const url of [
      'ftp://a.example',
      'http://127.0.0.1/x',
      'http://[::1]/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::7f00:1]/',
      'http://[fe80::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'http://localhost',
      'https://u:p@a.example',
      'http://printer.local',
      'nonsense',
    ])
      assert.notEqual(badTarget(url, false), undefined, url)
    assert.equal(badTarget('https://hooks.example/x', false), undefined)
    assert.equal(badTarget('http://127.0.0.1:9/x', true), undefined)
  })

  test('a name that leads inside the network is not called either: what it resolves to is judged', async () => {
    const resolved = new Promise((resolve, reject) =>
      publicLookup('localhost', { all: true }, (fault, found) => (fault ? reject(fault) : resolve(found))),
    )
    await assert.rejects(resolved, /not on the public network/)
  })
})
