/** Nobody chooses his part of the dice last: numbers are promised by hash, and shown when everybody has promised. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { sha256Hex } from '@bivouac/kernel'
import { type Journal, verify } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import { playOn, type Sitting, seated, served, twoAtATable, Visitor } from './help.ts'

const server = served()
const [RED, BLUE] = ['number-of-red', 'number-of-blue']

async function promising(): Promise<{ red: Visitor; blue: Visitor; id: string; invite: string }> {
  const [red, blue] = [await new Visitor(server.url).arrive('Ney'), await new Visitor(server.url).arrive('Davout')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id, invite } = await red.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats })
  return { red, blue, id, invite: invite! }
}
const give = (visitor: Visitor, id: string, body: object) =>
  visitor.call<TableInfo>('POST', `/api/tables/${id}/join`, body)

test('a game begins when everybody has promised and then shown his number; the journal has them', async () => {
  const { red, blue, id, invite } = await promising()
  const first = await give(red, id, { promise: sha256Hex(RED) })
  assert.equal(first.body.seats[0]?.promise, sha256Hex(RED))
  assert.equal(first.body.seats[0]?.ready, false)
  const { body } = await give(blue, id, { promise: sha256Hex(BLUE), invite })
  assert.deepEqual(
    body.seats.map(seat => seat.promise),
    [sha256Hex(RED), sha256Hex(BLUE)],
    'everybody sees what was promised before anybody shows his number',
  )
  assert.equal(body.status, 'waiting')
  // Neither number has left its browser; what is shown must be what was promised.
  assert.equal((await give(blue, id, { nonce: 'another-number', invite })).status, 400)
  assert.equal((await give(blue, id, { nonce: BLUE, invite })).body.status, 'waiting')
  assert.ok(!JSON.stringify((await red.call('GET', `/api/tables/${id}`)).body).includes(BLUE))
  assert.equal((await give(red, id, { nonce: RED })).body.status, 'playing')
  const sittings = await Promise.all([red.sit(id), blue.sit(id)])
  await Promise.all(sittings.map(seated))
  await playOn(sittings, 'promised', 400)
  if (sittings[0]!.snapshot().result === undefined) await sittings[0]!.ask({ do: 'resign', seat: 0 })
  const journal = (await red.call<Journal>('GET', `/api/tables/${id}/journal`)).body
  assert.deepEqual(journal.commitment?.nonces, [RED, BLUE])
  assert.equal(journal.commitment?.hash, body.commitment)
  assert.deepEqual(verify(toy, journal).faults, [])
})

test('who promises again after somebody has shown his number makes him promise anew, too', async () => {
  const { red, blue, id, invite } = await promising()
  await give(red, id, { promise: sha256Hex(RED) })
  await give(blue, id, { promise: sha256Hex(BLUE), invite })
  await give(blue, id, { nonce: BLUE, invite })
  // Red's browser has lost its number, or would like another one now that it may know Blue's.
  const again = (await give(red, id, { promise: sha256Hex('another-of-red') })).body
  assert.equal(again.seats[1]?.ready, false)
  assert.equal(again.seats[1]?.promise, undefined)
  await give(blue, id, { promise: sha256Hex('another-of-blue'), invite })
  await give(blue, id, { nonce: 'another-of-blue', invite })
  assert.equal((await give(red, id, { nonce: 'another-of-red' })).body.status, 'playing')
})

test('a number, or its promise, and not both or neither', async () => {
  const { red, id } = await promising()
  for (const body of [{}, { nonce: RED, promise: sha256Hex(RED) }, { promise: 'abc' }])
    assert.equal((await give(red, id, body)).status, 400)
})

test('after an agreed take-back nobody knows the next roll', async () => {
  const { sittings, red, id } = await twoAtATable(server.url)
  const rolled: string[] = []
  const seat = sittings[0].snapshot().asked!.seat
  const [mover, other] = [sittings[seat]!, sittings[1 - seat]!] as [Sitting, Sitting]
  for (let i = 0; i < 8; i++) {
    const at = mover.snapshot().at
    assert.ok((await mover.ask({ do: 'act', seat, action: { type: 'attack' }, at })).ok)
    await other.until(() => other.snapshot().at === at + 1)
    assert.ok((await other.ask({ do: 'act', seat: 1 - seat, action: { type: 'pass' }, at: at + 1 })).ok)
    await mover.until(() => mover.snapshot().at >= at + 2)
    const past = await mover.ask({ do: 'past', at: at + 2 })
    rolled.push(JSON.stringify(past.ok && (past.value as { rolls?: unknown }).rolls))
    if (i === 7) break
    assert.ok((await mover.ask({ do: 'offer', seat, what: 'undo' })).ok)
    await other.until(() => other.snapshot().offers?.length)
    assert.ok((await other.ask({ do: 'answerOffer', seat: 1 - seat, what: 'undo', yes: true })).ok)
    await mover.until(() => mover.snapshot().at === at)
  }
  assert.ok(new Set(rolled).size > 2, rolled.join(' '))
  await mover.ask({ do: 'resign', seat })
  const journal = (await red.call<Journal>('GET', `/api/tables/${id}/journal`)).body
  assert.equal(journal.backs, 7)
  assert.deepEqual(verify(toy, journal).faults, [])
})
