import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { type Journal, readJournal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import { playOn, seated, served, twoAtATable, Visitor } from './help.ts'

const server = served()
const visitor = (name?: string): Promise<Visitor> => new Visitor(server.url).arrive(name)
type Tables = { tables: TableInfo[] }
const HUMANS = [{ kind: 'me' }, { kind: 'open' }]

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
    assert.equal(mine.tables[0]!.yourTurn, mine.tables[0]!.deciding.includes(0))
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
    assert.deepEqual(sittings[1].snapshot().ending, { by: 'resigned', seat: 0, winners: [1] })
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
