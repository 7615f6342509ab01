/** Three for themselves, and two against two, online to the end: asked at once, answering in any order, telling nobody. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Snapshot, TableInfo } from '@bivouac/host'
import { type AnyGame, searchDice } from '@bivouac/kernel'
import { type Journal, verify } from '@bivouac/match'
import { orders } from '../../kernel/test/toy-orders.ts'
import type { ServeOptions } from '../src/config.ts'
import type { Serving } from '../src/serve.ts'
import { eventually, type Sitting, scratch, seated, testServer, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const GAMES = new URL('./toy-seats.ts', import.meta.url).href
const game: AnyGame = orders
const NAMES = ['Ney', 'Davout', 'Soult', 'Lannes']

interface Company {
  readonly id: string
  readonly people: readonly Visitor[]
  readonly sittings: Sitting[]
  readonly watcher: Sitting
}

/** Everybody at one table, each through the server given for his seat, and somebody who looks on. */
async function gathered(urls: readonly string[], scenario: string, more: object = {}): Promise<Company> {
  const count = scenario === 'pairs' ? 4 : 3
  const people: Visitor[] = []
  for (let seat = 0; seat < count; seat++) people.push(await new Visitor(urls[seat % urls.length]!).arrive(NAMES[seat]))
  const { id } = await people[0]!.ok<TableInfo>('POST', '/api/tables', {
    game: 'orders',
    setup: { scenario },
    seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    access: 'open',
    ...more,
  })
  for (const [seat, each] of people.entries()) await each.join(id, { seat })
  const sittings = await Promise.all(people.map(each => each.sit(id)))
  const watcher = await new Visitor(urls[0]!).sit(id)
  await Promise.all([...sittings, watcher].map(seated))
  return { id, people, sittings, watcher }
}

const act = (one: Sitting, seat: number, action: object) => one.ask({ do: 'act', seat, action, at: one.snapshot().at })
/** What came besides answers to one's own asks. */
const news = (one: Sitting): number => one.tells.filter(tell => tell.tell !== 'answer').length

/** Everybody who is asked answers something, in the order of dice; until the game is over. */
async function playOut({ sittings }: Company, seed: string, most = 60): Promise<void> {
  const dice = searchDice(seed)
  const first = sittings[0]!
  for (let n = 0; n < most && first.snapshot().result === undefined; n++) {
    const { asked, at } = first.snapshot()
    // News of the last question's end may be on its way.
    await Promise.all(sittings.map(each => each.until(() => each.snapshot().at >= at)))
    const hasAnswered = ({ eye, asked: put }: Snapshot, seat: number): boolean => eye === seat && put?.answered === true
    const seats = (asked?.seats ?? [asked!.seat]).filter(
      seat => !sittings.some(each => hasAnswered(each.snapshot(), seat)),
    )
    while (seats.length > 0) {
      const [seat] = seats.splice(dice.next(seats.length), 1) as [number]
      const one = sittings.find(each => each.snapshot().mine.includes(seat))!
      if (one.snapshot().eye !== seat) {
        one.socket.send(JSON.stringify({ do: 'watch', eye: seat }))
        await one.until(() => one.snapshot().eye === seat)
      }
      const { actions } = await one.until(() => one.snapshot().asked?.actions && one.snapshot().asked)
      const answer = await act(one, seat, actions![dice.next(actions!.length)]!)
      assert.ok(answer.ok, JSON.stringify(answer))
    }
    // The first may have answered: `at` goes on for him when all are in, or he is asked something else.
    await first.until(
      () => first.snapshot().result || (first.snapshot().asked?.answered !== true && first.snapshot().at > at),
    )
  }
}

async function isVerified({ id, people, sittings, watcher }: Company): Promise<Journal> {
  await Promise.all([...sittings, watcher].map(each => each.until(() => each.snapshot().result)))
  const journal = await people[0]!.ok<Journal>('GET', `/api/tables/${id}/journal`)
  assert.deepEqual(verify(game, journal).faults, [])
  const info = await people[1]!.ok<TableInfo>('GET', `/api/tables/${id}`)
  assert.deepEqual([info.over, info.result, info.deciding], [true, journal.result, []])
  return journal
}

/** One answers, takes it back and answers again: nobody else is told anything, in any process. */
async function isSilent({ id, people, sittings, watcher }: Company, seat: number, other: Visitor): Promise<void> {
  const others = [...sittings.filter((_, i) => i !== seat), watcher]
  const info = (who: Visitor) => who.ok<TableInfo>('GET', `/api/tables/${id}`)
  // That everybody has come is news, too: it has reached every process before anything is counted.
  const areAllHere = (seats: readonly { readonly present?: boolean }[]): boolean => seats.every(each => each.present)
  for (const each of [...sittings, watcher]) await each.until(() => areAllHere(each.snapshot().chairs), 'all are here')
  for (const each of people) await eventually('all are here', async () => areAllHere((await info(each)).seats))
  const before = [others.map(news), JSON.stringify(await info(other))]
  const one = sittings[seat]!
  assert.ok((await act(one, seat, { type: 'hold' })).ok)
  await one.until(() => one.snapshot().asked?.answered)
  assert.equal((await info(people[seat]!)).yourTurn, false)
  assert.ok((await one.ask({ do: 'undo', seat })).ok)
  await one.until(() => one.snapshot().asked?.actions)
  assert.ok((await act(one, seat, { type: 'hold' })).ok)
  // Whatever was on its way has arrived when these have been answered.
  for (const each of others) await each.ask({ do: 'log' })
  assert.deepEqual([others.map(news), JSON.stringify(await info(other))], before)
  assert.ok((await one.ask({ do: 'undo', seat })).ok)
  await one.until(() => one.snapshot().asked?.actions)
}

describe('several seats online, on SQLite', () => {
  const place = scratch()
  let server: Serving
  before(async () => {
    server = await testServer(place.folder, { gamesModule: GAMES })
  })
  after(async () => {
    await server.close()
    place.remove()
  })

  test('three for themselves play to the end, and all of them want the return game', async () => {
    const company = await gathered([server.url], 'three', { pace: { kind: 'bank', seconds: 600, increment: 1 } })
    const { sittings, people, id } = company
    assert.deepEqual(sittings[1]!.snapshot().clock?.running, [0, 1, 2])
    await isSilent(company, 1, people[2]!)
    assert.ok((await act(sittings[1]!, 1, { type: 'hold' })).ok)
    assert.deepEqual(sittings[0]!.snapshot().clock?.running, [0, 1, 2], 'his clock seems to run on')
    await sittings[1]!.until(() => sittings[1]!.snapshot().clock?.running.join() === '0,2')
    assert.ok((await sittings[1]!.ask({ do: 'undo', seat: 1 })).ok)
    await sittings[1]!.until(() => sittings[1]!.snapshot().asked?.actions)
    await playOut(company, 'three')
    await isVerified(company)
    for (const [seat, one] of sittings.entries()) await one.ask({ do: 'offer', seat, what: 'rematch' })
    const { table } = await sittings[0]!.until(() => sittings[0]!.tells.find(tell => tell.tell === 'rematch'))
    const next = await people[0]!.ok<TableInfo>('GET', `/api/tables/${table}`)
    assert.deepEqual(
      next.seats.map(seat => seat.name),
      ['Soult', 'Ney', 'Davout'],
    )
    assert.notEqual(table, id)
  })

  test('two against two, a server that comes back while answers wait, and one who leaves', async () => {
    const company = await gathered([server.url], 'pairs')
    const { id, people } = company
    let { sittings, watcher } = company
    for (const seat of [3, 1]) assert.ok((await act(sittings[seat]!, seat, { type: 'hold' })).ok)
    const { port } = server
    await server.close()
    server = await testServer(place.folder, { gamesModule: GAMES, port })
    sittings = await Promise.all(people.map(each => each.sit(id)))
    watcher = await new Visitor(server.url).sit(id)
    await Promise.all([...sittings, watcher].map(seated))
    assert.deepEqual(
      sittings.map(each => each.snapshot().asked?.answered ?? false),
      [false, true, false, true],
    )
    assert.equal(sittings[0]!.snapshot().at, 0, 'nobody else’s answer is counted')
    assert.ok((await sittings[0]!.ask({ do: 'resign', seat: 0 })).ok)
    await sittings[2]!.until(() => sittings[2]!.snapshot().mine.join() === '0,2', 'his team-mate has it')
    await sittings[0]!.until(() => sittings[0]!.snapshot().eye === 'spectator')
    await playOut({ ...company, sittings: [sittings[2]!, sittings[1]!, sittings[3]!], watcher }, 'pairs')
    const { result } = await isVerified({ ...company, sittings, watcher })
    assert.equal(result?.score?.length, 2)
  })

  test('a clock that runs out among three gives the seat to a computer, and the game goes on', async () => {
    const seconds = 1
    const company = await gathered([server.url], 'three', { pace: { kind: 'move', seconds } })
    const { sittings, watcher } = company
    for (const seat of [0, 2]) assert.ok((await act(sittings[seat]!, seat, { type: 'hold' })).ok)
    await watcher.until(() => watcher.snapshot().chairs[1]?.kind === 'bot')
    assert.equal(watcher.snapshot().chairs[1]?.standsIn, 'Davout')
    await watcher.until(() => watcher.snapshot().at >= 3, 'the computer has answered for him')
    assert.equal(watcher.snapshot().ending, undefined)
  })
})

describe('several seats online, on PostgreSQL, through two processes', () => {
  let postgres: TestPostgres
  const places = [scratch(), scratch()]
  let servers: Serving[] = []
  before(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.database()
    const options: ServeOptions = { gamesModule: GAMES, databaseUrl }
    servers = [await testServer(places[0]!.folder, options), await testServer(places[1]!.folder, options)]
  })
  after(async () => {
    for (const each of servers) await each.close()
    for (const each of places) each.remove()
    await postgres.stop()
  })

  test('two against two, each pair through a server of its own', async () => {
    const company = await gathered(
      servers.map(each => each.url),
      'pairs',
    )
    await isSilent(company, 1, company.people[0]!)
    await isSilent(company, 0, company.people[3]!)
    await playOut(company, 'postgres')
    await isVerified(company)
    await eventually('everybody has the same result', () =>
      company.sittings.every(each => each.snapshot().result !== undefined),
    )
  })
})
