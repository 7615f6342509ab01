import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { type Journal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import type { Serving } from '../src/serve.ts'
import {
  deadlineOf,
  flaggedIn,
  handOver,
  leftAt,
  newClock,
  passTo,
  shownTo,
  type WhoAnswers,
} from '../src/tables/clock.ts'
import { eventually, scratch, seated, testServer, twoAtATable } from './help.ts'

describe('clocks', () => {
  const BANK = { kind: 'bank', seconds: 10, increment: 2 } as const
  const MOVE = { kind: 'move', seconds: 5 } as const
  const to = (...asked: readonly number[]): WhoAnswers => ({ asked, answered: [], isSame: false })
  const answeredBy = (...answered: readonly number[]): WhoAnswers => ({ asked: [0, 1, 2], answered, isSame: true })

  test('a bank runs down while one decides, and gets its increment when another is asked', () => {
    let clock = passTo(newClock(BANK, 2, 0)!, BANK, to(0), 0)
    assert.deepEqual(leftAt(clock, 3000), [7000, 10_000])
    assert.equal(deadlineOf(clock), 10_000)
    clock = passTo(clock, BANK, to(1), 4000)
    assert.deepEqual(clock.left, [8000, 10_000])
    assert.equal(deadlineOf(clock), 14_000)
    clock = passTo(clock, BANK, to(0), 5000)
    assert.deepEqual(clock.left, [8000, 11_000])
  })
  test('going on deciding gives no time, not by undo either', () => {
    const clock = passTo(newClock(MOVE, 2, 0)!, MOVE, to(0), 0)
    assert.equal(passTo(clock, MOVE, to(0), 3000), clock)
    assert.equal(deadlineOf(clock), 5000)
  })
  test('time per move begins anew with each stretch', () => {
    let clock = passTo(newClock(MOVE, 2, 0)!, MOVE, to(0), 0)
    clock = passTo(clock, MOVE, to(1), 4000)
    clock = passTo(clock, MOVE, to(0), 6000)
    assert.deepEqual(leftAt(clock, 6000), [5000, 3000])
  })
  test('nobody’s clock runs while a computer thinks, or when the game is over', () => {
    const clock = passTo(passTo(newClock(BANK, 2, 0)!, BANK, to(0), 0), BANK, to(), 1000)
    assert.deepEqual(leftAt(clock, 99_000), [11_000, 10_000])
    assert.equal(deadlineOf(clock), undefined)
    assert.equal(newClock({ kind: 'none' }, 2, 0), undefined)
  })
  test('several clocks run at once; who answers stops his own, and only he sees it', () => {
    let clock = passTo(newClock(BANK, 3, 0)!, BANK, to(0, 1, 2), 0)
    assert.equal(deadlineOf(clock), 10_000)
    clock = passTo(clock, BANK, answeredBy(1), 4000)
    assert.deepEqual(leftAt(clock, 9000), [1000, 6000, 1000])
    assert.deepEqual(shownTo([1], clock, 9000), { left: [1000, 6000, 1000], running: [0, 2] })
    assert.deepEqual(shownTo([0], clock, 9000), { left: [1000, 1000, 1000], running: [0, 1, 2] })
    assert.equal(flaggedIn(clock, 9999), undefined)
    assert.equal(flaggedIn(clock, 10_000), 0)
    clock = passTo(clock, BANK, answeredBy(), 5000)
    assert.deepEqual(leftAt(clock, 5000), [5000, 5000, 5000], 'taking an answer back gives no time')
    clock = passTo(clock, BANK, answeredBy(0, 1), 6000)
    clock = passTo(clock, BANK, to(1), 8000)
    assert.deepEqual(leftAt(clock, 8000), [6000, 6000, 4000], 'each has his own time left, and the increment')
    assert.deepEqual(clock.running, [1])
  })
  test('a new question to the same seats begins their moves anew', () => {
    let clock = passTo(newClock(MOVE, 2, 0)!, MOVE, to(0, 1), 0)
    clock = passTo(clock, MOVE, { asked: [0, 1], answered: [0], isSame: true }, 1000)
    clock = passTo(clock, MOVE, to(0, 1), 3000)
    assert.deepEqual(leftAt(clock, 3000), [5000, 5000])
  })
  test('who shares a question with others goes on through all their deeds; his time runs only while he is asked', () => {
    const acted = (by: number, ...asked: readonly number[]): WhoAnswers => ({ ...to(...asked), acted: [by] })
    let clock = passTo(newClock(BANK, 3, 0)!, BANK, to(0, 1), 0)
    assert.equal(passTo(clock, BANK, acted(0, 0, 1), 1000), clock, 'an order gives nobody time')
    clock = passTo(clock, BANK, acted(0, 0), 2000)
    assert.deepEqual(
      leftAt(clock, 3000),
      [7000, 8000, 10_000],
      'a deed of several steps stops the other, and gives him nothing',
    )
    clock = passTo(clock, BANK, to(0, 1), 4000)
    assert.deepEqual(leftAt(clock, 4000), [6000, 8000, 10_000])
    clock = passTo(clock, BANK, acted(1, 0), 5000)
    assert.deepEqual(leftAt(clock, 5000), [5000, 9000, 10_000], 'who is through has his increment')
    clock = passTo(clock, BANK, to(2), 6000)
    assert.deepEqual(leftAt(clock, 6000), [6000, 9000, 10_000])
  })
  test('who takes a seat over has time for it', () => {
    const clock = passTo(newClock(BANK, 3, 0)!, BANK, to(0), 0)
    assert.deepEqual(leftAt(handOver(clock, BANK, { seats: [0], to: 2 }, 10_000), 10_000), [10_000, 10_000, 10_000])
    assert.equal(handOver(clock, BANK, { seats: [0], to: 'computer' }, 10_000), clock)
  })
})

describe('timeouts, judged by the server', () => {
  const place = scratch()
  let server: Serving
  before(async () => {
    server = await testServer(place.folder)
  })
  after(async () => {
    await server.close()
    place.remove()
  })

  /** A table at which somebody still has time: on a busy machine a second is over before the second player sits. */
  async function inTime(pace: (seconds: number) => object) {
    for (const seconds of [1, 5, 25]) {
      const table = await twoAtATable(server.url, { pace: pace(seconds) })
      const { asked, clock, ending } = table.sittings[0].snapshot()
      if (asked !== undefined && ending === undefined && clock!.left[asked.seat]! > 200)
        return { ...table, seat: asked.seat, clock: clock!, seconds }
    }
    throw new Error('nobody ever had time')
  }

  test('who lets his time run out has lost, and the game file verifies', async () => {
    const { sittings, red, id, seat, clock, seconds } = await inTime(seconds => ({ kind: 'move', seconds }))
    assert.deepEqual(clock.running, [seat])
    assert.ok(clock.left[seat]! <= seconds * 1000)
    const marched = await sittings[seat]!.ask({ do: 'act', seat, action: { type: 'march', arg: 1 }, at: 0 })
    await sittings[0].until(() => sittings[0].snapshot().ending)
    const later = sittings[0].tells.find(tell => tell.tell === 'moved' && tell.snapshot.at === 1)
    // Unless time was up in that very moment.
    if (marched.ok) {
      assert.ok(later?.tell === 'moved')
      assert.ok(later.snapshot.clock!.left[seat]! <= clock.left[seat]!, 'one march more gave no time')
    }
    assert.deepEqual(sittings[0].snapshot().ending, { by: 'timeout', seat, winners: [1 - seat] })
    const late = await sittings[seat]!.ask({ do: 'act', seat, action: { type: 'march', arg: 2 }, at: 1 })
    assert.equal(late.ok, false)
    assert.equal((await red.ok<TableInfo>('GET', `/api/tables/${id}`)).over, true)
    const { body } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
    assert.deepEqual(verify(toy, body).faults, [])
  })

  test('a clock runs out while nobody is there and the server was down', async () => {
    const { red, id, seat, seconds } = await inTime(seconds => ({ kind: 'bank', seconds, increment: 0 }))
    await server.close()
    await new Promise(resolve => setTimeout(resolve, seconds * 1000 + 100))
    server = await testServer(place.folder)
    red.base = server.url.replace('localhost', '127.0.0.1')
    await eventually('it is judged', async () => (await red.ok<TableInfo>('GET', `/api/tables/${id}`)).over)
    assert.deepEqual((await red.ok<TableInfo>('GET', `/api/tables/${id}`)).ending, {
      by: 'timeout',
      seat,
      winners: [1 - seat],
    })
    const back = await red.sit(id)
    assert.deepEqual((await seated(back)).ending, { by: 'timeout', seat, winners: [1 - seat] })
  })

  test('the clock passes to the other with the question', async () => {
    const { sittings } = await twoAtATable(server.url, { pace: { kind: 'bank', seconds: 600, increment: 300 } })
    const { seat } = sittings[0].snapshot().asked!
    await sittings[seat]!.ask({ do: 'act', seat, action: { type: 'done' }, at: 0 })
    const other = sittings[1 - seat]!
    await other.until(() => other.snapshot().at === 1)
    const clock = other.snapshot().clock!
    assert.deepEqual(clock.running, [1 - seat])
    // However slow the machine: the whole increment has come, and nothing more.
    assert.ok(clock.left[seat]! > 600_000 && clock.left[seat]! <= 900_000)
  })
})
