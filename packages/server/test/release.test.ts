/** A release that raises a game's version, and tables that cannot be opened: every other table goes on. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { type Journal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import type { Serving } from '../src/serve.ts'
import { sqliteFile } from '../src/store/open.ts'
import { eventually, playOn, scratch, seated, testServer, twoAtATable, type Visitor } from './help.ts'
import { webReceiver } from './receivers.ts'

const RAISED = new URL('./toy-games-raised.ts', import.meta.url).href
const at = (visitor: Visitor, server: Serving): Visitor =>
  Object.assign(visitor, { base: server.url.replace('localhost', '127.0.0.1') })
const about = (visitor: Visitor, id: string): Promise<TableInfo> => visitor.ok<TableInfo>('GET', `/api/tables/${id}`)

describe('a release that raises a game’s version', () => {
  const place = scratch()
  let server: Serving | undefined
  after(async () => {
    await server?.close()
    place.remove()
  })

  test('ends running games as void: both are told, the journal is theirs, and new games begin', async () => {
    const hook = await webReceiver()
    server = await testServer(place.folder, { privateTargets: true })
    const { id, red, blue, sittings } = await twoAtATable(server.url)
    await playOn(sittings, 'before the release', 8)
    await blue.ok('PUT', '/api/me/notifications', { webhook: { url: `${hook.url}/blue` } })
    const waits = await red.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'open',
    })
    const finished = await twoAtATable(server.url)
    await playOn(finished.sittings, 'to the end')
    await server.close()

    server = await testServer(place.folder, { privateTargets: true, gamesModule: RAISED })
    for (const each of [red, blue, finished.red]) at(each, server)
    // Nobody has to look for it to happen.
    await eventually('the game is over', async () => (await about(red, id)).over)
    const ended = await about(blue, id)
    assert.deepEqual(ended.ending, { by: 'void', why: 'rules', winners: [] })
    assert.equal(ended.result, undefined)
    const sits = await red.sit(id)
    await sits.until(() => sits.tells.some(tell => tell.tell === 'gone' && tell.why === 'rules'), 'a word about it')
    const refused = await sits.ask({ do: 'act', seat: 0, action: { type: 'done' }, at: 8 })
    assert.ok(!refused.ok && 'refusal' in refused, 'nothing is played there any more')
    await eventually('the one who is away is told', () => hook.got.length > 0)
    const told = JSON.parse(String(hook.got[0]!.body)) as { kind: string; text: string; url: string }
    assert.equal(told.kind, 'voided')
    assert.match(told.text, /without a winner/)
    const { status, body } = await blue.call<Journal>('GET', `/api/tables/${id}/journal`)
    assert.equal(status, 200)
    assert.equal(body.moves.length, 8)
    // By the rules it was played with, everything in it holds.
    assert.deepEqual(verify(toy, body).faults, [])

    // A finished game of the old rules can still be had, and says what it is.
    const old = await finished.red.sit(finished.id)
    await old.until(() => old.tells.some(tell => tell.tell === 'gone'))
    assert.equal((await finished.red.call('GET', `/api/tables/${finished.id}/journal`)).status, 200)

    // A table that waited begins with the rules of today.
    await red.join(waits.id)
    await blue.join(waits.id)
    assert.equal((await about(red, waits.id)).version, toy.version + 1)
    const pair = await Promise.all([red.sit(waits.id), blue.sit(waits.id)])
    await Promise.all(pair.map(seated))
    assert.ok((await playOn(pair, 'after the release')) > 10)
    await hook.close()
  })
})

describe('a table that cannot be opened', () => {
  const place = scratch()
  let server: Serving
  before(async () => {
    server = await testServer(place.folder)
  })
  after(async () => {
    await server.close()
    place.remove()
  })

  test('stops nobody else’s clock, and says what it is', async () => {
    const pace = { kind: 'bank', seconds: 1, increment: 0 }
    const poisoned = await twoAtATable(server.url, { pace: { ...pace, seconds: 600 } })
    await playOn(poisoned.sittings, 'poisoned', 4)
    const others = await Promise.all(
      Array.from({ length: 4 }, () => twoAtATable(server.url, { pace: { ...pace, seconds: 3 } })),
    )
    await server.close()
    const db = new DatabaseSync(sqliteFile(place.folder))
    db.prepare('DELETE FROM moves WHERE table_id = ? AND at = 2').run(poisoned.id)
    db.prepare('UPDATE states SET deadline = 1 WHERE table_id = ?').run(poisoned.id)
    db.close()
    server = await testServer(place.folder)
    for (const { red, id } of others) {
      at(red, server)
      await eventually('its clock is judged', async () => (await about(red, id)).over)
      assert.equal((await about(red, id)).ending?.by, 'timeout')
    }
    const sits = await at(poisoned.red, server).sit(poisoned.id)
    await sits.until(() => sits.tells.some(tell => tell.tell === 'gone' && tell.why === 'damaged'))
    assert.equal((await about(poisoned.red, poisoned.id)).status, 'playing', 'it is not altered: it may be repaired')
  })
})
