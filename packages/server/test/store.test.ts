/** One contract, two databases. */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Conflict } from '@bivouac/host'
import { openStore, restore } from '../src/store/open.ts'
import type { Store } from '../src/store/types.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { backendsIn, move, moved, playing, table, user } from './store-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-store-'))
let postgres: TestPostgres | undefined
before(async () => {
  postgres = await startPostgres()
})
after(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const [name, fresh] of Object.entries(backendsIn(folder, () => postgres!)))
  describe(`store: ${name}`, () => {
    let open: () => Promise<Store>
    let store: Store
    before(async () => {
      open = await fresh()
      store = await open()
    })
    after(() => store.close())

    test('users come back as they were put, and change', async () => {
      assert.equal(await store.user('ney'), undefined)
      const ney = user('ney', {
        account: 'Ney',
        password: '$argon2id$…',
        epoch: 2,
        channels: {
          push: true,
          subscriptions: [{ endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }],
        },
      })
      assert.equal(await store.addUser(ney), true)
      assert.equal(await store.addUser({ ...ney, name: 'Somebody else' }), false)
      assert.deepEqual(await store.user('ney'), ney)
      assert.deepEqual(await store.userByAccount('NEY'), ney)
      const { password: _, account: __, ...guest } = ney
      assert.deepEqual(await store.changeUser('ney', () => ({ account: undefined, password: undefined })), guest)
      assert.deepEqual(await store.user('ney'), guest)
      assert.equal(await store.userByAccount('ney'), undefined)
    })

    test('a table comes back as it was put, in lists too', async () => {
      const one = table('t1')
      await store.createTable(one)
      await store.createTable(table('t2', { access: 'private', created: 2000 }))
      await store.createTable(
        table('t3', { created: 3000, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random', name: 'R' }] }),
      )
      assert.deepEqual(await store.table('t1'), one)
      assert.equal(await store.table('nothing'), undefined)
      assert.deepEqual(
        (await store.openTables('waiting', 'nobody', 10)).map(each => each.record.id),
        ['t3', 't1'],
      )
      assert.deepEqual(
        (await store.openTables('waiting', 'nobody', 1)).map(each => each.record.id),
        ['t3'],
      )
      assert.deepEqual((await store.tablesOf('ney', 10)).map(each => each.record.id).sort(), ['t1', 't2'])
      assert.deepEqual(await store.tablesOf('nobody', 10), [])
    })

    test('seats, head and state change together', async () => {
      const seats = [
        { kind: 'human', user: 'ney', name: 'Ney', nonce: 'n1' } as const,
        { kind: 'human', user: 'davout', name: 'Davout', nonce: 'n2' } as const,
      ]
      const head = {
        commitment: { scheme: 'hmac-sha256' as const, hash: 'cd'.repeat(32), nonces: ['n1', 'n2'] },
        opening: [{ why: '1.1', sides: 6, got: 3 }],
        mark: { at: 0, turn: 1, hash: 'ef'.repeat(32) },
      }
      const state = playing(1, 0, {
        deciding: [0, 1],
        answered: [0],
        question: 3,
        deadline: 9999,
        clock: { left: [5, 6], running: [0, 1], since: 4, stopped: [{ seat: 0, at: 5 }] },
        standing: [['turn.orders'], []],
        offers: [{ seat: 0, what: 'draw' }],
        rematch: 't9',
      })
      await store.commit({ table: 't1', expected: 0, state, seats, head })
      const found = await store.table('t1')
      assert.deepEqual(found, { record: { ...table('t1').record, seats, head }, state })
      assert.deepEqual(
        (await store.tablesOf('davout', 5)).map(each => each.record.id),
        ['t1'],
      )
      assert.deepEqual(
        (await store.openTables('playing', 'nobody', 5)).map(each => each.record.id),
        ['t1'],
      )
    })

    test('moves are kept in order, with their marks, and cut off by an undo', async () => {
      await store.createTable(table('m'))
      await store.commit(moved('m', 0, 1))
      const mark = { at: 3, turn: 2, hash: '01'.repeat(32) }
      await store.commit({
        table: 'm',
        expected: 1,
        state: playing(2, 3),
        moves: [
          { at: 2, move: move(2) },
          { at: 3, move: move(3), mark },
        ],
      })
      assert.deepEqual(await store.moves('m', 0), [
        { at: 1, move: move(1) },
        { at: 2, move: move(2) },
        { at: 3, move: move(3), mark },
      ])
      assert.deepEqual(
        (await store.moves('m', 2)).map(each => each.at),
        [3],
      )
      await store.commit({ table: 'm', expected: 2, state: playing(3, 1, { rewinds: 1 }), truncate: 1 })
      assert.deepEqual(
        (await store.moves('m', 0)).map(each => each.at),
        [1],
      )
      await store.commit({ ...moved('m', 3, 2, 77), truncate: 1 })
      assert.deepEqual((await store.moves('m', 1))[0]!.move, move(77))
    })

    test('of two changes at one revision one wins, and the other leaves no trace', async () => {
      await store.createTable(table('c'))
      const results = await Promise.allSettled([store.commit(moved('c', 0, 1, 10)), store.commit(moved('c', 0, 1, 20))])
      assert.deepEqual(results.map(each => each.status).sort(), ['fulfilled', 'rejected'])
      const lost = results.find(each => each.status === 'rejected')
      assert.ok((lost as PromiseRejectedResult).reason instanceof Conflict)
      assert.equal((await store.moves('c', 0)).length, 1)
      await assert.rejects(store.commit(moved('c', 0, 2)), Conflict)
      await assert.rejects(store.commit(moved('nowhere', 0, 1)), Conflict)
      assert.equal((await store.table('c'))!.state.revision, 1)
    })

    test('a second move at the same length is refused even if the revision were right', async () => {
      await store.createTable(table('u'))
      await store.createTable(table('v'))
      await store.commit(moved('u', 0, 1))
      const [bad, good] = await Promise.allSettled([store.commit(moved('u', 1, 1, 5)), store.commit(moved('v', 0, 1))])
      assert.equal(bad.status, 'rejected')
      assert.equal(good.status, 'fulfilled', 'others of the same batch are written')
      assert.equal((await store.table('u'))!.state.revision, 1)
      assert.deepEqual(
        (await store.moves('u', 0)).map(each => each.move),
        [move(1)],
      )
    })

    test('five hundred tables commit at once', async () => {
      const ids = Array.from({ length: 500 }, (_, i) => `many${i}`)
      for (const id of ids)
        await store.createTable(table(id, { access: 'private', seats: [{ kind: 'human' }, { kind: 'human' }] }))
      await Promise.all(ids.map(id => store.commit(moved(id, 0, 1))))
      for (const id of ['many0', 'many250', 'many499']) assert.equal((await store.moves(id, 0)).length, 1)
    })

    test('overdue clocks and sleeping computers are found', async () => {
      await store.createTable(table('late', { access: 'private' }, { status: 'playing', deadline: 500 }))
      await store.createTable(table('later', { access: 'private' }, { status: 'playing', deadline: 800 }))
      await store.createTable(table('robot', { access: 'private' }, { status: 'playing', botTurn: true, updated: 5 }))
      assert.deepEqual(await store.overdue(499, 10), [])
      assert.deepEqual(await store.overdue(800, 10), ['late', 'later'])
      assert.deepEqual(await store.overdue(800, 1), ['late'])
      assert.deepEqual(await store.botsToWake(6, 10), ['robot'])
      assert.deepEqual(await store.botsToWake(5, 10), [])
    })

    test('a notice is claimed once, and a stretch announced once', async () => {
      await store.createTable(table('n', { access: 'private' }, { status: 'playing', stretch: 4, notifyAt: 100 }))
      assert.deepEqual(await store.notices(99, 10), [])
      assert.deepEqual(await store.notices(100, 10), [{ table: 'n', notifyAt: 100 }])
      const claims = await Promise.all([1, 2, 3].map(() => store.claimNotice('n', 100, [0, 2])))
      assert.deepEqual(
        claims.filter(each => each !== undefined),
        [[0, 2]],
      )
      assert.deepEqual(await store.notices(100, 10), [])
      for (const seat of [0, 2]) await store.armNotice('n', 4, seat, 200)
      assert.deepEqual(await store.notices(999, 10), [], 'that stretch has been announced to them')
      await store.armNotice('n', 4, 1, 200)
      assert.deepEqual(await store.claimNotice('n', 200, [0, 1]), [1], 'but not to him')
      await store.commit({ table: 'n', expected: 0, state: playing(1, 1, { stretch: 5 }) })
      await store.armNotice('n', 4, 0, 200)
      assert.deepEqual(await store.notices(999, 10), [], 'that stretch is over')
      await store.armNotice('n', 5, 0, 300)
      await store.armNotice('n', 5, 0, 400)
      assert.deepEqual(await store.notices(999, 10), [{ table: 'n', notifyAt: 300 }])
      assert.deepEqual(await store.claimNotice('n', 300, []), [])
      await store.armNotice('n', 5, 0, 500)
      assert.equal((await store.notices(999, 10)).length, 1, 'taken off the list without being sent')
      assert.deepEqual(await store.claimNotice('n', 500, [0]), [0])
      await store.commit({ table: 'n', expected: 1, state: playing(2, 2, { stretch: 5, notifyAt: 600 }) })
      assert.deepEqual(await store.notices(999, 10), [], 'a further move of the same stretch announces nothing')
      await store.commit({ table: 'n', expected: 2, state: playing(3, 3, { stretch: 6, notifyAt: 700 }) })
      assert.deepEqual(await store.notices(999, 10), [{ table: 'n', notifyAt: 700 }])
      await store.commit({ table: 'n', expected: 3, state: playing(4, 4, { stretch: 7 }) })
      assert.deepEqual(await store.notices(999, 10), [])
    })

    test('a table nobody plays yet can be taken away', async () => {
      await store.createTable(table('gone'))
      assert.equal(await store.removeTable('gone', 7), false)
      assert.equal(await store.removeTable('gone', 0), true)
      assert.equal(await store.table('gone'), undefined)
      assert.equal(await store.removeTable('t1', 1), false, 'it is being played')
    })

    test('chat, notes and blocks', async () => {
      const say = (text: string, when: number) => ({ table: 't1', seat: 0, user: 'ney', name: 'Ney', text, when })
      await store.addSaid(say('En avant', 1))
      await Promise.all([store.addSaid(say('a', 2)), store.addSaid(say('b', 2))])
      assert.deepEqual((await store.said('t1', 10)).map(each => each.text).sort(), ['En avant', 'a', 'b'])
      assert.equal((await store.said('t1', 1)).length, 1)
      assert.deepEqual((await store.said('t1', 10))[0], say('En avant', 1))
      assert.equal(await store.note('ney', 't1'), '')
      await store.putNote('ney', 't1', 'hold the hill')
      await store.putNote('ney', 't1', 'hold the bridge — “ponte”')
      assert.equal(await store.note('ney', 't1'), 'hold the bridge — “ponte”')
      assert.equal(await store.note('davout', 't1'), '')
      await store.setBlock('ney', 'b', true)
      await store.setBlock('ney', 'b', true)
      await store.setBlock('ney', 'a', true)
      assert.deepEqual(await store.blocks('ney'), ['a', 'b'])
      await store.setBlock('ney', 'a', false)
      assert.deepEqual(await store.blocks('ney'), ['b'])
    })

    test('what was committed is there after closing and opening again', async () => {
      const before = await store.table('m')
      const moves = await store.moves('m', 0)
      await store.close()
      store = await open()
      await store.ping()
      assert.deepEqual(await store.table('m'), before)
      assert.deepEqual(await store.moves('m', 0), moves)
    })

    test('a copy of everything can be opened as a store', async () => {
      const file = join(folder, `${name}-copy`)
      await store.backup(file)
      assert.ok(existsSync(file))
      assert.equal(statSync(file).mode & 0o077, 0, 'it is nobody else’s to read')
      if (name === 'postgres') assert.match(readFileSync(file, 'utf8').split('\n')[0]!, /bivouac-backup-1/)
      const place = {
        data: join(folder, `restored-${name}`),
        ...(name === 'postgres' && { databaseUrl: await postgres!.database() }),
      }
      await assert.rejects(restore(place, import.meta.filename), /no copy of a/)
      await restore(place, file)
      await assert.rejects(restore(place, file), /already/, 'what is there is never touched')
      const copy = await openStore(place)
      for (const id of ['t1', 'm', 'many7']) {
        assert.deepEqual(await copy.table(id), await store.table(id))
        assert.deepEqual(await copy.moves(id, 0), await store.moves(id, 0))
      }
      assert.deepEqual(await copy.user('ney'), await store.user('ney'))
      assert.deepEqual(await copy.tablesOf('davout', 5), await store.tablesOf('davout', 5))
      await copy.close()
    })
  })
