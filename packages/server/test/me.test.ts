import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { served, Visitor } from './help.ts'

const server = served()
const visitor = (name?: string): Promise<Visitor> => new Visitor(server.url).arrive(name)
type Me = { user: string; name: string; lang: string; account?: string; csrf: string; push: string; bots: string[] }
type Tables = { tables: TableInfo[] }
const HUMANS = [{ kind: 'me' }, { kind: 'open' }]

describe('who is asking', () => {
  test('a newcomer is a guest with a name, and stays the same guest', async () => {
    const guest = new Visitor(server.url)
    const me = await guest.ok<Me>('GET', '/api/me')
    assert.match(me.name, /^Guest \d{4}$/)
    assert.deepEqual(me.bots, ['random', 'recruit', 'veteran', 'marshal'])
    assert.ok(me.push.length > 60)
    assert.deepEqual(await guest.ok('GET', '/api/me'), me)
    const italian = await new Visitor(server.url).call<Me>('GET', '/api/me', undefined, {
      'accept-language': 'it-IT,en',
    })
    assert.match(italian.body.name, /^Ospite/)
    const cookie = italian.headers.get('set-cookie')!
    assert.match(cookie, /HttpOnly/)
    assert.match(cookie, /SameSite=Lax/)
  })

  test('name and language can be chosen', async () => {
    const guest = await visitor()
    assert.equal((await guest.ok<Me>('POST', '/api/me', { name: '  Murat  ', lang: 'it' })).name, 'Murat')
    assert.equal((await guest.ok<Me>('GET', '/api/me')).lang, 'it')
    for (const body of [
      { name: '' },
      { name: '   ' },
      { name: 'x'.repeat(41) },
      { name: 'a\u202eb' },
      { lang: 'fr' },
      { nme: 'x' },
      [],
      '"x"',
      '{',
    ])
      assert.equal((await guest.call('POST', '/api/me', body)).status, 400, JSON.stringify(body))
  })

  test('a guest becomes an account, logs out, and in again from another browser', async () => {
    const guest = await visitor('Lannes')
    const table = await guest.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS })
    const old = { cookie: guest.cookie, csrf: guest.csrf }
    const me = await guest.ok<Me>('POST', '/api/account', { name: 'Lannes', password: 'montebello!' })
    assert.equal(me.account, 'Lannes')
    assert.equal((await guest.call('POST', '/api/account', { name: 'Again', password: 'montebello!' })).status, 409)
    const stale = new Visitor(server.url)
    Object.assign(stale, old)
    assert.notEqual((await stale.ok<Me>('GET', '/api/me')).user, me.user, 'the guest’s cookie is worth nothing now')

    const other = await visitor()
    const wrong = await other.call('POST', '/api/login', { name: 'lannes', password: 'montebello?' })
    const nobody = await other.call('POST', '/api/login', { name: 'nobody', password: 'montebello?' })
    assert.deepEqual([wrong.status, wrong.body], [403, nobody.body], 'it does not say which of the two was wrong')
    assert.equal((await other.ok<Me>('POST', '/api/login', { name: 'LANNES', password: 'montebello!' })).user, me.user)
    const { tables } = await other.ok<Tables>('GET', '/api/me/tables')
    assert.deepEqual(
      tables.map(each => each.id),
      [table.id],
      'his tables came along',
    )

    assert.equal(
      (await other.call('POST', '/api/account/password', { old: 'x', password: 'a new Montebello' })).status,
      403,
    )
    await other.ok('POST', '/api/account/password', { old: 'montebello!', password: 'a new Montebello' })
    assert.equal((await other.ok<Me>('GET', '/api/me')).account, 'Lannes')
    assert.equal((await guest.ok<Me>('GET', '/api/me')).account, undefined, 'other browsers are signed out')
    assert.equal((await other.ok<Me>('POST', '/api/logout', {})).account, undefined)
    assert.equal(
      (await (await visitor()).call('POST', '/api/account', { name: 'lannes', password: 'Castiglione 96' })).status,
      409,
    )
  })

  test('bad account names and passwords', async () => {
    const guest = await visitor()
    for (const body of [
      { name: 'ab', password: 'long enough' },
      { name: 'a b c', password: 'long enough' },
      { name: 'fine', password: 'short' },
      {},
    ])
      assert.equal((await guest.call('POST', '/api/account', body)).status, 400)
    assert.equal((await guest.call('POST', '/api/account/password', { old: 'x', password: 'long enough' })).status, 401)
  })

  test('a name that is guessed at too often has to wait', async () => {
    const owner = await visitor()
    await owner.ok('POST', '/api/account', { name: 'Bessieres', password: 'right password' })
    const thief = await visitor()
    for (let i = 0; i < 10; i++)
      assert.equal((await thief.call('POST', '/api/login', { name: 'bessieres', password: `guess ${i}` })).status, 403)
    assert.equal(
      (await thief.call('POST', '/api/login', { name: 'Bessieres', password: 'right password' })).status,
      429,
    )
  })
})
