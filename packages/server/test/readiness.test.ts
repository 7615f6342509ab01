/** `/readyz`, `check`, copies and missing files: a server that is not well says so, and why. */
import assert from 'node:assert/strict'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import pg from 'pg'
import { toy } from '../../match/test/toy.ts'
import { checkStore } from '../src/store/check.ts'
import { isLive } from '../src/store/live-files.ts'
import { backup, openStore, sqliteFile } from '../src/store/open.ts'
import { eventually, playOn, scratch, testServer, twoAtATable } from './help.ts'
import { startPostgres } from './postgres.ts'

const places: { remove(): void }[] = []
const folder = (): string => {
  const place = scratch()
  places.push(place)
  return place.folder
}
after(() => {
  for (const each of places) each.remove()
})
/** What it says once it no longer says yes: an answer is good for a moment. */
async function unready(url: string): Promise<string> {
  let found: Awaited<ReturnType<typeof readyz>> | undefined
  await eventually('it is no longer ready', async () => {
    found = await readyz(url)
    return found.status !== 200
  })
  assert.equal(found!.status, 503)
  return found!.message!
}
const readyz = async (url: string): Promise<{ status: number; message?: string }> => {
  const answer = await fetch(`${url.replace('localhost', '127.0.0.1')}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

describe('/readyz', () => {
  test('writes and reads', async () => {
    const data = folder()
    const server = await testServer(data)
    assert.equal((await readyz(server.url)).status, 200)
    const db = new DatabaseSync(sqliteFile(data))
    // Beside what readiness writes, the server notes its own time there.
    assert.ok((db.prepare('SELECT count(*) AS n FROM pulse').get()!.n as number) >= 1)
    // Somebody else holds the file: nothing can be written.
    db.exec('BEGIN EXCLUSIVE; DROP TABLE pulse; COMMIT')
    db.close()
    assert.match(await unready(server.url), /pulse/)
    await server.close()
  })
  test('knows a full disk', async () => {
    const server = await testServer(folder(), { leastFree: Number.MAX_SAFE_INTEGER })
    const { status, message } = await readyz(server.url)
    assert.deepEqual([status, message], [503, 'not ready: the disk is full'])
    await server.close()
  })
  test('knows damaged pages, from the start and when they are met', async () => {
    const data = folder()
    const file = sqliteFile(data)
    const server = await testServer(data)
    const { id, red } = await twoAtATable(server.url)
    await red.ok('PUT', `/api/tables/${id}/notes`, { text: 'Q'.repeat(9900) })
    // Everything into the file itself; and written to by somebody else, so that the server reads it again.
    const db = new DatabaseSync(file)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); UPDATE pulse SET at = at; PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    assert.equal((await readyz(server.url)).status, 200)
    const opened = openSync(file, 'r+')
    const whole = readFileSync(file)
    let spoilt = 0
    for (let page = 1; page * 4096 < whole.length; page++) {
      // Where a long text goes on, a page begins with the number of the next.
      if (!whole.subarray(page * 4096 + 4, page * 4096 + 1000).every(byte => byte === 0x51)) continue
      writeSync(opened, Buffer.alloc(4, 0x5a), 0, 4, page * 4096)
      spoilt++
    }
    closeSync(opened)
    assert.ok(spoilt > 0)
    await red.call('GET', `/api/tables/${id}/notes`)
    assert.match(await unready(server.url), /damaged/)
    await server.close()
    const again = await testServer(data)
    assert.match(await unready(again.url), /damaged/)
    await again.close()
  })
  test('on PostgreSQL: nothing can be written, or nobody answers', async t => {
    const postgres = await startPostgres()
    t.after(() => postgres.stop())
    const databaseUrl = await postgres.database()
    const server = await testServer(folder(), { databaseUrl })
    t.after(() => server.close())
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('ALTER TABLE pulse RENAME TO elsewhere')
    assert.match(await unready(server.url), /not ready/)
    await client.query('ALTER TABLE elsewhere RENAME TO pulse')
    await client.end()
    await eventually('it can be written again', async () => (await readyz(server.url)).status === 200)
    const frozen = postgres.freeze(4000)
    assert.match(await unready(server.url), /not ready/)
    await frozen
    await eventually('it answers again', async () => (await readyz(server.url)).status === 200)
  })
  test('knows that nobody listens, and when somebody does again', async () => {
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.database()
      const server = await testServer(folder(), { databaseUrl })
      assert.equal((await readyz(server.url)).status, 200)
      const place = new URL(databaseUrl)
      const own = place.pathname.slice(1)
      place.pathname = '/postgres'
      const client = new pg.Client({ connectionString: place.href })
      await client.connect()
      // Nobody new is let in: the connections that write stay, the one that listens does not come back.
      await client.query(`ALTER DATABASE "${own}" ALLOW_CONNECTIONS false`)
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%'",
      )
      assert.match(await unready(server.url), /are not heard/)
      await client.query(`ALTER DATABASE "${own}" ALLOW_CONNECTIONS true`)
      await client.end()
      await eventually('it comes back', async () => (await readyz(server.url)).status === 200)
      await server.close()
    } finally {
      await postgres.stop()
    }
  })
})

describe('what a server lives on', () => {
  test('no copy is written over it, by any name', async () => {
    const data = folder()
    const server = await testServer(data)
    const elsewhere = folder()
    symlinkSync(data, join(elsewhere, 'link'))
    linkSync(sqliteFile(data), join(elsewhere, 'hard.db'))
    symlinkSync(sqliteFile(data), join(elsewhere, 'soft.db'))
    const wrong = [
      ...['bivouac.db', 'bivouac.db-wal', 'bivouac.db-shm', 'secret.json', 'BIVOUAC.DB-WAL', 'database.json'].map(
        name => join(data, name),
      ),
      join(elsewhere, 'link', 'bivouac.db-wal'),
      join(elsewhere, 'hard.db'),
      join(elsewhere, 'soft.db'),
      join(data, '..', data.split('/').at(-1)!, 'bivouac.db-wal'),
    ]
    for (const file of wrong) {
      assert.ok(isLive(data, file), file)
      await assert.rejects(backup({ data }, file), /lives on/)
    }
    await backup({ data }, join(elsewhere, 'copy.db'))
    await backup({ data }, join(elsewhere, 'copy.db'))
    assert.ok(statSync(join(elsewhere, 'copy.db')).size > 0)
    await server.close()
  })
  test('a database that is gone, or empty, is no new beginning', async () => {
    const data = folder()
    await (await testServer(data)).close()
    rmSync(sqliteFile(data))
    await assert.rejects(testServer(data), /is gone: put it back/)
    assert.ok(!existsSync(sqliteFile(data)), 'and none is made')
    writeFileSync(sqliteFile(data), '')
    await assert.rejects(testServer(data), /is empty: put it back/)
    mkdirSync(join(data, 'fresh'))
    await (await testServer(join(data, 'fresh'))).close()
  })
  test('check looks at every journal and every roll', async () => {
    const data = folder()
    const server = await testServer(data)
    const { sittings, id } = await twoAtATable(server.url)
    await playOn(sittings, 'checked', 12)
    await server.close()
    const look = async () => {
      const store = await openStore({ data })
      try {
        return await checkStore(store, [toy])
      } finally {
        await store.close()
      }
    }
    const well = await look()
    assert.deepEqual([well.tables, well.moves, well.faults], [1, 12, []])
    assert.ok(well.rolls > 0)
    const changed = async (at: number, move: string): Promise<readonly string[]> => {
      const db = new DatabaseSync(sqliteFile(data))
      const set = db.prepare('UPDATE moves SET move = ? WHERE table_id = ? AND at = ?')
      const before = db.prepare('SELECT move FROM moves WHERE table_id = ? AND at = ?').get(id, at)!.move as string
      assert.notEqual(move, before)
      set.run(move, id, at)
      const { faults } = await look()
      set.run(before, id, at)
      db.close()
      return faults
    }
    const db = new DatabaseSync(sqliteFile(data))
    const kept = db.prepare('SELECT at, move FROM moves WHERE table_id = ? ORDER BY at').all(id) as {
      at: number
      move: string
    }[]
    db.close()
    // Somebody moved otherwise; and somebody rolled what the dice did not give.
    assert.notDeepEqual(await changed(1, kept[0]!.move.replace('"arg":', '"arg":1')), [])
    const { at, move } = kept.findLast(each => /"got":\d/.test(each.move))!
    const [rolled] = (JSON.parse(move) as { rolls: { sides: number; got: number }[] }).rolls
    const other = (rolled!.got % rolled!.sides) + 1
    assert.match((await changed(at, move.replace(`"got":${rolled!.got}`, `"got":${other}`))).join(), /the seed gives/)
    assert.deepEqual((await look()).faults, [])
  })
})
