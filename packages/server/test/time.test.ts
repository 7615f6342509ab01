/** The time of the clocks: it never jumps, stands still while the server is away, and waits a little for who comes back. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import type { Serving } from '../src/serve.ts'
import { sqliteFile } from '../src/store/open.ts'
import { gameTime } from '../src/time.ts'
import { eventually, type Sitting, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'

describe('game time', () => {
  const onFault = (): void => {}
  function paper() {
    let noted = 5000
    let away = false
    return {
      get noted() {
        return noted
      },
      set away(is: boolean) {
        away = is
      },
      writeTime: async (at: number): Promise<number> => {
        if (away) throw new Error('away')
        noted = Math.max(noted, at)
        return noted
      },
    }
  }
  const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))

  test('goes on from what was noted, whatever the clock on the wall says, and after a start only when all could come back', async () => {
    const store = paper()
    let tick = 100
    const time = await gameTime({ store, grace: 1000, every: 5, onFault, ticks: () => tick })
    assert.equal(time.now(), 5000)
    tick += 900
    assert.equal(time.now(), 5000, 'people are still coming back')
    tick += 600
    assert.equal(time.now(), 5500)
    time.stop()
    await soon()
    // Hours later another process starts on the same store.
    const next = await gameTime({ store, grace: 0, every: 5, onFault, ticks: () => tick })
    assert.ok(next.now() <= 5500)
    next.stop()
  })
  test('stands still when it cannot be written down, and goes on from there', async () => {
    const store = paper()
    let tick = 0
    const time = await gameTime({ store, grace: 0, every: 5, unwritten: 300, onFault, ticks: () => tick })
    store.away = true
    tick += 200
    assert.equal(time.now(), 5200)
    tick += 60_000
    assert.equal(time.now(), 5300, 'nobody loses a minute to a database that is away')
    store.away = false
    await soon()
    tick += 100
    assert.equal(time.now(), 5400)
    time.stop()
  })
  test('two processes keep the same time', async () => {
    const store = paper()
    let [one, two] = [0, 0]
    const a = await gameTime({ store, grace: 0, every: 5, onFault, ticks: () => one })
    const b = await gameTime({ store, grace: 0, every: 5, onFault, ticks: () => two })
    one += 2000
    assert.equal(a.now(), 7000)
    await soon()
    two += 1
    await soon()
    assert.ok(b.now() >= 7000, 'it has caught up')
    a.stop()
    b.stop()
  })
})

describe('clocks across a restart', () => {
  const place = scratch()
  let server: Serving | undefined
  after(async () => {
    await server?.close()
    place.remove()
  })
  test('time the server was away is nobody’s time', async () => {
    server = await testServer(place.folder)
    const { id, red } = await twoAtATable(server.url, { pace: { kind: 'bank', seconds: 30, increment: 0 } })
    await server.close()
    // As if it had been down for an hour, and somebody had set the clock of the machine: all times of day lie far back.
    const db = new DatabaseSync(sqliteFile(place.folder))
    const { at } = db.prepare("SELECT at FROM pulse WHERE id = 'time'").get() as { at: number }
    assert.ok(at > 0)
    db.prepare("UPDATE pulse SET at = at - 3600000 WHERE id = 'time'").run()
    db.prepare('UPDATE states SET deadline = deadline - 3600000, rest = replace(rest, ?, ?)').run(
      /"since":\d+/.exec(String(db.prepare('SELECT rest FROM states').get()!.rest))![0],
      /"since":\d+/
        .exec(String(db.prepare('SELECT rest FROM states').get()!.rest))![0]
        .replace(/\d+/, n => String(Number(n) - 3_600_000)),
    )
    db.close()
    server = await testServer(place.folder, { grace: 60_000 })
    red.base = server.url.replace('localhost', '127.0.0.1')
    await new Promise(resolve => setTimeout(resolve, 400))
    assert.equal((await red.ok<TableInfo>('GET', `/api/tables/${id}`)).over, false)
    const { clock } = await seated(await red.sit(id))
    assert.ok(Math.max(...clock!.left) > 20_000, JSON.stringify(clock))
  })
})

describe('somebody is gone', () => {
  const place = scratch()
  let server: Serving
  before(async () => {
    server = await testServer(place.folder, { grace: 60_000, claimAfter: { live: 300, unclocked: 0 } })
  })
  after(async () => {
    await server.close()
    place.remove()
  })
  const bank = (seconds: number): object => ({ pace: { kind: 'bank', seconds, increment: 0 } })
  /** The one who is asked goes away; the other stays. */
  async function oneGoes(
    more: object,
    at = server,
  ): Promise<{ id: string; stays: Sitting; seat: number; red: Visitor }> {
    const { id, sittings, red } = await twoAtATable(at.url, more)
    const { seat } = sittings[0].snapshot().asked!
    const stays = sittings[1 - seat]!
    sittings[seat]!.close()
    await stays.until(() => stays.snapshot().chairs[seat]!.present === false)
    return { id, stays, seat, red }
  }

  test('whose connection breaks while his clock runs has a while to come back, once', async () => {
    const { id, sittings, red } = await twoAtATable(server.url, bank(40))
    const { seat } = sittings[0].snapshot().asked!
    const db = new DatabaseSync(sqliteFile(place.folder))
    const deadline = (): number =>
      Number(db.prepare('SELECT deadline FROM states WHERE table_id = ?').get(id)!.deadline)
    const before = deadline()
    sittings[seat]!.close()
    await eventually('it is put off', () => deadline() === before + 60_000)
    const again = await (seat === 0 ? red : new Visitor(server.url)).sit(id)
    again.close()
    await new Promise(resolve => setTimeout(resolve, 200))
    assert.equal(deadline(), before + 60_000, 'only once')
    db.close()
  })
  test('a live game can be claimed when he has been away long enough, and not before', async t => {
    // Without a grace: as long as it lasts, nobody is away.
    const soon = await testServer(`${place.folder}/soon`, { claimAfter: { live: 300, unclocked: 0 } })
    t.after(() => soon.close())
    const { stays, seat } = await oneGoes(bank(600), soon)
    const early = await stays.ask({ do: 'claim', as: 'win' })
    if (!early.ok) assert.match('refusal' in early ? early.refusal.text.en : '', /not been away for long/)
    await eventually('it is his', async () => early.ok || (await stays.ask({ do: 'claim', as: 'win' })).ok)
    const ended = await stays.until(() => stays.snapshot().ending)
    assert.deepEqual([ended.by, ended.seat, ended.winners], ['left', seat, [1 - seat]])
  })
  test('nothing is claimed before its time, with a clock or without', async t => {
    const long = { live: 3_600_000, unclocked: 3_600_000 }
    const late = await testServer(`${place.folder}/late`, { claimAfter: long })
    t.after(() => late.close())
    for (const more of [bank(600), {}])
      for (const as of ['win', 'draw']) {
        const { stays } = await oneGoes(more, late)
        const early = await stays.ask({ do: 'claim', as })
        assert.ok(!early.ok && 'refusal' in early, JSON.stringify(early))
        assert.match(early.refusal.text.en, /not been away for long/)
        assert.equal(stays.snapshot().ending, undefined)
      }
  })
  test('a game without a clock can be called a draw', async () => {
    const { stays } = await oneGoes({})
    assert.deepEqual(await stays.ask({ do: 'claim', as: 'draw' }), { ok: true })
    assert.deepEqual((await stays.until(() => stays.snapshot().ending)).winners, [])
  })
  test('nothing is claimed from somebody who is here, by a stranger, or where a clock decides', async () => {
    const { sittings, id, invite } = await twoAtATable(server.url)
    const { seat } = sittings[0].snapshot().asked!
    const why = async (one: Sitting): Promise<string> => {
      const answer = await one.ask({ do: 'claim', as: 'win' })
      return !answer.ok && 'refusal' in answer ? answer.refusal.text.en : JSON.stringify(answer)
    }
    assert.match(await why(sittings[1 - seat]!), /at the table/)
    assert.match(await why(sittings[seat]!), /Nobody else/)
    const stranger = await new Visitor(server.url).arrive()
    const watches = await stranger.sit(id, `?invite=${invite}`)
    await seated(watches)
    assert.match(await why(watches), /Only a player/)
    const slow = await oneGoes({ pace: { kind: 'move', seconds: 86_400 } })
    assert.match(await why(slow.stays), /clock decides/)
  })
})

describe('what nobody wants any more', () => {
  test('waiting tables, games without a clock and guests go away in time', async () => {
    const place = scratch()
    let server = await testServer(place.folder)
    const { id, red } = await twoAtATable(server.url)
    const waits = await red.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const idle = await new Visitor(server.url).arrive('Nobody')
    await server.close()
    server = await testServer(place.folder, { expiry: { waiting: 0, unclocked: 0, guests: 0, sessions: 3_600_000 } })
    red.base = server.url.replace('localhost', '127.0.0.1')
    await eventually('the game is over', async () => (await red.ok<TableInfo>('GET', `/api/tables/${id}`)).over)
    const { ending } = await red.ok<TableInfo>('GET', `/api/tables/${id}`)
    assert.deepEqual(ending, { by: 'void', why: 'abandoned', winners: [] })
    assert.equal((await red.call('GET', `/api/tables/${waits.id}`)).status, 404)
    const db = new DatabaseSync(sqliteFile(place.folder))
    await eventually(
      'he is forgotten',
      () => db.prepare('SELECT 1 FROM users WHERE id = ?').get(idle.user) === undefined,
    )
    assert.ok(db.prepare('SELECT 1 FROM users WHERE id = ?').get(red.user), 'who has a table stays')
    db.close()
    await server.close()
    place.remove()
  })
  test('a guest has only so many tables waiting', async () => {
    const place = scratch()
    const server = await testServer(place.folder, { openTables: 3 })
    const loud = await new Visitor(server.url).arrive('Loud')
    const make = () =>
      loud.call('POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' })
    const made = await Promise.all([make(), make(), make()])
    assert.ok(made.every(each => each.status === 201))
    const more = await make()
    assert.deepEqual([more.status, more.body.reason], [409, 'tables-waiting'])
    await server.close()
    place.remove()
  })
})
