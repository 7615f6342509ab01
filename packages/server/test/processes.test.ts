/** Two server processes on one PostgreSQL: one table, whoever serves it. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { Conflict } from '@bivouac/host'
import { searchDice } from '@bivouac/kernel'
import { type Journal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import { openStore } from '../src/store/open.ts'
import type { News } from '../src/store/types.ts'
import {
  eventually,
  playOn,
  randomMove,
  type Sitting,
  scratch,
  seated,
  testOptions,
  twoAtATable,
  Visitor,
} from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { moved, table } from './store-parts.ts'

const place = scratch()
let postgres: TestPostgres
let one: ServerProcess
let two: ServerProcess
before(async () => {
  postgres = await startPostgres()
  const options = testOptions(place.folder, { databaseUrl: await postgres.database() })
  ;[one, two] = await Promise.all([startProcess(options), startProcess(options)])
})
after(async () => {
  await Promise.all([one, two].map(each => each?.stop('SIGTERM')))
  await postgres.stop()
  place.remove()
})

/** Two at a table, each connected to another process. */
async function apart() {
  const table = await twoAtATable(one.url)
  table.blue.base = two.url.replace('localhost', '127.0.0.1')
  table.sittings[1].close()
  const far = await table.blue.sit(table.id)
  await seated(far)
  return { ...table, sittings: [table.sittings[0], far] as [Sitting, Sitting] }
}

describe('two processes', () => {
  test('a game between two processes goes to its end, and its dice verify', async () => {
    const { sittings, red, id } = await apart()
    await sittings[0].until(
      () => sittings[0].snapshot().chairs.every(chair => chair.present),
      'presence across processes',
    )
    await sittings[1].until(() => sittings[1].snapshot().chairs.every(chair => chair.present))
    const moves = await playOn(sittings, 'apart')
    assert.ok(moves > 20)
    for (const each of sittings) await each.until(() => each.snapshot().result)
    assert.equal(sittings[0].snapshot().at, sittings[1].snapshot().at)
    assert.deepEqual(sittings[0].snapshot().result, sittings[1].snapshot().result)
    const told = sittings[1].tells.filter(tell => tell.tell === 'table').length
    assert.ok(told <= 2, `the other process follows move by move: ${told} whole tables were sent`)
    const { body } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
    assert.deepEqual(verify(toy, body).faults, [])
  })

  test('two simultaneous moves cannot both win; the loser is refused and sees the table', async () => {
    const { red, id, sittings } = await twoAtATable(one.url)
    const choose = searchDice('race')
    // The same player, in two browsers, on two processes.
    const elsewhere = [red, undefined].map(
      visitor => visitor && Object.assign(new Visitor(two.url), { cookie: visitor.cookie, csrf: visitor.csrf }),
    )
    const tab = await elsewhere[0]!.sit(id)
    await seated(tab)
    let races = 0
    let lost = 0
    for (let i = 0; i < 200 && races < 15; i++) {
      const now = sittings[0].snapshot()
      if (now.result !== undefined) break
      if (now.asked?.seat !== 0) {
        if (!(await randomMove(sittings, choose))) break
        await sittings[0].until(() => sittings[0].snapshot().at > now.at)
        continue
      }
      await tab.until(() => tab.snapshot().at === now.at && tab.snapshot().asked?.actions)
      const [a, b] = [choose.next(now.asked.actions!.length), choose.next(now.asked.actions!.length)]
      const [here, there] = await Promise.all([
        sittings[0].ask({ do: 'act', seat: 0, action: now.asked.actions![a], at: now.at }),
        tab.ask({ do: 'act', seat: 0, action: now.asked.actions![b], at: now.at }),
      ])
      races++
      assert.equal(Number(here.ok) + Number(there.ok), 1, 'exactly one of them was made')
      const refused = here.ok ? there : here
      assert.ok(!refused.ok && 'refusal' in refused)
      lost++
      for (const each of [sittings[0], sittings[1], tab]) await each.until(() => each.snapshot().at > now.at)
      assert.deepEqual(tab.snapshot().view, sittings[0].snapshot().view)
    }
    assert.ok(races > 5)
    console.log(`two processes: ${races} races, ${races} winners, ${lost} refused`)
  })

  test('chat, offers, undo and the end cross over', async () => {
    const { sittings } = await apart()
    const seat = sittings[0].snapshot().asked!.seat
    const [mover, other] = [sittings[seat]!, sittings[1 - seat]!]
    await mover.ask({ do: 'say', text: 'Bonsoir' })
    await other.until(() => other.tells.some(tell => tell.tell === 'said' && tell.text === 'Bonsoir'))
    assert.deepEqual(await mover.ask({ do: 'act', seat, action: { type: 'march', arg: 2 }, at: 0 }), { ok: true })
    await other.until(() => other.snapshot().at === 1)
    assert.deepEqual(await mover.ask({ do: 'undo', seat }), { ok: true })
    await other.until(() => other.snapshot().at === 0)
    await mover.ask({ do: 'offer', seat, what: 'draw' })
    await other.until(() => other.snapshot().offers?.some(each => each.what === 'draw'))
    assert.deepEqual(await other.ask({ do: 'answerOffer', seat: 1 - seat, what: 'draw', yes: true }), { ok: true })
    await mover.until(() => mover.snapshot().ending)
    assert.deepEqual(mover.snapshot().ending, { by: 'agreed', seat, winners: [] })
    await mover.ask({ do: 'offer', seat, what: 'rematch' })
    await other.until(() => other.snapshot().offers?.some(each => each.what === 'rematch'))
    await other.ask({ do: 'answerOffer', seat: 1 - seat, what: 'rematch', yes: true })
    await mover.until(() => mover.tells.some(tell => tell.tell === 'rematch'))
  })

  test('who is blocked, and who is signed out, is so at the other process, too', async () => {
    const { red, blue, sittings } = await apart()
    const [mine, his] = sittings
    const heard = (): string => mine.tells.flatMap(tell => (tell.tell === 'said' ? [tell.text] : [])).join()
    const says = async (text: string): Promise<void> => void assert.ok((await his.ask({ do: 'say', text })).ok)
    await says('one')
    await mine.until(() => heard() === 'one')
    // Red sits at the one, and blocks from a page that the other serves.
    const elsewhere = Object.assign(new Visitor(two.url), { cookie: red.cookie, csrf: red.csrf })
    await elsewhere.ok('PUT', `/api/me/blocks/${blue.user}`, {})
    await says('two')
    await elsewhere.ok('DELETE', `/api/me/blocks/${blue.user}`)
    await says('three')
    await mine.until(() => heard().endsWith('three'))
    assert.equal(heard(), 'one,three')
    await elsewhere.ok('POST', '/api/account', { name: 'Bessieres', password: 'Auerstedt 1806' })
    assert.equal(await mine.closed, 4401, 'who has become an account comes back as one')
  })

  test('a return game agreed to at two processes at the same moment is one game', async () => {
    for (let i = 0; i < 4; i++) {
      const { red, id, sittings } = await twoAtATable(one.url)
      const [mine, his] = sittings
      const tab = await Object.assign(new Visitor(two.url), { cookie: red.cookie, csrf: red.csrf }).sit(id)
      await seated(tab)
      assert.ok((await his.ask({ do: 'resign', seat: 1 })).ok)
      assert.ok((await his.ask({ do: 'offer', seat: 1, what: 'rematch' })).ok)
      for (const each of [mine, tab]) await each.until(() => (each.snapshot().offers ?? []).length > 0)
      const yes = { do: 'answerOffer', seat: 0, what: 'rematch', yes: true }
      const answers = await Promise.all([mine.ask(yes), tab.ask(yes)])
      const games = answers.flatMap(answer => (answer.ok && answer.value !== undefined ? [answer.value] : []))
      assert.ok(games.length > 0 && new Set(games).size === 1, JSON.stringify(answers))
      const { tables } = await red.ok<{ tables: readonly { id: string; status: string }[] }>('GET', '/api/me/tables')
      assert.deepEqual(
        tables.filter(({ status }) => status === 'waiting').map(each => each.id),
        [games[0]],
      )
    }
  })

  test('a private standing answer shows to nobody at the other process', async () => {
    const { sittings } = await apart()
    const [mine, other] = sittings
    const told = (): number => other.tells.filter(tell => tell.tell === 'moved').length
    for (const each of sittings) await each.until(() => each.snapshot().chairs.every(chair => chair.present))
    const before = told()
    for (let i = 0; i < 6; i++)
      assert.ok((await mine.ask({ do: 'stand', seat: 0, question: 'assault.reaction', on: i % 2 === 0 })).ok)
    // What is said arrives after what was changed before it.
    await mine.ask({ do: 'say', text: 'done' })
    await other.until(() => other.tells.some(tell => tell.tell === 'said' && tell.text === 'done'))
    await other.ask({ do: 'log' })
    assert.equal(told(), before)
  })

  test('somebody who sits down through one process starts the game for those who wait at the other', async () => {
    const [red, blue] = [await new Visitor(one.url).arrive(), await new Visitor(two.url).arrive()]
    const { id, invite } = await red.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await red.join(id)
    const waits = await red.sit(id)
    await waits.until(() => waits.tells.some(tell => tell.tell === 'waiting'))
    await blue.join(id, { invite })
    await seated(waits)
  })

  test('one process dies, and its players go on at the other', async () => {
    const { sittings, red, id } = await apart()
    await playOn(sittings, 'before', 6)
    await sittings[0].until(() => sittings[0].snapshot().at === 6)
    await one.stop('SIGKILL')
    red.base = two.url.replace('localhost', '127.0.0.1')
    const back = await red.sit(id)
    assert.equal((await seated(back)).at, 6)
    assert.ok((await playOn([back, sittings[1]], 'after')) > 10)
  })
})

describe('store: two processes on one PostgreSQL', () => {
  test('each hears of the other’s changes and not of its own; one of two simultaneous moves wins', async () => {
    const databaseUrl = await postgres.database()
    const [one, two] = await Promise.all([
      openStore({ data: place.folder, databaseUrl }),
      openStore({ data: place.folder, databaseUrl }),
    ])
    const heard: { by: string; news: News }[] = []
    one.listen(news => heard.push({ by: 'one', news }))
    two.listen(news => heard.push({ by: 'two', news }))
    const ids = Array.from({ length: 40 }, (_, i) => `race${i}`)
    for (const id of ids) await one.createTable(table(id))
    // In opposite orders: locks taken in the order of arrival would wait for each other.
    const results = await Promise.allSettled([
      ...ids.map(id => one.commit(moved(id, 0, 1, 1))),
      ...ids.toReversed().map(id => two.commit(moved(id, 0, 1, 2))),
    ])
    assert.equal(results.filter(each => each.status === 'fulfilled').length, ids.length)
    for (const each of results)
      if (each.status === 'rejected') assert.ok(each.reason instanceof Conflict, String(each.reason))
    for (const id of ids) assert.equal((await one.moves(id, 0)).length, 1)
    await one.publish({ kind: 'who', table: 'race0' })
    await eventually('everything is heard', () => heard.length >= ids.length + 1)
    assert.equal(heard.filter(each => each.news.kind === 'table').length, ids.length)
    assert.deepEqual(
      heard.filter(each => each.news.kind === 'who'),
      [{ by: 'two', news: { kind: 'who', table: 'race0' } }],
    )
    await Promise.all([one.close(), two.close()])
  })
})
