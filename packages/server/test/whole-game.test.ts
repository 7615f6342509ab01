/** Two players through a game of each kind on the shelf, with a lost connection and a new server in the middle, and every frame looked at. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type AnyGame, canonical, type Eye, searchDice } from '@bivouac/kernel'
import { type Journal, replay, verify } from '@bivouac/match'
import { FOR_TWO, SHELF } from './for-two.ts'
import { randomMove, type Sitting, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'

/** Chance may go on for long: then somebody resigns, which is an end, too. */
const MOST = 500
const [BROKEN, RESTARTED] = [12, 24]

for (const game of FOR_TWO)
  test(`${game.id}: a reconnection, a restart; nothing hidden on the wire; dice that verify`, t => throughout(game, t))

async function throughout(game: AnyGame, t: TestContext): Promise<void> {
  const { folder, remove } = scratch()
  let server = await testServer(folder, { gamesModule: SHELF })
  t.after(async () => {
    await server.close()
    remove()
  })
  const port = server.port
  const table = await twoAtATable(server.url, { access: 'open' }, game.id)
  const { id, red, blue } = table
  let sittings: [Sitting, Sitting] = table.sittings
  let watcher = await new Visitor(server.url).sit(id)
  await seated(watcher)
  const { commitment } = sittings[0].snapshot()
  const frames: { eye: Eye; text: string }[] = []
  const keep = (): void => {
    for (const [seat, each] of sittings.entries()) frames.push(...each.frames.map(text => ({ eye: seat, text })))
    frames.push(...watcher.frames.map(text => ({ eye: 'spectator' as const, text })))
  }

  const choose = searchDice(`whole game ${game.id}`)
  let moves = 0
  for (let going = true; going && moves < MOST; moves++) {
    if (moves === BROKEN) {
      // A lost connection: the browser comes back and goes on.
      frames.push(...sittings[1].frames.map(text => ({ eye: 1, text })))
      sittings[1].socket.terminate()
      sittings = [sittings[0], await blue.sit(id)]
      await seated(sittings[1])
    }
    if (moves === RESTARTED) {
      await sittings[0].until(() => sittings[0].snapshot().at === moves)
      await sittings[1].until(() => sittings[1].snapshot().at === moves)
      keep()
      const before = sittings.map(each => each.snapshot())
      await server.close()
      assert.deepEqual(await Promise.all(sittings.map(each => each.closed)), [1012, 1012])
      server = await testServer(folder, { gamesModule: SHELF, port })
      sittings = (await Promise.all([red.sit(id), blue.sit(id)])) as [Sitting, Sitting]
      watcher = await new Visitor(server.url).sit(id)
      await Promise.all([...sittings, watcher].map(seated))
      for (const [seat, was] of before.entries()) {
        const now = sittings[seat]!.snapshot()
        assert.deepEqual([now.at, now.view, now.asked, now.commitment], [was.at, was.view, was.asked, was.commitment])
      }
    }
    if (moves % 25 === 5) {
      // Everything a player may ask for on the way is answered for his own eyes too.
      const at = Math.floor(sittings[0].snapshot().at / 2)
      for (const each of [...sittings, watcher]) {
        await each.ask({ do: 'past', at })
        await each.ask({ do: 'log', since: at })
        await each.ask({
          do: 'why',
          seat: each.snapshot().mine[0] ?? 0,
          actions: [
            { type: 'move', arg: 3 },
            { type: 'x' },
            ...(sittings[0].snapshot().asked?.actions ?? []).slice(0, 3),
          ],
        })
      }
    }
    going = await randomMove(sittings, choose)
  }
  const isOver = (one: Sitting): boolean => one.snapshot().result !== undefined || one.snapshot().ending !== undefined
  if (moves === MOST) assert.deepEqual(await sittings[0].ask({ do: 'resign', seat: 0 }), { ok: true })
  for (const each of [...sittings, watcher]) await each.until(() => isOver(each), 'the end')
  keep()
  assert.ok(moves > RESTARTED, `${moves} moves`)

  const { body: journal } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
  assert.equal(journal.commitment!.hash, commitment)
  const verified = verify(game, journal)
  assert.deepEqual([verified.faults, verified.notes], [[], []])
  const rolls = [...journal.opening, ...journal.moves.flatMap(each => each.rolls)]
  assert.equal(verified.recomputed, rolls.length)
  const looked = scan(game, frames, journal)
  t.diagnostic(
    `${moves} moves, ${frames.length} frames looked at, ${looked} views compared, ${verified.recomputed} rolls verified`,
  )
}

/** What each frame told, held against what that eye may know at that moment. */
function scan(game: AnyGame, frames: readonly { eye: Eye; text: string }[], journal: Journal): number {
  const heardBy = new Map<Eye, Set<string>>()
  const viewAt = new Map<Eye, string[]>()
  for (const eye of [0, 1, 'spectator'] as const) {
    const steps = replay(game, journal, { eye, views: true })
    assert.ok(typeof steps !== 'string', String(steps))
    const list = [...steps]
    heardBy.set(eye, new Set(list.flatMap(step => step.events.map(event => canonical({ move: step.at, event })))))
    viewAt.set(
      eye,
      list.map(step => canonical(step.view)),
    )
  }
  const SECRET = new Set(['seed', 'moves', 'opening', 'nonce', 'nonces', 'invite', 'password', 'deck', 'position'])
  const seen = [...viewAt.values()].flat().map(view => JSON.parse(view) as object)
  const fields = new Set(seen.flatMap(Object.keys))
  /** Everything a view names, however deep: a game may use such a word for something everybody knows. */
  const named = new Set<string>()
  for (const view of seen) walk(view, key => named.add(key))
  let views = 0
  for (const { eye, text } of frames) {
    const tell = JSON.parse(text)
    if (tell.snapshot?.result !== undefined || tell.snapshot?.ending !== undefined) continue
    assert.ok(!text.includes(journal.seed!), 'the seed is not revealed before the end')
    walk(tell, (key, value, parent) => {
      assert.ok(!SECRET.has(key) || named.has(key), `“${key}” was sent to ${eye}: ${text.slice(0, 200)}`)
      if (key === 'view') {
        views++
        assert.equal((value as { eye: Eye }).eye, eye)
        assert.equal(canonical(value), viewAt.get(eye)![parent.at as number], 'the view of that eye at that moment')
      }
      // Dice thrown on the table are everybody's; picks of hidden cards are rolls, too, and nobody's.
      if (key === 'rolls') for (const roll of value as object[]) assert.ok(!('hidden' in roll), 'a hidden pick')
      if (key === 'actions') assert.equal(parent.seat, eye, 'options are for the one who decides')
      if (key === 'heard')
        for (const { leaves, ...told } of value as { leaves?: object }[]) {
          assert.ok(heardBy.get(eye)!.has(canonical(told)), `${eye} heard ${canonical(told)}`)
          // What the event changed is said in the fields of a view, and of nothing else; their contents are walked through.
          for (const field of Object.keys(leaves ?? {})) assert.ok(fields.has(field), `${eye} was shown “${field}”`)
        }
      if (key === 'standing') assert.notEqual(eye, 'spectator')
    })
  }
  assert.ok(views > RESTARTED)
  return views
}

function walk(value: unknown, visit: (key: string, value: unknown, parent: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) visit(key, each, value as Record<string, unknown>)
    walk(each, visit)
  }
}
