/** Sessions, guesses, passwords, recovery, export, deletion and names: an account is its owner's alone. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { isShown, skeletonOf } from '../src/names.ts'
import type { Serving } from '../src/serve.ts'
import { isWeak } from '../src/weak-passwords.ts'
import { eventually, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'
import { type Mail, mailReceiver, type Receiver } from './receivers.ts'

const place = scratch()
let server: Serving
let mail: Receiver<Mail>
before(async () => {
  mail = await mailReceiver()
  server = await testServer(place.folder, { smtpUrl: mail.url, trustProxy: true })
})
after(async () => {
  await server.close()
  await mail.close()
  place.remove()
})
const password = 'Auerstedt 1806'
const owner = async (name: string): Promise<Visitor> => {
  const visitor = await new Visitor(server.url).arrive()
  await visitor.ok('POST', '/api/account', { name, password })
  return visitor
}
const enter = async (name: string, how = password): Promise<Visitor> => {
  const visitor = await new Visitor(server.url).arrive()
  await visitor.ok('POST', '/api/login', { name, password: how })
  return visitor
}
interface Sessions {
  readonly sessions: readonly { readonly id: string; readonly here: boolean }[]
}

describe('sessions', () => {
  test('are listed, and ended one by one: cookie and socket', async () => {
    const first = await owner('Lasalle')
    const second = await enter('Lasalle')
    const made = await first.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const sits = await second.sit(made.id)
    const { sessions } = await first.ok<Sessions>('GET', '/api/me/sessions')
    assert.equal(sessions.length, 2)
    const other = sessions.find(each => !each.here)!
    await first.ok('DELETE', `/api/me/sessions/${other.id}`)
    assert.equal(await sits.closed, 4401)
    assert.equal((await second.ok('GET', '/api/me')).account, undefined)
    assert.equal((await first.ok('GET', '/api/me')).account, 'Lasalle')
    assert.equal((await first.call('DELETE', `/api/me/sessions/${other.id}`)).status, 404)
  })
  test('logout makes the cookie worthless, for reading and for writing', async () => {
    const one = await owner('Montbrun')
    const stolen = Object.assign(new Visitor(server.url), { cookie: one.cookie, csrf: one.csrf })
    await one.ok('POST', '/api/logout', {})
    assert.equal((await stolen.ok('GET', '/api/me')).account, undefined)
    const late = Object.assign(new Visitor(server.url), { cookie: stolen.cookie, csrf: one.csrf })
    assert.equal((await late.call('POST', '/api/me', { name: 'Thief' })).status, 403)
  })
  test('nobody ends somebody else’s session', async () => {
    const one = await owner('Caulaincourt')
    const two = await owner('Duroc')
    const { sessions } = await one.ok<Sessions>('GET', '/api/me/sessions')
    assert.equal((await two.call('DELETE', `/api/me/sessions/${sessions[0]!.id}`)).status, 404)
    assert.equal((await one.ok('GET', '/api/me')).account, 'Caulaincourt')
  })
})

describe('guesses', () => {
  test('many at once are many: they are counted before they are judged', async () => {
    await owner('Bessieres')
    const thief = await new Visitor(server.url).arrive()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        thief.call('POST', '/api/login', { name: 'Bessieres', password: `guess number ${i}` }),
      ),
    )
    assert.equal(answers.filter(each => each.status === 403).length, 10)
    assert.equal(answers.filter(each => each.status === 429).length, 30)
  })
  test('a stranger’s guesses do not lock the owner out', async () => {
    const at = (network: string) => ({ 'x-forwarded-for': network })
    await owner('Kellermann')
    const thief = await new Visitor(server.url).arrive()
    for (let i = 0; i < 15; i++)
      await thief.call('POST', '/api/login', { name: 'Kellermann', password: `wrong ${i}` }, at('192.0.2.1'))
    const right = { name: 'Kellermann', password }
    assert.equal((await thief.call('POST', '/api/login', right, at('192.0.2.1'))).status, 429, 'not even with luck')
    const home = await new Visitor(server.url).arrive()
    assert.equal((await home.call('POST', '/api/login', right, at('192.0.2.2'))).status, 200)
  })
})

describe('passwords and names', () => {
  test('what everybody tries first is refused', async () => {
    for (const weak of ['password', '12345678', 'Password1', 'qwertyuiop', 'aaaaaaaaaa', 'Lefebvre1!', 'ervbefel99'])
      assert.ok(isWeak(weak, 'Lefebvre'), weak)
    for (const fine of [password, 'correct horse battery', 'Montebello 1800'])
      assert.ok(!isWeak(fine, 'Lefebvre'), fine)
    const guest = await new Visitor(server.url).arrive()
    const refused = await guest.call('POST', '/api/account', { name: 'Lefebvre', password: 'lefebvre' })
    assert.deepEqual([refused.status, refused.body.reason], [400, 'weak-password'])
  })
  test('names that cannot be seen, or pass for somebody else’s', async () => {
    for (const unseen of [
      '\u200b\u200b',
      'Ney\u200d',
      '\u3164',
      '\u202eyeN',
      `N${'\u0301'.repeat(38)}ey`,
      'Nеy',
      '...',
    ])
      assert.ok(!isShown(unseen), JSON.stringify(unseen))
    for (const fine of ['Ney', 'Łukasz', 'José Ñ.', 'Кутузов', 'Γιώργος', '李', 'André-Marie 2'])
      assert.ok(isShown(fine), fine)
    assert.equal(skeletonOf('Macdonald'), skeletonOf('MACD0NALD'))
    assert.equal(skeletonOf('Perignon'), skeletonOf('Pérignon'))
    // Whole names in letters of another script, small capitals, struck and dotless letters, wide and styled ones.
    for (const [name, like] of [
      ['NEY', 'ΝΕΥ'],
      ['NEY', 'ꓠꓰꓬ'],
      ['Ney', 'ɴᴇʏ'],
      ['Ney', 'Ｎｅｙ'],
      ['Ney', '𝔑𝔢𝔶'],
      ['Lannes', 'Łannes'],
      ['Davout', 'Đavout'],
      ['Massimo', 'Massımo'],
      ['Hoche', 'НОСНЕ'],
      ['KATE', 'КАТЕ'],
    ] as const)
      assert.equal(skeletonOf(name), skeletonOf(like), like)
    for (const [one, other] of [
      ['Ney', 'Soult'],
      ['Кутузов', 'Багратион'],
      ['Γιώργος', 'Κωνσταντίνος'],
    ] as const)
      assert.notEqual(skeletonOf(one), skeletonOf(other))
    await owner('Macdonald')
    const other = await new Visitor(server.url).arrive()
    for (const name of ['Macdonald', 'macd0nald', 'Mаcdonald', 'M\u200bacdonald', 'Mac-Donald']) {
      const { status } = await other.call('POST', '/api/me', { name })
      assert.ok(status === 409 || status === 400, `${name}: ${status}`)
    }
    const twin = await new Visitor(server.url).arrive()
    assert.equal((await twin.call('POST', '/api/account', { name: 'MACDONA1D', password })).status, 409)
  })
})

describe('recovery by mail', () => {
  const settle = async (visitor: Visitor, address: string): Promise<void> => {
    await visitor.ok('PUT', '/api/me/notifications', { mail: { address } })
    await eventually('a code comes', () => mail.got.some(each => each.to === address))
    const letter = mail.got.findLast(each => each.to === address)!.text.replaceAll('=\n', '')
    const code = /is ([0-9a-f]{12})/.exec(letter)![1]!
    await visitor.ok('POST', '/api/me/notifications/mail/confirm', { code })
  }
  test('a link gives a new password, once; everybody else is signed out', async () => {
    const lost = await owner('Marmont')
    await settle(lost, 'marmont@example.org')
    const anybody = await new Visitor(server.url).arrive()
    assert.deepEqual(await anybody.ok('POST', '/api/recover', { name: 'nobody at all' }), { sent: true })
    assert.deepEqual(await anybody.ok('POST', '/api/recover', { name: 'marmont' }), { sent: true })
    await eventually('a link comes', () => mail.got.some(each => /recover=/.test(each.text)))
    const letter = mail.got
      .findLast(each => /recover=/.test(each.text))!
      .text.replaceAll('=\n', '')
      .replaceAll('=3D', '=')
    const token = /recover=([\w.-]+)/.exec(letter)![1]!
    const wrong = await anybody.call('POST', '/api/recover/finish', { token: `${token}x`, password: 'Ragusa 1808' })
    assert.deepEqual([wrong.status, wrong.body.reason], [403, 'old-link'])
    assert.equal(
      (await anybody.ok('POST', '/api/recover/finish', { token, password: 'Ragusa 1808' })).account,
      'Marmont',
    )
    assert.equal((await lost.ok('GET', '/api/me')).account, undefined)
    const again = await new Visitor(server.url).arrive()
    assert.equal((await again.call('POST', '/api/recover/finish', { token, password: 'Ragusa 1809' })).status, 403)
    await enter('Marmont', 'Ragusa 1808')
  })
  test('nobody’s box is filled: letters are counted per address', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => new Visitor(server.url).arrive()))
    const answers = []
    for (const each of visitors)
      answers.push(
        (await each.call('PUT', '/api/me/notifications', { mail: { address: 'stranger@example.org' } })).status,
      )
    assert.deepEqual(answers.filter(each => each === 200).length, 3)
    assert.ok(answers.includes(429))
  })
})

describe('an account goes', () => {
  /** Leaves something behind in every place where something about a person is kept. */
  async function doesAll(one: Visitor): Promise<void> {
    const { red, blue } = await twoAtATable(server.url)
    await one.ok('PUT', `/api/me/blocks/${red.user}`, {})
    await red.ok('PUT', `/api/me/blocks/${one.user}`, {})
    const made = await one.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await blue.ok('POST', `/api/tables/${made.id}/join`, { invite: made.invite, nonce: 'blue-again' })
    await one.ok('POST', `/api/tables/${made.id}/join`, { nonce: 'one-again' })
    await one.ok('POST', `/api/tables/${made.id}/report`, { user: blue.user, text: 'my complaint' })
    await one.ok('PUT', `/api/tables/${made.id}/notes`, { text: 'my note' })
    assert.ok((await (await one.sit(made.id)).ask({ do: 'say', text: 'my words' })).ok)
  }

  test('with everything that is known of it in a file before', async () => {
    const one = await owner('Oudinot')
    const { id } = await one.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await one.ok('PUT', `/api/tables/${id}/notes`, { text: 'my plan' })
    await doesAll(one)
    const file = await one.ok<Record<string, unknown>>('GET', '/api/me/export')
    assert.equal(file.format, 'bivouac-account-1')
    const text = JSON.stringify(file)
    assert.match(text, /my plan/)
    assert.match(text, /Oudinot/)
    for (const part of ['profile', 'sessions', 'passkeys', 'notes', 'blocks', 'said', 'reports', 'tables'])
      assert.ok(Array.isArray(file[part]) && (part === 'passkeys' || file[part].length > 0), part)
    for (const his of ['my words', 'my complaint', id]) assert.ok(text.includes(his), his)
    assert.ok(!text.includes('argon2'), 'but no password')
  })
  test('and takes along all that is his alone; his opponent has won, and keeps the game', async () => {
    const { id, red, blue, sittings } = await twoAtATable(server.url)
    await red.ok('POST', '/api/account', { name: 'Victorin', password })
    await sittings[1].ask({ do: 'say', text: 'hello' })
    assert.equal((await red.call('POST', '/api/account/delete', { password: 'not mine' })).status, 403)
    await doesAll(red)
    const left = (): readonly string[] => {
      const db = new DatabaseSync(join(place.folder, 'bivouac.db'))
      const kept = [
        ['users', 'id'],
        ...['sessions', 'passkeys', 'notes', 'blocks', 'said', 'players'].map(table => [table, 'user_id']),
        ['blocks', 'blocked_id'],
        ['reports', 'by_id'],
      ].filter(
        ([table, column]) => db.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).get(red.user) !== undefined,
      )
      db.close()
      return kept.map(each => each.join('.'))
    }
    assert.equal(left().length, 8, 'something everywhere, but for passkeys')
    const { user } = red
    await red.ok('POST', '/api/account/delete', { password })
    red.user = user
    assert.deepEqual(left(), [])
    const info = await blue.ok<TableInfo>('GET', `/api/tables/${id}`)
    assert.equal(info.over, true)
    assert.deepEqual(info.ending?.winners, [1])
    assert.equal(info.seats[0]!.user, undefined)
    assert.equal(info.seats[0]!.name, '—')
    assert.equal((await seated(await blue.sit(id))).ending?.by, 'left')
    const again = await new Visitor(server.url).arrive()
    assert.equal((await again.call('POST', '/api/login', { name: 'Victorin', password })).status, 403)
  })
})

test('the metrics are not for everybody', async () => {
  const base = server.url.replace('localhost', '127.0.0.1')
  assert.equal((await fetch(`${base}/metrics`)).status, 403, 'behind a proxy everybody is near')
})
