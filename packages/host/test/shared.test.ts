/** A table at which several share a question: people, a computer beside a person, two processes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomPlayer } from '@bivouac/ai'
import { createMatch, type Match, resume } from '@bivouac/match'
import { diggers, dug } from '../../kernel/test/toy-diggers.ts'
import { type Chair, Conflict, createTable, type TableChange, type TableParts, thinkHere } from '../src/index.ts'
import { bot, human, sit } from './page.ts'

const thinker = thinkHere({ game: diggers, players: { random: randomPlayer }, seed: 'bots' })
const NAMES = ['Anna', 'Berto', 'Carla', 'Dario']
const begun = (): Match => createMatch(diggers, { scenario: 'strip', options: {} }, { seed: 'dig', nonces: ['a'] })
const rest = { type: 'rest' }

async function opened(parts: Partial<TableParts> = {}) {
  const chairs: readonly Chair[] = parts.chairs ?? NAMES.map(human)
  const table = createTable({ id: 't', match: begun(), chairs, thinker, ...parts })
  const pages = chairs.map((chair, seat) =>
    sit(table, { mine: chair.kind === 'human' ? [seat] : [], name: chair.name }),
  )
  for (const page of pages) await page.connection.ask({ do: 'watch' })
  return { table, pages }
}

test('each of them has his own options, and everybody sees who is still at work', async () => {
  const { pages } = await opened()
  const asked = () => pages.map(page => page.latest().asked!)
  assert.deepEqual(
    asked().map(({ seat, seats, shared, answered, actions }) => [seat, seats, shared, answered, actions !== undefined]),
    [
      [0, [0, 1], true, undefined, true],
      [1, [0, 1], true, undefined, true],
      [0, [0, 1], true, undefined, false],
      [0, [0, 1], true, undefined, false],
    ],
  )
  await pages[1]!.act(1, dug(1, 0))
  assert.ok(!pages[0]!.latest().asked!.actions!.some(each => each.arg === 0), 'the place is taken on his page, too')
  assert.equal(pages[2]!.latest().at, 1, 'an order is told at once')
  await pages[0]!.act(0, rest)
  assert.deepEqual(
    asked().map(({ seats, actions }) => [seats, actions !== undefined]),
    [0, 1, 2, 3].map(seat => [[1], seat === 1]),
  )
  assert.equal(pages[0]!.latest().noUndo !== undefined, true)
})

test('two orders that cross on the wire are both carried out; what has become illegal is refused by its rule', async () => {
  const { table, pages } = await opened()
  const both = [dug(0, 3), dug(1, 4)].map((action, seat) => pages[seat]!.ask({ do: 'act', seat, action, at: 0 }))
  assert.deepEqual(
    (await Promise.all(both)).map(({ ok }) => ok),
    [true, true],
  )
  assert.equal(table.match.length, 2)
  const late = await pages[0]!.ask({ do: 'act', seat: 0, action: dug(0, 4), at: 1 })
  assert.ok(!late.ok && 'refusal' in late)
  assert.equal(late.refusal.text.en, 'There is a hole already.')
})

test('a computer orders beside a person, and does not wait for him nor he for it', async () => {
  const { table, pages } = await opened({ chairs: [human('Anna'), bot, human('Carla'), bot] })
  await table.settled()
  assert.deepEqual(table.match.decision?.shared, [0], 'the computer is through')
  assert.ok(table.match.moves().every(({ seat }) => seat === 1))
  const place = [0, 1, 2, 3, 4, 5, 6, 7].find(each => table.match.whyNot(0, dug(0, each)) === undefined)!
  assert.ok((await pages[0]!.act(0, dug(0, place))).ok)
  assert.ok((await pages[0]!.act(0, rest)).ok)
  await table.settled()
  assert.deepEqual(table.match.decision?.shared, [2])
})

test('computers of one side order one after the other, in the order of seats', async () => {
  const { table } = await opened({ chairs: [bot, bot, human('Carla'), human('Dario')] })
  await table.settled()
  const seats = table.match.moves().map(({ seat }) => seat)
  assert.deepEqual(
    seats,
    seats.toSorted((a, b) => a - b),
  )
  assert.deepEqual(table.match.decision?.shared, [2, 3])
})

test('at two processes: who comes second is judged anew on what the first has done', async () => {
  const elsewhere = begun()
  assert.ok(elsewhere.submit(1, dug(1, 0)).ok)
  let isFirst = true
  const kept: TableChange[] = []
  const { table, pages } = await opened({
    keep(change) {
      if (isFirst) {
        isFirst = false
        throw new Conflict('another process was first')
      }
      kept.push(change)
    },
    reread: async () => {
      const match = resume(diggers, elsewhere.journal(), { seed: 'dig' })
      assert.ok(typeof match !== 'string', String(match))
      return { match }
    },
  })
  assert.ok((await pages[0]!.act(0, dug(0, 5))).ok)
  assert.deepEqual(
    table.match.moves().map(({ seat }) => seat),
    [1, 0],
  )
  assert.equal(kept.length, 1)
})
