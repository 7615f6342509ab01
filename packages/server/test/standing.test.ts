/**
 * Orders given in advance, on the wire: the server keeps them and answers when the page is closed, at a time drawn before
 * anybody looks; and nothing that anybody else is sent says that there was an order, or what its owner held.
 */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { TableInfo } from '@bivouac/host'
import { paceFor, type Tell, type Timer } from '@bivouac/host'
import { eventually, type Sitting, scratch, testServer, twoAtATable } from './help.ts'

const REACTION = 'assault.reaction'
const PACE = paceFor(1000)

/** A time that stands still until the test lets it pass; every draw is the middle. */
function handTimer() {
  const waiting: { readonly milliseconds: number; readonly then: () => void }[] = []
  const timer: Timer = {
    now: () => 0,
    chance: () => 0.5,
    after(milliseconds, then) {
      const each = { milliseconds, then }
      waiting.push(each)
      return () => void (waiting.includes(each) && waiting.splice(waiting.indexOf(each), 1))
    },
  }
  return { timer, waiting, pass: () => waiting.splice(0).forEach(({ then }) => void then()) }
}

const place = scratch()
after(() => place.remove())

/** Two people at a table of a server whose time stands still; `foe` will be attacked. */
async function served(name: string) {
  const hand = handTimer()
  const server = await testServer(`${place.folder}/${name}`, { botPace: PACE, botTimer: hand.timer })
  const { sittings } = await twoAtATable(server.url)
  const me = sittings[0].snapshot().asked!.seat
  const foe = 1 - me
  return { server, hand, me, foe, mine: sittings[me]!, his: sittings[foe]! }
}
const act = async (one: Sitting, seat: number, type: string, arg?: unknown): Promise<void> => {
  const answer = await one.ask({
    do: 'act',
    seat,
    action: { type, ...(arg !== undefined && { arg }) },
    at: one.snapshot().at,
  })
  assert.ok(answer.ok, JSON.stringify(answer))
}
const reached = (one: Sitting, at: number) => one.until(() => one.snapshot().at >= at && one.snapshot(), `${at} moves`)
/** Whatever was sent has come when the answer to this has. */
const settled = (one: Sitting) => one.ask({ do: 'log' })

/** What the attacker was sent, without what the dice made of it, and whoever of the two it was that began. */
const shape = (tells: readonly Tell[], me: number): unknown =>
  tells.map(tell =>
    tell.tell === 'moved'
      ? {
          keys: Object.keys(tell.snapshot).sort(),
          at: tell.snapshot.at,
          asked: tell.snapshot.asked && {
            ...tell.snapshot.asked,
            seat: tell.snapshot.asked.seat === me,
            actions: tell.snapshot.asked.actions?.length,
          },
          present: tell.snapshot.chairs.map(({ present }) => present),
          heard: tell.heard.map(({ move, event }) => [move, event.e]),
        }
      : tell.tell === 'answer'
        ? tell.answer.ok
        : tell,
  )

type Hand = 'cards' | 'nothing'
type How = 'ordered' | 'on a condition' | 'by hand'

/** One attack on somebody who holds cards he could answer with, or none; what the attacker is sent, and how long is waited. */
async function attack(hand: Hand, how: How) {
  const table = await served(`${hand} ${how}`.replaceAll(' ', '-'))
  const { server, mine, his, me, foe } = table
  // His turn: he draws, or does nothing; then he has spent what he held.
  await act(mine, me, 'done')
  await reached(his, 1)
  if (hand === 'cards') for (let i = 0; i < 3; i++) await act(his, foe, 'draw')
  await act(his, foe, 'done')
  await reached(mine, his.snapshot().at)
  if (hand === 'nothing') {
    await act(mine, me, 'attack')
    await reached(his, mine.snapshot().at)
    const guard = his.snapshot().asked!.actions!.find(({ type }) => type === 'guard')
    await act(his, foe, guard?.type ?? 'pass', guard?.arg)
    await reached(mine, his.snapshot().at)
  }
  const before = mine.tells.length
  const at = mine.snapshot().at
  if (how !== 'by hand') {
    const question = how === 'ordered' ? REACTION : `${REACTION}#behind`
    assert.ok((await his.ask({ do: 'stand', seat: foe, question, on: true })).ok)
    assert.deepEqual(his.snapshot().standing, [question])
  }
  await settled(mine)
  assert.equal(mine.tells.slice(before).filter(({ tell }) => tell !== 'answer').length, 0, 'nobody is told of an order')
  const options = (): number => his.snapshot().asked?.actions?.length ?? 0
  const from = mine.tells.length
  await act(mine, me, 'attack')
  await reached(his, at + 1)
  assert.equal(options() > 1, hand === 'cards', 'what he holds')
  await settled(mine)
  assert.equal(mine.snapshot().at, at + 1, 'the question stands open')
  const waits = table.hand.waiting.map(({ milliseconds }) => milliseconds)
  if (how === 'by hand') await act(his, foe, 'pass')
  else table.hand.pass()
  await reached(mine, at + 2)
  await settled(mine)
  const told = mine.tells.slice(from)
  await server.close()
  return { told: shape(told, me), waits }
}

describe('on the wire', () => {
  test('an answer given in advance, by who holds cards and who holds none, and one by hand are sent alike and wait alike', async () => {
    const byHand = await attack('cards', 'by hand')
    assert.deepEqual(byHand.waits, [])
    const middle = (PACE.person.least + PACE.person.most) / 2
    for (const hand of ['cards', 'nothing'] as const)
      for (const how of ['ordered', 'on a condition'] as const) {
        // Whoever has points is asked about by the condition: an attack that was won before would change the table.
        if (hand === 'nothing' && how === 'on a condition') continue
        const { told, waits } = await attack(hand, how)
        assert.deepEqual(waits, [middle], `${hand}, ${how}: drawn from one distribution`)
        if (hand === 'cards') assert.deepEqual(told, byHand.told, `${hand}, ${how}`)
        else assert.deepEqual(told, (await attack('nothing', 'by hand')).told, `${hand}, ${how}`)
      }
  })

  test('an order is kept and given when its owner has closed the page', async () => {
    const { server, hand, mine, his, me, foe } = await served('closed')
    assert.ok((await his.ask({ do: 'stand', seat: foe, question: REACTION, on: true })).ok)
    his.close()
    await his.closed
    await mine.until(() => mine.snapshot().chairs[foe]!.present === false)
    await act(mine, me, 'attack')
    await settled(mine)
    assert.equal(mine.snapshot().at, 1)
    hand.pass()
    assert.equal((await reached(mine, 2)).asked!.seat, me)
    await server.close()
  })

  test('so is the rest of a turn, when the other side was asked in between', async () => {
    const { server, hand, mine, his, me, foe } = await served('rest')
    await act(mine, me, 'attack')
    await reached(his, 1)
    assert.ok((await mine.ask({ do: 'stand', seat: me, question: 'turn', on: true })).ok)
    mine.close()
    await mine.closed
    await act(his, foe, 'pass')
    await reached(his, 2)
    assert.deepEqual(
      hand.waiting.map(({ milliseconds }) => milliseconds),
      [(PACE.person.least + PACE.person.most) / 2],
    )
    hand.pass()
    assert.equal((await reached(his, 3)).asked!.seat, foe, 'the next turn is called')
    await server.close()
  })

  test('whoever may pass the rest of his turn is told so, and nobody else is', async () => {
    const { server, mine, his, me } = await served('may')
    assert.equal(mine.snapshot().asked!.rest, true)
    assert.equal(his.snapshot().asked!.rest, undefined)
    await act(mine, me, 'attack')
    await reached(his, 1)
    assert.equal(his.snapshot().asked!.rest, undefined, 'a question that can be passed for good is not a turn')
    await server.close()
  })

  test('a server that went away before the answer was given gives it when it is back, though nobody looks', async () => {
    const folder = `${place.folder}/away`
    const hand = handTimer()
    const first = await testServer(folder, { botPace: PACE, botTimer: hand.timer })
    const { sittings, red, id } = await twoAtATable(first.url)
    const me = sittings[0].snapshot().asked!.seat
    assert.ok((await sittings[1 - me]!.ask({ do: 'stand', seat: 1 - me, question: REACTION, on: true })).ok)
    await act(sittings[me]!, me, 'attack')
    await eventually('the answer is drawn', () => hand.waiting.length === 1)
    for (const each of sittings) each.close()
    await first.close()
    const second = await testServer(folder)
    red.base = second.url
    await eventually('it is answered', async () => (await red.ok<TableInfo>('GET', `/api/tables/${id}`)).length === 2)
    await second.close()
  })
})
