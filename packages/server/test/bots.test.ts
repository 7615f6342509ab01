import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { TableInfo, Timer } from '@bivouac/host'
import { isForced, journalDice } from '@bivouac/kernel'
import { createMatch, type Journal } from '@bivouac/match'
import { toy } from '../../match/test/toy.ts'
import type { Serving } from '../src/serve.ts'
import { openStore } from '../src/store/open.ts'
import { eventually, playOn, type Sitting, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'
import { PONDERING } from './slow-players.ts'

const place = scratch()
let server: Serving
const BOTS = {
  playersModule: new URL('./slow-players.ts', import.meta.url).href,
  bots: ['random', 'dreams', 'hangs', 'crashes', 'throws'],
  botPatience: 400,
}
before(async () => {
  server = await testServer(place.folder, BOTS)
})
after(async () => {
  await server.close()
  place.remove()
})

test('every level of a game plays online, not only chance', async () => {
  const levels = await testServer(join(place.folder, 'levels'), { botMilliseconds: 20 })
  try {
    const { bots } = await new Visitor(levels.url).ok<{ bots: readonly string[] }>('GET', '/api/me')
    assert.deepEqual(bots, ['random', 'recruit', 'veteran', 'marshal'])
    for (const bot of bots) {
      const { sitting } = await against(bot, levels)
      await passTurns(sitting, 3)
      sitting.close()
    }
    const visitor = await new Visitor(levels.url).arrive()
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'napoleon' }]
    assert.equal((await visitor.call('POST', '/api/tables', { game: 'toy', seats })).status, 400)
  } finally {
    await levels.close()
  }
})

async function against(bot: string, at: Serving = server): Promise<{ sitting: Sitting; visitor: Visitor; id: string }> {
  const visitor = await new Visitor(at.url).arrive()
  const { id } = await visitor.ok<TableInfo>('POST', '/api/tables', {
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
  })
  const begun = await visitor.join(id)
  assert.equal(begun.status, 'playing')
  const sitting = await visitor.sit(id)
  await seated(sitting)
  return { sitting, visitor, id }
}
/** The human ends his turns; every answer comes from the computer. */
async function passTurns(one: Sitting, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    const actions = await one.until(
      () => (one.snapshot().result === undefined ? one.snapshot().asked?.actions : []),
      'the computer moved',
    )
    if (actions.length === 0) return
    const action = actions.find(each => each.type === 'done' || each.type === 'pass') ?? actions[0]
    assert.deepEqual(await one.ask({ do: 'act', seat: 0, action, at: one.snapshot().at }), { ok: true })
  }
}

describe('computer players', () => {
  test('a whole game against the random player', async () => {
    const { sitting } = await against('random')
    await passTurns(sitting, 1000)
    assert.ok(sitting.snapshot().result)
  })

  test('odds and hints are thought elsewhere and answered', async () => {
    const { sitting } = await against('random')
    const actions = await sitting.until(() => sitting.snapshot().asked?.actions)
    const odds = await sitting.ask({
      do: 'odds',
      seat: 0,
      action: actions.find(each => each.type === 'attack') ?? actions.at(-1),
    })
    assert.ok(odds.ok && (odds.value as { outcomes: unknown[] }).outcomes.length > 0, JSON.stringify(odds))
    assert.ok((await sitting.ask({ do: 'hint', seat: 0 })).ok)
    assert.ok((await sitting.ask({ do: 'threats', seat: 0 })).ok)
    assert.equal((await sitting.ask({ do: 'odds', seat: 0, action: { type: 'march', arg: 99 } })).ok, false)
    const { sittings } = await twoAtATable(server.url)
    const { seat } = sittings[0].snapshot().asked!
    const hint = await sittings[seat]!.ask({ do: 'hint', seat })
    assert.ok(!hint.ok && 'refusal' in hint, 'no hints against people')
  })

  test('computers that think and think delay nobody’s move', async t => {
    const lazy = await testServer(`${place.folder}/lazy`, { ...BOTS, botPatience: 3_600_000 })
    t.after(() => lazy.close())
    const dreamers = await Promise.all(Array.from({ length: 6 }, () => against('dreams', lazy)))
    const dreaming = (): boolean => dreamers.every(({ sitting }) => sitting.snapshot().thinking === 1)
    await eventually('all of them dream', async () => {
      for (const { sitting } of dreamers) if (sitting.snapshot().asked?.seat === 0) await passTurns(sitting, 1)
      return dreaming()
    })
    const { sittings } = await twoAtATable(lazy.url)
    assert.ok((await playOn(sittings, 'quick', 40)) > 10)
    assert.ok(dreaming(), 'all the while')
  })

  test('an answer without a choice is held back like any other', async t => {
    const SPAN = 3_600_000
    const span = { least: SPAN, most: SPAN }
    const pace = { instinct: span, glance: span, search: span, brief: span, person: span }
    /** What was left of the time when an answer was ready, by the number of moves then; nobody waits for it here. */
    const pauses: number[] = []
    const timer: Timer = {
      now: () => performance.now(),
      chance: () => 0,
      after(milliseconds, then) {
        pauses.push(milliseconds)
        setImmediate(then)
        return () => {}
      },
    }
    const even = await testServer(`${place.folder}/even`, {
      ...BOTS,
      bots: ['ponders'],
      botPace: pace,
      botTimer: timer,
      botPatience: 3_600_000,
    })
    t.after(() => even.close())
    const { sitting } = await against('ponders', even)
    // It guards with the one card it was dealt, if it may: by the second attack it has none. Its own orders are a choice.
    for (const type of ['attack', 'attack', 'done']) {
      await sitting.until(() => sitting.snapshot().asked?.seat === 0, 'the human is asked')
      const answer = await sitting.ask({ do: 'act', seat: 0, action: { type }, at: sitting.snapshot().at })
      assert.deepEqual(answer, { ok: true })
    }
    await sitting.until(() => sitting.snapshot().asked?.seat === 0, 'the computer has ended its turn')
    await sitting.ask({ do: 'resign', seat: 0 })
    const { value: journal } = (await sitting.ask({ do: 'journal' })) as unknown as { value: Journal }
    const match = createMatch(toy, journal.setup, {
      dice: journalDice([...journal.opening, ...journal.moves.flatMap(move => move.rolls)]),
    })
    const forced: boolean[] = []
    for (const { seat, action } of journal.moves) {
      if (seat === 1) forced.push(isForced(match.asked(1)!))
      match.submit(seat, action)
    }
    assert.ok(forced.includes(true) && forced.includes(false), `${forced}`)
    assert.equal(pauses.length, forced.length, 'one pause for every answer')
    for (const [i, left] of pauses.entries()) {
      assert.ok(left > 0 && left <= SPAN, `${left}`)
      // The time that thinking took is a part of the whole, so that both kinds take as long.
      if (!forced[i]) assert.ok(left <= SPAN - PONDERING, `${left}`)
    }
  })

  for (const bot of ['crashes', 'throws', 'hangs'])
    test(`a computer that ${bot} is replaced, and the game goes on`, async () => {
      const { sitting } = await against(bot)
      // Whoever begins: the human passes his turn on, and something is played for the computer.
      if (sitting.snapshot().asked?.seat === 0) await passTurns(sitting, 1)
      const { at } = sitting.snapshot()
      await sitting.until(() => sitting.snapshot().at >= at + 1, 'something was played for it')
      const metrics = String((await new Visitor(server.url).call('GET', '/metrics')).body)
      if (bot !== 'throws') assert.match(metrics, /bivouac_bot_failures_total [1-9]/)
      await sitting.ask({ do: 'resign', seat: 0 })
    })

  test('a computer whose server went away while it thought is woken by the next one, and nothing was played for it', async t => {
    const folder = `${place.folder}/away`
    const first = await testServer(folder, { ...BOTS, botPatience: 3_600_000 })
    t.after(() => first.close())
    const { sitting, visitor, id } = await against('dreams', first)
    await eventually('it thinks', async () => {
      if (sitting.snapshot().asked?.seat === 0) await passTurns(sitting, 1)
      return sitting.snapshot().thinking === 1
    })
    const { at } = sitting.snapshot()
    await first.close()
    const store = await openStore({ data: folder })
    const kept = await store.moves(id, 0)
    await store.close()
    assert.equal(kept.length, at, 'closing played nothing')
    const next = await testServer(folder, {
      playersModule: new URL('./woken-players.ts', import.meta.url).href,
      bots: ['dreams'],
      botPatience: 3_600_000,
    })
    t.after(() => next.close())
    visitor.base = next.url.replace('localhost', '127.0.0.1')
    const length = async () => (await visitor.ok<TableInfo>('GET', `/api/tables/${id}`)).length
    await eventually('somebody wakes it', async () => (await length()) > at)
  })

  test('computers among themselves play for whoever watches, and stand still when nobody does', async t => {
    const show = await testServer(`${place.folder}/show`, { ...BOTS, botBreath: 20, idleAfter: 0 })
    t.after(() => show.close())
    const owner = await new Visitor(show.url).arrive()
    const seats = ['random', 'random'].map(bot => ({ kind: 'bot', bot }))
    const pace = { kind: 'move', seconds: 60 }
    const table = await owner.ok<TableInfo>('POST', '/api/tables', { game: 'toy', seats, pace })
    assert.deepEqual([table.status, table.mine, table.pace], ['playing', [], { kind: 'none' }])
    assert.ok(table.invite, 'whoever made it can show it to others')
    const query = `?invite=${table.invite}`
    const length = async (): Promise<number> =>
      (await owner.ok<TableInfo>('GET', `/api/tables/${table.id}${query}`)).length
    const stranger = await new Visitor(show.url).arrive()
    assert.equal((await stranger.call('GET', `/api/tables/${table.id}`)).status, 404, 'private all the same')

    // Sweeps pass; nobody watches, nothing is played.
    await passing(5)
    assert.equal(await length(), 0)
    const sitting = await stranger.sit(table.id, query)
    await seated(sitting)
    await sitting.until(() => sitting.snapshot().at >= 5, 'they play for whoever watches')
    sitting.close()
    const metrics = async (): Promise<string> => String((await owner.call('GET', '/metrics')).body)
    while (!/^bivouac_tables_in_memory 0$/m.test(await metrics())) await passing(1)
    // A thought that had begun may still have been kept; none begins any more.
    const left = await length()
    await passing(10)
    assert.equal(await length(), left, 'nobody watches')
    const again = await owner.sit(table.id, query)
    await seated(again)
    await again.until(() => again.snapshot().at > left, 'and on they go')
    again.close()
  })

  test('a seat for the maker, or computers in all of them', async () => {
    const visitor = await new Visitor(server.url).arrive()
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }]
    const refused = await visitor.call('POST', '/api/tables', { game: 'toy', seats })
    assert.equal(refused.status, 400)
    assert.match(JSON.stringify(refused.body), /unless computers have them all/)
  })
})

/** So many sweeps of the test servers pass. */
const passing = (sweeps: number): Promise<void> => new Promise(resolve => setTimeout(resolve, 100 * sweeps))
