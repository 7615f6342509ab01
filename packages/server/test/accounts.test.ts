/** A guest who makes an account, or enters one he has, keeps what he did as a guest: on both stores. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import type { ServeOptions } from '../src/config.ts'
import type { Serving } from '../src/serve.ts'
import { playOn, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

const backends: Readonly<Record<string, () => Promise<ServeOptions>>> = {
  sqlite: async () => ({}),
  postgres: async () => ({ databaseUrl: await postgres.database() }),
}
const password = 'Auerstedt 1806'
const mine = async (visitor: Visitor): Promise<readonly TableInfo[]> =>
  (await visitor.ok<{ tables: readonly TableInfo[] }>('GET', '/api/me/tables')).tables
const ids = (tables: readonly TableInfo[]): readonly string[] => tables.map(each => each.id).sort()

for (const [name, options] of Object.entries(backends))
  describe(`accounts: ${name}`, () => {
    const { folder, remove } = scratch()
    let serving: Serving
    let others: Serving[] = []
    let given: ServeOptions
    before(async () => {
      given = await options()
      serving = await testServer(folder, given)
    })
    after(async () => {
      for (const each of [serving, ...others]) await each.close()
      remove()
    })
    const account = async (name: string): Promise<Visitor> => {
      const visitor = await new Visitor(serving.url).arrive(name)
      await visitor.ok('POST', '/api/account', { name, password })
      return visitor
    }

    test('a guest who makes an account keeps his tables, and plays on', async () => {
      const { id, red, sittings } = await twoAtATable(serving.url)
      await playOn(sittings, 'before', 3)
      const { account } = await red.ok<{ account: string }>('POST', '/api/account', { name: 'Lannes', password })
      assert.equal(account, 'Lannes')
      assert.deepEqual(ids(await mine(red)), [id])
      const again = await new Visitor(serving.url).arrive()
      await again.ok('POST', '/api/login', { name: 'lannes', password })
      assert.deepEqual(ids(await mine(again)), [id], 'from another browser too')
      assert.deepEqual((await seated(await again.sit(id))).mine, [0])
    })

    test('a guest who enters his account brings his tables along, with notes and blocks', async () => {
      const ney = await account('Michel')
      const earlier = await ney.ok<TableInfo>('POST', '/api/tables', {
        game: 'toy',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      const begun = await twoAtATable(serving.url)
      await playOn(begun.sittings, 'before', 3)
      const guest = begun.red
      const waiting = await guest.ok<TableInfo>('POST', '/api/tables', {
        game: 'toy',
        seats: [{ kind: 'open' }, { kind: 'me' }],
      })
      await guest.ok('PUT', `/api/tables/${begun.id}/notes`, { text: 'his left is weak' })
      await guest.ok('PUT', `/api/me/blocks/${begun.blue.user}`, {})

      const early = await guest.sit(waiting.id)
      await early.until(() => early.tells.some(each => each.tell === 'waiting'), 'the waiting room')
      await guest.ok('POST', '/api/login', { name: 'michel', password })
      assert.equal(await early.closed, 1012, 'also where the game has not begun')
      assert.equal(await begun.sittings[0].closed, 1012, 'the guest’s own connection comes back as the account’s')
      assert.deepEqual(ids(await mine(guest)), [earlier.id, begun.id, waiting.id].sort())
      assert.equal((await guest.ok<{ text: string }>('GET', `/api/tables/${begun.id}/notes`)).text, 'his left is weak')
      const { blocks } = await guest.ok<{ blocks: { user: string }[] }>('GET', '/api/me/blocks')
      assert.deepEqual(
        blocks.map(each => each.user),
        [begun.blue.user],
      )

      const blue = begun.sittings[1]
      await blue.until(() => blue.snapshot().chairs[0]?.name === 'Michel', 'the new name')
      const red = await guest.sit(begun.id)
      assert.deepEqual((await seated(red)).mine, [0])
      assert.ok((await playOn([red, blue], 'after')) > 0)
      await red.until(() => red.snapshot().result, 'the end of the game')
      red.close()
    })

    test('a table at which guest and account face each other stays with the guest', async () => {
      const { id, red, blue } = await twoAtATable(serving.url)
      await blue.ok('POST', '/api/account', { name: 'Berthier', password })
      await red.ok('POST', '/api/login', { name: 'Berthier', password })
      const [info] = (await mine(red)).filter(each => each.id === id)
      assert.deepEqual(info?.mine, [1], 'the other hand stays hidden')
    })

    test('a new password, and signing out everywhere, end the connections of other browsers', async () => {
      const { id, red } = await twoAtATable(serving.url)
      await red.ok('POST', '/api/account', { name: 'Auerstedter', password })
      const thief = new Visitor(serving.url)
      thief.cookie = red.cookie
      const before = await thief.sit(id)
      assert.deepEqual((await seated(before)).mine, [0])
      await red.ok('POST', '/api/account/password', { old: password, password: `${password}!` })
      assert.equal(await before.closed, 4401)
      assert.equal(await (await thief.sit(id)).closed, 4404, 'the old cookie is nobody’s')
      const own = await red.sit(id)
      await seated(own)
      await red.ok('POST', '/api/logout', { everywhere: true })
      assert.equal(await own.closed, 4401)
    })

    test('a wrong password moves nothing, and somebody with an account moves nothing either', async () => {
      const { id, red } = await twoAtATable(serving.url)
      await account('Soult')
      const refused = await red.call('POST', '/api/login', { name: 'Soult', password: 'wrong password' })
      assert.equal(refused.status, 403)
      assert.deepEqual(ids(await mine(red)), [id])
      await red.ok('POST', '/api/account', { name: 'Murat', password })
      await red.ok('POST', '/api/login', { name: 'Soult', password })
      assert.deepEqual(ids(await mine(red)), [], 'Soult’s own tables')
      await red.ok('POST', '/api/login', { name: 'Murat', password })
      assert.deepEqual(ids(await mine(red)), [id])
    })

    if (name === 'postgres')
      test('a seat that changes hands is shown in another process', async () => {
        const other = await testServer(folder, given)
        others = [other]
        await account('Augereau')
        const { id, red, blue } = await twoAtATable(serving.url)
        const there = new Visitor(other.url)
        there.cookie = blue.cookie
        const watching = await there.sit(id)
        await seated(watching)
        await red.ok('POST', '/api/login', { name: 'Augereau', password })
        await watching.until(() => watching.snapshot().chairs[0]?.name === 'Augereau', 'the new name')
      })
  })
