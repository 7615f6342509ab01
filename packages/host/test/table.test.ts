import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatch, resume } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { Conflict, createTable, type TableChange, type TableParts, type Tell } from '../src/index.ts'
import { bot, human, sit, thinker } from './page.ts'

function open(parts: Partial<TableParts> = {}) {
  const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
  return createTable({ id: 't1', match, seed: 'sesame', chairs: [human('Anna'), human('Berto')], thinker, ...parts })
}

async function twoPlayers(parts: Partial<TableParts> = {}) {
  const table = open(parts)
  const pages = [sit(table, { mine: [0], name: 'Anna' }), sit(table, { mine: [1], name: 'Berto' })] as const
  const watcher = sit(table, { mine: [], name: 'Carla' })
  for (const page of [...pages, watcher]) await page.connection.ask({ do: 'watch' })
  const active = table.match.decision!.seat
  return { table, pages, watcher, active, me: pages[active]!, foe: pages[1 - active]! }
}

test('only the deciding eye is offered actions; everybody hears who decides', async () => {
  const { me, foe, watcher, active } = await twoPlayers()
  assert.ok(me.latest().asked?.actions?.length)
  for (const other of [foe, watcher]) {
    assert.equal(other.latest().asked?.seat, active)
    assert.equal(other.latest().asked?.actions, undefined)
  }
  assert.equal(watcher.latest().eye, 'spectator')
})

test('a legal move reaches everybody, an illegal or stale one only gets its refusal', async () => {
  const { table, me, foe, active } = await twoPlayers()
  const to = (table.match.view(active) as { post: number[] }).post[active] === 1 ? 2 : 1
  assert.deepEqual(await me.act(active, { type: 'march', arg: to }), { ok: true })
  assert.equal(foe.latest().at, 1)
  const before = foe.told.length
  const stale = await me.ask({ do: 'act', seat: active, action: { type: 'done' }, at: 0 })
  const absurd = await me.act(active, { type: 'march', arg: 77 })
  const foreign = await foe.act(active, { type: 'done' })
  for (const answer of [stale, absurd, foreign]) assert.ok(!answer.ok && 'refusal' in answer && answer.refusal.text.it)
  assert.equal(foe.told.length, before + 1, 'the other page heard nothing but the answer to its own ask')
})

test('spectators are told one and the same thing, made once; nobody else is told it', async () => {
  const table = open()
  const heard = new Map<string, Tell[]>()
  const listen = (name: string, mine: readonly number[]) => {
    heard.set(name, [])
    return table.connect({ mine, name }, tell => heard.get(name)!.push(tell))
  }
  for (const [name, mine] of [
    ['Carla', []],
    ['Anna', [0]],
    ['Dario', []],
    ['Berto', [1]],
  ] as const)
    listen(name, mine)
  table.seat([human('Anna'), human('Berto')])
  const [carla, annas, dario, bertos] = ['Carla', 'Anna', 'Dario', 'Berto'].map(name => heard.get(name)!.at(-1))
  assert.equal(carla, dario)
  assert.ok(carla?.tell === 'moved' && annas?.tell === 'moved' && bertos?.tell === 'moved')
  assert.deepEqual(
    [carla, annas, bertos].map(each => each.snapshot.eye),
    ['spectator', 0, 1],
  )
})

test('malformed messages are answered with a sentence and change nothing', async () => {
  const { table, me } = await twoPlayers()
  for (const raw of [
    null,
    7,
    'x',
    [],
    {},
    { do: 'fly' },
    { do: 'act' },
    { do: 'why', seat: 0, actions: 'all', id: 1 },
  ]) {
    await me.connection.ask(raw)
    const last = me.told.at(-1)
    assert.ok(last?.tell === 'answer' && !last.answer.ok && 'error' in last.answer)
  }
  assert.equal(table.match.length, 0)
})

test('nothing is told before it is kept', async () => {
  const order: string[] = []
  let release = (): void => {}
  const keep = (change: TableChange) =>
    new Promise<void>(resolve => {
      order.push(`keeping ${change.kind}`)
      release = resolve
    })
  const { me, foe, active } = await twoPlayers({ keep })
  const heard = foe.told.length
  const answered = me.act(active, { type: 'attack' }).then(() => order.push('answered'))
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(foe.told.length, heard)
  release()
  await answered
  assert.deepEqual(order, ['keeping moves', 'answered'])
  assert.equal(foe.told.length, heard + 1)
})

test('when another process was first the table is read again and the loser may look', async () => {
  const elsewhere = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
  elsewhere.submit(elsewhere.decision!.seat, { type: 'draw' })
  const { me, active } = await twoPlayers({
    keep: () => Promise.reject(new Conflict('late')),
    reread: async () => ({ match: resume(toy, elsewhere.journal(), { seed: 'sesame', nonces: ['a', 'b'] }) as never }),
  })
  const answer = await me.act(active, { type: 'done' })
  assert.ok(!answer.ok && 'refusal' in answer && answer.refusal.rule === undefined)
  assert.equal(me.latest().at, 1)
  assert.equal(me.latest().asked?.seat, active)
})

test('hidden things stay hidden in everything a page is sent', async () => {
  const { me, foe, watcher, active, table } = await twoPlayers()
  await me.act(active, { type: 'draw' })
  await me.act(active, { type: 'draw' })
  const drawn = (page: typeof me) =>
    page.told.flatMap(each => ('heard' in each ? each.heard : [])).filter(each => each.event.e === 'drew')
  assert.ok(drawn(me).every(each => 'card' in each.event))
  for (const other of [foe, watcher])
    assert.ok(drawn(other).length === 2 && drawn(other).every(each => !('card' in each.event)))
  assert.ok(!JSON.stringify(foe.told).includes('sesame'), 'the seed is never sent')
  const file = await foe.ask({ do: 'journal' })
  assert.ok(!file.ok && 'refusal' in file, 'the game file holds hidden draws: only after the end')
  const peek = await foe.ask({ do: 'past', at: table.match.length, eye: active })
  assert.ok(!peek.ok && 'refusal' in peek)
})

test('undo is free for one’s own moves and by agreement beyond', async () => {
  const { me, foe, active } = await twoPlayers()
  await me.act(active, { type: 'march', arg: 2 })
  assert.equal(me.latest().noUndo, undefined)
  assert.deepEqual(await me.ask({ do: 'undo', seat: active }), { ok: true })
  assert.equal(foe.latest().at, 0)
  await me.act(active, { type: 'forage' })
  const refused = await me.ask({ do: 'undo', seat: active })
  assert.ok(!refused.ok, 'dice were rolled')
  await me.ask({ do: 'offer', seat: active, what: 'undo' })
  assert.deepEqual(foe.latest().offers, [{ seat: active, what: 'undo' }])
  assert.deepEqual(await foe.ask({ do: 'answerOffer', seat: 1 - active, what: 'undo', yes: true }), { ok: true })
  assert.equal(me.latest().at, 0)
})

test('the past can be stepped through, and every viewpoint opens at the end', async () => {
  const { me, foe, active } = await twoPlayers()
  await me.act(active, { type: 'draw' })
  await me.act(active, { type: 'done' })
  const past = await me.ask({ do: 'past', at: 0 })
  assert.ok(past.ok && (past.value as { at: number }).at === 0)
  const future = await me.ask({ do: 'past', at: 9 })
  assert.ok(!future.ok)
  assert.deepEqual(await foe.ask({ do: 'resign', seat: 1 - active }), { ok: true })
  assert.deepEqual(me.latest().ending, { by: 'resigned', seat: 1 - active, winners: [active] })
  const open = await foe.ask({ do: 'past', at: 1, eye: active })
  assert.ok(open.ok)
  const late = await me.act(active, { type: 'done' })
  assert.ok(!late.ok)
  const file = await me.ask({ do: 'journal' })
  assert.ok(file.ok && (file.value as { seed?: string }).seed === 'sesame', 'a resigned game can be verified too')
})

test('why not: every reason with its rule, several actions at once', async () => {
  const { me, active } = await twoPlayers()
  const answer = await me.ask({ do: 'why', seat: active, actions: [{ type: 'done' }, { type: 'march', arg: 0 }] })
  assert.ok(answer.ok)
  const [done, far] = answer.value as { legal: boolean; refusals: { rule: string }[] }[]
  assert.deepEqual([done!.legal, far!.legal], [true, false])
  assert.equal(far!.refusals[0]!.rule, '2.1')
})

test('two computers play a game to its end behind the table, each move kept', async () => {
  let kept = 0
  const table = open({
    chairs: [bot, bot],
    keep: change => {
      if (change.kind === 'moves') kept += change.moves.length
    },
  })
  const page = sit(table, { mine: [], name: 'Carla' })
  for (let i = 0; i < 2000 && table.match.result === undefined; i++) await table.settled()
  assert.ok(table.match.result)
  assert.equal(kept, table.match.length)
  assert.equal(page.latest().seed, 'sesame', 'the seed is revealed at the end')
})

test('whoever moves is told at once that the computer now thinks', async () => {
  const table = open({ chairs: [human('Anna'), bot], thinker: { ...thinker, choose: () => new Promise(() => {}) } })
  const page = sit(table, { mine: [0], name: 'Anna' })
  await page.connection.ask({ do: 'watch' })
  while (table.match.decision?.seat === 0) {
    assert.equal(page.latest().thinking, undefined)
    await page.act(0, table.match.decision.actions[0]!)
  }
  assert.equal(page.latest().thinking, 1)
})

test('a bot that breaks does not stop the game', async () => {
  const broken = { ...thinker, choose: () => Promise.reject(new Error('crashed')) }
  const table = open({ chairs: [bot, bot], thinker: broken })
  sit(table, { mine: [], name: 'Carla' })
  await table.settled()
  assert.ok(table.match.length > 0)
})

test('the odds of an action come from what the eye knows', async () => {
  const { me, active } = await twoPlayers()
  const answer = await me.ask({ do: 'odds', seat: active, action: { type: 'forage' } })
  assert.ok(answer.ok)
  const { outcomes } = answer.value as { outcomes: { p: number }[] }
  assert.equal(outcomes.length, 6)
  assert.ok(Math.abs(outcomes.reduce((sum, each) => sum + each.p, 0) - 1) < 1e-9)
})

test('the past shows the dice thrown on the table, never a hidden pick; a fork says what it is', async () => {
  const { table, pages, watcher, active } = await twoPlayers()
  for (let i = 0; i < 12 && table.match.decision !== undefined; i++) {
    const { seat, actions } = table.match.decision
    assert.ok((await pages[seat]!.act(seat, actions[0]!)).ok)
  }
  const { opening, moves } = table.match.journal()
  assert.ok(
    opening.some(roll => roll.hidden),
    'something is dealt in secret',
  )
  for (const page of [...pages, watcher])
    for (const [at, rolls] of [opening, ...moves.map(move => move.rolls)].entries()) {
      const answer = await page.ask({ do: 'past', at })
      assert.ok(answer.ok)
      const shown = (answer.value as { rolls?: readonly object[] }).rolls ?? []
      assert.deepEqual(
        shown,
        rolls.filter(roll => roll.hidden !== true),
      )
    }
  assert.equal(pages[active]!.latest().fork, undefined)
  const from = createMatch(toy, SETUP, { seed: 'x' }).position() as never
  const fork = createMatch(toy, SETUP, { seed: 'y' }, from, { at: 7, eye: 0 })
  const page = sit(open({ match: fork }), { mine: [0, 1], name: 'Anna' })
  await page.connection.ask({ do: 'watch' })
  assert.deepEqual(page.latest().fork, { at: 7, eye: 0 })
})

test('somebody answers in advance at another process just when another moves here: nobody notices', async () => {
  let late = 1
  const { table, me, foe, active, watcher } = await twoPlayers({
    keep: () => (late-- > 0 ? Promise.reject(new Conflict('an answer in advance was kept first')) : undefined),
    reread: async () => {
      const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
      match.stand(1 - active, 'assault.reaction', true)
      return { match }
    },
  })
  const before = [me, watcher].map(each => each.told.length)
  const to = (table.match.view(active) as { post: number[] }).post[active] === 1 ? 2 : 1
  assert.deepEqual(await me.act(active, { type: 'march', arg: to }), { ok: true })
  const since = [me, watcher].map((each, i) => each.told.slice(before[i]).map(tell => tell.tell))
  assert.deepEqual(since, [['moved', 'answer'], ['moved']])
  assert.deepEqual(foe.latest().standing, ['assault.reaction'], 'his own pages know')
})

test('what a seat’s chances were is told from what it saw then: to whoever plays alone, among people only after the end, never of the future', async () => {
  const asked: object[] = []
  const watching = {
    ...thinker,
    chance: (thought: object) => {
      asked.push(thought)
      return Promise.resolve(0.4)
    },
  }
  const table = open({ chairs: [human('Anna'), human('Berto')], thinker: watching })
  const [anna, berto] = [sit(table, { mine: [0], name: 'Anna' }), sit(table, { mine: [1], name: 'Berto' })]
  const { seat } = table.match.decision!
  const active = [anna, berto][seat]!
  const [begun, to] = [table.match.view(seat), (table.match.view(seat) as { post: number[] }).post[seat] === 1 ? 2 : 1]
  await active.connection.ask({ do: 'watch' })
  assert.deepEqual(await active.act(seat, { type: 'march', arg: to }), { ok: true })
  assert.ok(!(await active.ask({ do: 'chance', seat, at: 0 })).ok, 'two people: nobody judges for them')
  table.seat([human('Anna'), human('Berto')].map((each, i) => (i === seat ? each : bot)))
  assert.deepEqual(await active.ask({ do: 'chance', seat, at: 0 }), { ok: true, value: 0.4 })
  const [thought] = asked as [{ view: object }]
  assert.deepEqual(thought.view, begun)
  assert.ok(!(await active.ask({ do: 'chance', seat, at: 99 })).ok)
  assert.ok(!(await active.ask({ do: 'chance', seat: 1 - seat, at: 0 })).ok, 'nobody asks for a seat that is not his')
  assert.equal(asked.length, 1)
  table.seat([human('Anna'), human('Berto')])
  assert.deepEqual(await berto.ask({ do: 'resign', seat: 1 }), { ok: true })
  for (const [page, mine] of [
    [anna, 0],
    [berto, 1],
  ] as const)
    assert.deepEqual(await page.ask({ do: 'chance', seat: mine, at: 0 }), { ok: true, value: 0.4 })
  assert.ok(!(await anna.ask({ do: 'chance', seat: 1, at: 0 })).ok, 'each from what he saw')
  table.close()
})
