import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { searchDice } from '@bivouac/kernel'
import {
  eventually,
  playOn,
  randomMove,
  type Sitting,
  seated,
  served,
  sitting,
  testServer,
  twoAtATable,
  Visitor,
} from './help.ts'

const server = served()

/** The one who is asked, and the other. */
function sides(sittings: readonly [Sitting, Sitting]): { mover: Sitting; other: Sitting; seat: number } {
  const seat = sittings[0].snapshot().asked!.seat
  return { mover: sittings[seat]!, other: sittings[1 - seat]!, seat }
}
const act = (one: Sitting, action: unknown, more: object = {}) =>
  one.ask({ do: 'act', seat: one.snapshot().mine[0], action, at: one.snapshot().at, ...more })

describe('a table over the wire', () => {
  test('a move is answered, and both hear it', async () => {
    const { sittings } = await twoAtATable(server.url)
    const { mover, other } = sides(sittings)
    assert.equal(other.snapshot().asked?.actions, undefined, 'options are for the one who decides')
    assert.deepEqual(await act(mover, { type: 'march', arg: 2 }), { ok: true })
    await other.until(() => other.snapshot().at === 1)
    const told = other.tells.at(-1)!
    assert.ok(told.tell === 'moved' && told.heard.some(each => each.event.e === 'marched'))
    assert.equal(mover.snapshot().at, 1)
  })

  test('stale, illegal, foreign and malformed asks get a refusal, and the table stands', async () => {
    const { sittings } = await twoAtATable(server.url)
    const { mover, other, seat } = sides(sittings)
    const refused = async (answer: Promise<unknown>, why: RegExp) => {
      const given = (await answer) as {
        ok: boolean
        refusal?: { rule: string; text: { en: string; it: string } }
        error?: string
      }
      assert.equal(given.ok, false)
      assert.match(given.refusal?.text.en ?? given.error ?? '', why)
      if (given.refusal) assert.ok(given.refusal.text.it.length > 3 && given.refusal.rule !== '')
    }
    await refused(act(mover, { type: 'march', arg: 0 }), /already/)
    await refused(act(mover, { type: 'fly' }), /./)
    await refused(act(mover, { type: 'march', arg: { to: 'x' } }), /./)
    await refused(mover.ask({ do: 'act', seat: 1 - seat, action: { type: 'done' }, at: 0 }), /not yours/)
    await refused(act(other, { type: 'done' }), /./)
    await refused(mover.ask({ do: 'act', seat, action: { type: 'done' } }), /needs a proper/)
    await refused(mover.ask({ do: 'dance' }), /nothing is called/)
    await refused(mover.ask({ do: 'journal' }), /when the game is over/)
    await refused(mover.ask({ do: 'past', at: 0, eye: 1 - seat }), /when the game is over/)
    await refused(mover.ask({ do: 'log', eye: 1 - seat }), /when the game is over/)
    await refused(mover.ask({ do: 'past', at: 99 }), /not got that far/)
    assert.deepEqual(await act(mover, { type: 'march', arg: 1 }), { ok: true })
    await refused(act(mover, { type: 'march', arg: 2 }, { at: 0 }), /./)
    for (const junk of ['{', '[]', 'null', '1', '"x"', '{"do":1}', '{"do":"__proto__"}', '']) mover.socket.send(junk)
    mover.socket.send(Buffer.from([1, 2, 3]))
    assert.deepEqual(await act(mover, { type: 'march', arg: 3 }), { ok: true })
    assert.equal(mover.tells.filter(tell => tell.tell === 'answer' && tell.id === -1).length, 9)
  })

  test('two tabs that move at once: one wins, the other is refused and sees the table', async () => {
    const { red, blue, sittings, id } = await twoAtATable(server.url)
    const { seat } = sides(sittings)
    const tab = await (seat === 0 ? red : blue).sit(id)
    await seated(tab)
    const mine = sittings[seat]!
    const answers = await Promise.all([act(mine, { type: 'march', arg: 1 }), act(tab, { type: 'march', arg: 2 })])
    assert.deepEqual(answers.map(each => each.ok).sort(), [false, true])
    await sittings[1 - seat]!.until(() => sittings[1 - seat]!.snapshot().at === 1)
  })

  test('spectators watch with public eyes and touch nothing', async () => {
    const { id, invite, sittings } = await twoAtATable(server.url)
    const guest = await new Visitor(server.url).arrive()
    const shut = await guest.sit(id)
    assert.equal(await shut.closed, 4404, 'a private table is not there without the link')
    const watcher = await guest.sit(id, `?invite=${invite}`)
    const seen = await seated(watcher)
    assert.deepEqual([seen.eye, seen.mine], ['spectator', []])
    assert.deepEqual((seen.view as { hand: number[] }).hand, [])
    for (const ask of [
      { do: 'act', seat: 0, action: { type: 'done' }, at: 0 },
      { do: 'resign', seat: 0 },
      { do: 'undo', seat: 1 },
      { do: 'odds', seat: 0, action: { type: 'done' } },
      { do: 'stand', seat: 0, question: 'assault.reaction', on: true },
      { do: 'say', text: 'hello' },
    ])
      assert.equal((await watcher.ask(ask)).ok, false, JSON.stringify(ask))
    watcher.socket.send(JSON.stringify({ do: 'watch', eye: 0 }))
    await watcher.ask({ do: 'log' })
    assert.equal(watcher.snapshot().eye, 'spectator')
    await playOn(sittings, 'watched', 5)
    await watcher.until(() => watcher.snapshot().at === 5)
    sittings[0].ask({ do: 'say', text: 'between us' })
    await sittings[1].until(() => sittings[1].tells.some(tell => tell.tell === 'said'))
    assert.ok(!watcher.tells.some(tell => tell.tell === 'said'), 'what players say to each other is theirs')
    assert.deepEqual((await watcher.ask({ do: 'log' })).ok, true)
  })

  test('a table that waits says so, and begins by itself', async () => {
    const [red, blue] = [await new Visitor(server.url).arrive('A'), await new Visitor(server.url).arrive('B')]
    const { id, invite } = await red.ok<TableInfo>('POST', '/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const first = await red.sit(id)
    const waits = await first.until(() => first.tells.find(tell => tell.tell === 'waiting'))
    assert.ok(waits.tell === 'waiting')
    assert.deepEqual(waits.missing, [0, 1])
    assert.equal((await first.ask({ do: 'act', seat: 0, action: { type: 'done' }, at: 0 })).ok, false)
    await red.join(id)
    await first.until(() => first.tells.some(tell => tell.tell === 'waiting' && tell.missing.length === 1))
    await blue.join(id, { invite })
    const began = await seated(first)
    assert.deepEqual(
      began.chairs.map(chair => [chair.name, chair.present]),
      [
        ['A', true],
        ['B', false],
      ],
    )
    const second = await blue.sit(id)
    await first.until(() => first.snapshot().chairs[1]!.present)
    assert.deepEqual((await seated(second)).mine, [1])
    second.close()
    await first.until(() => !first.snapshot().chairs[1]!.present)
  })

  test('undo freely, and by agreement; a draw', async () => {
    const { sittings } = await twoAtATable(server.url)
    const { mover, other, seat } = sides(sittings)
    await act(mover, { type: 'march', arg: 2 })
    assert.deepEqual(await mover.ask({ do: 'undo', seat }), { ok: true })
    await other.until(() => other.snapshot().at === 0 && other.tells.some(tell => tell.tell === 'moved' && tell.undone))
    await act(mover, { type: 'forage' })
    assert.equal((await mover.ask({ do: 'undo', seat })).ok, false, 'a die was rolled')
    assert.deepEqual(await mover.ask({ do: 'offer', seat, what: 'undo' }), { ok: true })
    await other.until(() => other.snapshot().offers?.some(each => each.what === 'undo'))
    assert.deepEqual(await other.ask({ do: 'answerOffer', seat: 1 - seat, what: 'undo', yes: true }), { ok: true })
    await mover.until(() => mover.snapshot().at === 0 && mover.snapshot().offers === undefined)
    await mover.ask({ do: 'offer', seat, what: 'draw' })
    await other.ask({ do: 'answerOffer', seat: 1 - seat, what: 'draw', yes: false })
    await mover.until(() => mover.snapshot().offers === undefined)
    await other.ask({ do: 'offer', seat: 1 - seat, what: 'draw' })
    await mover.ask({ do: 'offer', seat, what: 'draw' })
    await other.until(() => other.snapshot().ending)
    assert.deepEqual(mover.snapshot().ending, { by: 'agreed', seat: 1 - seat, winners: [] })
  })

  test('a return game: sides change, both sit down again', async () => {
    const { sittings, red, blue, id } = await twoAtATable(server.url)
    await sittings[0].ask({ do: 'resign', seat: 0 })
    await sittings[1].ask({ do: 'offer', seat: 1, what: 'rematch' })
    await sittings[0].ask({ do: 'offer', seat: 0, what: 'rematch' })
    const told = await sittings[1].until(() => sittings[1].tells.find(tell => tell.tell === 'rematch'))
    assert.ok(told.tell === 'rematch')
    assert.equal((await red.ok<TableInfo>('GET', `/api/tables/${id}`)).rematch, told.table)
    const waiting = await blue.join(told.table)
    assert.deepEqual([waiting.status, waiting.mine], ['waiting', [0]])
    const begun = await red.join(told.table)
    assert.deepEqual([begun.status, begun.mine], ['playing', [1]])
    assert.notEqual(begun.commitment, sittings[0].snapshot().commitment)
  })

  test('tables nobody looks at leave the memory and come back as they were, offers and standing passes too', async t => {
    const forgetful = await testServer(`${server.folder}/forgetful`, { idleAfter: 200 })
    t.after(() => forgetful.close())
    const { sittings, red, blue, id } = await twoAtATable(forgetful.url)
    await playOn(sittings, 'sleep', 12)
    assert.deepEqual(await sittings[0].ask({ do: 'stand', seat: 0, question: 'assault.reaction', on: true }), {
      ok: true,
    })
    await sittings[1].ask({ do: 'offer', seat: 1, what: 'draw' })
    await sittings[0].until(() => sittings[0].snapshot().offers?.length === 1)
    const before = sittings.map(each => ({ ...each.snapshot(), chairs: [] }))
    for (const each of sittings) each.close()
    const guest = new Visitor(forgetful.url)
    const inMemory = async () =>
      Number(/tables_in_memory (\d+)/.exec(String((await guest.call('GET', '/metrics')).body))?.[1])
    await eventually('tables leave the memory', async () => (await inMemory()) === 0)
    const again = (await Promise.all([red.sit(id), blue.sit(id)])) as [Sitting, Sitting]
    await Promise.all(again.map(seated))
    for (const each of again) await each.until(() => each.snapshot().chairs.every(chair => chair.present))
    assert.deepEqual(
      again.map(each => ({ ...each.snapshot(), chairs: [] })),
      before,
    )
    assert.deepEqual(again[0].snapshot().standing, ['assault.reaction'])
    assert.equal(again[1].snapshot().standing?.length, 0)
    assert.equal(await randomMove(again, searchDice('on')), true)
  })

  test('too many messages, too large a message', async t => {
    const strict = await testServer(`${server.folder}/strict`, { messagesPerSecond: 10 })
    t.after(() => strict.close())
    t.after(() => strict.close())
    const { sittings } = await twoAtATable(strict.url)
    for (let i = 0; i < 40; i++) sittings[0].socket.send(JSON.stringify({ do: 'log', id: i }))
    assert.equal(await sittings[0].closed, 4429)
    sittings[1].socket.send(JSON.stringify({ do: 'say', text: 'x'.repeat(70_000), id: 1 }))
    // 1006: the connection was cut before the client had read why, as it may be while it is still sending.
    assert.ok([1009, 1006].includes(await sittings[1].closed))
  })

  test('another site’s page gets no socket, an unknown path neither', async () => {
    const { id, red } = await twoAtATable(server.url)
    const ws = red.base.replace('http', 'ws')
    await assert.rejects(
      sitting(`${ws}/api/tables/${id}/socket`, red.cookie, { origin: 'https://evil.example' }),
      /403/,
    )
    await assert.rejects(sitting(`${ws}/api/tables/${id}/socket`, red.cookie, { origin: 'null' }), /403/)
    await assert.rejects(sitting(`${ws}/api/elsewhere`, red.cookie), /404/)
    const own = await sitting(`${ws}/api/tables/${id}/socket`, red.cookie, { origin: red.base })
    assert.deepEqual((await seated(own)).mine, [0])
    const forged = red.cookie.replace(/.$/, end => (end === 'A' ? 'B' : 'A'))
    const stranger = await sitting(`${ws}/api/tables/${id}/socket`, forged)
    assert.equal(await stranger.closed, 4404)
  })
})
