/** A table of three, and one of two against two: agreements, leaving, and questions to several at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomPlayer } from '@bivouac/ai'
import { createMatch } from '@bivouac/match'
import { act, orders } from '../../kernel/test/toy-orders.ts'
import { type Chair, createTable, type TableChange, type TableParts, type Tell, thinkHere } from '../src/index.ts'
import { bot, human, sit } from './page.ts'

const NAMES = ['Anna', 'Berto', 'Carla', 'Dario']
const thinker = thinkHere({ game: orders, players: { random: randomPlayer }, seed: 'bots' })

async function opened(scenario: 'three' | 'pairs', parts: Partial<TableParts> = {}) {
  const setup = orders.readSetup({ scenario })
  assert.ok(typeof setup !== 'string')
  const match = createMatch(orders, setup, { seed: 'sesame', nonces: ['a'] })
  const chairs: readonly Chair[] = parts.chairs ?? orders.seats(setup).map((_, seat) => human(NAMES[seat]!))
  const kept: TableChange[] = []
  const keep = (change: TableChange): void => void kept.push(change)
  const table = createTable({ id: 't1', match, seed: 'sesame', chairs, thinker, keep, standIn: 'random', ...parts })
  const pages = chairs.map((chair, seat) =>
    sit(table, { mine: chair.kind === 'human' ? [seat] : [], name: chair.name }),
  )
  const watcher = sit(table, { mine: [], name: 'Elena' })
  for (const page of [...pages, watcher]) await page.connection.ask({ do: 'watch' })
  return { table, pages, watcher, kept }
}
const hold = act('hold')

test('a draw needs the yes of everybody: one of three is not enough, and one no is', async () => {
  const { table, pages } = await opened('three')
  const [anna, berto, carla] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]]
  await anna.ask({ do: 'offer', seat: 0, what: 'draw' })
  await berto.ask({ do: 'answerOffer', seat: 1, what: 'draw', yes: true })
  assert.equal(table.ending, undefined, 'Carla has not been asked')
  assert.deepEqual(carla.latest().offers, [{ seat: 0, what: 'draw', yes: [1] }])
  await carla.ask({ do: 'answerOffer', seat: 2, what: 'draw', yes: false })
  assert.equal(carla.latest().offers, undefined)
  await anna.ask({ do: 'offer', seat: 0, what: 'draw' })
  await carla.ask({ do: 'offer', seat: 2, what: 'draw' })
  assert.equal(table.ending, undefined)
  await berto.ask({ do: 'answerOffer', seat: 1, what: 'draw', yes: true })
  assert.deepEqual(table.ending, { by: 'agreed', seat: 0, winners: [] })
})

test('take-backs and return games need everybody, too', async () => {
  let made = 0
  const { table, pages } = await opened('three', { rematch: async () => `next-${++made}` })
  for (const [seat, page] of pages.entries()) await page.act(seat, hold)
  const at = table.match.length
  await pages[2]!.ask({ do: 'offer', seat: 2, what: 'undo' })
  await pages[0]!.ask({ do: 'answerOffer', seat: 0, what: 'undo', yes: true })
  assert.equal(table.match.length, at)
  await pages[1]!.ask({ do: 'answerOffer', seat: 1, what: 'undo', yes: true })
  assert.ok(table.match.length < at)
  await pages[0]!.ask({ do: 'offer', seat: 0, what: 'draw' })
  for (const seat of [1, 2]) await pages[seat]!.ask({ do: 'answerOffer', seat, what: 'draw', yes: true })
  await pages[0]!.ask({ do: 'offer', seat: 0, what: 'rematch' })
  await pages[1]!.ask({ do: 'answerOffer', seat: 1, what: 'rematch', yes: true })
  assert.equal(made, 0)
  await pages[2]!.ask({ do: 'answerOffer', seat: 2, what: 'rematch', yes: true })
  assert.equal(made, 1)
})

test('who leaves a side of two hands his seat to his team-mate; the last of a side loses the game', async () => {
  const { table, pages, watcher, kept } = await opened('pairs')
  await pages[0]!.ask({ do: 'resign', seat: 0 })
  assert.equal(table.ending, undefined)
  assert.deepEqual(kept.at(-1)?.kind, 'left')
  assert.deepEqual(pages[2]!.latest().mine, [0, 2])
  assert.deepEqual(pages[0]!.latest().mine, [])
  assert.equal(pages[0]!.latest().eye, 'spectator')
  assert.equal(watcher.latest().chairs[0]?.name, 'Carla')
  assert.ok(watcher.told.some(tell => tell.tell === 'left' && tell.by === 'resigned'))
  await pages[2]!.ask({ do: 'resign', seat: 2 })
  assert.deepEqual(table.ending, { by: 'resigned', seat: 2, winners: [1] })
})

test('among three a computer plays on for who leaves, until one side is left', async () => {
  const { table, pages } = await opened('three')
  await pages[1]!.ask({ do: 'resign', seat: 1 })
  assert.equal(table.ending, undefined)
  assert.deepEqual(pages[0]!.latest().chairs[1], {
    kind: 'bot',
    bot: 'random',
    name: 'random',
    present: true,
    standsIn: 'Berto',
  })
  await table.settled()
  assert.deepEqual(table.match.decision?.awaited, [0, 2], 'the computer has answered for him')
  await table.flagged([0])
  assert.deepEqual(table.ending, { by: 'timeout', seat: 0, winners: [2] })
})

test('a game may say itself what giving up means', async () => {
  const game: typeof orders = {
    ...orders,
    givenUp: (_, seat) => (seat === 0 ? { winners: [1, 2], by: 'surrender', rule: '3', grade: 'decisive' } : undefined),
  }
  const setup = orders.readSetup({ scenario: 'three' })
  assert.ok(typeof setup !== 'string')
  const two = async (seat: number) => {
    const { table, pages } = await opened('three', { match: createMatch(game, setup, { seed: 'x' }) })
    await pages[seat]!.ask({ do: 'resign', seat })
    return table.ending
  }
  assert.deepEqual(await two(0), { by: 'resigned', seat: 0, winners: [1, 2], grade: 'decisive' })
  assert.equal(await two(1), undefined)
})

test('all who are asked have their options at once; an answer, its undo and another are no message to anybody else', async () => {
  const { table, pages, watcher } = await opened('pairs')
  for (const [seat, page] of pages.entries()) {
    assert.equal(page.latest().asked?.seat, seat)
    assert.ok(page.latest().asked?.actions?.length)
    assert.deepEqual(page.latest().asked?.seats, [0, 1, 2, 3])
  }
  assert.equal(watcher.latest().asked?.actions, undefined)
  const others = [pages[0]!, pages[1]!, pages[3]!, watcher]
  const before = others.map(page => page.told.length)
  await pages[2]!.act(2, hold)
  assert.equal(pages[2]!.latest().asked?.answered, true)
  assert.equal(pages[2]!.latest().at, 1)
  await pages[2]!.ask({ do: 'undo', seat: 2 })
  assert.ok(pages[2]!.latest().asked?.actions?.length)
  await pages[2]!.act(2, hold)
  assert.deepEqual(
    others.map(page => page.told.length),
    before,
  )
  // Whatever else is told meanwhile looks as it did before.
  const strip = (tell: Tell | undefined): unknown => (tell && 'snapshot' in tell ? tell.snapshot : tell)
  const sights = others.map(page => strip(page.told.findLast(each => 'snapshot' in each)))
  table.seat(pages.map((_, seat) => human(NAMES[seat]!)))
  assert.deepEqual(
    others.map(page => strip(page.told.at(-1))),
    sights,
  )
  // His move is not stale because another has answered.
  for (const seat of [3, 0]) assert.ok((await pages[seat]!.act(seat, hold)).ok)
  const past = await watcher.ask({ do: 'past', at: 1 })
  assert.ok(!past.ok, 'there is no such moment for anybody else')
  assert.ok((await pages[1]!.act(1, hold)).ok)
  for (const page of [...pages, watcher]) assert.equal(page.latest().at, 4)
})

test('computers among several who are asked answer, each for himself, and the game goes to its end', async () => {
  const chairs = [human('Anna'), bot, bot, human('Dario')]
  const { table, pages } = await opened('pairs', { chairs })
  for (let n = 0; n < 30 && table.match.result === undefined; n++) {
    await table.settled()
    for (const seat of [0, 3]) {
      const { asked } = pages[seat]!.latest()
      if (asked?.actions !== undefined) assert.ok((await pages[seat]!.act(seat, asked.actions[0]!)).ok)
    }
    await table.settled()
  }
  assert.ok(table.match.result !== undefined)
  assert.deepEqual(pages[0]!.latest().teams, {
    sides: [0, 1, 0, 1],
    names: [
      { it: 'Est', en: 'East' },
      { it: 'Ovest', en: 'West' },
    ],
  })
})

test('two at one screen who are asked at once are asked one after the other', async () => {
  const { table } = await opened('three', { local: true })
  const screen = sit(table, { mine: [0, 1, 2], name: 'us' })
  await screen.connection.ask({ do: 'watch', eye: 0 })
  await screen.act(0, hold)
  assert.equal(screen.latest().asked?.seat, 1, 'the next of those who sit here')
  assert.equal(screen.latest().asked?.actions, undefined, 'whose options are his')
  await screen.connection.ask({ do: 'watch', eye: 1 })
  assert.ok(screen.latest().asked?.actions?.length)
})
