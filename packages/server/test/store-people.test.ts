/** Users in one contract and two databases. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Conflict } from '@bivouac/host'
import type { Store } from '../src/store/types.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { backendsIn, table, user } from './store-parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-people-'))
let postgres: TestPostgres | undefined
before(async () => {
  postgres = await startPostgres()
})
after(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const [name, fresh] of Object.entries(backendsIn(folder, () => postgres!)))
  describe(`people: ${name}`, () => {
    let store: Store
    before(async () => {
      store = await (await fresh())()
    })
    after(() => store.close())

    test('notes and blocks of one become another’s, who keeps what he has', async () => {
      for (const id of ['t-a', 't-b']) await store.createTable(table(id))
      await store.putNote('guest', 't-a', 'from the guest')
      await store.putNote('guest', 't-b', 'from the guest')
      await store.putNote('owner', 't-b', 'his own')
      await store.setBlock('guest', 'bore', true)
      await store.setBlock('guest', 'owner', true)
      await store.setBlock('offended', 'guest', true)
      for (let twice = 0; twice < 2; twice++) await store.adopt('guest', 'owner')
      assert.equal(await store.note('owner', 't-a'), 'from the guest')
      assert.equal(await store.note('owner', 't-b'), 'his own')
      assert.equal(await store.note('guest', 't-a'), '')
      assert.deepEqual(await store.blocks('owner'), ['bore'])
      assert.deepEqual(await store.blocks('guest'), [])
      assert.deepEqual(await store.blocks('offended'), ['guest', 'owner'])
      for (const id of ['t-a', 't-b']) await store.removeTable(id, 0)
    })

    test('an account name belongs to one user, whatever its case', async () => {
      assert.equal(await store.addUser(user('lannes', { account: 'Lannes' })), true)
      assert.equal(await store.addUser(user('other', { account: 'lannes' })), false)
      assert.equal(await store.user('other'), undefined)
      assert.equal((await store.userByAccount('lannes'))?.id, 'lannes')
    })

    test('nobody is signed in by a password that was changed while it was judged', async () => {
      await store.addUser(user('moncey', { account: 'Moncey', password: 'old' }))
      const session = (id: string) => ({ id, user: 'moncey', made: 1, seen: 1, agent: '' })
      assert.equal(await store.addSession(session('before'), 'old'), true)
      await store.changeUser('moncey', () => ({ password: 'new' }))
      assert.equal(await store.addSession(session('late'), 'old'), false)
      assert.equal(await store.addSession(session('after'), 'new'), true)
      assert.deepEqual((await store.sessionsOf('moncey')).map(({ id }) => id).sort(), ['after', 'before'])
    })

    test('what is good once is spent once, whoever tries at the same moment, and is free again when it is worth nothing', async () => {
      const spend = (now: number) => store.spend('passkey:x', 100, now)
      const tried = await Promise.all(Array.from({ length: 8 }, () => spend(50)))
      assert.equal(tried.filter(Boolean).length, 1)
      assert.equal(await spend(100), false)
      assert.equal(await store.spend('passkey:y', 200, 50), true)
      assert.equal(await store.forgetSpent(150), 1)
      assert.equal(await store.spend('passkey:x', 300, 150), true)
      assert.equal(await store.spend('passkey:y', 300, 150), false)
      assert.equal(await store.spend('passkey:y', 300, 201), true)
    })

    test('sessions that nobody uses end', async () => {
      await store.addUser(user('oudinot', { account: 'Oudinot', password: 'p' }))
      for (const [id, seen] of [
        ['forgotten', 10],
        ['used', 20],
      ] as const)
        await store.addSession({ id, user: 'oudinot', made: 1, seen, agent: '' }, 'p')
      assert.ok((await store.forgetSessions(15)) >= 1)
      assert.deepEqual(
        (await store.sessionsOf('oudinot')).map(({ id }) => id),
        ['used'],
      )
    })

    test('changes of one user at once undo nothing of each other', async () => {
      await store.addUser(user('berthier', { account: 'Berthier', password: 'old', epoch: 1 }))
      const webhook = { url: 'https://hook.example/', secret: 's' }
      await Promise.all([
        store.changeUser('berthier', ({ epoch }) => ({ password: 'new', epoch: epoch + 1 })),
        store.changeUser('berthier', ({ channels }) => ({ channels: { ...channels, webhook } })),
        store.changeUser('berthier', ({ channels }) => ({ channels: { ...channels, push: true } })),
        store.changeUser('berthier', () => ({ name: 'Louis-Alexandre' })),
      ])
      const after = await store.user('berthier')
      assert.equal(after?.password, 'new')
      assert.equal(after.epoch, 2)
      assert.equal(after.name, 'Louis-Alexandre')
      assert.deepEqual(after.channels, { push: true, subscriptions: [], webhook })
      assert.equal(await store.changeUser('berthier', () => undefined), undefined)
      await store.addUser(user('murat', { account: 'Murat' }))
      await assert.rejects(
        store.changeUser('murat', () => ({ account: 'BERTHIER' })),
        Conflict,
      )
    })
  })
