import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Journal, readJournal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import type { Serving } from '../src/serve.ts'
import type { TableInfo } from '../src/tables/info.ts'
import { playOn, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'

const place = scratch()
let server: Serving
before(async () => {
  server = await testServer(place.folder)
})
after(async () => {
  await server.close()
  place.remove()
})
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
      (await other.call('POST', '/api/account/password', { old: 'x', password: 'new password' })).status,
      403,
    )
    await other.ok('POST', '/api/account/password', { old: 'montebello!', password: 'new password' })
    assert.equal((await other.ok<Me>('GET', '/api/me')).account, 'Lannes')
    assert.equal((await guest.ok<Me>('GET', '/api/me')).account, undefined, 'other browsers are signed out')
    assert.equal((await other.ok<Me>('POST', '/api/logout', {})).account, undefined)
    assert.equal(
      (await (await visitor()).call('POST', '/api/account', { name: 'lannes', password: 'whatever1' })).status,
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

describe('tables', () => {
  test('from a new table to the first move: commitment first, nonces after, then the game', async () => {
    const [red, blue] = [await visitor('Ney'), await visitor('Davout')]
    const made = await red.call<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS })
    assert.equal(made.status, 201)
    const { id, invite, commitment } = made.body
    assert.equal(made.body.status, 'waiting')
    assert.match(commitment, /^[0-9a-f]{64}$/)
    assert.deepEqual(
      made.body.seats.map(seat => [seat.name, seat.ready]),
      [
        ['Ney', false],
        [undefined, false],
      ],
    )
    assert.deepEqual(made.body.seats[0]!.side, { it: 'Rossi', en: 'Reds' })

    assert.equal((await blue.call('GET', `/api/tables/${id}`)).status, 404, 'a private table is not there')
    const seen = await blue.ok<TableInfo>('GET', `/api/tables/${id}?invite=${invite}`)
    assert.deepEqual([seen.mayJoin, seen.invite, seen.mine], [true, undefined, []])
    assert.equal(
      (await blue.call('POST', `/api/tables/${id}/join`, { nonce: 'davout-nonce', invite: 'wrong' })).status,
      404,
    )
    assert.equal((await blue.call('POST', `/api/tables/${id}/join`, { invite })).status, 400, 'a nonce is wanted')

    assert.equal(
      (await red.ok<TableInfo>('POST', `/api/tables/${id}/join`, { nonce: 'ney-nonce-1' })).status,
      'waiting',
    )
    const begun = await blue.ok<TableInfo>('POST', `/api/tables/${id}/join`, { nonce: 'davout-nonce', invite })
    assert.equal(begun.status, 'playing')
    assert.equal(begun.commitment, commitment)
    assert.deepEqual(begun.mine, [1])
    const third = await visitor()
    assert.equal((await third.call('POST', `/api/tables/${id}/join`, { nonce: 'third-nonce', invite })).status, 409)

    const mine = await red.ok<Tables>('GET', '/api/me/tables')
    assert.deepEqual(
      mine.tables.map(each => each.id),
      [id],
    )
    assert.equal(mine.tables[0]!.yourTurn, mine.tables[0]!.deciding === 0)
  })

  test('open tables are listed, joined and watched', async () => {
    const [red, blue] = [await visitor('Soult'), await visitor('Victor')]
    const { id } = await red.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'open' }, { kind: 'me' }],
      access: 'open',
    })
    const open = await blue.ok<Tables>('GET', '/api/tables?open=true')
    assert.equal(open.tables.find(each => each.id === id)?.mayJoin, true)
    await red.join(id)
    await blue.join(id)
    assert.ok(!(await blue.ok<Tables>('GET', '/api/tables?open=true')).tables.some(each => each.id === id))
    assert.ok((await (await visitor()).ok<Tables>('GET', '/api/tables?watch=true')).tables.some(each => each.id === id))
  })

  test('two who join at once do not get the same seat', async () => {
    const red = await visitor()
    const others = await Promise.all([1, 2, 3, 4].map(() => visitor()))
    const { id } = await red.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS, access: 'open' })
    const joined = await Promise.all(
      others.map(each => each.call('POST', `/api/tables/${id}/join`, { nonce: 'some-nonce' })),
    )
    assert.deepEqual(joined.map(each => each.status).sort(), [200, 409, 409, 409])
  })

  test('leaving gives the seat back, and closes one’s own table', async () => {
    const [red, blue] = [await visitor(), await visitor()]
    const { id } = await red.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS, access: 'open' })
    await blue.join(id)
    const left = await blue.ok<TableInfo>('POST', `/api/tables/${id}/leave`, {})
    assert.equal(left.seats[1]!.name, undefined)
    assert.equal((await blue.call('POST', `/api/tables/${id}/leave`, {})).status, 409)
    await red.ok('POST', `/api/tables/${id}/leave`, {})
    assert.equal((await red.call('GET', `/api/tables/${id}`)).status, 404)
  })

  test('bad tables are refused with a reason', async () => {
    const red = await visitor()
    const bad: [unknown, RegExp][] = [
      [{ game: 'chess', seats: HUMANS }, /no game/],
      [{ game: 'toy', seats: [{ kind: 'me' }] }, /2 seats/],
      [{ game: 'toy', seats: [{ kind: 'open' }, { kind: 'open' }] }, /yours/],
      [{ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] }, /hal/],
      [{ game: 'toy', seats: HUMANS, setup: { scenario: 'moon' } }, /moon/],
      [{ game: 'toy', seats: HUMANS, pace: { kind: 'move', seconds: 0 } }, /pace/],
      [{ game: 'toy', seats: HUMANS, access: 'secret' }, /access/],
      [{ game: 'toy', seats: HUMANS, colour: 'red' }, /./],
      [{ seats: HUMANS }, /game/],
    ]
    for (const [body, why] of bad) {
      const called = await red.call<{ error: string; message: string }>('POST', '/api/tables', body)
      assert.equal(called.status, 400, JSON.stringify(body))
      assert.equal(called.body.error, 'bad-request')
      assert.match(called.body.message, why)
    }
    assert.equal((await red.call('GET', '/api/tables/nothing')).status, 404)
    assert.equal((await red.call('GET', '/api/tables/..%2f..')).status, 400)
    assert.equal((await red.call('POST', '/api/tables/nothing/join', { nonce: 'some-nonce' })).status, 404)
  })

  test('whom you block does not get to your table and is not heard', async () => {
    const { red, blue, id, sittings } = await twoAtATable(server.url)
    await red.ok('PUT', `/api/me/blocks/${blue.user}`, {})
    assert.deepEqual(await red.ok('GET', '/api/me/blocks'), { blocks: [{ user: blue.user, name: 'Davout' }] })
    assert.equal((await red.call('PUT', `/api/me/blocks/${red.user}`, {})).status, 400)
    const { id: next } = await red.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS, access: 'open' })
    assert.ok(!(await blue.ok<Tables>('GET', '/api/tables?open=true')).tables.some(each => each.id === next))
    assert.equal((await blue.call('POST', `/api/tables/${next}/join`, { nonce: 'some-nonce' })).status, 403)
    const { id: his } = await blue.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats: HUMANS, access: 'open' })
    assert.ok(!(await red.ok<Tables>('GET', '/api/tables?open=true')).tables.some(each => each.id === his))

    sittings[0].close()
    const again = await red.sit(id)
    await seated(again)
    assert.deepEqual(await sittings[1].ask({ do: 'say', text: 'Bonjour' }), { ok: true })
    assert.deepEqual(await again.ask({ do: 'say', text: 'Silence' }), { ok: true })
    await again.until(() => again.tells.some(tell => tell.tell === 'said' && tell.text === 'Silence'))
    assert.ok(!again.tells.some(tell => tell.tell === 'said' && tell.text === 'Bonjour'))
    assert.deepEqual(
      (await red.ok<{ said: { text: string }[] }>('GET', `/api/tables/${id}/chat`)).said.map(each => each.text),
      ['Silence'],
    )
    assert.equal((await blue.ok<{ said: unknown[] }>('GET', `/api/tables/${id}/chat`)).said.length, 2)
    await red.ok('DELETE', `/api/me/blocks/${blue.user}`)
    assert.deepEqual(await red.ok('GET', '/api/me/blocks'), { blocks: [] })
  })

  test('notes are private', async () => {
    const { red, blue, id, invite } = await twoAtATable(server.url)
    assert.deepEqual(await red.ok('PUT', `/api/tables/${id}/notes`, { text: 'feign on the left' }), {
      text: 'feign on the left',
    })
    assert.deepEqual(await red.ok('GET', `/api/tables/${id}/notes`), { text: 'feign on the left' })
    assert.deepEqual(await blue.ok('GET', `/api/tables/${id}/notes`), { text: '' })
    assert.equal((await red.call('PUT', `/api/tables/${id}/notes`, { text: 'x'.repeat(10_001) })).status, 400)
    const third = await visitor()
    assert.equal((await third.call('GET', `/api/tables/${id}/notes`)).status, 404)
    assert.equal((await third.call('GET', `/api/tables/${id}/chat?invite=${invite}`)).status, 404)
  })

  test('the game file comes after the end, and its dice can be checked against the commitment shown before', async () => {
    const { red, id, sittings } = await twoAtATable(server.url)
    const { commitment } = sittings[0].snapshot()
    assert.equal((await red.call('GET', `/api/tables/${id}/journal`)).status, 409)
    await playOn(sittings, 'file')
    const { body } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
    const journal = readJournal(body)
    assert.ok(typeof journal !== 'string', String(journal))
    assert.equal(journal.commitment?.hash, commitment)
    assert.equal(journal.commitment?.nonces.length, 2)
    const verified = verify(toy, journal)
    assert.deepEqual(verified.faults, [])
    assert.ok(verified.recomputed > 0 && verified.recomputed === verified.rolls)
    const overWire = await sittings[1].ask({ do: 'journal' })
    assert.deepEqual(overWire.ok && overWire.value, body)
  })

  test('a game that was resigned reveals its seed too', async () => {
    const { red, id, sittings } = await twoAtATable(server.url)
    await playOn(sittings, 'resign', 10)
    assert.equal(sittings[0].snapshot().seed, undefined)
    assert.deepEqual(await sittings[0].ask({ do: 'resign', seat: 0 }), { ok: true })
    await sittings[1].until(() => sittings[1].snapshot().ending)
    assert.deepEqual(sittings[1].snapshot().ending, { by: 'resigned', seat: 0 })
    const { body } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
    const verified = verify(toy, body)
    assert.deepEqual([verified.faults, verified.recomputed], [[], verified.rolls])
    assert.equal((await red.ok<TableInfo>('GET', `/api/tables/${id}`)).over, true)
  })
})

describe('operations', () => {
  test('health, readiness, metrics, API description', async () => {
    const guest = new Visitor(server.url)
    assert.deepEqual((await guest.call('GET', '/healthz')).body, { ok: true })
    assert.deepEqual((await guest.call('GET', '/readyz')).body, { ok: true, store: 'sqlite' })
    const metrics = String((await guest.call('GET', '/metrics')).body)
    assert.match(metrics, /^bivouac_moves_total \d+$/m)
    assert.match(metrics, /^bivouac_move_seconds_bucket\{le="\+Inf"\} \d+$/m)
    assert.match(metrics, /^bivouac_tables_in_memory \d+$/m)
    const { paths } = (await guest.call<{ paths: Record<string, unknown> }>('GET', '/api/docs/json')).body
    for (const path of ['/api/me', '/api/tables', '/api/tables/{id}/join', '/api/login', '/api/me/notifications'])
      assert.ok(path in paths, path)
    assert.match(String((await guest.call('GET', '/api/docs/')).body), /swagger/i)
  })
})
